/** A point or box in CSS pixels. Inside the frame "frame pixels" are unscaled; on the stage they are times the zoom. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function right(box: Box): number {
  return box.left + box.width;
}

export function bottom(box: Box): number {
  return box.top + box.height;
}

export function scaleBox(box: Box, scale: number): Box {
  return { left: box.left * scale, top: box.top * scale, width: box.width * scale, height: box.height * scale };
}

export function contains(box: Box, point: Point): boolean {
  return point.x >= box.left && point.x <= right(box) && point.y >= box.top && point.y <= bottom(box);
}

export function sameBox(a: Box | null, b: Box | null): boolean {
  if (!a || !b) return a === b;
  return a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height;
}

/** The box with two opposite corners. */
export function boxBetween(a: Point, b: Point): Box {
  return {
    left: Math.min(a.x, b.x),
    top: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < right(b) && b.left < right(a) && a.top < bottom(b) && b.top < bottom(a);
}

/** Returns whether the outer box contains all of the inner one. */
export function covers(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left && outer.top <= inner.top && right(outer) >= right(inner) && bottom(outer) >= bottom(inner)
  );
}
