import type { DocumentNode } from '@mailwright/document';
import { MAX_COLUMNS, sectionNodes } from '../../assemble-document.ts';
import { type ColumnsPart, FULL_WIDTH } from '../parts/part.ts';
import type { Building } from './building.ts';
import { columnContent } from './column-content.ts';
import { flatten } from './flatten.ts';
import { layerStyle } from './layer-style.ts';
import { naturalWidth } from './natural-width.ts';
import { pullLayer, type SpacedRow, spacedRows } from './pull-layer.ts';
import { CLEAR, type GroupContent, type Layer, type Row, tidyLayers } from './row.ts';

/** Rows in one section of one column; `depth` is how many sections may stand in it. */
export function oneColumnSection(
  rows: readonly SpacedRow[],
  width: number,
  depth: number,
  building: Building,
): DocumentNode {
  const outer = pullLayer(rows);
  const availableWidth = width - inset(outer.layer);
  const inner = outer.rows.every(({ layers }) => layers.length > 0)
    ? pullLayer(outer.rows)
    : { layer: CLEAR, rows: outer.rows };
  const { gap, nodes } = columnContent(inner.rows, availableWidth - inset(inner.layer), depth, building);
  const column = { share: 1, style: layerStyle(inner.layer, true), gap, nodes };
  return only(sectionNodes({ columns: [column], style: layerStyle(outer.layer) }));
}

/** A box that stays one, as a column of its own in a section. */
export function groupSections(
  { box, rows }: GroupContent,
  row: SpacedRow,
  width: number,
  depth: number,
  building: Building,
): readonly DocumentNode[] {
  const { look, phone } = box;
  const outside = pullAll(row.layers);
  const frame: Layer = { pad: look.padding, phone: phone.padding, background: look.background, frame: look };
  const availableWidth = width - inset(outside) - inset(frame);
  const content = columnContent(spacedRows(rows), availableWidth, depth, building);
  const column = { share: 1, style: layerStyle(frame, true), ...content };
  return sectionNodes({ columns: [column], style: layerStyle(outside) });
}

/** Columns beside each other; those that do not fit beside each other stand in sections of their own. */
export function columnsSections(
  part: ColumnsPart,
  row: SpacedRow,
  width: number,
  depth: number,
  building: Building,
): readonly DocumentNode[] {
  const several = row.layers.length > 1;
  if (several && depth > 0) {
    const inner = { ...row, layers: row.layers.slice(1), above: 0 };
    const [layer = CLEAR] = row.layers;
    const nodes = columnsSections(part, inner, width - inset(layer), depth - 1, building);
    return sectionNodes({ columns: [{ share: 1, style: layerStyle(CLEAR, true), nodes }], style: layerStyle(layer) });
  }
  const layer = pullAll(row.layers);
  const availableWidth = Math.max(1, width - inset(layer));
  return lines(part, availableWidth).flatMap((line, index, all) => {
    const columns = line.map(({ column, width: wide }) => {
      const whole = { ...column.box, look: { ...column.box.look, width: FULL_WIDTH, margin: CLEAR.pad }, hideOn: null };
      const pulled = pullLayer(spacedRows(flatten([whole], wide - column.gutter)));
      const { pad, phone } = pulled.layer;
      const gutter = column.gutter;
      const spaced = {
        ...pulled.layer,
        pad: { ...pad, left: pad.left + gutter },
        phone: { ...phone, left: phone.left + (part.stack ? 0 : gutter) },
      };
      const content = columnContent(pulled.rows, wide - inset(spaced), depth, building);
      const style = layerStyle(spaced, true);
      return { share: wide, style: column.box.hideOn ? { ...style, hideOn: column.box.hideOn } : style, ...content };
    });
    const own = {
      ...layer,
      pad: {
        ...layer.pad,
        top: index === 0 ? layer.pad.top : 0,
        bottom: index === all.length - 1 ? layer.pad.bottom : 0,
      },
      phone: {
        ...layer.phone,
        top: index === 0 ? layer.phone.top : 0,
        bottom: index === all.length - 1 ? layer.phone.bottom : 0,
      },
    };
    return sectionNodes({
      columns,
      style: layerStyle(own),
      stack: part.stack,
      reverse: part.reverse,
      verticalAlign: part.verticalAlign,
    });
  });
}

/** Columns with their widths, as many on a line as fit. */
function lines({ columns, wraps }: ColumnsPart, availableWidth: number) {
  const widths = widthsOf(
    columns.map(({ box, gutter }) => ({
      ...box.look.width,
      px: box.look.width.px ?? (box.look.width.share === null ? naturalWidth(box) : null),
      gutter,
    })),
    availableWidth,
  );
  const all: { column: ColumnsPart['columns'][number]; width: number }[][] = [];
  let used = 0;
  all.push([]);
  for (const [index, column] of columns.entries()) {
    const width = widths[index] ?? 0;
    if ((wraps && used + width > availableWidth * 1.06) || (all.at(-1)?.length ?? 0) >= MAX_COLUMNS) {
      all.push([]);
      used = 0;
    }
    all.at(-1)?.push({ column, width });
    used += width;
  }
  return all;
}

interface WantedWidth {
  readonly px: number | null;
  readonly share: number | null;
  readonly max: number | null;
  readonly gutter: number;
}

/** Pixels for each column; those without a width share what is left. */
function widthsOf(wanted: readonly WantedWidth[], availableWidth: number): readonly number[] {
  const set = wanted.map(({ px, share, max, gutter }) => {
    const width = px ?? (share === null || (share >= 1 && max !== null) ? max : share * availableWidth);
    return width === null ? null : Math.min(width + gutter, max === null ? availableWidth : max + gutter);
  });
  const free = set.filter((width) => width === null).length;
  const taken = set.reduce<number>((all, width) => all + (width ?? 0), 0);
  const each = free > 0 ? Math.max(availableWidth * 0.1, (availableWidth - taken) / free) : 0;
  return set.map((width) => Math.max(1, width ?? each));
}

function pullAll(layers: readonly Layer[]): Layer {
  const [first = CLEAR, ...rest] = tidyLayers(layers);
  return rest.reduce(
    (all, { pad, phone, background, frame }) => ({
      pad: add(all.pad, pad),
      phone: add(all.phone, phone),
      background: background || all.background,
      frame: frame ?? all.frame,
    }),
    first,
  );
}

function add(a: Layer['pad'], b: Layer['pad']): Layer['pad'] {
  return { top: a.top + b.top, right: a.right + b.right, bottom: a.bottom + b.bottom, left: a.left + b.left };
}

function inset({ pad, frame }: Layer): number {
  return pad.left + pad.right + (frame ? frame.border.left + frame.border.right : 0);
}

/** Rows as sections of the mail: those that stand in the same box share one. */
export function rootSections(rows: readonly Row[], width: number, building: Building): readonly DocumentNode[] {
  const bands: Row[][] = [];
  for (const row of rows) {
    const last = bands.at(-1)?.at(-1);
    if (last && isJoined(last, row)) bands.at(-1)?.push(row);
    else bands.push([row]);
  }
  return bands.flatMap((band) => {
    const spaced = spacedRows(band);
    const [first] = spaced;
    if (!first) return [];
    const { content, hideOn } = first;
    const made =
      content.kind === 'columns'
        ? columnsSections(content, first, width, 1, building)
        : content.kind === 'group'
          ? groupSections(content, first, width, 1, building)
          : [oneColumnSection(spaced, width, 1, building)];
    return hideOn ? made.map((node) => ({ ...node, style: { ...node.style, hideOn } })) : made;
  });
}

function isJoined(a: Row, b: Row): boolean {
  const simple = [a, b].every(({ content }) => content.kind === 'leaf' || content.kind === 'code');
  if (!simple || a.hideOn !== b.hideOn) return false;
  const [first, second] = [tidyLayers(a.layers), tidyLayers(b.layers)];
  if (first.length !== second.length && first.length + second.length > 1) return false;
  return first.length === second.length && first.every((layer, index) => isAlike(layer, second[index] ?? CLEAR));
}

function isAlike(a: Layer, b: Layer): boolean {
  if (a.frame || b.frame || a.background !== b.background) return false;
  return Math.abs(a.pad.left - b.pad.left) <= 2 && Math.abs(a.pad.right - b.pad.right) <= 2;
}

function only(nodes: readonly DocumentNode[]): DocumentNode {
  const [node] = nodes;
  if (!node) throw new Error('A section was not made.');
  return node;
}
