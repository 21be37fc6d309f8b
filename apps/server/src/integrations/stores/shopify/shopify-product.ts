import { LIMITS } from '@mailwright/contract';
import { z } from 'zod';
import type { SourceProduct } from '../port.ts';
import { amountOf, compareAmounts } from '../values/amount.ts';
import { readMoment } from '../values/moment.ts';
import { oneLine, plainText } from '../values/plain-text.ts';
import { readCurrency } from '../values/price-text.ts';
import { isUsableId, sourceProduct } from '../values/source-product.ts';
import { numberOf } from './product-pages.ts';

/** The nodes of a connection; none where it is missing. */
export function nodes<T>(entries: z.ZodType<readonly T[]>) {
  return z.object({ nodes: entries }).catch({ nodes: [] });
}

interface RawProduct extends Pick<SourceProduct, 'categories' | 'images' | 'tags' | 'availability'> {
  readonly id: string;
  readonly title: string;
  readonly descriptionHtml: string;
  readonly vendor: string;
  readonly onlineStoreUrl: string;
  readonly createdAt: string;
  readonly publishedAt: string;
  readonly prices: ToldPrices;
}

/** A product of any API of Shopify; a sentence where it cannot be one. */
export function shopifyProduct(told: RawProduct): SourceProduct | string {
  const id = numberOf(told.id);
  const name = oneLine(told.title, LIMITS.products.name);
  if (id === null || !isUsableId(id)) return 'This is not a product.';
  if (name === '') return 'The product has no name.';
  return sourceProduct({
    id,
    name,
    description: plainText(told.descriptionHtml, LIMITS.products.description),
    categories: told.categories,
    images: told.images,
    link: told.onlineStoreUrl,
    brand: told.vendor,
    tags: told.tags,
    availability: told.availability,
    began: readMoment(told.publishedAt) ?? readMoment(told.createdAt),
    ...shopifyPrices(told.prices),
  });
}

interface ToldPrices {
  readonly currency: string;
  /** Lowest of the current prices of its variants; `max` is the highest. */
  readonly min: string;
  readonly max: string;
  /** The highest price before a reduction. */
  readonly compareMax: string;
  /** The first variants. */
  readonly variants: readonly { readonly price: string; readonly compareAt: string }[];
}

/**
 * Ranges alone do not say whether the cheapest variant is the reduced one, so a sale is told only where a variant shows
 * both of its prices.
 */
function shopifyPrices({
  currency: code,
  min,
  max,
  compareMax,
  variants,
}: ToldPrices): Pick<SourceProduct, 'price' | 'salePrice' | 'priceTo' | 'currency'> {
  const currency = readCurrency(code);
  const amount = (text: string) => amountOf(text, currency);
  const now = amount(min);
  const cheapest = variants.find(({ price }) => now !== null && amount(price) === now);
  const before = cheapest ? amount(cheapest.compareAt) : null;
  const isReduced = now !== null && before !== null && compareAmounts(before, now) > 0;
  const [highest = null] = [amount(max), amount(compareMax)]
    .filter((one) => one !== null)
    .sort((one, other) => compareAmounts(other, one));
  return { price: isReduced ? before : now, salePrice: isReduced ? now : null, priceTo: highest, currency };
}
