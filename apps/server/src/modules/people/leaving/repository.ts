import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { createAccountRepository, lockAccounts } from '../account-repository.ts';
import { deleteAccount, endAccount } from './account-end-repository.ts';
import { forgetInAudit } from './audit-forget-repository.ts';
import { belongingsOf, ownsNothing } from './belongings-repository.ts';
import { handOver } from './hand-over-repository.ts';
import type { Handover, HandoverOutcome, LeavingRepository } from './port.ts';

/** Largest difference of the clocks of two nodes, milliseconds. */
const CLOCKS = 60_000;

interface LeavingRepositoryOptions {
  /** False where demo accounts may not exist. */
  readonly demo: boolean;
}

export function createLeavingRepository(database: Database, options: LeavingRepositoryOptions): LeavingRepository {
  const { kysely } = database;

  const images = (id: string) =>
    kysely.selectFrom('assets').where('owner_id', '=', id).where('in_library', '=', 1).orderBy('name');

  async function forget(open: Database, id: string, since = 0): Promise<void> {
    const person = await open.kysely
      .selectFrom('users')
      .select(['id', 'email_key'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (person) await forgetInAudit(open, person, since);
  }

  /** Hands over within a transaction that has locked both accounts. */
  async function handOverLocked(open: Database, handover: Handover): Promise<HandoverOutcome> {
    const heir = await createAccountRepository(open, options).find(handover.to);
    if (!heir?.isActive) return 'no-heir';
    const shown = await open.kysely
      .selectFrom('assets')
      .select('name')
      .where('owner_id', '=', handover.from)
      .where('in_library', '=', 1)
      .execute();
    if (shown.some(({ name }) => !handover.copied.has(name))) return 'uncopied';
    await handOver(open, handover);
    return 'done';
  }

  return {
    belongings: (id) => belongingsOf(database, id),

    async libraryImages(id, after, limit) {
      const rows = await images(id).select(['name', 'content_type']).where('name', '>', after).limit(limit).execute();
      return rows.map(({ name, content_type }) => ({ ownerId: id, name, contentType: content_type }));
    },

    end: (id) => inTransaction(database, (open) => endAccount(open, id)),

    handOver: (handover) =>
      inTransaction(database, async (open) => {
        await lockAccounts(open, [handover.from, handover.to]);
        return handOverLocked(open, handover);
      }),

    forgetInAudit: (id) => forget(database, id),

    removePortrait: (id, { ownerId, name }) =>
      inTransaction(database, async (open) => {
        await open.kysely.updateTable('users').set({ image: null }).where('id', '=', id).execute();
        await open.kysely.deleteFrom('assets').where('owner_id', '=', ownerId).where('name', '=', name).execute();
      }),

    remove: ({ id, handTo, copied, forgottenAt, now, guard }) =>
      inTransaction(database, async (open) => {
        await lockAccounts(open, handTo === null ? [id] : [id, handTo]);
        const accounts = createAccountRepository(open, options);
        const current = await accounts.find(id);
        if (!current) return 'missing';
        const refusal = guard(current, await accounts.countAdministrators());
        if (refusal !== null) return { refusal };
        if (handTo === null && !(await ownsNothing(open, id))) return 'no-heir';
        const handed = handTo === null ? 'done' : await handOverLocked(open, { from: id, to: handTo, copied, now });
        if (handed !== 'done') return handed;
        await forget(open, id, forgottenAt - CLOCKS);
        await deleteAccount(open, id, now);
        return 'done';
      }),
  };
}
