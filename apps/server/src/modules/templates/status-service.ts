import { type Actor, type BulkAnswer, ERRORS, MESSAGES, type TemplateStatus } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { guardFor, type Refusal, statusGuard } from './policy.ts';
import type { BulkOutcome, TemplateId, TemplateRecord, TemplateRepository } from './port.ts';

/** Soft: removed, and can be restored; hard: gone. */
type DeleteType = 'soft_delete' | 'hard_delete';

export interface TemplateStatusService {
  setStatus(actor: Actor, id: TemplateId, status: TemplateStatus): Promise<void>;
  setStatuses(actor: Actor, ids: readonly TemplateId[], status: TemplateStatus): Promise<BulkAnswer>;
  removeForever(actor: Actor, id: TemplateId): Promise<void>;
  /** System templates are not removed this way. */
  removeAllForever(actor: Actor, ids: readonly TemplateId[]): Promise<BulkAnswer>;
  removeSystem(actor: Actor, id: TemplateId, how: DeleteType): Promise<void>;
  removeAllSystem(actor: Actor, ids: readonly TemplateId[], how: DeleteType): Promise<BulkAnswer>;
}

export interface TemplateStatusDeps {
  readonly templates: TemplateRepository;
  readonly now: () => number;
}

export function createTemplateStatusService({ templates, now }: TemplateStatusDeps): TemplateStatusService {
  function change(actor: Actor, ids: readonly TemplateId[], status: TemplateStatus) {
    const time = now();
    return templates.setStatus({ ids, status, userId: actor.id, now: time, guard: statusGuard(status, actor, time) });
  }

  function removeSystem(actor: Actor, ids: readonly TemplateId[], how: DeleteType) {
    if (actor.role !== 'admin') throw new AppError('FORBIDDEN');
    const time = now();
    const allowed = guardFor(how === 'hard_delete' ? 'deleteForever' : 'remove', actor, time);
    const guard = (record: TemplateRecord) => (record.isSystem ? allowed(record) : 'TEMPLATE_NOT_FOUND');
    if (how === 'hard_delete') return templates.remove<Refusal>({ ids, viewerId: actor.id, guard });
    return templates.setStatus<Refusal>({ ids, status: 'deleted', userId: actor.id, now: time, guard });
  }

  return {
    async setStatus(actor, id, status) {
      requireDone(await change(actor, [id], status));
    },

    async setStatuses(actor, ids, status) {
      return bulkAnswer(await change(actor, ids, status));
    },

    async removeForever(actor, id) {
      const guard = guardFor('deleteForever', actor, now());
      requireDone(await templates.remove({ ids: [id], viewerId: actor.id, guard }));
    },

    async removeAllForever(actor, ids) {
      const allowed = guardFor('deleteForever', actor, now());
      const outcome = await templates.remove<Refusal>({
        ids,
        viewerId: actor.id,
        guard: (record) => allowed(record) ?? (record.isSystem ? 'FORBIDDEN' : null),
      });
      return bulkAnswer(outcome);
    },

    async removeSystem(actor, id, how) {
      requireDone(await removeSystem(actor, [id], how));
    },

    async removeAllSystem(actor, ids, how) {
      return bulkAnswer(await removeSystem(actor, ids, how));
    },
  };
}

function requireDone({ failed: [failure] }: BulkOutcome<Refusal>): void {
  if (!failure) return;
  const code = codeOf(failure.refusal);
  throw new AppError(code, { sentence: sentenceOf(code) });
}

function bulkAnswer({ done, failed }: BulkOutcome<Refusal>): BulkAnswer {
  return {
    updated: done.map((template) => template.id),
    failed: failed.map(({ id, refusal }) => {
      const code = codeOf(refusal);
      return { id, code, error: sentenceOf(code) };
    }),
  };
}

/** A lock gets in the way of deleting alone here: all else is refused for other reasons first. */
function sentenceOf(code: Refusal): string {
  return code === 'TEMPLATE_LOCKED' ? MESSAGES.lockedCannotBeDeleted : ERRORS[code].sentence;
}

function codeOf(refusal: Refusal | 'missing'): Refusal {
  return refusal === 'missing' ? 'TEMPLATE_NOT_FOUND' : refusal;
}
