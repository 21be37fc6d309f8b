import { expect, test } from 'vitest';
import { holds } from '../conditions/holds.ts';
import { fieldsOfPerson, sampleRecords, valuesOfPerson } from './person-fields.ts';

const FIELDS = [{ name: 'firstName' }, { name: 'city' }];
const VALUES = { firstName: 'Eva', phone: null, vip: true, blocked: false, visits: 3, orders: [{ name: 'Mug' }] };

test('what a person has stays what it is: no is an empty field, and lists are lists', () => {
  const values = valuesOfPerson(FIELDS, VALUES);
  expect(values).toEqual({ ...VALUES, city: '', phone: '' });
  const isEmpty = (field: string) => holds({ match: 'all', tests: [{ field, operator: 'is-empty' }] }, values);
  expect(['vip', 'blocked', 'city', 'phone', 'orders'].map(isEmpty)).toEqual([false, true, true, true, false]);
});

test('fields that are not of the reader have their sample for everybody', () => {
  const fields = [
    { name: 'sender_address', sample: '12 Harbor Street' },
    { name: 'city', sample: 'Lisbon' },
  ];
  expect(valuesOfPerson(fields, {})).toEqual({ sender_address: '12 Harbor Street', city: '' });
  expect(valuesOfPerson(fields, { sender_address: 'Own' })).toEqual({ sender_address: 'Own', city: '' });
});

test('as words they have no lists', () => {
  expect(fieldsOfPerson(FIELDS, VALUES)).toEqual([
    { name: 'firstName', sample: 'Eva' },
    { name: 'city', sample: '' },
    { name: 'phone', sample: '' },
    { name: 'vip', sample: 'true' },
    { name: 'blocked', sample: 'false' },
    { name: 'visits', sample: '3' },
  ]);
});

test('fields of records are shown by the first record that somebody has', () => {
  const people = [
    { values: { orders: [], cart: [{ name: 'Hat' }] } },
    { values: { orders: [{ name: 'Mug', quantity: 2 }], cart: [{ name: 'Bag' }] } },
  ];
  expect(sampleRecords(people)).toEqual({ 'orders.name': 'Mug', 'orders.quantity': 2, 'cart.name': 'Hat' });
});
