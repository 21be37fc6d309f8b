import type { NestingProblem } from '@mailwright/document';
import { AppError } from '../../../app-error.ts';
import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { DueTemplate, UpdatedTemplate } from '../../module-updates/port.ts';
import { publishModule } from '../custom-modules/publish-repository.ts';
import type { UpdateOutcome } from '../port.ts';
import { lockRows } from '../record-repository.ts';
import { updateTemplate } from '../update/update-repository.ts';
import { openAmong } from './open-editor-repository.ts';

/** Rolls back the transaction: another server has the template now, or the run was cancelled. */
class LostTurn extends Error {}

/** Stores a template's new body together with the end of its turn, so that it is never done twice. */
export async function storeUpdated<Refusal>(
  database: Database,
  due: DueTemplate,
  { guard, now, module, ...update }: UpdatedTemplate<Refusal>,
): Promise<UpdateOutcome<Refusal> | null> {
  const { run, templateId } = due;
  try {
    return await inTransaction(database, async (open) => {
      await lockRows(open, [templateId]);
      const before = await lastVersion(open, templateId);
      const isOpen = (await openAmong(open, [templateId], now)).has(templateId);
      const outcome = await updateTemplate(open, {
        ...update,
        id: templateId,
        userId: run.userId,
        now,
        guard: guard(isOpen),
      });
      if (outcome.kind !== 'updated' && outcome.kind !== 'unchanged') return outcome;
      if (module && outcome.kind === 'updated') {
        const { revision: expectedRevision } = outcome.template;
        const version = { ...module, id: templateId, userId: run.userId, now, expectedRevision, guard: () => null };
        const published = await publishModule<NestingProblem>(open, version);
        if (published.kind === 'refused') throw new AppError(published.refusal);
      }
      const after = outcome.kind === 'updated' ? { revision: outcome.template.revision, hash: update.body.hash } : null;
      if (!(await endTurn(open, due, { after, before }))) throw new LostTurn();
      return outcome;
    });
  } catch (error) {
    if (error instanceof LostTurn) return null;
    throw error;
  }
}

/** Returns the time of the version with the present content; the body that a template was made with counts as one. */
async function lastVersion({ kysely }: Database, id: string): Promise<number | null> {
  const row = await kysely
    .selectFrom('templates')
    .select(['versioned_at', 'created_at', 'body_hash'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || row.body_hash === null) return null;
  return row.versioned_at === 0 ? row.created_at : row.versioned_at;
}

async function endTurn(
  { kysely }: Database,
  { run, templateId, lease }: DueTemplate,
  {
    after,
    before,
  }: { readonly after: { readonly revision: number; readonly hash: string } | null; readonly before: number | null },
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('module_update_templates')
    .set({
      state: 'updated',
      code: null,
      lease: 0,
      revision_after: after?.revision ?? null,
      hash_after: after?.hash ?? null,
      version_before: before,
    })
    .where('update_id', '=', run.id)
    .where('template_id', '=', templateId)
    .where('state', '=', 'waiting')
    .where('lease', '=', lease)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
