import type { Island, IslandElement, IslandText, SourceRange } from '../island.ts';
import { hasTemplateTag } from './text/encode-text.ts';

/** Content that is written in an element but shown outside of it: a box in a row but in no cell is moved before the table. */
export interface Elsewhere {
  /** Indexes of the elements. */
  readonly elements: readonly number[];
  /** Ranges in which the elements and their words are written, from first to last. */
  readonly ranges: readonly SourceRange[];
  /** Template tags between rows: they belong to what stands between them, wherever browsers show them. */
  readonly tags: ReadonlySet<IslandText>;
}

/**
 * Finds what a browser moves out of an element; `end` is the index after all that is written in it. null where words of
 * both are written through each other.
 */
export function standingElsewhere(
  source: string,
  { elements, texts }: Island,
  { index, range }: IslandElement,
  end: number,
): Elsewhere | null {
  const inside = new Set([index]);
  const out: IslandElement[] = [];
  for (const element of elements.slice(index + 1, end)) {
    if (element.parent !== null && inside.has(element.parent)) inside.add(element.index);
    else out.push(element);
  }
  const isOut = ({ range: { start, end: last }, parent }: IslandText) =>
    start >= range.start && last <= range.end && !(parent !== null && inside.has(parent));
  const words = texts.filter(isOut);
  const tags = words.filter((text) => hasTemplateTag(source.slice(text.range.start, text.range.end)));
  const plain = words.filter((text) => !tags.includes(text));
  if (plain.some((text) => text.readOnly === 'code')) return null;
  const kept = [...out, ...plain].map((each) => each.range);
  return { elements: out.map((each) => each.index), ranges: outermost(kept), tags: new Set(tags) };
}

function outermost(ranges: readonly SourceRange[]): readonly SourceRange[] {
  let reached = 0;
  return ranges
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start, end }) => {
      if (start < reached) return false;
      reached = end;
      return true;
    });
}

/** The source without an element and what stands in it: what is only written there stays. */
export function withoutElement(source: string, { range }: IslandElement, { ranges }: Elsewhere): string {
  const kept = ranges.map(({ start, end }) => source.slice(start, Math.min(end, range.end)));
  return source.slice(0, range.start) + kept.join('') + source.slice(range.end);
}
