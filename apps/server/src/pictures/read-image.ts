import { type Asset, LIMITS } from '@mailwright/contract';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { AppError } from '../app-error.ts';

/** An image as it is stored: a format mail clients show, without anything about camera or place. */
export interface ReadImage {
  readonly content: Uint8Array;
  readonly contentType: Asset['contentType'];
  readonly extension: 'png' | 'jpg' | 'gif' | 'webp';
  readonly width: number;
  readonly height: number;
}

const MAX_PIXELS = LIMITS.upload.megapixels * 1_000_000;
const JPEG_QUALITY = 92;

/**
 * Reads an uploaded file by its content, whatever it is called.
 * @throws AppError `UNREADABLE_IMAGE` for what is no image, is broken, or has more than 40 megapixels
 */
export async function readImage(file: Uint8Array): Promise<ReadImage> {
  try {
    const header = await sharp(file, { limitInputPixels: false }).metadata();
    if (header.width * header.height > MAX_PIXELS) throw tooManyPixels();
    return await convert(file, header);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('UNREADABLE_IMAGE', { cause: error });
  }
}

async function convert(file: Uint8Array, header: Metadata): Promise<ReadImage> {
  const animated = (header.pages ?? 1) > 1;
  const source = sharp(file, { animated, limitInputPixels: MAX_PIXELS * (header.pages ?? 1), failOn: 'error' });
  switch (header.format) {
    case 'svg':
      return rewritten(source.png(), 'image/png', 'png', animated);
    case 'png':
      if (!tellsMore(header)) return asItIs(file, source, header, 'image/png', 'png');
      return rewritten(source.autoOrient().png(), 'image/png', 'png', animated);
    case 'jpeg':
      if (!tellsMore(header)) return asItIs(file, source, header, 'image/jpeg', 'jpg');
      return rewritten(source.autoOrient().jpeg({ quality: JPEG_QUALITY }), 'image/jpeg', 'jpg', animated);
    case 'webp':
      if (!tellsMore(header)) return asItIs(file, source, header, 'image/webp', 'webp');
      return rewritten(source.webp({ quality: JPEG_QUALITY }), 'image/webp', 'webp', animated);
    case 'gif':
      if (!tellsMore(header)) return asItIs(file, source, header, 'image/gif', 'gif');
      return rewritten(source.gif(), 'image/gif', 'gif', animated);
    default:
      throw new AppError('UNREADABLE_IMAGE');
  }
}

/** Whether the file carries more than its picture: camera, place, author, or a direction to turn it in. */
function tellsMore({ exif, xmp, iptc, orientation }: Metadata): boolean {
  return Boolean(exif || xmp || iptc || (orientation ?? 1) > 1);
}

/** Keeps the bytes, after decoding them once: a file that stops halfway must not be stored. */
async function asItIs(
  file: Uint8Array,
  source: Sharp,
  header: Metadata,
  contentType: Asset['contentType'],
  extension: ReadImage['extension'],
): Promise<ReadImage> {
  await source.resize(16).toBuffer();
  const height = header.pageHeight ?? header.height;
  return { content: file, contentType, extension, width: header.width, height };
}

async function rewritten(
  source: Sharp,
  contentType: Asset['contentType'],
  extension: ReadImage['extension'],
  animated: boolean,
): Promise<ReadImage> {
  const { data, info } = await source.toBuffer({ resolveWithObject: true });
  const height = animated && info.pageHeight ? info.pageHeight : info.height;
  return { content: data, contentType, extension, width: info.width, height };
}

function tooManyPixels(): AppError {
  return new AppError('UNREADABLE_IMAGE', {
    sentence: `The image has more than ${LIMITS.upload.megapixels} megapixels.`,
  });
}
