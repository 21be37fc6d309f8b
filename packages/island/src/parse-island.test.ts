import { describe, expect, test } from 'vitest';
import type { Island, IslandElement } from './island.ts';
import { parseIsland } from './parse-island.ts';
import { mailFixtures } from './testing/mail-fixtures.ts';

function parse(source: string): Island {
  const island = parseIsland(source);
  if (!island) throw new Error('too large');
  return island;
}

function written(
  source: string,
  { range }: { readonly range: { readonly start: number; readonly end: number } },
): string {
  return source.slice(range.start, range.end);
}

test('elements, attributes and texts are found where they are written', () => {
  const source = `<table>\r\n<TR><td CLASS='a' width=10>Hi &amp; bye<br/></td></TR></table>`;
  const { elements, texts } = parse(source);
  expect(elements.map(({ tag, parent, readOnly }) => [tag, parent, readOnly])).toEqual([
    ['table', null, null],
    ['tr', 0, null],
    ['td', 1, null],
    ['br', 2, null],
  ]);
  const cell = elements[2];
  expect(cell && written(source, cell)).toBe(`<td CLASS='a' width=10>Hi &amp; bye<br/></td>`);
  const tag = source.slice(cell?.openTag.start, cell?.openTag.end);
  expect(tag).toBe(`<td CLASS='a' width=10>`);
  expect(source.slice(cell?.closeTag?.start, cell?.closeTag?.end)).toBe('</td>');
  expect(Object.entries(cell?.attributes ?? {}).map(([name, { start, end }]) => [name, tag.slice(start, end)])).toEqual(
    [
      ['class', `CLASS='a'`],
      ['width', 'width=10'],
    ],
  );
  expect(texts.map((text) => [written(source, text), text.parent, text.readOnly])).toEqual([['Hi &amp; bye', 2, null]]);
});

test('what the parser moves out of a table is read-only, with all in it', () => {
  const source = '<div><table><tr><p>lost <b>x</b></p><td>in place</td></tr></table></div>';
  const { elements, texts } = parse(source);
  expect(Object.fromEntries(elements.map(({ tag, readOnly }) => [tag, readOnly]))).toEqual({
    div: null,
    table: null,
    tr: null,
    p: 'moved',
    b: 'inside-read-only',
    td: null,
  });
  expect(texts.filter(({ readOnly }) => !readOnly).map((text) => written(source, text))).toEqual(['in place']);
});

test('tags that overlap are read-only', () => {
  const { elements } = parse('<p><b>bold <i>both</b> italic</i> none</p><p>fine</p>');
  const readOnly = (tag: string) =>
    elements.filter((element) => element.tag === tag).map((element) => element.readOnly);
  expect(readOnly('i')).toEqual(['overlapping', 'overlapping']);
  expect(readOnly('p')).toEqual([null, null]);
});

test('loops written between rows are texts that stay read-only', () => {
  const source = '<table>{% for x in y %}<tr><td>{{ x }}</td></tr>{% endfor %}</table>';
  const { elements, texts } = parse(source);
  expect(elements.every(({ readOnly }) => readOnly === null)).toBe(true);
  expect(texts.map((text) => [written(source, text), text.readOnly])).toContainEqual(['{{ x }}', null]);
  expect(texts.filter((text) => written(source, text).includes('{%')).every(({ readOnly }) => readOnly !== null)).toBe(
    true,
  );
});

test('style sheets and titles are no texts to edit in place', () => {
  const { texts } = parse('<html><head><title>T</title><style>p{}</style></head><body>Hi</body></html>');
  expect(texts.map(({ readOnly }) => readOnly)).toEqual(['code', 'code', null]);
});

test('a text that begins with a named character is found from its first letter on, whatever is left out before it', () => {
  for (const source of [' &nbsp;x', '\0&nbsp;x', '&nbsp;x', '<p> &copy; x</p>', '<table>&amp; x<tr></table>']) {
    const [text] = parse(source).texts;
    expect(text && written(source, text).trim()).toMatch(/^&(?:nbsp;x|copy; x|amp; x)$/);
  }
});

test('a source deeper than any mail has no island', () => {
  expect(parseIsland('<div>'.repeat(100_000))).toBeUndefined();
});

describe('in real mails every range is what it says', () => {
  test.each(mailFixtures())('%s', (_, source) => {
    const { elements, texts } = parse(source);
    for (const element of elements) expectWritten(source, element);
    for (const element of elements.filter(({ readOnly }) => readOnly === null)) {
      const parent = elements[element.parent ?? -1];
      if (!parent) continue;
      expect(element.range.start).toBeGreaterThanOrEqual(parent.openTag.end);
      expect(element.range.end).toBeLessThanOrEqual(parent.closeTag?.start ?? parent.range.end);
    }
    for (const text of texts.filter(({ readOnly }) => !readOnly))
      expect(written(source, text)).not.toMatch(/<[a-z/!]/i);
    expect(elements.filter(({ readOnly }) => readOnly).length).toBeLessThanOrEqual(elements.length / 2);
  });
});

function expectWritten(source: string, { tag, openTag, closeTag, attributes }: IslandElement): void {
  const start = source.slice(openTag.start, openTag.end);
  expect(start.toLowerCase().startsWith(`<${tag}`)).toBe(true);
  expect(start.endsWith('>')).toBe(true);
  if (closeTag) expect(source.slice(closeTag.start, closeTag.end).toLowerCase().startsWith(`</${tag}`)).toBe(true);
  for (const [name, place] of Object.entries(attributes)) {
    expect(start.slice(place.start, place.end).toLowerCase().startsWith(name)).toBe(true);
  }
}
