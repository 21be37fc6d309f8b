import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { hasSamePassword } from '../auth/same-password.ts';
import type { ChallengeRepository } from './port.ts';

export function createChallengeRepository(database: Database): ChallengeRepository {
  const { kysely } = database;
  return {
    async add({ idHash, userId, expiresAt, word, passwordHash }, now) {
      await kysely.deleteFrom('sign_in_challenges').where('expires_at', '<=', now).execute();
      return inTransaction(database, async (open) => {
        if (!(await hasSamePassword(open, userId, passwordHash))) return false;
        await open.kysely
          .insertInto('sign_in_challenges')
          .values({
            id_hash: idHash,
            user_id: userId,
            expires_at: expiresAt,
            id_token: word?.idToken ?? null,
            origin: word ? 'provider' : null,
          })
          .execute();
        return true;
      });
    },

    async userOf(idHash, now) {
      const row = await kysely
        .selectFrom('sign_in_challenges')
        .select('user_id')
        .where('id_hash', '=', idHash)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row?.user_id ?? null;
    },

    async take(idHash) {
      const row = await kysely
        .deleteFrom('sign_in_challenges')
        .where('id_hash', '=', idHash)
        .returning(['id_token', 'origin'])
        .executeTakeFirst();
      if (!row) return 'used';
      // An earlier release says nothing of where somebody came from, but for the token.
      return { word: row.origin === null && row.id_token === null ? null : { idToken: row.id_token } };
    },
  };
}
