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

/** A page of a list, and of how many products: `many` are more than `LIMITS.products.counted`; null where nothing was counted. */
export interface FoundProducts {
  readonly products: readonly ProductRecord[];
  readonly total: number | 'many' | null;
}

/** Products of stores, as they were last read. Who may see them is not asked here. */
export interface ProductRepository {
  /** By name. */
  list(storeId: string, filter: ProductFilter, page: ProductPage): Promise<readonly ProductRecord[]>;
  /** The same, with what finding them told of their number. */
  page(storeId: string, filter: ProductFilter, page: ProductPage): Promise<FoundProducts>;
  count(storeId: string, filter: ProductFilter): Promise<number>;
  /** Those that are known, deleted ones included, in no order. */
  find(keys: readonly ProductKey[]): Promise<readonly ProductRecord[]>;
  /** Returns the products that a rule gives now, without deleted and sold-out ones. */
  byRule(rule: ProductRule): Promise<readonly ProductRecord[]>;
  /** Categories of products that are not deleted, by name; `LIMITS.products.listedNames` of them at most, as of tags. */
  categories(storeId: string): Promise<readonly string[]>;
  tags(storeId: string): Promise<readonly string[]>;
}
