import type { Point } from './point.ts';

/** Distance from an edge at which scrolling begins, pixels, and its highest speed, pixels per frame. */
const REACH = 56;
const FASTEST = 22;

/** Scrolls the element when a drag is near one of its edges. Returns true when it moved. */
export function autoScroll(scroller: HTMLElement, at: Point): boolean {
  const box = scroller.getBoundingClientRect();
  if (at.x < box.left || at.x > box.right || at.y < box.top - REACH || at.y > box.bottom + REACH) return false;
  const { scrollTop, scrollLeft } = scroller;
  scroller.scrollBy({
    top: pull(at.y - box.top, box.bottom - at.y),
    left: pull(at.x - box.left, box.right - at.x),
    behavior: 'instant',
  });
  return scroller.scrollTop !== scrollTop || scroller.scrollLeft !== scrollLeft;
}

/**
 * Returns whether the point is inside the element and away from all edges. A drag that enters over an edge must not scroll
 * before that.
 */
export function isCalm(scroller: HTMLElement, at: Point): boolean {
  const box = scroller.getBoundingClientRect();
  return pull(at.x - box.left, box.right - at.x) === 0 && pull(at.y - box.top, box.bottom - at.y) === 0;
}

/** Returns the distance to scroll, pixels, from the distances to both edges. */
export function pull(toStart: number, toEnd: number): number {
  if (toStart < REACH && toStart <= toEnd) return -speed(toStart);
  return toEnd < REACH ? speed(toEnd) : 0;
}

function speed(away: number): number {
  return Math.ceil(((REACH - Math.max(0, away)) / REACH) * FASTEST);
}
