import type { Database } from '../../db/database.ts';
import type { SessionRepository } from './port.ts';

const COLUMNS = { idHash: 'id_hash', tokenHash: 'token_hash', pageHash: 'page_hash' } as const;

export function createSessionRepository({ kysely }: Database): SessionRepository {
  const sessions = () =>
    kysely
      .selectFrom('sessions')
      .select(['id_hash as idHash', 'token_hash as tokenHash', 'page_hash as pageHash', 'user_id as userId'])
      .select(['created_at as createdAt', 'used_at as usedAt', 'device', 'address']);

  return {
    async add({ idHash, tokenHash, pageHash, userId, createdAt, usedAt, device, address }) {
      await kysely
        .insertInto('sessions')
        .values({
          id_hash: idHash,
          token_hash: tokenHash,
          page_hash: pageHash,
          user_id: userId,
          created_at: createdAt,
          used_at: usedAt,
          device,
          address,
        })
        .execute();
    },

    async find(by, hash) {
      return (await sessions().where(COLUMNS[by], '=', hash).executeTakeFirst()) ?? null;
    },

    async touch(idHash, usedAt, address) {
      await kysely
        .updateTable('sessions')
        .set({ used_at: usedAt, ...(address !== undefined && { address }) })
        .where('id_hash', '=', idHash)
        .execute();
    },

    listOfUser: (userId) =>
      sessions().where('user_id', '=', userId).orderBy('used_at', 'desc').orderBy('id_hash').execute(),

    async remove(idHash) {
      await kysely.deleteFrom('sessions').where('id_hash', '=', idHash).execute();
    },

    async removeOfUser(userId, exceptIdHash) {
      await kysely
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .$if(exceptIdHash !== undefined, (query) => query.where('id_hash', '<>', exceptIdHash ?? ''))
        .execute();
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
