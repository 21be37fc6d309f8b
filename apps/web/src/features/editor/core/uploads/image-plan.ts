import type { PictureKind } from './image-bytes.ts';

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** The largest size of the same shape whose longer side is at most `side`; never larger than it is. */
export function fitInto({ width, height }: ImageSize, side: number): ImageSize {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The name with the ending that its new kind of content has. */
export function renamed(name: string, type: string): string {
  const ending = type === 'image/jpeg' ? 'jpg' : type.replace('image/', '');
  if (ending === 'jpg' && /\.jpe?g$/i.test(name)) return name;
  return `${name.replace(/\.[a-z0-9]{1,5}$/i, '')}.${ending}`;
}

/** Format in which a picture is written: mail clients show PNG and JPEG, and a JPEG has no transparency. */
export type Written = 'png' | 'jpeg';

interface Source {
  readonly kind: PictureKind;
  readonly bytes: number;
  readonly size: ImageSize;
}

export interface ImageLimits {
  readonly maxBytes: number;
  readonly maxSide: number;
}

/**
 * Returns whether a picture has to be redrawn, and its largest size after that, bytes: one that mail clients show is
 * never larger than before.
 */
export function planOf({ kind, bytes, size }: Source, { maxBytes, maxSide }: ImageLimits) {
  const isShown = kind === 'png' || kind === 'jpeg' || kind === 'gif';
  const isLarge = bytes > maxBytes || Math.max(size.width, size.height) > maxSide;
  return { needed: isLarge || !isShown, maxBytes: isShown ? Math.min(maxBytes, bytes) : maxBytes };
}

/**
 * Returns the formats to try, in order: a drawing stays a PNG when that is small enough, a photograph in another format
 * becomes a JPEG.
 */
export function writtenAs(kind: PictureKind, isTransparent: boolean): readonly Written[] {
  if (isTransparent) return ['png'];
  return kind === 'png' || kind === 'gif' ? ['png', 'jpeg'] : ['jpeg'];
}
