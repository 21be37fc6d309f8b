import { describe, expect, it, test } from 'vitest';
import { isTimeZone, zonedTime } from './zoned-time.ts';

const iso = (dateTime: string, timeZone: string) => {
  const time = zonedTime(dateTime, timeZone);
  return time === null ? null : new Date(time).toISOString();
};

describe('a date and time in a zone', () => {
  test.each([
    ['2026-12-24T18:00:00', 'Europe/Berlin', '2026-12-24T17:00:00.000Z'],
    ['2026-07-01T18:00', 'Europe/Berlin', '2026-07-01T16:00:00.000Z'],
    ['2026-07-01', 'America/New_York', '2026-07-01T04:00:00.000Z'],
    ['2026-01-01T00:00:00', 'Asia/Kathmandu', '2025-12-31T18:15:00.000Z'],
    ['2026-12-24T18:00:00', 'UTC', '2026-12-24T18:00:00.000Z'],
  ])('%s in %s is %s', (dateTime, timeZone, moment) => {
    expect(iso(dateTime, timeZone)).toBe(moment);
  });

  it('keeps an offset that is written, whatever the zone', () => {
    expect(iso('2026-12-24T18:00:00Z', 'Asia/Tokyo')).toBe('2026-12-24T18:00:00.000Z');
    expect(iso('2026-12-24T18:00:00+02:00', 'UTC')).toBe('2026-12-24T16:00:00.000Z');
    expect(iso('2026-12-24T18:00:00 0200', 'UTC')).toBe('2026-12-24T16:00:00.000Z');
    expect(iso('2026-12-24T18:00:00.000-05:30', 'UTC')).toBe('2026-12-24T23:30:00.000Z');
  });

  it('reads a time that clocks skip as the time after the change, one they show twice as one of both', () => {
    expect(iso('2026-03-29T02:30:00', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
    expect(iso('2026-10-25T02:30:00', 'Europe/Berlin')).toMatch(/^2026-10-25T0[01]:30:00\.000Z$/);
  });

  it('is nothing for what is no date or no zone', () => {
    for (const dateTime of ['', 'soon', '2026-02-30', '2026-13-01', '2026-01-01T24:00', '2026-01-01T10', '1e3']) {
      expect(zonedTime(dateTime, 'UTC'), dateTime).toBeNull();
    }
    for (const zone of ['', 'Europe/Atlantis', '+02:00', '../etc']) {
      expect(isTimeZone(zone), zone).toBe(false);
      expect(zonedTime('2026-01-01', zone), zone).toBeNull();
    }
  });
});
