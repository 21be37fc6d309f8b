import { blockRegistry, productProps } from '@mailwright/blocks';
import type { Product } from '@mailwright/contract';
import type { DocumentNode, JsonObject } from '@mailwright/document';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import type { ApiClient } from './support/api-client.ts';
import { mailOf, section, storeMail, text } from './support/canvas-mail.ts';
import { chooseOption } from './support/code-editor.ts';
import { editorPage } from './support/editor-page.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { test } from './support/test.ts';

test('products of the demo store become a grid of two by two in a sent test email with nine clicks, and one undo takes them back', async ({
  page,
  context,
  signInAs,
  apiAs,
}) => {
  await signInAs('anna');
  const id = await storeMail(await apiAs('anna'), mailOf(section('s', [text('words', 'For your kitchen')])));
  const editor = editorPage(page);
  await editor.open(id);
  const asked: string[] = [];
  page.on('request', (request) => {
    const call = /\/api\/v2\/(?:stores\/demo-store\/(categories|products)|(stores))(?:\?|$)/.exec(request.url());
    if (call) asked.push(call[1] ?? call[2] ?? '');
  });
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await click(page.locator('[data-tile="product"]'));
  const dialog = page.getByRole('dialog', { name: 'Choose products' });
  await expect(dialog.getByLabel('Store')).toHaveValue('demo-store');
  await expect(dialog.getByLabel('Category').getByRole('option')).toHaveCount(7);
  const list = dialog.getByRole('listbox', { name: 'Products' });
  const row = (name: string) => list.getByRole('option').filter({ hasText: name });
  expect(await row('Beeswax candle').boundingBox()).toMatchObject({ height: 56 });
  const height = await list.evaluate(({ clientHeight }) => clientHeight);
  await expect(list.getByRole('option')).toHaveCount(Math.ceil(height / 56) + 2);
  expect(asked).toEqual(['stores', 'categories', 'products']);
  await expect(row('Breakfast bowls, set of four')).toContainText('was €52.00now €39.00');
  await expectNoSeriousAxe(page);
  const names = ['Breakfast bowls, set of four', 'Beeswax candle', 'Blue cactus', 'Brass watering can'];
  for (const name of names) await click(row(name));
  await expect(row('Breakfast bowls, set of four')).toContainText('1');
  await expect(row('Brass watering can')).toContainText('4');
  await takeScreenshots(page, 'product-dialog');
  await click(dialog.getByRole('button', { name: 'Insert 4 products' }));
  await expect(dialog).toBeHidden();
  await click(page.getByRole('button', { name: 'Send test email' }));
  const sending = page.getByRole('dialog', { name: 'Send test email' });
  await click(sending.getByRole('button', { name: 'anna@acme.example' }));
  await click(sending.getByRole('button', { name: 'Send', exact: true }));
  await expect(page.getByText('Test email has been sent', { exact: true })).toBeVisible();
  expect(clicks).toBe(9);

  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const kept = await opened;
  const sent = kept.frameLocator('iframe');
  const [first, second, third, fourth] = await Promise.all(
    names.map((name) => sent.getByText(name, { exact: true }).boundingBox()),
  );
  expect(second?.x).toBeGreaterThan((first?.x ?? 0) + 100);
  expect(third?.y).toBeGreaterThan((first?.y ?? 0) + 100);
  expect(fourth?.x).toBeGreaterThan((third?.x ?? 0) + 100);
  for (const name of names) {
    const picture = sent.getByRole('img', { name, exact: true });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
  }
  for (const price of ['€39.00', '€22.00', '€24.00', '€54.00']) {
    await expect(sent.getByText(price)).toBeVisible();
  }
  await expect(sent.locator('s')).toContainText('€52.00');
  // Word lays the columns out by a table that only it reads.
  const html = await sent.locator('body').evaluate((body) => body.innerHTML);
  expect(
    html.match(/<!--\[if mso\]><table\s[^>]*>\s*<tr\s+valign="top"\s*>\s*<td\s+style="width:\d+px"/g),
  ).toHaveLength(2);
  await kept.close();

  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor.mail.getByText('Blue cactus')).toHaveCount(0);
  await expect(editor.mail.getByText('For your kitchen')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(editor.mail.getByText('Blue cactus', { exact: true })).toBeVisible();

  await editor.doubleClick(editor.mail.getByText('Blue cactus', { exact: true }));
  await expect(dialog.getByRole('button', { name: 'Use product' })).toBeVisible();
  await dialog.getByRole('searchbox').fill('enamel');
  await expect(list.getByRole('option')).toHaveCount(1);
  await dialog.getByText('Horizontal', { exact: true }).click();
  await dialog.getByRole('searchbox').press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const mug = editor.mail.getByText('Enamel mug', { exact: true });
  await expect(mug).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change product' })).toBeVisible();
  const beside = editor.mail.getByRole('img', { name: 'Enamel mug', exact: true });
  const [picture, words] = [await beside.boundingBox(), await mug.boundingBox()];
  expect(words?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
});

test('products are brought up to date before a test email and before publishing, as one step, with what was typed kept', {
  tag: '@deep',
}, async ({ page, signInAs, apiAs }) => {
  await signInAs('anna');
  const { editor, shown, settings } = await openProducts(page, await apiAs('anna'));

  await page.getByRole('button', { name: 'Send test email' }).click();
  const sending = page.getByRole('dialog', { name: 'Send test email' });
  await expect(sending.getByText('2 products have changed in their stores')).toBeVisible();
  await expectNoSeriousAxe(page);
  await sending.getByRole('button', { name: 'See changes' }).click();
  const updates = page.getByRole('dialog', { name: 'Bring products up to date' });
  const ours = updates.getByRole('listitem', { name: 'Ours' });
  await expect(updates.getByRole('listitem', { name: 'Beeswax candle' })).toContainText(/€18\.00.*€22\.00/);
  await expect(ours).toContainText(/Ours.*€49\.00.*Breakfast bowls, set of four.*€39\.00/);
  await expect(ours.getByLabel('Update price')).toBeChecked();
  await expect(ours.getByLabel('Update name')).not.toBeChecked();
  await expectNoSeriousAxe(page);
  await ours.getByLabel('Update price').uncheck();
  await updates.getByRole('button', { name: 'Bring up to date' }).click();
  await expect(page.getByText('2 products are up to date.')).toBeVisible();
  await expect(sending.getByText('have changed in their stores')).toBeHidden();
  await sending.getByRole('button', { name: 'Cancel' }).click();
  await expect(shown('candle')).toContainText('€22.00');
  await expect(shown('bowls')).toContainText(/Ours.*€49\.00.*€39\.00/);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(shown('candle')).toContainText('€18.00');
  await expect(shown('bowls')).not.toContainText('€39.00');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const checks = page.getByRole('dialog', { name: 'Publish with these problems?' });
  await checks.getByRole('button', { name: 'Bring products up to date' }).click();
  await updates.getByRole('button', { name: 'Bring up to date' }).click();
  await expect(shown('bowls')).toContainText(/Ours.*€52\.00.*€39\.00/);

  await editor.click(shown('candle').getByText('Beeswax candle'));
  await page.route('https://broken.invalid/**', (route) => route.abort());
  // The text of its neighbor keeps the mail as high as it was.
  const outline = page.locator('[data-outline="selection"]');
  const high = (await outline.boundingBox())?.height ?? 0;
  await settings.getByPlaceholder('https://').first().fill('https://broken.invalid/candle.png');
  await page.keyboard.press('Tab');
  await expect(shown('candle').locator('img[data-mw-broken]')).toBeVisible();
  await expect.poll(async () => (await outline.boundingBox())?.height).toBeLessThan(high - 150);
});

test('products are shown live, by rule and as a QR code', { tag: '@deep' }, async ({ page, signInAs, apiAs }) => {
  await signInAs('anna');
  const { editor, shown, settings, store } = await openProducts(page, await apiAs('anna'));

  await editor.click(shown('bowls').getByText('Ours'));
  await settings.getByRole('switch', { name: 'Live product' }).press('Space');
  const picture = shown('bowls').locator('img');
  await expect(picture).toHaveAttribute('src', /\/api\/v2\/internal\/product\/.+\/picture\.png$/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(300);
  await expect(picture).toHaveAttribute('alt', /^Bowls, €49\.00/);

  await editor.click(shown('rule'));
  await settings.getByLabel('Store').selectOption('Demo store');
  await expect(shown('rule').locator('img')).toHaveCount(4);
  await settings.getByLabel('Show first').selectOption('Lowest price');
  await settings.getByLabel('Category').selectOption('Lighting');
  const cheapest = store
    .filter(({ productCategories }) => productCategories.includes('Lighting'))
    .toSorted((a, b) => Number(a.salePrice ?? a.price) - Number(b.salePrice ?? b.price));
  await expect(shown('rule')).toContainText(cheapest[0]?.productName ?? '?');

  // What is copied has what the rule gives at that moment.
  const [given, another] = store.filter(({ productCategories }) => !productCategories.includes('Lighting'));
  if (!given || !another) throw new Error('The demo store has too few products');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/api/v2/products/rule', (route) => route.fulfill({ json: [given, another] }));
  await chooseOption(page, 'Export…');
  const exporting = page.getByRole('dialog', { name: 'Export' });
  await exporting.getByRole('region', { name: 'HTML', exact: true }).getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied successfully')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const { productName } of [given, another]) expect(copied).toContain(productName);
  expect(copied).not.toContain(cheapest[0]?.productName);
  await page.keyboard.press('Escape');
  await expect(exporting).toHaveCount(0);
  await expect(shown('rule')).toContainText(cheapest[0]?.productName ?? '?');
  await page.unroute('**/api/v2/products/rule');

  let answer = () => {};
  const waited = new Promise<void>((answered) => {
    answer = answered;
  });
  await page.route('**/api/v2/stores/demo-store/products*', async (route) => {
    await waited;
    await route.fulfill({ status: 500, json: {} });
  });
  await editor.click(shown('code'));
  await settings.getByRole('button', { name: 'Choose product' }).click();
  const one = page.getByRole('dialog', { name: 'Choose a product' });
  await expect(one.locator('[aria-busy="true"]')).toBeAttached();
  answer();
  await expect(one.getByText('The products could not be loaded')).toBeVisible();
  await page.unroute('**/api/v2/stores/demo-store/products*');
  await one.getByRole('button', { name: 'Try again' }).click();
  await one.getByRole('option').filter({ hasText: 'Beeswax candle' }).click();
  await one.getByRole('button', { name: 'Use product' }).click();
  await expect(settings.getByLabel('Content', { exact: true })).toHaveValue(
    store.find(({ productName }) => productName === 'Beeswax candle')?.productLink ?? '?',
  );
  await expect(shown('code').getByRole('img', { name: 'Beeswax candle', exact: true })).toBeVisible();
});

test('products are chosen by keys; without a store or the plan it is said what is missing', { tag: '@deep' }, async ({
  page,
  signInAs,
  apiAs,
}) => {
  await signInAs('anna');
  const api = await apiAs('anna');
  const { editor, shown, settings, mail } = await openProducts(page, api);

  await page.locator('[data-tile="product"]').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose products' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('watering');
  await expect(dialog.getByText(/^\d products$/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await expect(dialog.getByText('2 selected')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.locator('[data-tile="product"]')).toBeFocused();
  for (const name of ['Brass watering can', 'Steel watering can']) {
    await expect(editor.mail.getByText(name, { exact: true })).toBeVisible();
  }
  await editor.save();

  await page.route('**/api/v2/stores', (route) => route.fulfill({ json: [] }));
  await editor.open(await storeMail(api, mail));
  await editor.doubleClick(shown('candle').getByText('Beeswax candle'));
  await expect(dialog.getByText('No store connected')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Connect a store' })).toHaveAttribute('href', '/settings/stores');
  await page.unroute('**/api/v2/stores');

  await page.context().clearCookies();
  await signInAs('ben');
  await editor.open(await storeMail(await apiAs('ben'), mail));
  await page.locator('[data-tile="product"]').click({ force: true });
  const locked = page.getByRole('dialog', { name: 'Product', exact: true });
  await expect(locked).toContainText('Not enabled in your plan');
  await expect(locked).toContainText('Your plan does not include products from stores.');
  await page.keyboard.press('Escape');
  await expect(locked).toBeHidden();
  await editor.click(shown('candle').getByText('Beeswax candle'));
  await expect(settings.getByLabel('Price', { exact: true })).toBeVisible();
  await expect(settings.getByRole('button', { name: 'Change product' })).toHaveCount(0);
});

/** Opens a mail with two products that have changed in the demo store, a rule and a QR code. */
async function openProducts(page: Page, api: ApiClient) {
  const store = await api.json<readonly Product[]>('GET', '/products/store/demo-store?return-deleted=false');
  const taken = (id: string, name: string, then: Partial<Product>, typed: JsonObject = {}): DocumentNode => {
    const product = store.find(({ productName }) => productName === name);
    if (!product) throw new Error(`The demo store has no ${name}`);
    return block(id, 'product', { ...productProps({ ...product, ...then }, 'en'), ...typed });
  };
  const candle = taken('candle', 'Beeswax candle', { price: '18.00' });
  const bowls = taken(
    'bowls',
    'Breakfast bowls, set of four',
    { productName: 'Bowls', price: '49.00', salePrice: null },
    { title: 'Ours' },
  );
  const rule = block('rule', 'product-list', { columns: 2 });
  const code = block('code', 'qr-code', { useProductManager: true });
  const mail = mailOf(section('s1', [candle], [bowls]), section('s2', [rule]), section('s3', [code]));
  const editor = editorPage(page);
  await editor.open(await storeMail(api, mail));
  const shown = (node: string) => editor.mail.locator(`[data-mw-id="${node}"]`);
  const settings = page.getByRole('complementary', { name: 'Settings and styles' });
  return { editor, shown, settings, store, mail };
}

function block(id: string, type: string, props: JsonObject): DocumentNode {
  const seed = blockRegistry.get(type)?.tiles[0]?.create();
  if (!seed) throw new Error(`There is no block ${type}`);
  return { id, type, props: { ...seed.props, ...props }, style: {} };
}
