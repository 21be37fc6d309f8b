import { expect, test } from 'vitest';
import { isLockLive } from './lock.ts';

test('a lock holds for five minutes, and one from a clock far ahead does not hold at all', () => {
  const now = 1_800_000_000_000;
  expect(isLockLive(now, now)).toBe(false);
  expect(isLockLive(now + 1, now)).toBe(true);
  expect(isLockLive(now + 300_000, now)).toBe(true);
  expect(isLockLive(now + 48 * 3_600_000, now)).toBe(false);
});
