import { sql } from 'kysely';
import { ConfigError } from '../../config.ts';
import type { Database } from '../database.ts';

/** A table that stands in a database as long as rows of another one are on their way to it. */
const MARK = 'unfinished_move';

export async function isUnfinished({ kysely }: Database): Promise<boolean> {
  const tables = await kysely.introspection.getTables();
  return tables.some(({ name }) => name === MARK);
}

export async function markUnfinished({ kysely }: Database): Promise<void> {
  await sql`create table ${sql.table(MARK)} (since bigint)`.execute(kysely);
}

export async function markFinished({ kysely }: Database): Promise<void> {
  await sql`drop table ${sql.table(MARK)}`.execute(kysely);
}

/** @throws ConfigError when only a part of the data has come */
export async function requireFinished(database: Database): Promise<void> {
  if (!(await isUnfinished(database))) return;
  throw new ConfigError(
    'The data is only partly moved to the database of DATABASE_URL: run `npm run migrate-to` again until it is done.',
  );
}
