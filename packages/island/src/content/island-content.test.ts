import type { ForeignEntry } from '@mailwright/document';
import { expect, test } from 'vitest';
import { parseIsland } from '../parse-island.ts';
import { MALFORMED } from '../testing/adversarial.ts';
import { mailFixtures } from '../testing/mail-fixtures.ts';
import { islandContent } from './island-content.ts';

const HTML = `<table><tr><td title='Tip "one"'>Hello &amp; <b>bye</b></td></tr></table>
<style>p{color:red}</style><!-- <p>Outlook</p> --><a href=https://shop.example/>Go</a><img alt="A cup" src="/a.png"><img src='b.png' alt="">`;

function entriesOf(html: string): readonly ForeignEntry[] {
  const entries: ForeignEntry[] = [];
  islandContent(html, (entry) => {
    entries.push(entry);
    return entry.value;
  });
  return entries;
}

test('tells of words, links, pictures and their texts as they are written, and of no code', () => {
  expect(entriesOf(HTML).map((entry) => `${'role' in entry ? entry.role : entry.kind} ${entry.value}`)).toEqual([
    'title Tip "one"',
    'words Hello &',
    'words bye',
    'link https://shop.example/',
    'words Go',
    'image /a.png',
    'alt A cup',
    'image b.png',
  ]);
});

test('puts others in their place and leaves every other byte', () => {
  const other: Record<string, string> = {
    'Hello &': 'Guten Tag &',
    Go: 'Los',
    'A cup': 'Eine "Tasse"',
    '/a.png': '/de.png',
  };
  const changed = islandContent(HTML, ({ value }) => other[value] ?? value);
  expect(changed).toBe(
    HTML.replace('Hello &amp; ', 'Guten Tag &amp; ')
      .replace('>Go<', '>Los<')
      .replace('"A cup"', '"Eine &quot;Tasse&quot;"')
      .replace('/a.png', '/de.png'),
  );
});

test.each([...MALFORMED, ...mailFixtures()])('%s: what stays as it is leaves every byte', (_name, source) => {
  expect(islandContent(source, ({ value }) => value)).toBe(source);
});

test.each(mailFixtures())('%s: all words are replaced but those that cannot be edited in place', (_name, source) => {
  const isWords = (entry: ForeignEntry) => entry.kind === 'text' && entry.role === 'words';
  const changed = islandContent(source, (entry) => (isWords(entry) ? 'Marker' : entry.value));
  const left = entriesOf(changed).filter((entry) => isWords(entry) && entry.value !== 'Marker');
  const fixed = parseIsland(source)?.texts.filter(({ readOnly }) => readOnly !== null && readOnly !== 'code') ?? [];
  expect(left).toHaveLength(fixed.length);
});
