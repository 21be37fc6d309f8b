import type { Database } from '../../db/database.ts';

/**
 * Whether somebody has this password still, within a transaction: until that ends nobody replaces it, so that who does ends
 * what was begun with it.
 * @param passwordHash null for what no password began, which none has to stand for
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
