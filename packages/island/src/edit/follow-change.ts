import type { Island, IslandElement, SourceRange } from '../island.ts';
import { readTag, readText } from './read-tokens.ts';

/** A change that left every element what it is: one text has other words, or one opening tag other attributes. */
export interface FollowedChange {
  readonly kind: 'text' | 'element';
  /** Index of the text or element, the same before and after. */
  readonly index: number;
  /** Range of the whole text or tag before the change, and its length after it, for `shiftIsland`. */
  readonly range: SourceRange;
  readonly length: number;
}

/**
 * Finds out without parsing what became of an island when its source changed. undefined when that takes a parser: more
 * than one text or tag changed, or what changed can decide how browsers read the rest.
 */
export function followChange(source: string, island: Island, next: string): FollowedChange | undefined {
  const range = changedRange(source, next);
  if (!range) return undefined;
  const by = next.length - source.length;
  const element = lastUpTo(island.elements, range.start, ({ openTag: { start } }) => start);
  // Words that browsers moved together may reach around tags; what changed within a tag is no text's.
  const isInTag = element !== undefined && range.end < element.item.openTag.end;
  const text = isInTag ? undefined : lastUpTo(island.texts, range.start, ({ range: { start } }) => start);
  if (text && range.end <= text.item.range.end) {
    const { start, end } = text.item.range;
    if (text.item.readOnly || !isSameText(source, next, text.item.range, by, tagOf(island, text.item.parent)))
      return undefined;
    return { kind: 'text', index: text.index, range: text.item.range, length: end - start + by };
  }
  if (!element) return undefined;
  const { openTag, readOnly } = element.item;
  if (readOnly || range.start === openTag.start || range.end >= openTag.end) return undefined;
  if (!isSameTag(source, island, element.item, next.slice(openTag.start, openTag.end + by))) return undefined;
  return { kind: 'element', index: element.index, range: openTag, length: openTag.end - openTag.start + by };
}

/** The smallest range of a source that was replaced to make another of it; null when both are the same. */
function changedRange(source: string, next: string): SourceRange | null {
  if (source === next) return null;
  const most = Math.min(source.length, next.length);
  const start = sameLength(most, (from, to) => source.slice(from, to) === next.slice(from, to));
  const isSameEnd = (from: number, to: number) =>
    source.slice(source.length - to, source.length - from) === next.slice(next.length - to, next.length - from);
  return { start, end: source.length - sameLength(most - start, isSameEnd) };
}

/** The greatest length up to `most` that both have in common; asked only about what is not known yet. */
function sameLength(most: number, isSame: (from: number, to: number) => boolean): number {
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isSame(low, middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The last of the items, which are in order, that starts at `position` or before. */
function lastUpTo<T>(items: readonly T[], position: number, startOf: (item: T) => number) {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item && startOf(item) <= position) low = middle + 1;
    else high = middle;
  }
  const item = items[low - 1];
  return item && { item, index: low - 1 };
}

/** Parsers leave out the first line end in these. */
const FIRST_LINE_IS_LEFT_OUT: ReadonlySet<string> = new Set(['pre', 'listing', 'textarea']);

/** Returns whether a text is still one text in the same place: only words, after the same blanks as before. */
function isSameText(source: string, next: string, { start, end }: SourceRange, by: number, around: string): boolean {
  const old = source.slice(start, end);
  const now = next.slice(start, end + by);
  if (FIRST_LINE_IS_LEFT_OUT.has(around) || now.trim() === '' || (old + now).includes('\0')) return false;
  // A text that was broken off for another reason than a tag goes on behind it.
  if (end < source.length && source[end] !== '<') return false;
  return blanksBefore(old) === blanksBefore(now) && readText(now) !== null && readText(old) !== null;
}

function blanksBefore(text: string): string {
  return /^[ \t\r\n\f]*/.exec(text)?.[0] ?? '';
}

/** A hidden input may stand where others may not, and other content has other rules. */
const DECIDED_BY_ATTRIBUTES: ReadonlySet<string> = new Set(['input', 'svg', 'math']);

const FORMATTING: ReadonlySet<string> = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));

/** Returns whether the changed text is still one opening tag with the same name and the same effect on what follows. */
function isSameTag(source: string, island: Island, element: IslandElement, now: string): boolean {
  const { openTag, tag } = element;
  const old = readTag(source.slice(openTag.start, openTag.end));
  if (old === null || readTag(now)?.tag !== old.tag || DECIDED_BY_ATTRIBUTES.has(tag)) return false;
  for (let at = element.parent; at !== null; at = island.elements[at]?.parent ?? null) {
    if (DECIDED_BY_ATTRIBUTES.has(tagOf(island, at))) return false;
  }
  return !FORMATTING.has(tag) || !mayBeReopened(island, element);
}

/** Of formatting tags left open, browsers open at most three equal ones again: there attributes decide. */
function mayBeReopened({ elements }: Island, { index, tag, range }: IslandElement): boolean {
  const others = elements.filter(
    (other) =>
      other.tag === tag &&
      other.index !== index &&
      (other.closeTag === null ||
        other.readOnly !== null ||
        (other.range.start < range.end && other.range.end > range.start)),
  );
  return others.length >= 3;
}

function tagOf({ elements }: Island, index: number | null): string {
  return (index === null ? undefined : elements[index])?.tag ?? '';
}
