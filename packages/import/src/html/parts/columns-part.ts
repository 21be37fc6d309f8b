import type { HtmlElement } from '@mailwright/island';
import { attribute, parentElement } from '../dom.ts';
import { lookOf, type Reading } from '../reading.ts';
import { isEmpty, isHidden } from './classify.ts';
import { codePart } from './code-part.ts';
import type { CodePart, ColumnsPart } from './part.ts';

const BOXES = new Set(['table', 'div', 'section', 'article', 'aside', 'center']);

/** Whether a box stands beside its neighbours instead of under them. */
export function isBeside(element: HtmlElement, reading: Reading): boolean {
  if (!BOXES.has(element.tagName)) return false;
  const { display, float, width } = lookOf(element, reading.desk);
  // Where one takes the whole line, the next begins a line of its own.
  if (width.px === null && width.max === null && (width.share ?? 0) >= 1) return false;
  return display.startsWith('inline') || display === 'table-cell' || float === 'left' || float === 'right';
}

/** Boxes beside each other as columns. */
export function columnsPart(elements: readonly HtmlElement[], reading: Reading): ColumnsPart {
  const [first] = elements;
  if (!first) throw new Error('Columns without a box.');
  const filled = elements.filter((element) => !isEmpty(element, reading));
  return columnsOf(first, filled.length > 0 ? filled : elements, true, reading, () => codePart(elements, reading));
}

/** Cells of a row as columns; empty ones with a width are the space between. */
export function rowColumns(row: HtmlElement, cells: readonly HtmlElement[], reading: Reading): ColumnsPart {
  return columnsOf(row, cells, false, reading, () => codePart([row], reading));
}

function columnsOf(
  element: HtmlElement,
  boxes: readonly HtmlElement[],
  wraps: boolean,
  reading: Reading,
  code: () => CodePart | null,
): ColumnsPart {
  const columns: { box: ColumnsPart['columns'][number]['box']; gutter: number }[] = [];
  let gutter = 0;
  for (const each of boxes) {
    const look = lookOf(each, reading.desk);
    if (isEmpty(each, reading) && look.background === '' && (look.width.px ?? 0) < 100) {
      gutter += look.width.px ?? look.padding.left + look.padding.right;
      continue;
    }
    columns.push({ box: reading.box(each, true), gutter });
    gutter = 0;
  }
  const [lead] = boxes;
  // What is left alone on a phone has the whole line.
  const left = boxes.filter((each) => !isEmpty(each, reading) && !isHidden(each, reading.phone));
  const against = isAgainst(element);
  const vertical = lead ? (reading.desk.css(lead).get('vertical-align') ?? '') : '';
  const cell = lead?.tagName === 'td' || lead?.tagName === 'th';
  return {
    kind: 'columns',
    element: parentElement(element) ?? element,
    columns: against ? columns.reverse() : columns,
    wraps,
    reverse: against,
    stack: boxes.some((each) => isStacked(each, reading)) || left.length === 1,
    verticalAlign:
      /middle|center/.test(vertical) || (cell && vertical === '') ? 'middle' : vertical === 'bottom' ? 'bottom' : 'top',
    code: () => {
      const part = code();
      return part ?? { kind: 'code', name: element.tagName, html: '', around: null, elements: [] };
    },
  };
}

/** Whether a column takes a line of its own on a phone. */
function isStacked(element: HtmlElement, reading: Reading): boolean {
  const { display, width, float } = lookOf(element, reading.phone);
  const cell = element.tagName === 'td' || element.tagName === 'th';
  if (cell) return display === 'block' || (display.startsWith('inline') && width.share === 1);
  if (width.share !== null) return width.share > 0.5;
  return (width.px ?? 0) > 190 || float === 'none';
}

/** Whether the nearest element that says a direction says right to left. */
function isAgainst(element: HtmlElement): boolean {
  for (let at: HtmlElement | null = element; at && at.tagName !== 'body'; at = parentElement(at)) {
    const dir = attribute(at, 'dir').toLowerCase();
    if (dir !== '') return dir === 'rtl';
  }
  return false;
}
