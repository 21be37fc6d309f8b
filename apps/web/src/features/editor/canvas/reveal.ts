import type { NodeId } from '@mailwright/document';
import { bottom, scaleBox } from './geometry.ts';
import { boxOf, type Stage, scaleOf } from './stage.ts';

/** Room left above a node that is scrolled to, for the tag at its corner. */
const ABOVE = 48;

/**
 * Scrolls a node that is out of sight into sight. Sections far away have only an estimated height until they come
 * near, so it looks once more when they have been laid out.
 */
export function reveal(stage: Stage, id: NodeId): void {
  if (!scrollTo(stage, id)) return;
  requestAnimationFrame(() => requestAnimationFrame(() => scrollTo(stage, id)));
}

function scrollTo(stage: Stage, id: NodeId): boolean {
  const box = boxOf(stage, id);
  if (!box || stage.store.getState().drag) return false;
  const { scroller, frame } = stage;
  const start = frame.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
  const { top, height } = scaleBox(box, scaleOf(stage));
  const from = start + top;
  const seen = { from: scroller.scrollTop, to: scroller.scrollTop + scroller.clientHeight };
  const visible = Math.min(from + height, seen.to) - Math.max(from, seen.from);
  if (visible >= Math.min(height, 40)) return false;
  const up = from < seen.from || height > scroller.clientHeight - ABOVE;
  const end = start + bottom(scaleBox(box, scaleOf(stage)));
  scroller.scrollTo({ top: up ? from - ABOVE : end - scroller.clientHeight + ABOVE / 2, behavior: 'instant' });
  return true;
}
