import type { DocumentNode, HeadingLevel, NodeStyle } from '@mailwright/document';
import type { ConversionNote, LeafPart } from '../parts/part.ts';
import { type Building, hasSection, leafNode } from './building.ts';
import { joinTexts } from './join-texts.ts';
import { around } from './layer-style.ts';
import type { SpacedRow } from './pull-layer.ts';
import { isPlain, type Layer } from './row.ts';

/** Blocks of a column, and the space between them that most need. */
export interface ColumnContent {
  readonly gap: number;
  readonly nodes: readonly DocumentNode[];
}

/** Rows as what a column holds; `depth` is how many sections may stand in each other there. */
export function columnContent(
  all: readonly SpacedRow[],
  width: number,
  depth: number,
  building: Building,
  set?: number,
): ColumnContent {
  const rows = joinTexts(all);
  const gap = set ?? commonGap(rows);
  const nodes = rows.flatMap((row, index) => {
    const before = rows[index - 1];
    const between = before ? gapBetween(before, row, gap, building) : 0;
    const over = before ? Math.max(0, row.above - between) : 0;
    const made = nodesOf(row, over, width, depth, building);
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

/** What stands between two blocks by itself. */
function gapBetween(before: SpacedRow, row: SpacedRow, gap: number, { settings }: Building): number {
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
  building: Building,
): readonly DocumentNode[] {
  const { content, layers } = row;
  switch (content.kind) {
    case 'leaf':
      return leafNodes(content, row, over, width, depth, building);
    case 'code': {
      if (layers.some((layer) => !isPlain(layer)) && depth > 0)
        return [raised(building.nest.oneColumn([row], width, depth - 1, building), over)];
      const style = layers.reduce<NodeStyle>(
        (all, layer) => around(all, { ...layer, background: '', frame: null }),
        {},
      );
      return [building.island(content, { ...style, ...(over > 0 && { paddingTop: (style.paddingTop ?? 0) + over }) })];
    }
    case 'columns': {
      if (depth > 0) {
        const [first, ...rest] = building.nest.columns(content, row, width, depth - 1, building);
        return first ? [raised(first, over), ...rest] : [];
      }
      const code = content.code();
      return code.html === '' ? [] : [building.island(code, over > 0 ? { paddingTop: over } : {})];
    }
    case 'group': {
      if (depth > 0) {
        const [first, ...rest] = building.nest.group(content, row, width, depth - 1, building);
        return first ? [raised(first, over), ...rest] : [];
      }
      // Where no section can stand, what is in the box stands without it.
      const { nodes } = columnContent(
        content.rows.map((each) => ({ ...each, above: each.top })),
        width,
        0,
        building,
      );
      for (const node of nodes)
        building.report.note({
          fidelity: 'changed',
          part: content.box.element.tagName,
          node,
          reason: 'layout-adjusted',
        });
      return nodes;
    }
  }
}

function leafNodes(
  leaf: LeafPart,
  row: SpacedRow,
  over: number,
  width: number,
  depth: number,
  building: Building,
): readonly DocumentNode[] {
  const { layers } = row;
  const [only, ...others] = layers;
  const painted = layers.some((layer) => !isPlain(layer));
  if (leaf.type === 'space' && !painted) {
    const high = layers.reduce((all, { pad }) => all + pad.top + pad.bottom, over);
    const props = { ...leaf.props, height: Math.min(1000, Number(leaf.props.height) + high) };
    return [leafNode({ ...leaf, props }, leaf.style, [], width, building)];
  }
  const fits = !only || (others.length === 0 && canCarry(leaf, only) && (over === 0 || isPlain(only)));
  if (!fits && depth > 0) return [raised(building.nest.oneColumn([row], width, depth - 1, building), over)];
  const style = layers.reduceRight((all, layer) => around(all, carried(leaf, layer)), leaf.style);
  const notes: ConversionNote[] =
    fits || !layers.some((layer) => !canCarry(leaf, layer)) ? [] : [{ reason: 'layout-adjusted' }];
  const raisedStyle = over > 0 ? { ...style, paddingTop: (style.paddingTop ?? 0) + over } : style;
  return [leafNode(leaf, raisedStyle, notes, width, building)];
}

/** Whether a block can have a box of its own: its padding, background, border. */
function canCarry({ type, style }: LeafPart, { background, frame }: Layer): boolean {
  if (!hasSection(type, 'spacing')) return false;
  if (frame)
    return (
      hasSection(type, 'border') && hasSection(type, 'background') && !frame.image && style.borderTopWidth === undefined
    );
  return background === '' || hasSection(type, 'background');
}

function carried(leaf: LeafPart, layer: Layer): Layer {
  const own = canCarry(leaf, layer) ? layer : { ...layer, background: '', frame: null };
  // Room for the words is what matters where the background cannot be shown.
  return hasSection(leaf.type, 'spacing')
    ? own
    : { ...own, pad: { top: 0, right: 0, bottom: 0, left: 0 }, phone: { top: 0, right: 0, bottom: 0, left: 0 } };
}

/** A section with space over it. */
function raised(node: DocumentNode, over: number): DocumentNode {
  if (over <= 0) return node;
  const style = node.style;
  // A section with a background would paint the space; its own column's content moves no less.
  return { ...node, style: { ...style, paddingTop: (style.paddingTop ?? 0) + over } };
}
