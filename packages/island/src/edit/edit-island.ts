import type { Island, IslandElement, SourceRange } from '../island.ts';
import { parseIsland } from '../parse-island.ts';
import { editRun } from './edit-run.ts';
import { editStructure } from './edit-structure.ts';
import { editTag } from './edit-tag.ts';
import { type IslandEdit, type IslandEditResult, refused, type ValuePatch } from './island-edit.ts';
import { readTag } from './read-tokens.ts';
import { shiftIsland } from './shift-island.ts';

/**
 * Changes foreign HTML by position: only the bytes that the edit asks for differ. `island` is what `parse` makes of the
 * source; whoever keeps it spares parsing again.
 */
export function editIsland(
  source: string,
  edit: IslandEdit,
  parse: (source: string) => Island | undefined = parseIsland,
): IslandEditResult {
  const island = parse(source);
  if (!island) return refused('too-large');
  if (edit.kind === 'text') return editText(source, island, edit.text, edit.value);
  const element = island.elements[edit.element];
  if (!element) return refused('not-found');
  if (element.readOnly) return refused(element.readOnly);
  return edit.kind === 'element'
    ? editElement(source, island, element, edit)
    : editStructure(source, island, element, edit.kind, parse);
}

function editText(source: string, island: Island, index: number, value: string): IslandEditResult {
  const text = island.texts[index];
  if (!text) return refused('not-found');
  if (text.readOnly) return refused(text.readOnly);
  const written = editRun(source.slice(text.range.start, text.range.end), value);
  if (written === null) return refused('changes-more');
  return spliced(source, island, text.range, written, text.parent);
}

function editElement(
  source: string,
  island: Island,
  element: IslandElement,
  patch: { readonly attributes?: ValuePatch; readonly style?: ValuePatch },
): IslandEditResult {
  const { openTag, index } = element;
  const places = Object.entries(element.attributes).map(
    ([name, { start, end }]) => [name, { start: start - openTag.start, end: end - openTag.start }] as const,
  );
  const result = editTag(source.slice(openTag.start, openTag.end), Object.fromEntries(places), patch);
  if (!result.ok) return refused(result.reason);
  return spliced(source, island, openTag, result.written, index);
}

function spliced(
  source: string,
  island: Island,
  range: SourceRange,
  written: string,
  element: number | null,
): IslandEditResult {
  const next = spliceSource(source, range, written);
  return { ok: true, source: next, element, island: shiftIsland(island, next, range, written.length) };
}

/** The attributes of an element as a browser reads them, by lower-case name. */
export function attributesOf(source: string, { openTag }: IslandElement): ReadonlyMap<string, string> {
  return readTag(source.slice(openTag.start, openTag.end))?.attributes ?? new Map();
}

export function spliceSource(source: string, { start, end }: SourceRange, replacement: string): string {
  return source.slice(0, start) + replacement + source.slice(end);
}
