import { fitInto, type ImageSize } from './image-plan.ts';

export interface CompressionJob {
  readonly file: Blob;
  readonly maxBytes: number;
  readonly maxSide: number;
}

/** null: the file is small enough as it is. */
export type CompressionResult = { readonly ok: true; readonly blob: Blob | null } | { readonly ok: false };

const JPEG_QUALITIES = [0.86, 0.76, 0.66, 0.56];
/** How much smaller the next try is when no quality is low enough. */
const SHRINK = 0.8;
/** No picture of this size is over any limit; it only ends the tries. */
const SMALLEST_SIDE = 32;

self.onmessage = async ({ data }: MessageEvent<CompressionJob>) => {
  let result: CompressionResult;
  try {
    result = { ok: true, blob: await compress(data) };
  } catch {
    result = { ok: false };
  }
  self.postMessage(result);
};

async function compress({ file, maxBytes, maxSide }: CompressionJob): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  let size = fitInto(picture, maxSide);
  if (file.size <= maxBytes && size.width === picture.width) return null;
  for (;;) {
    const blob = await encode(draw(picture, size), file.type, maxBytes);
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

/** PNG where there is transparency, or where it is small enough; else JPEG. Mail clients show no newer formats. */
async function encode(canvas: OffscreenCanvas, type: string, maxBytes: number): Promise<Blob> {
  if (type !== 'image/jpeg') {
    const png = await canvas.convertToBlob({ type: 'image/png' });
    if (png.size <= maxBytes || hasTransparency(canvas)) return png;
  }
  let blob: Blob | undefined;
  for (const quality of JPEG_QUALITIES) {
    blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (blob.size <= maxBytes) break;
  }
  if (!blob) throw new Error('The picture could not be encoded.');
  return blob;
}

function hasTransparency(canvas: OffscreenCanvas): boolean {
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}
