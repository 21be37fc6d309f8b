import { expect, type Page } from '@playwright/test';
import { editorPage } from './support/editor-page.ts';
import { createTemplate, heading, mail, node, readTemplate } from './support/sample-mail.ts';
import { test } from './support/test.ts';

// A trace photographs the whole mail at every step, which takes longer than all of the test.
test.use({ trace: 'off', sharesServer: true });

/** Most of them in groups that the canvas skips; the deep run has four times as many. */
const ROWS = process.env.DEEP ? 800 : 200;

/** Two columns, whose widths for Word follow the width of the mail. */
function row(words: string) {
  const column = () => node('column', { gap: 16 }, [heading(words)]);
  return node('section', { columns: [50, 50], stack: true, reverse: false, verticalAlign: 'top' }, [
    column(),
    column(),
  ]);
}

/** The mail on the canvas, section by section. */
function drawn(page: Page): Promise<readonly string[]> {
  return page
    .frameLocator('iframe')
    .locator('[data-mw-kind="section"]')
    .evaluateAll((sections) => sections.map(({ outerHTML }) => outerHTML));
}

test('general settings reach the far end of a long mail, and undo does', { tag: '@deep' }, async ({
  page,
  apiAs,
  signInAs,
}) => {
  test.slow();
  await signInAs('anna');
  const api = await apiAs('anna');
  const rows = Array.from({ length: ROWS }, (_, index) => row(`Row ${index}`));
  const id = await createTemplate(api, 'Long', mail(...rows));
  const editor = editorPage(page);
  await editor.open(id);
  const before = await drawn(page);

  await page.getByRole('button', { name: 'General settings…' }).click();
  const dialog = page.getByRole('dialog', { name: 'General settings' });
  await dialog.getByRole('slider', { name: 'Width' }).press('ArrowLeft');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(async () => (await drawn(page)).filter((html, index) => html === before[index]).length).toBe(0);
  const after = await drawn(page);

  await page.keyboard.press('Control+z');
  await expect.poll(() => drawn(page)).toEqual(before);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => drawn(page)).toEqual(after);

  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await readTemplate(api, id)).components.settings).toMatchObject({ width: 690 });
  await editor.open(id);
  expect(await drawn(page)).toEqual(after);
});
