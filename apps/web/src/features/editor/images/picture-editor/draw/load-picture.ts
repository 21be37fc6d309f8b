import type { Size } from '../recipe/new-recipe.ts';

/** An original as it was fetched, and a smaller copy of it that follows every movement of a slider. */
export interface LoadedPicture extends Size {
  readonly src: string;
  readonly blob: Blob;
  readonly preview: ImageBitmap;
}

/** Longer side of the copy, pixels: sharp in the dialog, and colored anew within a frame. */
const PREVIEW_SIDE = 1400;

/** @throws Error when the picture cannot be fetched or read */
export async function loadPicture(src: string, signal: AbortSignal): Promise<LoadedPicture> {
  const response = await fetch(src, { signal });
  if (!response.ok) throw new Error(`The picture cannot be fetched: ${response.status}`);
  const blob = await response.blob();
  const whole = await createImageBitmap(blob);
  const { width, height } = whole;
  const scale = Math.min(1, PREVIEW_SIDE / Math.max(width, height));
  if (scale === 1) return { src, blob, width, height, preview: whole };
  whole.close();
  // From the file, which is done beside the page; a decoded picture would be made smaller on it.
  const preview = await createImageBitmap(blob, {
    resizeWidth: Math.round(width * scale),
    resizeHeight: Math.round(height * scale),
    resizeQuality: 'high',
  });
  return { src, blob, width, height, preview };
}

/** @throws Error when it cannot be loaded */
export async function loadSticker(src: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  return picture;
}
