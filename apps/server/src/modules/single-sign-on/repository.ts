import type { Database } from '../../db/database.ts';
import type { IdentityRepository } from './port.ts';

export function createIdentityRepository({ kysely }: Database): IdentityRepository {
  return {
    async use(issuer, subject, now) {
      const row = await kysely
        .updateTable('identities')
        .set({ used_at: now })
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .returning('user_id')
        .executeTakeFirst();
      return row?.user_id ?? null;
    },

    async has(issuer, userId) {
      const row = await kysely
        .selectFrom('identities')
        .select('subject')
        .where('issuer', '=', issuer)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row !== undefined;
    },

    async bind({ issuer, subject, userId }, now) {
      const { numInsertedOrUpdatedRows } = await kysely
        .insertInto('identities')
        .values({ issuer, subject, user_id: userId, created_at: now, used_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },
  };
}
