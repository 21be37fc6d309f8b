import type { Availability, ProductKey, ProductQuery, ProductRule } from '@mailwright/contract';

/** A product as it was last read. Times are milliseconds since 1970. */
export interface ProductRecord {
  readonly storeId: string;
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly categories: readonly string[];
  readonly image: string;
  readonly images: readonly string[];
  readonly link: string;
  readonly price: string | null;
  readonly salePrice: string | null;
  readonly priceTo: string | null;
  readonly currency: string | null;
  readonly availability: Availability;
  readonly brand: string;
  readonly tags: readonly string[];
  readonly began: number | null;
  readonly changed: number;
  readonly isDeleted: boolean;
}

export type ProductFilter = Pick<ProductQuery, 'return-deleted' | 'category-name' | 'query'>;

export interface ProductPage {
  readonly limit: number;
  readonly offset: number;
}

/**
 * Page of a list, and the number of products: `many` means more than `LIMITS.products.counted`, null that nothing was counted.
 */
export interface FoundProducts {
  readonly products: readonly ProductRecord[];
  readonly total: number | 'many' | null;
}

/** Reads products of stores as they were last read. It does not check who may see them. */
export interface ProductRepository {
  /** Returns products by name. */
  list(storeId: string, filter: ProductFilter, page: ProductPage): Promise<readonly ProductRecord[]>;
  /** Returns the same, with the number of products if finding them gave it. */
  page(storeId: string, filter: ProductFilter, page: ProductPage): Promise<FoundProducts>;
  count(storeId: string, filter: ProductFilter): Promise<number>;
  /** Returns the products that are stored, deleted ones included, in no order. */
  find(keys: readonly ProductKey[]): Promise<readonly ProductRecord[]>;
  /** Returns the products that a rule gives now, without deleted and sold-out ones. */
  byRule(rule: ProductRule): Promise<readonly ProductRecord[]>;
  /** Returns the categories of products that are not deleted, by name; at most `LIMITS.products.listedNames`, as for tags. */
  categories(storeId: string): Promise<readonly string[]>;
  tags(storeId: string): Promise<readonly string[]>;
}
