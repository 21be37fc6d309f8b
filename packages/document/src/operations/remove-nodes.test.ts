import { expect, test } from 'vitest';
import { button, mail, node } from '../testing/sample-documents.ts';
import { childrenAt, findNode } from '../tree/locate.ts';
import { removeNodes } from './remove-nodes.ts';

const inner = node('n', 'section', {
  children: [node('nc', 'column', { children: [button('deep'), button('keep')] })],
});
const column = node('c', 'column', { children: [button('a'), inner, button('b')] });
const document = mail(node('s', 'section', { children: [column] }));

test('nodes at several levels go in one step', () => {
  const next = removeNodes(document, { ids: ['a', 'deep'] });
  expect(childrenAt(next, 'c')?.map(({ id }) => id)).toEqual(['n', 'b']);
  expect(childrenAt(next, 'nc')?.map(({ id }) => id)).toEqual(['keep']);
});

test('a node goes with all it holds, also when something in it was named too', () => {
  const next = removeNodes(document, { ids: ['deep', 'n'] });
  expect(childrenAt(next, 'c')?.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(findNode(next, 'keep')).toBeUndefined();
});

test('unknown ids change nothing', () => {
  expect(removeNodes(document, { ids: ['x'] })).toBe(document);
});
