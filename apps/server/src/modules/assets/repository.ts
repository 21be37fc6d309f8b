import type { AssetQuery } from '@mailwright/contract';
import { LIMITS } from '@mailwright/contract';
import { type Selectable, sql } from 'kysely';
import { containsIn } from '../../db/contains-in.ts';
import type { Database } from '../../db/database.ts';
import { foldText } from '../../db/fold-text.ts';
import { NO_LIMIT } from '../../db/no-limit.ts';
import type { Schema } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { assetPath } from './asset-address.ts';
import type { AssetRecord, AssetRepository, NewAsset } from './port.ts';

export function createAssetRepository(database: Database): AssetRepository {
  const { kysely, engine } = database;
  const images = () => kysely.selectFrom('assets as a').selectAll('a');
  const one = (ownerId: string, name: string) => images().where('a.owner_id', '=', ownerId).where('a.name', '=', name);

  const templatesWith = ({ ownerId, savedName }: Pick<AssetRecord, 'ownerId' | 'savedName'>) =>
    kysely
      .selectFrom('body_assets as b')
      .innerJoin('templates as t', (join) =>
        join.onRef('t.id', '=', 'b.template_id').onRef('t.body_hash', '=', 'b.hash'),
      )
      .where('b.owner_id', '=', ownerId)
      .where('b.name', '=', savedName);

  /** Returns the templates that the person owns, or that are shared with them. */
  const ofPerson = (templates: ReturnType<typeof templatesWith>, userId: string) =>
    templates.where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('t.owner_id', '=', userId),
        exists(
          selectFrom('collaborators as c')
            .select('c.user_id')
            .whereRef('c.template_id', '=', 't.id')
            .where('c.user_id', '=', userId),
        ),
      ]),
    );

  /** Orders a list and returns the requested part of it. */
  function part<T extends ReturnType<typeof images>>(list: T, { query, sort, limit, offset }: AssetQuery) {
    const term = foldText(query ?? '');
    const found = query
      ? list.where(({ or, ref }) =>
          or([containsIn(ref('a.name_key'), term, engine), containsIn(ref('a.alt_key'), term, engine)]),
        )
      : list;
    const sorted =
      sort === 'name'
        ? found.orderBy('a.name_key')
        : found.orderBy(sort === 'size' ? 'a.size' : 'a.created_at', 'desc');
    return sorted
      .orderBy('a.name')
      .limit(limit ?? NO_LIMIT)
      .offset(offset)
      .execute();
  }

  return {
    async add(asset) {
      const values = columnsOf(asset);
      const { original_name, created_at, folder_id, name_key, source } = values;
      await kysely
        .insertInto('assets')
        .values(values)
        .onConflict((conflict) => {
          const same = conflict.columns(['owner_id', 'name']);
          if (!asset.inLibrary) return same.doNothing();
          const back = same.doUpdateSet({ in_library: 1, original_name, created_at, folder_id, name_key });
          // What a person called it outlives that they send it once more.
          return back.where('assets.in_library', '=', 0);
        })
        .execute();
      const said = { ...(source !== null && { source }), ...(asset.inLibrary && folder_id !== null && { folder_id }) };
      if (Object.keys(said).length > 0) {
        const { ownerId, savedName } = asset;
        const same = kysely.updateTable('assets').set(said).where('owner_id', '=', ownerId);
        await same.where('name', '=', savedName).execute();
      }
      if (asset.templateId !== null) await this.addToTemplate(asset, asset.templateId, asset.now);
    },

    addAll: (added) =>
      inTransaction(database, async (open) => {
        const inside = createAssetRepository(open);
        for (const asset of added) await inside.add(asset);
      }),

    async find(ownerId, name) {
      const row = await one(ownerId, name).executeTakeFirst();
      return row ? record(row) : null;
    },

    async keysAfter({ ownerId, name }, limit) {
      const rows = await kysely
        .selectFrom('assets')
        .select(['owner_id', 'name'])
        .where(sql<boolean>`(owner_id, name) > (${ownerId}, ${name})`)
        .orderBy('owner_id')
        .orderBy('name')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ ownerId: row.owner_id, name: row.name }));
    },

    async findAll(keys) {
      if (keys.length === 0) return [];
      const rows = await images()
        .where(({ or, and, eb }) =>
          or(keys.map(({ ownerId, name }) => and([eb('a.owner_id', '=', ownerId), eb('a.name', '=', name)]))),
        )
        .execute();
      return rows.map(record);
    },

    async findInLibrary(ownerId, name) {
      const row = await one(ownerId, name).where('a.in_library', '=', 1).executeTakeFirst();
      return row ? record(row) : null;
    },

    async listLibrary(ownerId, query) {
      let library = images().where('a.owner_id', '=', ownerId).where('a.in_library', '=', 1);
      if (query.folder === 'none') library = library.where('a.folder_id', 'is', null);
      else if (query.folder) library = library.where('a.folder_id', '=', query.folder);
      return (await part(library, query)).map(record);
    },

    async listOfTemplate(templateId, query) {
      const added = kysely
        .selectFrom('template_assets')
        .select(['owner_id', 'name'])
        .where('template_id', '=', templateId);
      const shown = kysely
        .selectFrom('body_assets as b')
        .innerJoin('templates as t', (join) =>
          join.onRef('t.id', '=', 'b.template_id').onRef('t.body_hash', '=', 'b.hash'),
        )
        .select(['b.owner_id', 'b.name'])
        .where('b.template_id', '=', templateId);
      const list = kysely
        .selectFrom('assets as a')
        .innerJoin(added.union(shown).as('named'), (join) =>
          join.onRef('named.owner_id', '=', 'a.owner_id').onRef('named.name', '=', 'a.name'),
        )
        .selectAll('a');
      return (await part(list, query)).map(record);
    },

    async updateInLibrary(ownerId, name, { originalName, folder, alt }) {
      await kysely
        .updateTable('assets')
        .set({
          original_name: originalName,
          folder_id: folder,
          alt: JSON.stringify(alt),
          name_key: foldText(originalName),
          alt_key: foldText(Object.values(alt).join('\n')),
        })
        .where('owner_id', '=', ownerId)
        .where('name', '=', name)
        .where('in_library', '=', 1)
        .execute();
    },

    async removeFromLibrary(ownerId, name) {
      const { numUpdatedRows } = await kysely
        .updateTable('assets')
        .set({ in_library: 0, folder_id: null })
        .where('owner_id', '=', ownerId)
        .where('name', '=', name)
        .where('in_library', '=', 1)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async addToTemplate({ ownerId, savedName }, templateId, now) {
      const { numInsertedOrUpdatedRows } = await kysely
        .insertInto('template_assets')
        .values({ template_id: templateId, owner_id: ownerId, name: savedName, added_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async removeFromTemplate(templateId, ownerId, name) {
      const { numDeletedRows } = await kysely
        .deleteFrom('template_assets')
        .where('template_id', '=', templateId)
        .where('owner_id', '=', ownerId)
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return numDeletedRows === 1n;
    },

    async usage(image, viewerId) {
      const showing = templatesWith(image);
      const { total } = await showing.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const rows = await ofPerson(showing, viewerId)
        .select(['t.id', 't.name', 't.type', 't.status', 't.owner_id', 't.modified_at'])
        .orderBy('t.modified_at', 'desc')
        .orderBy('t.id')
        .limit(LIMITS.library.usageListed)
        .execute();
      const templates = rows.map((row) => ({
        templateId: row.id,
        name: row.name,
        isModule: row.type === 'email_cb',
        status: row.status,
        isOwner: row.owner_id === viewerId,
        lastModified: new Date(row.modified_at).toISOString(),
      }));
      return { templates, total };
    },

    async shownIn(image, viewerId) {
      const rows = await ofPerson(templatesWith(image), viewerId).select('t.id').orderBy('t.id').execute();
      return rows.map(({ id }) => id);
    },

    async findServed(ownerId, name, portraits = true) {
      const row = await one(ownerId, name)
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
            exists(
              selectFrom('recipe_assets as r')
                .select('r.name')
                .whereRef('r.asset_owner_id', '=', 'a.owner_id')
                .whereRef('r.asset_name', '=', 'a.name'),
            ),
            exists(
              selectFrom('brand_assets as k')
                .select('k.kit_id')
                .whereRef('k.owner_id', '=', 'a.owner_id')
                .whereRef('k.name', '=', 'a.name'),
            ),
            exists(
              selectFrom('users as u')
                .select('u.id')
                .whereRef('u.id', '=', 'a.owner_id')
                // Nothing equals null.
                .where('u.image', '=', portraits ? assetPath(ownerId, name) : null),
            ),
            exists(
              selectFrom('stores as s')
                .innerJoin('products as p', 'p.store_id', 's.id')
                .select('p.id')
                .where('s.kind', '=', 'demo')
                .where('p.image', '=', assetPath(ownerId, name)),
            ),
          ]),
        )
        .executeTakeFirst();
      return row ? record(row) : null;
    },
  };
}

function columnsOf(asset: NewAsset) {
  return {
    owner_id: asset.ownerId,
    name: asset.savedName,
    original_name: asset.originalName,
    content_type: asset.contentType,
    width: asset.width,
    height: asset.height,
    size: asset.size,
    in_library: asset.inLibrary ? 1 : 0,
    created_at: asset.now,
    folder_id: asset.folder,
    name_key: foldText(asset.originalName),
    source: asset.source ? JSON.stringify(asset.source) : null,
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
    folder: row.folder_id,
    alt: JSON.parse(row.alt),
    source: row.source === null ? null : JSON.parse(row.source),
    inLibrary: row.in_library === 1,
    created: row.created_at,
  };
}
