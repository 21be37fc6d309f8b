import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Merge fields. */
export async function customFields({ kysely, engine }: Database): Promise<void> {
  const [text, integer, end] = engine === 'sqlite' ? ['text', 'integer', 'strict'] : ['text collate "C"', 'bigint', ''];
  const statement = `create table custom_fields (
    name ${text} primary key, label ${text} not null, sample ${text} not null, position ${integer} not null) ${end}`;
  await sql.raw(statement).execute(kysely);
}
