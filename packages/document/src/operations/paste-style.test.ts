import { expect, test } from 'vitest';
import { fakeRegistry } from '../testing/fake-registry.ts';
import { mail, node } from '../testing/sample-documents.ts';
import { findNode } from '../tree/locate.ts';
import { pasteStyle } from './paste-style.ts';

const registry = new Map(fakeRegistry);
for (const [type, sections] of [
  ['button', ['typography', 'background', 'size', 'dark', 'visibility']],
  ['image', ['background', 'spacing', 'size', 'visibility']],
] as const) {
  const block = registry.get(type);
  if (block) registry.set(type, { ...block, styleSections: sections });
}

const source = {
  type: 'button',
  style: { color: '#111111', width: 90, hideOn: 'mobile', phone: { fontSize: 20 }, dark: { color: '#eeeeee' } },
} as const;

test('a block of the same kind looks the same afterwards, but keeps its size and where it is shown', () => {
  const other = node('b', 'button', {
    style: { width: 40, hideOn: 'tablet', backgroundColor: '#ffffff', tablet: { fontSize: 9 }, phone: { width: 10 } },
  });
  const next = pasteStyle(mail(other), { ids: ['b'], source, registry });
  expect(findNode(next, 'b')?.style).toEqual({
    width: 40,
    hideOn: 'tablet',
    color: '#111111',
    phone: { width: 10, fontSize: 20 },
    dark: { color: '#eeeeee' },
  });
});

test('another kind of block takes what both have sections for', () => {
  const image = node('i', 'image', { style: { backgroundColor: '#ffffff', paddingTop: 4 } });
  const next = pasteStyle(mail(image), { ids: ['i'], source, registry });
  expect(findNode(next, 'i')?.style).toEqual({ paddingTop: 4 });
});
