import { LIMITS } from '@mailwright/contract';
import { expect, test } from 'vitest';
import { DEFAULT_EXPORT } from './export-options.ts';

test('a picture is a png, 600 wide on desktops and 320 on phones, unless something else is wanted', () => {
  expect(DEFAULT_EXPORT).toEqual({ desktopWidth: 600, mobileWidth: 320, format: 'png' });
  expect(LIMITS.export.desktopWidth).toMatchObject({ min: 600, max: 1920 });
  expect(LIMITS.export.mobileWidth).toMatchObject({ min: 320, max: 599 });
});
