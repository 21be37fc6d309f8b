import { LIMITS } from '@mailwright/contract';
import { pngOf } from '../../pictures/draw-svg.ts';
import type { IconDrawingSource } from './port.ts';

/** Pixels for each CSS pixel, for screens of high density. */
const DENSITY = 2;
const BLACK = '#000000';

/** Returns the icon as SVG, `width` pixels wide. */
function svgOf({ viewBox, body }: IconDrawingSource, width: number, color: string): string {
  const [, , boxWidth, boxHeight] = viewBox;
  const height = Math.max(1, Math.round((width * boxHeight) / boxWidth));
  const xlink = body.includes('xlink:') ? ' xmlns:xlink="http://www.w3.org/1999/xlink"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg"${xlink} width="${width}" height="${height}" viewBox="${viewBox.join(' ')}" color="${color}">${body}</svg>`;
}

/** Returns the SVG that a list of icons shows. */
export function previewSvg(icon: IconDrawingSource): string {
  return svgOf(icon, LIMITS.iconPage.previewSize, BLACK);
}

/** Returns the same as a PNG, for clients that cannot show SVG. */
export function previewPng(icon: IconDrawingSource): Promise<Buffer> {
  return drawIcon(icon, LIMITS.iconPage.previewSize, BLACK);
}

/** Returns the icon as a PNG, as mail clients show it. `size` is the width in CSS pixels, `color` is `#rrggbb`. */
export function drawIcon(icon: IconDrawingSource, size: number, color: string): Promise<Buffer> {
  return pngOf(svgOf(icon, size * DENSITY, color));
}
