import { sql } from 'kysely';
import type { Database } from '../../database.ts';

/** Adds the guided tours that a person has seen. For people who exist already, only their browsers know. */
export async function tours({ kysely, engine }: Database): Promise<void> {
  const integer = engine === 'sqlite' ? 'integer' : 'bigint';
  for (const column of ['dashboard_tour_done', 'editor_tour_done']) {
    await sql.raw(`alter table user_settings add column ${column} ${integer} not null default 0`).execute(kysely);
  }
}
