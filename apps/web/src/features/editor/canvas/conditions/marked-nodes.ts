import type { DocumentNode, EmailDocument, NodeId } from '@mailwright/document';

/** By node, and by list of nodes: the same ones are the same list again. */
const known = new WeakMap<object, readonly NodeId[]>();
const NONE: readonly NodeId[] = [];

/** The nodes that not every reader gets just once. Asked after each edit, so each node is looked through once. */
export function markedNodes({ nodes }: EmailDocument): readonly NodeId[] {
  return inAll(nodes);
}

function inAll(nodes: readonly DocumentNode[]): readonly NodeId[] {
  const before = known.get(nodes);
  if (before) return before;
  const found = nodes.map(within).filter((ids) => ids.length > 0);
  const ids = found.length > 1 ? found.flat() : (found[0] ?? NONE);
  known.set(nodes, ids);
  return ids;
}

function within(node: DocumentNode): readonly NodeId[] {
  const before = known.get(node);
  if (before) return before;
  const below = node.children ? inAll(node.children) : NONE;
  const ids = node.condition || node.repeat ? [node.id, ...below] : below;
  known.set(node, ids);
  return ids;
}
