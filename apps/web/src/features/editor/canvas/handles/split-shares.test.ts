import { blockRegistry } from '@mailwright/blocks';
import { expect, test } from 'vitest';
import { dragBorder, sharesOf, stepBorder } from './split-shares.ts';

const REACH = 1.5;
const split = blockRegistry.get('section')!.split!;
const drag = (shares: readonly number[], index: number, wanted: number) =>
  dragBorder(sharesOf([...shares], shares.length), index, wanted, REACH, split);

test('shares are percent of their sum, even when they are for another number of columns', () => {
  expect(sharesOf([1, 1], 2)).toEqual([50, 50]);
  expect(sharesOf([1, 3], 2)).toEqual([25, 75]);
  expect(sharesOf([30, 70], 4)).toEqual([25, 25, 25, 25]);
  expect(sharesOf(undefined, 2)).toEqual([50, 50]);
});

test('the border of two columns snaps to every split of the catalogue', () => {
  const splits = [
    [24, [25, 75]],
    [31, [30, 70]],
    [34.5, [33.33, 66.66]],
    [51.4, [50, 50]],
    [66, [66.66, 33.33]],
    [76, [75, 25]],
  ] as const;
  for (const [wanted, shares] of splits) expect(drag([50, 50], 0, wanted)).toEqual(shares);
});

test('between the splits it rests on whole percents, and no column gets less than a tenth', () => {
  expect(drag([50, 50], 0, 41.4)).toEqual([41, 59]);
  expect(drag([50, 50], 0, -20)).toEqual([10, 90]);
  expect(drag([50, 50], 0, 99)).toEqual([90, 10]);
});

test('of three columns only the two beside the border change, and they snap to thirds and to halves of their own', () => {
  expect(drag([33.33, 33.33, 33.33], 0, 20)).toEqual([20, 46.67, 33.33]);
  expect(drag([20, 46.67, 33.33], 0, 32.8)).toEqual([33.33, 33.33, 33.33]);
  expect(drag([20, 30, 50], 1, 41)).toEqual([20, 40, 40]);
});

test('keys go from split to split and stop at the last', () => {
  const from = (shares: readonly number[], step: 1 | -1) =>
    stepBorder(sharesOf([...shares], shares.length), 0, step, split);
  expect(from([50, 50], 1)).toEqual([66.66, 33.33]);
  expect(from([66.66, 33.33], 1)).toEqual([75, 25]);
  expect(from([75, 25], 1)).toEqual([75, 25]);
  expect(from([41, 59], -1)).toEqual([33.33, 66.66]);
});
