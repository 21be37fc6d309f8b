import { branchRefusal, preserveElse } from '../conditions/preserve-else.ts';
import { duplicateNodes } from '../operations/duplicate-nodes.ts';
import { refuse } from '../rules/answer.ts';
import { duplicateAnswer } from '../rules/in-place.ts';
import type { Change, CommandInput } from './change.ts';
import type { DuplicateCommand } from './command.ts';

/** Copies nodes to after themselves. The copies come back selected. */
export function duplicate({ document, context, newId }: CommandInput, { ids }: DuplicateCommand): Change {
  const answer = duplicateAnswer(document, context, ids);
  if (!answer.ok) return answer;
  const { document: next, copies, sources } = duplicateNodes(document, { ids, registry: context.registry, newId });
  const parted = branchRefusal(document, next, { copies: sources });
  if (parted) return refuse(parted);
  const copied = copies.map(({ id }) => id);
  return { ok: true, document: preserveElse(document, next, { copies: sources }), ids: copied, selection: copied };
}
