import { expect, test } from 'vitest';
import { toggled } from './use-bulk-selection.ts';

const ORDER = ['a', 'b', 'c', 'd'];
const ids = (selected: ReadonlySet<string>) => [...selected].sort().join('');

test('a card is selected and taken out again', () => {
  const one = toggled(new Set(), 'b', -1, ORDER);
  expect(ids(one)).toBe('b');
  expect(ids(toggled(one, 'b', -1, ORDER))).toBe('');
});

test('a range reaches from the last card to this one, in either direction, and keeps what was selected', () => {
  expect(ids(toggled(new Set(['d']), 'c', 0, ORDER))).toBe('abcd');
  expect(ids(toggled(new Set(['c']), 'a', 2, ORDER))).toBe('abc');
});

test('a range from a card that is gone selects this one alone', () => {
  expect(ids(toggled(new Set(), 'c', -1, ORDER))).toBe('c');
});
