import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { foldText } from '../fold-text.ts';

/** Folders of the image library, alternative texts of images, and their names in the form that searches compare. */
export async function library({ kysely, engine }: Database): Promise<void> {
  const text = engine === 'sqlite' ? 'text' : 'text collate "C"';
  const integer = engine === 'sqlite' ? 'integer' : 'bigint';
  const end = engine === 'sqlite' ? 'strict' : '';
  const statements = [
    `create table asset_folders (
      id ${text} primary key, owner_id ${text} not null references users (id) on delete cascade,
      name ${text} not null, name_key ${text} not null, created_at ${integer} not null) ${end}`,
    'create unique index folders_by_name on asset_folders (owner_id, name_key)',
    `alter table assets add column folder_id ${text} references asset_folders (id) on delete set null`,
    `alter table assets add column alt ${text} not null default '{}'`,
    `alter table assets add column name_key ${text} not null default ''`,
    `alter table assets add column alt_key ${text} not null default ''`,
    'create index library_by_time on assets (owner_id, in_library, created_at)',
    'create index assets_in_folder on assets (folder_id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
  const images = await kysely.selectFrom('assets').select(['owner_id', 'name', 'original_name']).execute();
  for (const { owner_id, name, original_name } of images) {
    await kysely
      .updateTable('assets')
      .set({ name_key: foldText(original_name) })
      .where('owner_id', '=', owner_id)
      .where('name', '=', name)
      .execute();
  }
}
