import { describe, expect, it, test } from 'vitest';
import { readAvailability } from './availability.ts';
import { isWithinPeriod, readMoment } from './moment.ts';
import { agreeingPrices } from './source-product.ts';
import { webAddress } from './web-address.ts';

describe('prices that belong together', () => {
  test.each([
    [
      ['10.00', '8.00', null],
      ['10.00', '8.00', null],
    ],
    [
      ['10.00', '10.00', '10.00'],
      ['10.00', null, null],
    ],
    [
      ['10.00', '12.00', '15.00'],
      ['10.00', null, '15.00'],
    ],
    [
      ['10.00', '0.00', null],
      ['10.00', null, null],
    ],
    [
      ['0.00', '10.00', null],
      ['10.00', null, null],
    ],
    [
      [null, '10.00', null],
      ['10.00', null, null],
    ],
    [
      ['9.00', '10.00', '100.00'],
      ['9.00', null, '100.00'],
    ],
    [
      ['0.00', null, null],
      ['0.00', null, null],
    ],
    [
      [null, null, '5.00'],
      [null, null, null],
    ],
  ] as const)('%j are %j', ([price, salePrice, priceTo], expected) => {
    expect(Object.values(agreeingPrices({ price, salePrice, priceTo }))).toEqual(expected);
  });
});

describe('an availability', () => {
  test.each([
    ['in stock', 'inStock'],
    ['in_stock', 'inStock'],
    ['InStock', 'inStock'],
    ['https://schema.org/InStock', 'inStock'],
    ['available for order', 'inStock'],
    ['12', 'inStock'],
    ['out of stock', 'outOfStock'],
    ['http://schema.org/OutOfStock', 'outOfStock'],
    ['outofstock', 'outOfStock'],
    ['discontinued', 'outOfStock'],
    ['0', 'outOfStock'],
    ['preorder', 'preorder'],
    ['https://schema.org/PreOrder', 'preorder'],
    ['onbackorder', 'backorder'],
    ['backorder', 'backorder'],
    ['constructor', 'unknown'],
    ['', 'unknown'],
  ])('%j is %s', (word, expected) => {
    expect(readAvailability(word)).toBe(expected);
  });
});

describe('an address', () => {
  test.each([
    ['https://shop.example/a b?x=ä', 'https://shop.example/a%20b?x=%C3%A4'],
    ['//cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    [' http://shop.example ', 'http://shop.example/'],
    ['/relative', ''],
    ['shop.example/a', ''],
    ['javascript:alert(1)', ''],
    ['JaVaScRiPt:alert(1)', ''],
    ['java\nscript:alert(1)', ''],
    ['data:text/html,x', ''],
    ['https://user:secret@shop.example/', ''],
    [`https://shop.example/${'a'.repeat(3000)}`, ''],
  ])('%j is %j', (told, expected) => {
    expect(webAddress(told)).toBe(expected);
  });
});

describe('the time of a sale', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');

  test.each([
    ['2026-11-01T00:00-0800/2026-11-30T23:59-0800', true],
    ['2026-11-01T00:00Z/2026-11-20T11:59Z', false],
    ['2026-11-21T00:00Z/2026-11-30T00:00Z', false],
    ['2026-11-01/2026-11-20', true],
    ['2026-11-01/2026-11-19', false],
    ['2026-11-01 00:00:00 / 2026-11-30 00:00:00', true],
    ['/2026-11-19T00:00+0100', false],
    ['', true],
    ['soon', true],
  ])('%j', (period, isOn) => {
    expect(isWithinPeriod(now, period)).toBe(isOn);
  });

  it('is read with any zone', () => {
    expect(readMoment('2026-02-24T13:00-0800')).toBe(Date.parse('2026-02-24T21:00:00Z'));
    expect(readMoment('2026-02-24')).toBe(Date.parse('2026-02-24T00:00:00Z'));
    expect(readMoment('2026-02-24T13:00:00')).toBe(Date.parse('2026-02-24T13:00:00Z'));
    expect(readMoment('02/24/2026')).toBeNull();
    expect(readMoment('2026-02-31T99:00')).toBeNull();
  });
});
