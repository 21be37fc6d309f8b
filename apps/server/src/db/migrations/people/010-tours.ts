import { sql } from 'kysely';
import type { Database } from '../../database.ts';

/** Which guided tours a person has seen; of people who are there already only their browsers know. */
export async function tours({ kysely, engine }: Database): Promise<void> {
  const integer = engine === 'sqlite' ? 'integer' : 'bigint';
  for (const column of ['dashboard_tour_done', 'editor_tour_done']) {
    await sql.raw(`alter table user_settings add column ${column} ${integer} not null default 0`).execute(kysely);
  }
}
