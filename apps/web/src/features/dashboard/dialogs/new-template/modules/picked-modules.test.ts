import { type CustomModule, LIMITS } from '@mailwright/contract';
import { expect, test } from 'vitest';
import { type PickedModule, placeAt, withMoved, withoutPicked, withPicked, withPlaced } from './picked-modules.ts';

const module = { id: 'm' } as CustomModule;
const three = ['a', 'b', 'c'].map((key): PickedModule => ({ key, module }));
const keys = (picked: readonly PickedModule[]) => picked.map(({ key }) => key).join('');

test('a module comes at the end, as often as it is picked', () => {
  expect(keys(withPicked(three, module))).toBe('abcm 1');
});

test('each place of a module is taken out alone, also when it was picked again after another was taken out', () => {
  const pick = (picked: readonly PickedModule[]) => withPicked(picked, module);
  const twice = pick(pick([]));
  const again = pick(withoutPicked(twice, twice[0]?.key ?? ''));
  expect(again).toHaveLength(2);
  expect(new Set(again.map(({ key }) => key)).size).toBe(2);
  expect(withoutPicked(again, again[1]?.key ?? '')).toEqual([twice[1]]);
});

test('a mail starts from so many and no more', () => {
  const full = Array.from({ length: LIMITS.modules.startWith }, (_, index) => ({ key: String(index), module }));
  expect(withPicked(full, module)).toBe(full);
});

test('it changes places with the next, not beyond either end, and is taken out alone', () => {
  expect(keys(withMoved(three, 'b', -1))).toBe('bac');
  expect(keys(withMoved(three, 'b', 1))).toBe('acb');
  expect(withMoved(three, 'a', -1)).toBe(three);
  expect(withMoved(three, 'c', 1)).toBe(three);
  expect(withMoved(three, 'gone', 1)).toBe(three);
  expect(keys(withoutPicked(three, 'b'))).toBe('ac');
});

test('dragged, it comes to stand where the pointer is among the others', () => {
  const middles = [10, 30, 50];
  expect([5, 15, 35, 60].map((y) => placeAt(middles, 0, y))).toEqual([0, 0, 1, 2]);
  expect([5, 35, 60].map((y) => placeAt(middles, 2, y))).toEqual([0, 2, 2]);
  expect(keys(withPlaced(three, 'a', 2))).toBe('bca');
  expect(keys(withPlaced(three, 'c', 0))).toBe('cab');
  expect(withPlaced(three, 'b', 1)).toBe(three);
  expect(withPlaced(three, 'gone', 1)).toBe(three);
});
