import { expect, test } from 'vitest';
import { fakeRegistry } from '../testing/fake-registry.ts';
import { button, mail, node } from '../testing/sample-documents.ts';
import { childrenAt } from '../tree/locate.ts';
import { duplicateNodes } from './duplicate-nodes.ts';

const column = node('c', 'column', { children: [button('a', 'A'), button('b', 'B'), button('z', 'Z')] });
const document = mail(node('s', 'section', { children: [column] }));

test('copies stand after the last of the originals and have ids of their own', () => {
  const { document: next, copies } = duplicateNodes(document, { ids: ['b', 'a'], registry: fakeRegistry });
  expect(childrenAt(next, 'c')?.map(({ props }) => props.label)).toEqual(['A', 'B', 'A', 'B', 'Z']);
  expect(childrenAt(next, 'c')?.slice(2, 4)).toEqual(copies);
  expect(new Set(childrenAt(next, 'c')?.map(({ id }) => id)).size).toBe(5);
});

test('a copied section has new ids throughout', () => {
  const { copies } = duplicateNodes(document, { ids: ['s'], registry: fakeRegistry });
  const [copy] = copies;
  expect(copy?.id).not.toBe('s');
  expect(copy?.children?.[0]?.id).not.toBe('c');
  expect(copy?.children?.[0]?.children?.map(({ props }) => props.label)).toEqual(['A', 'B', 'Z']);
});
