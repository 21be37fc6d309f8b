import { LIMITS } from '@mailwright/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { lightenGif } from './lighten-gif.ts';

/** Frames of grain, which no format makes small. */
async function grainy(frames: number, side: number, format: 'gif' | 'webp'): Promise<Buffer> {
  const pixels = Buffer.alloc(side * side * 3 * frames);
  let grain = 7;
  for (let at = 0; at < pixels.length; at += 1) {
    grain = (grain * 1103515245 + 12345) % 2147483648;
    pixels[at] = grain >> 16;
  }
  const raw = { width: side, height: side * frames, channels: 3, pageHeight: side } as const;
  const picture = sharp(pixels, { raw });
  return format === 'gif' ? picture.gif({ effort: 1 }).toBuffer() : picture.webp({ quality: 60, effort: 0 }).toBuffer();
}

test.each(process.env.DEEP ? (['gif', 'webp'] as const) : (['gif'] as const))(
  'a heavy animated %s loses colors and frames until it has 1 MB, and none of its time',
  async (format) => {
    const lighter = await lightenGif(await grainy(24, 200, format), 'anna');
    expect(lighter?.before.frames).toBe(24);
    expect(lighter?.before.size).toBeGreaterThan(LIMITS.upload.compressedBytes);
    expect(lighter?.after.size).toBeLessThanOrEqual(LIMITS.upload.compressedBytes);
    expect(lighter?.after.size).toBe(lighter?.content.length);
    expect(lighter?.after.frames).toBeLessThan(24);
    expect(lighter?.after.duration).toBe(lighter?.before.duration);
    const stored = await sharp(lighter?.content, { animated: true }).metadata();
    expect(stored).toMatchObject({ format: 'gif', pages: lighter?.after.frames });
  },
  60_000,
);

test('a light one is left as it is', async () => {
  expect(await lightenGif(await grainy(3, 20, 'gif'), 'anna')).toBeNull();
});
