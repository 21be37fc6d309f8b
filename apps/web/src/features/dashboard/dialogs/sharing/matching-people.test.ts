import { expect, test } from 'vitest';
import { matchingPeople } from './matching-people.ts';

const people = [
  { id: '1', firstName: 'Renée', lastName: 'Okafor', email: 'renee.okafor@acme.example' },
  { id: '2', firstName: 'Ben', lastName: 'Silva', email: 'ben@acme-partner.example' },
];

const found = (term: string) => matchingPeople(people, term).map(({ id }) => id);

test('everybody is listed while nothing is typed', () => {
  expect(found('  ')).toEqual(['1', '2']);
});

test('people are found by name and by address, in any case and without accents', () => {
  expect(found('RENEE')).toEqual(['1']);
  expect(found('silva')).toEqual(['2']);
  expect(found('partner.example')).toEqual(['2']);
});

test('every word has to be found, in any order', () => {
  expect(found('okafor ren')).toEqual(['1']);
  expect(found('ben okafor')).toEqual([]);
});
