import { sql } from 'kysely';
import { ConfigError } from '../../config.ts';
import type { Database } from '../database.ts';

/** The address of a PostgreSQL under which a tool is told from servers. */
export function asTool(url: string): string {
  const address = new URL(url);
  address.searchParams.set('application_name', 'mailwright-tool');
  return address.href;
}

/**
 * A server would go on with what it remembers of a database that was replaced. One that has been idle for long has no
 * connection and is not seen.
 * @throws ConfigError when servers are connected
 */
export async function requireNoServer({ kysely }: Database): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = 'mailwright'`.execute(kysely);
  if ((rows[0]?.count ?? 0) > 0)
    throw new ConfigError('Servers work on the database of DATABASE_URL; stop all of them first.');
}
