import {
  type Actor,
  LIMITS,
  type Product,
  type ProductPagination,
  type ProductQuery,
  type ProductRule,
  type ProductState,
  paginate,
} from '@mailwright/contract';
import type { StoreAccess } from '../stores/access-service.ts';
import type { RefreshProducts } from '../stores/refresh-products.ts';
import type { ProductRepository } from './port.ts';
import { presentProduct } from './present.ts';

type Keys = readonly Omit<ProductState, 'product'>[];

/** Reads products of the stores that a person may see. */
export interface ProductService {
  categories(actor: Actor, storeId: string): Promise<readonly string[]>;
  tags(actor: Actor, storeId: string): Promise<readonly string[]>;
  list(actor: Actor, storeId: string, query: ProductQuery): Promise<readonly Product[]>;
  page(
    actor: Actor,
    storeId: string,
    query: ProductQuery & { readonly limit: number; readonly 'exact-total': boolean },
  ): Promise<{ readonly pagination: ProductPagination; readonly elements: readonly Product[] }>;
  /**
   * Returns the products of a rule.
   * @throws AppError `STORE_NOT_FOUND` when the person may not see the rule's store
   */
  byRule(actor: Actor, rule: ProductRule): Promise<readonly Product[]>;
  /** Returns the products in the given order; null for those that the person may not see. `refresh` asks the stores first. */
  states(actor: Actor, keys: Keys, refresh?: boolean): Promise<readonly ProductState[]>;
}

export interface ProductDeps {
  readonly products: ProductRepository;
  readonly access: StoreAccess;
  readonly refresh: RefreshProducts;
}

export function createProductService({ products, access, refresh: askStores }: ProductDeps): ProductService {
  return {
    categories: async (actor, storeId) => products.categories((await access.require(actor, storeId)).id),

    tags: async (actor, storeId) => products.tags((await access.require(actor, storeId)).id),

    async list(actor, storeId, query) {
      const { id } = await access.require(actor, storeId);
      const { limit = LIMITS.products.perList, offset } = query;
      return (await products.list(id, query, { limit, offset })).map(presentProduct);
    },

    async page(actor, storeId, query) {
      const store = await access.require(actor, storeId);
      const found = await products.page(store.id, query, query);
      const elements = found.products.map(presentProduct);
      const isAll = !query['return-deleted'] && query['category-name'] === '' && query.query === '';
      // The last page says by itself how many there are.
      const isLast = elements.length < query.limit && (elements.length > 0 || query.offset === 0);
      const known = isAll ? store.products : isLast ? query.offset + elements.length : found.total;
      if (known === 'many' && !query['exact-total']) {
        const pagination = { ...paginate(LIMITS.products.counted, query.limit), 'total-is-minimum': true };
        return { pagination, elements };
      }
      const total = typeof known === 'number' ? known : await products.count(store.id, query);
      return { pagination: paginate(total, query.limit), elements };
    },

    async byRule(actor, rule) {
      await access.require(actor, rule.storeUuid);
      return (await products.byRule(rule)).map(presentProduct);
    },

    async states(actor, keys, refresh = false) {
      access.requirePlan(actor);
      const stores = await access.among(
        actor,
        keys.map(({ storeUuid }) => storeUuid),
      );
      const known = new Set(stores.map(({ id }) => id));
      const allowed = keys.filter(({ storeUuid }) => known.has(storeUuid));
      if (refresh) await askStores(stores, allowed);
      const found = await products.find(allowed);
      const byKey = new Map(found.map((record) => [`${record.storeId} ${record.id}`, presentProduct(record)]));
      return keys.map(({ storeUuid, productId }) => ({
        storeUuid,
        productId,
        product: byKey.get(`${storeUuid} ${productId}`) ?? null,
      }));
    },
  };
}
