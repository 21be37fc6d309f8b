import { blockRegistry, productProps } from '@mailwright/blocks';
import type { Product } from '@mailwright/contract';
import {
  COLUMN_TYPE,
  type Command,
  type DropTarget,
  type Editor,
  type JsonObject,
  locate,
  type NodeLocation,
  type NodeSeed,
  type NodeStyle,
  SECTION_TYPE,
} from '@mailwright/document';
import type { ProductTarget } from '../../core/products/product-target.ts';
import { takenOf } from '../../core/products/taken-of.ts';
import type { EditorSession } from '../../core/session/editor-session.ts';
import { notifyRefusal } from '../../core/session/refusal.ts';
import { runTogether } from '../../core/session/run-together.ts';
import { followLive } from './live-product.ts';
import { lookProps, lookSource } from './product-look.ts';

export type ProductLayout = 'vertical' | 'horizontal';

/** Products in the order in which they were picked, and how they are shown. */
export interface ChosenProducts {
  readonly products: readonly Product[];
  readonly layout: ProductLayout;
  /** Number of products side by side when there are several. */
  readonly columns: number;
}

type BlockTarget = Extract<ProductTarget, { readonly nodeId: string }>;

/**
 * Puts chosen products into the mail, as one step of the history: one fills the block, several become a grid in its
 * place. False when the document does not take them, which has been told.
 */
export function placeProducts(session: EditorSession, target: BlockTarget, chosen: ChosenProducts): boolean {
  const { editor } = session;
  const found = locate(editor.getState().document, target.nodeId);
  if (!found) return notifyRefusal({ ok: false, reason: 'NOT_FOUND' });
  const isNew = target.inserted !== undefined;
  const { settings } = editor.getState().document;
  const look = isNew ? lookSource(editor.getState().document, found.node.id) : found.node;
  const fill = (product: Product): JsonObject => ({
    ...(look && lookProps(look)),
    ...productProps(takenOf(product), settings.lang),
    layout: chosen.layout,
    live: null,
  });
  const fillings = chosen.products.map(fill);
  const style = look?.style ?? found.node.style;
  const commands = commandsFor(editor, found, { fillings, style, columns: chosen.columns });
  const wasLive = found.node.props.live !== null && found.node.props.live !== undefined;
  const done = runTogether(editor, commands, target.inserted);
  if (done && wasLive && fillings.length === 1) void followLive(session, target.nodeId);
  return done;
}

interface Filling {
  readonly fillings: readonly JsonObject[];
  readonly style: NodeStyle;
  readonly columns: number;
}

function commandsFor(editor: Editor, found: NodeLocation, { fillings, style, columns }: Filling): readonly Command[] {
  const { node } = found;
  const [first = {}, ...more] = fillings;
  const seeds = fillings.map((props): NodeSeed => ({ type: node.type, props: { ...node.props, ...props }, style }));
  const isStyled = style === node.style;
  const fillOne: Command[] = [
    { type: 'updateProps', id: node.id, props: first, action: 'choose-product' },
    ...(isStyled ? [] : [{ type: 'pasteStyle', ids: [node.id], source: { type: node.type, style } } as const]),
  ];
  if (more.length === 0) return fillOne;
  if (columns === 1) {
    const target = { parentId: found.parent?.id ?? null, index: found.index + 1 };
    return [...fillOne, { type: 'insert', nodes: seeds.slice(1), target }];
  }
  return gridCommands(editor, found, { seeds, columns });
}

/** Rows of equal columns in the place of the block: of its section where nothing else is in that. */
function gridCommands(
  editor: Editor,
  { node, parent, index, ancestors, path }: NodeLocation,
  { seeds, columns }: { readonly seeds: readonly NodeSeed[]; readonly columns: number },
): readonly Command[] {
  const section = ancestors.at(-2)?.type === SECTION_TYPE ? ancestors.at(-2) : undefined;
  const isAlone = section?.children?.length === 1 && parent?.children?.length === 1;
  const rows = (style: NodeStyle) => gridRows(seeds, columns, style);
  const afterAncestor = (level: number): DropTarget => ({
    parentId: ancestors[level - 1]?.id ?? null,
    index: (path[level] ?? 0) + 1,
  });
  if (section && isAlone) {
    const place = afterAncestor(ancestors.length - 2);
    return [
      { type: 'insert', nodes: rows(section.style), target: place },
      { type: 'remove', ids: [section.id] },
    ];
  }
  const places: readonly DropTarget[] = [
    { parentId: parent?.id ?? null, index: index + 1 },
    ...ancestors.map((_, level) => afterAncestor(level)).reverse(),
  ];
  const nodes = rows({});
  const target = places.find((place) => editor.can({ type: 'insert', nodes, target: place }).ok) ?? places[0];
  if (!target) return [];
  return [
    { type: 'insert', nodes, target },
    { type: 'remove', ids: [node.id] },
  ];
}

/** Sections of columns, of which the last keeps its width where products run out. */
function gridRows(seeds: readonly NodeSeed[], columns: number, style: NodeStyle): readonly NodeSeed[] {
  const section = blockRegistry.get(SECTION_TYPE)?.tiles[0]?.create();
  const column = section?.children?.[0];
  const widths = Array.from({ length: columns }, () => Math.floor(10_000 / columns) / 100);
  const rows = Array.from({ length: Math.ceil(seeds.length / columns) }, (_, row) => row * columns);
  return rows.map((start) => ({
    type: SECTION_TYPE,
    props: { ...section?.props, columns: widths },
    style,
    children: widths.map((_, place) => {
      const seed = seeds[start + place];
      return { type: COLUMN_TYPE, props: column?.props ?? {}, style: {}, children: seed ? [seed] : [] };
    }),
  }));
}
