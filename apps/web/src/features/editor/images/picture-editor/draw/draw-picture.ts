import type { ImageRecipe } from '@mailwright/contract';
import { frameOf, outputSize } from '../recipe/new-recipe.ts';
import { contextOf, drawBase, maskPath, newCanvas } from './draw-base.ts';
import { drawOverlay, type Stickers } from './draw-overlay.ts';
import { type LoadedPicture, loadSticker } from './load-picture.ts';

const JPEG_QUALITY = 0.92;

/**
 * The picture that a recipe makes, from all pixels of its original: a JPEG where that is one and nothing shines through,
 * otherwise a PNG.
 * @throws Error when the original or a sticker cannot be read, or the browser has no room to draw in
 */
export async function drawPicture(recipe: ImageRecipe, { blob }: LoadedPicture): Promise<Blob> {
  const [picture, stickers] = await Promise.all([createImageBitmap(blob), loadStickers(recipe)]);
  const frame = frameOf(recipe);
  const size = outputSize(recipe);
  const base = drawBase(recipe, picture, frame, size);
  picture.close();
  const canvas = newCanvas(size);
  const context = contextOf(canvas);
  const mask = maskPath(recipe, { x: 0, y: 0, ...size });
  if (mask) context.clip(mask);
  context.drawImage(base, 0, 0);
  context.scale(size.width / frame.width, size.height / frame.height);
  context.translate(-frame.x, -frame.y);
  for (const layer of recipe.overlays) {
    context.save();
    context.globalAlpha = layer.opacity;
    context.translate(layer.x, layer.y);
    context.rotate((layer.rotation * Math.PI) / 180);
    drawOverlay(context, layer, stickers);
    context.restore();
  }
  const opaque = blob.type === 'image/jpeg' && mask === null;
  return encode(canvas, opaque ? 'image/jpeg' : 'image/png');
}

async function loadStickers({ overlays }: ImageRecipe): Promise<Stickers> {
  const addresses = new Set(overlays.flatMap((layer) => (layer.kind === 'sticker' ? [layer.src] : [])));
  return new Map(await Promise.all([...addresses].map(async (src) => [src, await loadSticker(src)] as const)));
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be encoded.'))),
      type,
      JPEG_QUALITY,
    );
  });
}
