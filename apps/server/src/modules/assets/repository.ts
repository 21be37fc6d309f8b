import type { Selectable } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { AssetRecord, AssetRepository } from './port.ts';

export function createAssetRepository(database: Database): AssetRepository {
  const { kysely } = database;
  return {
    async add(asset) {
      const values = {
        owner_id: asset.ownerId,
        name: asset.savedName,
        original_name: asset.originalName,
        content_type: asset.contentType,
        width: asset.width,
        height: asset.height,
        size: asset.size,
        in_library: asset.inLibrary ? 1 : 0,
        created_at: asset.now,
      };
      const { original_name, created_at } = values;
      await kysely
        .insertInto('assets')
        .values(values)
        .onConflict((conflict) => {
          const same = conflict.columns(['owner_id', 'name']);
          return asset.inLibrary ? same.doUpdateSet({ in_library: 1, original_name, created_at }) : same.doNothing();
        })
        .execute();
      if (asset.templateId === null) return;
      await kysely
        .insertInto('template_assets')
        .values({
          template_id: asset.templateId,
          owner_id: asset.ownerId,
          name: asset.savedName,
          added_at: asset.now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    addAll: (added) =>
      inTransaction(database, async (open) => {
        const inside = createAssetRepository(open);
        for (const asset of added) await inside.add(asset);
      }),

    async listLibrary(ownerId) {
      const rows = await kysely
        .selectFrom('assets')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .where('in_library', '=', 1)
        .orderBy('created_at', 'desc')
        .orderBy('name')
        .execute();
      return rows.map(record);
    },

    async listOfTemplate(templateId) {
      const rows = await kysely
        .selectFrom('template_assets as t')
        .innerJoin('assets as a', (join) => join.onRef('a.owner_id', '=', 't.owner_id').onRef('a.name', '=', 't.name'))
        .selectAll('a')
        .where('t.template_id', '=', templateId)
        .orderBy('t.added_at', 'desc')
        .orderBy('a.name')
        .execute();
      return rows.map(record);
    },

    async removeFromLibrary(ownerId, name) {
      const { numUpdatedRows } = await kysely
        .updateTable('assets')
        .set({ in_library: 0 })
        .where('owner_id', '=', ownerId)
        .where('name', '=', name)
        .where('in_library', '=', 1)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async findServed(ownerId, name) {
      const row = await kysely
        .selectFrom('assets as a')
        .selectAll('a')
        .where('a.owner_id', '=', ownerId)
        .where('a.name', '=', name)
        .where(({ or, eb, exists, selectFrom }) =>
          or([
            eb('a.in_library', '=', 1),
            exists(
              selectFrom('template_assets as t')
                .select('t.template_id')
                .whereRef('t.owner_id', '=', 'a.owner_id')
                .whereRef('t.name', '=', 'a.name'),
            ),
            exists(
              selectFrom('body_assets as b')
                .select('b.template_id')
                .whereRef('b.owner_id', '=', 'a.owner_id')
                .whereRef('b.name', '=', 'a.name'),
            ),
          ]),
        )
        .executeTakeFirst();
      return row ? record(row) : null;
    },
  };
}

function record(row: Selectable<Schema['assets']>): AssetRecord {
  return {
    ownerId: row.owner_id,
    savedName: row.name,
    originalName: row.original_name,
    contentType: row.content_type,
    width: row.width,
    height: row.height,
    size: row.size,
  };
}
