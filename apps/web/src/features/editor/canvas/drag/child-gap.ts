import type { DropMark } from '../../core/drag/drag-session.ts';
import { type Box, bottom, type Point, right } from '../geometry.ts';

/** Direction in which the children of a container follow each other on the screen. */
export type Flow = 'down' | 'across' | 'across-reversed';

/** Columns stand beside each other until they stack; everything else stands below each other. */
export function flowOf(boxes: readonly Box[]): Flow {
  const [first, second] = boxes;
  if (!first || !second) return 'down';
  const besides = second.top < bottom(first) - 1 && first.top < bottom(second) - 1;
  const apart = second.left >= right(first) - 1 || first.left >= right(second) - 1;
  if (!besides || !apart) return 'down';
  return second.left < first.left ? 'across-reversed' : 'across';
}

/** Returns whether a drop at `point` goes after this child rather than before it. */
export function isPast(box: Box, point: Point, flow: Flow): boolean {
  if (flow === 'down') return point.y > box.top + box.height / 2;
  const past = point.x > box.left + box.width / 2;
  return flow === 'across' ? past : !past;
}

/**
 * The gap a drop at `point` means, as an index into `count` children that follow each other in `flow`. Measures only
 * as many children as a binary search needs, so that a mail of thousands of sections answers within a frame.
 */
export function gapAt(count: number, measure: (index: number) => Box | null, point: Point, flow: Flow): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    const box = measure(middle);
    if (box && isPast(box, point, flow)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Mark where a drop will go: a line between two children, or the whole of an empty container. */
export type DropIndicator = Extract<DropMark, { readonly box: Box }>;

/** The mark for the gap between `before` and `after` in `container`. The line has no thickness of its own. */
export function dropIndicator(container: Box, before: Box | null, after: Box | null, flow: Flow): DropIndicator {
  if (!before && !after) return { kind: 'box', box: container };
  if (flow === 'down') {
    const top = before && after ? (bottom(before) + after.top) / 2 : after ? after.top : bottom(before ?? container);
    const across = after ?? before ?? container;
    return { kind: 'line', box: { left: across.left, top, width: across.width, height: 0 } };
  }
  const [first, second] = flow === 'across' ? [before, after] : [after, before];
  const left = first && second ? (right(first) + second.left) / 2 : second ? second.left : right(first ?? container);
  const top = Math.min(first?.top ?? Infinity, second?.top ?? Infinity);
  const end = Math.max(first ? bottom(first) : 0, second ? bottom(second) : 0);
  return { kind: 'line', box: { left, top, width: 0, height: end - top } };
}
