import type { Overlay, Point } from '../recipe/new-recipe.ts';

type Stroke = Pick<Extract<Overlay, { readonly kind: 'drawing' }>, 'kind' | 'x' | 'y' | 'points'>;

/** A layer of points of the picture: around its own middle, in tenths of a pixel. */
export function strokeOf(points: readonly Point[]): Stroke {
  const middle = (values: readonly number[]) => tenth((Math.min(...values) + Math.max(...values)) / 2);
  const x = middle(points.map((point) => point.x));
  const y = middle(points.map((point) => point.y));
  return { kind: 'drawing', x, y, points: points.flatMap((point) => [tenth(point.x - x), tenth(point.y - y)]) };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
