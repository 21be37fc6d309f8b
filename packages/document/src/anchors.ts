import type { DocumentNode, EmailDocument, NodeId } from './node.ts';
import { walk } from './tree/walk.ts';

/** A name links can lead to: it stands in an `id` and after `#`, where webmail takes letters, digits, `-`, `_` and `.`. */
const ANCHOR_NAME = /^[A-Za-z][\w.-]{0,63}$/;

/** Why a node cannot have a name for links to lead to. */
export type AnchorProblem = 'characters' | 'taken';

/** Whether a stored value is a name that links can lead to. */
export function isAnchorName(value: unknown): value is string {
  return typeof value === 'string' && ANCHOR_NAME.test(value);
}

/** The names that links of this mail can lead to, in document order, each once. */
export function anchorNames(document: EmailDocument): readonly string[] {
  const names = new Set<string>();
  walk(document, ({ anchor }) => {
    if (isAnchorName(anchor)) names.add(anchor);
  });
  return [...names];
}

/** What is wrong with a name for a node; null when nothing is, and for '' which takes the name away. */
export function anchorProblem(document: EmailDocument, id: NodeId, anchor: string): AnchorProblem | null {
  if (anchor === '') return null;
  if (!isAnchorName(anchor)) return 'characters';
  let taken = false;
  walk(document, (node: DocumentNode) => {
    taken ||= node.anchor === anchor && node.id !== id;
  });
  return taken ? 'taken' : null;
}
