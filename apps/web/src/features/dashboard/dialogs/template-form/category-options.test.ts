import type { Category } from '@mailwright/contract';
import { expect, test } from 'vitest';
import { categoryOptions } from './category-options.ts';

const category = (id: string, group: Category['group']): Category => ({
  id,
  name: id.toUpperCase(),
  group,
  type: 'email',
  hidden: false,
  count: 0,
});
const shops = category('shops', 'system');
const layouts = category('layouts', 'layouts');

test('only admins are offered the layouts', () => {
  expect(categoryOptions([shops, layouts], [], false)).toEqual([
    { group: 'system', items: [{ value: 'shops', label: 'SHOPS' }] },
  ]);
  expect(categoryOptions([shops, layouts], [], true)).toEqual([
    { group: 'system', items: [{ value: 'shops', label: 'SHOPS' }] },
    { group: 'layouts', items: [{ value: 'layouts', label: 'LAYOUTS' }] },
  ]);
});

test('a category the template is in stays among the choices, whoever looks', () => {
  const hidden = category('hidden', 'system');
  expect(categoryOptions([shops], [hidden], false)[0]?.items.map(({ value }) => value)).toEqual(['shops', 'hidden']);
});
