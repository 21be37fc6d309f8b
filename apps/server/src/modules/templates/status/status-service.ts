import {
  type Actor,
  type BulkAnswer,
  ERRORS,
  MESSAGES,
  type ProfileChoice,
  type TemplateStatus,
} from '@mailwright/contract';
import { AppError } from '../../../app-error.ts';
import type { MailWork } from '../../mail-work/mail-work.ts';
import { guardFor, type Refusal, statusGuard } from '../policy.ts';
import type { BulkOutcome, TemplateId, TemplateRecord, TemplateRepository } from '../port.ts';
import { checkedPublishing, type PublishGuard, type StatusRefusal } from '../publishing/publish-guard.ts';

/** Kind of deletion. Soft: can be restored; hard: deleted for good. */
type DeleteType = 'soft_delete' | 'hard_delete';

export interface StatusChange {
  readonly status: TemplateStatus;
  /** True publishes only mails without blocking findings. */
  readonly checks: boolean;
  /**
   * Sending system for mails that name none; checks report what its syntax cannot express. For the server's own syntax nothing
   * of the kind is checked.
   */
  readonly profile: ProfileChoice;
}

export interface TemplateStatusService {
  setStatus(actor: Actor, id: TemplateId, change: StatusChange): Promise<void>;
  setStatuses(actor: Actor, ids: readonly TemplateId[], change: StatusChange): Promise<BulkAnswer>;
  removeForever(actor: Actor, id: TemplateId): Promise<void>;
  /** Deletes templates for good; system templates are refused. */
  removeAllForever(actor: Actor, ids: readonly TemplateId[]): Promise<BulkAnswer>;
  removeSystem(actor: Actor, id: TemplateId, how: DeleteType): Promise<void>;
  removeAllSystem(actor: Actor, ids: readonly TemplateId[], how: DeleteType): Promise<BulkAnswer>;
}

export interface TemplateStatusDeps {
  readonly templates: TemplateRepository;
  readonly work: MailWork;
  readonly now: () => number;
}

export function createTemplateStatusService(deps: TemplateStatusDeps): TemplateStatusService {
  const { templates, now } = deps;

  async function change(actor: Actor, ids: readonly TemplateId[], { status, checks, profile }: StatusChange) {
    const time = now();
    const { guard, findingsOf }: PublishGuard =
      checks && status === 'published'
        ? await checkedPublishing(deps, { actor, ids, profile, now: time })
        : { guard: statusGuard(status, actor, time), findingsOf: () => [] };
    const outcome = await templates.setStatus({ ids, status, userId: actor.id, now: time, guard });
    return { outcome, findingsOf };
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
    async setStatus(actor, id, wanted) {
      const { outcome, findingsOf } = await change(actor, [id], wanted);
      requireDone(outcome, findingsOf);
    },

    async setStatuses(actor, ids, wanted) {
      const { outcome, findingsOf } = await change(actor, ids, wanted);
      return bulkAnswer(outcome, findingsOf);
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

type FindingsOf = PublishGuard['findingsOf'];

function requireDone({ failed: [failure] }: BulkOutcome<StatusRefusal>, findingsOf?: FindingsOf): void {
  if (!failure) return;
  const code = codeOf(failure.refusal);
  const sentence = sentenceOf(code);
  if (code === 'CHECKS_FAILED') throw new AppError(code, { sentence, findings: findingsOf?.(failure.id) ?? [] });
  throw new AppError(code, { sentence });
}

function bulkAnswer({ done, failed }: BulkOutcome<StatusRefusal>, findingsOf?: FindingsOf): BulkAnswer {
  return {
    updated: done.map((template) => template.id),
    failed: failed.map(({ id, refusal }) => {
      const code = codeOf(refusal);
      const failure = { id, code, error: sentenceOf(code) };
      return code === 'CHECKS_FAILED' ? { ...failure, findings: [...(findingsOf?.(id) ?? [])] } : failure;
    }),
  };
}

/**
 * Returns the sentence of a refusal. A lock only ever prevents deleting here: everything else is refused for other reasons
 * first.
 */
function sentenceOf(code: StatusRefusal): string {
  return code === 'TEMPLATE_LOCKED' ? MESSAGES.lockedCannotBeDeleted : ERRORS[code].sentence;
}

function codeOf(refusal: StatusRefusal | 'missing'): StatusRefusal {
  return refusal === 'missing' ? 'TEMPLATE_NOT_FOUND' : refusal;
}
