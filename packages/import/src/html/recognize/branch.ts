import { tagPieces } from '@mailwright/contract';
import { type HtmlElement, type HtmlNode, isElement } from '@mailwright/island';
import { isBlank, parentElement, textValue } from '../dom.ts';
import type { ImportContext } from '../import-context.ts';
import type { ImportCode } from '../import-node.ts';
import { rangeOf } from './code.ts';

/** What stands between tags of a condition or a repeat, and these tags, in their order. */
type BranchPiece<T> =
  | { readonly kind: 'tags'; readonly code: ImportCode }
  | { readonly kind: 'part'; readonly parts: readonly T[] };

/** Siblings from the tags that begin a condition to those that end it; null where it is no whole parts that they show. */
export function branchOf(nodes: readonly HtmlNode[], context: ImportContext): readonly BranchPiece<HtmlNode>[] | null {
  const pieces: BranchPiece<HtmlNode>[] = [];
  let parts: HtmlNode[] = [];
  const end = () => {
    if (parts.some(isElement)) pieces.push({ kind: 'part', parts });
    parts = [];
  };
  for (const node of nodes) {
    const text = textValue(node);
    if (text === undefined || isBlank(text)) {
      const place = isElement(node) ? rangeOf([node]) : null;
      if (place && !context.tags.balanced(place.start, place.end)) return null;
      parts.push(node);
      continue;
    }
    const around = parentElement(node);
    if (!isOnlyTags(text)) return null;
    end();
    pieces.push({ kind: 'tags', code: tagsCode(text, around) });
  }
  end();
  return isReadable(pieces, context) ? pieces : null;
}

/** The same of rows of a table, of which the parser has moved the tags that stand between them. */
export function rowBranchOf(
  rows: readonly HtmlElement[],
  { start, end }: { readonly start: number; readonly end: number },
  context: ImportContext,
): readonly BranchPiece<HtmlElement>[] | null {
  const pieces: BranchPiece<HtmlElement>[] = [];
  let from = start;
  const gap = (to: number, row: HtmlElement | undefined): boolean => {
    const text = context.source.slice(from, to).replace(/<\/?(?:tbody|thead|tfoot)\b[^<>]*>/gi, '');
    if (isBlank(text)) return true;
    if (!isOnlyTags(text)) return false;
    pieces.push({ kind: 'tags', code: tagsCode(text, row ? parentElement(row) : null) });
    return true;
  };
  for (const row of rows) {
    const place = rangeOf([row]);
    if (!place || !context.tags.balanced(place.start, place.end) || !gap(place.start, row)) return null;
    pieces.push({ kind: 'part', parts: [row] });
    from = place.end;
  }
  return gap(end, rows.at(-1)) && isReadable(pieces, context) ? pieces : null;
}

/** Whether it begins with what the sending system of the mail is known to mean, and ends with tags. */
function isReadable<T>(pieces: readonly BranchPiece<T>[], { branches }: ImportContext): boolean {
  const [first] = pieces;
  const last = pieces.at(-1);
  if (!branches || first?.kind !== 'tags' || last?.kind !== 'tags' || pieces.length < 3) return false;
  const tags = tagPieces(first.code.html).flatMap((piece) => (piece.isTag ? [piece.text] : []));
  return tags.some(
    (_, count) => branches.condition(tags.slice(0, count + 1).join('')) ?? branches.repeat(tags[count] ?? ''),
  );
}

function isOnlyTags(text: string): boolean {
  return tagPieces(text).every((piece) => piece.isTag || isBlank(piece.text));
}

function tagsCode(text: string, around: HtmlElement | null): ImportCode {
  return { kind: 'code', name: TAGS, html: text.trim(), around, elements: [] };
}

/** What code of tags alone is called. */
export const TAGS = 'tags';
