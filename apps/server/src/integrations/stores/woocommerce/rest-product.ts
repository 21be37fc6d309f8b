import { LIMITS } from '@mailwright/contract';
import { z } from 'zod';
import type { SourceProduct } from '../port.ts';
import { flagField, textField, textsOf } from '../read-response.ts';
import { amountOf } from '../values/amount.ts';
import { readAvailability } from '../values/availability.ts';
import { readMoment } from '../values/moment.ts';
import { plainLine, plainText } from '../values/plain-text.ts';
import { isUsableId, sourceProduct } from '../values/source-product.ts';
import type { ShownPrices } from './store-product.ts';

/** The route that asks for a key. */
export const REST_ROUTE = '/wc/v3/products';

export const REST_FIELDS =
  'id,name,status,permalink,date_created_gmt,short_description,description,price,regular_price,sale_price,on_sale,stock_status,images,categories,tags,brands';

const product = z.object({
  id: textField,
  name: textField,
  status: textField,
  permalink: textField,
  date_created_gmt: textField,
  short_description: textField,
  description: textField,
  price: textField,
  regular_price: textField,
  sale_price: textField,
  on_sale: flagField,
  stock_status: textField,
  images: textsOf('src'),
  categories: textsOf('name'),
  tags: textsOf('name'),
  brands: textsOf('name'),
});

/** A product as the REST API tells it, which may be a draft or lie in the trash. */
export type RestProduct = z.infer<typeof product>;

/** Null for what is no product. */
export function readRestProduct(entry: unknown): RestProduct | null {
  return product.safeParse(entry).data ?? null;
}

/**
 * @param shown its prices as visitors see them, where they do
 * @param currency of the shop
 * @returns a sentence where it cannot be a product
 */
export function productOf(
  told: RestProduct,
  shown: ShownPrices | undefined,
  currency: string | null,
): SourceProduct | string {
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
    availability: readAvailability(told.stock_status),
    began: readMoment(told.date_created_gmt),
    ...(shown ?? typedPrices(told, currency)),
  });
}

/** Returns the prices as they were typed; a product that consists of others has the lowest price of those. */
function typedPrices({ price, regular_price, sale_price, on_sale }: RestProduct, currency: string | null): ShownPrices {
  return {
    price: amountOf(regular_price, currency) ?? amountOf(price, currency),
    salePrice: on_sale ? amountOf(sale_price, currency) : null,
    priceTo: null,
    currency,
  };
}
