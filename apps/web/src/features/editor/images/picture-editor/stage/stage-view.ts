import type { Point, Rectangle, Size } from '../recipe/new-recipe.ts';

/** Position of pixels of the turned picture in the dialog: `x * scale + left`, CSS pixels. */
export interface StageView {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** Free room around the picture at 100%. */
const MARGIN = 36;

/** The frame as large as fits, times the zoom, in the middle; moved by `pan`, as far as it is larger than the room. */
export function viewOf(frame: Rectangle, room: Size, zoom: number, pan: Point): StageView {
  const fit = Math.min((room.width - 2 * MARGIN) / frame.width, (room.height - 2 * MARGIN) / frame.height);
  const scale = Math.max(0.001, fit) * zoom;
  const over = {
    x: Math.max(0, (frame.width * scale + 2 * MARGIN - room.width) / 2),
    y: Math.max(0, (frame.height * scale + 2 * MARGIN - room.height) / 2),
  };
  const moved = { x: clamp(pan.x, over.x), y: clamp(pan.y, over.y) };
  return {
    scale,
    left: room.width / 2 + moved.x - (frame.x + frame.width / 2) * scale,
    top: room.height / 2 + moved.y - (frame.y + frame.height / 2) * scale,
  };
}

/** Returns the rectangle of a part of the picture in the dialog, CSS pixels. */
export function placeOf({ x, y, width, height }: Rectangle, { scale, left, top }: StageView): Rectangle {
  return { x: x * scale + left, y: y * scale + top, width: width * scale, height: height * scale };
}

function clamp(value: number, reach: number): number {
  return Math.min(reach, Math.max(-reach, value));
}
