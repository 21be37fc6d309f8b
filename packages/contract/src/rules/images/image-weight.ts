import type { Check } from '../../entities/finding.ts';
import { LIMITS } from '../../limits.ts';

/** What is known of the file of an image. */
export interface WeighedImage {
  /** Pixels. */
  readonly width: number;
  /** Null where nobody has told, as of images of other sites. */
  readonly size: number | null;
  readonly isGif: boolean;
}

export type ImageWeightCheck = Extract<Check, 'imageHeavy' | 'gifHeavy' | 'imageOversized' | 'imageBlurred'>;

/**
 * What is worth a look about the file of an image that is shown `shownWidth` CSS pixels wide, null where that is not
 * known. Screens of high density show two pixels where others show one; more than three serve nobody.
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

/** How wide the version of an image for phones is shown at most; null where the mail does not say how wide. */
export function shownOnPhones(shownWidth: number | null): number | null {
  return shownWidth === null ? null : Math.min(shownWidth, LIMITS.images.phoneWidth);
}

/** Pixels that are enough for an image shown this wide, CSS pixels. */
export function enoughPixels(shownWidth: number): number {
  return Math.round(shownWidth * LIMITS.images.densePixels);
}
