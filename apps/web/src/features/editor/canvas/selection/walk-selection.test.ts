import { DEFAULT_SETTINGS, type DocumentNode, type EmailDocument } from '@mailwright/document';
import { expect, test } from 'vitest';
import { walkFrom } from './walk-selection.ts';

const node = (id: string, children?: DocumentNode[]): DocumentNode => ({
  id,
  type: 'x',
  props: {},
  style: {},
  ...(children ? { children } : {}),
});
const document: EmailDocument = {
  formatVersion: 1,
  settings: DEFAULT_SETTINGS,
  nodes: [node('w', [node('a', [node('a1')]), node('b')])],
};

test('arrows walk siblings and stop at the ends', () => {
  expect(walkFrom(document, 'a', 'next')).toBe('b');
  expect(walkFrom(document, 'b', 'previous')).toBe('a');
  expect(walkFrom(document, 'b', 'next')).toBeNull();
});
test('Home and End go to the first and last sibling', () => {
  expect(walkFrom(document, 'b', 'first')).toBe('a');
  expect(walkFrom(document, 'a', 'last')).toBe('b');
});
test('Enter goes into the first child', () => expect(walkFrom(document, 'a', 'inside')).toBe('a1'));
test('without a selection any key selects the outermost node', () => {
  expect(walkFrom(document, undefined, 'next')).toBe('w');
});
