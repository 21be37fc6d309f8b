import { generalSettingsSchema } from '@mailwright/document';
import { afterEach, expect, test, vi } from 'vitest';
import { localOf, momentOf } from './local-moment.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['Europe/Berlin', '2026-12-24T23:59', '2026-12-24T23:59:00+01:00'],
  ['Europe/Berlin', '2026-07-01T08:00', '2026-07-01T08:00:00+02:00'],
  ['America/St_Johns', '2026-12-24T23:59', '2026-12-24T23:59:00-03:30'],
  ['Asia/Kolkata', '2026-01-01T00:00', '2026-01-01T00:00:00+05:30'],
])('a time in %s is kept with the zone of that day, and shown again as it was chosen', (zone, local, moment) => {
  vi.stubEnv('TZ', zone);
  expect(momentOf(local)).toBe(moment);
  expect(localOf(moment)).toBe(local);
  expect(generalSettingsSchema.shape.promotion.safeParse({ availabilityEnds: moment }).success).toBe(true);
});

test('one with another zone is shown as the clock here has it, and what is no time is none', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  expect(localOf('2026-12-24T17:00:00-05:00')).toBe('2026-12-24T23:00');
  expect([localOf(''), localOf('soon'), momentOf(''), momentOf('2026-99-99T00:00')]).toEqual(['', '', '', '']);
});
