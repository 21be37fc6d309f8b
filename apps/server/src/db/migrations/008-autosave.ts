import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Who wants the editor to save by itself, and which versions come from that; those there are stay. */
export async function autosave({ kysely, engine }: Database): Promise<void> {
  const integer = engine === 'sqlite' ? 'integer' : 'bigint';
  const statements = [
    `alter table user_settings add column autosave ${integer} not null default 1`,
    `alter table versions add column autosaved_since ${integer}`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
}
