import type { ImageRecipe } from '@mailwright/contract';
import { largestSize, outputSize, type Point, type Rectangle, type Size, turnedSize } from './new-recipe.ts';

/** A handle of the crop frame, by the edges that it moves. */
export type CropHandle = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';

/** Pixels that a frame has at least each way, where the picture has them. */
const SMALLEST = 8;

/** The recipe with another frame; null shows all of the picture. A size that was asked for keeps its width. */
export function withCrop(recipe: ImageRecipe, frame: Rectangle | null): ImageRecipe {
  const whole = turnedSize(recipe);
  const crop = frame && wholePixels(frame, whole);
  const all = crop === null || (crop.width === whole.width && crop.height === whole.height);
  const next = { ...recipe, crop: all ? null : crop };
  if (recipe.resize === null) return next;
  const shown = crop ?? whole;
  const { width } = outputSize(recipe);
  return {
    ...next,
    resize: largestSize({ width, height: Math.max(1, Math.round((width * shown.height) / shown.width)) }),
  };
}

/** The frame moved, as far as the picture goes. */
export function moveFrame(frame: Rectangle, by: Point, whole: Size): Rectangle {
  return wholePixels({ ...frame, x: frame.x + by.x, y: frame.y + by.y }, whole);
}

/**
 * The frame with one handle moved; what lies across from it stays. With a ratio (width by height) the other side follows,
 * and a handle in the middle of an edge widens it to both sides.
 */
export function resizeFrame(
  frame: Rectangle,
  handle: CropHandle,
  by: Point,
  whole: Size,
  ratio: number | null,
): Rectangle {
  const [left, right, top, bottom] = (['w', 'e', 'n', 's'] as const).map((edge) => handle.includes(edge));
  const room = {
    width: roomFor(frame.x, frame.width, whole.width, left, right),
    height: roomFor(frame.y, frame.height, whole.height, top, bottom),
  };
  let width = frame.width + (right ? by.x : left ? -by.x : 0);
  let height = frame.height + (bottom ? by.y : top ? -by.y : 0);
  if (ratio === null) {
    width = between(width, Math.min(SMALLEST, whole.width), room.width);
    height = between(height, Math.min(SMALLEST, whole.height), room.height);
  } else {
    const sideways = left || right;
    const upright = top || bottom;
    const follows = sideways && (!upright || Math.abs(width - frame.width) >= Math.abs(height - frame.height) * ratio);
    const wished = follows ? width : height * ratio;
    const most = Math.min(room.width, room.height * ratio);
    width = between(wished, Math.min(most, SMALLEST * Math.max(1, ratio)), most);
    height = width / ratio;
  }
  const x = right ? frame.x : left ? frame.x + frame.width - width : frame.x + (frame.width - width) / 2;
  const y = bottom ? frame.y : top ? frame.y + frame.height - height : frame.y + (frame.height - height) / 2;
  return wholePixels({ x, y, width, height }, whole);
}

/** The largest frame of a ratio (width by height) around the middle of another, as far as the picture lets it. */
export function frameOfRatio(frame: Rectangle, ratio: number, whole: Size): Rectangle {
  const width = Math.min(whole.width, whole.height * ratio);
  const height = width / ratio;
  const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  return wholePixels({ x: middle.x - width / 2, y: middle.y - height / 2, width, height }, whole);
}

/** Returns how far a side can grow: to the picture's edge, or to both edges from the middle. */
function roomFor(start: number, length: number, whole: number, before = false, after = false): number {
  if (after) return whole - start;
  if (before) return start + length;
  const middle = start + length / 2;
  return 2 * Math.min(middle, whole - middle);
}

/** Whole pixels, inside of the picture. */
function wholePixels({ x, y, width, height }: Rectangle, whole: Size): Rectangle {
  const wide = between(Math.round(width), 1, whole.width);
  const high = between(Math.round(height), 1, whole.height);
  return {
    x: between(Math.round(x), 0, whole.width - wide),
    y: between(Math.round(y), 0, whole.height - high),
    width: wide,
    height: high,
  };
}

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
