import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { PasswordLinkRepository } from './port.ts';

export function createPasswordLinkRepository(database: Database): PasswordLinkRepository {
  const { kysely } = database;
  return {
    async add({ tokenHash, userId, now, expiresAt }, forgetBefore) {
      await kysely.deleteFrom('password_links').where('expires_at', '<', forgetBefore).execute();
      await kysely
        .insertInto('password_links')
        .values({ token_hash: tokenHash, user_id: userId, created_at: now, expires_at: expiresAt, used_at: null })
        .execute();
    },

    async find(tokenHash) {
      const row = await kysely
        .selectFrom('password_links')
        .select(['user_id as userId', 'expires_at as expiresAt', 'used_at as usedAt'])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      return row ?? null;
    },

    use: (tokenHash, passwordHash, now) =>
      inTransaction(database, async ({ kysely: open }) => {
        const used = await open
          .updateTable('password_links')
          .set({ used_at: now })
          .where('token_hash', '=', tokenHash)
          .where('used_at', 'is', null)
          .where('expires_at', '>', now)
          .returning('user_id')
          .executeTakeFirst();
        if (!used) return false;
        // Other links that the person asked for open nothing any more.
        await open
          .updateTable('password_links')
          .set({ used_at: now })
          .where('user_id', '=', used.user_id)
          .where('used_at', 'is', null)
          .execute();
        await open.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', used.user_id).execute();
        return true;
      }),
  };
}
