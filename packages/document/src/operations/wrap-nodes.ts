import type { BlockRegistry, NodeSeed } from '../block-definition.ts';
import { type CreateId, createId } from '../ids.ts';
import { COLUMN_TYPE, type DocumentNode, SECTION_TYPE } from '../node.ts';
import { sameJson } from '../same-json.ts';
import { fromSeed } from '../seed.ts';

/** Nodes that must be put around a node at its target. */
export type Wrapping = 'none' | 'section' | 'section-and-column';

/**
 * Puts a new one-column section around what may not stand alone where it is dropped. Blocks that follow each other
 * share one column; a column brings its own and only gets the section. The nodes themselves stay the same objects.
 */
export function wrapNodes(
  items: readonly { readonly node: DocumentNode; readonly wrapping: Wrapping }[],
  registry: BlockRegistry,
  newId: CreateId = createId,
): readonly DocumentNode[] {
  const wrapped: DocumentNode[] = [];
  let run: DocumentNode[] = [];
  const closeRun = () => {
    if (run.length > 0) wrapped.push(aroundBlocks(run, registry, newId));
    run = [];
  };
  for (const { node, wrapping } of items) {
    if (wrapping === 'section-and-column') {
      run.push(node);
      continue;
    }
    closeRun();
    wrapped.push(wrapping === 'section' ? { ...emptySection(registry, newId), children: [node] } : node);
  }
  closeRun();
  return wrapped;
}

function aroundBlocks(blocks: readonly DocumentNode[], registry: BlockRegistry, newId: CreateId): DocumentNode {
  const section = emptySection(registry, newId);
  const [column] = section.children ?? [];
  return column ? { ...section, children: [{ ...column, children: blocks }] } : section;
}

function emptySection(registry: BlockRegistry, newId: CreateId): DocumentNode {
  return fromSeed(oneColumnSeed(registry), registry, newId);
}

/** Returns whether a section is as wrapping makes it: one column, no values set and no name. */
export function isPlainWrapping(section: DocumentNode, registry: BlockRegistry): boolean {
  const [column, ...others] = section.children ?? [];
  if (!column || others.length > 0) return false;
  const seed = oneColumnSeed(registry);
  return isAsMade(section, seed) && isAsMade(column, seed.children?.[0]);
}

function isAsMade(node: DocumentNode, seed: NodeSeed | undefined): boolean {
  const { type, name, props, style } = node;
  return name === undefined && type === seed?.type && sameJson(props, seed.props) && Object.keys(style).length === 0;
}

function oneColumnSeed(registry: BlockRegistry): NodeSeed {
  const seeds = registry.get(SECTION_TYPE)?.tiles.map((tile) => tile.create()) ?? [];
  const plain: NodeSeed = { type: COLUMN_TYPE, props: {}, style: {}, children: [] };
  return (
    seeds.find(({ children }) => children?.length === 1 && children[0]?.type === COLUMN_TYPE) ?? {
      type: SECTION_TYPE,
      props: {},
      style: {},
      children: [plain],
    }
  );
}
