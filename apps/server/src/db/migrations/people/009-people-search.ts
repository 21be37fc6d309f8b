import { sql } from 'kysely';
import type { Database } from '../../database.ts';
import { sortText } from '../../fold-text.ts';

/** Names and addresses of people in the form that searches compare, without case and accents. */
export async function peopleSearch({ kysely, engine }: Database): Promise<void> {
  const text = engine === 'sqlite' ? 'text' : 'text collate "C"';
  await sql.raw(`alter table users add column search_key ${text} not null default ''`).execute(kysely);
  const people = await kysely.selectFrom('users').select(['id', 'email', 'first_name', 'last_name']).execute();
  for (const { id, email, first_name, last_name } of people) {
    const key = sortText(`${first_name} ${last_name} ${email}`);
    await kysely.updateTable('users').set({ search_key: key }).where('id', '=', id).execute();
  }
}
