import type { DocumentNode, HeadingLevel, NodeStyle } from '@mailwright/document';
import { MAX_COLUMNS, sectionNodes } from '../../assemble-document.ts';
import { FULL_WIDTH, type ImportColumns } from '../import-node.ts';
import type { BuildContext } from './build-context.ts';
import { columnLines } from './column-lines.ts';
import { flatten } from './flatten.ts';
import { joinTexts } from './join-texts.ts';
import { around, layerStyle, sectionStyle } from './layer-style.ts';
import { leafBlock, needsSection } from './leaf-block.ts';
import { pullLayer, type SpacedRow, spacedRows } from './pull-layer.ts';
import { addSides, CLEAR, type GroupContent, isPlain, type Layer, tidyLayers } from './row.ts';
import { tightColumns } from './tight-columns.ts';

/*
 * All recursion through rows is here: a column holds rows, of which some become sections in it, whose columns hold rows.
 */

/** Blocks of a column, and the space between them that most need. */
export interface ColumnContent {
  readonly gap: number;
  readonly nodes: readonly DocumentNode[];
}

/** Rows as what a column holds; `depth` is how many sections may stand in each other there. */
export function convertRows(
  all: readonly SpacedRow[],
  width: number,
  depth: number,
  build: BuildContext,
  set?: number,
): ColumnContent {
  const rows = joinTexts(all);
  const gap = set ?? commonGap(rows);
  const nodes = rows.flatMap((row, index) => {
    const before = rows[index - 1];
    const between = before ? gapBetween(before, row, gap, build) : 0;
    const over = before ? Math.max(0, row.above - between) : 0;
    const made = nodesOf(row, over, width, depth, build);
    return row.hideOn ? made.map((node) => ({ ...node, style: { ...node.style, hideOn: 'mobile' as const } })) : made;
  });
  return { gap, nodes };
}

function commonGap(rows: readonly SpacedRow[]): number {
  const gaps = rows.flatMap((row, index) => {
    const before = rows[index - 1];
    if (!before || isType(row, 'space') || isType(before, 'space') || isType(before, 'heading')) return [];
    return [row.above];
  });
  return gaps.length > 0 ? Math.min(400, Math.round(Math.min(...gaps))) : 0;
}

/** Returns the default space between two blocks, CSS pixels. */
function gapBetween(before: SpacedRow, row: SpacedRow, gap: number, { settings }: BuildContext): number {
  if (isType(row, 'space') || isType(before, 'space')) return 0;
  if (!isType(before, 'heading') || before.content.kind !== 'leaf') return gap;
  return settings.headings[before.content.props.level as HeadingLevel]?.bottomSpace ?? gap;
}

function isType({ content }: SpacedRow, type: string): boolean {
  return content.kind === 'leaf' && content.type === type;
}

function nodesOf(
  row: SpacedRow,
  over: number,
  width: number,
  depth: number,
  build: BuildContext,
): readonly DocumentNode[] {
  const { content, layers } = row;
  switch (content.kind) {
    case 'leaf':
      if (depth > 0 && needsSection(content, row, over))
        return [raised(oneColumnSection([row], width, depth - 1, build), over)];
      return [leafBlock(content, row, over, width, build)];
    case 'code': {
      if (layers.some((layer) => !isPlain(layer)) && depth > 0)
        return [raised(oneColumnSection([row], width, depth - 1, build), over)];
      const style = layers.reduce<NodeStyle>(
        (all, layer) => around(all, { ...layer, background: '', frame: null }),
        {},
      );
      return [build.island(content, { ...style, ...(over > 0 && { paddingTop: (style.paddingTop ?? 0) + over }) })];
    }
    case 'columns': {
      if (depth > 0) {
        const [first, ...rest] = columnSections(content, row, width, depth - 1, build);
        return first ? [raised(first, over), ...rest] : [];
      }
      const code = content.code();
      return code.html === '' ? [] : [build.island(code, over > 0 ? { paddingTop: over } : {})];
    }
    case 'group': {
      if (depth > 0) {
        const [first, ...rest] = groupSections(content, row, width, depth - 1, build);
        return first ? [raised(first, over), ...rest] : [];
      }
      // Where no section can stand, what is in the box stands without it.
      const { nodes } = convertRows(
        content.rows.map((each) => ({ ...each, above: each.top })),
        width,
        0,
        build,
      );
      for (const node of nodes)
        build.report.note({
          fidelity: 'changed',
          part: content.box.element.tagName,
          node,
          reason: 'layout-adjusted',
        });
      return nodes;
    }
  }
}

/** A section with space over it. */
function raised(node: DocumentNode, over: number): DocumentNode {
  if (over <= 0) return node;
  const style = node.style;
  // A section with a background would paint the space; its own column's content moves no less.
  return { ...node, style: { ...style, paddingTop: (style.paddingTop ?? 0) + over } };
}
/** Rows in one section of one column; `depth` is how many sections may stand in it. */
export function oneColumnSection(
  rows: readonly SpacedRow[],
  width: number,
  depth: number,
  build: BuildContext,
): DocumentNode {
  const outer = pullLayer(rows);
  const availableWidth = width - inset(outer.layer);
  const inner = outer.rows.every(({ layers }) => layers.length > 0)
    ? pullLayer(outer.rows)
    : { layer: CLEAR, rows: outer.rows };
  const { gap, nodes } = convertRows(inner.rows, availableWidth - inset(inner.layer), depth, build);
  const column = { share: 1, style: layerStyle(inner.layer, true), gap, nodes };
  return only(sectionNodes({ columns: [column], style: sectionStyle(outer.layer) }));
}

/** A box that stays one, as a column of its own in a section. */
export function groupSections(
  { box, rows }: GroupContent,
  row: SpacedRow,
  width: number,
  depth: number,
  build: BuildContext,
): readonly DocumentNode[] {
  const { look, phone } = box;
  const outside = pullAll(row.layers);
  const spaced = spacedRows(rows);
  const pulled = pullLayer(spaced);
  const held = isPlain(pulled.layer) ? pulled : { layer: CLEAR, rows: spaced };
  const frame: Layer = {
    pad: addSides(look.padding, held.layer.pad),
    phone: addSides(phone.padding, held.layer.phone),
    background: look.background,
    frame: look,
  };
  const availableWidth = width - inset(outside) - inset(frame);
  const content = convertRows(held.rows, availableWidth, depth, build);
  const column = { share: 1, style: layerStyle(frame, true), ...content };
  return sectionNodes({ columns: [column], style: sectionStyle(outside) });
}

/** Columns beside each other; those that do not fit beside each other stand in sections of their own. */
export function columnSections(
  content: ImportColumns,
  row: SpacedRow,
  width: number,
  depth: number,
  build: BuildContext,
): readonly DocumentNode[] {
  const several = row.layers.length > 1;
  if (several && depth > 0) {
    const inner = { ...row, layers: row.layers.slice(1), above: 0 };
    const [layer = CLEAR] = row.layers;
    const nodes = columnSections(content, inner, width - inset(layer), depth - 1, build);
    return sectionNodes({ columns: [{ share: 1, style: layerStyle(CLEAR, true), nodes }], style: sectionStyle(layer) });
  }
  const layer = pullAll(row.layers);
  const availableWidth = Math.max(1, width - inset(layer));
  if (content.tight) return buttonSections(content, layer, availableWidth, build);
  return columnLines(content, availableWidth).flatMap((line, index, all) => {
    const columns = line.map(({ column, width: wide }) => {
      const whole = { ...column.box, look: { ...column.box.look, width: FULL_WIDTH, margin: CLEAR.pad }, hideOn: null };
      const pulled = pullLayer(spacedRows(flatten([whole], wide - column.gutter)));
      const { pad, phone } = pulled.layer;
      const gutter = column.gutter;
      const spaced = {
        ...pulled.layer,
        pad: { ...pad, left: pad.left + gutter },
        phone: { ...phone, left: phone.left + (content.stack ? 0 : gutter) },
      };
      const inside = convertRows(pulled.rows, wide - inset(spaced), depth, build);
      const style = layerStyle(spaced, true);
      return { share: wide, style: column.box.hideOn ? { ...style, hideOn: column.box.hideOn } : style, ...inside };
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
      style: sectionStyle(own),
      stack: content.stack,
      reverse: content.reverse,
      verticalAlign: content.verticalAlign,
    });
  });
}

/** Buttons beside each other, as near as they are: each line of them a section. */
function buttonSections(
  { columns, ...content }: ImportColumns,
  layer: Layer,
  availableWidth: number,
  build: BuildContext,
): readonly DocumentNode[] {
  const lines = Array.from({ length: Math.ceil(columns.length / MAX_COLUMNS) }, (_, line) =>
    columns.slice(line * MAX_COLUMNS, (line + 1) * MAX_COLUMNS),
  );
  return lines.flatMap((line, index) => {
    const made = tightColumns({ ...content, columns: line }, availableWidth);
    const first = index === 0;
    const last = index === lines.length - 1;
    const edges = (pad: Layer['pad']) => ({ ...pad, top: first ? pad.top : 0, bottom: last ? pad.bottom : 0 });
    const pad = edges({ ...layer.pad, left: layer.pad.left + made.left, right: layer.pad.right + made.right });
    return sectionNodes({
      columns: made.columns.map(({ column: { box, gutter }, width }) => {
        const inner: Layer = { ...CLEAR, pad: { ...CLEAR.pad, left: gutter } };
        const phone = { ...inner.pad, left: made.stack ? 0 : gutter };
        const content = convertRows(spacedRows(flatten([box], width - gutter)), width - gutter, 0, build);
        return { share: width, style: layerStyle({ ...inner, phone }, true), ...content };
      }),
      style: sectionStyle({ ...layer, pad, phone: edges(layer.phone) }),
      stack: made.stack,
      verticalAlign: 'middle',
    });
  });
}

function pullAll(layers: readonly Layer[]): Layer {
  const [first = CLEAR, ...rest] = tidyLayers(layers);
  return rest.reduce(
    (all, { pad, phone, background, frame }) => ({
      pad: addSides(all.pad, pad),
      phone: addSides(all.phone, phone),
      background: (all.stripe ? '' : background) || all.background,
      frame: frame ?? all.frame,
      stripe: all.stripe ?? false,
    }),
    first,
  );
}

function inset({ pad, frame }: Layer): number {
  return pad.left + pad.right + (frame ? frame.border.left + frame.border.right : 0);
}

function only(nodes: readonly DocumentNode[]): DocumentNode {
  const [node] = nodes;
  if (!node) throw new Error('A section was not made.');
  return node;
}
