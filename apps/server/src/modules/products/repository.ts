import { LIMITS } from '@mailwright/contract';
import { type SelectQueryBuilder, sql } from 'kysely';
import { categoryKey } from '../../db/category-key.ts';
import { containsIn } from '../../db/contains-in.ts';
import type { Database } from '../../db/database.ts';
import { foldText, sortText } from '../../db/fold-text.ts';
import type { Schema } from '../../db/schema.ts';
import type { ProductFilter, ProductRecord, ProductRepository } from './port.ts';

export function createProductRepository(database: Database): ProductRepository {
  const { kysely, engine } = database;

  async function ofIds(storeId: string, ids: readonly string[]): Promise<readonly ProductRecord[]> {
    if (ids.length === 0) return [];
    const rows = await kysely
      .selectFrom('products')
      .selectAll()
      .where('store_id', '=', storeId)
      .where('id', 'in', ids)
      .execute();
    const records = new Map(rows.map((row) => [row.id, recordOf(row)]));
    return ids.flatMap((id) => records.get(id) ?? []);
  }

  /** Whole rows are fetched for those that are shown alone. */
  function matching(storeId: string, filter: ProductFilter) {
    let found = kysely
      .selectFrom('product_search as p')
      .where('p.store_id', '=', storeId)
      .where('p.is_deleted', 'in', filter['return-deleted'] ? [0, 1] : [0]);
    for (const word of foldText(filter.query).split(/\s+/).filter(Boolean)) {
      found = found.where(({ ref }) => containsIn(ref('p.search_key'), word, engine));
    }
    const category = filter['category-name'];
    if (category === '') return found;
    return found.where(({ ref }) => containsIn(ref('p.category_key'), categoryKey([category]), engine));
  }

  /** A category without a search is read from its own index. */
  function inCategory(storeId: string, filter: ProductFilter) {
    return kysely
      .selectFrom('product_categories')
      .where('store_id', '=', storeId)
      .where('kind', '=', 'category')
      .where('name', '=', filter['category-name'])
      .where('is_deleted', 'in', filter['return-deleted'] ? [0, 1] : [0]);
  }

  /** In the order of the index, PostgreSQL would fetch row by row what a search then throws away: it sorts what is found. */
  const byName = ({ query }: ProductFilter) =>
    engine === 'postgres' && query.trim() !== '' ? sql<string>`p.name_key || ''` : sql<string>`p.name_key`;

  const isCategoryAlone = (filter: ProductFilter) => filter['category-name'] !== '' && filter.query.trim() === '';

  async function namesOf(storeId: string, kind: 'category' | 'tag'): Promise<readonly string[]> {
    const rows = await kysely
      .selectFrom('product_categories')
      .select('name')
      .distinct()
      .where('store_id', '=', storeId)
      .where('kind', '=', kind)
      .where('is_deleted', '=', 0)
      .orderBy('name')
      .limit(LIMITS.products.listedNames)
      .execute();
    const names = rows.map(({ name }) => ({ name, key: sortText(name) }));
    return names.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ name }) => name);
  }

  return {
    async list(storeId, filter, { limit, offset }) {
      const rows = isCategoryAlone(filter)
        ? await inCategory(storeId, filter)
            .select('product_id as id')
            .orderBy('name_key')
            .orderBy('product_id')
            .limit(limit)
            .offset(offset)
            .execute()
        : await matching(storeId, filter)
            .select('p.product_id as id')
            .orderBy(byName(filter))
            .orderBy('p.product_id')
            .limit(limit)
            .offset(offset)
            .execute();
      return ofIds(
        storeId,
        rows.map(({ id }) => id),
      );
    },

    async count(storeId, filter) {
      const found = isCategoryAlone(filter) ? inCategory(storeId, filter) : matching(storeId, filter);
      const counted = (found as SelectQueryBuilder<Schema, never, object>).select(sql<number>`count(*)`.as('count'));
      return (await counted.executeTakeFirstOrThrow()).count;
    },

    async find(keys) {
      const ofStores = Map.groupBy(keys, ({ storeUuid }) => storeUuid);
      const found = await Promise.all(
        [...ofStores].map(([storeId, wanted]) =>
          ofIds(storeId, [...new Set(wanted.map(({ productId }) => productId))]),
        ),
      );
      return found.flat();
    },

    async byRule({ storeUuid, sort, category, tag, onSale, count }) {
      let found = kysely
        .selectFrom('products as p')
        .selectAll('p')
        .where('p.store_id', '=', storeUuid)
        .where('p.deleted_at', 'is', null)
        .where('p.availability', '<>', 'outOfStock');
      if (onSale || sort === 'discount') found = found.where(sql<boolean>`p.reduction > 0`);
      for (const [kind, name] of [['category', category] as const, ['tag', tag] as const]) {
        if (name === null) continue;
        found = found.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('product_categories as c')
              .select(sql`1`.as('one'))
              .where('c.store_id', '=', storeUuid)
              .where('c.kind', '=', kind)
              .where('c.name', '=', name)
              .where('c.is_deleted', '=', 0)
              .whereRef('c.name_key', '=', 'p.name_key')
              .whereRef('c.product_id', '=', 'p.id'),
          ),
        );
      }
      if (sort === 'newest') found = found.orderBy('p.newest_at', 'desc').orderBy('p.id', 'desc');
      else if (sort === 'discount') found = found.orderBy('p.reduction', 'desc').orderBy('p.id', 'desc');
      else found = found.where('p.current_price', 'is not', null).orderBy('p.current_price').orderBy('p.id');
      return (await found.limit(count).execute()).map(recordOf);
    },

    categories: (storeId) => namesOf(storeId, 'category'),
    tags: (storeId) => namesOf(storeId, 'tag'),
  };
}

function recordOf(row: Schema['products']): ProductRecord {
  return {
    storeId: row.store_id,
    id: row.id,
    name: row.name,
    description: row.description,
    categories: JSON.parse(row.categories),
    image: row.image,
    images: JSON.parse(row.images),
    link: row.link,
    price: row.price,
    salePrice: row.sale_price,
    priceTo: row.price_to,
    currency: row.currency,
    availability: row.availability as ProductRecord['availability'],
    brand: row.brand,
    tags: JSON.parse(row.tags),
    began: row.began_at,
    changed: row.changed_at,
    isDeleted: row.deleted_at !== null,
  };
}
