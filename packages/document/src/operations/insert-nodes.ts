import type { DropTarget } from '../commands/command.ts';
import type { DocumentNode, EmailDocument } from '../node.ts';
import { childrenAt } from '../tree/locate.ts';
import { replaceChildren } from '../tree/replace.ts';

/** Puts nodes before child `index` of the target; an index beyond the end means the end. */
export function insertNodes(
  document: EmailDocument,
  input: { readonly nodes: readonly DocumentNode[]; readonly target: DropTarget },
): EmailDocument {
  const { nodes, target } = input;
  const siblings = childrenAt(document, target.parentId);
  if (!siblings) return document;
  return replaceChildren(document, target.parentId, siblings.toSpliced(target.index, 0, ...nodes));
}
