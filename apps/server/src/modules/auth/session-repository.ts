import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { NewSession, SessionOrigin, SessionRepository } from './port.ts';
import { hasSamePassword } from './same-password.ts';

const COLUMNS = { idHash: 'id_hash', tokenHash: 'token_hash', pageHash: 'page_hash' } as const;

function selectSessions({ kysely }: Database) {
  return kysely
    .selectFrom('sessions')
    .select(['id_hash as idHash', 'token_hash as tokenHash', 'page_hash as pageHash', 'user_id as userId'])
    .select(['created_at as createdAt', 'used_at as usedAt', 'device', 'address'])
    .select(sql<SessionOrigin>`coalesce(origin, 'here')`.as('origin'));
}

const sessionBy = (by: keyof typeof COLUMNS) =>
  preparedQuery((database, { hash }: { readonly hash: string }) =>
    selectSessions(database).where(COLUMNS[by], '=', hash),
  );
const SESSION_BY = { idHash: sessionBy('idHash'), tokenHash: sessionBy('tokenHash'), pageHash: sessionBy('pageHash') };

export function createSessionRepository(database: Database): SessionRepository {
  const { kysely } = database;
  return {
    async add({ passwordHash = null, ...session }) {
      if (passwordHash === null) return insert(database, session);
      return inTransaction(
        database,
        async (open) => (await hasSamePassword(open, session.userId, passwordHash)) && insert(open, session),
      );
    },

    async find(by, hash) {
      const [session] = await SESSION_BY[by](database, { hash });
      return session ?? null;
    },

    async idTokenOf(idHash) {
      const row = await kysely
        .selectFrom('sessions')
        .select('id_token')
        .where('id_hash', '=', idHash)
        .executeTakeFirst();
      return row?.id_token ?? null;
    },

    async touch(idHash, usedAt, address) {
      await kysely
        .updateTable('sessions')
        .set({ used_at: usedAt, ...(address !== undefined && { address }) })
        .where('id_hash', '=', idHash)
        .execute();
    },

    listOfUser: (userId) =>
      selectSessions(database).where('user_id', '=', userId).orderBy('used_at', 'desc').orderBy('id_hash').execute(),

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

async function insert({ kysely }: Database, session: NewSession): Promise<true> {
  const { idHash, tokenHash, pageHash, userId, createdAt, usedAt, device, address, origin, word } = session;
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
      id_token: word?.idToken ?? null,
      origin,
    })
    .execute();
  return true;
}
