import { LIMITS } from '@mailwright/contract';
import type { SourceProduct } from '../port.ts';
import { compareAmounts } from './amount.ts';
import { oneLine } from './plain-text.ts';
import { webAddress } from './web-address.ts';

const { products: MAX } = LIMITS;

/** Most entries of a list of images, and of one of names. */
const MAX_ENTRIES = { images: 20, names: 50 } as const;

/** A product before its addresses and lists are looked through; its first image is the one that stands for it. */
export type RawProduct = Omit<SourceProduct, 'image'>;

/** A product that keeps the port's promises. Its name and description are plain already. */
export function sourceProduct(told: RawProduct): SourceProduct {
  const images = distinct(told.images.map(webAddress)).slice(0, MAX_ENTRIES.images);
  return {
    ...told,
    ...agreeingPrices(told),
    image: images[0] ?? '',
    images,
    link: webAddress(told.link),
    categories: names(told.categories, MAX.category),
    tags: names(told.tags, MAX.tag),
    brand: oneLine(told.brand, MAX.category),
  };
}

/** Returns whether a shop's product id can be stored. */
export function isUsableId(id: string): boolean {
  return id !== '' && id.length <= MAX.id;
}

/** A sale price is lower than the regular one, and the highest price of variants higher. Shops write 0 where they have none. */
export function agreeingPrices<T extends Pick<SourceProduct, 'price' | 'salePrice' | 'priceTo'>>({
  price,
  salePrice,
  priceTo,
}: T): Pick<SourceProduct, 'price' | 'salePrice' | 'priceTo'> {
  const sale = salePrice === null || compareAmounts(salePrice, '0') === 0 ? null : salePrice;
  const regular = sale !== null && (price === null || compareAmounts(price, '0') === 0) ? sale : price;
  const isLower = regular !== null && sale !== null && compareAmounts(sale, regular) < 0;
  const isHigher = regular !== null && priceTo !== null && compareAmounts(priceTo, regular) > 0;
  return { price: regular, salePrice: isLower ? sale : null, priceTo: isHigher ? priceTo : null };
}

function names(told: readonly string[], max: number): string[] {
  return distinct(told.map((name) => oneLine(name, max))).slice(0, MAX_ENTRIES.names);
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== '');
}
