import { beforeAll, expect, test } from 'vitest';
import { speak } from '../i18n/testing/speak.ts';
import { versionsByDay, versionTime } from './VersionList.tsx';

beforeAll(() => speak('en', {}));

const author = { id: 'anna', firstName: 'Anna', lastName: 'Example' };
const savedAt = (...at: [number, number, number, number]) => ({
  userId: 'anna',
  author,
  versionDate: new Date(...at).toISOString(),
});

test('versions stand under the days they were saved on: today and yesterday by name', () => {
  const now = new Date(2026, 2, 4, 9).getTime();
  const versions = [savedAt(2026, 2, 4, 8), savedAt(2026, 2, 4, 0), savedAt(2026, 2, 3, 23), savedAt(2025, 11, 31, 12)];
  const days = versionsByDay(versions, now).map(({ day, versions: ofDay }) => [day, ofDay.length]);
  expect(days).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['December 31, 2025', 1],
  ]);
});

test('a version is dated relatively up to one day, and in full after it', () => {
  const at = Date.parse('2026-03-02T10:00:00.000Z');
  expect(versionTime('2026-03-02T07:00:00.000Z', at)).toBe('3 hours ago');
  expect(versionTime('2026-03-01T10:00:00.000Z', at)).toBe('yesterday');
  expect(versionTime('2026-03-01T09:59:59.999Z', at)).toMatch(/^Mar 1, 2026/);
});
