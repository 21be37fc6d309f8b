import { LIMITS } from '@mailwright/contract';
import { z } from 'zod';
import type { SourceProduct } from '../port.ts';
import { flagField, textField, textsOf } from '../read-response.ts';
import { amountOfMinorUnits } from '../values/amount.ts';
import { plainLine, plainText } from '../values/plain-text.ts';
import { readCurrency } from '../values/price-text.ts';
import { isUsableId, sourceProduct } from '../values/source-product.ts';

/** The route that every visitor may ask. */
export const STORE_ROUTE = '/wc/store/v1/products';

export const STORE_FIELDS =
  'id,name,type,permalink,short_description,description,on_sale,prices,images,categories,tags,brands,is_purchasable,is_in_stock,is_on_backorder';

const product = z.object({
  id: textField,
  name: textField,
  permalink: textField,
  short_description: textField,
  description: textField,
  on_sale: flagField,
  prices: z
    .object({
      currency_code: textField,
      currency_minor_unit: z.int().min(0).max(8).catch(2),
      price: textField,
      regular_price: textField,
      sale_price: textField,
      price_range: z.object({ min_amount: textField, max_amount: textField }).nullable().catch(null),
    })
    .nullable()
    .catch(null),
  images: textsOf('src'),
  categories: textsOf('name'),
  tags: textsOf('name'),
  brands: textsOf('name'),
  is_purchasable: z.boolean().catch(true),
  is_in_stock: z.boolean().nullable().catch(null),
  is_on_backorder: flagField,
});

/** A product of the Store API, or a sentence why it cannot be one. */
export function readStoreProduct(entry: unknown): SourceProduct | string {
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

/** Prices as visitors see them. */
export type ShownPrices = Pick<SourceProduct, 'price' | 'salePrice' | 'priceTo' | 'currency'>;

/** The id of a product of the Store API and its prices; null for anything else. */
export function readShownPrices(entry: unknown): readonly [id: string, prices: ShownPrices] | null {
  const { data } = product.safeParse(entry);
  return data ? [data.id, pricesOf(data)] : null;
}

function pricesOf({ prices, on_sale, is_purchasable }: z.infer<typeof product>): ShownPrices {
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
