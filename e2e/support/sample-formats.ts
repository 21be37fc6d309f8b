import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { SampleFile } from './sample-files.ts';

/** 96 × 64 pixels as a phone writes them. */
export function phoneHeic(name: string): SampleFile {
  return { name, mimeType: 'image/heic', buffer: readFileSync(join(import.meta.dirname, 'phone.heic')) };
}

/** A photograph of a camera that was held upright, with the place. */
export async function turnedJpeg(name: string, width: number, height: number): Promise<SampleFile> {
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#2f5bd7' } })
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '53/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A plain picture of a newer format; `alpha` is 1 where nothing shines through. */
export async function plainPicture(name: string, format: 'avif' | 'webp', alpha: number): Promise<SampleFile> {
  const background = { r: 47, g: 91, b: 215, alpha };
  const channels = alpha === 1 ? 3 : 4;
  const buffer = await sharp({ create: { width: 40, height: 30, channels, background } })
    .toFormat(format)
    .toBuffer();
  return { name, mimeType: `image/${format}`, buffer };
}

/** An animation of grain, over 1 MB. */
export async function heavyGif(name: string, frames: number): Promise<SampleFile> {
  const side = 260;
  const pixels = Buffer.alloc(side * side * frames * 3);
  let grain = 7;
  for (let at = 0; at < pixels.length; at += 1) {
    grain = (grain * 1103515245 + 12345) % 2147483648;
    pixels[at] = grain >> 16;
  }
  const raw = { width: side, height: side * frames, channels: 3, pageHeight: side } as const;
  return { name, mimeType: 'image/gif', buffer: await sharp(pixels, { raw }).gif({ effort: 1 }).toBuffer() };
}
