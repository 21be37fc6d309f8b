import { sql } from 'kysely';
import type { Database } from '../../database.ts';

/** What the provider said of somebody whom it let in, for as long as their session; and while a code is asked for. */
export async function providerSignIns({ kysely, engine }: Database): Promise<void> {
  const text = engine === 'sqlite' ? 'text' : 'text collate "C"';
  for (const table of ['sessions', 'sign_in_challenges']) {
    await sql.raw(`alter table ${table} add column id_token ${text}`).execute(kysely);
  }
}
