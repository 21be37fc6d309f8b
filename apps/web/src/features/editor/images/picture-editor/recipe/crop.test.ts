import { expect, test } from 'vitest';
import { frameOfRatio, moveFrame, resizeFrame, withCrop } from './crop.ts';
import { newRecipe, outputSize } from './new-recipe.ts';

const WHOLE = { width: 1000, height: 600 };
const FRAME = { x: 100, y: 100, width: 400, height: 300 };
const RECIPE = newRecipe({ src: '/api/v2/assets/user/a/asset/a.png', ...WHOLE });

test('a handle moves its edges and stops at those of the picture', () => {
  expect(resizeFrame(FRAME, 'se', { x: 50, y: 40 }, WHOLE, null)).toEqual({ ...FRAME, width: 450, height: 340 });
  expect(resizeFrame(FRAME, 'nw', { x: -30, y: 20 }, WHOLE, null)).toEqual({ x: 70, y: 120, width: 430, height: 280 });
  expect(resizeFrame(FRAME, 'w', { x: -500, y: 90 }, WHOLE, null)).toEqual({ ...FRAME, x: 0, width: 500 });
  expect(resizeFrame(FRAME, 'e', { x: -900, y: 0 }, WHOLE, null)).toEqual({ ...FRAME, width: 8 });
});

test('a frame with a ratio keeps it, and its opposite corner', () => {
  expect(resizeFrame(FRAME, 'se', { x: 100, y: 0 }, WHOLE, 4 / 3)).toEqual({ ...FRAME, width: 500, height: 375 });
  expect(resizeFrame(FRAME, 'nw', { x: -20, y: -60 }, WHOLE, 4 / 3)).toEqual({ x: 20, y: 40, width: 480, height: 360 });
  // From the middle of an edge it grows to both sides, as far as the nearer one goes.
  expect(resizeFrame(FRAME, 'e', { x: 400, y: 0 }, WHOLE, 4 / 3)).toEqual({ x: 100, y: 0, width: 667, height: 500 });
});

test('a frame is moved as far as the picture goes', () => {
  expect(moveFrame(FRAME, { x: 20, y: -30 }, WHOLE)).toEqual({ ...FRAME, x: 120, y: 70 });
  expect(moveFrame(FRAME, { x: 9999, y: 9999 }, WHOLE)).toEqual({ ...FRAME, x: 600, y: 300 });
});

test('a ratio is the largest there is around the middle', () => {
  expect(frameOfRatio(FRAME, 1, WHOLE)).toEqual({ x: 0, y: 0, width: 600, height: 600 });
  expect(frameOfRatio({ ...FRAME, x: 600 }, 1, WHOLE)).toEqual({ x: 400, y: 0, width: 600, height: 600 });
  expect(frameOfRatio(FRAME, 16 / 9, WHOLE)).toEqual({ x: 0, y: 0, width: 1000, height: 563 });
});

test('all of the picture is no crop, and a size that was asked for keeps its width', () => {
  expect(withCrop(RECIPE, { x: 0, y: 0, ...WHOLE }).crop).toBeNull();
  const small = { ...RECIPE, resize: { width: 500, height: 300 } };
  expect(outputSize(withCrop(small, { x: 0, y: 0, width: 600, height: 600 }))).toEqual({ width: 500, height: 500 });
  expect(outputSize(withCrop(RECIPE, { x: 0, y: 0, width: 600, height: 300 }))).toEqual({ width: 600, height: 300 });
  const large = newRecipe({ src: RECIPE.source.src, width: 4000, height: 3000 });
  expect(outputSize(large)).toEqual({ width: 1920, height: 1440 });
});
