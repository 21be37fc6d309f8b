import { sql } from 'kysely';
import type { Database } from '../../database.ts';

/**
 * Adds the times when an account was deactivated and when its person was last here, and the place where a session was begun.
 */
export async function accounts({ kysely, engine }: Database): Promise<void> {
  const [text, integer] = engine === 'sqlite' ? ['text', 'integer'] : ['text collate "C"', 'bigint'];
  const statements = [
    `alter table users add column deactivated_at ${integer}`,
    `alter table users add column seen_at ${integer}`,
    `alter table sessions add column device ${text} not null default ''`,
    `alter table sessions add column address ${text} not null default ''`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
}
