import type { BlockRegistry, NodeKind, NodeSeed } from '../block-definition.ts';
import { definitionOf } from '../definition-of.ts';
import type { DocumentNode } from '../node.ts';
import type { NodeLocation } from '../tree/locate.ts';

/** Possible parents of nodes: the document itself or a node of a kind. */
export type HolderKind = 'root' | NodeKind;

/** Kinds of nodes that each parent accepts directly. The root also accepts one island, alone; see `checkDocument`. */
export const HOLDS: Readonly<Record<HolderKind, readonly NodeKind[]>> = {
  root: ['wrapper'],
  wrapper: ['section'],
  section: ['column'],
  column: ['block', 'section'],
  block: [],
};

const ABOVE: Readonly<Record<NodeKind, NodeKind>> = {
  wrapper: 'wrapper',
  section: 'wrapper',
  column: 'section',
  block: 'column',
};

/** A node of a type the registry does not know (an unreadable one too): kept and shown, never looked into. */
export function isPlaceholder(node: NodeSeed, registry: BlockRegistry): boolean {
  return !definitionOf(node.type, registry);
}

/** The kind of a node that is not in a document yet. An unknown one is what could hold its children, else a block. */
export function kindOfSeed(seed: NodeSeed, registry: BlockRegistry): NodeKind {
  const known = definitionOf(seed.type, registry)?.kind;
  if (known) return known;
  const child = seed.children?.map(({ type }) => definitionOf(type, registry)?.kind).find((kind) => kind !== undefined);
  return child ? ABOVE[child] : 'block';
}

/** The kind of a node in a document. An unknown one is what its parent mainly holds. */
export function kindAt(location: NodeLocation, registry: BlockRegistry): NodeKind {
  return (
    definitionOf(location.node.type, registry)?.kind ??
    HOLDS[parentKind(location.parent, registry) ?? 'column'][0] ??
    'block'
  );
}

/** Returns the kind of a parent; undefined for a placeholder. */
export function parentKind(parent: DocumentNode | null, registry: BlockRegistry): HolderKind | undefined {
  return parent === null ? 'root' : definitionOf(parent.type, registry)?.kind;
}

/** The most sections on any way down from a node, itself included. */
export function sectionDepth(node: NodeSeed, registry: BlockRegistry): number {
  const below = Math.max(0, ...(node.children ?? []).map((child) => sectionDepth(child, registry)));
  return below + (definitionOf(node.type, registry)?.kind === 'section' ? 1 : 0);
}
