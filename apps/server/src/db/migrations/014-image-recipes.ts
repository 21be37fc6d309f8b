import { sql } from 'kysely';
import type { Database } from '../database.ts';

/**
 * Adds the recipes by which edited images were made from their originals, and the images that recipes name: those are kept as
 * long as the recipe is.
 */
export async function imageRecipes({ kysely, engine }: Database): Promise<void> {
  const text = engine === 'sqlite' ? 'text' : 'text collate "C"';
  const integer = engine === 'sqlite' ? 'integer' : 'bigint';
  const end = engine === 'sqlite' ? 'strict' : '';
  const statements = [
    `create table image_recipes (
      owner_id ${text} not null, name ${text} not null, recipe ${text} not null, changed_at ${integer} not null,
      primary key (owner_id, name),
      foreign key (owner_id, name) references assets (owner_id, name) on delete cascade) ${end}`,
    `create table recipe_assets (
      owner_id ${text} not null, name ${text} not null, asset_owner_id ${text} not null, asset_name ${text} not null,
      primary key (owner_id, name, asset_owner_id, asset_name),
      foreign key (owner_id, name) references image_recipes (owner_id, name) on delete cascade) ${end}`,
    'create index recipes_with_asset on recipe_assets (asset_owner_id, asset_name)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
}
