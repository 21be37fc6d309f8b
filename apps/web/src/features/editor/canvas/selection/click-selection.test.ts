import { DEFAULT_SETTINGS, type DocumentNode, type EmailDocument } from '@mailwright/document';
import { expect, test } from 'vitest';
import { clickSelection } from './click-selection.ts';

const node = (id: string, children?: DocumentNode[]): DocumentNode => ({
  id,
  type: 'x',
  props: {},
  style: {},
  ...(children ? { children } : {}),
});
const [a, b, c, d] = [node('a'), node('b'), node('c'), node('d')];
const document: EmailDocument = {
  formatVersion: 1,
  settings: DEFAULT_SETTINGS,
  nodes: [node('one', [a, b, c]), node('two', [d])],
};
const click = (selection: string[], on: DocumentNode | undefined, keys: 'none' | 'shift' | 'ctrl' = 'none') =>
  clickSelection(document, selection, on, { shiftKey: keys === 'shift', ctrlKey: keys === 'ctrl', metaKey: false });

test('a click selects one node', () => expect(click(['a', 'b'], c)).toEqual(['c']));
test('a click on nothing selects the mail itself', () => expect(click(['a'], undefined)).toEqual([]));
test('ctrl adds and takes away', () => {
  expect(click(['a'], d, 'ctrl')).toEqual(['a', 'd']);
  expect(click(['a', 'd'], a, 'ctrl')).toEqual(['d']);
});
test('shift selects everything up to a sibling', () => expect(click(['a'], c, 'shift')).toEqual(['a', 'b', 'c']));
test('shift on a node elsewhere adds it', () => expect(click(['a'], d, 'shift')).toEqual(['a', 'd']));
test('ctrl beside everything keeps the selection', () => expect(click(['a'], undefined, 'ctrl')).toEqual(['a']));
