import sharp, { type Region } from 'sharp';
import { AppError } from '../app-error.ts';
import { foreignPicture } from './foreign-picture.ts';

/** Largest width, twice the width that a mail shows: sharp on dense screens, and light enough. */
const MAX_WIDTH = 1280;
const MAX_PIXELS = 40_000_000;
const JPEG_QUALITY = 86;

/** Height of the bar above and under a 16:9 video in a 4:3 picture, as a share of the picture's height. */
const BAR = 0.125;

/** Darker than this, and this even, a band is a bar; 0 to 255. */
const DARK = { mean: 18, deviation: 8 } as const;

/**
 * The front picture over the back one, as large as fits, in the middle; a JPEG.
 * @throws AppError `UNREADABLE_IMAGE` when one of them is no picture
 */
export async function mergePictures(back: Uint8Array, front: Uint8Array): Promise<Buffer> {
  try {
    const base = await foreignPicture(back, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ width: MAX_WIDTH, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = base.info;
    const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
    const overlay = await foreignPicture(front, { limitInputPixels: MAX_PIXELS })
      .resize({ width, height, fit: 'contain', background: transparent })
      .png()
      .toBuffer();
    return await sharp(base.data)
      .composite([{ input: overlay }])
      .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
      .toBuffer();
  } catch (cause) {
    throw new AppError('UNREADABLE_IMAGE', { cause });
  }
}

/** A picture without the black bars that make 4:3 of a 16:9 video; others stay as they are. */
export async function withoutBars(picture: Buffer): Promise<Buffer> {
  const { width, height } = await foreignPicture(picture, { limitInputPixels: MAX_PIXELS }).metadata();
  if (Math.abs(width / height - 4 / 3) > 0.02) return picture;
  const bar = Math.round(height * BAR);
  const bands = [0, height - bar + 2].map((top) => ({ left: 0, top, width, height: bar - 2 }));
  const dark = await Promise.all(bands.map((band) => isDark(picture, band)));
  if (!dark.every(Boolean)) return picture;
  return sharp(picture)
    .extract({ left: 0, top: bar, width, height: height - 2 * bar })
    .png()
    .toBuffer();
}

async function isDark(picture: Buffer, band: Region): Promise<boolean> {
  const cut = await sharp(picture).extract(band).png().toBuffer();
  const { channels } = await sharp(cut).stats();
  return channels.slice(0, 3).every(({ mean, stdev }) => mean < DARK.mean && stdev < DARK.deviation);
}
