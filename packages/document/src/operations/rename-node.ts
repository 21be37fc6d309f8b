import type { EmailDocument, NodeId } from '../node.ts';
import { replaceNode } from '../tree/replace.ts';

/** Gives a node the author's own name for the layers tree; an empty name takes it away. */
export function renameNode(
  document: EmailDocument,
  input: { readonly id: NodeId; readonly name: string },
): EmailDocument {
  const name = input.name.trim();
  return replaceNode(document, input.id, (node) => {
    if ((node.name ?? '') === name) return node;
    const { name: _, ...unnamed } = node;
    return name === '' ? unnamed : { ...unnamed, name };
  });
}
