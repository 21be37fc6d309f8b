import { describe, expect, it, test } from 'vitest';
import { readPrice } from './price-text.ts';

describe('a price that is written as a text', () => {
  test.each([
    ['15.00 USD', '15.00', 'USD'],
    ['USD 15', '15.00', 'USD'],
    ['usd15', '15.00', 'USD'],
    ['15.00USD', '15.00', 'USD'],
    ['1.234,50 €', '1234.50', 'EUR'],
    ['€1,234.50', '1234.50', 'EUR'],
    ['1 234,50 zł', '1234.50', 'PLN'],
    ['1\u202F234,5 €', '1234.50', 'EUR'],
    ["CHF 1'234.50", '1234.50', 'CHF'],
    ['1,234 USD', '1234.00', 'USD'],
    ['1.234 EUR', '1234.00', 'EUR'],
    ['1.234.567 EUR', '1234567.00', 'EUR'],
    ['0.125 EUR', '0.125', 'EUR'],
    ['4.250 KWD', '4.250', 'KWD'],
    ['4900 JPY', '4900', 'JPY'],
    ['¥4,900', '4900', 'JPY'],
    ['4900.00 JPY', '4900', 'JPY'],
    ['US$ 12', '12.00', 'USD'],
    ['CA$12.5', '12.50', 'CAD'],
    ['From 10.00 to 20.00 GBP', '10.00', 'GBP'],
    ['12,9', '12.90', null],
    ['49', '49', null],
    ['10.00 20.00', '10.00', null],
    ['-5.00 EUR', null, 'EUR'],
    ['.50 EUR', '0.50', 'EUR'],
    [',5', '0.50', null],
    ['-.5', null, null],
    ['Rs.500', '500', null],
    ['1.5E+3', null, null],
    ['on request', null, null],
    ['', null, null],
    ['9999999999999 EUR', null, 'EUR'],
    ['1.23456 EUR', '1.2346', 'EUR'],
  ])('%j is read', (text, amount, currency) => {
    expect(readPrice(text, null)).toEqual({ amount, currency });
  });

  it('that names no currency has that of the feed, also where its sign could be several', () => {
    expect(readPrice('15', 'SEK')).toEqual({ amount: '15.00', currency: 'SEK' });
    expect(readPrice('$15', 'AUD')).toEqual({ amount: '15.00', currency: 'AUD' });
    expect(readPrice('15 kr', 'DKK')).toEqual({ amount: '15.00', currency: 'DKK' });
    expect(readPrice('15 €', 'USD')).toEqual({ amount: '15.00', currency: 'EUR' });
  });
});
