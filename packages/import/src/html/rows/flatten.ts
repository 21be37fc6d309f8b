import type { ImportBox, ImportNode } from '../import-node.ts';
import { type BoxStyle, NO_SIDES, type Sides } from '../look/box-style.ts';
import { naturalWidth } from './natural-width.ts';
import { addSides, CLEAR, type Layer, type Row } from './row.ts';
import { withSetHeight } from './set-height.ts';

/**
 * The narrowest and the widest that is taken for the column of a mail, CSS pixels: less is a column in it, more is a
 * web page.
 */
const COLUMN = { least: 280, most: 1000 } as const;

/**
 * Takes boxes in boxes apart into rows, each with the boxes around it. `width` is that of the place; null around the
 * mail's own column, `column` then being what is taken where none is set.
 */
export function flatten(nodes: readonly ImportNode[], width: number | null, column = 0): readonly Row[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'box') return flattenBox(node, width, column);
    return node.kind === 'leaf' ? [row(node, node.top, node.bottom)] : [row(node, 0, 0)];
  });
}

function row(content: Row['content'], top: number, bottom: number): Row {
  return { content, top, bottom, layers: [], outside: null, width: null, hideOn: null };
}

function flattenBox(written: ImportBox, around: number | null, column: number): readonly Row[] {
  const box = withSetHeight(written, around ?? column);
  const { look, phone } = box;
  const set = widthOf(box, around) ?? ownWidth(box, around);
  const starts = around === null && set !== null && set >= COLUMN.least && set <= COLUMN.most;
  const lost = around === null && !starts && column > 0 && !holdsColumn(box.children);
  const own = around === null ? (starts ? set : lost ? column : null) : (set ?? around);
  const inner = own === null ? null : Math.max(1, own - across(look.padding) - across(look.border));
  const rows = spaced(flatten(box.children, inner, column), box);
  const placed =
    box.shrunk && box.shrunk !== 'left' && isShort(rows, inner ?? column)
      ? rows.map((each) => moved(each, box.shrunk))
      : rows;
  const held = inBox(placed, box);
  const rest = around !== null && own !== null ? Math.max(0, around - own) : 0;
  const [alone] = rows.length === 1 ? rows : [];
  const fixed = box.phone.width.px === null ? null : look.width.px;
  const most = rest > 1 ? own : fixed !== null && around !== null && fixed <= around ? fixed : null;
  const code = most !== null && alone?.row.content.kind === 'code' ? { availableWidth: most, place: box.place } : null;
  const beside = rest > 1 && !code ? besideLayer(rest, box.place) : null;
  const margins = sidesOnly(look.margin);
  const moving =
    across(margins) > 0 && around !== null && rest <= 1
      ? { ...CLEAR, pad: margins, phone: sidesOnly(phone.margin) }
      : null;
  return held.map((each, index) => {
    const outer = [beside, moving].flatMap((layer) => layer ?? []);
    const first = index === 0 ? look.margin.top : 0;
    const last = index === held.length - 1 ? look.margin.bottom : 0;
    const framed = starts || lost ? { outside: each.outside ?? [], width: own } : {};
    return {
      ...each,
      ...(code && each.content.kind === 'code' && { content: { ...each.content, ...code } }),
      ...framed,
      layers: [...outer, ...each.layers],
      top: Math.max(each.top, first),
      bottom: Math.max(each.bottom, last),
      hideOn: each.hideOn ?? box.hideOn,
    };
  });
}

interface Spaced {
  readonly row: Row;
  readonly above: number;
  readonly below: number;
}

/** Rows with the space between them in one place: over each row but the first. */
function spaced(rows: readonly Row[], { look, cell }: ImportBox): readonly Spaced[] {
  return rows.map((each, index) => {
    const before = rows[index - 1];
    const last = index === rows.length - 1;
    const closedAbove = cell || look.padding.top + look.border.top > 0;
    const closedBelow = cell || look.padding.bottom + look.border.bottom > 0;
    const first = index === 0;
    const above = before ? Math.max(before.bottom, each.top) : closedAbove ? each.top : 0;
    return {
      row: { ...each, top: first && !closedAbove ? each.top : 0, bottom: last && !closedBelow ? each.bottom : 0 },
      above,
      below: last && closedBelow ? each.bottom : 0,
    };
  });
}

/** The box around each of its rows, or around all of them where it is painted in one. */
function inBox(rows: readonly Spaced[], box: ImportBox): readonly Row[] {
  const { look } = box;
  const framed = isFramed(look);
  if (!framed || rows.length < 2) return layered(rows, box, framed ? 'framed' : 'plain');
  const held = layered(rows, box, 'whole');
  const [first] = held;
  if (held.every((each) => each.outside === null))
    return [{ ...row({ kind: 'group', box, rows: held }, 0, 0), hideOn: box.hideOn }];
  // Around the mail's column only an image cannot be painted piece by piece.
  if (!look.image || held.some((each) => each.outside === null)) return layered(rows, box, 'plain');
  const rest = held.map((each) => ({ ...each, outside: null, layers: [...(each.outside ?? []), ...each.layers] }));
  return [
    { ...row({ kind: 'group', box, rows: rest }, 0, 0), outside: [], width: first?.width ?? null, hideOn: box.hideOn },
  ];
}

/** The box as a layer of each of its rows; `whole` when all of them together are painted by what is around them. */
function layered(
  rows: readonly Spaced[],
  { look, phone }: ImportBox,
  as: 'plain' | 'framed' | 'whole',
): readonly Row[] {
  const whole = as === 'whole';
  return rows.map(({ row: each, above, below }, index): Row => {
    const first = index === 0;
    const last = index === rows.length - 1;
    const layer: Layer = {
      pad: {
        top: above + (first && !whole ? look.padding.top : 0),
        right: whole ? 0 : look.padding.right,
        bottom: below + (last && !whole ? look.padding.bottom : 0),
        left: whole ? 0 : look.padding.left,
      },
      phone: {
        top: above + (first && !whole ? phone.padding.top : 0),
        right: whole ? 0 : phone.padding.right,
        bottom: below + (last && !whole ? phone.padding.bottom : 0),
        left: whole ? 0 : phone.padding.left,
      },
      background: whole ? '' : look.background,
      frame: as === 'framed' ? look : null,
    };
    return each.outside ? { ...each, outside: [layer, ...each.outside] } : { ...each, layers: [layer, ...each.layers] };
  });
}

function isFramed({ border, radius, image, background, opacity }: BoxStyle): boolean {
  const bordered = border.top + border.right + border.bottom + border.left > 0;
  return bordered || image !== null || opacity < 1 || (radius > 0 && background !== '');
}

/** A cell is taken for the mail's column only if it is too wide for a column in a mail, CSS pixels. */
const WIDEST_INNER_CELL = 400;

function widthOf({ look, element }: ImportBox, around: number | null): number | null {
  const { px, share, max } = look.width;
  const limit = around ?? Number.POSITIVE_INFINITY;
  if (element.tagName === 'td' || element.tagName === 'th' || element.tagName === 'tr')
    return around === null && px !== null && px >= WIDEST_INNER_CELL ? px : null;
  const wanted = px ?? (share !== null && around !== null ? share * around : limit);
  // Padding is added to a width unless it is of a table, or the mail says otherwise.
  const width = Math.min(wanted, max ?? wanted, limit);
  return Number.isFinite(width) && width < limit ? width : null;
}

/** A box that is as wide as its content, where that is known. */
function ownWidth(box: ImportBox, around: number | null): number | null {
  if (box.shrunk === null || around === null) return null;
  const width = naturalWidth(box);
  return width !== null && width < around - 1 ? width : null;
}

function holdsColumn(nodes: readonly ImportNode[]): boolean {
  return nodes.some((node) => {
    if (node.kind !== 'box') return false;
    const set = widthOf(node, null);
    return (set !== null && set >= COLUMN.least && set <= COLUMN.most) || holdsColumn(node.children);
  });
}

/** The widest column that is set anywhere; 0 where none is. */
export function columnWidth(nodes: readonly ImportNode[]): number {
  return nodes.reduce((widest, node) => {
    if (node.kind !== 'box') return widest;
    const set = widthOf(node, null);
    const own = set !== null && set >= COLUMN.least && set <= COLUMN.most ? set : columnWidth(node.children);
    return Math.max(widest, own);
  }, 0);
}

/** Returns a layer with the space that a box narrower than its place has beside it; a phone has no room for that space. */
function besideLayer(rest: number, place: ImportBox['place']): Layer {
  const left = place === 'center' ? Math.floor(rest / 2) : place === 'right' ? rest : 0;
  return { ...CLEAR, pad: { ...NO_SIDES, left, right: rest - left } };
}

/** Average width of a letter in relation to the font size. */
const LETTER_WIDTH = 0.5;

/** Width of a mail that sets none, CSS pixels. */
const USUAL_WIDTH = 600;

/** Text that takes more of a line than this may fill it in another font. */
const FULL_LINE = 0.8;

/** Words that fill their lines make a box as wide as its place, which then moves nowhere. */
function isShort(rows: readonly { readonly row: Row }[], width: number): boolean {
  return rows.every(({ row: { content } }) => {
    if (content.kind !== 'leaf') return true;
    const lengths =
      JSON.stringify(content.props.content ?? '')
        .match(/"text":"[^"]*"/g)
        ?.map(({ length }) => length - 9) ?? [];
    return Math.max(0, ...lengths) * (content.style.fontSize ?? 16) * LETTER_WIDTH < (width || USUAL_WIDTH) * FULL_LINE;
  });
}

/** Aligns the content of a box that is as wide as its content in the way the box is aligned. */
function moved(entry: { row: Row; above: number; below: number }, place: ImportBox['shrunk']) {
  const { content } = entry.row;
  if (content.kind === 'columns' && content.tight && place)
    return { ...entry, row: { ...entry.row, content: { ...content, tight: place } } };
  if (content.kind !== 'leaf' || !place || content.type === 'divider' || content.type === 'space') return entry;
  const isText = content.type === 'text' || content.type === 'heading';
  const style = isText ? { textAlign: place } : { align: place };
  return { ...entry, row: { ...entry.row, content: { ...content, style: { ...content.style, ...style } } } };
}

function across({ left, right }: Sides): number {
  return left + right;
}

function sidesOnly({ left, right }: Sides): Sides {
  return { ...NO_SIDES, left, right };
}

export function sumSides(layers: readonly Layer[]): Sides {
  return layers.reduce((all, { pad }) => addSides(all, pad), NO_SIDES);
}
