import type { ImageRecipe } from '@mailwright/contract';
import { coverScale, type Rectangle, type Size, turnedSize } from '../recipe/new-recipe.ts';
import { applyBlur } from './blur.ts';
import { applyColors, colorMatrix } from './color-matrix.ts';

/** Everything that is drawn can be drawn from: a decoded picture, large or as a smaller copy. */
export type Drawable = ImageBitmap | HTMLCanvasElement;

/** Parts of a recipe on which the picture under its layers depends. */
export type BaseRecipe = Pick<ImageRecipe, 'source' | 'turn' | 'flip' | 'straighten' | 'adjust' | 'filter'>;

/** A picture that is blurred by more than this has nothing that a smaller one has not; pixels. */
const SMALL_BLUR = 3;

/**
 * A part of the turned picture, turned, mirrored, straightened, adjusted and filtered, on a canvas of the given size.
 * `picture` may be a smaller copy of the original.
 */
export function drawBase(recipe: BaseRecipe, picture: Drawable, frame: Rectangle, size: Size): HTMLCanvasElement {
  const { width, height } = turnedSize(recipe);
  const radius = (recipe.adjust.blur / 1000) * Math.max(width, height) * (size.width / frame.width);
  if (radius <= SMALL_BLUR) return colored(recipe, drawPart(recipe, picture, frame, size), radius);
  const part = SMALL_BLUR / radius;
  const less = { width: Math.ceil(size.width * part), height: Math.ceil(size.height * part) };
  const blurred = colored(recipe, drawPart(recipe, picture, frame, less), SMALL_BLUR);
  const canvas = newCanvas(size);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(blurred, 0, 0, size.width, size.height);
  return canvas;
}

/** The part as it lies in the turned picture, in its own colors. */
function drawPart(recipe: BaseRecipe, picture: Drawable, frame: Rectangle, size: Size): HTMLCanvasElement {
  const canvas = newCanvas(size);
  const context = contextOf(canvas);
  const { source, turn, flip, straighten } = recipe;
  const whole = turnedSize(recipe);
  const scale = coverScale(whole, straighten);
  context.imageSmoothingQuality = 'high';
  context.scale(size.width / frame.width, size.height / frame.height);
  context.translate(whole.width / 2 - frame.x, whole.height / 2 - frame.y);
  context.rotate((straighten * Math.PI) / 180);
  context.scale(scale * (flip.horizontal ? -1 : 1), scale * (flip.vertical ? -1 : 1));
  context.rotate((turn * Math.PI) / 180);
  context.drawImage(picture, -source.width / 2, -source.height / 2, source.width, source.height);
  context.resetTransform();
  return canvas;
}

/** The same canvas, in the recipe's colors. */
function colored(recipe: BaseRecipe, canvas: HTMLCanvasElement, radius: number): HTMLCanvasElement {
  const matrix = colorMatrix(recipe);
  if (matrix === null && radius < 1) return canvas;
  const { width, height } = canvas;
  const context = contextOf(canvas);
  const pixels = context.getImageData(0, 0, width, height);
  if (matrix) applyColors(pixels.data, matrix);
  applyBlur(pixels.data, width, height, radius);
  context.putImageData(pixels, 0, 0);
  return canvas;
}

export function newCanvas({ width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** @throws Error where the browser has no room for another canvas of this size */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('There is nothing to draw on.');
  return context;
}

/** The outline that a recipe's mask leaves of a frame; null where it leaves all of it. */
export function maskPath({ mask }: Pick<ImageRecipe, 'mask'>, { x, y, width, height }: Rectangle): Path2D | null {
  if (mask === null) return null;
  const path = new Path2D();
  if (mask.shape === 'circle') path.ellipse(x + width / 2, y + height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI);
  else path.roundRect(x, y, width, height, (mask.radius / 100) * (Math.min(width, height) / 2));
  return path;
}
