import type { Point } from '../../geometry.ts';

export interface Caret {
  readonly node: Node;
  readonly offset: number;
}

/** Methods of a page that find a caret; browsers differ in which of the two they have. */
type CaretFinder = Partial<Pick<Document, 'caretPositionFromPoint' | 'caretRangeFromPoint'>>;

/** Returns the position of the caret for a press at a point of the page's window; null when there is no text there. */
export function caretAt(page: CaretFinder, { x, y }: Point): Caret | null {
  const position = page.caretPositionFromPoint?.(x, y);
  if (position) return { node: position.offsetNode, offset: position.offset };
  // WebKit, and Chromium before 128.
  const range = page.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}
