import { expect, test } from 'vitest';
import { itemsOf, placeAtHeight, withCopy, withMoved } from './list-edits.ts';

test('an item moves to a place, the others keep their order', () => {
  expect(withMoved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(withMoved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(withMoved(['a'], 4, 0)).toEqual(['a']);
});

test('a copy stands after its item, with an id of its own', () => {
  const list = [
    { label: 'A', id: 'a' },
    { label: 'B', id: 'b' },
  ];
  expect(withCopy(list, 0, 'copy')).toEqual([list[0], { label: 'A', id: 'copy' }, list[1]]);
  expect(withCopy(list, 7, 'copy')).toBe(list);
});

test('a dragged item comes to stand after the rows whose middle is above the pointer', () => {
  const middles = [18, 54, 90, 126];
  expect(placeAtHeight(middles, 0, 5)).toBe(0);
  expect(placeAtHeight(middles, 0, 60)).toBe(1);
  expect(placeAtHeight(middles, 0, 500)).toBe(3);
  expect(placeAtHeight(middles, 3, 0)).toBe(0);
  expect(placeAtHeight(middles, 2, 80)).toBe(2);
});

test('what is no list has no items', () => {
  expect(itemsOf('text')).toEqual([]);
  expect(itemsOf([{ a: 1 }, 2])).toEqual([{ a: 1 }]);
});
