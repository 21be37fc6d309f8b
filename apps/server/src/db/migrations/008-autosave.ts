import { sql } from 'kysely';
import type { Database } from '../database.ts';

/**
 * Adds the setting by which people have the editor save by itself, and marks versions that come from that. Existing versions
 * stay as they are.
 */
export async function autosave({ kysely, engine }: Database): Promise<void> {
  const integer = engine === 'sqlite' ? 'integer' : 'bigint';
  const statements = [
    `alter table user_settings add column autosave ${integer} not null default 1`,
    `alter table versions add column autosaved_since ${integer}`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
}
