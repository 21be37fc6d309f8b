import { expect, test } from 'vitest';
import { stableItems } from './morph.ts';

const sorted = (positions: number[]) => [...stableItems(positions)].sort((a, b) => a - b);

test('an unchanged order keeps every item', () => {
  expect(sorted([0, 1, 2, 3])).toEqual([0, 1, 2, 3]);
});

test('one item carried to the front leaves all others where they are', () => {
  expect(sorted([4, 0, 1, 2, 3])).toEqual([1, 2, 3, 4]);
});

test('one item carried to the end leaves all others where they are', () => {
  expect(sorted([1, 2, 3, 4, 0])).toEqual([0, 1, 2, 3]);
});

test('new items are never counted as staying', () => {
  expect(sorted([0, -1, 1, -1])).toEqual([0, 2]);
});

test('a reversed list keeps one item', () => {
  expect(stableItems([3, 2, 1, 0]).size).toBe(1);
});

test('an empty list keeps nothing', () => {
  expect(stableItems([]).size).toBe(0);
});
