import { expect, test } from 'vitest';
import { relativeTime } from './format.ts';

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
