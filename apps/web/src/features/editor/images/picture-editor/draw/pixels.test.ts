import { expect, test } from 'vitest';
import { newRecipe } from '../recipe/new-recipe.ts';
import { applyBlur } from './blur.ts';
import { applyColors, colorMatrix, FILTER_NAMES } from './color-matrix.ts';
import { breakLines } from './text-lines.ts';

const RECIPE = newRecipe({ src: '/api/v2/assets/user/a/asset/a.png', width: 4, height: 4 });

function colored(change: Partial<Pick<typeof RECIPE, 'filter'>> & { readonly adjust?: object }, pixel: number[]) {
  const data = Uint8ClampedArray.from(pixel);
  const matrix = colorMatrix({ ...RECIPE, ...change, adjust: { ...RECIPE.adjust, ...change.adjust } });
  if (matrix) applyColors(data, matrix);
  return [...data];
}

test('a picture of which nothing is changed keeps its colors', () => {
  expect(colorMatrix(RECIPE)).toBeNull();
  expect(colored({ filter: { name: 'noir', strength: 0 } }, [12, 200, 90, 128])).toEqual([12, 200, 90, 128]);
});

test('light, contrast, color and warmth do what they are called', () => {
  expect(colored({ adjust: { brightness: 40 } }, [100, 100, 100, 255])).toEqual([140, 140, 140, 255]);
  expect(colored({ adjust: { contrast: 80 } }, [100, 128, 150, 255])).toEqual([72, 128, 172, 255]);
  expect(colored({ adjust: { saturation: -100 } }, [255, 0, 0, 255])).toEqual([54, 54, 54, 255]);
  expect(colored({ adjust: { warmth: 100 } }, [100, 100, 100, 255])).toEqual([120, 103, 80, 255]);
});

test('there are a dozen filters, none of which touches what shines through', () => {
  expect(FILTER_NAMES).toHaveLength(12);
  for (const name of FILTER_NAMES) {
    const [red, green, blue, alpha] = colored({ filter: { name, strength: 100 } }, [200, 120, 40, 77]);
    expect(alpha).toBe(77);
    expect([red, green, blue]).not.toEqual([200, 120, 40]);
  }
  expect(colored({ filter: { name: 'mono', strength: 100 } }, [255, 0, 0, 255])).toEqual([54, 54, 54, 255]);
  expect(colored({ filter: { name: 'mono', strength: 50 } }, [255, 0, 0, 255])).toEqual([155, 27, 27, 255]);
});

test('blur spreads a point evenly and keeps plain areas, and nothing dark comes from what is transparent', () => {
  const side = 21;
  const point = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let at = 0; at < point.length; at += 4) point.fill(0, at, at + 3);
  const middle = ((side - 1) / 2) * (side + 1) * 4;
  point.fill(255, middle, middle + 3);
  applyBlur(point, side, side, 3.5);
  const [left, right] = [point[middle - 4], point[middle + 4]];
  expect(point[middle]).toBeLessThan(60);
  expect(left).toBeGreaterThan(0);
  expect(left).toBe(right);

  const plain = new Uint8ClampedArray(8 * 8 * 4).fill(90);
  applyBlur(plain, 8, 8, 6);
  expect([...new Set(plain)].every((value) => Math.abs(value - 90) <= 4)).toBe(true);

  // White, half of it transparent black.
  const edge = Uint8ClampedArray.from(
    Array.from({ length: 16 * 16 }, (_, at) => (at % 16 < 8 ? [255, 255, 255, 255] : [0, 0, 0, 0])).flat(),
  );
  applyBlur(edge, 16, 16, 4);
  const at = (8 * 16 + 8) * 4;
  expect(edge[at + 3]).toBeGreaterThan(40);
  expect(edge[at]).toBeGreaterThan(245);
});

test('lines of a text are broken between words, and where it says so', () => {
  const measure = (text: string) => text.length * 10;
  expect(breakLines('Summer sale now\nin stores', 110, measure)).toEqual(['Summer sale', 'now', 'in stores']);
  expect(breakLines('Unbreakable words', 50, measure)).toEqual(['Unbreakable', 'words']);
});
