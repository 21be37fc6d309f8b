import { sql } from 'kysely';
import type { Database } from '../database.ts';

/**
 * Adds since when a body has been one that everybody could see: to templates for the current one, to versions for those that
 * were replaced. Of the past nothing is known but which templates are published.
 */
export async function publicVersions({ kysely, engine }: Database): Promise<void> {
  const integer = engine === 'sqlite' ? 'integer' : 'bigint';
  await sql.raw(`alter table templates add column public_at ${integer}`).execute(kysely);
  await sql.raw(`alter table versions add column public_at ${integer}`).execute(kysely);
  await sql.raw(`update templates set public_at = modified_at where status = 'published'`).execute(kysely);
}
