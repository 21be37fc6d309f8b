import type { Database } from '../../db/database.ts';

/**
 * Returns whether the person's password is still this one. Within a transaction nobody can replace it until that ends; a later
 * replacement then also ends what was begun with it.
 * @param passwordHash null for a sign-in without a password; the answer is then true
 */
export async function hasSamePassword(
  { kysely, engine }: Database,
  userId: string,
  passwordHash: string | null,
): Promise<boolean> {
  if (passwordHash === null) return true;
  const row = await kysely
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .$if(engine === 'postgres', (query) => query.forShare().noWait())
    .executeTakeFirst();
  return row?.password_hash === passwordHash;
}
