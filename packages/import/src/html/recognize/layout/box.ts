import type { HtmlElement } from '@mailwright/island';
import { childElements, parentElement } from '../../dom.ts';
import { type ImportContext, lookOf, type View } from '../../import-context.ts';
import type { ImportBox } from '../../import-node.ts';
import { type BoxStyle, NO_SIDES } from '../../look/box-style.ts';
import { addSides } from '../../rows/row.ts';
import { isSwapped } from '../blocks/image-swap.ts';
import { isHidden } from '../classify.ts';

/** An element as a box, without what it holds. The margins of what is in a table cell do not reach out of it. */
export function recognizeBox(element: HtmlElement, context: ImportContext, cell: boolean): Omit<ImportBox, 'children'> {
  const look = spacedLook(element, context.desktop);
  const phone = spacedLook(element, context.phone);
  const parent = parentElement(element);
  const around = parent ? context.desktop.text(parent) : null;
  const inline = look.display.startsWith('inline');
  const floats = look.float === 'left' || look.float === 'right' ? look.float : null;
  const inherited = inline ? around?.align : around?.blocks;
  const place = floats ?? look.place ?? (inherited === 'center' || inherited === 'right' ? inherited : 'left');
  const isTable = element.tagName === 'table';
  const unset = look.width.px === null && look.width.share === null;
  return {
    kind: 'box',
    element,
    look: unset && isTable ? withCells(look, element, context.desktop) : look,
    phone: unset && isTable ? withCells(phone, element, context.phone) : phone,
    cell,
    place,
    verticalAlign: verticalAlignOf(element, context),
    shrunk: unset && (isTable || inline || floats !== null) ? place : null,
    hideOn: isHidden(element, context.phone) && !isSwapped(element, context) ? 'mobile' : null,
  };
}

/** Returns the look of an element with the space between a table's cells and its edge as padding of the table. */
function spacedLook(element: HtmlElement, view: View): BoxStyle {
  const look = lookOf(element, view);
  const { x, y } = look.cellSpacing;
  if (element.tagName !== 'table' || x + y === 0) return look;
  return { ...look, padding: addSides(look.padding, { top: y, right: x, bottom: y, left: x }) };
}

function verticalAlignOf(element: HtmlElement, context: ImportContext): ImportBox['verticalAlign'] {
  if (element.tagName !== 'td' && element.tagName !== 'th') return 'top';
  const set = context.desktop.css(element).get('vertical-align')?.trim().toLowerCase() ?? '';
  if (set === 'top' || set === 'bottom') return set;
  // Browsers center the content of a cell that says nothing.
  return set === '' || set === 'middle' || set === 'center' ? 'middle' : 'top';
}

function withCells(look: BoxStyle, table: HtmlElement, view: View): BoxStyle {
  return { ...look, width: { ...look.width, px: look.width.px ?? cellsWidth(table, view) } };
}

/** Returns the width that the only cell of a table sets, with its padding, CSS pixels; null without one. */
function cellsWidth(table: HtmlElement, view: View): number | null {
  let at = table;
  for (const tags of [['tbody'], ['tr'], ['td', 'th']]) {
    const inside = childElements(at).filter(({ tagName }) => tags.includes(tagName));
    const [only] = inside;
    if (!only && tags[0] === 'tbody') continue;
    if (!only || inside.length > 1) return null;
    at = only;
  }
  const { width, padding } = lookOf(at, view);
  return width.px === null ? null : width.px + padding.left + padding.right;
}

/** A row of a table as a box: only its background counts, and the space over it, CSS pixels. */
export function recognizeRowBox(row: HtmlElement, context: ImportContext, above = 0): Omit<ImportBox, 'children'> {
  const look = lookOf(row, context.desktop);
  const bare = { ...look, padding: NO_SIDES, margin: { ...NO_SIDES, top: above } };
  return {
    kind: 'box',
    element: row,
    look: bare,
    phone: bare,
    cell: true,
    place: 'left',
    verticalAlign: 'top',
    shrunk: null,
    hideOn: null,
  };
}
