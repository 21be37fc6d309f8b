import {
  type Actor,
  isLockLive,
  type PermissionAnswer,
  statusAction,
  type TemplateAction,
  type TemplateFacts,
  type TemplateStatus,
  templatePermission,
} from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import type { Guard, RecordCategory, TemplateRecord, Timestamp } from './port.ts';

/** Error codes with which the rules of the contract refuse an action. */
export type Refusal = Extract<PermissionAnswer, { allowed: false }>['code'];

/** Returns the facts about a stored template that the permission rules need; an expired lock counts as none. */
export function factsOf(record: TemplateRecord, now: Timestamp): TemplateFacts {
  const holder =
    record.isShared && record.lock && isLockLive(record.lock.expiresAt, now) ? record.lock.holder.id : null;
  return {
    type: record.type,
    userId: record.ownerId,
    status: record.status,
    isSystem: record.isSystem,
    isHidden: isHidden(record),
    isShared: record.isShared,
    isLocked: holder !== null,
    collaboratorId: holder,
    collaboratorsList: record.collaborators,
  };
}

function isHidden({ type, isSystem, categories }: TemplateRecord): boolean {
  const hidden = categories.filter((category) => category.hidden);
  if (type === 'email_cb') return hidden.length > 0;
  return isSystem && hidden.length > 0 && hidden.length === categories.length;
}

/**
 * Returns whether a person may see that a template is in a category; only administrators see hidden categories of templates.
 */
export function seesCategory(
  actor: Pick<Actor, 'role'>,
  { type }: Pick<TemplateRecord, 'type'>,
  { hidden }: Pick<RecordCategory, 'hidden'>,
): boolean {
  return actor.role === 'admin' || type === 'email_cb' || !hidden;
}

/** Throws the refusal of the permission rules as an AppError. */
export function requirePermission(action: TemplateAction, actor: Actor, record: TemplateRecord, now: Timestamp): void {
  const refusal = refusalOf(action, actor, record, now);
  if (refusal) throw new AppError(refusal);
}

/** Returns a guard for one action. */
export function guardFor(action: TemplateAction, actor: Actor, now: Timestamp): Guard<Refusal> {
  return (record) => refusalOf(action, actor, record, now);
}

/**
 * Returns a guard for a change of status: a change that is not in the table is refused, a template that may not be seen is not
 * found.
 */
export function statusGuard(to: TemplateStatus, actor: Actor, now: Timestamp): Guard<Refusal> {
  return (record) => {
    const unknown = refusalOf('read', actor, record, now);
    if (unknown) return unknown;
    const action = statusAction(record.status, to, record);
    return action ? refusalOf(action, actor, record, now) : 'INVALID_TRANSITION';
  };
}

function refusalOf(action: TemplateAction, actor: Actor, record: TemplateRecord, now: Timestamp): Refusal | null {
  const answer = templatePermission(action, actor, factsOf(record, now));
  return answer.allowed ? null : answer.code;
}
