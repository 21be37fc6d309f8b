import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { PasswordLinkRepository } from './port.ts';
import { replacePassword } from './replace-password.ts';

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
      inTransaction(database, async (open) => {
        const used = await open.kysely
          .updateTable('password_links')
          .set({ used_at: now })
          .where('token_hash', '=', tokenHash)
          .where('used_at', 'is', null)
          .where('expires_at', '>', now)
          .returning('user_id')
          .executeTakeFirst();
        if (!used) return false;
        await replacePassword(open, { userId: used.user_id, passwordHash, now });
        return true;
      }),
  };
}
