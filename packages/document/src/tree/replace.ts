import type { DocumentNode, EmailDocument, NodeId } from '../node.ts';
import { locate, type NodeLocation } from './locate.ts';
import { addHints, parentHints, shareHints } from './parent-hints.ts';
import { childrenOf } from './walk.ts';

/**
 * Swaps one node for another of the same id and the same children. Only the nodes above it become new objects;
 * everything else is shared with the document given. An unknown id changes nothing.
 */
export function replaceNode(
  document: EmailDocument,
  id: NodeId,
  change: (node: DocumentNode) => DocumentNode,
): EmailDocument {
  const location = locate(document, id);
  if (!location) return document;
  const node = change(location.node);
  return node === location.node ? document : rebuild(document, location, node);
}

/** Gives a container (null: the root) another list of children, sharing the rest. An unknown parent changes nothing. */
export function replaceChildren(
  document: EmailDocument,
  parentId: NodeId | null,
  children: readonly DocumentNode[],
): EmailDocument {
  const location = parentId === null ? null : locate(document, parentId);
  if (location === undefined) return document;
  const before = location === null ? document.nodes : childrenOf(location.node);
  if (sameNodes(before, children)) return document;
  const hints = parentHints(document);
  addHints(
    hints,
    children.filter((child) => hints.get(child.id) !== parentId),
    parentId,
  );
  return location === null
    ? withNodes(document, children)
    : rebuild(document, location, { ...location.node, children });
}

function rebuild(document: EmailDocument, location: NodeLocation, replacement: DocumentNode): EmailDocument {
  let node = replacement;
  for (let level = location.ancestors.length - 1; level >= 0; level -= 1) {
    const above = location.ancestors[level];
    const index = location.path[level + 1];
    if (!above || index === undefined) return document;
    node = { ...above, children: childrenOf(above).with(index, node) };
  }
  return withNodes(document, document.nodes.with(location.path[0] ?? 0, node));
}

function withNodes(document: EmailDocument, nodes: readonly DocumentNode[]): EmailDocument {
  const next = { ...document, nodes };
  shareHints(document, next);
  return next;
}

function sameNodes(a: readonly DocumentNode[], b: readonly DocumentNode[]): boolean {
  return a.length === b.length && a.every((node, index) => node === b[index]);
}
