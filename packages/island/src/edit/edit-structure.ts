import type { Island, IslandElement, IslandText, SourceRange } from '../island.ts';
import { type IslandEditResult, type IslandRefusal, refused } from './island-edit.ts';
import { standingElsewhere, withoutElement } from './standing-elsewhere.ts';
import { hasTemplateTag } from './text/encode-text.ts';

export type StructureEdit = 'duplicate' | 'remove' | 'move-up' | 'move-down';

interface Plan {
  readonly source: string;
  readonly element: number | null;
  /** Content that a browser must find in the result: the texts outside of all elements, then element by element. */
  readonly wanted: readonly Line[];
}

/** Depth, opening tag and words of an element, and why it is read-only; null allows any, as for one moved out of another. */
interface Line {
  readonly standing: string;
  readonly readOnly: string | null;
}

const DOCUMENT_PARTS: ReadonlySet<string> = new Set(['html', 'head', 'body']);

/**
 * Duplicates, removes or moves a whole element. The result is parsed: unless every other element stands as before, the
 * edit is refused, since what is not closed in writing ends where the next thing begins.
 */
export function editStructure(
  source: string,
  island: Island,
  element: IslandElement,
  edit: StructureEdit,
  parse: (source: string) => Island | undefined,
): IslandEditResult {
  if (DOCUMENT_PARTS.has(element.tag)) return refused('document-part');
  const plan = planOf(source, island, element, edit);
  if ('reason' in plan) return refused(plan.reason);
  const next = parse(plan.source);
  if (!next) return refused('too-large');
  const found = outline(plan.source, next);
  const same = found.length === plan.wanted.length && found.every((line, index) => isSame(line, plan.wanted[index]));
  return same ? { ok: true, source: plan.source, element: plan.element, island: next } : refused('changes-more');
}

function isSame(line: Line, wanted: Line | undefined): boolean {
  if (!wanted || line.standing !== wanted.standing) return false;
  return wanted.readOnly === null || line.readOnly === wanted.readOnly;
}

/** Returns why an edit of a whole element is refused without being tried; null if it may work. */
export function structureRefusal(
  source: string,
  island: Island,
  element: IslandElement,
  edit: StructureEdit,
): IslandRefusal | null {
  if (element.readOnly) return element.readOnly;
  if (DOCUMENT_PARTS.has(element.tag)) return 'document-part';
  if (edit === 'duplicate' || edit === 'remove') return null;
  const neighbour = neighbourOf(island, element, edit);
  if (!neighbour) return 'no-neighbour';
  const [first, second] = edit === 'move-up' ? [neighbour, element] : [element, neighbour];
  return isCode(source.slice(first.range.end, second.range.start)) ? 'between' : null;
}

function planOf(
  source: string,
  island: Island,
  element: IslandElement,
  edit: StructureEdit,
): Plan | { readonly reason: IslandRefusal } {
  const [outside, ...lines] = outline(source, island);
  if (!outside) return { reason: 'not-found' };
  const end = afterElement(island, element);
  const own = lines.slice(element.index, end);
  const before = lines.slice(0, element.index);
  const { range } = element;
  switch (edit) {
    case 'duplicate':
      return {
        source: source.slice(0, range.end) + source.slice(range.start, range.end) + source.slice(range.end),
        element: end,
        wanted: [outside, ...before, ...own, ...own, ...lines.slice(end)],
      };
    case 'remove': {
      const elsewhere = standingElsewhere(source, island, element, end);
      if (!elsewhere) return { reason: 'changes-more' };
      const [around = outside, ...kept] = outline(source, island, elsewhere.tags);
      const freed = elsewhere.elements.flatMap((index): readonly Line[] => {
        const line = kept[index];
        return line ? [{ standing: line.standing, readOnly: null }] : [];
      });
      return {
        source: withoutElement(source, element, elsewhere),
        element: null,
        wanted: [around, ...kept.slice(0, element.index), ...freed, ...kept.slice(end)],
      };
    }
    case 'move-up':
    case 'move-down': {
      const reason = structureRefusal(source, island, element, edit);
      const neighbour = neighbourOf(island, element, edit);
      if (reason || !neighbour) return { reason: reason ?? 'no-neighbour' };
      const [first, second] = edit === 'move-up' ? [neighbour, element] : [element, neighbour];
      const between = lines.slice(afterElement(island, first), second.index);
      const firstLines = lines.slice(first.index, afterElement(island, first));
      const secondLines = lines.slice(second.index, afterElement(island, second));
      const shift = edit === 'move-up' ? 0 : secondLines.length + between.length;
      return {
        source: swapped(source, first.range, second.range),
        element: first.index + shift,
        wanted: [
          outside,
          ...lines.slice(0, first.index),
          ...secondLines,
          ...between,
          ...firstLines,
          ...lines.slice(afterElement(island, second)),
        ],
      };
    }
  }
}

function swapped(source: string, first: SourceRange, second: SourceRange): string {
  return (
    source.slice(0, first.start) +
    source.slice(second.start, second.end) +
    source.slice(first.end, second.start) +
    source.slice(first.start, first.end) +
    source.slice(second.end)
  );
}

/** Returns whether text between two elements belongs to both: a condition for Outlook, a loop, markup the parser moved. */
function isCode(between: string): boolean {
  return /<!--\s*\[|<!\[|\[endif\]|<[a-z/]/i.test(between) || hasTemplateTag(between);
}

function neighbourOf(island: Island, element: IslandElement, edit: 'move-up' | 'move-down'): IslandElement | undefined {
  const neighbour = edit === 'move-up' ? siblingBefore(island, element) : siblingAfter(island, element);
  return neighbour?.readOnly || DOCUMENT_PARTS.has(neighbour?.tag ?? '') ? undefined : neighbour;
}

function siblingBefore({ elements }: Island, { index, parent }: IslandElement): IslandElement | undefined {
  for (let at = index - 1; at > (parent ?? -1); at -= 1) if (elements[at]?.parent === parent) return elements[at];
  return undefined;
}

function siblingAfter({ elements }: Island, { index, parent }: IslandElement): IslandElement | undefined {
  const end = parent === null ? undefined : elements[parent]?.range.end;
  for (let at = index + 1; at < elements.length; at += 1) {
    const element = elements[at];
    if (!element || element.range.start >= (end ?? element.range.end)) return undefined;
    if (element.parent === parent) return element;
  }
  return undefined;
}

/** Index after the element and all that is written in it. */
function afterElement({ elements }: Island, { index, range }: IslandElement): number {
  let end = index + 1;
  while ((elements[end]?.range.start ?? Number.POSITIVE_INFINITY) < range.end) end += 1;
  return end;
}

/** Each element by its depth, its opening tag and the texts right in it, after the texts in none; without some. */
function outline(source: string, { elements, texts }: Island, left?: ReadonlySet<IslandText>): readonly Line[] {
  const depths: number[] = [];
  const words = Map.groupBy(left ? texts.filter((text) => !left.has(text)) : texts, ({ parent }) => parent ?? -1);
  const wordsIn = (index: number) =>
    words.get(index)?.map(({ range }) => source.slice(range.start, range.end).trim()) ?? [];
  const lines = elements.map(({ index, parent, openTag, readOnly }): Line => {
    const depth = parent === null ? 0 : (depths[parent] ?? 0) + 1;
    depths[index] = depth;
    const standing = [depth, source.slice(openTag.start, openTag.end), ...wordsIn(index)].join('\n');
    return { standing, readOnly: readOnly ?? '' };
  });
  return [{ standing: wordsIn(-1).join('\n'), readOnly: '' }, ...lines];
}
