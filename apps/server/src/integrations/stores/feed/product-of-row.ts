import { type FeedField, type FeedSettings, LIMITS } from '@mailwright/contract';
import type { SkippedRow } from '../port.ts';
import { compareAmounts } from '../values/amount.ts';
import { readAvailability } from '../values/availability.ts';
import { isWithin, isWithinPeriod, readMoment } from '../values/moment.ts';
import { oneLine, plainLine, plainText } from '../values/plain-text.ts';
import { readCurrency, readPrice } from '../values/price-text.ts';
import { isUsableId, type RawProduct } from '../values/source-product.ts';
import type { FeedRow } from './feed-row.ts';
import { keyOf, SALE_PERIOD } from './known-columns.ts';

const { products: MAX } = LIMITS;

/** A row of a product that has begun in the row before: another picture or variant of it, as Shopify exports them. */
export interface MoreOfProduct {
  readonly id: string;
  readonly images: readonly string[];
  readonly prices: readonly string[];
}

export type ReadRow =
  | { readonly kind: 'product'; readonly product: RawProduct }
  | { readonly kind: 'more'; readonly more: MoreOfProduct }
  | { readonly kind: 'problem'; readonly problem: SkippedRow };

/** Reads rows by what their columns were said to hold. */
export function createRowReader({ columns, currency: fallback }: FeedSettings, now: () => number) {
  return ({ line, values }: FeedRow): ReadRow => {
    const all = (field: FeedField): readonly string[] => {
      const column = columns[field];
      return (column === undefined ? undefined : values.get(column)) ?? [];
    };
    const first = (field: FeedField) => all(field)[0] ?? '';
    const problem = (message: string): ReadRow => ({ kind: 'problem', problem: { line, message } });

    const id = oneLine(first('id'), MAX.id * 2);
    if (id === '') return problem('The row has no id.');
    if (!isUsableId(id)) return problem(`The id is longer than ${MAX.id} characters.`);
    const currency = readCurrency(first('currency')) ?? fallback;
    const price = readPrice(first('price'), currency);
    const sale = readPrice(first('salePrice'), price.currency ?? currency);
    const images = [...all('image'), ...all('images')].flatMap(addressesIn);
    const name = plainLine(first('name'), MAX.name);
    if (name === '') {
      const prices = [price.amount, sale.amount].filter((amount) => amount !== null);
      return images.length + prices.length > 0
        ? { kind: 'more', more: { id, images, prices } }
        : problem('The row has no name.');
    }
    const hasCommas = keyOf(columns.categories ?? '') === 'categories';
    return {
      kind: 'product',
      product: {
        id,
        name,
        description: plainText(first('description'), MAX.description),
        categories: all('categories').flatMap((text) => categoriesIn(text, hasCommas)),
        tags: all('tags').flatMap((text) => text.split(/[,;|]/).map((tag) => plainLine(tag, MAX.tag))),
        images,
        link: decoded(first('link')),
        brand: plainLine(first('brand'), MAX.category),
        availability: readAvailability(first('availability')),
        price: price.amount,
        salePrice: isOnSale(values, now()) ? sale.amount : null,
        priceTo: null,
        currency: price.currency ?? sale.currency ?? currency,
        began: readMoment(first('created')),
      },
    };
  };
}

/** A product with what a further row of it says. */
export function withMore(product: RawProduct, { images, prices }: MoreOfProduct): RawProduct {
  const highest = [product.priceTo, ...prices]
    .filter((amount) => amount !== null)
    .reduce<string | null>((one, other) => (one === null || compareAmounts(other, one) > 0 ? other : one), null);
  return { ...product, images: [...product.images, ...images], priceTo: highest };
}

function isOnSale(values: FeedRow['values'], now: number): boolean {
  const told = (keys: readonly string[]) => {
    for (const [column, [value = '']] of values) if (keys.includes(keyOf(column))) return value;
    return '';
  };
  return isWithinPeriod(now, told(SALE_PERIOD.both)) && isWithin(now, told(SALE_PERIOD.from), told(SALE_PERIOD.to));
}

/** Every level of a path is a category: `Home > Tea` is in both. */
function categoriesIn(text: string, hasCommas: boolean): string[] {
  const paths = text.split(hasCommas ? /[|;]|(?<!\\),/ : /[|;](?!\w+;)/);
  return paths
    .flatMap((path) => path.replaceAll('&gt;', '>').split('>'))
    .map((name) => plainLine(name.replaceAll('\\,', ','), MAX.category))
    .filter((name) => name !== '' && !/^\d+$/.test(name));
}

/** Several addresses of one value, which commas, bars or blanks divide. */
function addressesIn(text: string): string[] {
  return text.split(/[,|;\s]+(?=https?:|\/\/)/).map(decoded);
}

function decoded(address: string): string {
  return address.replaceAll('&amp;', '&').trim();
}
