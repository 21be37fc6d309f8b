import { GifWriter } from 'omggif';
import type { Box } from './layout.ts';
import type { Raster } from './rasterise.ts';

/** Time between frames: a second, in hundredths of a second as GIF counts. */
const DELAY = 100;

/** Returns the GIF header with size and palette. No loop: after a minute the picture stops instead of starting over. */
export function encodeHead({ layout, palette }: Raster): Uint8Array {
  const bytes = new Uint8Array(1024);
  const writer = new GifWriter(bytes, layout.width, layout.height, { palette: [...palette] });
  return bytes.slice(0, writer.getOutputBufferPosition());
}

export const GIF_END = Uint8Array.of(0x3b);

/**
 * Returns one frame: the digits from place `from` on; the rest stays as it was. Place 0 draws the whole picture. The bytes
 * depend only on the look and these digits, so that they can be reused for every moment that shows them.
 */
export function encodeFrame(raster: Raster, text: string, from: number): Uint8Array {
  const area = from === 0 ? wholeOf(raster) : areaFrom(raster, from);
  const pixels = cut(raster, area);
  raster.layout.digits.forEach((cell, place) => {
    if (place >= from) stamp(pixels, area, raster.digits[Number(text[place])] ?? new Uint8Array(), cell);
  });
  const bytes = new Uint8Array(area.width * area.height * 2 + 1024);
  const writer = new GifWriter(bytes, area.width, area.height, { palette: [...raster.palette] });
  const start = writer.getOutputBufferPosition();
  // The writer only reads by index, whatever its types say.
  const indexed = pixels as unknown as number[];
  const end = writer.addFrame(area.x, area.y, area.width, area.height, indexed, { delay: DELAY, disposal: 1 });
  return bytes.slice(start, end);
}

function wholeOf({ layout }: Raster): Box {
  return { x: 0, y: 0, width: layout.width, height: layout.height };
}

/** Returns the area from the left of the first digit that changes to the right of the last one. */
function areaFrom({ layout }: Raster, from: number): Box {
  const [first, last] = [layout.digits[from], layout.digits.at(-1)];
  if (!first || !last) throw new RangeError(`There is no digit ${from}`);
  return { ...first, width: last.x + last.width - first.x };
}

function cut({ background, layout }: Raster, { x, y, width, height }: Box): Uint8Array {
  const pixels = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const from = (y + row) * layout.width + x;
    pixels.set(background.subarray(from, from + width), row * width);
  }
  return pixels;
}

function stamp(pixels: Uint8Array, area: Box, digit: Uint8Array, { x, y, width, height }: Box): void {
  for (let row = 0; row < height; row += 1) {
    pixels.set(digit.subarray(row * width, (row + 1) * width), (y - area.y + row) * area.width + x - area.x);
  }
}
