import { type IslandEdit, outlookTwin } from '@mailwright/island';
import type { FoundIsland } from './island-of.ts';

/** What a link's twin for Outlook is to be called when these are the only words of the link; null: there is no such. */
export function wordsTwin(
  { source, island }: FoundIsland,
  { words, breaks = [] }: Extract<IslandEdit, { readonly kind: 'words' }>,
): { readonly link: number; readonly text: string } | null {
  const [only] = words;
  const [line, ...more] = only?.lines ?? [];
  if (!only || line === undefined || more.length + breaks.length > 0 || words.length > 1) return null;
  const text = island.texts.find(({ range }) => range.start === only.range.start && range.end === only.range.end);
  let link = text?.parent == null ? undefined : island.elements[text.parent];
  while (link && link.tag !== 'a') link = link.parent === null ? undefined : island.elements[link.parent];
  if (!link || link.readOnly) return null;
  const { start, end } = link.range;
  const inside = island.texts.filter(({ range }) => range.start >= start && range.end <= end);
  if (inside.length !== 1 || !outlookTwin(source, island, link)) return null;
  return { link: link.index, text: line.replace(/[ \t\r\n\f]+/g, ' ').trim() };
}
