import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Adds what several servers have to share: mails that are kept because there is no mail server, and counts of limited work. */
export async function sharedByNodes({ kysely, engine }: Database): Promise<void> {
  const isSqlite = engine === 'sqlite';
  const [text, integer, blob, end] = isSqlite
    ? ['text', 'integer', 'blob', 'strict']
    : ['text collate "C"', 'bigint', 'bytea', ''];
  const statements = [
    `create table kept_mails (name ${text} primary key, content ${blob} not null) ${end}`,
    // A crash may forget it, and then it waits for no disk.
    `create ${isSqlite ? '' : 'unlogged'} table spent_work (
      budget ${text} not null, key ${text} not null, until ${integer} not null, work ${integer} not null,
      primary key (budget, key)) ${end}`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
}
