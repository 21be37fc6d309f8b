import { expect, test } from 'vitest';
import { button, mail, node } from '../testing/sample-documents.ts';
import { findNode } from '../tree/locate.ts';
import { updateProps } from './update-props.ts';

const document = mail(node('s', 'section', { children: [node('c', 'column', { children: [button('a', 'Go')] })] }));

test('a patch is laid over the props', () => {
  const next = updateProps(document, { id: 'a', patch: { label: 'Stop' } });
  expect(findNode(next, 'a')?.props).toEqual({ label: 'Stop', href: '' });
  expect(findNode(document, 'a')?.props).toEqual({ label: 'Go', href: '' });
});

test('a patch that says what is there already gives the same document', () => {
  expect(updateProps(document, { id: 'a', patch: { label: 'Go' } })).toBe(document);
  expect(updateProps(document, { id: 'x', patch: { label: 'Go' } })).toBe(document);
});
