import type { EmailDocument, NodeId } from '../node.ts';
import { removeNodes } from '../operations/remove-nodes.ts';
import { removeAnswer } from '../rules/in-place.ts';
import { childrenAt } from '../tree/locate.ts';
import { locateTopmost } from '../tree/locations.ts';
import type { Change, CommandInput } from './change.ts';
import type { RemoveCommand } from './command.ts';
import { emptiedSections } from './emptied-sections.ts';

/** Takes nodes out. What stood next to them is selected, so that the keyboard goes on from there. */
export function remove({ document, context }: CommandInput, { ids: removing }: RemoveCommand): Change {
  const answer = removeAnswer(document, context, removing);
  if (!answer.ok) return answer;
  const ids = locateTopmost(document, removing).map(({ node }) => node.id);
  const all = [...ids, ...emptiedSections(document, context.registry, ids)];
  return {
    ok: true,
    document: removeNodes(document, { ids: all }),
    ids,
    selection: neighbour(document, all),
  };
}

function neighbour(document: EmailDocument, ids: readonly NodeId[]): readonly NodeId[] {
  const last = locateTopmost(document, ids).at(-1);
  if (!last) return [];
  const gone = new Set(ids);
  const siblings = childrenAt(document, last.parent?.id ?? null) ?? [];
  const next = siblings[last.index + 1] ?? siblings.slice(0, last.index).findLast(({ id }) => !gone.has(id));
  const heir = next ?? last.parent;
  return heir ? [heir.id] : [];
}
