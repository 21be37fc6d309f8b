import { expect, test } from 'vitest';
import { nextRegion, REGIONS } from './regions.ts';

test('regions follow each other in a ring, both ways', () => {
  expect(nextRegion('bar', 1, REGIONS)).toBe('left');
  expect(nextRegion('right', 1, REGIONS)).toBe('bar');
  expect(nextRegion('bar', -1, REGIONS)).toBe('right');
});

test('one that is not shown is left out; from nowhere the first or the last is gone to', () => {
  expect(nextRegion('bar', 1, ['bar', 'canvas'])).toBe('canvas');
  expect(nextRegion(null, 1, REGIONS)).toBe('bar');
  expect(nextRegion(null, -1, REGIONS)).toBe('right');
});
