import type { Database } from '../../../db/database.ts';
import type { Handover } from './port.ts';

const FACTS = ['name', 'original_name', 'content_type', 'width', 'height', 'size', 'in_library', 'created_at'] as const;
const WORDS = ['folder_id', 'alt', 'name_key', 'alt_key', 'source'] as const;

/**
 * Hands over the folders and images of the library, whose files have been copied before. The images also stay under their
 * earlier addresses, because mails that were sent name those. Images that the heir has removed from their own library stay out.
 */
export async function handOverImages(database: Database, handover: Handover): Promise<void> {
  const { kysely } = database;
  const { from, to } = handover;
  await handOverFolders(database, handover);
  await kysely
    .insertInto('assets')
    .columns(['owner_id', ...FACTS, ...WORDS])
    .expression((eb) =>
      eb
        .selectFrom('assets')
        .select((inner) => inner.cast<string>(inner.val(to), 'text').as('owner_id'))
        .select([...FACTS, ...WORDS])
        .where('owner_id', '=', from)
        .where('in_library', '=', 1),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await handOverRecipes(database, handover);
  await kysely.updateTable('assets').set({ folder_id: null }).where('owner_id', '=', from).execute();
}

/**
 * Hands over folders. Names of folders are unique for a person: a folder of the heir with the same name takes in the images.
 */
async function handOverFolders({ kysely }: Database, { from, to }: Handover): Promise<void> {
  const named = (owner: string) =>
    kysely.selectFrom('asset_folders').select(['id', 'name_key']).where('owner_id', '=', owner).execute();
  const standing = await named(to);
  for (const { id, name_key } of await named(from)) {
    const same = standing.find((folder) => folder.name_key === name_key);
    if (!same) {
      await kysely.updateTable('asset_folders').set({ owner_id: to }).where('id', '=', id).execute();
      continue;
    }
    await kysely.updateTable('assets').set({ folder_id: same.id }).where('folder_id', '=', id).execute();
    await kysely.deleteFrom('asset_folders').where('id', '=', id).execute();
  }
}

/** Copies the recipes of edited images, so that the images can be edited further. */
async function handOverRecipes({ kysely }: Database, { from, to }: Handover): Promise<void> {
  await kysely
    .insertInto('image_recipes')
    .columns(['owner_id', 'name', 'recipe', 'changed_at'])
    .expression((eb) =>
      eb
        .selectFrom('image_recipes as r')
        .innerJoin('assets as a', (join) => join.onRef('a.name', '=', 'r.name').on('a.owner_id', '=', to))
        .select((inner) => inner.cast<string>(inner.val(to), 'text').as('owner_id'))
        .select(['r.name', 'r.recipe', 'r.changed_at'])
        .where('r.owner_id', '=', from),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await kysely
    .insertInto('recipe_assets')
    .columns(['owner_id', 'name', 'asset_owner_id', 'asset_name'])
    .expression((eb) =>
      eb
        .selectFrom('recipe_assets as n')
        .innerJoin('image_recipes as r', (join) => join.onRef('r.name', '=', 'n.name').on('r.owner_id', '=', to))
        .select((inner) => inner.cast<string>(inner.val(to), 'text').as('owner_id'))
        .select(['n.name', 'n.asset_owner_id', 'n.asset_name'])
        .where('n.owner_id', '=', from),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
