import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { editorPage } from './support/editor-page.ts';
import { createTemplate, heading, mail, node, readTemplate, section } from './support/sample-mail.ts';
import { test } from './support/test.ts';

test.use({ sharesServer: true });

const ONE_TABLE = 'Each template can only contain one "Form Data Table" block';

const tableProps = {
  leftText: 'Field',
  rightText: 'Answer',
  rows: [{ label: 'Name', value: '{{ firstName }}' }],
  borderColor: '#d5d8dd',
  borderWidth: 1,
  rowPadding: 12,
  fontSize: 16,
  textAlign: 'left',
  textColor: '#222222',
  headColor: '#f4f5f7',
  marginTop: 0,
  marginBottom: 0,
};

const allowClipboard = (context: BrowserContext) => context.grantPermissions(['clipboard-read', 'clipboard-write']);

/** Drags something with the mouse onto the upper half of something else. */
async function dragOnto(page: Page, from: Locator, to: Locator): Promise<void> {
  const start = await from.boundingBox();
  const end = await to.boundingBox();
  if (!start || !end) throw new Error('Not shown');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + 20, end.y + end.height / 2, { steps: 8 });
  await page.mouse.move(end.x + 20, end.y + 4, { steps: 4 });
  await page.mouse.up();
}

test.beforeEach(async ({ signInAs }) => signInAs('anna'));

test('items of a menu are written, ordered by keys and by mouse, copied, removed, undone, saved and exported', {
  tag: '@deep',
}, async ({ page, apiAs }) => {
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Menu', mail(section(heading('Hello'))));
  const editor = editorPage(page);
  await editor.open(id);
  await editor.click(editor.mail.getByText('Hello'));
  await page.keyboard.press('Escape');
  await page.locator('[data-tile="menu"]').click();
  const items = page.getByRole('list', { name: 'Items' });
  // An item that leads nowhere yet is no link.
  const shown = editor.mail.locator('a, div[style*="inline-block"] > span');
  await expect(shown).toHaveText(['Home', 'Shop', 'About', 'Contact']);

  await items.getByRole('button', { name: 'Shop', exact: true }).click();
  await items.getByLabel('Text', { exact: true }).fill('Store');
  await items.getByPlaceholder('https://').fill('shop.example/all');
  await items.getByPlaceholder('https://').blur();
  await expect(shown.nth(1)).toHaveText('Store');
  await expect(shown.nth(1)).toHaveAttribute('href', 'http://shop.example/all');
  await expectNoSeriousAxe(page);

  await items.getByRole('button', { name: 'Move Home', exact: true }).press('ArrowDown');
  await expect(shown).toHaveText(['Store', 'Home', 'About', 'Contact']);
  await expect(items.getByRole('button', { name: 'Move Home', exact: true })).toBeFocused();
  await expect(items.getByLabel('Text', { exact: true })).toHaveValue('Store');
  await page.keyboard.press('End');
  await expect(shown).toHaveText(['Store', 'About', 'Contact', 'Home']);

  await dragOnto(
    page,
    items.getByRole('button', { name: 'Move Contact', exact: true }),
    items.getByRole('listitem').first(),
  );
  await expect(shown).toHaveText(['Contact', 'Store', 'About', 'Home']);

  await items.getByRole('button', { name: 'Duplicate About', exact: true }).click();
  await items.getByRole('button', { name: 'Remove Contact', exact: true }).click();
  await page.getByRole('button', { name: 'Add item' }).click();
  await expect(items.getByLabel('Text', { exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Help');
  await expect(shown).toHaveText(['Store', 'About', 'About', 'Home', 'Help']);

  const undo = page.getByRole('button', { name: /^Undo/ });
  for (const left of [
    ['Store', 'About', 'About', 'Home', 'New item'],
    ['Store', 'About', 'About', 'Home'],
    ['Contact', 'Store', 'About', 'About', 'Home'],
    ['Contact', 'Store', 'About', 'Home'],
    ['Store', 'About', 'Contact', 'Home'],
  ]) {
    await undo.click();
    await expect(shown).toHaveText(left);
  }

  await editor.save();
  await page.reload();
  await editor.ready();
  await expect(shown).toHaveText(['Store', 'About', 'Contact', 'Home']);
  const { html } = await readTemplate(api, id);
  expect(html).toContain('<a href="http://shop.example/all" style=');
  expect(html).toMatch(
    /@media \(max-width:991px\)\{[^@]*width:auto !important;max-width:100% !important;padding:0 8px !important/,
  );
});

test('icons of networks lead to profiles, and are pictures that everybody can fetch', { tag: '@deep' }, async ({
  page,
  apiAs,
  server,
}) => {
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Social', mail(section(heading('Hello'))));
  const editor = editorPage(page);
  await editor.open(id);
  await expect(page.locator('[data-tile="social"]')).toContainText('Beta');
  await editor.click(editor.mail.getByText('Hello'));
  await page.keyboard.press('Escape');
  await page.locator('[data-tile="social-follow"]').click();
  const networks = page.getByRole('list', { name: 'Networks' });
  await networks.getByRole('button', { name: 'Facebook', exact: true }).click();
  const profile = networks.getByLabel('Profile name or web address');
  const icon = editor.mail.getByRole('img', { name: 'Facebook' });
  await profile.fill('acme');
  await expect(icon.locator('..')).toHaveAttribute('href', 'https://www.facebook.com/acme');
  await profile.fill('https://social.example/acme');
  await expect(icon.locator('..')).toHaveAttribute('href', 'https://social.example/acme');
  await networks.getByLabel('Network', { exact: true }).selectOption('VK');
  await page.getByLabel('Color', { exact: true }).selectOption('Black');
  const vk = editor.mail.getByRole('img', { name: 'VK' });
  await expect(vk).toHaveAttribute('src', `${server.url}/api/v2/assets/social/1/vk-round-black-64.png`);
  expect(await vk.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(64);
  await page.getByRole('button', { name: 'Add network' }).click();
  await expect(editor.mail.getByRole('img')).toHaveCount(6);
  await editor.save();
  const { html } = await readTemplate(api, id);
  expect(html).toContain('alt="VK" width="32"');
});

test('a second form data table is refused from the palette, by drag, by key and by paste', { tag: '@deep' }, async ({
  page,
  apiAs,
  context,
}) => {
  await allowClipboard(context);
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Form', mail(section(heading('Hello'))));
  const editor = editorPage(page);
  await editor.open(id);
  const tables = editor.mail.getByRole('table');
  const toasts = page.getByText(ONE_TABLE);
  const dismiss = async () => {
    await expect(toasts).toBeVisible();
    await expect(tables).toHaveCount(1);
    await page.locator('.mantine-Notification-closeButton').first().click();
    await expect(toasts).toHaveCount(0);
  };
  const tile = page.locator('[data-tile="form-data-table"]');
  await editor.click(editor.mail.getByText('Hello'));
  await page.keyboard.press('Escape');
  await tile.click();
  await expect(tables).toHaveCount(1);
  await expect(editor.mail.getByRole('rowheader', { name: 'First name' })).toBeVisible();

  await tile.click();
  await dismiss();
  await tile.press('Enter');
  await dismiss();
  await editor.dragTile('form-data-table', editor.mail.getByText('Hello'), 'below');
  await dismiss();
  await editor.click(tables);
  await page.keyboard.press('ControlOrMeta+d');
  await dismiss();
  await page.keyboard.press('ControlOrMeta+c');
  await page.keyboard.press('ControlOrMeta+v');
  await dismiss();
});

test('a mail stored with two form data tables opens with the first, and says so', { tag: '@deep' }, async ({
  page,
  apiAs,
}) => {
  const api = await apiAs('anna');
  const second = { ...tableProps, leftText: 'Second' };
  const id = await createTemplate(
    api,
    'Two forms',
    mail(section(node('form-data-table', tableProps)), section(heading('Kept'), node('form-data-table', second))),
  );
  const editor = editorPage(page);
  await editor.open(id);
  await expect(page.getByText(ONE_TABLE)).toBeVisible();
  await expect(editor.mail.getByRole('table')).toHaveCount(1);
  await expect(editor.mail.getByText('Second')).toHaveCount(0);
  await expect(editor.mail.getByText('Kept')).toBeVisible();
  const { html } = await readTemplate(api, id);
  expect(html.match(/role="table"/g)).toHaveLength(1);

  await page.getByText('Mobile', { exact: true }).first().click({ force: true });
  const cells = editor.mail.locator('[role="rowheader"], [role="cell"]');
  await expect.poll(async () => (await cells.nth(1).boundingBox())?.x).toBe((await cells.nth(0).boundingBox())?.x);
});
