import { type DocumentNode, type EmailDocument, MAX_TREE_DEPTH, type NodeId } from '../node.ts';
import { type ParentHints, parentHints } from './parent-hints.ts';
import { childrenOf } from './walk.ts';

/** A node and where it stands. */
export interface NodeLocation {
  readonly node: DocumentNode;
  readonly parent: DocumentNode | null;
  /** Position among the parent's children (or the root nodes). */
  readonly index: number;
  /** Nodes above, from the root down; the last is the parent. */
  readonly ancestors: readonly DocumentNode[];
  /** Child positions from the root down; the last is `index`. */
  readonly path: readonly number[];
}

/** Finds a node with its place; undefined when the document has no such node. Microseconds at any size of document. */
export function locate(document: EmailDocument, id: NodeId): NodeLocation | undefined {
  const hints = parentHints(document);
  if (!hints.has(id)) return undefined;
  return followHints(document, id, hints) ?? search(document, id, hints);
}

/** The node alone. */
export function findNode(document: EmailDocument, id: NodeId): DocumentNode | undefined {
  return locate(document, id)?.node;
}

/** Children of a container (null: the root nodes); undefined when there is no such node. */
export function childrenAt(document: EmailDocument, parentId: NodeId | null): readonly DocumentNode[] | undefined {
  if (parentId === null) return document.nodes;
  const parent = findNode(document, parentId);
  return parent && childrenOf(parent);
}

/** Orders locations as their nodes stand in the document. */
export function compareLocations(a: NodeLocation, b: NodeLocation): number {
  const shared = Math.min(a.path.length, b.path.length);
  for (let level = 0; level < shared; level += 1) {
    const difference = (a.path[level] ?? 0) - (b.path[level] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.path.length - b.path.length;
}

function followHints(document: EmailDocument, id: NodeId, hints: ParentHints): NodeLocation | undefined {
  const chain: NodeId[] = [];
  for (let current: NodeId | null | undefined = id; current !== null; current = hints.get(current)) {
    // Hints of different versions, mixed, can miss a link or form a ring.
    if (current === undefined || chain.length === MAX_TREE_DEPTH) return undefined;
    chain.unshift(current);
  }
  let siblings = document.nodes;
  const ancestors: DocumentNode[] = [];
  const path: number[] = [];
  for (const [level, step] of chain.entries()) {
    const index = siblings.findIndex((child) => child.id === step);
    const node = siblings[index];
    if (!node) return undefined;
    path.push(index);
    if (level === chain.length - 1) return { node, parent: ancestors.at(-1) ?? null, index, ancestors, path };
    ancestors.push(node);
    siblings = childrenOf(node);
  }
  return undefined;
}

function search(document: EmailDocument, id: NodeId, hints: ParentHints): NodeLocation | undefined {
  const ancestors: DocumentNode[] = [];
  const path: number[] = [];
  const descend = (siblings: readonly DocumentNode[]): NodeLocation | undefined => {
    for (const [index, node] of siblings.entries()) {
      path.push(index);
      const parent = ancestors.at(-1) ?? null;
      if (node.id === id) {
        hints.set(id, parent?.id ?? null);
        for (const [level, above] of ancestors.entries()) hints.set(above.id, ancestors[level - 1]?.id ?? null);
        return { node, parent, index, ancestors: [...ancestors], path: [...path] };
      }
      if (node.children) {
        ancestors.push(node);
        const found = descend(node.children);
        if (found) return found;
        ancestors.pop();
      }
      path.pop();
    }
    return undefined;
  };
  return descend(document.nodes);
}
