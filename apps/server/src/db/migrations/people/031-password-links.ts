import { sql } from 'kysely';
import type { Database } from '../../database.ts';

/** Links that let a person choose a new password once; of each the hash alone is kept. */
export async function passwordLinks({ kysely, engine }: Database): Promise<void> {
  const [text, integer, end] = engine === 'sqlite' ? ['text', 'integer', 'strict'] : ['text collate "C"', 'bigint', ''];
  const statements = [
    `create table password_links (
      token_hash ${text} primary key, user_id ${text} not null references users (id) on delete cascade,
      created_at ${integer} not null, expires_at ${integer} not null, used_at ${integer}) ${end}`,
    'create index password_links_of_user on password_links (user_id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
}
