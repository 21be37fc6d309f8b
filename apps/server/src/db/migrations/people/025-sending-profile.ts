import { sql } from 'kysely';
import type { Database } from '../../database.ts';

/** Adds the sending system that a person's mails are written for. */
export async function sendingProfile({ kysely }: Database): Promise<void> {
  await sql.raw(`alter table user_settings add column sending_profile text not null default 'custom'`).execute(kysely);
}
