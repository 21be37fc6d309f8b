import type { Database } from '../../db/database.ts';

interface NewPassword {
  readonly userId: string;
  readonly passwordHash: string;
  readonly now: number;
  /** Hash of the password that is replaced; left out when it does not matter which password it is. */
  readonly replaces?: string;
  /** Hash of the id of the session that stays; left out when all end. */
  readonly keep?: string;
}

/**
 * Stores a new password, within a transaction: sessions end, sign-ins that wait for a second factor after the old password
 * fail, and links that the person asked for stop working. The password is stored first, so that a session that begins meanwhile
 * is either among those that end, or finds that its password is the old one.
 * @returns false when the password is not the one that is to be replaced
 */
export async function replacePassword({ kysely }: Database, password: NewPassword): Promise<boolean> {
  const { userId, passwordHash, now, replaces, keep } = password;
  const { numUpdatedRows } = await kysely
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .$if(replaces !== undefined, (query) => query.where('password_hash', '=', replaces ?? ''))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await kysely
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keep !== undefined, (query) => query.where('id_hash', '<>', keep ?? ''))
    .execute();
  await kysely.deleteFrom('sign_in_challenges').where('user_id', '=', userId).execute();
  await kysely
    .updateTable('password_links')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
  return true;
}
