import type { DocumentNode, EmailDocument, NodeId } from '../node.ts';
import { walkNodes } from './walk.ts';

/**
 * Parent of each node, null for a root node. One map is shared by all versions of a document, so that an edit costs
 * nothing here: every id of every version has an entry, but the entry may be of another version. Each use is
 * therefore checked against the tree.
 */
export type ParentHints = Map<NodeId, NodeId | null>;

const hintsOf = new WeakMap<EmailDocument, ParentHints>();

/** The hints of a document; built by one walk when its first node is looked up. */
export function parentHints(document: EmailDocument): ParentHints {
  const known = hintsOf.get(document);
  if (known) return known;
  const hints: ParentHints = new Map();
  addHints(hints, document.nodes, null);
  hintsOf.set(document, hints);
  return hints;
}

/** Lets the next version of a document use the hints of the one it was made from. */
export function shareHints(from: EmailDocument, to: EmailDocument): void {
  const hints = hintsOf.get(from);
  if (hints) hintsOf.set(to, hints);
}

/** Enters nodes and all below them as children of `parent`. */
export function addHints(hints: ParentHints, nodes: readonly DocumentNode[], parent: NodeId | null): void {
  walkNodes(nodes, (node, above) => hints.set(node.id, above?.id ?? parent));
}
