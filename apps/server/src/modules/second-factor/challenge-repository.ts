import type { Database } from '../../db/database.ts';
import type { ChallengeRepository } from './port.ts';

export function createChallengeRepository({ kysely }: Database): ChallengeRepository {
  return {
    async add({ idHash, userId, expiresAt }, now) {
      await kysely.deleteFrom('sign_in_challenges').where('expires_at', '<=', now).execute();
      await kysely
        .insertInto('sign_in_challenges')
        .values({ id_hash: idHash, user_id: userId, expires_at: expiresAt })
        .execute();
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

    async remove(idHash) {
      const { numDeletedRows } = await kysely
        .deleteFrom('sign_in_challenges')
        .where('id_hash', '=', idHash)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
  };
}
