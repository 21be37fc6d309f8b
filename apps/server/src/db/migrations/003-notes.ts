import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Notes on templates. */
export async function notes({ kysely, engine }: Database): Promise<void> {
  const [text, integer, end] = engine === 'sqlite' ? ['text', 'integer', 'strict'] : ['text collate "C"', 'bigint', ''];
  const statements = [
    `create table notes (
      id ${text} primary key, template_id ${text} not null references templates (id) on delete cascade,
      user_id ${text} not null references users (id) on delete cascade, text ${text} not null,
      created_at ${integer} not null) ${end}`,
    'create index notes_of_template on notes (template_id, created_at, id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
}
