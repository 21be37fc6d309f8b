import type { Island, IslandElement, IslandText, SourceRange } from '../island.ts';
import { parseIsland } from '../parse-island.ts';
import { editRun } from './edit-run.ts';
import { editStructure } from './edit-structure.ts';
import { editTag } from './edit-tag.ts';
import { followChange } from './follow-change.ts';
import { type IslandEdit, type IslandEditResult, refused, type ValuePatch } from './island-edit.ts';
import { readTag } from './read-tokens.ts';
import { shiftIsland } from './shift-island.ts';
import { spliceSource } from './splice-source.ts';
import { editWords } from './text/edit-words.ts';

type Parse = (source: string) => Island | undefined;

/**
 * Changes foreign HTML by position: only the bytes that the edit asks for differ. `island` is what `parse` makes of the
 * source; whoever keeps it spares parsing again.
 */
export function editIsland(source: string, edit: IslandEdit, parse: Parse = parseIsland): IslandEditResult {
  const island = parse(source);
  if (!island) return refused('too-large');
  if (edit.kind === 'text') return editText(source, island, edit.text, edit.value, parse);
  if (edit.kind === 'words') return editWords(source, island, edit, parse);
  const element = island.elements[edit.element];
  if (!element) return refused('not-found');
  if (element.readOnly) return refused(element.readOnly);
  return edit.kind === 'element'
    ? editElement(source, island, element, edit, parse)
    : editStructure(source, island, element, edit.kind, parse);
}

function editText(source: string, island: Island, index: number, value: string, parse: Parse): IslandEditResult {
  const text = island.texts[index];
  if (!text) return refused('not-found');
  if (text.readOnly) return refused(text.readOnly);
  const written = editRun(source.slice(text.range.start, text.range.end), value);
  if (written === null) return refused('changes-more');
  return spliced({ source, island, range: text.range, written, element: text.parent, parse });
}

function editElement(
  source: string,
  island: Island,
  element: IslandElement,
  patch: { readonly attributes?: ValuePatch; readonly style?: ValuePatch },
  parse: Parse,
): IslandEditResult {
  const { openTag, index } = element;
  const result = editTag(source.slice(openTag.start, openTag.end), element.attributes, patch);
  if (!result.ok) return refused(result.reason);
  return spliced({ source, island, range: openTag, written: result.written, element: index, parse });
}

interface Splice {
  readonly source: string;
  readonly island: Island;
  readonly range: SourceRange;
  readonly written: string;
  readonly element: number | null;
  readonly parse: Parse;
}

/**
 * Replaces a range of the source. If the change cannot be followed without a parser, the result is parsed; the edit is
 * refused unless every other element and text is the same as before.
 */
function spliced({ source, island, range, written, element, parse }: Splice): IslandEditResult {
  const next = spliceSource(source, range, written);
  if (next === source) return { ok: true, source, element, island };
  const followed = followChange(source, island, next);
  if (followed) {
    const shifted = shiftIsland(island, next, followed.range, followed.length);
    return { ok: true, source: next, element, island: shifted };
  }
  const parsed = parse(next);
  if (!parsed) return refused('too-large');
  return isSameButFor(range, source, island, next, parsed)
    ? { ok: true, source: next, element, island: parsed }
    : refused('changes-more');
}

/** The attributes of an element as a browser reads them, by lower-case name. */
export function attributesOf(source: string, { openTag }: IslandElement): ReadonlyMap<string, string> {
  return readTag(source.slice(openTag.start, openTag.end))?.attributes ?? new Map();
}

/**
 * Returns whether a browser finds the same elements and texts in two sources that differ in one range, a text or an opening
 * tag: each in the same place, written in the same way. The text in that range may have become empty.
 */
function isSameButFor(range: SourceRange, source: string, before: Island, next: string, after: Island): boolean {
  const isChanged = (place: SourceRange) => place.start === range.start;
  const sameElements =
    before.elements.length === after.elements.length &&
    before.elements.every((element, index) => {
      const now = after.elements[index];
      return (
        now !== undefined &&
        isAlike(element, now) &&
        (isChanged(element.openTag) || written(source, element.openTag) === written(next, now.openTag))
      );
    });
  if (!sameElements) return false;
  const others = (source: string, { texts }: Island) =>
    texts.filter((text) => !isChanged(text.range)).map((text) => [text.parent, written(source, text.range)].join(' '));
  const [old, now] = [others(source, before), others(next, after)];
  return old.length === now.length && old.every((text, index) => text === now[index]);
}

function isAlike(a: IslandElement, b: IslandElement): boolean {
  return a.tag === b.tag && a.parent === b.parent && a.readOnly === b.readOnly;
}

function written(source: string, { start, end }: IslandText['range']): string {
  return source.slice(start, end);
}
