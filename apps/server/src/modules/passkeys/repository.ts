import type { Database } from '../../db/database.ts';
import type { PasskeyRepository, StoredPasskey } from './port.ts';

export function createPasskeyRepository({ kysely }: Database): PasskeyRepository {
  const passkeys = () => kysely.selectFrom('passkeys').selectAll();

  type Row = Awaited<ReturnType<ReturnType<typeof passkeys>['executeTakeFirstOrThrow']>>;

  const toRecord = (row: Row): StoredPasskey => ({
    id: row.id,
    userId: row.user_id,
    publicKey: Buffer.from(row.public_key, 'base64url'),
    counter: row.counter,
    transports: JSON.parse(row.transports),
    name: row.name,
    createdAt: row.created_at,
    usedAt: row.used_at,
  });

  return {
    async list(userId) {
      const rows = await passkeys().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute();
      return rows.map(toRecord);
    },

    async find(id) {
      const row = await passkeys().where('id', '=', id).executeTakeFirst();
      return row ? toRecord(row) : null;
    },

    async add({ id, userId, publicKey, counter, transports, name, createdAt }) {
      const { numInsertedOrUpdatedRows } = await kysely
        .insertInto('passkeys')
        .values({
          id,
          user_id: userId,
          public_key: publicKey.toString('base64url'),
          counter,
          transports: JSON.stringify(transports),
          name,
          created_at: createdAt,
          used_at: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async rename(userId, id, name) {
      const { numUpdatedRows } = await kysely
        .updateTable('passkeys')
        .set({ name })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async noteUse(id, counter, now) {
      await kysely.updateTable('passkeys').set({ counter, used_at: now }).where('id', '=', id).execute();
    },

    async ask(asked, challenge, { now, expiresAt }) {
      await kysely.deleteFrom('passkey_questions').where('expires_at', '<=', now).execute();
      const question = { challenge, expires_at: expiresAt };
      await kysely
        .insertInto('passkey_questions')
        .values({ asked, ...question })
        .onConflict((conflict) => conflict.column('asked').doUpdateSet(question))
        .execute();
    },

    async takeQuestion(asked, now) {
      const row = await kysely
        .deleteFrom('passkey_questions')
        .where('asked', '=', asked)
        .returning(['challenge', 'expires_at'])
        .executeTakeFirst();
      return row && row.expires_at > now ? row.challenge : null;
    },
  };
}
