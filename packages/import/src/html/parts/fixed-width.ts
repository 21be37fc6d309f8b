import type { HtmlElement } from '@mailwright/island';
import { parentElement } from '../dom.ts';
import { lookOf, type View } from '../reading.ts';

/** Pixels that an element is wide at most, by what it or the boxes around it say; null where all of them are fluid. */
export function fixedWidth(element: HtmlElement, view: View): number | null {
  let most = Number.POSITIVE_INFINITY;
  for (let at: HtmlElement | null = element; at && at.tagName !== 'body'; at = parentElement(at)) {
    const { px, share, max } = lookOf(at, view).width;
    if (max !== null) most = Math.min(most, max);
    if (px !== null && !isStretched(at, view)) return Math.min(most, px);
    if (share !== null && share < 1) break;
  }
  return Number.isFinite(most) ? most : null;
}

/** The cells of a table with a width of its own share that, whatever they say themselves. */
function isStretched(element: HtmlElement, view: View): boolean {
  if (element.tagName !== 'td' && element.tagName !== 'th') return false;
  let table = parentElement(element);
  while (table && table.tagName !== 'table') table = parentElement(table);
  const width = table ? lookOf(table, view).width : null;
  return width !== null && (width.px !== null || width.share !== null);
}
