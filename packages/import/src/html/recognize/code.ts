import { type HtmlElement, type HtmlNode, isElement, type SourceRange } from '@mailwright/island';
import { isBlank, parentElement, textValue } from '../dom.ts';
import type { ImportContext } from '../import-context.ts';
import type { ImportCode } from '../import-node.ts';
import { holdsTag } from '../template-tags.ts';

/** Returns the range in which nodes are written, from the first to the last; null for nodes that the parser made up. */
export function rangeOf(nodes: readonly HtmlNode[]): SourceRange | null {
  let [start, end] = [Number.POSITIVE_INFINITY, -1];
  for (const node of nodes) {
    const location = node.sourceCodeLocation;
    if (location) {
      start = Math.min(start, location.startOffset);
      end = Math.max(end, location.endOffset);
    } else if (isElement(node)) {
      const inner = rangeOf(node.childNodes);
      if (inner) [start, end] = [Math.min(start, inner.start), Math.max(end, inner.end)];
    }
  }
  return end < 0 ? null : { start, end };
}

/** Nodes beside each other that stay as they are written. Rows and cells get the table that they need around them. */
export function importCode(all: readonly HtmlNode[], context: ImportContext, name?: string): ImportCode | null {
  const nodes = withoutOuterBlanks(all);
  const range = rangeOf(nodes);
  if (!range) return null;
  const elements = nodes.filter(isElement);
  const [first] = elements;
  // Text of the head stands in the body, joined to what follows.
  const html = writtenHtml(nodes, range, context.source).replace(/<\/head>\s*(?:<body\b[^>]*>)?/i, '');
  if (html.trim() === '') return null;
  return {
    kind: 'code',
    name: name ?? first?.tagName ?? 'text',
    html: first ? inTable(first, html, context.source) : html,
    around: nodes[0] ? parentElement(nodes[0]) : null,
    elements,
  };
}

/** The parser puts what stands behind the end of the body into it: the line end of a file would take that end along. */
function withoutOuterBlanks(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  const isBlankText = (node: HtmlNode) => isBlank(textValue(node) ?? 'x');
  const first = nodes.findIndex((node) => !isBlankText(node));
  return nodes.slice(Math.max(0, first), nodes.findLastIndex((node) => !isBlankText(node)) + 1);
}

/** Words behind the end of the body are its last words to the parser: where these are written, it ends. */
function writtenHtml(nodes: readonly HtmlNode[], { start, end }: SourceRange, source: string): string {
  const last = nodes.at(-1);
  const location = last && !isElement(last) ? last.sourceCodeLocation : undefined;
  if (!location || location.endOffset < end) return source.slice(start, end);
  const words = source.slice(location.startOffset, end);
  const inside = words.replace(BODY_ENDS, '');
  return source.slice(start, location.startOffset) + (inside === words ? words : inside.trimEnd());
}

const BODY_ENDS = /<\/(?:body|html)\s*>/gi;

/** Returns whether template tags are between the cells of a row: the parser moves them out of the table. */
export function hasTagsBetween(row: HtmlElement, cells: readonly HtmlElement[], { source }: ImportContext): boolean {
  const own = row.sourceCodeLocation;
  let from = own?.startTag?.endOffset ?? -1;
  if (!own || from < 0) return false;
  for (const cell of [...cells, null]) {
    const place = cell ? rangeOf([cell]) : { start: own.endTag?.startOffset ?? own.endOffset, end: 0 };
    if (!place) continue;
    if (place.start > from && holdsTag(source.slice(from, place.start))) return true;
    from = Math.max(from, place.end);
  }
  return false;
}

/** Bytes of rows between two positions, in the table that they stand in. */
export function importRows(
  table: HtmlElement,
  range: SourceRange,
  rows: readonly HtmlElement[],
  context: ImportContext,
): ImportCode {
  const html = context.source.slice(range.start, range.end);
  return {
    kind: 'code',
    name: 'tr',
    html: `${openTag(table, context.source)}${html}</table>`,
    around: parentElement(table),
    elements: rows,
  };
}

function inTable(element: HtmlElement, html: string, source: string): string {
  const { tagName } = element;
  if (tagName === 'td' || tagName === 'th') return `${tableTag(element, source)}<tr>${html}</tr></table>`;
  if (['tr', 'tbody', 'thead', 'tfoot'].includes(tagName)) return `${tableTag(element, source)}${html}</table>`;
  return html;
}

function tableTag(element: HtmlElement, source: string): string {
  for (let above = parentElement(element); above; above = parentElement(above)) {
    if (above.tagName === 'table') return openTag(above, source);
  }
  return '<table>';
}

function openTag({ sourceCodeLocation: location }: HtmlElement, source: string): string {
  const tag = location?.startTag;
  return tag ? source.slice(tag.startOffset, tag.endOffset) : '<table>';
}
