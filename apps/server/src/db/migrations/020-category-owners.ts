import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Categories of modules are looked up by whose they are, and runs that ended long ago by when that was. */
export async function categoryOwners({ kysely }: Database): Promise<void> {
  const statements = [
    'create index categories_of_person on categories (owner_id) where owner_id is not null',
    'create index updates_by_end on module_updates (ended_at)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
}
