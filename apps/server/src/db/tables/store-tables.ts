import type { StoreKind } from '@mailwright/contract';

/** Tables of connected stores and their products. */
export interface StoreSchema {
  stores: StoreTable;
  products: ProductTable;
  product_search: ProductSearchTable;
  product_categories: ProductCategoryTable;
}

interface StoreTable {
  id: string;
  /** Null for the demo store, which everybody has whose plan has products. */
  owner_id: string | null;
  kind: StoreKind;
  name: string;
  /** '' for files. */
  url: string;
  /** JSON of the feed's settings; null for shops. */
  feed: string | null;
  /** Encrypted JSON; null for none. */
  credentials: string | null;
  currency: string | null;
  created_at: number;
  /** Products that are not deleted. */
  product_count: number;
  sync_state: 'waiting' | 'running' | 'done' | 'failed';
  /** Time when the next synchronization is due; null for never. */
  sync_at: number | null;
  /** End of the time in which a server works on it, or 0. */
  sync_lease: number;
  /** Worker that synchronizes it; a different value than before means that another worker has taken it over. */
  sync_holder: string | null;
  /** Failures since it last went well. */
  sync_tries: number;
  /** Counts synchronizations; products that the running one has not seen are gone when it ends. */
  sync_run: number;
  /** Cursor at which the running synchronization goes on; null for its beginning. */
  sync_cursor: string | null;
  sync_done: number;
  sync_total: number | null;
  synced_at: number | null;
  /** JSON of `StoreProblem`; null for none. */
  sync_problem: string | null;
  /** JSON of the rows that were left out, the first of them. */
  sync_skipped: string;
  sync_skipped_count: number;
}

interface ProductTable {
  store_id: string;
  /** The shop's own. */
  id: string;
  name: string;
  /** Name as lists are ordered by it. */
  name_key: string;
  description: string;
  image: string;
  /** JSON list of addresses. */
  images: string;
  link: string;
  /** Amounts as the contract has them, e.g. `49.00`. */
  price: string | null;
  sale_price: string | null;
  price_to: string | null;
  /** Current price in ten-thousandths of its currency, for order by price; null when the shop gives no price. */
  current_price: number | null;
  /** Amount by which it is reduced, in ten-thousandths of its price; 0 when it is not. */
  reduction: number;
  currency: string | null;
  availability: string;
  brand: string;
  /** JSON lists. */
  categories: string;
  tags: string;
  /** Time when the shop began to sell it; null when the shop does not say. */
  began_at: number | null;
  /** That, or when it was first seen here: new products of shops that do not say it are new all the same. */
  newest_at: number;
  changed_at: number;
  /** Digest of all facts from the shop, so that a product that has not changed is not written again. */
  digest: string;
  /** The synchronization that last saw it. */
  seen_run: number;
  /** Time when the shop stopped having it; null while it has it. */
  deleted_at: number | null;
}

/** Fields of each product that lists and searches read, and nothing else. */
interface ProductSearchTable {
  store_id: string;
  product_id: string;
  /** The product's. */
  name_key: string;
  /** 1 where the shop has the product no more. */
  is_deleted: number;
  /** Name, id, brand and categories, folded, as searches compare them. */
  search_key: string;
  /** Its categories with their spelling, each between two separators; empty for none. */
  category_key: string;
}

/** Categories and tags of products, for lists and filters. */
interface ProductCategoryTable {
  store_id: string;
  product_id: string;
  kind: 'category' | 'tag';
  name: string;
  /** The product's, so that a category's products are read in their order. */
  name_key: string;
  /** 1 where the shop has the product no more. */
  is_deleted: number;
}
