import { sql } from 'kysely';
import { ConfigError } from '../../config.ts';
import type { Database } from '../database.ts';

/** A table that stands in a database as long as rows of another one are on their way to it. */
const MARK = 'unfinished_move';

export async function isUnfinished({ kysely }: Database): Promise<boolean> {
  const tables = await kysely.introspection.getTables();
  return tables.some(({ name }) => name === MARK);
}

/**
 * Marks the database as incomplete and disables its triggers: rows of an earlier try may have to be removed again, which
 * triggers that protect a table would refuse.
 */
export async function markUnfinished({ kysely }: Database): Promise<void> {
  await sql`create table ${sql.table(MARK)} (since bigint)`.execute(kysely);
  await switchTriggers(kysely, 'disable');
}

export async function markFinished({ kysely }: Database): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    await switchTriggers(transaction, 'enable');
    await sql`drop table ${sql.table(MARK)}`.execute(transaction);
  });
}

async function switchTriggers(kysely: Database['kysely'], to: 'enable' | 'disable'): Promise<void> {
  const { rows } = await sql<{ name: string }>`select distinct c.relname as name
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = current_schema()::regnamespace and not t.tgisinternal`.execute(kysely);
  for (const { name } of rows) await sql`alter table ${sql.table(name)} ${sql.raw(to)} trigger user`.execute(kysely);
}

/** @throws ConfigError when only a part of the data has come */
export async function requireFinished(database: Database): Promise<void> {
  if (!(await isUnfinished(database))) return;
  throw new ConfigError(
    'The data is only partly moved to the database of DATABASE_URL: run `npm run migrate-to` again until it is done.',
  );
}
