import { type Asset, LIMITS } from '@mailwright/contract';
import type { Metadata, Sharp } from 'sharp';
import { AppError } from '../app-error.ts';
import { bareGif } from './bare/bare-gif.ts';
import { bareJpeg } from './bare/bare-jpeg.ts';
import { barePng } from './bare/bare-png.ts';
import { foreignPicture } from './foreign-picture.ts';
import { pictureKindOf } from './picture-kind.ts';
import { drawForeignSvg } from './svg/draw-foreign-svg.ts';
import { largestSideOfSvg } from './svg/svg-size.ts';

/** An image as it is stored: a format mail clients show, without anything about camera or place. */
export interface ReadImage {
  readonly content: Uint8Array;
  readonly contentType: Asset['contentType'];
  readonly extension: 'png' | 'jpg' | 'gif';
  readonly width: number;
  readonly height: number;
}

const MAX_PIXELS = LIMITS.upload.megapixels * 1_000_000;
/** Most pixels of all frames together: each is held in memory when they are written anew. */
const MAX_FRAME_PIXELS = LIMITS.gif.megapixels * 1_000_000;
const JPEG_QUALITY = 92;
/** A drawing has no pixels: it gets twice as many as it is shown with, for screens of high density. */
const DRAWING_SCALE = 2;
const CONTENT_TYPES = { png: 'image/png', jpg: 'image/jpeg', gif: 'image/gif' } as const;
const ENCODERS: Readonly<Record<ReadImage['extension'], (source: Sharp) => Sharp>> = {
  png: (source) => source.png(),
  jpg: (source) => source.jpeg({ quality: JPEG_QUALITY }),
  gif: (source) => source.gif(),
};
/** A side longer than any screen. */
const MAX_DRAWING = 20_000;

/**
 * Reads an uploaded file by its content, whatever it is called. Formats that Word-based Outlook does not show (WebP,
 * AVIF, SVG) become PNG where something shines through, JPEG otherwise, and GIF where they move; CMYK and 16 bits a color
 * become sRGB of 8 bits.
 * @param person who sent it; people have drawings drawn in turn
 * @throws AppError `UNREADABLE_IMAGE` for what is no image, `IMAGE_DAMAGED` for one that breaks off,
 * `IMAGE_TOO_MANY_PIXELS`, `IMAGE_HEIC`
 */
export async function readImage(file: Uint8Array, person: string): Promise<ReadImage> {
  if (pictureKindOf(file) === 'svg') return drawn(file, person);
  const header = await headerOf(file);
  const { width, height, pageHeight = height, pages = 1 } = header;
  if (width * pageHeight > MAX_PIXELS) throw new AppError('IMAGE_TOO_MANY_PIXELS');
  if (pages > 1 && (width * pageHeight * pages > MAX_FRAME_PIXELS || pages > LIMITS.gif.frames))
    throw new AppError('ANIMATION_TOO_LARGE');
  return orDamaged(convert(file, header));
}

async function orDamaged<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('IMAGE_DAMAGED', { cause: error });
  }
}

async function headerOf(file: Uint8Array): Promise<Metadata> {
  const picture = foreignPicture(file, { limitInputPixels: false });
  try {
    return await picture.metadata();
  } catch (cause) {
    throw new AppError('UNREADABLE_IMAGE', { cause });
  }
}

async function convert(file: Uint8Array, header: Metadata): Promise<ReadImage> {
  const animated = (header.pages ?? 1) > 1;
  const limitInputPixels = MAX_PIXELS * (header.pages ?? 1);
  const source = foreignPicture(file, { animated, limitInputPixels, failOn: 'error' });
  switch (header.format) {
    case 'png':
      return keptAs('png', barePng(file), source, header);
    case 'jpeg':
      return keptAs('jpg', bareJpeg(file), source, header);
    case 'gif':
      return keptAs('gif', bareGif(file), source, header);
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

/** Draws an SVG twice as large as it is shown, and no larger than other pictures are sent. */
async function drawn(file: Uint8Array, person: string): Promise<ReadImage> {
  // What reads drawings counts such sizes round to small ones.
  if (largestSideOfSvg(file) > MAX_DRAWING) throw new AppError('IMAGE_TOO_MANY_PIXELS');
  const settings = { scale: DRAWING_SCALE, longestSide: LIMITS.upload.compressedSide, mostPixels: MAX_PIXELS };
  const content = await orDamaged(drawForeignSvg(file, settings, person));
  const png = await headerOf(content);
  return { content, contentType: CONTENT_TYPES.png, extension: 'png', width: png.width, height: png.height };
}

/** Colors and depths that mail clients show as they are: three colors or gray, 8 bits each. */
const SHOWN_SPACES: readonly (string | undefined)[] = ['srgb', 'rgb', 'b-w'];
const SHOWN_DEPTH = 'uchar';

/** CMYK is left out by Outlook and turned into false colors by others; 16 bits a color is twice the bytes for nothing seen. */
function isShownAlike({ space, depth }: Metadata): boolean {
  return SHOWN_SPACES.includes(space) && depth === SHOWN_DEPTH;
}

/**
 * Keeps the bytes of the picture, after decoding them once: a file that stops halfway must not be stored. What is to be
 * turned, does not end where it should, or is not in 8 bits of sRGB or gray, is written anew.
 */
async function keptAs(
  extension: ReadImage['extension'],
  bare: Uint8Array | null,
  source: Sharp,
  header: Metadata,
): Promise<ReadImage> {
  const isTurned = (header.orientation ?? 1) > 1;
  if (!bare || isTurned || !isShownAlike(header))
    return rewritten(source.autoOrient(), extension, (header.pages ?? 1) > 1);
  await source.resize(16).toBuffer();
  const height = header.pageHeight ?? header.height;
  return { content: bare, contentType: CONTENT_TYPES[extension], extension, width: header.width, height };
}

async function rewritten(source: Sharp, extension: ReadImage['extension'], animated: boolean): Promise<ReadImage> {
  const { data, info } = await ENCODERS[extension](source).toBuffer({ resolveWithObject: true });
  const height = animated && info.pageHeight ? info.pageHeight : info.height;
  return { content: data, contentType: CONTENT_TYPES[extension], extension, width: info.width, height };
}
