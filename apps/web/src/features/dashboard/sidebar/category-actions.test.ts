import { expect, test } from 'vitest';
import { deletionBody } from './category-actions.ts';

test('who deletes a hidden category is told that everyone will see its templates', () => {
  expect(deletionBody({ hidden: true, count: 2 })).toBe('dashboard:category.deleteHiddenBody');
  expect(deletionBody({ hidden: true, count: 0 })).toBe('dashboard:category.deleteBody');
  expect(deletionBody({ hidden: false, count: 2 })).toBe('dashboard:category.deleteBody');
});
