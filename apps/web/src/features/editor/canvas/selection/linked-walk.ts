import { type EmailDocument, instanceAt, type NodeId } from '@mailwright/document';
import { openNodesIn } from '../../core/linked/linked-target.ts';

/**
 * Returns the node that a step of the keyboard leads to in a linked module: from the module to its first open element,
 * and from one to the next. null: there is none in that direction; undefined: the selection is not in a linked module.
 */
export function walkLinked(document: EmailDocument, from: NodeId | undefined, step: string): NodeId | null | undefined {
  const found = from === undefined ? undefined : instanceAt(document, from);
  if (!found) return undefined;
  const { top } = found;
  const ids = openNodesIn(top)
    .map(({ id }) => id)
    .filter((id) => id !== top.id);
  if (from === top.id) return step === 'inside' ? (ids[0] ?? null) : undefined;
  const at = ids.indexOf(from ?? '');
  switch (step) {
    case 'next':
      return ids[at + 1] ?? null;
    case 'previous':
      return ids[at - 1] ?? null;
    case 'first':
      return ids[0] ?? null;
    case 'last':
      return ids.at(-1) ?? null;
    default:
      return null;
  }
}
