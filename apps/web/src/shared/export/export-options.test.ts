import { LIMITS } from '@mailwright/contract';
import { expect, test } from 'vitest';
import { startingExport } from './export-options.ts';

test('a picture is a png, 600 wide on desktops and 320 on phones, unless something else is wanted', () => {
  expect(startingExport(null)).toEqual({ desktopWidth: 600, mobileWidth: 320, format: 'png' });
  expect(LIMITS.export.desktopWidth).toMatchObject({ min: 600, max: 1920 });
  expect(LIMITS.export.mobileWidth).toMatchObject({ min: 320, max: 599 });
});

test('the picture for desktops is as wide as a mail that is wider than 600, within the range', () => {
  expect([560, 700, 5000, '700'].map((width) => startingExport({ width }).desktopWidth)).toEqual([600, 700, 1920, 600]);
});
