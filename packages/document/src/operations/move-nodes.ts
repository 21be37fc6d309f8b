import type { DropTarget } from '../commands/command.ts';
import type { DocumentNode, EmailDocument, NodeId } from '../node.ts';
import { childrenAt } from '../tree/locate.ts';
import { locateTopmost } from '../tree/locations.ts';
import { replaceChildren } from '../tree/replace.ts';
import { removeNodes } from './remove-nodes.ts';

/**
 * Takes nodes from where they stand and puts them, in document order, before child `index` of the target. The index
 * counts the target's children as they are before the move. The nodes stay the same objects. `as` is put there in
 * their stead: the same nodes with something around them.
 */
export function moveNodes(
  document: EmailDocument,
  input: {
    readonly ids: readonly NodeId[];
    readonly target: DropTarget;
    readonly as?: readonly DocumentNode[];
  },
): EmailDocument {
  const { target } = input;
  const locations = locateTopmost(document, input.ids);
  const moved = locations.map(({ node }) => node);
  const movedIds = new Set(moved.map(({ id }) => id));
  const elsewhere = locations.filter(({ parent }) => (parent?.id ?? null) !== target.parentId);
  const without = removeNodes(document, { ids: elsewhere.map(({ node }) => node.id) });
  const siblings = childrenAt(without, target.parentId);
  if (!siblings) return document;
  const stay = ({ id }: DocumentNode) => !movedIds.has(id);
  const before = siblings.slice(0, target.index).filter(stay);
  const after = siblings.slice(target.index).filter(stay);
  return replaceChildren(without, target.parentId, [...before, ...(input.as ?? moved), ...after]);
}
