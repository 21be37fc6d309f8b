import type { Database } from '../../db/database.ts';
import { foldText } from '../../db/fold-text.ts';
import type { AssetFolderRepository } from './port.ts';

export function createAssetFolderRepository({ kysely }: Database): AssetFolderRepository {
  const folders = (ownerId: string) =>
    kysely
      .selectFrom('asset_folders as f')
      .select(['f.id', 'f.name'])
      .select((eb) =>
        eb
          .selectFrom('assets as a')
          .select((inner) => inner.fn.countAll<number>().as('images'))
          .whereRef('a.folder_id', '=', 'f.id')
          .where('a.in_library', '=', 1)
          .as('count'),
      )
      .where('f.owner_id', '=', ownerId);

  return {
    async list(ownerId) {
      const rows = await folders(ownerId).orderBy('f.name_key').execute();
      return rows.map((row) => ({ ...row, count: row.count ?? 0 }));
    },

    async find(ownerId, id) {
      const row = await folders(ownerId).where('f.id', '=', id).executeTakeFirst();
      return row ? { ...row, count: row.count ?? 0 } : null;
    },

    async add({ id, ownerId, name, now }) {
      const { numInsertedOrUpdatedRows } = await kysely
        .insertInto('asset_folders')
        .values({ id, owner_id: ownerId, name, name_key: foldText(name), created_at: now })
        .onConflict((conflict) => conflict.columns(['owner_id', 'name_key']).doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async rename(ownerId, id, name) {
      const key = foldText(name);
      const { numUpdatedRows } = await kysely
        .updateTable('asset_folders')
        .set({ name, name_key: key })
        .where('id', '=', id)
        .where('owner_id', '=', ownerId)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('asset_folders as other')
                .select('other.id')
                .where('other.owner_id', '=', ownerId)
                .where('other.name_key', '=', key)
                .where('other.id', '!=', id),
            ),
          ),
        )
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    async remove(ownerId, id) {
      const { numDeletedRows } = await kysely
        .deleteFrom('asset_folders')
        .where('id', '=', id)
        .where('owner_id', '=', ownerId)
        .executeTakeFirstOrThrow();
      return numDeletedRows === 1n;
    },
  };
}
