import { expect, test } from 'vitest';
import { formatMoment, relativeTime, shortAgo } from './format.ts';

const NOW = Date.parse('2026-05-10T12:00:00.000Z');

test.each([
  ['2026-05-10T11:59:40.000Z', 'now'],
  ['2026-05-10T11:48:00.000Z', '12 minutes ago'],
  ['2026-05-10T09:00:00.000Z', '3 hours ago'],
  ['2026-05-09T11:00:00.000Z', 'yesterday'],
  ['2026-04-20T12:00:00.000Z', '2 weeks ago'],
  ['2024-05-10T12:00:00.000Z', '2 years ago'],
  ['2026-05-17T11:59:58.000Z', 'in 7 days'],
  ['2026-05-11T16:00:00.000Z', 'tomorrow'],
])('a time of %s reads %s', (date, expected) => {
  expect(relativeTime(date, NOW)).toBe(expected);
});

test('of today the time is enough, of another day it has its date', () => {
  const time = new Date(2026, 2, 4, 10, 42).getTime();
  expect(formatMoment(time, new Date(2026, 2, 4, 23, 59).getTime())).toMatch(/^10:42\sAM$/);
  expect(formatMoment(time, new Date(2026, 2, 5, 0, 1).getTime())).toMatch(/^Mar 4, 2026, 10:42\sAM$/);
  expect(formatMoment(time, new Date(2026, 2, 3, 23, 59).getTime())).toMatch(/^Mar 4, 2026, 10:42\sAM$/);
});

test('a time ago is said as short as the language has it', () => {
  expect(shortAgo(0, 12_000, 'en')).toBe('12s ago');
  expect(shortAgo(0, 150_000, 'en')).toBe('2m ago');
  expect(shortAgo(0, 7_200_000, 'en')).toBe('2h ago');
  expect(shortAgo(0, 12_000, 'de')).toBe('vor 12 s');
  expect(shortAgo(500, 0, 'en')).toBe('1s ago');
});
