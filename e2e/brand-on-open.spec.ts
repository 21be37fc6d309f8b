import { expect } from '@playwright/test';
import { test } from './support/test.ts';

const KIT = {
  name: 'Acme',
  colors: [{ id: 'accent', name: 'Accent', light: '#0b6e4f', dark: null, role: 'accent' }],
  fonts: { heading: null, body: null },
  logo: { src: '', alt: '' },
  logoDark: { src: '' },
  button: { background: '#0b6e4f', color: '#ffffff', radius: 3, paddingX: 24, paddingY: 12 },
  spacing: [],
  social: [],
  footer: { company: 'Acme Bakery', address: '1 Main Street', reason: '' },
};

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
  await expect(mail.getByText('Acme Bakery')).toBeAttached();
  await expect(mail.getByText('Unsubscribe')).toBeAttached();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(mail.getByText('Acme Bakery')).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('tabpanel').first()).toBeVisible();
  await expect(mail.getByText('Acme Bakery')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(mail.getByText('Acme Bakery')).toBeAttached();
});
