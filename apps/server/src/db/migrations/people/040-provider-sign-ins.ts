import { sql } from 'kysely';
import type { Database } from '../../database.ts';

/** Adds the provider's ID token to sessions, as long as each lasts, and to sign-ins that wait for a code. */
export async function providerSignIns({ kysely, engine }: Database): Promise<void> {
  const text = engine === 'sqlite' ? 'text' : 'text collate "C"';
  for (const table of ['sessions', 'sign_in_challenges']) {
    await sql.raw(`alter table ${table} add column id_token ${text}`).execute(kysely);
  }
}
