import { expect, test } from 'vitest';
import { gridLayout, toggled, walkGrid } from './grid-moves.ts';

const place = (active: number, more = {}) => ({ active, count: 11, columns: 4, rows: 2, rtl: false, ...more });

test('arrows walk the grid, a row up or down in the same column', () => {
  expect(walkGrid('ArrowRight', place(0))).toBe(1);
  expect(walkGrid('ArrowLeft', place(0))).toBe(0);
  expect(walkGrid('ArrowLeft', place(4))).toBe(3);
  expect(walkGrid('ArrowDown', place(1))).toBe(5);
  expect(walkGrid('ArrowUp', place(5))).toBe(1);
  expect(walkGrid('ArrowUp', place(2))).toBe(2);
});

test('down from a full row into a shorter last one goes to its end, and stays there', () => {
  expect(walkGrid('ArrowDown', place(7))).toBe(10);
  expect(walkGrid('ArrowDown', place(10))).toBe(10);
  expect(walkGrid('ArrowDown', place(9))).toBe(9);
});

test('Home and End are the first and the last, where text runs from right to left the side arrows change places', () => {
  expect(walkGrid('Home', place(6))).toBe(0);
  expect(walkGrid('End', place(6))).toBe(10);
  expect(walkGrid('ArrowRight', place(6, { rtl: true }))).toBe(5);
});

test('other keys, and a grid without items, lead nowhere', () => {
  expect(walkGrid('a', place(6))).toBeUndefined();
  expect(walkGrid('End', place(0, { count: 0 }))).toBeUndefined();
});

test('as many tiles as fit stand side by side, one at least', () => {
  expect(gridLayout(1000, 148, true).columns).toBe(6);
  expect(gridLayout(308, 148, true).columns).toBe(2);
  expect(gridLayout(100, 148, true).columns).toBe(1);
  expect(gridLayout(1000, 148, false).rowHeight).toBe(gridLayout(1000, 148, true).rowHeight - 18);
});

test('marking with a range takes everything from the item marked before', () => {
  const items = ['a', 'b', 'c', 'd'].map((id) => ({ id, thumb: '', label: id }));
  expect([...toggled(items, new Set(), 'b', null)]).toEqual(['b']);
  expect([...toggled(items, new Set(['b']), 'd', 'b')]).toEqual(['b', 'c', 'd']);
  expect([...toggled(items, new Set(['a', 'b', 'c']), 'a', 'b')]).toEqual(['c']);
  expect([...toggled(items, new Set(['b']), 'c', 'gone')]).toEqual(['b', 'c']);
});
