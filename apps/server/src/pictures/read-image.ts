import { type Asset, LIMITS } from '@mailwright/contract';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { AppError } from '../app-error.ts';

/** An image as it is stored: a format mail clients show, without anything about camera or place. */
export interface ReadImage {
  readonly content: Uint8Array;
  readonly contentType: Asset['contentType'];
  readonly extension: 'png' | 'jpg' | 'gif';
  readonly width: number;
  readonly height: number;
}

const MAX_PIXELS = LIMITS.upload.megapixels * 1_000_000;
const JPEG_QUALITY = 92;
/** A drawing has no pixels: it gets twice as many as it is shown with, for screens of high density. */
const DRAWING_SCALE = 2;
const CONTENT_TYPES = { png: 'image/png', jpg: 'image/jpeg', gif: 'image/gif' } as const;
const ENCODERS: Readonly<Record<ReadImage['extension'], (source: Sharp) => Sharp>> = {
  png: (source) => source.png(),
  jpg: (source) => source.jpeg({ quality: JPEG_QUALITY }),
  gif: (source) => source.gif(),
};
/** Dots per inch at which librsvg draws one pixel for each CSS pixel. */
const CSS_DENSITY = 72;

/**
 * Reads an uploaded file by its content, whatever it is called. Formats that Word-based Outlook does not show (WebP,
 * AVIF, SVG) become PNG where something shines through, JPEG otherwise, and GIF where they move.
 * @throws AppError `UNREADABLE_IMAGE` for what is no image, `IMAGE_DAMAGED` for one that breaks off,
 * `IMAGE_TOO_MANY_PIXELS`, `IMAGE_HEIC`
 */
export async function readImage(file: Uint8Array): Promise<ReadImage> {
  const header = await headerOf(file);
  if (header.width * header.height > MAX_PIXELS) throw new AppError('IMAGE_TOO_MANY_PIXELS');
  try {
    return await convert(file, header);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('IMAGE_DAMAGED', { cause: error });
  }
}

async function headerOf(file: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(file, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new AppError('UNREADABLE_IMAGE', { cause });
  }
}

async function convert(file: Uint8Array, header: Metadata): Promise<ReadImage> {
  const animated = (header.pages ?? 1) > 1;
  const source = sharp(file, { animated, limitInputPixels: MAX_PIXELS * (header.pages ?? 1), failOn: 'error' });
  const bare = !tellsMore(header);
  switch (header.format) {
    case 'svg':
      return drawn(file, header);
    case 'png':
      return bare ? asItIs(file, source, header, 'png') : rewritten(source.autoOrient(), 'png', animated);
    case 'jpeg':
      return bare ? asItIs(file, source, header, 'jpg') : rewritten(source.autoOrient(), 'jpg', animated);
    case 'gif':
      return bare ? asItIs(file, source, header, 'gif') : rewritten(source, 'gif', animated);
    case 'webp':
      return rewritten(source.autoOrient(), shownEverywhere(header, animated), animated);
    case 'heif':
      if (header.compression !== 'av1') throw new AppError('IMAGE_HEIC');
      return rewritten(source.autoOrient(), shownEverywhere(header, animated), animated);
    default:
      throw new AppError('UNREADABLE_IMAGE');
  }
}

function shownEverywhere({ hasAlpha }: Metadata, animated: boolean): ReadImage['extension'] {
  if (animated) return 'gif';
  return hasAlpha ? 'png' : 'jpg';
}

async function drawn(file: Uint8Array, { width, height }: Metadata): Promise<ReadImage> {
  if (width * height * DRAWING_SCALE ** 2 > MAX_PIXELS) throw new AppError('IMAGE_TOO_MANY_PIXELS');
  return rewritten(sharp(file, { density: CSS_DENSITY * DRAWING_SCALE, failOn: 'error' }), 'png', false);
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
  extension: ReadImage['extension'],
): Promise<ReadImage> {
  await source.resize(16).toBuffer();
  const height = header.pageHeight ?? header.height;
  return { content: file, contentType: CONTENT_TYPES[extension], extension, width: header.width, height };
}

async function rewritten(source: Sharp, extension: ReadImage['extension'], animated: boolean): Promise<ReadImage> {
  const { data, info } = await ENCODERS[extension](source).toBuffer({ resolveWithObject: true });
  const height = animated && info.pageHeight ? info.pageHeight : info.height;
  return { content: data, contentType: CONTENT_TYPES[extension], extension, width: info.width, height };
}
