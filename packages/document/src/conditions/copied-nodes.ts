import type { DocumentNode, EmailDocument, NodeId } from '../node.ts';
import { locateTopmost } from '../tree/locations.ts';
import { isOtherwise, ownerOf, withCondition } from './branches.ts';

/**
 * Nodes as they are elsewhere, without those that stand inside another of them: what is shown otherwise is so only where
 * the node with the condition comes along.
 */
export function copiedNodes(document: EmailDocument, ids: readonly NodeId[]): readonly DocumentNode[] {
  const locations = locateTopmost(document, ids);
  const copied = new Set(locations.map(({ node }) => node));
  return locations.map(({ node, parent }) => {
    const owner = ownerOf(parent?.children ?? [], node);
    return !isOtherwise(node) || (owner && copied.has(owner)) ? node : withCondition(node, null);
  });
}
