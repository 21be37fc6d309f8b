import type { Database } from '../../../db/database.ts';
import type { Handover } from './port.ts';

/**
 * Hands over categories. Names of categories are unique for a person: a category of the heir with the same name takes in the
 * members.
 */
export async function handOverCategories({ kysely }: Database, { from, to }: Handover): Promise<void> {
  const named = (owner: string) =>
    kysely.selectFrom('categories').select(['id', 'name_key', 'type']).where('owner_id', '=', owner).execute();
  const standing = await named(to);
  for (const { id, name_key, type } of await named(from)) {
    const same = standing.find((category) => category.name_key === name_key && category.type === type);
    if (!same) {
      await kysely.updateTable('categories').set({ owner_id: to }).where('id', '=', id).execute();
      continue;
    }
    await kysely
      .updateTable('template_categories')
      .set({ category_id: same.id })
      .where('category_id', '=', id)
      .execute();
    await kysely.deleteFrom('categories').where('id', '=', id).execute();
  }
}
