import { duplicateNodes } from '../operations/duplicate-nodes.ts';
import { duplicateAnswer } from '../rules/in-place.ts';
import type { Change, CommandInput } from './change.ts';
import type { DuplicateCommand } from './command.ts';

/** Copies nodes to after themselves. The copies come back selected. */
export function duplicate({ document, context, newId }: CommandInput, { ids }: DuplicateCommand): Change {
  const answer = duplicateAnswer(document, context, ids);
  if (!answer.ok) return answer;
  const { document: next, copies } = duplicateNodes(document, { ids, registry: context.registry, newId });
  const copied = copies.map(({ id }) => id);
  return { ok: true, document: next, ids: copied, selection: copied };
}
