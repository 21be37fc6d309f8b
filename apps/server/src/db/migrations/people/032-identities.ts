import { sql } from 'kysely';
import type { Database } from '../../database.ts';

/** Adds the accounts that people of a sign-in provider have here. */
export async function identities({ kysely, engine }: Database): Promise<void> {
  const [text, integer, end] = engine === 'sqlite' ? ['text', 'integer', 'strict'] : ['text collate "C"', 'bigint', ''];
  const statements = [
    `create table identities (
      issuer ${text} not null, subject ${text} not null, user_id ${text} not null references users (id) on delete cascade,
      created_at ${integer} not null, used_at ${integer} not null, primary key (issuer, subject)) ${end}`,
    'create index identities_of_user on identities (user_id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
}
