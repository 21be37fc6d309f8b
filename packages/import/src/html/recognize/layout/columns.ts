import type { HtmlElement } from '@mailwright/island';
import { attribute, parentElement } from '../../dom.ts';
import { type ImportContext, lookOf } from '../../import-context.ts';
import type { ImportCode, ImportColumns } from '../../import-node.ts';
import { isEmpty, isHidden } from '../classify.ts';
import { importCode } from '../code.ts';
import { tableOf } from './table.ts';

const BOXES = new Set(['table', 'div', 'section', 'article', 'aside', 'center']);

/** Returns whether a box is beside its neighbors instead of under them. */
export function isBeside(element: HtmlElement, context: ImportContext): boolean {
  if (!BOXES.has(element.tagName)) return false;
  const { display, float, width } = lookOf(element, context.desktop);
  // Where one takes the whole line, the next begins a line of its own.
  if (width.px === null && width.max === null && (width.share ?? 0) >= 1) return false;
  return display.startsWith('inline') || display === 'table-cell' || float === 'left' || float === 'right';
}

/** Boxes beside each other that are not converted yet. */
export interface Columns extends Omit<ImportColumns, 'columns'> {
  /** In the order of the source, each with the space before it, CSS pixels. */
  readonly boxes: readonly { readonly element: HtmlElement; readonly gutter: number }[];
}

/** Boxes beside each other as columns. */
export function boxColumns(elements: readonly HtmlElement[], context: ImportContext): Columns {
  const [first] = elements;
  if (!first) throw new Error('Columns without a box.');
  const filled = elements.filter((element) => !isEmpty(element, context));
  return columnsOf(first, filled.length > 0 ? filled : elements, true, context, () => importCode(elements, context));
}

/** Cells of a row as columns; empty ones with a width are the space between. */
export function cellColumns(row: HtmlElement, cells: readonly HtmlElement[], context: ImportContext): Columns {
  return columnsOf(row, cells, false, context, () => importCode([row], context));
}

/** An empty box without a background is space between columns; a wider one is a column that the author left empty. */
const WIDEST_GUTTER = 100;

function columnsOf(
  element: HtmlElement,
  boxes: readonly HtmlElement[],
  wraps: boolean,
  context: ImportContext,
  code: () => ImportCode | null,
): Columns {
  const columns: { element: HtmlElement; gutter: number }[] = [];
  const table = wraps ? null : tableOf(element);
  const spacing = table ? lookOf(table, context.desktop).cellSpacing.x : 0;
  let gutter = 0;
  for (const each of boxes) {
    const look = lookOf(each, context.desktop);
    if (isEmpty(each, context) && look.background === '' && (look.width.px ?? 0) < WIDEST_GUTTER) {
      gutter += (look.width.px ?? look.padding.left + look.padding.right) + spacing;
      continue;
    }
    columns.push({ element: each, gutter });
    gutter = spacing;
  }
  const [lead] = boxes;
  // What is left alone on a phone has the whole line.
  const left = boxes.filter((each) => !isEmpty(each, context) && !isHidden(each, context.phone));
  const vertical = lead ? (context.desktop.css(lead).get('vertical-align') ?? '') : '';
  const cell = lead?.tagName === 'td' || lead?.tagName === 'th';
  return {
    kind: 'columns',
    element: parentElement(element) ?? element,
    boxes: columns,
    wraps,
    reverse: isRightToLeft(element),
    stack: boxes.some((each) => isStacked(each, context)) || left.length === 1,
    verticalAlign:
      /middle|center/.test(vertical) || (cell && vertical === '') ? 'middle' : vertical === 'bottom' ? 'bottom' : 'top',
    code: () => code() ?? { kind: 'code', name: element.tagName, html: '', around: null, elements: [] },
  };
}

/** A box of more than half of a phone's window leaves no place beside it. */
const STACKED = { share: 0.5, px: 190 } as const;

/** Returns whether a column takes a line of its own on a phone. */
function isStacked(element: HtmlElement, context: ImportContext): boolean {
  const { display, width, float } = lookOf(element, context.phone);
  const cell = element.tagName === 'td' || element.tagName === 'th';
  if (cell) return display === 'block' || (display.startsWith('inline') && width.share === 1);
  if (width.share !== null) return width.share > STACKED.share;
  return (width.px ?? 0) > STACKED.px || float === 'none';
}

/** Returns whether the nearest element with a direction is right to left. */
function isRightToLeft(element: HtmlElement): boolean {
  for (let at: HtmlElement | null = element; at && at.tagName !== 'body'; at = parentElement(at)) {
    const dir = attribute(at, 'dir').toLowerCase();
    if (dir !== '') return dir === 'rtl';
  }
  return false;
}
