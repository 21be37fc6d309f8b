import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** People whom an embedding platform vouches for, and the tickets that have been used. */
export async function tickets({ kysely, engine }: Database): Promise<void> {
  const [text, integer, end] = engine === 'sqlite' ? ['text', 'integer', 'strict'] : ['text collate "C"', 'bigint', ''];
  const statements = [
    `create table external_users (
      sub ${text} primary key, user_id ${text} not null references users (id) on delete cascade) ${end}`,
    `create table used_tickets (jti ${text} primary key, expires_at ${integer} not null) ${end}`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
}
