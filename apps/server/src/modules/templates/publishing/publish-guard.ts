import { blockRegistry } from '@mailwright/blocks';
import { checkMail, type Finding } from '@mailwright/checks';
import {
  type Actor,
  blockingFindings,
  type FindingInfo,
  findProfile,
  may,
  type ProfileChoice,
  publishAnswer,
  type TemplateBody,
} from '@mailwright/contract';
import { islandContent } from '@mailwright/island';
import { byteLength } from '@mailwright/render';
import { factsOf, type Refusal, statusGuard } from '../policy.ts';
import type { Guard, TemplateId, TemplateRepository, Timestamp } from '../port.ts';
import { type MailInfo, mailOf } from '../update/compose-body.ts';

/** Why a status is refused; `STALE_REVISION` when the mail was changed between its checks and its publishing. */
export type StatusRefusal = Refusal | 'CHECKS_FAILED' | 'STALE_REVISION';

export interface PublishGuard {
  readonly guard: Guard<StatusRefusal>;
  /** What holds up a template's publishing. */
  readonly findingsOf: (id: TemplateId) => readonly FindingInfo[];
}

export interface PublishRequest {
  readonly actor: Actor;
  readonly ids: readonly TemplateId[];
  readonly profile: ProfileChoice;
  readonly now: Timestamp;
}

/** A guard that publishes only what readers would not meet broken. The mails are checked here, before any row is locked. */
export async function checkedPublishing(
  templates: Pick<TemplateRepository, 'find' | 'bodies'>,
  { actor, ids, profile, now }: PublishRequest,
): Promise<PublishGuard> {
  const found = await Promise.all([...new Set(ids)].map((id) => templates.find(id, actor.id)));
  const records = found.filter((record) => record !== null);
  const publishable = records.filter((record) => may('publish', actor, factsOf(record, now)));
  const bodies = await templates.bodies(publishable.map(({ id }) => id));
  const seen = new Map(
    publishable.map((record) => {
      const findings = findProblems(bodies.get(record.id) ?? null, record, { profile, now });
      return [
        record.id,
        { revision: record.revision, findings: findings.map(({ fix, ...finding }): FindingInfo => finding) },
      ] as const;
    }),
  );
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

/** What readers of a stored mail would meet, and its author may want to look at. An empty one has nothing to look at. */
function findProblems(
  body: TemplateBody | null,
  info: MailInfo,
  { profile, now }: Pick<PublishRequest, 'profile' | 'now'>,
): readonly Finding[] {
  if (!body?.components) return [];
  const { html, components, customStyles } = body;
  const document = mailOf(components, customStyles);
  const system = findProfile(profile);
  return checkMail({
    document,
    registry: blockRegistry,
    foreign: islandContent,
    html,
    bytes: byteLength(html),
    ...info,
    ...(system && { profile: system }),
    now,
  });
}
