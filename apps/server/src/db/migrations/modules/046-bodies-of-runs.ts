import { sql } from 'kysely';
import type { Database } from '../../database.ts';

/** Adds which body a run left at a template: what changes nothing of it keeps nobody from taking the run back. */
export async function bodiesOfRuns({ kysely }: Database): Promise<void> {
  await sql.raw('alter table module_update_templates add column hash_after text').execute(kysely);
}
