import { expect, test } from 'vitest';
import { shortAgo } from './short-ago.ts';

test('a time ago is said as short as the language has it', () => {
  expect(shortAgo(0, 12_000, 'en')).toBe('12s ago');
  expect(shortAgo(0, 150_000, 'en')).toBe('2m ago');
  expect(shortAgo(0, 7_200_000, 'en')).toBe('2h ago');
  expect(shortAgo(0, 12_000, 'de')).toBe('vor 12 s');
  expect(shortAgo(500, 0, 'en')).toBe('1s ago');
});
