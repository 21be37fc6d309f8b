import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nextTry } from './next-try.ts';

const MINUTE = 60_000;
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a page that misses a part is loaded again soon, then ever more seldom, but never given up', () => {
  const waits = Array.from({ length: 7 }, (_, at) => nextTry(MINUTE + at, () => 0));
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 20_000, 20_000]);
});

test('pages that miss a part at the same moment do not all come back at the same one', () => {
  expect(nextTry(MINUTE, () => 0.5)).toBe(1250);
});

test('what was tried long ago does not slow the next release down', () => {
  for (const at of [0, 1, 2, 3]) nextTry(MINUTE + at, () => 0);
  expect(nextTry(7 * MINUTE, () => 0)).toBe(1000);
});

test('a page without storage is not loaded over and over', () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  expect([nextTry(MINUTE), nextTry(MINUTE + 1)]).toEqual([20_000, 20_000]);
});
