import type { Island, SourceRange } from '../../island.ts';
import { followChange } from '../follow-change.ts';
import { type IslandEdit, type IslandEditResult, refused } from '../island-edit.ts';
import { shiftIsland } from '../shift-island.ts';
import { spliceSource } from '../splice-source.ts';
import { type TextSlot, textSlots } from './text-slots.ts';
import { writeSlot } from './write-slot.ts';

type WordsEdit = Extract<IslandEdit, { readonly kind: 'words' }>;

interface Splice {
  readonly range: SourceRange;
  readonly written: string;
}

/**
 * Writes other words into slots of a host, and line breaks between them or away. What cannot be followed is parsed: a
 * browser finds exactly those words between the same elements, or the answer is no.
 */
export function editWords(
  source: string,
  island: Island,
  edit: WordsEdit,
  parse: (source: string) => Island | undefined,
): IslandEditResult {
  const slots = textSlots(source, island, edit.host);
  const splices = [...breakSplices(island, edit)];
  const lineBreak = lineBreakOf(source, island);
  for (const { range, lines } of edit.words) {
    const slot = slots.find((known) => isSameRange(known.range, range));
    if (slot?.readOnly) return refused(slot.readOnly);
    // A slot whose words were taken away is none until there are words again.
    if (!slot && range.start !== range.end) return refused('not-found');
    const written = writeSlot(source.slice(range.start, range.end), lines, lineBreak);
    if (written === null) return refused('changes-more');
    splices.push({ range, written });
  }
  // From the end, so that the positions of what comes before stay right.
  splices.sort((a, b) => b.range.start - a.range.start);
  const next = splices.reduce((now, { range, written }) => spliceSource(now, range, written), source);
  if (next === source) return { ok: true, source, element: edit.host, island };
  const followed = followChange(source, island, next);
  if (followed)
    return {
      ok: true,
      source: next,
      element: edit.host,
      island: shiftIsland(island, next, followed.range, followed.length),
    };
  const parsed = parse(next);
  if (!parsed) return refused('too-large');
  const sound = sameElements(island, parsed, edit) && sameWords(slots, edit, textSlots(next, parsed, edit.host));
  return sound ? { ok: true, source: next, element: edit.host, island: parsed } : refused('changes-more');
}

function breakSplices({ elements }: Island, { breaks = [] }: WordsEdit): readonly Splice[] {
  return breaks.flatMap((index) => {
    const element = elements[index];
    return element?.tag === 'br' && !element.readOnly ? [{ range: element.range, written: '' }] : [];
  });
}

/** A line break spelled as others in the mail, else as its other tags are closed. */
function lineBreakOf(source: string, { elements }: Island): string {
  const other = elements.find(({ tag, attributes }) => tag === 'br' && Object.keys(attributes).length === 0);
  if (other) return source.slice(other.range.start, other.range.end);
  return source.includes('/>') ? '<br />' : '<br>';
}

/** Besides the line breaks that were asked for, every element is there as before. */
function sameElements(before: Island, after: Island, { words, breaks = [] }: WordsEdit): boolean {
  const added = words.reduce((count, { lines }) => count + lines.length - 1, 0);
  if (after.elements.length !== before.elements.length + added - breaks.length) return false;
  const outline = ({ elements }: Island) => {
    const kept = elements.filter(({ tag }) => tag !== 'br');
    const place = new Map(kept.map(({ index }, at) => [index, at]));
    const parentOf = (parent: number | null) => (parent === null ? '' : place.get(parent));
    return kept.map(({ tag, parent, readOnly }) => `${tag} ${parentOf(parent)} ${readOnly}`).join();
  };
  return outline(before) === outline(after);
}

/** All words of the host, read in one go. */
function sameWords(slots: readonly TextSlot[], { words }: WordsEdit, found: readonly TextSlot[]): boolean {
  const known = slots.map(({ range, value }) => ({ range, value }));
  const added = words
    .filter(({ range }) => !slots.some((slot) => isSameRange(slot.range, range)))
    .map(({ range }) => ({ range, value: '' }));
  const wanted = [...known, ...added]
    .sort((a, b) => a.range.start - b.range.start)
    .map(({ range, value }) => words.find((word) => isSameRange(word.range, range))?.lines.join('') ?? value);
  return wanted.join('').replaceAll('\0', '') === found.map(({ value }) => value).join('');
}

function isSameRange(a: SourceRange, b: SourceRange): boolean {
  return a.start === b.start && a.end === b.end;
}
