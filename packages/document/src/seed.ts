import type { BlockRegistry, NodeSeed } from './block-definition.ts';
import { renewItemIds } from './content/item-ids.ts';
import { definitionOf } from './definition-of.ts';
import { type CreateId, createId } from './ids.ts';
import type { DocumentNode } from './node.ts';

/** A node without its ids and the name that links lead to, for the clipboard, a module or a copy. */
export function toSeed(node: DocumentNode): NodeSeed {
  const { id: _, anchor: __, children, ...own } = node;
  return children ? { ...own, children: children.map(toSeed) } : own;
}

/** A node with new ids throughout, of its items too. Props of a known block are taken to be of its current version. */
export function fromSeed(seed: NodeSeed, registry: BlockRegistry, newId: CreateId = createId): DocumentNode {
  const { type, name, props, style, children } = seed;
  const definition = definitionOf(type, registry);
  const version = definition?.version ?? seed.version ?? 1;
  return {
    id: newId(),
    type,
    ...(version === 1 ? {} : { version }),
    ...(name === undefined ? {} : { name }),
    props: definition ? renewItemIds(definition, props, newId) : props,
    style,
    ...(children ? { children: children.map((child) => fromSeed(child, registry, newId)) } : {}),
  };
}
