import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { addCollaborators } from '../create/create-repository.ts';
import type { Guard, GuardedOutcome, LockDecision, TemplateId, TemplateRecord, Timestamp, UserId } from '../port.ts';
import { lockedRow, selectRecords, toRecord } from '../record-repository.ts';

interface Share<Refusal> {
  readonly id: TemplateId;
  readonly userId: UserId;
  readonly collaborators: readonly UserId[];
  readonly now: Timestamp;
  readonly guard: Guard<Refusal>;
}

export function shareTemplate<Refusal>(database: Database, change: Share<Refusal>): Promise<GuardedOutcome<Refusal>> {
  const { id, collaborators, now, guard } = change;
  return changed(database, change, guard, async (open, template) => {
    const stays = new Set(template.collaborators);
    const newcomers = collaborators.filter((userId) => !stays.has(userId));
    let leavers = open.kysely.deleteFrom('collaborators').where('template_id', '=', id);
    if (collaborators.length > 0) leavers = leavers.where('user_id', 'not in', collaborators);
    await leavers.execute();
    await addCollaborators(open, id, newcomers, now);
    await open.kysely
      .updateTable('templates')
      .set({
        is_shared: collaborators.length > 0 ? 1 : 0,
        ...(collaborators.length === 0 && { locked_by: null, lock_expires_at: 0 }),
      })
      .where('id', '=', id)
      .execute();
  });
}

interface LockChange<Refusal> {
  readonly id: TemplateId;
  readonly userId: UserId;
  readonly decide: (current: TemplateRecord) => LockDecision | { readonly refusal: Refusal };
}

export function setTemplateLock<Refusal>(
  database: Database,
  change: LockChange<Refusal>,
): Promise<GuardedOutcome<Refusal>> {
  let decision: LockDecision | undefined;
  const guard = (current: TemplateRecord): Refusal | null => {
    const answer = change.decide(current);
    if ('refusal' in answer) return answer.refusal;
    decision = answer;
    return null;
  };
  return changed(database, change, guard, async (open) => {
    if (!decision) throw new Error('The guard has decided');
    const { holderId, number, expiresAt } = decision;
    await open.kysely
      .updateTable('templates')
      .set({ locked_by: holderId, lock_number: number, lock_expires_at: expiresAt })
      .where('id', '=', change.id)
      .execute();
  });
}

async function changed<Refusal>(
  database: Database,
  { id, userId }: { readonly id: TemplateId; readonly userId: UserId },
  guard: Guard<Refusal>,
  write: (open: Database, template: TemplateRecord) => Promise<void>,
): Promise<GuardedOutcome<Refusal>> {
  return inTransaction(database, async (open) => {
    const row = await lockedRow(open, id, userId);
    if (!row) return { kind: 'missing' };
    const template = await toRecord(open, row);
    const refusal = guard(template);
    if (refusal !== null) return { kind: 'refused', refusal };
    await write(open, template);
    const after = await selectRecords(open, userId).where('t.id', '=', id).executeTakeFirstOrThrow();
    return { kind: 'done', template: await toRecord(open, after) };
  });
}
