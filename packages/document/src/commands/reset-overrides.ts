import { instanceAt } from '../modules/instances.ts';
import { withoutOverrides } from '../modules/overrides.ts';
import type { NodeId } from '../node.ts';
import { refuse } from '../rules/answer.ts';
import { readableAnswer } from '../rules/in-place.ts';
import { findNode } from '../tree/locate.ts';
import { replaceNode } from '../tree/replace.ts';
import { walkNodes } from '../tree/walk.ts';
import type { Change, CommandInput } from './change.ts';
import type { ResetOverridesCommand } from './command.ts';

/** Gives fields of a linked module what the module has: fields of one node, or all of a node and of what is in it. */
export function resetOverrides({ document, context }: CommandInput, command: ResetOverridesCommand): Change {
  const { id, fields } = command;
  const answer = readableAnswer(document, context, [id]);
  if (!answer.ok) return answer;
  const node = findNode(document, id);
  if (!node || !instanceAt(document, id)) return refuse('NOT_FOUND');
  const ids: NodeId[] = [id];
  if (!fields) walkNodes(node.children ?? [], (inner) => ids.push(inner.id));
  const reset = ids.reduce(
    (next, each) => replaceNode(next, each, (one) => withoutOverrides(one, context.registry, fields)),
    document,
  );
  return { ok: true, document: reset, ids: [id] };
}
