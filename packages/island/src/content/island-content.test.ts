import type { ForeignPart } from '@mailwright/document';
import { expect, test } from 'vitest';
import { parseIsland } from '../parse-island.ts';
import { MALFORMED } from '../testing/adversarial.ts';
import { mailFixtures } from '../testing/mail-fixtures.ts';
import { islandContent } from './island-content.ts';

const HTML = `<table><tr><td title='Tip "one"'>Hello &amp; <b>bye</b></td></tr></table>
<style>p{color:red}</style><!-- <p>Outlook</p> --><a href=https://shop.example/>Go</a><img alt="A cup" src="/a.png"><img src='b.png' alt="">`;

function partsOf(html: string): readonly ForeignPart[] {
  const parts: ForeignPart[] = [];
  islandContent(html, (part) => {
    parts.push(part);
    return part.value;
  });
  return parts;
}

test('tells of words, links, pictures and their texts as they are written, and of no code', () => {
  expect(partsOf(HTML).map((part) => `${'role' in part ? part.role : part.kind} ${part.value}`)).toEqual([
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
  const isWords = (part: ForeignPart) => part.kind === 'text' && part.role === 'words';
  const changed = islandContent(source, (part) => (isWords(part) ? 'Marker' : part.value));
  const left = partsOf(changed).filter((part) => isWords(part) && part.value !== 'Marker');
  const fixed = parseIsland(source)?.texts.filter(({ readOnly }) => readOnly !== null && readOnly !== 'code') ?? [];
  expect(left).toHaveLength(fixed.length);
});
