import type { NodeId } from '@mailwright/document';
import type { ForeignElement } from '../../core/island/foreign-element.ts';
import { foreignElementBox } from '../foreign/foreign-dom-element.ts';
import { type Box, bottom, scaleBox } from '../geometry.ts';
import { boxOf, isHolding, type Stage, scaleOf } from '../stage.ts';

/** Room left above a node that is scrolled to, for the tag at its corner. */
const ABOVE = 48;

/** Sections far away have only an estimated height until they come near, which takes a frame or two each time. */
const LOOKS = 12;

/**
 * Scrolls a node that is out of sight into sight, or with `whole` one that is not seen as far as it can be, and keeps
 * it there while what is around it gets its real height.
 */
export function reveal(stage: Stage, id: NodeId, whole = false): void {
  const look = () => scrollTo(stage, boxOf(stage, id), whole);
  if (!look()) return;
  let looks = 0;
  const again = () => {
    look();
    looks += 1;
    if (looks < LOOKS && stage.editor.getState().selection.includes(id)) requestAnimationFrame(again);
  };
  requestAnimationFrame(again);
}

/** Scrolls an element of foreign HTML into sight. */
export function revealForeignElement(stage: Stage, foreignElement: ForeignElement): void {
  scrollTo(stage, foreignElementBox(stage, foreignElement));
}

function scrollTo(stage: Stage, box: Box | null, whole = false): boolean {
  if (!box || isHolding(stage)) return false;
  const { scroller, frame } = stage;
  const start = frame.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
  const { top, height } = scaleBox(box, scaleOf(stage));
  const from = start + top;
  const seen = { from: scroller.scrollTop, to: scroller.scrollTop + scroller.clientHeight };
  const visible = Math.min(from + height, seen.to) - Math.max(from, seen.from);
  const enough = whole ? scroller.clientHeight - ABOVE * 2 : 40;
  // Scrolling ends on whole pixels.
  if (visible >= Math.min(height, enough) - 1) return false;
  const up = from < seen.from || height > scroller.clientHeight - ABOVE;
  const end = start + bottom(scaleBox(box, scaleOf(stage)));
  scroller.scrollTo({ top: up ? from - ABOVE : end - scroller.clientHeight + ABOVE / 2, behavior: 'instant' });
  return true;
}
