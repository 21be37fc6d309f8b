import { LIMITS } from '@mailwright/contract';
import { z } from 'zod';
import { type AskShop, jsonOf } from '../ask-shop.ts';
import { type SourceProduct, type StoreConnector, StoreFailure } from '../port.ts';
import { listOf, textsOf, toldFlag, toldText } from '../told.ts';
import { amountOfMinorUnits } from '../values/amount.ts';
import { plainLine, plainText } from '../values/plain-text.ts';
import { readCurrency } from '../values/price-text.ts';
import { isUsableId, sourceProduct } from '../values/source-product.ts';
import { type ApiRoot, findApiRoot } from './api-root.ts';
import { productPages, totalOf } from './product-pages.ts';
import { siteName } from './site-name.ts';

const ROUTE = '/wc/store/v1/products';

const FIELDS =
  'id,name,type,permalink,short_description,description,on_sale,prices,images,categories,tags,brands,is_purchasable,is_in_stock,is_on_backorder';

const product = z.object({
  id: toldText,
  name: toldText,
  permalink: toldText,
  short_description: toldText,
  description: toldText,
  on_sale: toldFlag,
  prices: z
    .object({
      currency_code: toldText,
      currency_minor_unit: z.int().min(0).max(8).catch(2),
      price: toldText,
      regular_price: toldText,
      sale_price: toldText,
      price_range: z.object({ min_amount: toldText, max_amount: toldText }).nullable().catch(null),
    })
    .nullable()
    .catch(null),
  images: textsOf('src'),
  categories: textsOf('name'),
  tags: textsOf('name'),
  brands: textsOf('name'),
  is_purchasable: z.boolean().catch(true),
  is_in_stock: z.boolean().nullable().catch(null),
  is_on_backorder: toldFlag,
});

/** A WooCommerce shop without a key: what every visitor sees. */
export function createStoreApi(ask: AskShop, address: URL): StoreConnector {
  let found: Promise<ApiRoot> | null = null;
  const root = () => {
    found ??= findApiRoot(ask, address, ROUTE);
    return found;
  };

  return {
    async test() {
      const at = await root();
      const answer = await ask(at(ROUTE, { per_page: String(LIMITS.stores.sample), _fields: FIELDS }));
      const products = listOf(product)
        .parse(jsonOf(answer))
        .map(readProduct)
        .filter((one) => typeof one !== 'string');
      const currency = products.find((one) => one.currency !== null)?.currency ?? null;
      return { name: await siteName(ask, at), currency, total: totalOf(answer), products };
    },

    async *products(from) {
      const at = await root();
      yield* productPages((query) => ask(at(ROUTE, { ...query, _fields: FIELDS })), readEntry, from);
    },

    async product(id) {
      if (!/^\d{1,18}$/.test(id)) return null;
      const at = await root();
      const answer = await ask(at(`${ROUTE}/${id}`, { _fields: FIELDS }));
      if (answer.status === 404) return null;
      const read = readEntry(jsonOf(answer));
      if (typeof read === 'string') throw new StoreFailure('STORE_UNREADABLE', read);
      return read;
    },
  };
}

function readEntry(entry: unknown): SourceProduct | string {
  const read = product.safeParse(entry);
  return read.success ? readProduct(read.data) : 'This is not a product.';
}

function readProduct(told: z.infer<typeof product>): SourceProduct | string {
  const name = plainLine(told.name, LIMITS.products.name);
  if (!isUsableId(told.id)) return 'The product has no id.';
  if (name === '') return 'The product has no name.';
  return sourceProduct({
    id: told.id,
    name,
    description: plainText(told.short_description || told.description, LIMITS.products.description),
    categories: told.categories.map((one) => plainLine(one, LIMITS.products.category)),
    tags: told.tags.map((one) => plainLine(one, LIMITS.products.tag)),
    brand: plainLine(told.brands[0] ?? '', LIMITS.products.category),
    images: told.images,
    link: told.permalink,
    availability: availabilityOf(told),
    began: null,
    ...pricesOf(told),
  });
}

function pricesOf({ prices, on_sale, is_purchasable }: z.infer<typeof product>) {
  if (!prices) return { price: null, salePrice: null, priceTo: null, currency: null };
  const currency = readCurrency(prices.currency_code);
  const amount = (units: string) => amountOfMinorUnits(units, prices.currency_minor_unit, currency);
  const isZero = (units: string) => /^0*$/.test(units);
  // Products that consist of others have a range alone, and products without a price are told as 0.
  const regular = [prices.regular_price, prices.price, prices.price_range?.min_amount ?? ''].find(
    (one) => !isZero(one),
  );
  const free = is_purchasable ? prices.price : '';
  return {
    price: amount(regular ?? free),
    salePrice: on_sale ? amount(prices.sale_price) : null,
    priceTo: prices.price_range ? amount(prices.price_range.max_amount) : null,
    currency,
  };
}

function availabilityOf({ is_in_stock, is_on_backorder }: z.infer<typeof product>) {
  if (is_on_backorder) return 'backorder';
  return is_in_stock === null ? 'unknown' : is_in_stock ? 'inStock' : 'outOfStock';
}
