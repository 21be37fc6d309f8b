import { instanceAt } from '../modules/instances.ts';
import { detachInstances } from '../modules/map-instances.ts';
import { refuse } from '../rules/answer.ts';
import type { Change, CommandInput } from './change.ts';
import type { DetachCommand } from './command.ts';

/** Makes copies of the linked modules that nodes belong to. They look as they did, and all of them can be changed. */
export function detach({ document, context }: CommandInput, { ids: wanted }: DetachCommand): Change {
  if (context.readOnly) return refuse('READ_ONLY');
  const ids = wanted.filter((id) => instanceAt(document, id));
  if (ids.length === 0) return refuse('NOT_FOUND');
  return { ok: true, document: detachInstances(document, ids), ids };
}
