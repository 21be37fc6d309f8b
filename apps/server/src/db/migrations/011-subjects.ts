import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** A subject of the mail beside the template's name; versions of earlier releases do not know theirs. */
export async function subjects({ kysely }: Database): Promise<void> {
  await sql.raw(`alter table templates add column subject text not null default ''`).execute(kysely);
  await sql.raw('alter table versions add column subject text').execute(kysely);
}
