import { type EmailDocument, ISLAND_TYPE, type NodeSeed } from '@mailwright/document';
import { documentMode, islandContent } from '@mailwright/island';
import { changePart, duplicatePart, movePart, removePart } from './change-part.ts';
import { followSource, markedView, partIn, wholeView } from './island-of.ts';
import type { IslandPart } from './island-part.ts';
import { layerParts, parentPart, partPath } from './part-path.ts';
import { partView } from './part-view.ts';
import { partWords } from './part-words.ts';

/** Everything in the open editor that needs the HTML parser, fetched as one. */
export const ISLAND_CODE = {
  markedView,
  wholeView,
  followSource,
  documentMode,
  islandContent,
  changePart,
  duplicatePart,
  movePart,
  removePart,
  partHtml,
  layerParts,
  parentPart,
  partPath,
  partView,
  partWords,
};

/** A part as a block of its own, for the clipboard: its bytes, and a table around what only stands in one. */
export function partHtml(document: EmailDocument, part: IslandPart): NodeSeed | null {
  const found = partIn(document, part);
  if (!found) return null;
  const { element, source } = found;
  const html = source.slice(element.range.start, element.range.end);
  return { type: ISLAND_TYPE, props: { source: inTable(element.tag, html) }, style: {} };
}

function inTable(tag: string, html: string): string {
  if (tag === 'td' || tag === 'th') return `<table><tr>${html}</tr></table>`;
  if (tag === 'tr' || tag === 'tbody' || tag === 'thead' || tag === 'tfoot') return `<table>${html}</table>`;
  return tag === 'li' ? `<ul>${html}</ul>` : html;
}
