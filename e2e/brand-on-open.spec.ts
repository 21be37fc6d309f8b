import { ACME_KIT } from '@mailwright/blocks/testing';
import { expect } from '@playwright/test';
import { test } from './support/test.ts';

const KIT = { ...ACME_KIT, logo: { src: '', alt: '' } };

test('a mail begun in my brand on a phone opens in it, and a wider window changes nothing', async ({
  page,
  signInAs,
  apiAs,
}) => {
  await (await apiAs('anna')).json('PUT', '/brand', { kit: KIT, revision: 0 });
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs('anna');
  await page.goto('/');
  await page.getByRole('button', { name: 'New template' }).first().click();
  const making = page.getByRole('dialog', { name: 'New template' });
  await making.getByRole('textbox', { name: 'Name' }).first().fill('Sale of Acme');
  await making.getByRole('switch', { name: 'In my brand' }).press('Space');
  await making.getByRole('tab', { name: 'Featured layouts' }).click();
  await making.getByText('Product launch').click();
  await making.getByRole('button', { name: 'Create template' }).click();

  const mail = page.frameLocator('iframe').first();
  await expect(mail.getByText('Acme Inc.')).toBeAttached();
  await expect(mail.getByText('Unsubscribe')).toBeAttached();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(mail.getByText('Acme Inc.')).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('tabpanel').first()).toBeVisible();
  await expect(mail.getByText('Acme Inc.')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(mail.getByText('Acme Inc.')).toBeAttached();
});
