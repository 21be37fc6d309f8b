import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { chooseOption, pasteCode } from './support/code-editor.ts';
import { heading, mail, readTemplate, section } from './support/sample-mail.ts';
import { test } from './support/test.ts';

test.use({ sharesServer: true });

const checks = (page: Page) => page.getByRole('dialog', { name: 'Checks' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'General settings' });
const exporting = (page: Page) => page.getByRole('dialog', { name: 'Export' });

async function openSettings(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await chooseOption(page, 'General settings…');
  await expect(settings(page)).toBeVisible();
}

test('a mail lacks a way out and an address until they are put in, or it is a transactional one', async ({
  page,
  openMail,
}) => {
  const { api, id, editor } = await openMail('anna', 'Spring', mail(section(heading('Title'))));
  const openChecks = () => page.getByRole('button', { name: 'Checks' }).click();
  const wayOut = checks(page).getByText('There is no link to unsubscribe');
  const address = checks(page).getByText('There is no postal address of the sender');
  await openChecks();
  await expect(wayOut).toBeVisible();
  await expect(address).toBeVisible();
  await checks(page)
    .getByRole('button', { name: /^Fix.*unsubscribe/ })
    .click();
  await expect(wayOut).toBeHidden();
  await expect(address).toBeVisible();
  await expect(editor.mail.getByRole('link', { name: 'Unsubscribe' })).toBeVisible();

  await openSettings(page);
  await expectNoSeriousAxe(page);
  await settings(page).getByText('Transactional email', { exact: true }).click();
  await settings(page).getByRole('button', { name: 'Apply' }).click();
  await expect(settings(page)).toBeHidden();
  await expect.poll(async () => (await readTemplate(api, id)).purpose).toBe('transactional');
  await openChecks();
  await expect(checks(page).getByText('There is no pre-header')).toBeVisible();
  await expect(address).toBeHidden();
});

const SOURCE = `<!doctype html><html><head><title>From Mailchimp</title></head><body>
<p>Hello *|FNAME|*</p><p><a href="*|UNSUB|*">Unsubscribe</a> *|LIST:ADDRESSLINE|*</p></body></html>`;

test('a mail that was imported leaves for the system it was written for, until another is chosen', async ({
  page,
  openMail,
}) => {
  const { api, id } = await openMail('anna', 'Imported', mail(section(heading('Title'))));
  await chooseOption(page, 'Import code…');
  await pasteCode(page.getByRole('textbox', { name: 'HTML', exact: true }), SOURCE);
  await page.getByRole('button', { name: 'Replace email' }).click();
  await expect.poll(async () => (await readTemplate(api, id)).profile).toBe('mailchimp');

  // Foreign HTML has no look to set, but a purpose.
  await openSettings(page);
  await settings(page).getByText('Transactional email', { exact: true }).click();
  await settings(page).getByRole('button', { name: 'Apply' }).click();
  await expect.poll(async () => (await readTemplate(api, id)).purpose).toBe('transactional');

  await chooseOption(page, 'Export…');
  const system = exporting(page).getByRole('combobox', { name: 'Sending system' });
  await expect(system).toHaveValue('Mailchimp');
  await expect(exporting(page).getByText('This email is set up for Mailchimp')).toBeVisible();
  const download = page.waitForEvent('download');
  await exporting(page)
    .getByRole('region', { name: 'HTML', exact: true })
    .getByRole('button', { name: 'Download', exact: true })
    .click();
  expect(readFileSync(await (await download).path(), 'utf8')).toBe(SOURCE);

  await exporting(page)
    .getByRole('button', { name: /^Use my own/ })
    .click();
  await expect(exporting(page).getByText('This email is set up for Mailchimp')).toBeHidden();
  await expect(system).toHaveValue(/This server’s own/);
  await expect.poll(async () => (await readTemplate(api, id)).profile).toBe(null);
  await system.click();
  await page.getByRole('option', { name: 'Klaviyo' }).click();
  await exporting(page).getByRole('button', { name: 'Use Klaviyo for this email' }).click();
  await expect.poll(async () => (await readTemplate(api, id)).profile).toBe('klaviyo');
});
