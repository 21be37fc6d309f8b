import { expect, test } from 'vitest';
import { deletionBody } from './category-menu.tsx';

test('who deletes a hidden category is told that everyone will see its modules; own ones go to My modules', () => {
  expect(deletionBody({ group: 'system', hidden: true })).toBe('modules:category.deleteHiddenBody');
  expect(deletionBody({ group: 'system', hidden: false })).toBe('modules:category.deleteSystemBody');
  expect(deletionBody({ group: 'user', hidden: true })).toBe('modules:category.deleteBody');
});
