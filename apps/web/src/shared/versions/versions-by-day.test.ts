import { beforeAll, expect, test } from 'vitest';
import { speak } from '../i18n/testing/speak.ts';
import { versionsByDay } from './versions-by-day.ts';

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
