import { expect, type Page } from '@playwright/test';
import { expectNoSeriousAxe, showTheme } from './support/accessibility.ts';
import { editorPage } from './support/editor-page.ts';
import { createTemplate, heading, mail, node, readTemplate, section } from './support/sample-mail.ts';
import { test } from './support/test.ts';

test.use({ sharesServer: true, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone a text that is tapped twice is edited, undone and saved', async ({ page, apiAs, signInAs }) => {
  await signInAs('anna');
  const api = await apiAs('anna');
  const words = [{ type: 'paragraph', content: [{ type: 'text', text: 'Some words' }] }];
  const document = mail(section(heading('Title'), node('text', { content: words })));
  const id = await createTemplate(api, 'On a phone', document);
  const editor = editorPage(page);
  await editor.open(id);
  await expect(page.getByText('Tap a block to select it')).toBeVisible();
  await expect(page.locator('aside')).toHaveCount(0);

  const box = await editor.mail.getByText('Some words').boundingBox();
  await page.touchscreen.tap(box!.x + 30, box!.y + box!.height / 2);
  await expect(page.locator('[data-outline="selection"]')).toBeVisible();
  await expect(editor.mail.locator('[contenteditable="true"]')).toHaveCount(0);
  await page.touchscreen.tap(box!.x + 30, box!.y + box!.height / 2);
  const text = editor.mail.locator('[contenteditable="true"]');
  await expect(text).toBeFocused();
  const bar = page.getByRole('toolbar', { name: 'Text' });
  await expect(bar).toBeVisible();
  const place = await bar.boundingBox();
  expect(place!.x).toBeGreaterThanOrEqual(0);
  expect(place!.x + place!.width).toBeLessThanOrEqual(390);
  const bold = await bar.getByRole('button').first().boundingBox();
  expect(bold!.height).toBeGreaterThanOrEqual(40);
  if (process.env.SCREENS) await page.screenshot({ path: 'test-results/screens/text-on-phone.png' });
  await page.keyboard.press('End');
  await page.keyboard.type(' and more');
  await expectNoSeriousAxe(page);

  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(text).toHaveText('Some words');
  await page.keyboard.press('End');
  await page.keyboard.type(', edited');
  await page.getByRole('button', { name: 'Save', exact: true }).tap();
  await expect(page.getByText('Template has been saved')).toBeVisible();
  expect((await readTemplate(api, id)).html).toContain('Some words, edited');

  await page.getByRole('button', { name: 'Done' }).tap();
  await expect(text).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit text' }).tap();
  await expect(text).toBeFocused();
});

test('on a phone blocks are moved, duplicated, deleted and added from a sheet', { tag: '@deep' }, async ({
  page,
  apiAs,
  signInAs,
}) => {
  await signInAs('anna');
  const api = await apiAs('anna');
  const document = mail(section(heading('First'), heading('Second')));
  const id = await createTemplate(api, 'Blocks on a phone', document);
  const editor = editorPage(page);
  await editor.open(id);
  const blocks = editor.mail.locator('[data-mw-kind="block"]');
  const bar = page.getByRole('toolbar', { name: 'Block' });
  const press = (name: string) => bar.getByRole('button', { name, exact: true }).tap();
  const spoken = page.locator('output[aria-live="polite"]');
  await expect(bar.getByRole('button')).toHaveText(['Add block']);

  const first = await editor.mail.getByText('First').boundingBox();
  await page.touchscreen.tap(first!.x + 30, first!.y + first!.height / 2);
  await expect(bar.getByRole('button')).toHaveCount(7);
  for (const button of await bar.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
    expect(box!.x + box!.width).toBeLessThanOrEqual(390);
  }
  await expectNoSeriousAxe(page);
  await takePictures(page, 'block-bar-on-phone');

  await press('Move down');
  await expect(blocks).toHaveText(['Second', 'First']);
  await expect(spoken).toHaveText('Heading, 2 of 2 in Column');
  await press('Move up');
  await expect(blocks).toHaveText(['First', 'Second']);
  await press('Duplicate');
  await expect(blocks).toHaveText(['First', 'First', 'Second']);
  await press('Delete');
  await expect(blocks).toHaveText(['First', 'Second']);

  // What came after the deleted block is selected now.
  await expect(page.locator('[data-tag]')).toHaveText('Heading');
  await press('Add block');
  const sheet = page.getByRole('dialog', { name: 'Add block' });
  await expect(sheet.locator('[data-tile="button"]')).toBeVisible();
  await expectNoSeriousAxe(page);
  await takePictures(page, 'add-sheet-on-phone');
  await sheet.locator('[data-tile="button"]').tap();
  await expect(sheet).toHaveCount(0);
  await expect(spoken).toHaveText('Button inserted');
  await expect(blocks).toHaveText(['First', 'Second', 'Button']);
  await press('Select parent');
  await expect(page.locator('[data-tag]')).toHaveText('Column');
  await expect(bar.getByRole('button', { name: 'Edit text' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Save', exact: true }).tap();
  await expect(page.getByText('Template has been saved')).toBeVisible();
  expect((await readTemplate(api, id)).html).toMatch(/First[\s\S]*Second[\s\S]*Button/);
});

/** Pictures at the phone's own width: another one would bring the panels back. */
async function takePictures(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENS) return;
  for (const theme of ['dark', 'light'] as const) {
    await showTheme(page, theme);
    await page.screenshot({ path: `test-results/screens/${name}-${theme}.png` });
  }
}
