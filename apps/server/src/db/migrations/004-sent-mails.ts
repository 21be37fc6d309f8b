import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Adds the times at which somebody had a mail sent, so that nobody floods another person. */
export async function sentMails({ kysely, engine }: Database): Promise<void> {
  const [text, integer, end] = engine === 'sqlite' ? ['text', 'integer', 'strict'] : ['text collate "C"', 'bigint', ''];
  const statements = [
    `create table sent_mails (
      id ${text} primary key, user_id ${text} not null references users (id) on delete cascade,
      kind ${text} not null, at ${integer} not null) ${end}`,
    'create index sent_mails_of_user on sent_mails (user_id, kind, at)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
}
