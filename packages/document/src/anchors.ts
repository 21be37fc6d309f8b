import type { DocumentNode, EmailDocument, NodeId } from './node.ts';
import { walk } from './tree/walk.ts';

/** A name links can lead to: it stands in an `id` and after `#`, where webmail takes letters, digits, `-`, `_` and `.`. */
const ANCHOR_NAME = /^[A-Za-z][\w.-]{0,63}$/;

/** Reason why a node cannot have an anchor name. */
export type AnchorProblem = 'characters' | 'taken';

/** Returns whether a stored value is a valid anchor name, which links can lead to. */
export function isAnchorName(value: unknown): value is string {
  return typeof value === 'string' && ANCHOR_NAME.test(value);
}

/** Returns the anchor names of a mail, in document order, each once. */
export function anchorNames(document: EmailDocument): readonly string[] {
  const names = new Set<string>();
  walk(document, ({ anchor }) => {
    if (isAnchorName(anchor)) names.add(anchor);
  });
  return [...names];
}

/** Returns the problem of an anchor name for a node; null when it has none, and for '', which removes the name. */
export function anchorProblem(document: EmailDocument, id: NodeId, anchor: string): AnchorProblem | null {
  if (anchor === '') return null;
  if (!isAnchorName(anchor)) return 'characters';
  let taken = false;
  walk(document, (node: DocumentNode) => {
    taken ||= node.anchor === anchor && node.id !== id;
  });
  return taken ? 'taken' : null;
}
