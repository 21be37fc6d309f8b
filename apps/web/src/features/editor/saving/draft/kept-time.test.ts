import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../../../shared/i18n/testing/speak.ts';
import { keptTime } from './kept-time.ts';

beforeAll(() => speak('en', {}));

test('of today the time is enough, of another day it has its date', () => {
  const time = new Date(2026, 2, 4, 10, 42).getTime();
  expect(keptTime(time, new Date(2026, 2, 4, 23, 59).getTime())).toMatch(/^10:42\sAM$/);
  expect(keptTime(time, new Date(2026, 2, 5, 0, 1).getTime())).toMatch(/^Mar 4, 2026, 10:42\sAM$/);
});
