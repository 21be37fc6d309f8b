import { sql } from 'kysely';
import type { Database } from '../../database.ts';

/** Passkeys, and what a browser was asked with and has not answered yet. */
export async function passkeys({ kysely, engine }: Database): Promise<void> {
  const [text, integer, end] = engine === 'sqlite' ? ['text', 'integer', 'strict'] : ['text collate "C"', 'bigint', ''];
  const statements = [
    `create table passkeys (
      id ${text} primary key, user_id ${text} not null references users (id) on delete cascade,
      public_key ${text} not null, counter ${integer} not null, transports ${text} not null, name ${text} not null,
      created_at ${integer} not null, used_at ${integer}) ${end}`,
    'create index passkeys_of_user on passkeys (user_id)',
    `create table passkey_questions (
      asked ${text} primary key, challenge ${text} not null, expires_at ${integer} not null) ${end}`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
}
