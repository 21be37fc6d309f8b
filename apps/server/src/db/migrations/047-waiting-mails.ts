import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Makes the place of mails that the mail server has not taken yet, for all servers on one database. */
export async function waitingMails({ kysely, engine }: Database): Promise<void> {
  const [text, integer, end] = engine === 'sqlite' ? ['text', 'integer', 'strict'] : ['text collate "C"', 'bigint', ''];
  const statements = [
    `create table waiting_mails (id ${text} primary key, about ${text} not null, content ${text},
      created_at ${integer} not null, again_at ${integer} not null, tries ${integer} not null, reason text not null) ${end}`,
    'create index waiting_mails_due on waiting_mails (again_at) where content is not null',
    'create index waiting_mails_about on waiting_mails (about)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
}
