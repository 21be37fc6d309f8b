import { expect, test } from 'vitest';
import { listCriteria } from './list-criteria.ts';

const written = (...args: Parameters<typeof listCriteria>) =>
  listCriteria(...args)
    .map(
      ({ key, value, operation, operator }, index) =>
        `${index === 0 ? '' : `${operator} `}${key} ${operation} ${value}`,
    )
    .join(' ');

test('a search looks into names and tags of the status shown', () => {
  expect(written({ kind: 'own', status: 'draft' }, 'spring')).toBe(
    'status EQUAL draft AND name CONTAINS spring OR status EQUAL draft AND tags CONTAINS spring',
  );
});

test('names that read like the term in another language are looked for whole, as many as a search takes', () => {
  expect(written({ kind: 'library', category: 'all' }, 'will', ['Welcome'])).toContain(
    'OR isSystem EQUAL true AND status EQUAL published AND name EQUAL Welcome',
  );
  const many = Array.from({ length: 50 }, (_, index) => `Name ${index}`);
  expect(listCriteria({ kind: 'library', category: 'c' }, 'a', many)).toHaveLength(60);
});

test('shared and favorited are asked for by name', () => {
  expect(written({ kind: 'favorited' }, '')).toBe('status EQUAL favorited');
});

test('the library asks for system templates, of one category where one is named', () => {
  expect(written({ kind: 'library', category: 'all' }, '')).toBe('isSystem EQUAL true AND status EQUAL published');
  expect(written({ kind: 'library', category: 'c1' }, '')).toBe(
    'isSystem EQUAL true AND status EQUAL published AND category EQUAL c1',
  );
});
