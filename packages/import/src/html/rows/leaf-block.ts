import { blockRegistry } from '@mailwright/blocks';
import type { DocumentNode, GeneralSettings, NodeStyle } from '@mailwright/document';
import { blockNode } from '../../block-node.ts';
import type { ConversionNote, ImportLeaf } from '../import-node.ts';
import { NO_SIDES } from '../look/box-style.ts';
import type { BuildContext } from './build-context.ts';
import { fitted } from './fit-leaf.ts';
import { around } from './layer-style.ts';
import type { SpacedRow } from './pull-layer.ts';
import { isPlain, type Layer } from './row.ts';

/** The tallest that a space may be, CSS pixels. */
const TALLEST_SPACE = 1000;

/** Returns whether a leaf needs a section around it to show the boxes around it unchanged. `over` is the space above it. */
export function needsSection(leaf: ImportLeaf, { layers }: SpacedRow, over: number): boolean {
  if (isBareSpace(leaf, layers)) return false;
  const [only, ...others] = layers;
  return only !== undefined && !(others.length === 0 && canCarry(leaf, only) && (over === 0 || isPlain(only)));
}

/** The block of a leaf with the boxes around it, as far as it can have them itself; the report names what it cannot. */
export function leafBlock(
  leaf: ImportLeaf,
  row: SpacedRow,
  over: number,
  width: number,
  build: BuildContext,
): DocumentNode {
  const { layers } = row;
  if (isBareSpace(leaf, layers)) {
    const high = layers.reduce((all, { pad }) => all + pad.top + pad.bottom, over);
    const props = { ...leaf.props, height: Math.min(TALLEST_SPACE, Number(leaf.props.height) + high) };
    return leafNode({ ...leaf, props }, leaf.style, [], width, build);
  }
  const style = layers.reduceRight((all, layer) => around(all, carried(leaf, layer)), leaf.style);
  const isReduced = needsSection(leaf, row, over) && layers.some((layer) => !canCarry(leaf, layer));
  const raised = over > 0 ? { ...style, paddingTop: (style.paddingTop ?? 0) + over } : style;
  return leafNode(leaf, raised, isReduced ? [{ reason: 'layout-adjusted' }] : [], width, build);
}

function isBareSpace({ type }: ImportLeaf, layers: readonly Layer[]): boolean {
  return type === 'space' && layers.every(isPlain);
}

/** The block of a leaf, with what its block does not have by itself; noted. */
function leafNode(
  leaf: ImportLeaf,
  style: NodeStyle,
  more: readonly ConversionNote[],
  width: number,
  build: BuildContext,
): DocumentNode {
  const fit = fitted(leaf, style, width);
  const made = withoutDefaults(blockNode(leaf.type, fit.props, fit.style), build.settings);
  const node = leaf.anchor === undefined ? made : { ...made, anchor: leaf.anchor };
  const notes = [...leaf.notes, ...more];
  for (const each of notes) build.report.note({ fidelity: 'changed', part: leaf.name, node, ...each });
  if (notes.length === 0) build.report.note({ fidelity: 'kept', part: leaf.name, node });
  return node;
}

/** A style that says nothing its block would not do by itself. */
function withoutDefaults(node: DocumentNode, settings: GeneralSettings): DocumentNode {
  const defaults = blockRegistry.get(node.type)?.styleDefaults?.(node, settings) ?? {};
  const own = Object.entries(node.style).filter(([key, value]) => defaults[key as keyof typeof defaults] !== value);
  return { ...node, style: Object.fromEntries(own) };
}

/** Returns whether a block can have the box as its own: with its padding, background and border. */
function canCarry({ type, style }: ImportLeaf, { background, frame }: Layer): boolean {
  if (!hasSection(type, 'spacing')) return false;
  if (frame)
    return (
      hasSection(type, 'border') && hasSection(type, 'background') && !frame.image && style.borderTopWidth === undefined
    );
  return background === '' || hasSection(type, 'background');
}

function carried(leaf: ImportLeaf, layer: Layer): Layer {
  const own = canCarry(leaf, layer) ? layer : { ...layer, background: '', frame: null };
  // The padding matters where the background cannot be shown.
  return hasSection(leaf.type, 'spacing') ? own : { ...own, pad: NO_SIDES, phone: NO_SIDES };
}

function hasSection(type: string, section: 'spacing' | 'background' | 'border'): boolean {
  // The background of a button is its own, not that of the place around it.
  if (type === 'button' && section !== 'spacing') return false;
  return blockRegistry.get(type)?.styleSections.includes(section) ?? false;
}
