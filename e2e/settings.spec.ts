import { expect } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { heading, mail, readTemplate, section } from './support/sample-mail.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { secondPerson } from './support/second-person.ts';
import { test } from './support/test.ts';

test('the settings list the shortcuts, and single keys can be switched off', { tag: '@deep' }, async ({
  page,
  signInAs,
}) => {
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

test('signing out everywhere asks first, and ends the sessions of other browsers too', { tag: '@deep' }, async ({
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
  await page.getByRole('link', { name: 'Sign-in and sessions' }).click();
  const button = page.getByRole('button', { name: 'Sign out everywhere', exact: true });
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeEnabled();
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);

  await other.page.goto('/settings');
  await expect(other.page).toHaveURL(/\/(login|not-found)/);
  await other.context.close();
});

test('a brand is read out of a template, chosen by keys in the editor, put on a system template, and followed', async ({
  page,
  openMail,
}) => {
  test.slow();
  const { api, id, editor } = await openMail('anna', 'Colors', mail(section(heading('Title'))));
  await page.goto('/settings/brand');
  await page.getByRole('button', { name: 'Read from a template' }).click();
  const reading = page.getByRole('dialog', { name: 'Read from a template' });
  await reading.getByRole('combobox', { name: 'Template' }).fill('Monthly newsletter');
  await page.getByRole('option', { name: 'Monthly newsletter' }).first().click();
  await reading.getByRole('button', { name: 'Read', exact: true }).click();
  await reading.getByRole('checkbox', { name: 'Logo' }).uncheck();
  await reading.getByRole('button', { name: 'Use these' }).click();
  await page.getByRole('textbox', { name: 'Company' }).fill('Acme Bakery');
  await expect(page.frameLocator('iframe[title="Example email"]').getByText('Acme Bakery')).toBeVisible();
  await expectNoSeriousAxe(page);
  const light = page.getByRole('textbox', { name: 'Color', exact: true }).first();
  await light.press('ControlOrMeta+a');
  await light.pressSequentially('#B3261E');
  await expect(light).toHaveValue('#b3261e');
  await light.press('Backspace');
  await expect(light).toHaveValue('#b3261');
  await light.blur();
  await expect(light).toHaveValue('#b3261e');
  const pick = page.getByRole('button', { name: /^Choose color: .+, Color$/ }).first();
  await pick.press('Enter');
  const picker = page.getByRole('dialog', { name: /, Color$/ });
  await expect(picker.getByRole('textbox', { name: 'Hex value' })).toBeFocused();
  await picker.getByRole('slider', { name: 'Saturation and brightness' }).press('ArrowLeft');
  await picker.getByRole('slider', { name: 'Hue' }).press('ArrowRight');
  await expect(light).not.toHaveValue('#b3261e');
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await expect(light).toHaveValue('#b3261e');
  await expect(pick).toBeFocused();
  await page.getByRole('link', { name: 'General' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();

  await editor.open(id);
  await editor.click(editor.mail.getByRole('heading'));
  await page.getByRole('tab', { name: 'Styles' }).click();
  const color = page.getByRole('textbox', { name: 'Color', exact: true }).first();
  await color.press('ArrowDown');
  const accent = page.getByRole('button', { name: /^Accent #/ });
  await expect(accent).toBeVisible();
  await color.press('ArrowDown');
  await expect(accent).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: /^Text #/ })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(color).toBeFocused();
  await editor.save();
  const stored = JSON.stringify((await readTemplate(api, id)).components);
  expect(stored).toMatch(/"brand":\{"style\.color":"color:[\w-]+"\}/);
  const chosen = await color.inputValue();
  expect(stored).toContain(`"color":"${chosen}"`);

  await page.goto('/');
  await page.getByRole('button', { name: 'New template' }).first().click();
  const making = page.getByRole('dialog', { name: 'New template' });
  await making.getByRole('textbox', { name: 'Name' }).first().fill('Sale of Acme');
  await making.getByRole('switch', { name: 'In my brand' }).press('Space');
  await making.getByRole('tab', { name: 'Featured layouts' }).click();
  await making.getByText('Product launch').click();
  await making.getByRole('button', { name: 'Create template' }).click();
  await editor.ready();
  await expect(editor.mail.getByText('Acme Bakery')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor.mail.getByText('Acme Bakery')).toBeHidden();

  await page.goto('/settings/brand');
  await light.fill('#0b6e4f');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const impact = page.getByRole('dialog', { name: /^Where “.+” is used$/ });
  await expect(impact.getByRole('option', { name: /^Colors/ })).toContainText('Out of date');
  await expect(impact.frameLocator('iframe[title*="as it is now"]').getByRole('heading')).toHaveCSS(
    'color',
    'rgb(11, 110, 79)',
  );
  await expectNoSeriousAxe(page);
  await impact.getByRole('button', { name: 'Close' }).last().click();

  await editor.open(id);
  const news = page.getByRole('status').filter({ hasText: 'Your brand has changed' });
  await news.getByRole('button', { name: 'Review' }).click();
  const look = page.getByRole('dialog', { name: 'Your brand has changed since this email was made' });
  await look.getByRole('button', { name: 'Update' }).click();
  await expect(editor.mail.getByRole('heading')).toHaveCSS('color', 'rgb(11, 110, 79)');
  await expect(news).toBeHidden();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(news).toBeVisible();

  await page.goto('/settings/brand');
  await page.getByRole('button', { name: 'Review and update' }).click();
  await impact.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText(/^\d+ templates? updated$/)).toBeVisible();
  expect(JSON.stringify((await readTemplate(api, id)).components)).toContain('"color":"#0b6e4f"');
  await page.getByRole('button', { name: 'Undo update' }).click();
  await expect(page.getByText(/^Undone in \d+ templates?$/)).toBeVisible();
  expect(JSON.stringify((await readTemplate(api, id)).components)).toContain(`"color":"${chosen}"`);
});

test('a file of products becomes a store: its columns are chosen, rows left out are told, it is renamed and disconnected', {
  tag: '@deep',
}, async ({ page, signInAs, apiAs }) => {
  await signInAs('anna');
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Stores' }).click();
  await expect(page.getByRole('article', { name: 'Demo store' })).toContainText(/\d{2} products/);
  await page.getByRole('button', { name: 'Connect store' }).click();
  const connecting = page.getByRole('dialog', { name: 'Connect store' });
  await expect(connecting.getByRole('button', { name: /^WooCommerce/ })).toBeFocused();
  await connecting.getByRole('button', { name: /^Product file/ }).click();
  const uploading = page.getByRole('dialog', { name: 'Upload a product file' });
  await uploading.getByRole('button', { name: 'Connect' }).click();
  await expect(uploading.getByText('Choose a file.')).toBeVisible();
  const rows = [
    'sku;what;cost;group',
    'C-1;Cup of clay;12,50 EUR;Cups',
    ';No id;3,00 EUR;Cups',
    'C-2;Plate;22,00 EUR;Plates',
  ];
  await uploading
    .locator('input[type="file"]')
    .setInputFiles({ name: 'Autumn list.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  await expect(uploading.getByRole('cell', { name: 'Cup of clay' })).toBeVisible();
  for (const [field, column] of [
    ['ID', 'sku'],
    ['Name', 'what'],
    ['Price', 'cost'],
    ['Categories', 'group'],
  ] as const) {
    const choice = uploading.getByRole('combobox', { name: field, exact: true });
    await choice.fill(column);
    await page.getByRole('option', { name: column, exact: true }).click();
  }
  await expect(uploading.getByText('12,50 EUR').first()).toBeVisible();
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'stores-columns');
  await uploading.getByRole('button', { name: 'Connect' }).click();
  await expect(uploading).toBeHidden();

  const card = page.getByRole('article', { name: 'Autumn list' });
  await expect(card).toContainText('2 products');
  await card.getByText('1 row was left out').click();
  await expect(card).toContainText('Line 3:');
  const api = await apiAs('anna');
  const stores = await api.json<readonly { readonly storeUuid: string; readonly name: string }[]>('GET', '/stores');
  const id = stores.find(({ name }) => name === 'Autumn list')?.storeUuid;
  expect(await api.json('GET', `/stores/${id}/categories`)).toEqual(['Cups', 'Plates']);
  expect(await api.json('GET', `/products/store/${id}?category-name=Cups`)).toMatchObject([
    { productId: 'C-1', productName: 'Cup of clay', price: '12.50', currency: 'EUR' },
  ]);
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'stores');

  await card.getByRole('button', { name: 'Actions for store “Autumn list”' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('dialog', { name: 'Rename' }).getByLabel('Name').fill('Winter list');
  await page.keyboard.press('Enter');
  const renamed = page.getByRole('article', { name: 'Winter list' });
  await renamed.getByRole('button', { name: 'Actions for store “Winter list”' }).click();
  await page.getByRole('menuitem', { name: 'Disconnect' }).click();
  const disconnecting = page.getByRole('dialog', { name: 'Disconnect “Winter list”?' });
  // A file has no key that could be deleted.
  await expect(disconnecting).toContainText('Its products are deleted here.');
  await disconnecting.getByRole('button', { name: 'Disconnect' }).click();
  await expect(renamed).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Connect store' })).toBeFocused();
});
