import type { Point } from '../../geometry.ts';

export interface Caret {
  readonly node: Node;
  readonly offset: number;
}

/** What a page can be asked; which of the two differs between browsers. */
type CaretFinder = Partial<Pick<Document, 'caretPositionFromPoint' | 'caretRangeFromPoint'>>;

/** Where a caret would stand for a press at a point of the page's window; null beside all text. */
export function caretAt(page: CaretFinder, { x, y }: Point): Caret | null {
  const position = page.caretPositionFromPoint?.(x, y);
  if (position) return { node: position.offsetNode, offset: position.offset };
  // WebKit, and Chromium before 128.
  const range = page.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}
