import type { SourceProduct } from '../port.ts';
import { amountOf, compareAmounts } from '../values/amount.ts';
import { readCurrency } from '../values/price-text.ts';

export interface ToldPrices {
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
export function shopifyPrices({
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
