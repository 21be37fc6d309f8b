import type { Belongings } from '@mailwright/contract';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

type Owned = 'templates' | 'stores' | 'assets' | 'brand_kits';

/**
 * Returns how many templates, modules, images, stores and brand kits belong to an account; null when there is no such account.
 */
export async function belongingsOf({ kysely }: Database, id: string): Promise<Belongings | null> {
  const row = await kysely
    .selectFrom('users')
    .select([
      countOf('templates', id, sql`type = 'email'`).as('templates'),
      countOf('templates', id, sql`type = 'email_cb'`).as('modules'),
      countOf('assets', id, sql`in_library = 1`).as('images'),
      countOf('stores', id).as('stores'),
      countOf('brand_kits', id).as('brandKits'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { templates, modules, images, stores, brandKits } = row;
  return { templates, modules, images, stores, brandKits };
}

/**
 * Returns whether an account has nothing that another person would have to get. Folders and categories without content do not
 * count.
 */
export async function ownsNothing(database: Database, id: string): Promise<boolean> {
  const found = await belongingsOf(database, id);
  return found === null || Object.values(found).every((count) => count === 0);
}

function countOf(table: Owned, owner: string, condition = sql`1 = 1`) {
  return sql<number>`(select count(*) from ${sql.table(table)} where owner_id = ${owner} and ${condition})`;
}
