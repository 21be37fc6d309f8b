import { tagPieces } from '@mailwright/contract';
import { type HtmlElement, isElement } from '@mailwright/island';
import { MAX_COLUMNS } from '../../../assemble-document.ts';
import { childElements, parentElement } from '../../dom.ts';
import { type ImportContext, lookOf } from '../../import-context.ts';
import type { ImportCode } from '../../import-node.ts';
import { holdsTag } from '../../template-tags.ts';
import { rowBranchOf } from '../branch.ts';
import { isEmpty } from '../classify.ts';
import { importCode, importRows, rangeOf } from '../code.ts';

/** A piece of a table: a row that can be converted, or rows that stay code together. */
export type TablePiece = { readonly kind: 'row'; readonly row: HtmlElement } | ImportCode;

/** A table in pieces under each other: rows that belong to a loop or a condition, and tables of data, stay code. */
export function recognizeTable(table: HtmlElement, context: ImportContext): readonly TablePiece[] {
  const rows = rowsOf(table);
  const range = rangeOf([table]);
  if (range && (isData(rows, context) || rows.some((row) => isWide(row, context)))) {
    const code = importCode([table], context);
    return code ? [code] : [];
  }
  const pieces: TablePiece[] = [];
  let torn: HtmlElement[] = [];
  let depth = 0;
  let end = range ? (table.sourceCodeLocation?.startTag?.endOffset ?? range.start) : 0;
  for (const row of rows) {
    const place = rangeOf([row]);
    if (!place) continue;
    // The parser moves what stands between rows; its position in the source says which rows it means.
    const before = depth;
    if (torn.length === 0) pieces.push(...steeringRows(table, end, place.start, context));
    depth = context.tags.openAfter(end, place.start, depth);
    const started = depth > before;
    const inner = depth > 0 || !context.tags.balanced(place.start, place.end);
    depth = context.tags.openAfter(place.start, place.end, depth);
    if (inner || started || torn.length > 0) {
      if (torn.length > 0 && before > 0 && depth === 0 && !inner) {
        pieces.push(...tornRows(table, torn, place.start, context));
        torn = [];
        pieces.push({ kind: 'row', row });
      } else torn.push(row);
    } else pieces.push({ kind: 'row', row });
    end = place.end;
  }
  const closing = table.sourceCodeLocation?.endTag?.startOffset ?? end;
  if (torn.length > 0) pieces.push(...tornRows(table, torn, closing, context));
  else if (range) pieces.push(...steeringRows(table, end, closing, context));
  return pieces;
}

/** Template tags between rows that begin and end nothing around them: what a sending system writes there may be rows. */
function steeringRows(table: HtmlElement, start: number, end: number, context: ImportContext): readonly ImportCode[] {
  const between = context.source.slice(start, end);
  if (end <= start || !holdsTag(between) || !context.tags.balanced(start, end)) return [];
  return [importRows(table, { start, end }, [], context)];
}

function tornRows(
  table: HtmlElement,
  torn: readonly HtmlElement[],
  end: number,
  context: ImportContext,
): readonly TablePiece[] {
  const range = { start: tagStart(torn, context, table), end };
  const branch = rowBranchOf(torn, range, context);
  if (!branch) return [importRows(table, range, torn, context)];
  return branch.flatMap((piece): readonly TablePiece[] =>
    piece.kind === 'tags' ? [piece.code] : piece.parts.map((row) => ({ kind: 'row', row })),
  );
}

/** From the template tag before the first of these rows on. */
function tagStart([first]: readonly HtmlElement[], { source }: ImportContext, table: HtmlElement): number {
  const start = (first && rangeOf([first])?.start) ?? 0;
  const least = table.sourceCodeLocation?.startTag?.endOffset ?? 0;
  return least + afterElements(source.slice(least, start));
}

/** Finds where in markup the last element or comment has ended; a `>` in a template tag ends none. */
function afterElements(html: string): number {
  let end = 0;
  let at = 0;
  for (const { text, isTag } of tagPieces(html)) {
    if (!isTag && text.includes('>')) end = at + text.lastIndexOf('>') + 1;
    at += text.length;
  }
  return end;
}

/** The rows of a table itself, not those of tables in its cells. */
export function rowsOf(table: HtmlElement): readonly HtmlElement[] {
  return childElements(table).flatMap((child) => {
    if (child.tagName === 'tr') return [child];
    return ['tbody', 'thead', 'tfoot'].includes(child.tagName)
      ? childElements(child).filter(({ tagName }) => tagName === 'tr')
      : [];
  });
}

/** The table that a row or a cell belongs to. */
export function tableOf(part: HtmlElement): HtmlElement | null {
  let at = parentElement(part);
  while (at && at.tagName !== 'table') at = parentElement(at);
  return at;
}

export function cellsOf(row: HtmlElement): readonly HtmlElement[] {
  return childElements(row).filter(({ tagName }) => tagName === 'td' || tagName === 'th');
}

/** One row of several cells may be a layout whose columns have the widths of their words; two are a table of data. */
const FEWEST_DATA_ROWS = 2;

/** Rows of short words in columns that are as wide as their words: an invoice, prices, a timetable. */
function isData(rows: readonly HtmlElement[], context: ImportContext): boolean {
  const several = rows.filter(
    (row) => cellsOf(row).length > 1 && cellsOf(row).filter((cell) => !isEmpty(cell, context)).length > 1,
  );
  if (several.length < FEWEST_DATA_ROWS) return false;
  const cells = several.flatMap(cellsOf);
  const plain = cells.filter((cell) => !holdsLayout(cell));
  const unsized = several.some((row) => cellsOf(row).every((cell) => lookOf(cell, context.desktop).width.px === null));
  return plain.length === cells.length && unsized;
}

/** More beside each other than a section holds. */
function isWide(row: HtmlElement, context: ImportContext): boolean {
  const cells = cellsOf(row);
  return cells.length > MAX_COLUMNS && cells.filter((cell) => !isEmpty(cell, context)).length > MAX_COLUMNS;
}

function holdsLayout(element: HtmlElement): boolean {
  return element.childNodes.some(
    (node) => isElement(node) && (['table', 'img', 'h1', 'h2', 'ul', 'ol'].includes(node.tagName) || holdsLayout(node)),
  );
}
