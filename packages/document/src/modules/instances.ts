import type { DocumentNode, EmailDocument, ModuleInstance, NodeId } from '../node.ts';
import { locate, type NodeLocation } from '../tree/locate.ts';
import { walkNodes } from '../tree/walk.ts';

/** A linked module of a mail. */
export interface LinkedModule {
  readonly instance: ModuleInstance;
  /** Its topmost nodes that are there, in the order of the mail. */
  readonly nodes: readonly DocumentNode[];
  /** Number of its nodes with open fields that this mail has changed. */
  readonly overrides: number;
}

const NONE: readonly DocumentNode[] = [];

/** Nodes are never mutated, so what stands in one is looked for once; an edit costs the nodes above it. */
const marked = new WeakMap<DocumentNode, readonly DocumentNode[]>();

/** The linked modules of a mail, in its order; of a module's document, those that it holds. */
export function instancesOf(document: Pick<EmailDocument, 'nodes'>): readonly LinkedModule[] {
  const groups = Map.groupBy(document.nodes.flatMap(topmostIn), ({ instance }) => instance?.id);
  return [...groups.values()].flatMap((nodes) => {
    const instance = nodes[0]?.instance;
    return instance ? [{ instance, nodes, overrides: countChanged(nodes) }] : [];
  });
}

/** The linked module that a node belongs to, as one of its topmost nodes or within; undefined for none. */
export function instanceAt(
  document: EmailDocument,
  id: NodeId,
): { readonly instance: ModuleInstance; readonly top: DocumentNode } | undefined {
  const location = locate(document, id);
  const top = location && topOf(location);
  return top?.instance && { instance: top.instance, top };
}

/** The topmost node of the linked module that a place belongs to. */
export function topOf({ node, ancestors }: NodeLocation): DocumentNode | undefined {
  return ancestors.find(({ instance }) => instance !== undefined) ?? (node.instance ? node : undefined);
}

/** Returns whether a place is within a linked module, below its topmost node. */
export function isWithinInstance({ ancestors }: Pick<NodeLocation, 'ancestors'>): boolean {
  return ancestors.some(({ instance }) => instance !== undefined);
}

/** Topmost nodes of linked modules in a node, itself included. */
export function topmostIn(node: DocumentNode): readonly DocumentNode[] {
  if (node.instance) return [node];
  if (!node.children) return NONE;
  let found = marked.get(node);
  if (!found) {
    const below = node.children.flatMap(topmostIn);
    found = below.length === 0 ? NONE : below;
    marked.set(node, found);
  }
  return found;
}

function countChanged(nodes: readonly DocumentNode[]): number {
  let count = 0;
  walkNodes(nodes, ({ base }) => {
    if (base) count += 1;
  });
  return count;
}
