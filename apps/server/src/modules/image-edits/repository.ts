import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { RecipeRepository } from './port.ts';

export function createRecipeRepository(database: Database): RecipeRepository {
  return {
    async find({ ownerId, name }) {
      const row = await database.kysely
        .selectFrom('image_recipes')
        .select('recipe')
        .where('owner_id', '=', ownerId)
        .where('name', '=', name)
        .executeTakeFirst();
      return row ? JSON.parse(row.recipe) : null;
    },

    save: ({ ownerId, name }, recipe, named, now) =>
      inTransaction(database, async ({ kysely }) => {
        const written = { recipe: JSON.stringify(recipe), changed_at: now };
        await kysely
          .insertInto('image_recipes')
          .values({ owner_id: ownerId, name, ...written })
          .onConflict((conflict) => conflict.columns(['owner_id', 'name']).doUpdateSet(written))
          .execute();
        await kysely.deleteFrom('recipe_assets').where('owner_id', '=', ownerId).where('name', '=', name).execute();
        await kysely
          .insertInto('recipe_assets')
          .values(
            named.map((image) => ({
              owner_id: ownerId,
              name,
              asset_owner_id: image.ownerId,
              asset_name: image.name,
            })),
          )
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }),
  };
}
