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

/** What a picture is written as: mail clients show PNG and JPEG, and nothing shines through a JPEG. */
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
 * Whether a picture has to be drawn anew, and how many bytes it may then have: one that mail clients show is never larger
 * than it was.
 */
export function planOf({ kind, bytes, size }: Source, { maxBytes, maxSide }: ImageLimits) {
  const isShown = kind === 'png' || kind === 'jpeg' || kind === 'gif';
  const isLarge = bytes > maxBytes || Math.max(size.width, size.height) > maxSide;
  return { needed: isLarge || !isShown, maxBytes: isShown ? Math.min(maxBytes, bytes) : maxBytes };
}

/** What to try, in turn: a drawing stays a PNG where that is small enough, a photograph of another format becomes a JPEG. */
export function writtenAs(kind: PictureKind, isTransparent: boolean): readonly Written[] {
  if (isTransparent) return ['png'];
  return kind === 'png' || kind === 'gif' ? ['png', 'jpeg'] : ['jpeg'];
}
