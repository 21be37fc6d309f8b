import type { Check } from '../../entities/finding.ts';
import { LIMITS } from '../../limits.ts';

/** Facts of an image's file. */
export interface WeighedImage {
  /** Pixels. */
  readonly width: number;
  /** Bytes; null when unknown, as for images of other sites. */
  readonly size: number | null;
  readonly isGif: boolean;
}

export type ImageWeightCheck = Extract<Check, 'imageHeavy' | 'gifHeavy' | 'imageOversized' | 'imageBlurred'>;

/**
 * Returns the warnings about the file of an image that is shown `shownWidth` CSS pixels wide; `shownWidth` is null when
 * unknown. Screens of high density show two pixels for one CSS pixel; more than three have no use.
 */
export function imageWeightChecks({ width, size, isGif }: WeighedImage, shownWidth: number | null): ImageWeightCheck[] {
  const { heavyBytes, heavyGifBytes, lightBytes, densePixels, mostPixels } = LIMITS.images;
  const found: ImageWeightCheck[] = [];
  if (size !== null && size > (isGif ? heavyGifBytes : heavyBytes)) found.push(isGif ? 'gifHeavy' : 'imageHeavy');
  if (shownWidth === null || shownWidth <= 0) return found;
  // A small file costs nobody anything, however many pixels it has.
  if (width > shownWidth * mostPixels && (size === null || size > lightBytes)) found.push('imageOversized');
  if (width < shownWidth * densePixels) found.push('imageBlurred');
  return found;
}

/** Returns the largest width of an image's phone version, CSS pixels; null when the mail does not say a width. */
export function shownOnPhones(shownWidth: number | null): number | null {
  return shownWidth === null ? null : Math.min(shownWidth, LIMITS.images.phoneWidth);
}

/** Returns the width that is enough for the file of an image, pixels, when it is shown `shownWidth` CSS pixels wide. */
export function enoughPixels(shownWidth: number): number {
  return Math.round(shownWidth * LIMITS.images.densePixels);
}
