import type { DocumentNode, EmailDocument, NodeId } from '../node.ts';
import type { NodeLocation } from '../tree/locate.ts';
import { locateTopmost } from '../tree/locations.ts';
import { isElse, isOrphan, ownerOf, withCondition } from './branches.ts';

/**
 * Returns whether one of several copied nodes is the alternative (`otherwise`) of a node that is not copied: beside the
 * others, it would become the alternative of another condition. Alone, it may be put after a condition, and is refused
 * elsewhere.
 */
export function losesCondition(document: EmailDocument, ids: readonly NodeId[]): boolean {
  const locations = locateTopmost(document, ids);
  const copied = new Set(locations.map(({ node }) => node));
  const isAlone = ({ node, parent }: NodeLocation) => {
    const owner = ownerOf(parent?.children ?? [], node);
    return owner !== undefined && !copied.has(owner);
  };
  return locations.length > 1 && locations.some(isAlone);
}

/** Nodes as the clipboard has them, without those that stand inside another of them. */
export function clippedNodes(document: EmailDocument, ids: readonly NodeId[]): readonly DocumentNode[] {
  return locateTopmost(document, ids).map(({ node, parent }) =>
    isOrphan(parent?.children ?? [], node) ? withCondition(node, null) : node,
  );
}

/**
 * Nodes as a module has them, without those that stand inside another of them: what is shown otherwise is so only where
 * the node with the condition comes along.
 */
export function copiedNodes(document: EmailDocument, ids: readonly NodeId[]): readonly DocumentNode[] {
  const locations = locateTopmost(document, ids);
  const copied = new Set(locations.map(({ node }) => node));
  return locations.map(({ node, parent }) => {
    const owner = ownerOf(parent?.children ?? [], node);
    return !isElse(node) || (owner && copied.has(owner)) ? node : withCondition(node, null);
  });
}
