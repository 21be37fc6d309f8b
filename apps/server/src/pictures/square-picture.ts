import sharp from 'sharp';
import { readImage } from './read-image.ts';

/** Pixels a side: twice as many as a portrait is shown with anywhere. */
const SIDE = 256;

/**
 * The middle of a picture as a small square; of one that moves its beginning.
 * @throws AppError as `readImage` does
 */
export async function squarePicture(file: Uint8Array, person: string): Promise<Uint8Array> {
  const { content } = await readImage(file, person);
  const square = sharp(content).autoOrient().resize(SIDE, SIDE, { fit: 'cover' });
  const { hasAlpha } = await sharp(content).metadata();
  return hasAlpha ? square.png().toBuffer() : square.jpeg({ quality: 88 }).toBuffer();
}
