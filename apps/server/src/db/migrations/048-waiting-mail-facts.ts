import { sql } from 'kysely';
import type { Database } from '../database.ts';

/**
 * Adds the recipient of a waiting mail, and the time until which a server tries it; null where the release before has stored or
 * tried it.
 */
export async function waitingMailFacts({ kysely, engine }: Database): Promise<void> {
  const [text, integer] = engine === 'sqlite' ? ['text', 'integer'] : ['text collate "C"', 'bigint'];
  const statements = [
    `alter table waiting_mails add column email ${text}`,
    `alter table waiting_mails add column email_key ${text}`,
    `alter table waiting_mails add column trying_until ${integer}`,
    'create index waiting_mails_email on waiting_mails (email_key)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
}
