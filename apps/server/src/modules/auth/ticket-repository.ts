import type { Database } from '../../db/database.ts';
import type { TicketRepository } from './port.ts';

export function createTicketRepository({ kysely }: Database): TicketRepository {
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

    async bind(sub, userId) {
      await kysely.insertInto('external_users').values({ sub, user_id: userId }).execute();
    },
  };
}
