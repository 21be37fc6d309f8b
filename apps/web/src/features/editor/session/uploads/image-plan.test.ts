import { expect, test } from 'vitest';
import { fitInto, renamed } from './image-plan.ts';

test('the longer side becomes 1920 pixels, a smaller picture stays as it is', () => {
  expect(fitInto({ width: 4000, height: 3000 }, 1920)).toEqual({ width: 1920, height: 1440 });
  expect(fitInto({ width: 1000, height: 5000 }, 1920)).toEqual({ width: 384, height: 1920 });
  expect(fitInto({ width: 1920, height: 10 }, 1920)).toEqual({ width: 1920, height: 10 });
  expect(fitInto({ width: 40_000, height: 1 }, 1920)).toEqual({ width: 1920, height: 1 });
});

test('a picture of another kind gets another ending', () => {
  expect(renamed('Screen shot 1.5.png', 'image/jpeg')).toBe('Screen shot 1.5.jpg');
  expect(renamed('photo.JPEG', 'image/jpeg')).toBe('photo.JPEG');
  expect(renamed('photo.webp', 'image/png')).toBe('photo.png');
  expect(renamed('photo', 'image/png')).toBe('photo.png');
});
