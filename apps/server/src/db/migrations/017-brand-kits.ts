import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Brand kits, who else uses them, and the images that they name: those stay as long as a kit does. */
export async function brandKits({ kysely, engine }: Database): Promise<void> {
  const [text, integer, end] = engine === 'sqlite' ? ['text', 'integer', 'strict'] : ['text collate "C"', 'bigint', ''];
  const kit = `${text} not null references brand_kits (id) on delete cascade`;
  const statements = [
    `create table brand_kits (
      id ${text} primary key, owner_id ${text} not null unique references users (id) on delete cascade,
      kit ${text} not null, revision ${integer} not null, modified_at ${integer} not null) ${end}`,
    `create table brand_people (
      kit_id ${kit}, user_id ${text} not null references users (id) on delete cascade,
      primary key (kit_id, user_id)) ${end}`,
    'create index brands_of_person on brand_people (user_id)',
    `create table brand_assets (
      kit_id ${kit}, owner_id ${text} not null, name ${text} not null,
      primary key (kit_id, owner_id, name)) ${end}`,
    'create index brands_with_asset on brand_assets (owner_id, name)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
}
