import type { Database } from '../../db/database.ts';
import type { SessionRepository } from './port.ts';

const COLUMNS = { idHash: 'id_hash', tokenHash: 'token_hash', pageHash: 'page_hash' } as const;

export function createSessionRepository({ kysely }: Database): SessionRepository {
  return {
    async add({ idHash, tokenHash, pageHash, userId, createdAt, usedAt }) {
      await kysely
        .insertInto('sessions')
        .values({
          id_hash: idHash,
          token_hash: tokenHash,
          page_hash: pageHash,
          user_id: userId,
          created_at: createdAt,
          used_at: usedAt,
        })
        .execute();
    },

    async find(by, hash) {
      const row = await kysely
        .selectFrom('sessions')
        .select(['id_hash as idHash', 'token_hash as tokenHash', 'page_hash as pageHash', 'user_id as userId'])
        .select(['created_at as createdAt', 'used_at as usedAt'])
        .where(COLUMNS[by], '=', hash)
        .executeTakeFirst();
      return row ?? null;
    },

    async touch(idHash, usedAt) {
      await kysely.updateTable('sessions').set({ used_at: usedAt }).where('id_hash', '=', idHash).execute();
    },

    async remove(idHash) {
      await kysely.deleteFrom('sessions').where('id_hash', '=', idHash).execute();
    },

    async removeOfUser(userId) {
      await kysely.deleteFrom('sessions').where('user_id', '=', userId).execute();
    },

    async removeOfDemoAccounts() {
      await kysely
        .deleteFrom('sessions')
        .where('user_id', 'in', (eb) => eb.selectFrom('users').select('id').where('is_demo', '=', 1))
        .execute();
    },

    async removeUnusedSince(usedAt) {
      await kysely.deleteFrom('sessions').where('used_at', '<', usedAt).execute();
    },
  };
}
