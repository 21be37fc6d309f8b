import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { UserRepository } from '../users/port.ts';
import type { TicketRepository } from './port.ts';

/** @param usersIn returns the accounts within the transaction that connects one to a subject */
export function createTicketRepository(
  database: Database,
  usersIn: (open: Database) => Pick<UserRepository, 'add'>,
): TicketRepository {
  const { kysely } = database;
  return {
    async use(jti, expiresAt, now) {
      await kysely.deleteFrom('used_tickets').where('expires_at', '<', now).execute();
      const { numInsertedOrUpdatedRows } = await kysely
        .insertInto('used_tickets')
        .values({ jti, expires_at: expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async userOf(sub) {
      const row = await kysely.selectFrom('external_users').select('user_id').where('sub', '=', sub).executeTakeFirst();
      return row?.user_id ?? null;
    },

    add: (sub, user) =>
      inTransaction(database, async (open) => {
        if (!(await usersIn(open).add(user))) return false;
        await open.kysely.insertInto('external_users').values({ sub, user_id: user.id }).execute();
        return true;
      }),
  };
}
