import type { BlockRegistry, NodeSeed } from './block-definition.ts';
import { readItemIds, renewItemIds } from './content/item-ids.ts';
import { definitionOf } from './definition-of.ts';
import { type CreateId, createId } from './ids.ts';
import { withoutMarks } from './modules/marks.ts';
import type { DocumentNode, ModuleInstance } from './node.ts';

/**
 * A node without its ids and the name that links lead to, for the clipboard, a module or a copy. A linked module stays
 * linked when it is whole as far as the node goes; what is taken from within one is a copy.
 */
export function toSeed(node: DocumentNode): NodeSeed {
  const own = node.origin !== undefined && !node.instance ? withoutMarks(node) : node;
  return own.instance ? wholeSeed(own, toSeedWithin) : wholeSeed(own, toSeed);
}

/** A node with new ids throughout, of its items too. Props of a known block are taken to be of its current version. */
export function fromSeed(seed: NodeSeed, registry: BlockRegistry, newId: CreateId = createId): DocumentNode {
  return make(seed, { registry, newId, instances: new Map() });
}

/** The same for nodes that come together: what was one linked module is one, with a new id of its own. */
export function fromSeeds(
  seeds: readonly NodeSeed[],
  registry: BlockRegistry,
  newId: CreateId = createId,
): readonly DocumentNode[] {
  const making: Making = { registry, newId, instances: new Map() };
  return seeds.map((seed) => make(seed, making));
}

interface Making {
  readonly registry: BlockRegistry;
  readonly newId: CreateId;
  /** Ids of linked modules by those of the seeds. */
  readonly instances: Map<string, string>;
}

function make(seed: NodeSeed, making: Making): DocumentNode {
  if (seed.instance) return { ...plain(seed, making, true), instance: renewed(seed.instance, making) };
  return plain(seed.origin === undefined ? seed : withoutMarks(seed), making, false);
}

function plain(seed: NodeSeed, making: Making, isLinked: boolean): DocumentNode {
  const { registry, newId } = making;
  const { type, name, origin, open, base, brand, scopedCss, condition, repeat, props, style, children } = seed;
  const definition = definitionOf(type, registry);
  const version = definition?.version ?? seed.version ?? 1;
  // The items of a linked module are the module's own, by which a later version finds them.
  const items = isLinked ? readItemIds : renewItemIds;
  return {
    id: newId(),
    type,
    ...(version === 1 ? {} : { version }),
    ...(name === undefined ? {} : { name }),
    ...(isLinked && origin !== undefined ? { origin } : {}),
    ...(open === undefined ? {} : { open }),
    ...(isLinked && base !== undefined ? { base } : {}),
    ...(brand === undefined ? {} : { brand }),
    ...(scopedCss === undefined ? {} : { scopedCss }),
    ...(condition === undefined ? {} : { condition }),
    ...(repeat === undefined ? {} : { repeat }),
    props: definition ? items(definition, props, newId) : props,
    style,
    ...(children
      ? { children: children.map((child) => (isLinked ? plain(child, making, true) : make(child, making))) }
      : {}),
  };
}

function renewed(instance: ModuleInstance, { instances, newId }: Making): ModuleInstance {
  const id = instances.get(instance.id) ?? newId();
  instances.set(instance.id, id);
  return { ...instance, id };
}

function toSeedWithin(node: DocumentNode): NodeSeed {
  return wholeSeed(node, toSeedWithin);
}

function wholeSeed(node: DocumentNode, ofChild: (child: DocumentNode) => NodeSeed): NodeSeed {
  const { id: _, anchor: __, children, ...own } = node;
  return children ? { ...own, children: children.map(ofChild) } : own;
}
