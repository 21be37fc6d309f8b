import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** PostgreSQL's name for 15.0: https://www.postgresql.org/docs/current/libpq-status.html */
export const OLDEST_POSTGRES = 150_000;

export interface PostgresFacts {
  /** e.g. 180004 */
  readonly number: number;
  /** The extension that searches need is installed, or can be. */
  readonly hasTrigrams: boolean;
}

export async function postgresFacts({ kysely }: Database): Promise<PostgresFacts> {
  const { rows } = await sql<PostgresFacts>`select current_setting('server_version_num')::int as number,
    exists (select from pg_available_extensions where name = 'pg_trgm') as "hasTrigrams"`.execute(kysely);
  const [row] = rows;
  if (!row) throw new Error('The database does not say what it is');
  return row;
}

/** Secrets of authenticator apps as they are kept, of everybody whose codes are asked for. */
export async function appSecrets({ kysely }: Database): Promise<readonly { userId: string; secret: string }[]> {
  return kysely
    .selectFrom('totp_secrets')
    .select(['user_id as userId', 'secret'])
    .where('confirmed_at', 'is not', null)
    .execute();
}

/** Credentials of a connected store as they are kept; null where nobody has connected one. */
export async function anyCredentials({ kysely }: Database): Promise<{ id: string; credentials: string } | null> {
  const store = await kysely
    .selectFrom('stores')
    .select(['id', 'credentials'])
    .where('credentials', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return store?.credentials ? { id: store.id, credentials: store.credentials } : null;
}
