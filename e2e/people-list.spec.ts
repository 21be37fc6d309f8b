import { expect } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { test } from './support/test.ts';

test('filters, order and search of the list of people stand in the address, over a reload and going back', {
  tag: '@deep',
}, async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto('/settings/people?role=user&plan=king');
  await expect(page.getByText('npm run user -- password-link')).toBeVisible();
  const role = page.getByRole('combobox', { name: 'Role' });
  await expect(role).toHaveValue('user');
  await expect(page.getByRole('combobox', { name: 'Plan' })).toHaveValue('all');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Last seen');
  await expect(page).toHaveURL('/settings/people?role=user&sort=last-seen');
  await page.getByRole('textbox', { name: 'Search' }).fill('ben');
  await expect(page).toHaveURL('/settings/people?query=ben&role=user&sort=last-seen');
  await expect(page.getByRole('listitem', { name: 'Ben' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '1 person' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Search' })).toHaveValue('ben');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('last-seen');
  await expectNoSeriousAxe(page);
  await role.selectOption('Administrator');
  await expect(page.getByText('Nobody found')).toBeVisible();
  await page.goBack();
  await expect(role).toHaveValue('user');
  await expect(page.getByRole('listitem', { name: 'Ben' })).toBeVisible();
});
