import type { PictureKind } from './image-bytes.ts';
import { fitInto, type ImageLimits, type ImageSize, planOf, writtenAs } from './image-plan.ts';

export interface CompressionJob extends ImageLimits {
  readonly file: Blob;
  /** The picture of the file, where somebody else has read it. */
  readonly picture?: ImageBitmap;
  readonly kind: PictureKind;
}

/** null: the file is small enough as it is. `unknown`: this browser cannot read the format. */
export type CompressionResult =
  | { readonly ok: true; readonly blob: Blob | null }
  | { readonly ok: false; readonly reason: 'unknown' | 'damaged' };

const JPEG_QUALITIES = [0.86, 0.76, 0.66, 0.56];
/** Factor for the side length of the next try when no quality makes the file small enough. */
const SHRINK = 0.8;
/** No picture of this size is over any limit; it only ends the tries. */
const SMALLEST_SIDE = 32;

self.onmessage = async ({ data }: MessageEvent<CompressionJob>) => {
  let result: CompressionResult;
  try {
    const picture = await read(data);
    result = picture ? { ok: true, blob: await compress(picture, data) } : { ok: false, reason: 'unknown' };
  } catch {
    result = { ok: false, reason: 'damaged' };
  }
  self.postMessage(result);
};

/** Turned the way it was held; without the place and the camera, which a canvas does not keep. */
async function read({ file, kind, picture }: CompressionJob): Promise<ImageBitmap | null> {
  try {
    return picture ?? (await createImageBitmap(file));
  } catch (error) {
    if (kind === 'heic' || kind === 'avif' || kind === 'webp') return null;
    throw error;
  }
}

async function compress(picture: ImageBitmap, { file, kind, ...limits }: CompressionJob): Promise<Blob | null> {
  const { needed, maxBytes } = planOf({ kind, bytes: file.size, size: picture }, limits);
  if (!needed) return null;
  let size = fitInto(picture, limits.maxSide);
  for (;;) {
    const blob = await encode(draw(picture, size), kind, maxBytes);
    if (blob.size <= maxBytes || Math.max(size.width, size.height) <= SMALLEST_SIDE) return blob;
    size = fitInto(size, Math.max(size.width, size.height) * SHRINK);
  }
}

function draw(picture: ImageBitmap, { width, height }: ImageSize): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is nothing to draw on.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

async function encode(canvas: OffscreenCanvas, kind: PictureKind, maxBytes: number): Promise<Blob> {
  const tries = writtenAs(kind, kind !== 'jpeg' && hasTransparency(canvas)).flatMap((type) =>
    type === 'png' ? [{ type: 'image/png' }] : JPEG_QUALITIES.map((quality) => ({ type: 'image/jpeg', quality })),
  );
  let smallest: Blob | undefined;
  for (const options of tries) {
    const blob = await canvas.convertToBlob(options);
    if (!smallest || blob.size < smallest.size) smallest = blob;
    if (blob.size <= maxBytes) break;
  }
  if (!smallest) throw new Error('The picture could not be encoded.');
  return smallest;
}

function hasTransparency(canvas: OffscreenCanvas): boolean {
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}
