import type { Database } from '../../db/database.ts';

interface NewPassword {
  readonly userId: string;
  readonly passwordHash: string;
  readonly now: number;
}

/**
 * Stores a new password, within a transaction: who was asked for a second factor after the old one does not get in, and
 * links that the person asked for open nothing.
 */
export async function replacePassword({ kysely }: Database, { userId, passwordHash, now }: NewPassword): Promise<void> {
  await kysely.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
  await kysely.deleteFrom('sign_in_challenges').where('user_id', '=', userId).execute();
  await kysely
    .updateTable('password_links')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}
