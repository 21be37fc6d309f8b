import { describe, expect, it } from 'vitest';
import { checkTags } from './check-tags.ts';

const mail = (content: string) => `<mjml>\n<mj-body>\n${content}\n</mj-body>\n</mjml>`;
const mistakesOf = (source: string) =>
  checkTags(source).mistakes.map(({ kind, line, tag }) => `${line} ${kind} ${tag}`);

describe('the tags of a source', () => {
  it('are right in a mail with HTML, comments, self-closing parts and capitals', () => {
    const source = `<?xml version="1.0"?><!-- <mj-text> -->${mail(`
      <mj-section><MJ-Column>
        <mj-text><p>1 < 2, <br> <b>open <i>crossed</b></i> <img src="a>b"></mj-text>
        <mj-spacer /><mj-image src="https://a.example/?a=1&b='2'" /><mj-raw><mj-text></mj-raw>
      </mj-column></mj-section>`)}`;
    expect(checkTags(source)).toMatchObject({ mistakes: [], includes: [], elements: 8, depth: 4 });
  });

  it('are told with their lines when they do not close, or were never opened', () => {
    expect(mistakesOf(mail('<mj-section>\n<mj-column>\n</mj-section>'))).toEqual(['4 unclosed-tag mj-column']);
    expect(mistakesOf(mail('<mj-section>\n</mj-column></mj-section>'))).toEqual(['4 stray-end mj-column']);
    expect(mistakesOf(mail('<mj-section><mj-column>\n<mj-text>Hello</mj-column></mj-section>'))).toEqual([
      '4 unclosed-tag mj-text',
    ]);
    expect(mistakesOf('<mjml><mj-body><mj-section>')).toEqual([
      '1 unclosed-tag mjml',
      '1 unclosed-tag mj-body',
      '1 unclosed-tag mj-section',
    ]);
    expect(mistakesOf(mail('<mj-image src="a.png />'))).toEqual(['3 unclosed-quote mj-image']);
    expect(mistakesOf(mail('<!-- never ends'))).toEqual(['3 unclosed-tag <!--']);
  });

  it('make a mail only with a root and a body', () => {
    expect(mistakesOf('<html></html>')).toEqual(['1 not-mjml mjml']);
    expect(mistakesOf('')).toEqual(['1 not-mjml mjml']);
    expect(mistakesOf('<mjml><mj-head></mj-head></mjml>')).toEqual(['1 no-body mj-body']);
  });

  it('say which files they ask for', () => {
    const { includes, mistakes } = checkTags(
      mail('<mj-include path="./a.mjml" />\n<mj-include type="css" path=\'b.css\'>'),
    );
    expect(mistakes).toEqual([]);
    expect(includes.map(({ line, detail }) => [line, detail])).toEqual([
      [3, './a.mjml'],
      [4, 'b.css'],
    ]);
  });
});

it('reads long sources whatever they hold', () => {
  const hostile = ['<mj-text>', '<a "', '<!--', '<', "<mj-column a='", '</mj-text>', '<mj-section>', '<![CDATA['];
  for (const piece of hostile) {
    const source = `<mjml><mj-body>${piece.repeat(Math.floor(2_000_000 / piece.length))}`;
    expect(checkTags(source).mistakes.length).toBeGreaterThan(0);
  }
}, 60_000);
