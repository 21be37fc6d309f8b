import { LIMITS } from '@mailwright/contract';
import { z } from 'zod';
import { type SourceProduct, type StoreConnector, StoreFailure } from '../port.ts';
import { textField } from '../read-response.ts';
import { jsonOf, type ShopRequest } from '../shop-request.ts';
import { readCurrency } from '../values/price-text.ts';
import { type ApiRoot, findApiRoot, ownAddress } from './api-root.ts';
import { createAuthenticatedRequest, type WooKey } from './authenticated-request.ts';
import { productPages, totalOf } from './product-pages.ts';
import { productOf, REST_FIELDS, REST_ROUTE, type RestProduct, readRestProduct } from './rest-product.ts';
import { siteName } from './site-name.ts';
import { readShownPrices, type ShownPrices, STORE_FIELDS, STORE_ROUTE } from './store-product.ts';

const NONE: ReadonlyMap<string, ShownPrices> = new Map();

/** Drafts have no page that a mail could lead to. */
const PUBLISHED = 'publish';

interface OpenShop {
  readonly at: ApiRoot;
  readonly pricesOf: VisitorPrices;
  /** Returns the currency; asks the shop for it only once. */
  readonly currency: () => Promise<string | null>;
}

/** A WooCommerce shop with a key of its REST API: also products that are hidden in the shop, and since when there are all. */
export function createRestApi(ask: ShopRequest, address: URL, key: WooKey): StoreConnector {
  const keyed = createAuthenticatedRequest(ask, key);
  let opened: Promise<OpenShop> | null = null;
  const open = () => {
    opened ??= findRoot(ask, keyed, address).then((at) => {
      let currency: Promise<string | null> | null = null;
      return {
        at,
        pricesOf: createVisitorPrices(ask, at),
        currency: () => {
          currency ??= shopCurrency(keyed, at);
          return currency;
        },
      };
    });
    return opened;
  };

  async function readAll({ pricesOf, currency }: OpenShop, entries: unknown) {
    const told = Array.isArray(entries) ? entries.map(readRestProduct) : [];
    const shown = await pricesOf(told.flatMap((one) => one?.id ?? []));
    const ofShop = told.every((one) => one === null || shown.has(one.id)) ? null : await currency();
    const read = (one: RestProduct) => productOf(one, shown.get(one.id), ofShop);
    return told.map((one) => (one ? read(one) : 'This is not a product.'));
  }

  const query = { status: PUBLISHED, _fields: REST_FIELDS };
  return {
    async test() {
      const shop = await open();
      const answer = await keyed(shop.at(REST_ROUTE, { per_page: String(LIMITS.stores.sample), ...query }));
      const products = (await readAll(shop, jsonOf(answer))).filter((one) => typeof one !== 'string');
      const currency = products.find((one) => one.currency !== null)?.currency ?? null;
      return { name: await siteName(ask, shop.at), currency, total: totalOf(answer), products };
    },

    async *products(from) {
      const shop = await open();
      yield* productPages(
        (page) => keyed(shop.at(REST_ROUTE, { ...page, ...query })),
        (entries) => readAll(shop, entries),
        from,
      );
    },

    async product(id): Promise<SourceProduct | null> {
      if (!/^\d{1,18}$/.test(id)) return null;
      const shop = await open();
      const answer = await keyed(shop.at(`${REST_ROUTE}/${id}`, { _fields: REST_FIELDS }));
      if (answer.status === 404) return null;
      const entry = jsonOf(answer);
      const told = readRestProduct(entry);
      if (told && told.status !== PUBLISHED) return null;
      const [read = ''] = await readAll(shop, [entry]);
      if (typeof read === 'string') throw new StoreFailure('STORE_UNREADABLE', read);
      return read;
    },
  };
}

async function findRoot(ask: ShopRequest, keyed: ShopRequest, address: URL): Promise<ApiRoot> {
  try {
    return await findApiRoot(keyed, address, REST_ROUTE);
  } catch (error) {
    if (!(error instanceof StoreFailure) || error.code !== 'STORE_ACCESS') throw error;
    const own = await ownAddress(ask, address);
    if (own === null) throw error;
    return findApiRoot(keyed, own, REST_ROUTE);
  }
}

const currencyAnswer = z.object({ code: textField });

/** Null where the key may not ask for it. */
async function shopCurrency(keyed: ShopRequest, at: ApiRoot): Promise<string | null> {
  const told = await keyed(at('/wc/v3/data/currencies/current', { _fields: 'code' })).then(jsonOf, () => undefined);
  return readCurrency(currencyAnswer.safeParse(told).data?.code ?? '');
}

/** Prices of products by their ids; those that visitors do not see are missing. */
type VisitorPrices = (ids: readonly string[]) => Promise<ReadonlyMap<string, ShownPrices>>;

/**
 * The prices that the shop shows. The REST API tells them as they were typed, perhaps without the tax that visitors see
 * added, and of variants the lowest alone. A shop that has closed its Store API has none.
 */
function createVisitorPrices(ask: ShopRequest, at: ApiRoot): VisitorPrices {
  let isClosed = false;
  return async (ids) => {
    if (isClosed || ids.length === 0) return NONE;
    const query = { include: ids.join(','), per_page: String(ids.length), _fields: STORE_FIELDS };
    const answer = await ask(at(STORE_ROUTE, query)).catch((error: unknown) => {
      if (error instanceof StoreFailure && ['STORE_ACCESS', 'STORE_UNREADABLE'].includes(error.code)) return null;
      throw error;
    });
    const entries = answer?.status === 200 ? jsonOf(answer) : null;
    isClosed = !Array.isArray(entries);
    return Array.isArray(entries) ? new Map(entries.map(readShownPrices).filter((one) => one !== null)) : NONE;
  };
}
