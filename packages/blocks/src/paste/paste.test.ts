import type { NodeSeed } from '@mailwright/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockRegistry } from '../registry.ts';
import { seedsFromPaste } from './paste-text.ts';

const fromHtml = (html: string) => seedsFromPaste({ html, text: '' }, true);
const types = (seeds: readonly NodeSeed[]) => seeds.map(({ type }) => type);
const run = (text: string, ...marks: readonly string[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 ? { marks: marks.map((type) => ({ type })) } : {}),
});
const line = (...content: readonly unknown[]) => ({ type: 'paragraph', content });

function expectReadable(seeds: readonly NodeSeed[]): void {
  for (const { type, props } of seeds) {
    expect(blockRegistry.get(type)?.schema.safeParse(props).success, `${type} ${JSON.stringify(props)}`).toBe(true);
  }
}

describe('HTML from outside becomes blocks', () => {
  it('headings, texts, lists, images, links that look like buttons, and lines', () => {
    const seeds = fromHtml(`<html><body><!--StartFragment--><h1>Big <em>news</em></h1><p>First <b>words</b>.</p>
      <ul><li>One</li><li>Two<ol><li>Deep</li></ol></li></ul><img src="https://a.example/x.png" alt="A coat" width="300">
      <p><a class="btn" href="https://a.example/buy">Buy now</a></p><hr><p>End</p><!--EndFragment--></body></html>`);
    expect(types(seeds)).toEqual(['heading', 'text', 'image', 'button', 'divider', 'text']);
    expectReadable(seeds);
    expect(seeds[0]?.props).toEqual({ level: 'h1', content: [line(run('Big '), run('news', 'italic'))] });
    expect(seeds[1]?.props.content).toEqual([
      line(run('First '), run('words', 'bold'), run('.')),
      {
        type: 'bulletList',
        content: [
          { type: 'listItem', content: [line(run('One'))] },
          {
            type: 'listItem',
            content: [
              line(run('Two')),
              { type: 'orderedList', content: [{ type: 'listItem', content: [line(run('Deep'))] }] },
            ],
          },
        ],
      },
    ]);
    expect(seeds[2]?.props).toMatchObject({ src: 'https://a.example/x.png', alt: 'A coat', width: 300 });
    expect(seeds[3]?.props).toMatchObject({ label: 'Buy now', link: { href: 'https://a.example/buy' } });
  });

  it('a Google Docs copy is not bold all over, and keeps what is', () => {
    const seeds = fromHtml(
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-size:11pt;font-weight:400">' +
        'plain </span><span style="font-weight:700;text-decoration:underline">loud</span></p></b><br>',
    );
    expect(seeds).toEqual([
      { type: 'text', props: { content: [line(run('plain '), run('loud', 'bold', 'underline'))] }, style: {} },
    ]);
  });

  it('paragraphs with bullets, as Word writes lists, become lists', () => {
    const [seed] = fromHtml(`<p class=MsoNormal>Bring:<o:p></o:p></p>
      <p class=MsoListParagraphCxSpFirst><![if !supportLists]><span>·<span>&nbsp;&nbsp; </span></span><![endif]>a coat</p>
      <p class=MsoListParagraphCxSpLast><span>·<span>&nbsp; </span></span>a <b>hat</b></p>
      <p class=MsoListParagraph><span>1.<span>&nbsp; </span></span>first</p>`);
    expect(seed?.props.content).toEqual([
      line(run('Bring:')),
      {
        type: 'bulletList',
        content: [
          { type: 'listItem', content: [line(run('a coat'))] },
          { type: 'listItem', content: [line(run('a '), run('hat', 'bold'))] },
        ],
      },
      { type: 'orderedList', content: [{ type: 'listItem', content: [line(run('first'))] }] },
    ]);
  });

  it('rows of a spreadsheet become lines, tables of a mail only what stands in them', () => {
    const sheet = fromHtml('<table><tbody><tr><td>Coat</td><td>40</td></tr><tr><td>Hat</td><td>12</td></tr></table>');
    expect(sheet[0]?.props.content).toEqual([line(run('Coat\u200340')), line(run('Hat\u200312'))]);
    const mail = fromHtml(
      '<table><tr><td><h2>Left</h2></td><td><img src="https://a.example/r.png" alt=""></td></tr></table>',
    );
    expect(types(mail)).toEqual(['heading', 'image']);
  });

  it('a linked image keeps its link, an image of the disk, inside its address or of one pixel is left out', () => {
    const seeds = fromHtml(
      '<a href="https://a.example"><img src="https://a.example/x.png"></a><img src="file:///c:/x.png">' +
        '<img src="data:image/png;base64,AAAA"><img src="https://a.example/open.gif" width="1" height="1">',
    );
    expect(seeds).toHaveLength(1);
    expect(seeds[0]?.props.link).toEqual({ href: 'https://a.example', target: '_self', title: '' });
  });

  it('addresses that run or lead nowhere give their words alone', () => {
    const seeds = fromHtml('<p><a href="javascript:alert(1)">one</a> <a href="/there">two</a></p>');
    expect(seeds[0]?.props.content).toEqual([line(run('one two'))]);
  });

  it('hidden text, scripts, styles and comments are left out', () => {
    expect(
      fromHtml('<style>p{}</style><script>x()</script><div style="display:none">pre-header</div><!-- c --><svg></svg>'),
    ).toEqual([]);
  });

  it('whatever comes in, what comes out is what the blocks can read', () => {
    const tag = fc.constantFrom(
      'p',
      'li',
      'ul',
      'ol',
      'h2',
      'a href="x"',
      'b',
      'table',
      'tr',
      'td',
      'br',
      'img src=x',
      'pre',
    );
    const piece = fc.oneof(
      tag.map((name) => `<${name}>`),
      tag.map((name) => `</${name.split(' ')[0]}>`),
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom('<!--', '-->', '<![CDATA[', '<a class=button href=//x.example>', '<p class=MsoListParagraph>1. '),
    );
    fc.assert(fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => expectReadable(fromHtml(pieces.join('')))));
  }, 60_000);

  it('lists deeper than a mail holds and markup deeper than a mail has are no danger', () => {
    expectReadable(fromHtml('<ul><li>a'.repeat(40)));
    expect(fromHtml('<div>'.repeat(100_000))).toEqual([]);
  });
});

describe('text from outside', () => {
  it('plain text becomes a text block: paragraphs after blank lines, lines kept', () => {
    expect(seedsFromPaste({ html: '', text: 'One\r\nTwo\r\n\r\nThree\n' }, true)).toEqual([
      {
        type: 'text',
        props: { content: [line(run('One'), { type: 'hardBreak' }, run('Two')), line(run('Three'))] },
        style: {},
      },
    ]);
    expect(seedsFromPaste({ html: '', text: ' \n ' }, true)).toEqual([]);
  });

  it('raw HTML pasted as text becomes an HTML block as it is', () => {
    const source = '<table bgcolor=red><tr><td>{{ name }}</td></tr></table>';
    const pasted = { html: '<pre><span>&lt;table</span></pre>', text: `\n${source}\n` };
    expect(seedsFromPaste(pasted, true)).toEqual([{ type: 'html', props: { source }, style: {} }]);
  });

  it('raw HTML becomes ordinary blocks where the plan has no custom code', () => {
    expect(types(seedsFromPaste({ html: '', text: '<h2>Hi</h2><script>x()</script><p>there</p>' }, false))).toEqual([
      'heading',
      'text',
    ]);
  });

  it('text that only has something in angle brackets is text', () => {
    expect(types(seedsFromPaste({ html: '', text: '<anna> met <ben@b.example>' }, true))).toEqual(['text']);
    expect(types(seedsFromPaste({ html: '', text: 'a </b>' }, true))).toEqual(['text']);
  });
});
