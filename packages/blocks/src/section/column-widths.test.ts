import { expect, it } from 'vitest';
import { columnWidths } from './column-widths.ts';

it('splits as set, in whole pixels that fill the width', () => {
  expect(columnWidths([33.33, 66.66], 2, 660)).toEqual([220, 440]);
  expect(columnWidths([33.33, 33.33, 33.33], 3, 661)).toEqual([220, 220, 221]);
  expect(columnWidths([30, 70], 2, 660)).toEqual([198, 462]);
});

it('shares evenly when the split is for another number of columns', () => {
  expect(columnWidths([30, 70], 3, 600)).toEqual([200, 200, 200]);
  expect(columnWidths([100], 0, 600)).toEqual([]);
});
