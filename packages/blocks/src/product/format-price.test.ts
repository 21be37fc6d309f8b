import { expect, test } from 'vitest';
import { formatPrice } from './format-price.ts';

test.each([
  ['49.00', 'EUR', 'en', '€49.00'],
  ['49.00', 'EUR', 'de', '49,00\u00a0€'],
  ['1234.5', 'USD', 'en-US', '$1,234.50'],
  ['1234.5', 'EUR', 'es', '1234,50\u00a0€'],
  ['1234.50', 'CHF', 'fr', '1\u202f234,50\u00a0CHF'],
  ['1200', 'JPY', 'en', '¥1,200'],
  ['999999999999.99', 'EUR', 'en', '€999,999,999,999.99'],
  ['49.00', null, 'de', '49.00'],
  ['49.00', 'EUR', 'no language', '€49.00'],
  ['49.00', 'EUR', '', '€49.00'],
  ['49.00', 'no', 'en', '49.00 no'],
])('%s in %s reads in %s as %s', (amount, currency, lang, text) => {
  expect(formatPrice(amount, currency, lang)).toBe(text);
});
