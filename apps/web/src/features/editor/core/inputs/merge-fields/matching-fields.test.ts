import { expect, test } from 'vitest';
import { matchingFields } from './matching-fields.ts';

const FIELDS = [
  { name: 'firstName', label: 'Vorname', sample: 'Maria' },
  { name: 'orderNumber', label: 'Número do pedido', sample: '1' },
];
const found = (query: string) => matchingFields(FIELDS, query).map(({ name }) => name);

test('merge fields are found by words of label and name, without regard to case, accents and order', () => {
  expect(found('')).toEqual(['firstName', 'orderNumber']);
  expect(found('VORN')).toEqual(['firstName']);
  expect(found('pedido numero')).toEqual(['orderNumber']);
  expect(found('ordernumber')).toEqual(['orderNumber']);
  expect(found('maria')).toEqual([]);
});
