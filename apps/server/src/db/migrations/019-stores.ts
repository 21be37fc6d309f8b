import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Connected stores, and their products as they were last read. */
export async function stores({ kysely, engine }: Database): Promise<void> {
  const [text, integer, end] = engine === 'sqlite' ? ['text', 'integer', 'strict'] : ['text collate "C"', 'bigint', ''];
  const statements = [
    `create table stores (
      id ${text} primary key, owner_id ${text} references users (id) on delete cascade, kind ${text} not null,
      name ${text} not null, url ${text} not null, feed ${text}, credentials ${text}, currency ${text},
      created_at ${integer} not null, sync_state ${text} not null, sync_at ${integer}, sync_lease ${integer} not null,
      sync_tries ${integer} not null, sync_run ${integer} not null, sync_cursor ${text}, sync_done ${integer} not null,
      sync_total ${integer}, synced_at ${integer}, sync_problem ${text}, sync_skipped ${text} not null,
      sync_skipped_count ${integer} not null) ${end}`,
    'create index stores_of_owner on stores (owner_id)',
    'create index stores_due on stores (sync_at) where sync_at is not null',
    `create table products (
      store_id ${text} not null references stores (id) on delete cascade, id ${text} not null, name ${text} not null,
      name_key ${text} not null, search_key ${text} not null, description ${text} not null, image ${text} not null,
      images ${text} not null, link ${text} not null, price ${text}, sale_price ${text}, price_to ${text},
      current_price ${integer}, reduction ${integer} not null, currency ${text}, availability ${text} not null,
      brand ${text} not null, categories ${text} not null, tags ${text} not null, began_at ${integer},
      changed_at ${integer} not null, seen_run ${integer} not null, deleted_at ${integer},
      primary key (store_id, id)) ${end}`,
    'create index products_by_name on products (store_id, name_key, id) where deleted_at is null',
    'create index products_by_price on products (store_id, current_price, id) where deleted_at is null',
    'create index products_by_time on products (store_id, began_at, id) where deleted_at is null',
    `create table product_categories (
      store_id ${text} not null, product_id ${text} not null, kind ${text} not null, name ${text} not null,
      primary key (store_id, kind, name, product_id),
      foreign key (store_id, product_id) references products (store_id, id) on delete cascade) ${end}`,
    'create index categories_of_product on product_categories (store_id, product_id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
}
