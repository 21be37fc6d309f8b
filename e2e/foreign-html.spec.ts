import { expect } from '@playwright/test';
import { editorPage } from './support/editor-page.ts';
import { createTemplate, mail, node, section } from './support/sample-mail.ts';
import { test } from './support/test.ts';

test.use({ sharesServer: true });

const SOURCE = '<p class="foreign" onclick="alert(1)">Foreign words</p><iframe srcdoc="<i>x</i>"></iframe>';
/** An element that only the list of what foreign HTML may hold names, so it tells the code that makes it harmless. */
const ONLY_THERE = 'bgsound';

test.beforeEach(({ signInAs }) => signInAs('anna'));

test('foreign HTML stands harmless on the canvas when the mail opens', async ({ page, apiAs }) => {
  const id = await createTemplate(await apiAs('anna'), 'Foreign', mail(section(node('html', { source: SOURCE }))));
  const editor = editorPage(page);
  await editor.open(id);
  await expect(editor.mail.locator('p.foreign')).toHaveText('Foreign words');
  await expect(editor.mail.locator('script, iframe, [onclick]')).toHaveCount(0);
});

test('foreign HTML that cannot be made harmless stands as the text it is', { tag: '@deep' }, async ({
  page,
  apiAs,
}) => {
  const id = await createTemplate(await apiAs('anna'), 'As text', mail(section(node('html', { source: SOURCE }))));
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    await (code.includes(ONLY_THERE) ? route.abort() : route.fulfill({ response }));
  });
  const editor = editorPage(page);
  await editor.open(id);
  await expect(editor.mail.getByText('<p class="foreign" onclick="alert(1)">')).toBeVisible();
  await expect(editor.mail.locator('p.foreign, iframe')).toHaveCount(0);
  // Files that are fetched ahead may still be looked at when the page closes.
  await page.unrouteAll({ behavior: 'wait' });
});
