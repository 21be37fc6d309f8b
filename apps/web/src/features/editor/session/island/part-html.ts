import { type EmailDocument, ISLAND_TYPE, type NodeSeed } from '@mailwright/document';
import { partIn } from './island-of.ts';
import type { IslandPart } from './island-part.ts';

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
