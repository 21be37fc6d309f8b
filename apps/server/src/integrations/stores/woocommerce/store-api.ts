import { LIMITS } from '@mailwright/contract';
import { type SourceProduct, type StoreConnector, StoreFailure } from '../port.ts';
import { jsonOf, type ShopRequest } from '../shop-request.ts';
import { type ApiRoot, findApiRoot } from './api-root.ts';
import { productPages, totalOf } from './product-pages.ts';
import { siteName } from './site-name.ts';
import { readStoreProduct, STORE_FIELDS, STORE_ROUTE } from './store-product.ts';

/** A WooCommerce shop without a key: what every visitor sees. */
export function createStoreApi(ask: ShopRequest, address: URL): StoreConnector {
  let found: Promise<ApiRoot> | null = null;
  const root = () => {
    found ??= findApiRoot(ask, address, STORE_ROUTE);
    return found;
  };

  return {
    async test() {
      const at = await root();
      const answer = await ask(at(STORE_ROUTE, { per_page: String(LIMITS.stores.sample), _fields: STORE_FIELDS }));
      const products = readAll(jsonOf(answer)).filter((one) => typeof one !== 'string');
      const currency = products.find((one) => one.currency !== null)?.currency ?? null;
      return { name: await siteName(ask, at), currency, total: totalOf(answer), products };
    },

    async *products(from) {
      const at = await root();
      yield* productPages(
        (query) => ask(at(STORE_ROUTE, { ...query, _fields: STORE_FIELDS })),
        async (entries) => readAll(entries),
        from,
      );
    },

    async product(id) {
      if (!/^\d{1,18}$/.test(id)) return null;
      const at = await root();
      const answer = await ask(at(`${STORE_ROUTE}/${id}`, { _fields: STORE_FIELDS }));
      if (answer.status === 404) return null;
      const read = readStoreProduct(jsonOf(answer));
      if (typeof read === 'string') throw new StoreFailure('STORE_UNREADABLE', read);
      return read;
    },
  };
}

function readAll(entries: unknown): readonly (SourceProduct | string)[] {
  return Array.isArray(entries) ? entries.map(readStoreProduct) : [];
}
