import { expect } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { editorPage } from './support/editor-page.ts';
import { createTemplate, heading, mail, node, readTemplate, section } from './support/sample-mail.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone a tapped text is edited, undone and saved, and nothing else can be touched', async ({
  page,
  apiAs,
  signInAs,
}) => {
  await signInAs('anna');
  const api = await apiAs('anna');
  const words = [{ type: 'paragraph', content: [{ type: 'text', text: 'Some words' }] }];
  const document = mail(section(heading('Title'), node('text', { content: words })));
  const id = await createTemplate(api, 'On a phone', document);
  const editor = editorPage(page);
  await editor.open(id);
  await expect(page.getByText('Tap a text to edit it.')).toBeVisible();
  await expect(page.locator('aside')).toHaveCount(0);

  const box = await editor.mail.getByText('Some words').boundingBox();
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

  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(editor.mail.locator('[data-mw-kind="block"]')).toHaveText(['Title', 'Some words, edited']);
});
