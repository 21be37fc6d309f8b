import { expect, test } from 'vitest';
import { button, mail, node } from '../testing/sample-documents.ts';
import { childrenAt } from '../tree/locate.ts';
import { insertNodes } from './insert-nodes.ts';

const left = node('l', 'column', { children: [button('a'), button('b')] });
const right = node('r', 'column', { children: [] });
const document = mail(node('s', 'section', { children: [left, right] }));

test('nodes are put before the child at the index and the other column stays the same object', () => {
  const next = insertNodes(document, { nodes: [button('c')], target: { parentId: 'l', index: 1 } });
  expect(childrenAt(next, 'l')?.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  expect(childrenAt(next, 's')?.[1]).toBe(right);
  expect(childrenAt(document, 'l')?.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('an index beyond the end is the end', () => {
  const next = insertNodes(document, { nodes: [button('c')], target: { parentId: 'l', index: 99 } });
  expect(childrenAt(next, 'l')?.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('an unknown parent changes nothing', () => {
  expect(insertNodes(document, { nodes: [button('c')], target: { parentId: 'x', index: 0 } })).toBe(document);
});
