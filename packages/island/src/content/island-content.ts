import type { ForeignContent, ForeignEntry } from '@mailwright/document';
import { attributesOf, editIsland } from '../edit/edit-island.ts';
import { runText } from '../edit/edit-run.ts';
import type { IslandEdit } from '../edit/island-edit.ts';
import type { Island, IslandElement } from '../island.ts';
import { parseIsland } from '../parse-island.ts';

interface FoundEntry {
  readonly entry: ForeignEntry;
  /** Position of the entry in the source, by which the entries are sorted. */
  readonly start: number;
  /** The edit that puts another value in its place. */
  readonly edit: (value: string) => IslandEdit;
}

/**
 * The texts, links and images of foreign HTML, in the order they are written. A change is a splice of exactly its
 * bytes; one that would make browsers read something else differently, too, is not made. Comments for Outlook are code.
 */
export const islandContent: ForeignContent = (source, change) => {
  const island = parseIsland(source);
  if (!island) return source;
  const found = [...textsOf(source, island), ...island.elements.flatMap((element) => attributesIn(source, element))];
  const inOrder = found.toSorted((a, b) => a.start - b.start);
  const changes = inOrder
    .map(({ entry, edit }, index) => ({ entry: withWords(entry, inOrder, index, island), edit }))
    .map(({ entry, edit }) => ({ before: entry.value, value: change(entry), edit }))
    .filter(({ before, value }) => value !== before);
  let changed = source;
  let known = island;
  // Edits keep the numbers of elements and texts, except that a text which becomes blank is none; so the last comes
  // first.
  for (const { value, edit } of changes.toReversed()) {
    const result = editIsland(changed, edit(value), (next) => (next === changed ? known : parseIsland(next)));
    if (result.ok) [changed, known] = [result.source, result.island];
  }
  return changed;
};

/** Pieces of text that a link is named by; longer ones are no label. */
const MAX_PIECES = 20;

/** A link with what readers press: the words in it, or the text of its picture. */
function withWords(entry: ForeignEntry, found: readonly FoundEntry[], index: number, island: Island): ForeignEntry {
  if (entry.kind !== 'link') return entry;
  const end = island.elements[entry.at?.[0] ?? -1]?.range.end ?? 0;
  const within: FoundEntry[] = [];
  for (let next = index + 1; next <= index + MAX_PIECES; next += 1) {
    const one = found[next];
    if (!one || one.start >= end) break;
    within.push(one);
  }
  const texts = within.flatMap(({ entry: one }) => (one.kind === 'text' && one.role !== 'title' ? [one] : []));
  const words = texts.filter(({ role }) => role === 'words');
  const label = (words.length > 0 ? words : texts).map(({ value }) => value).join(' ');
  return { ...entry, words: label.replace(/\s+/g, ' ').trim() };
}

function textsOf(source: string, { texts }: Island): readonly FoundEntry[] {
  return texts.flatMap((run, text) => {
    const value = run.readOnly === 'code' ? '' : runText(source, run);
    if (value === '') return [];
    const entry = { kind: 'text', role: 'words', value, at: [text] } as const;
    return [{ entry, start: run.range.start, edit: (next) => ({ kind: 'text', text, value: next }) }];
  });
}

function attributesIn(source: string, element: IslandElement): readonly FoundEntry[] {
  const attributes = attributesOf(source, element);
  const { index, openTag, tag } = element;
  const at = [index];
  const found = (name: string, entry: ForeignEntry): FoundEntry => ({
    entry,
    start: openTag.start,
    edit: (value) => ({ kind: 'element', element: index, attributes: { [name]: value } }),
  });
  const entries: FoundEntry[] = [];
  const href = attributes.get('href');
  if ((tag === 'a' || tag === 'area') && href !== undefined)
    entries.push(found('href', { kind: 'link', value: href, at }));
  if (tag === 'img') {
    const alt = attributes.get('alt');
    const image = { kind: 'image', value: attributes.get('src') ?? '', alt, decorative: alt === '', at } as const;
    entries.push(found('src', image));
    if (alt) entries.push(found('alt', { kind: 'text', role: 'alt', value: alt, at }));
  }
  const title = attributes.get('title');
  if (title) entries.push(found('title', { kind: 'text', role: 'title', value: title, at }));
  return entries;
}
