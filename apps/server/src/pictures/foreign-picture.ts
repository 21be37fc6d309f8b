import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { AppError } from '../app-error.ts';
import { pictureKindOf } from './picture-kind.ts';

/** Decoders of the kinds that are told apart here and of our own SVG; a file can reach no other decoder. */
const DECODERS = ['Png', 'Jpeg', 'Nsgif', 'Webp', 'Heif', 'Svg'].map((name) => `VipsForeignLoad${name}`);

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: DECODERS });

/**
 * A file that somebody else made, to be decoded: only what begins like a picture of a known kind gets as far as a decoder.
 * A drawing does not, which only `drawForeignSvg` draws.
 * @throws AppError `UNREADABLE_IMAGE`, `IMAGE_HEIC`
 */
export function foreignPicture(file: Uint8Array, options: SharpOptions = {}): Sharp {
  const kind = pictureKindOf(file);
  if (kind === 'heic') throw new AppError('IMAGE_HEIC');
  if (kind === null || kind === 'svg') throw new AppError('UNREADABLE_IMAGE');
  return sharp(file, options);
}
