import type { DocumentNode, EmailDocument } from '../node.ts';

const NONE: readonly DocumentNode[] = [];

/** A node's children; none for a leaf. */
export function childrenOf(node: DocumentNode): readonly DocumentNode[] {
  return node.children ?? NONE;
}

/** Visits nodes in document order, each before its children. `depth` is 1 for the nodes given. */
export function walkNodes(
  nodes: readonly DocumentNode[],
  visit: (node: DocumentNode, parent: DocumentNode | null, depth: number) => void,
  parent: DocumentNode | null = null,
  depth = 1,
): void {
  for (const node of nodes) {
    visit(node, parent, depth);
    if (node.children) walkNodes(node.children, visit, node, depth + 1);
  }
}

/** Visits every node of a document in document order. */
export function walk(
  document: EmailDocument,
  visit: (node: DocumentNode, parent: DocumentNode | null, depth: number) => void,
): void {
  walkNodes(document.nodes, visit);
}

/** Returns the number of nodes of a type in the document. */
export function countType(document: EmailDocument, type: string): number {
  let count = 0;
  walk(document, (node) => {
    if (node.type === type) count += 1;
  });
  return count;
}
