import type { Database } from '../../db/database.ts';
import { sortText } from '../../db/fold-text.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { OwnAccountRepository } from './port.ts';
import { replacePassword } from './replace-password.ts';

export function createOwnAccountRepository(database: Database): OwnAccountRepository {
  const { kysely } = database;
  return {
    async passwordHash(userId) {
      const row = await kysely.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst();
      return row?.password_hash ?? null;
    },

    setPassword: (password) => inTransaction(database, (open) => replacePassword(open, password)),

    async rename(userId, { firstName, lastName }) {
      const row = await kysely.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
      const search_key = sortText(`${firstName} ${lastName} ${row?.email ?? ''}`);
      await kysely
        .updateTable('users')
        .set({ first_name: firstName, last_name: lastName, search_key })
        .where('id', '=', userId)
        .execute();
    },

    async setImage(userId, image) {
      await kysely.updateTable('users').set({ image }).where('id', '=', userId).execute();
    },
  };
}
