import { FOREIGN_START } from '@mailwright/blocks';
import fc from 'fast-check';
import { parse, serialize } from 'parse5';
import { expect, it } from 'vitest';
import { foldLines } from './fold-lines.ts';

const octets = (line: string) => new TextEncoder().encode(line).length;
const longest = (html: string) => Math.max(...html.split('\n').map(octets));

/** As browsers and clients read it: blanks are one, comments nothing. */
const read = (html: string) => serialize(parse(html.replaceAll('<!--\n-->', ''))).replace(/\s+/g, ' ');

it('ends lines between attributes, for which nothing is added', () => {
  const html = `<p>${'<a href="https://a.example/x y" style="color:red">b</a>'.repeat(100)}</p>`;
  const folded = foldLines(html, []);
  expect(longest(folded)).toBeLessThanOrEqual(998);
  expect(folded.length).toBe(html.length);
  expect(folded).not.toMatch(/"[^"\n]*x\ny/);
  expect(read(folded)).toBe(read(html));
});

it('ends lines between the words of a long text, but not within a tag of a sending system', () => {
  const html = `<p>${'{{ customer.name | default: "dear friend" }}word '.repeat(60)}</p>`;
  const folded = foldLines(html, []);
  expect(longest(folded)).toBeLessThanOrEqual(998);
  expect(folded.match(/\{\{ customer\.name \| default: "dear friend" \}\}/g)).toHaveLength(60);
});

it('parts a text without blanks by comments, between whole characters', () => {
  const html = `<p>${'漢字😀かな。'.repeat(200)}</p>`;
  const folded = foldLines(html, []);
  expect(longest(folded)).toBeLessThanOrEqual(998);
  expect(folded.isWellFormed()).toBe(true);
  expect(read(folded)).toBe(read(html));
});

it('writes no comment into what only Word reads, where it would end that', () => {
  const html = `<div><!--[if mso]><center>${'漢字'.repeat(400)}</center><![endif]--></div>`;
  expect(foldLines(html, [])).toBe(html);
});

it('ends lines best in layout tables, and elsewhere where those are far apart', () => {
  const table = '<table role="presentation" cellpadding="0"><tr><td>';
  const links = '<a href="https://a.example" style="color:red">b</a>'.repeat(18);
  const html = `${table}${links}</td></tr></table>${'<b></b>'.repeat(20)}`.repeat(6);
  const folded = foldLines(html, []);
  expect(longest(folded)).toBeLessThanOrEqual(998);
  expect(folded.match(/\ncellpadding/g)?.length).toBeGreaterThan(4);
  expect(folded.length).toBe(html.length);
});

it('leaves foreign HTML as it is, and counts it', () => {
  const foreign = '<b title="x">y z</b> '.repeat(200);
  const html = `<div style="${FOREIGN_START}${foreign}</div>${'<i class="k">word</i>'.repeat(100)}`;
  const folded = foldLines(html, [foreign]);
  expect(folded).toContain(foreign);
  expect(longest(folded.replace(foreign, ''))).toBeLessThanOrEqual(998);
  expect(folded.length).toBe(html.length);
});

it('is the same mail without a longer line, whatever it holds', () => {
  const letters = fc.constantFrom('a', 'é', ' ', '漢', '😀', '{{ x }}', '&amp;', '\n');
  const words = fc.string({ unit: letters, maxLength: 300 }).map((text) => `${text} 字`);
  const tag = fc
    .tuple(fc.string({ unit: letters, maxLength: 40 }), words)
    .map(([value, text]) => `<b class="k" title="${value}" id='${value}'>${text}</b>`);
  fc.assert(
    fc.property(fc.array(tag, { maxLength: 12 }), (tags) => {
      const html = `<div>${tags.join('')}</div>`;
      const folded = foldLines(html, []);
      expect(read(folded)).toBe(read(html));
      expect(longest(folded)).toBeLessThanOrEqual(998);
    }),
    { numRuns: 300 },
  );
});

it('leaves a text of nothing but tags as it is, however long', () => {
  const html = `<p>${'{{a b}}'.repeat(20_000)}</p>`;
  expect(foldLines(html, [])).toBe(html);
});
