import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { SourceProduct } from '../../integrations/stores/port.ts';
import { hasUsableId, type ProductRow, productRow, productSearchRow } from './product-row.ts';

/** Most rows in one statement; databases limit the number of parameters. */
const ROWS_PER_STATEMENT = 500;

/**
 * Columns that an update writes: everything the shop sends, and values computed from it. `newest_at` stays when the shop sends
 * no time.
 */
const TOLD = [
  'name',
  'name_key',
  'description',
  'image',
  'images',
  'link',
  'price',
  'sale_price',
  'price_to',
  'current_price',
  'reduction',
  'currency',
  'availability',
  'brand',
  'categories',
  'tags',
  'began_at',
  'changed_at',
  'digest',
  'seen_run',
  'deleted_at',
] as const;

/**
 * Stores products as a shop has just told them; what has not changed is only marked as seen. Answers by how much the
 * number of products that can be chosen has grown.
 */
export async function writeProducts(
  database: Database,
  storeId: string,
  products: readonly SourceProduct[],
  { run, now }: { readonly run: number; readonly now: number },
): Promise<number> {
  const { kysely } = database;
  // A shop that changes while it is read may tell a product twice; the later one is how it is.
  const rows = [...new Map(products.filter(hasUsableId).map((source) => [source.id, source])).values()].map((source) =>
    productRow(storeId, source, { run, now }),
  );
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  const known = await kysely
    .selectFrom('products')
    .select(['id', 'digest', 'deleted_at'])
    .where('store_id', '=', storeId)
    .where('id', 'in', ids)
    .execute();
  const alive = new Map(known.filter((row) => row.deleted_at === null).map((row) => [row.id, row.digest]));
  const changed = rows.filter(({ id, digest }) => alive.get(id) !== digest);
  const same = rows.filter(({ id, digest }) => alive.get(id) === digest).map(({ id }) => id);
  if (same.length > 0) {
    await kysely
      .updateTable('products')
      .set({ seen_run: run })
      .where('store_id', '=', storeId)
      .where('id', 'in', same)
      .execute();
  }
  await writeChanged(database, storeId, changed, new Set(known.map(({ id }) => id)));
  return changed.filter(({ id }) => !alive.has(id)).length;
}

async function writeChanged(
  { kysely }: Database,
  storeId: string,
  rows: readonly ProductRow[],
  known: ReadonlySet<string>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await kysely
      .insertInto('products')
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .onConflict((conflict) =>
        conflict.columns(['store_id', 'id']).doUpdateSet((eb) => ({
          ...(Object.fromEntries(TOLD.map((column) => [column, eb.ref(`excluded.${column}`)])) as object),
          newest_at: sql<number>`coalesce(excluded.began_at, products.newest_at)`,
        })),
      )
      .execute();
  }
  const before = rows.flatMap(({ id }) => (known.has(id) ? id : []));
  if (before.length > 0) {
    for (const table of ['product_search', 'product_categories'] as const) {
      await kysely.deleteFrom(table).where('store_id', '=', storeId).where('product_id', 'in', before).execute();
    }
  }
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const some = rows.slice(start, start + ROWS_PER_STATEMENT).map(productSearchRow);
    await kysely.insertInto('product_search').values(some).execute();
  }
  const named = rows.flatMap(({ id, name_key, categories, tags }) => {
    const row = { store_id: storeId, product_id: id, name_key, is_deleted: 0 };
    return [
      ...(JSON.parse(categories) as string[]).map((name) => ({ ...row, kind: 'category' as const, name })),
      ...(JSON.parse(tags) as string[]).map((name) => ({ ...row, kind: 'tag' as const, name })),
    ];
  });
  for (let start = 0; start < named.length; start += ROWS_PER_STATEMENT) {
    await kysely
      .insertInto('product_categories')
      .values(named.slice(start, start + ROWS_PER_STATEMENT))
      .execute();
  }
}

/** Marks products as deleted: one of them, or all that a run has not seen. Returns their number. */
export async function markDeleted(
  { kysely }: Database,
  storeId: string,
  which: { readonly unseenBy: number } | { readonly id: string },
  now: number,
): Promise<number> {
  const gone = await kysely
    .updateTable('products')
    .set({ deleted_at: now, changed_at: now })
    .where('store_id', '=', storeId)
    .where('deleted_at', 'is', null)
    .$if('unseenBy' in which, (query) => query.where('seen_run', '<', 'unseenBy' in which ? which.unseenBy : 0))
    .$if('id' in which, (query) => query.where('id', '=', 'id' in which ? which.id : ''))
    .returning('id')
    .execute();
  for (let start = 0; start < gone.length; start += ROWS_PER_STATEMENT) {
    const ids = gone.slice(start, start + ROWS_PER_STATEMENT).map(({ id }) => id);
    for (const table of ['product_search', 'product_categories'] as const) {
      await kysely
        .updateTable(table)
        .set({ is_deleted: 1 })
        .where('store_id', '=', storeId)
        .where('product_id', 'in', ids)
        .execute();
    }
  }
  return gone.length;
}
