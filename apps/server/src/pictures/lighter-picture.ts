import sharp, { type Sharp } from 'sharp';
import { AppError } from '../app-error.ts';

const QUALITY = 82;
/** A photograph as a JPEG is lighter by far; a drawing that would be only a little lighter keeps its sharp edges. */
const FAR_LIGHTER = 0.6;

/**
 * The picture at most this wide, and compressed again. Where nothing shines through a PNG, it may become a JPEG.
 * @throws AppError `UNREADABLE_IMAGE`
 */
export async function lighterPicture(file: Uint8Array, width: number): Promise<Uint8Array> {
  try {
    const { format, pages = 1 } = await sharp(file).metadata();
    const picture = sharp(file, { animated: pages > 1 }).resize({ width, withoutEnlargement: true });
    if (format === 'gif') return await picture.gif({ effort: 7, interFrameMaxError: 4 }).toBuffer();
    return format === 'jpeg' ? await jpeg(picture) : await lighterPng(picture, file);
  } catch (cause) {
    throw new AppError('UNREADABLE_IMAGE', { cause });
  }
}

async function lighterPng(picture: Sharp, file: Uint8Array): Promise<Uint8Array> {
  const png = await picture.clone().png({ compressionLevel: 9 }).toBuffer();
  if (!(await sharp(file).stats()).isOpaque) return png;
  const photograph = await jpeg(picture.clone());
  return photograph.length < png.length * FAR_LIGHTER ? photograph : png;
}

function jpeg(picture: Sharp): Promise<Uint8Array> {
  return picture.jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
}
