import { LIMITS } from '@mailwright/contract';
import { z } from 'zod';
import type { SourceProduct } from '../port.ts';
import { readMoment } from '../values/moment.ts';
import { oneLine, plainText } from '../values/plain-text.ts';
import { isUsableId, sourceProduct } from '../values/source-product.ts';
import { numberOf } from './product-pages.ts';
import { shopifyPrices, type ToldPrices } from './shopify-prices.ts';

/** The nodes of a connection; none where it is missing. */
export function nodes<T>(entries: z.ZodType<readonly T[]>) {
  return z.object({ nodes: entries }).catch({ nodes: [] });
}

interface ToldProduct extends Pick<SourceProduct, 'categories' | 'images' | 'tags' | 'availability'> {
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
export function shopifyProduct(told: ToldProduct): SourceProduct | string {
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
