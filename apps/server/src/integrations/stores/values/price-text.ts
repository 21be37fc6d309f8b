import { amountOf, minorDigits } from './amount.ts';

export interface ReadPrice {
  readonly amount: string | null;
  readonly currency: string | null;
}

const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Signs of currencies, longer ones first, since `$` is a part of some; null when several currencies share the sign. */
const SIGNS: readonly (readonly [sign: string, currency: string | null])[] = [
  ['US$', 'USD'],
  ['CA$', 'CAD'],
  ['AU$', 'AUD'],
  ['NZ$', 'NZD'],
  ['HK$', 'HKD'],
  ['MX$', 'MXN'],
  ['NT$', 'TWD'],
  ['A$', 'AUD'],
  ['C$', 'CAD'],
  ['R$', 'BRL'],
  ['S$', 'SGD'],
  ['$', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['円', 'JPY'],
  ['元', 'CNY'],
  ['₹', 'INR'],
  ['₩', 'KRW'],
  ['₽', 'RUB'],
  ['₺', 'TRY'],
  ['₴', 'UAH'],
  ['₪', 'ILS'],
  ['₫', 'VND'],
  ['฿', 'THB'],
  ['₱', 'PHP'],
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
  ['kr', null],
];

/** Signs that more than one currency uses: a currency that is told for the whole feed decides. */
const SHARED = new Set(['$', '¥', 'kr', '£']);

const MAX_PRICE_LENGTH = 100;

/** Blanks stand only before three digits. A sign stands first in `.50`, and not in `Rs.500`. */
const NUMBER = /(?:(?<![\p{L}\d.,])[.,])?\d+(?:[.,'’]\d+|\s\d{3}(?!\d))*/u;

/** Pattern of numbers that spreadsheets write when a cell is too short for them: their digits are lost. */
const EXPONENT = /\d[eE][+-]?\d/;

/**
 * Reads a price as people and feeds write it: `15.00 USD`, `USD 15`, `1.234,50 €`, `1’234.50`.
 * @param fallback the currency of prices that name none
 */
export function readPrice(text: string, fallback: string | null): ReadPrice {
  const told = text.slice(0, MAX_PRICE_LENGTH).trim();
  const currency = currencyIn(told, fallback);
  const [number] = NUMBER.exec(told) ?? [];
  const isNegative = /^\D*[-−]\s*[.,]?\d/.test(told);
  if (number === undefined || isNegative || EXPONENT.test(told)) return { amount: null, currency };
  return { amount: amountOf(decimalOf(number, currency), currency), currency };
}

/** An ISO 4217 code in any case, or null. */
export function readCurrency(text: string): string | null {
  const code = text.trim().toUpperCase();
  return CODES.has(code) ? code : null;
}

function currencyIn(text: string, fallback: string | null): string | null {
  for (const [word] of text.matchAll(/(?<!\p{L})\p{L}{3}(?!\p{L})/gu)) {
    const code = readCurrency(word);
    if (code !== null) return code;
  }
  const [sign, currency] = SIGNS.find(([one]) => text.includes(one)) ?? [null, fallback];
  return sign !== null && SHARED.has(sign) ? (fallback ?? currency) : currency;
}

/** Returns a number whose only sign is a dot before its fraction. */
function decimalOf(number: string, currency: string | null): string {
  const plain = number.replace(/['’\s]/g, '').replace(/^[.,]/, '0.');
  const dots = plain.split('.').length - 1;
  const commas = plain.split(',').length - 1;
  if (dots > 0 && commas > 0) {
    const isComma = plain.lastIndexOf(',') > plain.lastIndexOf('.');
    return isComma ? plain.replaceAll('.', '').replace(',', '.') : plain.replaceAll(',', '');
  }
  if (dots + commas === 0) return plain;
  const [whole = '', rest = ''] = plain.split(/[.,]/);
  if (dots + commas > 1) return plain.replaceAll(/[.,]/g, '');
  // Three digits after a lone sign are thousands, but not of currencies that have three, nor after a leading zero.
  const isThousands =
    rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole) && (currency === null || minorDigits(currency) !== 3);
  return isThousands ? whole + rest : `${whole}.${rest}`;
}
