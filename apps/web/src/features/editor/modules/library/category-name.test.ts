import { expect, test } from 'vitest';
import { categoryNameProblem } from './category-name.ts';

const CATEGORIES = [{ id: 'c', name: 'Campaigns' }];

test('a category of modules needs a name after trimming, which no other one has in whatever case', () => {
  expect(categoryNameProblem('  ', CATEGORIES)).toBe('categoryNameRequired');
  expect(categoryNameProblem(' cAMPAIGNS ', CATEGORIES)).toBe('categoryExists');
  expect(categoryNameProblem('Other', CATEGORIES)).toBeNull();
  expect(categoryNameProblem('CAMPAIGNS', CATEGORIES, CATEGORIES[0])).toBeNull();
});
