import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { keptTime } from './kept-time.ts';

beforeAll(() => i18next.init({ lng: 'en' }));

test('of today the time is enough, of another day it has its date', () => {
  const time = new Date(2026, 2, 4, 10, 42).getTime();
  expect(keptTime(time, new Date(2026, 2, 4, 23, 59).getTime())).toMatch(/^10:42\sAM$/);
  expect(keptTime(time, new Date(2026, 2, 5, 0, 1).getTime())).toMatch(/^Mar 4, 2026, 10:42\sAM$/);
});
