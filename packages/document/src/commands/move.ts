import { withOtherwise } from '../conditions/branches.ts';
import type { EmailDocument, NodeId } from '../node.ts';
import { moveNodes } from '../operations/move-nodes.ts';
import { removeNodes } from '../operations/remove-nodes.ts';
import { wrapNodes } from '../operations/wrap-nodes.ts';
import { placeMoved } from '../rules/place.ts';
import { locate } from '../tree/locate.ts';
import { locateTopmost } from '../tree/locations.ts';
import type { Change, CommandInput } from './change.ts';
import type { MoveCommand } from './command.ts';
import { emptiedSections, leftWrappings } from './emptied-sections.ts';

/**
 * Moves nodes to a target, wrapped where they must be, and with a condition what is shown where it does not hold. A section
 * left without a column goes, and so does one that was there for them.
 */
export function move({ document, context, newId }: CommandInput, { ids: named, target }: MoveCommand): Change {
  const moving = withBranches(document, named);
  const placement = placeMoved(document, context, moving, target);
  if (!placement.ok) return placement;
  const nodes = locateTopmost(document, moving).map(({ node }) => node);
  const items = nodes.map((node, index) => ({ node, wrapping: placement.wrappings[index] ?? 'none' }) as const);
  const ids = nodes.map(({ id }) => id);
  const as = wrapNodes(items, context.registry, newId);
  const moved = moveNodes(document, { ids, target: placement.target, as });
  const stays = new Set(locate(moved, ids[0] ?? '')?.ancestors.map(({ id }) => id));
  const emptied = [
    ...emptiedSections(document, context.registry, ids),
    ...leftWrappings(document, context.registry, ids),
  ].filter((id) => id !== target.parentId && !stays.has(id));
  return {
    ok: true,
    document: removeNodes(moved, { ids: emptied }),
    ids,
    selection: ids,
  };
}

function withBranches(document: EmailDocument, ids: readonly NodeId[]): readonly NodeId[] {
  const locations = locateTopmost(document, ids);
  return locations.flatMap(({ node, parent }) => withOtherwise(parent?.children ?? [], node).map(({ id }) => id));
}
