import { branchRefusal } from '../conditions/preserve-else.ts';
import type { ForeignContent } from '../content/content-entry.ts';
import { isNothingGone } from '../content/gone-content.ts';
import { instancesOf } from '../modules/instances.ts';
import { isOutsideModules, lostByUpdate, updateInstances } from '../modules/update-instances.ts';
import { refuse } from '../rules/answer.ts';
import { checkDocument } from '../rules/structure.ts';
import type { Change, CommandInput } from './change.ts';
import type { UpdateModuleCommand } from './command.ts';

/** Brings a linked module to a version, wherever it is in the mail. */
export function updateModule(
  { document, context, newId }: CommandInput,
  command: UpdateModuleCommand,
  foreign?: ForeignContent,
): Change {
  if (context.readOnly) return refuse('READ_ONLY');
  const isThere = instancesOf(document).some(({ instance }) => instance.moduleId === command.moduleId);
  if (!isThere) return refuse('NOT_FOUND');
  const next = updateInstances(document, command, context.registry, newId);
  const answer = next === document ? { ok: true as const } : checkDocument(next, context.registry);
  if (!answer.ok) return answer;
  const parted = branchRefusal(document, next, { isJudged: isOutsideModules });
  if (parted) return refuse(parted);
  const gone = lostByUpdate(document, next, { registry: context.registry, foreign });
  if (!command.allowLoss && !isNothingGone(gone)) return { ...refuse('CONTENT_WOULD_BE_LOST'), gone };
  return { ok: true, document: next, ids: [] };
}
