import { LIMITS } from '@mailwright/contract';
import { type SelectQueryBuilder, sql } from 'kysely';
import { categoryKey } from '../../db/category-key.ts';
import { containsIn } from '../../db/contains-in.ts';
import type { Database } from '../../db/database.ts';
import { foldText, sortText } from '../../db/fold-text.ts';
import type { Schema } from '../../db/schema.ts';
import type { FoundProducts, ProductFilter, ProductPage, ProductRecord, ProductRepository } from './port.ts';

/** Most products that are counted; of more it is only known that they are more. */
const { counted: COUNTED } = LIMITS.products;

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

  /** Returns the query for ids of matching products; whole rows are fetched only for the shown ones. */
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

  /** Returns the query for a category without a search, from its own index. */
  function inCategory(storeId: string, filter: ProductFilter) {
    return kysely
      .selectFrom('product_categories')
      .where('store_id', '=', storeId)
      .where('kind', '=', 'category')
      .where('name', '=', filter['category-name'])
      .where('is_deleted', 'in', filter['return-deleted'] ? [0, 1] : [0]);
  }

  const isCategoryAlone = (filter: ProductFilter) => filter['category-name'] !== '' && filter.query.trim() === '';

  /** Returns the ids of a page in the order of an index; the database reads only to the end of the page. */
  async function idsInOrder(storeId: string, filter: ProductFilter, { limit, offset }: ProductPage) {
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
          .orderBy('p.name_key')
          .orderBy('p.product_id')
          .limit(limit)
          .offset(offset)
          .execute();
    return rows.map(({ id }) => id);
  }

  /**
   * Returns the ids of everything a search finds, in order; null when there are more than are counted. SQLite finds them in the
   * order of its index. PostgreSQL would fetch rows in that order and then drop most of them: it finds them in any order, by
   * groups of three letters when that is shorter, and they are sorted here.
   */
  async function allIds(storeId: string, filter: ProductFilter): Promise<readonly string[] | null> {
    const some = matching(storeId, filter)
      .select('p.product_id as id')
      .limit(COUNTED + 1);
    if (engine === 'sqlite') {
      const rows = await some.orderBy('p.name_key').orderBy('p.product_id').execute();
      return rows.length > COUNTED ? null : rows.map(({ id }) => id);
    }
    const rows = await some.select('p.name_key as key').execute();
    if (rows.length > COUNTED) return null;
    return rows.sort((a, b) => compareBytes(a.key, b.key) || compareBytes(a.id, b.id)).map(({ id }) => id);
  }

  async function pageOf(storeId: string, filter: ProductFilter, page: ProductPage): Promise<FoundProducts> {
    const isSearch = filter.query.trim() !== '';
    const all = isSearch ? await allIds(storeId, filter) : null;
    const ids = all?.slice(page.offset, page.offset + page.limit) ?? (await idsInOrder(storeId, filter, page));
    return { products: await ofIds(storeId, ids), total: all?.length ?? (isSearch ? 'many' : null) };
  }

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
    list: async (storeId, filter, page) => (await pageOf(storeId, filter, page)).products,

    page: pageOf,

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

/** Compares texts as both databases order them. */
function compareBytes(a: string, b: string): number {
  return a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b));
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
