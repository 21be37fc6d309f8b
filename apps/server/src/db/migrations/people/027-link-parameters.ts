import { sql } from 'kysely';
import type { Database } from '../../database.ts';

/** Adds the parameters that a person's new mails add to the addresses of their links, as JSON. */
export async function linkParameters({ kysely }: Database): Promise<void> {
  await sql.raw(`alter table user_settings add column link_parameters text not null default '[]'`).execute(kysely);
}
