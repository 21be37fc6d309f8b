import type { Overlay, Size } from '../recipe/new-recipe.ts';
import { fontOf, LINE_HEIGHT, linesOf, TEXT_PADDING, type TextLayer, textSize } from './text-lines.ts';

/** Stickers by their address, once they are there. */
export type Stickers = ReadonlyMap<string, HTMLImageElement>;

type ShapeLayer = Extract<Overlay, { readonly kind: 'shape' }>;
type DrawingLayer = Extract<Overlay, { readonly kind: 'drawing' }>;

/** Height of what is grabbed of a thin line, pixels of the picture. */
const THINNEST = 12;
const STAR_POINTS = 5;
/** Radius of the inner corners of a star, as a share of the radius of its points. */
const STAR_WAIST = 0.4;

/** Returns the space that a layer takes around its center before it is rotated, pixels of the picture. */
export function overlaySize(layer: Overlay): Size {
  switch (layer.kind) {
    case 'text':
      return textSize(layer);
    case 'drawing': {
      const across = layer.points.filter((_, index) => index % 2 === 0).map(Math.abs);
      const down = layer.points.filter((_, index) => index % 2 === 1).map(Math.abs);
      return {
        width: 2 * Math.max(...across) + layer.strokeWidth,
        height: 2 * Math.max(...down) + layer.strokeWidth,
      };
    }
    case 'shape':
      return isLine(layer) ? { width: layer.width, height: Math.max(THINNEST, headOf(layer)) } : layer;
    case 'sticker':
      return layer;
  }
}

/** Draws a layer around the origin; the context is where the layer lies, and turned as it is. */
export function drawOverlay(context: CanvasRenderingContext2D, layer: Overlay, stickers: Stickers): void {
  switch (layer.kind) {
    case 'text':
      drawText(context, layer);
      break;
    case 'shape':
      if (isLine(layer)) drawLine(context, layer);
      else drawShape(context, layer);
      break;
    case 'drawing':
      drawStroke(context, layer);
      break;
    case 'sticker': {
      const picture = stickers.get(layer.src);
      if (picture) context.drawImage(picture, -layer.width / 2, -layer.height / 2, layer.width, layer.height);
    }
  }
}

export function isLine({ shape }: ShapeLayer): boolean {
  return shape === 'line' || shape === 'arrow' || shape === 'double-arrow';
}

function drawText(context: CanvasRenderingContext2D, layer: TextLayer): void {
  const { width, height } = textSize(layer);
  const padding = layer.background === null ? 0 : TEXT_PADDING * layer.size;
  if (layer.background !== null) {
    context.fillStyle = layer.background;
    context.beginPath();
    context.roundRect(-width / 2, -height / 2, width, height, padding / 2);
    context.fill();
  }
  context.font = fontOf(layer);
  context.fillStyle = layer.color;
  context.textAlign = layer.align;
  context.textBaseline = 'middle';
  const side = { left: -layer.width / 2, center: 0, right: layer.width / 2 }[layer.align];
  linesOf(layer).forEach((line, index) => {
    context.fillText(line, side, -height / 2 + padding + (index + 0.5) * layer.size * LINE_HEIGHT);
  });
}

function drawShape(context: CanvasRenderingContext2D, layer: ShapeLayer): void {
  const path = outlineOf(layer);
  if (layer.fill !== null) {
    context.fillStyle = layer.fill;
    context.fill(path);
  }
  if (layer.stroke === null || layer.strokeWidth === 0) return;
  context.strokeStyle = layer.stroke;
  context.lineWidth = layer.strokeWidth;
  context.lineJoin = 'round';
  context.stroke(path);
}

function outlineOf({ shape, width, height }: ShapeLayer): Path2D {
  const path = new Path2D();
  const [left, top] = [-width / 2, -height / 2];
  if (shape === 'ellipse') path.ellipse(0, 0, width / 2, height / 2, 0, 0, 2 * Math.PI);
  else if (shape === 'rounded') path.roundRect(left, top, width, height, Math.min(width, height) / 5);
  else if (shape === 'rectangle') path.rect(left, top, width, height);
  else {
    const corners = shape === 'triangle' ? TRIANGLE : STAR;
    for (const [x, y] of corners) path.lineTo((x * width) / 2, (y * height) / 2);
    path.closePath();
  }
  return path;
}

const TRIANGLE: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 1],
  [-1, 1],
];

const STAR = Array.from({ length: 2 * STAR_POINTS }, (_, index): readonly [number, number] => {
  const angle = (index * Math.PI) / STAR_POINTS;
  const reach = index % 2 === 0 ? 1 : STAR_WAIST;
  return [Math.sin(angle) * reach, -Math.cos(angle) * reach];
});

/** Across the point of an arrow. */
function headOf({ strokeWidth, width }: ShapeLayer): number {
  return Math.min(width, 4 * strokeWidth);
}

function drawLine(context: CanvasRenderingContext2D, layer: ShapeLayer): void {
  const head = headOf(layer);
  const [start, end] = [-layer.width / 2, layer.width / 2];
  const color = layer.stroke ?? layer.fill ?? 'transparent';
  const both = layer.shape === 'double-arrow';
  const pointed = both || layer.shape === 'arrow';
  context.strokeStyle = color;
  context.fillStyle = color;
  context.lineWidth = layer.strokeWidth;
  context.lineCap = pointed ? 'butt' : 'round';
  context.beginPath();
  context.moveTo(both ? start + head * 0.8 : start, 0);
  context.lineTo(pointed ? end - head * 0.8 : end, 0);
  context.stroke();
  if (pointed) drawHead(context, end, head, -1);
  if (both) drawHead(context, start, head, 1);
}

function drawHead(context: CanvasRenderingContext2D, tip: number, size: number, back: 1 | -1): void {
  context.beginPath();
  context.moveTo(tip, 0);
  context.lineTo(tip + back * size, -size / 2);
  context.lineTo(tip + back * size, size / 2);
  context.closePath();
  context.fill();
}

function drawStroke(context: CanvasRenderingContext2D, { points, color, strokeWidth }: DrawingLayer): void {
  context.strokeStyle = color;
  context.lineWidth = strokeWidth;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  for (let at = 0; at + 1 < points.length; at += 2) context.lineTo(points[at] ?? 0, points[at + 1] ?? 0);
  context.stroke();
}
