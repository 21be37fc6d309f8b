import type { Product } from '@mailwright/contract';
import { expect } from '@playwright/test';
import { mailOf, section, storeMail, text } from './support/canvas-mail.ts';
import { editorPage } from './support/editor-page.ts';
import { workIsKept } from './support/kept-work.ts';
import { test } from './support/test.ts';

test('a product tile whose dialog is canceled leaves nothing behind, and by hand it stays', { tag: '@deep' }, async ({
  page,
  signInAs,
  apiAs,
}) => {
  await signInAs('anna');
  const id = await storeMail(await apiAs('anna'), mailOf(section('s', [text('words', 'For your kitchen')])));
  const editor = editorPage(page);
  await editor.open(id);
  const tile = page.locator('[data-tile="product"]');
  const dialog = page.getByRole('dialog', { name: 'Choose products' });
  const placeholder = editor.mail.getByText('Name of the product');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });

  await tile.click();
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await expect(placeholder).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(placeholder).toHaveCount(0);
  await expect(undo).toBeDisabled();
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);

  await editor.dragTile('product', editor.mail.getByText('For your kitchen'), 'below');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(placeholder).toHaveCount(0);
  await expect(undo).toBeDisabled();

  await tile.click();
  await dialog.getByRole('button', { name: 'Enter by hand' }).click();
  await expect(dialog).toBeHidden();
  await expect(placeholder).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(placeholder).toHaveCount(0);

  await tile.click();
  await dialog.getByRole('option').filter({ hasText: 'Beeswax candle' }).dblclick();
  await expect(editor.mail.getByText('Beeswax candle')).toBeVisible();
  await workIsKept(page, 2);
  await page.reload();
  const found = page.getByRole('dialog', { name: 'You have unsaved changes' });
  await expect(found.getByRole('listitem')).toHaveText(['Add Product']);
  await found.getByRole('button', { name: 'Continue with my changes' }).click();
  await expect(editor.mail.getByText('Beeswax candle')).toBeVisible();
  await editor.save();
  await page.reload();
  await editor.ready();
  await expect(editor.mail.getByText('Beeswax candle')).toBeVisible();
  await expect(found).toHaveCount(0);
});

test('a list of products that sends nothing is told before a test email and before publishing', {
  tag: '@deep',
}, async ({ page, signInAs, apiAs }) => {
  await signInAs('anna');
  const api = await apiAs('anna');
  const editor = editorPage(page);
  await editor.open(await storeMail(api, mailOf(section('s', [text('words', 'For your kitchen')]))));
  await page.locator('[data-tile="product-list"]').click();
  const settings = page.getByRole('complementary', { name: 'Settings and styles' });
  const rule = settings.getByText('Rule', { exact: true });
  await expect(rule).toBeVisible();
  await editor.click(editor.mail.getByText('For your kitchen'));
  await expect(rule).toHaveCount(0);

  await page.getByRole('button', { name: 'Send test email' }).click();
  const sending = page.getByRole('dialog', { name: 'Send test email' });
  await expect(sending.getByText('A product list has no rule: choose its store.')).toBeVisible();
  await sending.getByRole('button', { name: 'Show the list' }).click();
  await expect(sending).toBeHidden();
  await expect(rule).toBeVisible();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const checks = page.getByRole('dialog', { name: 'Publish with these problems?' });
  await expect(checks.getByText('A product list has no rule: choose its store')).toBeVisible();
  await page.keyboard.press('Escape');
  await settings.getByLabel('Store').selectOption('Demo store');
  await expect(editor.mail.getByRole('img').first()).toBeVisible();

  // The store has nothing of it anymore when the mail is sent.
  await page.route('**/api/v2/products/rule', (route) => route.fulfill({ json: [] satisfies Product[] }));
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(checks.getByText('A product list shows nothing')).toBeVisible();
});
