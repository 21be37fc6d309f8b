import {
  type Actor,
  blockingFindings,
  type FindingInfo,
  mailProfile,
  may,
  type ProfileChoice,
  publishAnswer,
} from '@mailwright/contract';
import type { MailWork } from '../../mail-work/mail-work.ts';
import { factsOf, type Refusal, statusGuard } from '../policy.ts';
import type { Guard, TemplateId, TemplateRepository, Timestamp } from '../port.ts';

/**
 * Error codes with which a change of status is refused; `STALE_REVISION` when the mail was changed between its checks and its
 * publishing.
 */
export type StatusRefusal = Refusal | 'CHECKS_FAILED' | 'STALE_REVISION';

export interface PublishGuard {
  readonly guard: Guard<StatusRefusal>;
  /** Returns the findings that block the publishing of a template. */
  readonly findingsOf: (id: TemplateId) => readonly FindingInfo[];
}

export interface PublishRequest {
  readonly actor: Actor;
  readonly ids: readonly TemplateId[];
  /** Sending system of the person, used for mails that name none. */
  readonly profile: ProfileChoice;
  readonly now: Timestamp;
}

/**
 * Returns a guard that publishes only mails without blocking findings. The mails are checked here, before any row is locked.
 */
export async function checkedPublishing(
  { templates, work }: { readonly templates: Pick<TemplateRepository, 'find' | 'body'>; readonly work: MailWork },
  { actor, ids, profile, now }: PublishRequest,
): Promise<PublishGuard> {
  const found = await Promise.all([...new Set(ids)].map((id) => templates.find(id, actor.id)));
  const records = found.filter((record) => record !== null);
  const publishable = records.filter((record) => may('publish', actor, factsOf(record, now)));
  const seen = new Map<TemplateId, { readonly revision: number; readonly findings: readonly FindingInfo[] }>();
  for (const record of publishable) {
    const body = await templates.body(record.id);
    const task = body && { body, info: record, profile: mailProfile(record, profile), now };
    const findings = task ? await work.run(actor.id, 'mailFindings', task) : [];
    seen.set(record.id, { revision: record.revision, findings });
  }
  const allowed = statusGuard('published', actor, now);
  return {
    guard(record) {
      const refusal = allowed(record);
      const checked = seen.get(record.id);
      if (refusal || !checked) return refusal;
      if (checked.revision !== record.revision) return 'STALE_REVISION';
      const answer = publishAnswer(actor, factsOf(record, now), checked.findings);
      return answer.allowed ? null : answer.code;
    },
    findingsOf: (id) => blockingFindings(seen.get(id)?.findings ?? []),
  };
}
