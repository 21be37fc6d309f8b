import { expect } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { secondPerson } from './support/second-person.ts';
import { test } from './support/test.ts';

test('the settings list the shortcuts, and single keys can be switched off', async ({ page, signInAs }) => {
  await signInAs('anna');
  await page.goto('/settings');
  const shortcuts = page.getByRole('region', { name: 'Keyboard shortcuts' });
  for (const words of ['New template', 'Select all, in selection mode', 'Save', 'Zoom in, out, reset']) {
    await expect(shortcuts.getByText(words, { exact: true })).toBeVisible();
  }
  await expectNoSeriousAxe(page);
  await shortcuts.getByRole('switch', { name: 'Single-key shortcuts' }).press('Space');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).not.toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).press('Space');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: 'New template' })).toBeVisible();
});

test('signing out everywhere asks first, and ends the sessions of other browsers too', async ({
  page,
  signInAs,
  browser,
  server,
}) => {
  await signInAs('ben');
  const other = await secondPerson(browser, server, 'ben');
  await other.page.goto('/');
  await expect(other.page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/settings');
  const button = page.getByRole('button', { name: 'Sign out everywhere' });
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeEnabled();
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/login/);

  await other.page.goto('/settings');
  await expect(other.page).toHaveURL(/\/(login|not-found)/);
  await other.context.close();
});
