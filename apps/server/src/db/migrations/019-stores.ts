import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Connected stores, and their products as they were last read. */
export async function stores({ kysely, engine }: Database): Promise<void> {
  const [text, integer, end] = engine === 'sqlite' ? ['text', 'integer', 'strict'] : ['text collate "C"', 'bigint', ''];
  // Each synchronization marks the rows that it has seen: with room beside them no index has to be written for that.
  const roomy = engine === 'sqlite' ? 'strict' : 'with (fillfactor = 75)';
  const statements = [
    `create table stores (
      id ${text} primary key, owner_id ${text} references users (id) on delete cascade, kind ${text} not null,
      name ${text} not null, url ${text} not null, feed ${text}, credentials ${text}, currency ${text},
      created_at ${integer} not null, product_count ${integer} not null, sync_state ${text} not null, sync_at ${integer},
      sync_lease ${integer} not null, sync_holder ${text}, sync_tries ${integer} not null, sync_run ${integer} not null,
      sync_cursor ${text}, sync_done ${integer} not null, sync_total ${integer}, synced_at ${integer},
      sync_problem ${text}, sync_skipped ${text} not null, sync_skipped_count ${integer} not null) ${end}`,
    'create index stores_of_owner on stores (owner_id)',
    'create index stores_due on stores (sync_at) where sync_at is not null',
    `create table products (
      store_id ${text} not null references stores (id) on delete cascade, id ${text} not null, name ${text} not null,
      name_key ${text} not null, search_key ${text} not null, description ${text} not null, image ${text} not null,
      images ${text} not null, link ${text} not null, price ${text}, sale_price ${text}, price_to ${text},
      current_price ${integer}, reduction ${integer} not null, currency ${text}, availability ${text} not null,
      brand ${text} not null, categories ${text} not null, tags ${text} not null, began_at ${integer},
      newest_at ${integer} not null, changed_at ${integer} not null, digest ${text} not null,
      seen_run ${integer} not null, deleted_at ${integer}, primary key (store_id, id)) ${roomy}`,
    'create index products_by_price on products (store_id, current_price, id) where deleted_at is null',
    'create index products_by_time on products (store_id, newest_at, id) where deleted_at is null',
    'create index products_on_sale on products (store_id, reduction, id) where deleted_at is null and reduction > 0',
    `create table product_categories (
      store_id ${text} not null, product_id ${text} not null, kind ${text} not null, name ${text} not null,
      name_key ${text} not null, is_deleted ${integer} not null,
      primary key (store_id, kind, name, is_deleted, name_key, product_id),
      foreign key (store_id, product_id) references products (store_id, id) on delete cascade) ${end}`,
    'create index categories_of_product on product_categories (store_id, product_id)',
    // A search reads all names of a store: here from the index alone, there by groups of three letters.
    ...(engine === 'sqlite'
      ? ['create index products_by_name on products (store_id, name_key, id, deleted_at, search_key)']
      : [
          'create index products_by_name on products (store_id, name_key, id)',
          'create index products_search on products using gin (search_key gin_trgm_ops)',
        ]),
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
}
