import { pixels } from '../../css-length.ts';

/** Tracking pixels and spacer images are written with a side of 1 to 3 CSS pixels; a line drawn as an image is thicker. */
const PIXEL_SIDE = 3;

/** Attributes of an image. */
export interface ImageFacts {
  readonly src: string;
  readonly alt: string;
  readonly width: string;
  readonly height: string;
}

/** Returns whether an image is visible content: neither a pixel that counts openings nor a spacer. */
export function isSeenImage({ src, alt, width, height }: ImageFacts): boolean {
  if (src.trim() === '') return false;
  const sides = [width, height].map((side) => pixels(side));
  if (sides.some((side) => side !== null && side <= PIXEL_SIDE)) return false;
  return alt.trim() !== '' || !SPACER.test(src);
}

const SPACER = /(?:^|\/)(?:spacer|blank|transparent|clear|pixel|1x1)[\w-]*\.(?:gif|png)(?:$|[?#])/i;

/** Returns whether a link has both an address and content to press. */
export function isFollowedLink(href: string, holdsAnything: boolean): boolean {
  return holdsAnything && href.trim() !== '' && !/^#\s*$/.test(href.trim());
}

/**
 * Returns whether content that only some readers get (on a desktop, a phone or Outlook) has no words or addresses beyond
 * those elsewhere in the mail.
 */
export function isTwin(words: readonly string[], addresses: readonly string[], elsewhere: Elsewhere): boolean {
  return (
    words.every((word) => elsewhere.words.includes(word)) &&
    addresses.every((address) => elsewhere.addresses.has(address))
  );
}

export interface Elsewhere {
  /** Words in the form that `plainWords` returns. */
  readonly words: string;
  readonly addresses: ReadonlySet<string>;
}
