import { expect, test } from 'vitest';
import { linesOf, valuesOfLines } from './person-lines.ts';

const VALUES = { firstName: 'Eva', vip: true, blocked: false, visits: 3, phone: null, orders: [{ name: 'Mug' }] };

test('lines say what a person has, but for lists', () => {
  expect(linesOf(VALUES)).toEqual([
    ['firstName', 'Eva'],
    ['vip', 'true'],
    ['blocked', 'false'],
    ['visits', '3'],
    ['phone', ''],
  ]);
});

test('what is not edited stays what it is, and a line without a field is left out', () => {
  const { orders: _, ...single } = VALUES;
  expect(valuesOfLines([...linesOf(VALUES), ['', 'x']], VALUES)).toEqual(single);
});

test('yes and no are typed by their words, anything else is a text', () => {
  const lines = [
    ['vip', 'false'],
    ['isNew', 'true'],
    ['visits', '4'],
    ['firstName', 'True'],
    ['orders', '2'],
  ] as const;
  expect(valuesOfLines(lines, VALUES)).toEqual({
    vip: false,
    isNew: true,
    visits: '4',
    firstName: 'True',
    orders: '2',
  });
});
