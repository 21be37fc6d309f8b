import { type CustomModule, LIMITS } from '@mailwright/contract';
import { expect, test } from 'vitest';
import { type PickedModule, withMoved, withoutPicked, withPicked } from './picked-modules.ts';

const module = { id: 'm' } as CustomModule;
const three = ['a', 'b', 'c'].map((key): PickedModule => ({ key, module }));
const keys = (picked: readonly PickedModule[]) => picked.map(({ key }) => key).join('');

test('a module comes at the end, as often as it is picked', () => {
  expect(keys(withPicked(three, module, 'd'))).toBe('abcd');
});

test('a mail starts from so many and no more', () => {
  const full = Array.from({ length: LIMITS.modules.startWith }, (_, index) => ({ key: String(index), module }));
  expect(withPicked(full, module, 'more')).toBe(full);
});

test('it changes places with the next, not beyond either end, and is taken out alone', () => {
  expect(keys(withMoved(three, 'b', -1))).toBe('bac');
  expect(keys(withMoved(three, 'b', 1))).toBe('acb');
  expect(withMoved(three, 'a', -1)).toBe(three);
  expect(withMoved(three, 'c', 1)).toBe(three);
  expect(withMoved(three, 'gone', 1)).toBe(three);
  expect(keys(withoutPicked(three, 'b'))).toBe('ac');
});
