import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { ERRORS } from '@mailwright/contract';
import { expect, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { apiClient } from './support/api-client.ts';
import { chooseOption } from './support/code-editor.ts';
import { plainPng } from './support/sample-image.ts';
import { createTemplate, heading, mail, readTemplate, section } from './support/sample-mail.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Export' });
const kind = (page: Page, name: string) => dialog(page).getByRole('region', { name, exact: true });

/** Presses the button of a kind of export and returns the file that it downloads. */
async function downloaded(page: Page, name: string, button: string) {
  const download = page.waitForEvent('download');
  await kind(page, name).getByRole('button', { name: button, exact: true }).click();
  const file = await download;
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
}

test('a mail is exported from its card: HTML, archive, pictures at both widths, PDF and text', async ({
  page,
  apiAs,
  signInAs,
}) => {
  await signInAs('anna');
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Spring export', mail(section(heading('Title'))));
  await page.goto('/?status=draft');
  await page.getByRole('button', { name: 'Actions for Spring export' }).click();
  await page.getByRole('menuitem', { name: 'Export' }).click();

  await expect(dialog(page).getByText('600 px', { exact: true })).toBeVisible();
  await expect(dialog(page).getByText('320 px', { exact: true })).toBeVisible();
  await expect(dialog(page).getByRole('radio', { name: 'PNG' })).toBeChecked();
  for (const name of ['Desktop, 600 px', 'Mobile, 320 px']) {
    await expect(dialog(page).frameLocator(`iframe[title="${name}"]`).getByText('Title')).toBeVisible();
  }
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'export');

  const html = await downloaded(page, 'HTML', 'Download');
  expect(html.name).toBe('Spring export.html');
  expect(html.content.toString()).toBe((await readTemplate(api, id)).html);
  await expect(page.getByText('Export complete').first()).toBeVisible();
  const zip = await downloaded(page, 'HTML', 'With images (.zip)');
  expect([zip.name, zip.content.subarray(0, 2).toString()]).toEqual(['Spring export.zip', 'PK']);
  const mjml = await downloaded(page, 'MJML', 'Download');
  expect(mjml.name).toBe('Spring export.mjml');
  expect(mjml.content.toString()).toMatch(
    /^<mjml lang="en" dir="ltr">[\s\S]*<mj-text[^>]*><h1[^>]*>Title<\/h1><\/mj-text>/,
  );
  const text = await downloaded(page, 'Plain text', 'Download');
  expect(text.content.toString()).toContain('Title');

  const desktop = await downloaded(page, 'Image', 'Download the desktop image');
  expect(desktop.name).toBe('Spring export desktop 600.png');
  expect(PNG.sync.read(desktop.content).width).toBe(600);
  await dialog(page).getByRole('slider', { name: 'Mobile' }).press('End');
  await expect(dialog(page).getByText('599 px', { exact: true })).toBeVisible();
  await expect(dialog(page).frameLocator('iframe[title="Mobile, 599 px"]').getByText('Title')).toBeVisible();
  await dialog(page).getByText('JPEG', { exact: true }).click();
  const mobile = await downloaded(page, 'Image', 'Download the mobile image');
  expect(mobile.name).toBe('Spring export mobile 599.jpg');
  expect([...mobile.content.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  await dialog(page).getByRole('slider', { name: 'Desktop' }).press('End');
  await expect(dialog(page).getByText('1920 px', { exact: true })).toBeVisible();

  const pdf = await downloaded(page, 'PDF', 'Download');
  expect([pdf.name, pdf.content.subarray(0, 5).toString()]).toEqual(['Spring export.pdf', '%PDF-']);
});

test('an archive names the images that it lacks in the dialog, and says when the storage is gone', async ({
  page,
  apiAs,
  signInAs,
  server,
}) => {
  await signInAs('anna');
  const api = await apiAs('anna');
  const { url, savedName } = await api.upload('lost.png', plainPng(40, 20));
  const html = `<!doctype html><html><body><img src="${url}" alt="Lost"></body></html>`;
  const id = await createTemplate(api, 'Lost images', mail(section(heading('Title'))));
  await api.json('PATCH', `/usertemplate/${id}`, { html });
  const file = globSync(`${server.dataDir}/assets/assets/*/${savedName}`)[0] ?? '';
  rmSync(file);
  await page.goto('/?status=draft');
  await page.getByRole('button', { name: 'Actions for Lost images' }).click();
  await page.getByRole('menuitem', { name: 'Export' }).click();
  const zip = await downloaded(page, 'HTML', 'With images (.zip)');
  expect(zip.content.subarray(0, 2).toString()).toBe('PK');
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toContainText('The file lacks 1 image that could not be loaded');
  await expect(alert.getByRole('listitem')).toHaveText([new RegExp(`${savedName.replaceAll('.', '\\.')}$`)]);

  const ready = await fetch(`${server.url}/readyz`);
  expect([ready.status, ((await ready.json()) as { status: string }).status]).toEqual([200, 'ready']);
  const folder = `${server.dataDir}/assets`;
  renameSync(folder, `${folder}-away`);
  try {
    writeFileSync(folder, 'no folder');
    await kind(page, 'HTML').getByRole('button', { name: 'With images (.zip)' }).click();
    await expect(page.getByText(ERRORS.STORAGE_UNAVAILABLE.sentence)).toBeVisible();
    await expect(alert).toBeHidden();
  } finally {
    rmSync(folder);
    renameSync(`${folder}-away`, folder);
  }
});

test('in the editor an export has what was not saved yet, and can be cancelled', { tag: '@deep' }, async ({
  page,
  openMail,
}) => {
  const { api, id, editor } = await openMail('anna', 'Spring', mail(section(heading('Title'))));
  await editor.retype('Title', 'Not saved yet');
  await chooseOption(page, 'Export…');
  await expect(dialog(page)).toContainText('Your changes are saved before');
  const frame = dialog(page).frameLocator('iframe[title="Desktop, 600 px"]');
  await expect(frame.getByText('Not saved yet')).toBeVisible();

  let release = () => {};
  const held = new Promise<void>((go) => {
    release = go;
  });
  await page.route('**/export/*/pdf', async (route) => {
    await held;
    await route.abort().catch(() => {});
  });
  await kind(page, 'PDF').getByRole('button', { name: 'Download' }).click();
  await expect(dialog(page).getByRole('status')).toContainText('Creating the file');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page).getByRole('status')).not.toContainText('Creating the file');
  release();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect((await readTemplate(api, id)).html).toContain('Not saved yet');
  const pdf = await downloaded(page, 'PDF', 'Download');
  expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-');

  await page.route('**/export/*/pdf', (route) =>
    route.fulfill({ status: 502, json: { code: 'DRAWING_FAILED', error: 'x' } }),
  );
  await kind(page, 'PDF').getByRole('button', { name: 'Download' }).click();
  await expect(page.getByText('The preview could not be created. Please try again.')).toBeVisible();
});

test('a card shows a picture that the server made after the save', { tag: '@deep' }, async ({ page, slot }) => {
  const server = await slot.seed.startBeside({ env: { THUMBNAILS: 'on' } });
  await signIn(page, server.url, 'anna');
  const api = await apiClient(server.url, 'anna');
  const id = await createTemplate(api, 'Pictured', mail(section(heading('Title'))));
  const address = async () =>
    (await api.json<{ thumbnailUrl: string | null }>('GET', `/usertemplate/${id}`)).thumbnailUrl;
  await expect.poll(address, { timeout: 40_000 }).toMatch(/^\/resources\/.+\/screenshot\.jpg\?key=/);
  await page.goto(`${server.url}/?status=draft`);
  const picture = page.getByRole('listitem').filter({ hasText: 'Pictured' }).locator('img');
  await expect(picture).toHaveJSProperty('naturalWidth', 560);
  await server.remove();
});
