import { sql } from 'kysely';
import type { Database } from '../../database.ts';

/** Adds invitations by mail, with the role of the invited person. Of the link, only the hash is stored. */
export async function invitations({ kysely, engine }: Database): Promise<void> {
  const [text, integer, end] = engine === 'sqlite' ? ['text', 'integer', 'strict'] : ['text collate "C"', 'bigint', ''];
  const statements = [
    `create table invitations (
      id ${text} primary key, email ${text} not null, email_key ${text} not null, role ${text} not null,
      plan_number ${integer} not null references plans (number), token_hash ${text} not null unique,
      invited_by ${text} references users (id) on delete set null, created_at ${integer} not null,
      sent_at ${integer} not null, expires_at ${integer} not null, accepted_at ${integer},
      revoked_at ${integer}) ${end}`,
    'create index invitations_by_address on invitations (email_key)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
}
