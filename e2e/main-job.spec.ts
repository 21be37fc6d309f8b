import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectSamePicture } from './support/compare-pictures.ts';
import { editorPage } from './support/editor-page.ts';
import { fetchPictures, openMail, withoutStyles } from './support/mail-page.ts';
import { samplePng } from './support/sample-image.ts';
import { test } from './support/test.ts';

const NAME = 'Autumn offer';
const HEADLINE = 'Coats for long walks';
const SUBJECT = '🧥 Coats for cold days, are you ready?';
const PREHEADER = 'Three coats that keep the wind out, and a discount for those who come early.';
const WIDTHS = [
  { width: 1024, device: 'Desktop' },
  { width: 375, device: 'Mobile' },
] as const;

/** The mail's own column: the same element on the canvas and in the mail. */
const COLUMN = 'table[align="center"] >> nth=0';

async function createFromLayout(page: Page, layout: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'New template' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New template' });
  await dialog.getByLabel('Name').fill(NAME);
  await dialog.getByText(layout, { exact: true }).click();
  await dialog.getByRole('button', { name: 'Create template' }).click();
  await page.waitForURL(/\/edit\//);
}

/** The mail on the canvas at the widths of a desktop and a phone, without anything the editor adds. */
async function canvasPictures(page: Page): Promise<Map<number, Buffer>> {
  const { mail } = editorPage(page);
  const pictures = new Map<number, Buffer>();
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.setViewportSize({ width: 1024, height: 1800 });
  for (const { width, device } of WIDTHS) {
    await page.locator('header label').filter({ hasText: device }).click();
    await expect.poll(() => mail.locator('html').evaluate((html) => html.clientWidth)).toBe(width);
    pictures.set(width, await mail.locator(COLUMN).screenshot());
  }
  await page.getByRole('button', { name: 'Exit preview' }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  return pictures;
}

test('a person builds a mail from a layout, saves, publishes and downloads it, and it looks as on the canvas', async ({
  page,
  browser,
  browserName,
  server,
  signInAs,
}) => {
  test.slow();
  await signInAs('anna', { autosave: true });
  await createFromLayout(page, '2 columns');
  const editor = editorPage(page);
  const { mail } = editor;
  await editor.ready();

  await test.step('drag a button into the second column and set it up', async () => {
    await editor.dragTile('button', mail.getByText('Second topic'), 'below');
    const button = mail.getByText('Button', { exact: true });
    await expect(button).toBeVisible();
    const first = await mail.getByText('First topic').boundingBox();
    expect((await button.boundingBox())?.x).toBeGreaterThan((first?.x ?? 0) + 200);

    await page.getByLabel('Label', { exact: true }).fill('See the coats');
    await page.getByLabel('Link', { exact: true }).fill('shop.example/coats');
    await page.getByLabel('Link', { exact: true }).blur();
    await expect(page.getByLabel('Link', { exact: true })).toHaveValue('http://shop.example/coats');
    await expect(mail.getByText('See the coats')).toBeVisible();
  });

  await test.step('type in the heading', async () => {
    await editor.retype('Your headline', HEADLINE);
    await expect(mail.getByRole('heading', { name: HEADLINE })).toBeVisible();
  });

  await test.step('upload a picture', async () => {
    await editor.click(mail.locator('img').first());
    const png = { name: 'coats.png', mimeType: 'image/png', buffer: samplePng() };
    await page.locator('aside[data-side="right"] input[type="file"]').first().setInputFiles(png);
    await expect(mail.locator('img').first()).not.toHaveAttribute('src', /mailwright-library/);
    await page.getByRole('textbox', { name: 'Alt text' }).fill('Two coats on a fence');
  });

  await test.step('write the subject and the pre-header', async () => {
    await page.getByRole('navigation', { name: 'Selection' }).getByRole('button', { name: 'Email' }).click();
    const subject = page.getByLabel('Subject');
    await expect(subject).toHaveAttribute('placeholder', NAME);
    await subject.fill(SUBJECT);
    await expect(page.getByText(`${[...SUBJECT].length} of 255 characters.`)).toBeVisible();
    await subject.press('Enter');
    await page.getByLabel('Pre-header').fill(PREHEADER);
    await page.getByLabel('Pre-header').blur();
  });

  await test.step('it saves itself', async () => {
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await expect(page.getByText(/^Saved /).first()).toBeVisible();
  });

  await test.step('everything is there after a reload', async () => {
    await page.reload();
    await editor.ready();
    await expect(mail.getByRole('heading', { name: HEADLINE })).toBeVisible();
    await expect(mail.getByText('See the coats')).toBeVisible();
    await expect(mail.getByAltText('Two coats on a fence')).toBeVisible();
    await page.getByRole('navigation', { name: 'Selection' }).getByRole('button', { name: 'Email' }).click();
    await expect(page.getByLabel('Pre-header')).toHaveValue(PREHEADER);
    await expect(page.getByLabel('Subject')).toHaveValue(SUBJECT);
  });

  await test.step('publish', async () => {
    await page.getByRole('button', { name: 'Publish' }).click();
    const dialog = page.getByRole('dialog', { name: 'Template is Published' });
    await dialog.getByRole('button', { name: 'Continue editing' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Publish' })).toBeHidden();
  });

  // The machine's own Firefox does not tell a test of its downloads.
  if (browserName === 'firefox') return;
  const onCanvas = await canvasPictures(page);
  await page.getByRole('button', { name: 'Options' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download HTML' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${NAME}.html`);
  const html = readFileSync(await download.path(), 'utf8');

  await test.step('the file is a mail', () => {
    for (const text of [HEADLINE, 'See the coats', PREHEADER, 'Second topic']) expect(html).toContain(text);
    expect(html).toMatch(/^<!doctype html>\s*<html\b[^>]*\blang="en"/i);
    expect(html).toContain(`<title>${SUBJECT}</title>`);
    expect(html).toContain('href="http://shop.example/coats"');
    expect(html).toContain('<table role="presentation"');
    expect(html).toMatch(/<!--\[if mso\]><table role="presentation"/);
    expect(html).not.toMatch(/data-mw-|<script|base64/);
    const sources = [...html.matchAll(/<img\b[^>]*\bsrc="([^"]*)"/g)].map(([, src]) => src ?? '');
    expect(sources.length).toBeGreaterThanOrEqual(2);
    for (const source of sources) expect(source).toMatch(new RegExp(`^${server.url}/api/v2/assets/`));
  });

  const pictures = await fetchPictures(html);
  for (const { width } of WIDTHS) {
    await test.step(`on its own at ${width} px it looks as on the canvas`, async () => {
      const alone = await openMail(browser, html, width, pictures);
      const expected = onCanvas.get(width);
      if (!expected) throw new Error(`no picture of the canvas at ${width} px`);
      expectSamePicture(`mail-${width}`, await alone.locator(COLUMN).screenshot(), expected);
      await alone.close();
    });
  }

  for (const [name, source] of [
    ['with', html],
    ['without', withoutStyles(html)],
  ] as const) {
    await test.step(`the columns stack on a phone ${name} the style block`, async () => {
      const alone = await openMail(browser, source, 375, pictures);
      const first = await alone.getByText('First topic').boundingBox();
      const second = await alone.getByText('Second topic').boundingBox();
      expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
      expect(Math.abs((second?.x ?? 0) - (first?.x ?? 0))).toBeLessThan(2);
      expect(await alone.locator('html').evaluate((page) => page.scrollWidth)).toBeLessThanOrEqual(375);
      await alone.close();
    });
  }
});
