import { expect, type Locator } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { mailOf, section, storeMail, text } from './support/canvas-mail.ts';
import { editorPage } from './support/editor-page.ts';
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
  expect(await list.getByRole('option').count()).toBeLessThan(66);
  await expect(row('Breakfast bowls, set of four')).toContainText('was €52.00now €39.00');
  await expectNoSeriousAxe(page);
  const names = ['Breakfast bowls, set of four', 'Beeswax candle', 'Blue cactus', 'Brass watering can'];
  for (const name of names) await click(row(name));
  await expect(row('Breakfast bowls, set of four')).toContainText('1');
  await expect(row('Brass watering can')).toContainText('4');
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
  expect(html.match(/<!--\[if mso\]><table role="presentation"[^>]*><tr><td width="\d+" valign="top"/g)).toHaveLength(
    2,
  );
  await kept.close();

  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor.mail.getByText('Blue cactus')).toHaveCount(0);
  await expect(editor.mail.getByText('For your kitchen')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(editor.mail.getByText('Blue cactus', { exact: true })).toBeVisible();

  await editor.doubleClick(editor.mail.getByText('Blue cactus', { exact: true }));
  await dialog.getByRole('searchbox').fill('enamel');
  await expect(list.getByRole('option')).toHaveCount(1);
  await dialog.getByRole('searchbox').press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(editor.mail.getByText('Enamel mug', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change product' })).toBeVisible();
});
