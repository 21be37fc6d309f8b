import {
  DEFAULT_SETTINGS,
  type GeneralSettings,
  HEADING_LEVELS,
  type HeadingLevel,
  type NodeStyle,
} from '@mailwright/document';
import type { ImportBox, ImportLeaf, ImportNode } from './import-node.ts';
import { TAGS } from './recognize/branch.ts';
import { columnWidth, flatten, sumSides } from './rows/flatten.ts';
import { CLEAR, isPlain, type Layer, type Row, tidyLayers } from './rows/row.ts';

/** Width of a mail that sets none, CSS pixels. */
const USUAL_WIDTH = 600;

/** A mail's rows with what is around all of them. */
export interface MailFrame {
  readonly rows: readonly Row[];
  readonly settings: Partial<GeneralSettings> & Pick<GeneralSettings, 'width' | 'bgColor' | 'outerColor'>;
  readonly wrapperStyle: NodeStyle;
  /** Properties of the frame without a counterpart, named as in the source. */
  readonly lost: readonly string[];
}

/** Finds the mail's own column, and takes what all of it has in common for the settings of the mail. */
export function mailFrame(body: ImportBox): MailFrame {
  const width = columnWidth([body]) || USUAL_WIDTH;
  const bare = { ...body, look: { ...body.look, width: { px: null, share: null, max: null } } };
  const lost: string[] = columnWidth([body]) === 0 ? ['width'] : [];
  const flattened = flatten([bare], null, width);
  const corners = wholeCorners(flattened);
  const flat = unwrapped(flattened, corners === 0 ? lost : []).map((row) => centered(row, width));
  const outerColor = windowColor(flat, body);
  const placed = flat.map((row) => withOutside(row, outerColor));
  const spaced = placed.map((row, index) => withGap(row, placed[index - 1]));
  const inColumn = spaced.filter(({ row }) => !row.layers.some(({ stripe }) => stripe) && !isTags(row));
  const bgColor = majority(inColumn.map(({ row }) => backgroundOf(row.layers))) || outerColor;
  const rows = spaced.map(({ row }) => ({ ...row, layers: onBackground(row.layers, bgColor, outerColor) }));
  // A background of its own at an end of the mail would lie over its corners.
  const isRound = corners > 0 && [rows[0], rows.at(-1)].every((row) => row && !hasBackground(row));
  if (corners > 0 && !isRound) lost.push('border-radius');
  const first = sumSides(placed[0]?.outside ?? []);
  const last = sumSides(placed.at(-1)?.outside ?? []);
  return {
    rows,
    settings: { width: Math.round(width), padding: 0, bgColor, outerColor, ...textSettings([body]) },
    wrapperStyle: {
      ...besideColumn(placed, body),
      paddingTop: first.top,
      paddingBottom: last.bottom,
      ...(isRound && { borderRadius: corners }),
    },
    lost: [...new Set(lost)],
  };
}

/** Returns the padding beside the mail's column that all rows have when the window is hardly wider than it, as on phones. */
function besideColumn(rows: readonly Row[], { look, phone }: ImportBox): NodeStyle {
  const inColumn = rows.filter(({ layers, outside }) => outside && !layers.some(({ stripe }) => stripe));
  if (inColumn.length === 0) return {};
  const least = (of: 'pad' | 'phone', side: 'left' | 'right') =>
    Math.round(
      Math.min(...inColumn.map(({ outside }) => (outside ?? []).reduce((sum, layer) => sum + layer[of][side], 0))) +
        (of === 'pad' ? look : phone).margin[side],
    );
  const [paddingLeft, paddingRight] = [least('pad', 'left'), least('pad', 'right')];
  const narrow = { paddingLeft: least('phone', 'left'), paddingRight: least('phone', 'right') };
  return {
    ...(paddingLeft > 0 && { paddingLeft }),
    ...(paddingRight > 0 && { paddingRight }),
    ...((narrow.paddingLeft !== paddingLeft || narrow.paddingRight !== paddingRight) && { phone: narrow }),
  };
}

/** A box of fewer rows may be a card in a mail of one section; one of more is the mail itself. */
const FEWEST_ROWS = 3;

/** The round corners of a box that holds the whole mail, CSS pixels; 0 without any, or with a border, which goes in pieces. */
function wholeCorners(rows: readonly Row[]): number {
  const [row, another] = rows;
  if (!row || another || row.content.kind !== 'group' || !isFrame(row)) return 0;
  const { border, radius } = row.content.box.look;
  return border.top + border.right + border.bottom + border.left > 0 ? 0 : radius;
}

/** Returns whether a row is a box around so many rows that they become rows of their own. */
function isFrame({ content, width }: Row): boolean {
  return content.kind === 'group' && width !== null && content.rows.length >= FEWEST_ROWS && !content.box.look.image;
}

function isTags({ content }: Row): boolean {
  return content.kind === 'code' && content.name === TAGS;
}

function hasBackground({ layers, content }: Row): boolean {
  const own = content.kind === 'group' ? content.box.look.background : '';
  return own !== '' || layers.some(({ background, frame }) => background !== '' || frame !== null);
}

/**
 * A border around the whole mail, or round corners of it, would make one box of everything: its rows stand alone, each
 * with its piece of the border.
 */
function unwrapped(rows: readonly Row[], lost: string[]): readonly Row[] {
  return rows.flatMap((row, index): readonly Row[] => {
    const { content } = row;
    if (content.kind !== 'group' || !isFrame(row)) return [row];
    const { look, phone } = content.box;
    if (look.radius > 0) lost.push('border-radius');
    const { border } = look;
    const bordered = border.top + border.right + border.bottom + border.left > 0;
    return content.rows.map((each, at) => {
      const first = at === 0;
      const last = at === content.rows.length - 1;
      // Space between rows would break the border's sides: it belongs inside them.
      const gap = bordered && !first ? Math.max(each.top, content.rows[at - 1]?.bottom ?? 0) : 0;
      const layer: Layer = {
        pad: { ...look.padding, top: first ? look.padding.top : gap, bottom: last ? look.padding.bottom : 0 },
        phone: { ...phone.padding, top: first ? phone.padding.top : gap, bottom: last ? phone.padding.bottom : 0 },
        background: look.background,
        frame: bordered
          ? {
              ...look,
              radius: 0,
              border: { ...border, top: first ? border.top : 0, bottom: last ? border.bottom : 0 },
            }
          : null,
      };
      const around = row.layers.map((outer) => ({
        ...outer,
        pad: { ...outer.pad, top: first ? outer.pad.top : 0, bottom: last ? outer.pad.bottom : 0 },
        phone: { ...outer.phone, top: first ? outer.phone.top : 0, bottom: last ? outer.phone.bottom : 0 },
      }));
      const outside = row.outside?.map((outer) => ({
        ...outer,
        pad: { ...outer.pad, top: first ? outer.pad.top : 0, bottom: last ? outer.pad.bottom : 0 },
      }));
      return {
        ...each,
        top: first ? Math.max(each.top, row.top) : bordered ? 0 : each.top,
        bottom: last ? Math.max(each.bottom, row.bottom) : bordered ? 0 : each.bottom,
        layers: [...around, layer, ...each.layers],
        outside: outside ?? (index === 0 ? [] : null),
        width: row.width,
        hideOn: row.hideOn ?? each.hideOn,
      };
    });
  });
}

/** A row of its own width stands in the middle of the mail's. */
function centered(row: Row, width: number): Row {
  const rest = row.width === null ? 0 : width - row.width;
  if (rest <= 1) return row;
  const left = Math.floor(rest / 2);
  return { ...row, layers: [{ ...CLEAR, pad: { ...CLEAR.pad, left, right: rest - left } }, ...row.layers] };
}

function lastBackground(layers: readonly Layer[]): string {
  return layers.findLast(({ background }) => background !== '')?.background ?? '';
}

function backgroundOf(layers: readonly Layer[]): string {
  return layers.find(({ background, frame }) => background !== '' || frame)?.background ?? '';
}

/** Returns the color beside all rows; if rows have bands of their own up to the window's edges, the color behind the bands. */
function windowColor(rows: readonly Row[], { look }: ImportBox): string {
  const [first = '', ...others] = rows.map(({ outside }) => lastBackground(outside ?? []));
  return (others.every((color) => color === first) ? first : look.background) || '#ffffff';
}

/** Turns a background that is painted over the whole width of the window beside a row into a stripe around the row. */
function withOutside(row: Row, outerColor: string): Row {
  const own = lastBackground(row.outside ?? []);
  const image = row.outside?.findLast(({ frame }) => frame?.image)?.frame;
  if (image?.image) {
    const frame = { ...image, border: CLEAR.pad, radius: 0, background: image.background || own };
    return { ...row, layers: [{ ...CLEAR, frame, stripe: true }, ...row.layers] };
  }
  if (own === '' || own === outerColor) return row;
  // What the band leaves over and under the column is of its color, too.
  const outside = row.outside ?? [];
  const at = outside.findLastIndex(({ background }) => background !== '');
  const { top, bottom } = sumSides(outside.slice(at));
  const pad = { ...CLEAR.pad, top, bottom };
  const band = { ...CLEAR, pad, phone: pad, background: own, stripe: true };
  return { ...row, outside: outside.slice(0, at), layers: tidyLayers([band, ...row.layers]) };
}

/** Turns the space around the column above and below a row into space between the rows. */
function withGap(row: Row, before: Row | undefined): { readonly row: Row } {
  const above = before
    ? Math.max(before.bottom, row.top) + sumSides(row.outside ?? []).top + sumSides(before.outside ?? []).bottom
    : 0;
  const pad = { ...CLEAR.pad, top: above };
  return {
    row: {
      ...row,
      top: before ? 0 : row.top,
      bottom: 0,
      layers: tidyLayers([{ ...CLEAR, pad, phone: pad }, ...row.layers]),
    },
  };
}

/** Says of each row only what differs from the background that all of them lie on. */
function onBackground(layers: readonly Layer[], bgColor: string, outerColor: string): readonly Layer[] {
  if (bgColor === outerColor)
    return layers.map((layer, index) =>
      index === 0 && layer.background === bgColor && !layer.frame ? { ...layer, background: '' } : layer,
    );
  const at = layers.findIndex(({ background }) => background !== '');
  if (at < 0) return tidyLayers([{ ...CLEAR, background: outerColor }, ...layers]);
  return layers.map((layer, index) => {
    if (index < at && isPlain(layer)) return { ...layer, background: outerColor };
    const isBare = index === 0 && !layer.stripe && !layer.frame;
    return isBare && layer.background === bgColor ? { ...layer, background: '' } : layer;
  });
}

function leaves(nodes: readonly ImportNode[]): readonly ImportLeaf[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'leaf') return [node];
    if (node.kind === 'box') return leaves(node.children).map((leaf) => withMargin(leaf, node));
    return node.kind === 'columns' ? node.columns.flatMap(({ box }) => leaves([box])) : [];
  });
}

/** Fonts and headings as most of the mail has them. */
function textSettings(nodes: readonly ImportNode[]): Partial<GeneralSettings> {
  const all = leaves(nodes);
  const headings = all.filter(({ type }) => type === 'heading');
  const paragraphFonts = commonest(
    all.filter(({ type }) => type === 'text').map(({ style }) => style.fontFamily ?? ''),
  );
  const headerFonts = commonest(headings.map(({ style }) => style.fontFamily ?? '')) || paragraphFonts;
  return {
    ...(paragraphFonts && { paragraphFonts }),
    ...(headerFonts && { headerFonts }),
    headings: Object.fromEntries(
      HEADING_LEVELS.map((level) => [
        level,
        headingSettings(
          level,
          headings.filter(({ props }) => props.level === level),
        ),
      ]),
    ) as GeneralSettings['headings'],
  };
}

function headingSettings(level: HeadingLevel, headings: readonly ImportLeaf[]) {
  const usual = DEFAULT_SETTINGS.headings[level];
  if (headings.length === 0) return usual;
  const size = Number(commonest(headings.map(({ style }) => String(style.fontSize ?? '')))) || usual.size;
  return {
    ...usual,
    size,
    color: commonest(headings.map(({ style }) => style.color ?? '')) || usual.color,
    bold: headings.filter(({ style }) => style.fontWeight === 'bold').length * 2 >= headings.length,
    bottomSpace: Math.round(Math.min(...headings.map(({ bottom }) => bottom))),
  };
}

/** The space under a heading is that of its element. */
function withMargin(leaf: ImportLeaf, { element, look }: ImportBox): ImportLeaf {
  return leaf.type === 'heading' && element.tagName === leaf.name ? { ...leaf, bottom: look.margin.bottom } : leaf;
}

/** Returns the value that more than half of all values have; '' if there is none. */
function majority(values: readonly string[]): string {
  const most = commonest(values);
  return values.filter((value) => value === most).length * 2 > values.length ? most : '';
}

/** Returns the most frequent value that is not ''; '' if there is none. */
function commonest(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}
