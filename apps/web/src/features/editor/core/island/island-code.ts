import { foreignText as plainForeignText } from '@mailwright/blocks';
import { type EmailDocument, ISLAND_TYPE, type NodeSeed } from '@mailwright/document';
import { documentMode, islandContent } from '@mailwright/island';
import {
  changeForeignElement,
  duplicateForeignElement,
  moveForeignElement,
  removeForeignElement,
} from './change-foreign-element.ts';
import type { ForeignElement } from './foreign-element.ts';
import { foreignElementPath, layerForeignElements, parentForeignElement } from './foreign-element-path.ts';
import { foreignElementView } from './foreign-element-view.ts';
import { foreignText } from './foreign-text.ts';
import { followSource, foreignElementIn, markedView, wholeView } from './island-of.ts';

/** Everything in the open editor that needs the HTML parser, fetched as one. */
export const ISLAND_CODE = {
  markedView,
  wholeView,
  followSource,
  documentMode,
  islandContent,
  changeForeignElement,
  duplicateForeignElement,
  moveForeignElement,
  removeForeignElement,
  foreignElementHtml,
  layerForeignElements,
  parentForeignElement,
  foreignElementPath,
  foreignElementView,
  foreignText,
  plainForeignText,
};

/**
 * A foreign element as a block of its own, for the clipboard: its bytes, and a table around what only stands in one.
 */
export function foreignElementHtml(document: EmailDocument, foreignElement: ForeignElement): NodeSeed | null {
  const found = foreignElementIn(document, foreignElement);
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
