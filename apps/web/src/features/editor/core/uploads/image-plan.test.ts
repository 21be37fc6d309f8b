import { expect, test } from 'vitest';
import { fitInto, planOf, renamed, writtenAs } from './image-plan.ts';

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

const LIMITS = { maxBytes: 1_048_576, maxSide: 1920 };

test('a picture is drawn anew when it is too large or of a kind that mail clients do not show', () => {
  const photo = { kind: 'jpeg', bytes: 4_000_000, size: { width: 4000, height: 3000 } } as const;
  expect(planOf(photo, LIMITS)).toEqual({ needed: true, maxBytes: 1_048_576 });
  const small = { kind: 'png', bytes: 20_000, size: { width: 800, height: 600 } } as const;
  expect(planOf(small, LIMITS).needed).toBe(false);
  expect(planOf({ ...small, kind: 'webp' }, LIMITS).needed).toBe(true);
  expect(planOf({ ...small, kind: 'heic' }, LIMITS)).toEqual({ needed: true, maxBytes: 1_048_576 });
});

test('one that mail clients show is never larger than it was', () => {
  const wide = { kind: 'png', bytes: 30_000, size: { width: 4000, height: 200 } } as const;
  expect(planOf(wide, LIMITS)).toEqual({ needed: true, maxBytes: 30_000 });
});

test('transparency is kept, and a photograph of another format becomes a JPEG', () => {
  expect(writtenAs('png', true)).toEqual(['png']);
  expect(writtenAs('webp', true)).toEqual(['png']);
  expect(writtenAs('png', false)).toEqual(['png', 'jpeg']);
  expect(writtenAs('avif', false)).toEqual(['jpeg']);
});
