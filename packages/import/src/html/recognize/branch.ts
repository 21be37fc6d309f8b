import { type ConditionReader, type ReadCondition, spacelessTag, tagPieces } from '@mailwright/contract';
import { type HtmlElement, type HtmlNode, isElement } from '@mailwright/island';
import { isBlank, parentElement, textValue } from '../dom.ts';
import type { ImportContext } from '../import-context.ts';
import type { ImportCode } from '../import-node.ts';
import { rangeOf } from './code.ts';

/** Tags of a condition or a repeat, or the content between them, in their order. */
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

/**
 * Returns whether pieces begin with tags that the mail's sending system is known to understand, end with tags, and would be
 * written with the same tags again.
 */
function isReadable<T>(pieces: readonly BranchPiece<T>[], { branches, isLiquid }: ImportContext): boolean {
  const [first] = pieces;
  const last = pieces.at(-1);
  if (!branches || first?.kind !== 'tags' || last?.kind !== 'tags' || pieces.length < 3) return false;
  const steps = pieces.flatMap((piece) => (piece.kind === 'tags' ? tagsOf(piece.code.html) : [PART]));
  const tags = tagsOf(first.code.html);
  const begins = tags.some(
    (_, count) => branches.condition(tags.slice(0, count + 1).join('')) ?? branches.repeat(tags[count] ?? ''),
  );
  return begins && isWrittenAgain(steps, branches, isLiquid);
}

/** Stands for what is between tags. */
const PART = '';

/** Condition or repeat that has begun: its opening tags, and the tags by which it may go on and end. */
interface OpenPart {
  readonly tags: string;
  readonly else: readonly string[];
  readonly close: readonly string[];
  readonly isCondition: boolean;
}

/** Most tags before a part, including those that calculate something. */
const MAX_OPENING = 10;

/**
 * Returns whether blocks are written with these tags again, in this order. They are not if their conditions would be written
 * in another way: for a chain of conditions, one directly within another, one that is checked twice, one without a part, and
 * one that is written with more care, except of numbers in a source that is surely Liquid.
 */
function isWrittenAgain(
  steps: readonly string[],
  { condition, elseIf, repeat }: ConditionReader,
  isLiquid: boolean,
): boolean {
  const open: OpenPart[] = [];
  let last: { readonly end: number; readonly tags: string } | undefined;
  const stands = (at: number, tags: readonly string[] = []) =>
    tags.length > 0 && tags.every((tag, index) => isSameTag(steps[at + index] ?? '', tag));
  const conditionAt = (at: number) => {
    const end = steps.indexOf(PART, at);
    const most = Math.min(end < 0 ? steps.length : end, at + MAX_OPENING);
    for (let to = most; to > at; to -= 1) {
      const tags = steps.slice(at, to).join('');
      const read = condition(tags);
      if (read)
        return { ...read, count: to - at, isSame: (isLiquid && isComparison(read)) || isSameTag(read.open, tags) };
    }
    return undefined;
  };
  let at = 0;
  while (at < steps.length) {
    const around = open.at(-1);
    const step = steps[at] ?? PART;
    if (step === PART) at += 1;
    else if (around && stands(at, around.close)) {
      at += around.close.length;
      last = { end: at, tags: around.tags };
      open.pop();
    } else if (stands(at, around?.else)) {
      const end = at + (around?.else.length ?? 0);
      if (steps[at - 1] !== PART || steps[end] !== PART) return false;
      at = end;
    } else {
      if (elseIf(step)) return false;
      const asked = conditionAt(at);
      const isAgain = last?.end === at && asked !== undefined && isSameTag(last.tags, asked.open);
      if (asked && (!asked.isSame || around?.isCondition || isAgain)) return false;
      const tags = asked ?? repeat(step);
      const other = asked?.else ?? '';
      const isCondition = asked !== undefined;
      if (tags) open.push({ tags: tags.open, else: tagsOf(other), close: tagsOf(tags.close), isCondition });
      at += asked?.count ?? 1;
    }
  }
  return true;
}

/** Returns whether a condition compares numbers; it is written so that texts of digits are compared as numbers, too. */
function isComparison({ condition: { tests } }: ReadCondition): boolean {
  return tests.some(({ operator }) => operator === 'greater' || operator === 'less');
}

function isSameTag(one: string, other: string): boolean {
  return spacelessTag(one) === spacelessTag(other);
}

function tagsOf(text: string): readonly string[] {
  return tagPieces(text).flatMap((piece) => (piece.isTag ? [piece.text] : []));
}

function isOnlyTags(text: string): boolean {
  return tagPieces(text).every((piece) => piece.isTag || isBlank(piece.text));
}

function tagsCode(text: string, around: HtmlElement | null): ImportCode {
  return { kind: 'code', name: TAGS, html: text.trim(), around, elements: [] };
}

/** Name of code that consists of tags only. */
export const TAGS = 'tags';
