import { expect, test } from 'vitest';
import { button, mail, node } from '../testing/sample-documents.ts';
import { childrenAt, findNode } from '../tree/locate.ts';
import { moveNodes } from './move-nodes.ts';

const left = node('l', 'column', { children: [button('a'), button('b'), button('c')] });
const right = node('r', 'column', { children: [button('d')] });
const document = mail(node('s', 'section', { children: [left, right] }));

function childIds(parentId: string, ids: readonly string[], target: string, index: number): string | undefined {
  const next = moveNodes(document, { ids, target: { parentId: target, index } });
  return childrenAt(next, parentId)
    ?.map(({ id }) => id)
    .join('');
}

test('the index counts the children as they are before the move', () => {
  expect(childIds('l', ['a'], 'l', 2)).toBe('bac');
  expect(childIds('l', ['c'], 'l', 0)).toBe('cab');
  expect(childIds('l', ['a', 'c'], 'l', 2)).toBe('bac');
});

test('several nodes come together at the target in document order, as the same objects', () => {
  expect(childIds('r', ['c', 'a'], 'r', 1)).toBe('dac');
  expect(childIds('l', ['c', 'a'], 'r', 1)).toBe('b');
  const next = moveNodes(document, { ids: ['a'], target: { parentId: 'r', index: 0 } });
  expect(findNode(next, 'a')).toBe(findNode(document, 'a'));
});

test('a move to where the node is gives the same document', () => {
  expect(moveNodes(document, { ids: ['b'], target: { parentId: 'l', index: 1 } })).toBe(document);
  expect(moveNodes(document, { ids: ['b'], target: { parentId: 'l', index: 2 } })).toBe(document);
});
