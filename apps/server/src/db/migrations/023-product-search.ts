import { sql } from 'kysely';
import type { Database } from '../database.ts';

/**
 * Adds a table of what lists and searches of products read, apart from everything else about them: its rows are so small that
 * 50,000 are read at once.
 */
export async function productSearch({ kysely, engine }: Database): Promise<void> {
  const isSqlite = engine === 'sqlite';
  const [text, integer] = isSqlite ? ['text', 'integer'] : ['text collate "C"', 'bigint'];
  const columns = `store_id ${text} not null, product_id ${text} not null, name_key ${text} not null,
    is_deleted ${integer} not null, search_key ${text} not null, category_key ${text} not null,
    foreign key (store_id, product_id) references products (store_id, id) on delete cascade`;
  const names = isSqlite
    ? 'select char(31) || group_concat(value, char(31)) || char(31) from json_each(products.categories)'
    : 'select chr(31) || string_agg(value, chr(31)) || chr(31) from json_array_elements_text(products.categories::json)';
  const statements = [
    ...(isSqlite
      ? [
          `create table product_search (${columns},
            primary key (store_id, is_deleted, name_key, product_id)) strict, without rowid`,
          'create index search_of_product on product_search (store_id, product_id)',
        ]
      : [`create table product_search (${columns}, primary key (store_id, product_id))`]),
    `insert into product_search (store_id, product_id, name_key, is_deleted, search_key, category_key)
      select store_id, id, name_key, case when deleted_at is null then 0 else 1 end, search_key, coalesce((${names}), '')
      from products`,
    ...(isSqlite
      ? ['drop index products_by_name']
      : [
          'create index search_by_name on product_search (store_id, is_deleted, name_key, product_id)',
          'create index search_of_words on product_search using gin (search_key gin_trgm_ops)',
          'drop index products_by_name',
          'drop index products_search',
        ]),
    'alter table products drop column search_key',
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
}
