import { foreignPicture } from './foreign-picture.ts';

const QUALITY = 86;
/** Most pixels that a service makes; a file that claims to have more is not what was asked for. */
const MAX_PIXELS = 40_000_000;

/**
 * A generated picture cut to its ratio about the middle, as services make what is nearest to it, and as a JPEG: their
 * PNGs weigh megabytes. What shines through stays a PNG.
 * @throws Error when it is no picture
 */
export async function fitGenerated(picture: Uint8Array, ratio: number, maxSide: number): Promise<Buffer> {
  const source = foreignPicture(picture, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { width, height } = await source.metadata();
  const cut = width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio };
  const scale = Math.min(1, maxSide / Math.max(cut.width, cut.height));
  const size = { width: Math.round(cut.width * scale), height: Math.round(cut.height * scale) };
  const fitted = source.resize({ ...size, fit: 'cover' });
  const { isOpaque } = await foreignPicture(picture, { limitInputPixels: MAX_PIXELS }).stats();
  return isOpaque ? fitted.jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer() : fitted.png().toBuffer();
}
