import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { button, mailOf, section, storeMail, text } from './support/canvas-mail.ts';
import { chooseOption } from './support/code-editor.ts';
import { editorPage } from './support/editor-page.ts';
import { openText } from './support/open-text.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { test } from './support/test.ts';

const MAIL = mailOf(section('s', [text('t', 'Some words'), button('b', 'Go')]));

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Text formatting' });
const exporting = (page: Page) => page.getByRole('dialog', { name: 'Export' });

async function chooseSystem(page: Page, within: ReturnType<typeof exporting>, name: string): Promise<void> {
  await within.getByRole('combobox', { name: 'Sending system' }).click();
  await page.getByRole('option', { name, exact: true }).click();
}

test('a field is given a fallback by keyboard, and an export writes it as the chosen system reads it', async ({
  page,
  signInAs,
  apiAs,
}) => {
  await signInAs('anna');
  const id = await storeMail(await apiAs('anna'), MAIL);
  const editor = editorPage(page);
  await editor.open(id);
  const { text: words } = await openText(page, 't');
  await page.keyboard.press('End');
  await page.keyboard.type(' for {{ firstName }}');
  const pill = words.locator('[data-merge-field="firstName"]');
  await expect(pill).toHaveText('{{ firstName }}');
  await page.keyboard.press('Shift+ArrowLeft');
  await bar(page).getByRole('button', { name: 'Edit merge field' }).click();
  const fallback = page.getByLabel('If firstName is empty, show');
  await expect(fallback).toBeFocused();
  await fallback.fill('friend');
  await expectNoSeriousAxe(page);
  await page.keyboard.press('Enter');
  await expect(pill).toHaveAttribute('data-fallback', 'friend');
  await expect(words).toBeFocused();
  await page.keyboard.press('Escape');

  const settings = page.getByRole('tabpanel', { name: 'Settings' });
  await editor.click(editor.mail.locator('[data-mw-id="b"] [data-mw-edit="label"]'));
  await settings.getByRole('button', { name: 'Insert merge field' }).first().click();
  await page.getByLabel('If empty, show').fill('you');
  await page.getByRole('option', { name: /^Last name/ }).click();
  await expect(settings.getByLabel('Label', { exact: true })).toHaveValue('Go{{ lastName | fallback: "you" }}');

  await chooseOption(page, 'Export…');
  // The server's own syntax has no fallbacks.
  const lost = exporting(page).getByText('Your sending system cannot write a fallback value as it is');
  await expect(lost).toHaveCount(2);
  await chooseSystem(page, exporting(page), 'Klaviyo');
  await expect(lost).toHaveCount(0);
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'export-for-a-system');
  const download = page.waitForEvent('download');
  const html = exporting(page).getByRole('region', { name: 'HTML', exact: true });
  await html.getByRole('button', { name: 'Download', exact: true }).click();
  const content = readFileSync(await (await download).path(), 'utf8');
  expect(content).toContain('for {{ first_name|default:"friend" }}');
  expect(content).toContain('Go{{ last_name|default:"you" }}');
});

test('the sending system that a person sets is what a card is exported for', { tag: '@deep' }, async ({
  page,
  signInAs,
  apiAs,
}) => {
  await signInAs('anna');
  const api = await apiAs('anna');
  await storeMail(api, mailOf(section('s', [text('t', 'Hi {{ firstName }}')])));
  await page.goto('/settings');
  const sending = page.getByRole('region', { name: 'Sending' });
  await sending.getByRole('combobox', { name: 'Sending system' }).fill('mailch');
  await page.getByRole('option', { name: 'Mailchimp' }).click();
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'settings-sending');
  await page.reload();
  await expect(sending.getByRole('combobox', { name: 'Sending system' })).toHaveValue('Mailchimp');
});
