import sharp from 'sharp';
import { expect, test } from 'vitest';
import { bareGif } from './bare-gif.ts';
import { bareJpeg } from './bare-jpeg.ts';
import { barePng } from './bare-png.ts';

const PARTS = 500_000;

function picture() {
  return sharp({ create: { width: 8, height: 6, channels: 3, background: '#c00' } });
}

/** The same bytes again and again. */
function many(part: readonly number[]): Buffer {
  return Buffer.alloc(part.length * PARTS, Buffer.from(part));
}

/** An answer, and how much the heap grew for it. */
function objectsOf(read: () => Uint8Array | null): { readonly bare: Uint8Array | null; readonly bytes: number } {
  const before = process.memoryUsage().heapUsed;
  const bare = read();
  return { bare, bytes: process.memoryUsage().heapUsed - before };
}

const MUCH = 16 * 1024 * 1024;

test('a JPEG of half a million segments is read without an object for each', async () => {
  const jpeg = await picture().jpeg().toBuffer();
  const shown = Buffer.concat([jpeg.subarray(0, 2), many([0xff, 0xe0, 0, 2]), jpeg.subarray(2)]);
  const { bare, bytes } = objectsOf(() => bareJpeg(shown));
  expect(bare?.length).toBe(shown.length);
  expect(bytes).toBeLessThan(MUCH);
  const hidden = Buffer.concat([jpeg.subarray(0, 2), many([0xff, 0xfe, 0, 2]), jpeg.subarray(2)]);
  expect(Buffer.from(bareJpeg(hidden) ?? [])).toEqual(jpeg);
});

test('a PNG of half a million chunks is read without an object for each', async () => {
  const png = await picture().png().toBuffer();
  const end = png.length - 12;
  const chunk = (kind: string) => [0, 0, 0, 0, ...Buffer.from(kind), 0, 0, 0, 0];
  const turns = many([...chunk('IDAT'), ...chunk('tEXt')]);
  const { bare, bytes } = objectsOf(() => barePng(Buffer.concat([png.subarray(0, end), turns, png.subarray(end)])));
  expect(bare?.length).toBe(png.length + turns.length / 2);
  expect(bytes).toBeLessThan(MUCH);
});

test('a GIF of half a million extensions is read without an object for each', async () => {
  const gif = await picture().gif().toBuffer();
  const end = gif.length - 1;
  const turns = many([0x21, 0x01, 0, 0x21, 0xfe, 0]);
  const { bare, bytes } = objectsOf(() => bareGif(Buffer.concat([gif.subarray(0, end), turns, gif.subarray(end)])));
  expect(bare?.length).toBe(gif.length + turns.length / 2);
  expect(bytes).toBeLessThan(MUCH);
});
