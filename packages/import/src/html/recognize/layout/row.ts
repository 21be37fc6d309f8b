import type { HtmlElement } from '@mailwright/island';
import { attribute, isBlank, textValue } from '../../dom.ts';
import { type ImportContext, lookOf } from '../../import-context.ts';
import type { ImportCode, ImportLeaf } from '../../import-node.ts';
import { inlineTokens } from '../blocks/inline-tokens.ts';
import { recognizeSocial } from '../blocks/social.ts';
import { isEmpty, kindOf } from '../classify.ts';
import { importCode } from '../code.ts';
import { textOf } from '../hidden.ts';
import { type Columns, cellColumns } from './columns.ts';
import { cellsOf, tableOf } from './table.ts';

/** Content of a row of a table. */
export type TableRow =
  /** Code that stays, or a block that its cells make together. */
  | { readonly kind: 'done'; readonly nodes: readonly (ImportCode | ImportLeaf)[] }
  /** Cells under each other. */
  | { readonly kind: 'stacked'; readonly cells: readonly HtmlElement[] }
  /** One cell, and how far empty ones beside it keep it away from the edges, CSS pixels. */
  | {
      readonly kind: 'cell';
      readonly cell: HtmlElement;
      readonly left: number;
      readonly right: number;
      readonly phone: { readonly left: number; readonly right: number };
    }
  | { readonly kind: 'columns'; readonly columns: Columns };

/** A row by its cells, of which those that are shown are given. */
export function recognizeRow(row: HtmlElement, shown: readonly HtmlElement[], context: ImportContext): TableRow {
  const filled = shown.filter((cell) => !isEmpty(cell, context));
  const [only] = filled.length > 0 ? filled : shown;
  if (!only) return { kind: 'done', nodes: [] };
  if (cellsOf(row).some((cell) => Number(attribute(cell, 'rowspan')) > 1)) {
    const code = importCode([row], context);
    return { kind: 'done', nodes: code ? [code] : [] };
  }
  if (filled.length > 1 && filled.every((cell) => lookOf(cell, context.desktop).display === 'block'))
    return { kind: 'stacked', cells: filled };
  if (filled.length > 1) {
    const social = iconRow(filled, context);
    return social ? { kind: 'done', nodes: [social] } : { kind: 'columns', columns: cellColumns(row, shown, context) };
  }
  const isPainted = shown.some((cell) => lookOf(cell, context.desktop).background !== '');
  if (filled.length === 0 && shown.length > 1 && isPainted)
    return { kind: 'columns', columns: cellColumns(row, shown, context) };
  return { kind: 'cell', cell: only, ...besides(shown, only, context) };
}

/** Cells with one icon each are one block, not columns. */
function iconRow(cells: readonly HtmlElement[], context: ImportContext): ImportLeaf | null {
  const content = cells.flatMap(({ childNodes }) => childNodes.filter((node) => !isBlank(textValue(node) ?? 'x')));
  return cells.every((cell) => isInline(cell, context))
    ? recognizeSocial(inlineTokens(content, context), context)
    : null;
}

function isInline(cell: HtmlElement, context: ImportContext): boolean {
  return cell.childNodes.every((node) => ['inline', 'silent', 'line'].includes(kindOf(node, context)));
}

/** A blank, in relation to the font size. */
const BLANK = 0.25;

/** No more padding than this is made of an empty cell: the text beside it would have no width on a phone. */
const WIDEST_GUTTER = 100;

/** Empty cells beside the one that is filled keep it away from the edges. */
function besides(cells: readonly HtmlElement[], only: HtmlElement, context: ImportContext) {
  const at = cells.indexOf(only);
  const table = tableOf(only);
  const spacing = table ? lookOf(table, context.desktop).cellSpacing.x : 0;
  const width = (some: readonly HtmlElement[]) =>
    some.reduce((all, cell) => all + Math.min(WIDEST_GUTTER, lookOf(cell, context.desktop).width.px ?? 0), 0);
  // A cell of no width has its padding and the table's space beside it, which a phone keeps.
  const thin = (some: readonly HtmlElement[]) =>
    some.reduce((all, cell) => {
      const { width: set, padding } = lookOf(cell, context.phone);
      const blank = textOf(cell).includes('\u00a0') ? context.phone.text(cell).size * BLANK : 0;
      return set.px === null ? all + padding.left + padding.right + blank + spacing : all;
    }, 0);
  const [before, behind] = [cells.slice(0, at), cells.slice(at + 1)];
  return { left: width(before), right: width(behind), phone: { left: thin(before), right: thin(behind) } };
}
