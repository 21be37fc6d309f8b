import { LIMITS } from '@mailwright/contract';
import sharp from 'sharp';
import { readImage } from './read-image.ts';

const { compressedBytes: MAX_BYTES, compressedSide: MAX_SIDE_LENGTH } = LIMITS.upload;

/** Qualities and sides that are tried in turn until the picture is small enough. */
const QUALITIES = [86, 76, 64] as const;
const SIDES = [MAX_SIDE_LENGTH, 1440, 1080, 800, 600, 400] as const;

/**
 * A picture that somebody else made, as a mail can carry it: at most 1920 pixels a side and 1 MB, never larger than it
 * was, with its transparency. What moves stays as it is.
 * @param person who wants it
 * @throws AppError as `readImage` does
 */
export async function fitPicture(file: Uint8Array, person: string): Promise<Uint8Array> {
  const { content, extension, width, height } = await readImage(file, person);
  const fits = Math.max(width, height) <= MAX_SIDE_LENGTH && content.length <= MAX_BYTES;
  if (fits || extension === 'gif') return content;
  const { isOpaque } = await sharp(content).stats();
  let smallest: Uint8Array = content;
  for (const side of SIDES) {
    for (const quality of QUALITIES) {
      const resized = sharp(content).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
      const encoded = isOpaque ? resized.jpeg({ quality, mozjpeg: true }) : resized.png({ palette: true, quality });
      smallest = await encoded.toBuffer();
      if (smallest.length <= MAX_BYTES) return smallest;
    }
  }
  return smallest;
}
