import { expect, test } from 'vitest';
import { categoryNameProblem } from './category-name.ts';

const CATEGORIES = [
  { id: 's', name: 'Sales' },
  { id: 'w', name: 'Welcome' },
];

test('a category needs a name after trimming', () => {
  expect(categoryNameProblem('   ', CATEGORIES)).toBe('categoryNameRequired');
});

test('a name that another category has is refused, in whatever case and with spaces around', () => {
  expect(categoryNameProblem(' sALES ', CATEGORIES)).toBe('categoryExists');
  expect(categoryNameProblem('Holidays', CATEGORIES)).toBeNull();
});

test('a category may keep its own name', () => {
  expect(categoryNameProblem('SALES', CATEGORIES, 's')).toBeNull();
  expect(categoryNameProblem('Welcome', CATEGORIES, 's')).toBe('categoryExists');
});
