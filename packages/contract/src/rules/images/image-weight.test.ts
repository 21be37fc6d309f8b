import { expect, it } from 'vitest';
import { enoughPixels, imageWeightChecks, shownOnPhones } from './image-weight.ts';

const MB = 1024 * 1024;

it.each([
  ['twice the pixels it is shown at', { width: 1200, size: 200_000 }, 600, []],
  ['one pixel fewer', { width: 1199, size: 200_000 }, 600, ['imageBlurred']],
  ['three times the pixels', { width: 1800, size: 200_000 }, 600, []],
  ['more than three times', { width: 1801, size: 200_000 }, 600, ['imageOversized']],
  ['as many of a small file', { width: 1801, size: 100 * 1024 }, 600, []],
  ['as many of a file of unknown size', { width: 1801, size: null }, 600, ['imageOversized']],
  ['exactly 1 MB', { width: 1200, size: MB }, 600, []],
  ['more than 1 MB', { width: 1200, size: MB + 1 }, 600, ['imageHeavy']],
  ['more than 1 MB where nobody knows how it is shown', { width: 9000, size: MB + 1 }, null, ['imageHeavy']],
  ['too heavy, and larger than it is shown', { width: 4000, size: 3 * MB }, 600, ['imageHeavy', 'imageOversized']],
] as const)('an image of %s', (_, image, shown, found) => {
  expect(imageWeightChecks({ ...image, isGif: false }, shown)).toEqual(found);
});

it('a GIF may be twice as heavy', () => {
  expect(imageWeightChecks({ width: 1200, size: 2 * MB, isGif: true }, 600)).toEqual([]);
  expect(imageWeightChecks({ width: 1200, size: 2 * MB + 1, isGif: true }, 600)).toEqual(['gifHeavy']);
});

it('twice as many pixels as CSS pixels are enough', () => {
  expect(enoughPixels(310.4)).toBe(621);
});

it('a version for phones is shown no wider than a phone', () => {
  expect([640, 300, null].map(shownOnPhones)).toEqual([480, 300, null]);
});
