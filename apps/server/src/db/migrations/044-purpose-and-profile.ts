import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Adds what a mail is sent for, and the sending system it is exported for; null for that of the person who exports it. */
export async function purposeAndProfile({ kysely }: Database): Promise<void> {
  await sql.raw(`alter table templates add column purpose text not null default 'marketing'`).execute(kysely);
  await sql.raw('alter table templates add column profile text').execute(kysely);
}
