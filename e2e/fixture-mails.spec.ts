import { readFileSync } from 'node:fs';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { chooseOption, pasteCode } from './support/code-editor.ts';
import { expectIdenticalPicture } from './support/compare-pictures.ts';
import { type EditorPage, editorPage } from './support/editor-page.ts';
import { changedParts, findParts, onlyChanges } from './support/mail-parts.ts';
import { plainPng } from './support/sample-image.ts';
import { createTemplate, heading, mail, section } from './support/sample-mail.ts';
import { test } from './support/test.ts';
import { OTHERS_MAILS, OWN_WHOLE_MAILS } from './support/whole-mails.ts';

test.use({ sharesServer: true });

/** The largest of our own; with DEEP all of them, and mails by others where there are some. */
const QUICK = /^many habits/;
const MAILS = [...OWN_WHOLE_MAILS, ...OTHERS_MAILS].filter(([name]) => process.env.DEEP || QUICK.test(name));

const WIDTHS = [
  { width: 1024, device: 'Desktop' },
  { width: 375, device: 'Mobile' },
] as const;

/** Largest space that the window of the editor has around the mail, CSS pixels. */
const AROUND = { width: 700, height: 260 };

/** Of one colour: how a browser rescales the inside of a picture depends on where in its window it draws it. */
const PICTURE = plainPng(160, 80);

/** One picture under every address, and no style sheet or font from elsewhere. */
async function answerPictures(page: Page): Promise<void> {
  await page.route('**/*', (route) => {
    const request = route.request();
    if (request.resourceType() === 'image') return route.fulfill({ body: PICTURE, contentType: 'image/png' });
    const own = new URL(request.url()).hostname;
    return own === 'localhost' || own === '127.0.0.1' ? route.continue() : route.abort();
  });
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A window that knows nothing of the editor. */
async function openBare(browser: Browser) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await answerPictures(page);
  let source = '';
  let frame = '';
  const pages = new Map([
    ['/', () => `<!doctype html><title>Bare</title><style>body{margin:0}</style>${frame}`],
    ['/mail', () => source],
  ]);
  await page.route('http://mail.invalid/**', (route) => {
    const body = pages.get(new URL(route.request().url()).pathname);
    return body ? route.fulfill({ body: body(), contentType: 'text/html; charset=utf-8' }) : route.fallback();
  });
  return {
    context,
    /** The mail as a browser draws it, at one place of a window: edges are smoothed by where they are drawn. */
    async draw(html: string, window: Page, clip: Box): Promise<Buffer> {
      const { x, y, width, height } = clip;
      source = html;
      frame = `<iframe src="/mail" style="border:0;position:absolute;left:${x}px;top:${y}px;width:${width}px;height:${height}px"></iframe>`;
      await page.setViewportSize(window.viewportSize() ?? { width, height });
      await page.goto('http://mail.invalid/');
      return page.screenshot({ clip });
    },
  };
}

/** Shows all of the mail at a device's width, in a window that is as high as it is. */
async function fitWindow(page: Page, { mail: frame }: EditorPage, width: number, device: string) {
  const root = frame.locator('html');
  const stage = page.locator('[data-canvas]');
  const windowSize = () => root.evaluate((element) => ({ width: element.clientWidth, height: innerHeight }));
  await page.setViewportSize({ width: 1024 + AROUND.width, height: 900 });
  await page.locator('header label').filter({ hasText: device }).click();
  if (device === 'Desktop') {
    // The frame takes all the room beside the panels.
    const room = await stage.evaluate((element) => element.clientWidth);
    await page.setViewportSize({ width: 1024 + AROUND.width - (room - width), height: 900 });
  }
  await expect.poll(async () => (await windowSize()).width).toBe(width);
  const isAllShown = () =>
    root.evaluate((element) => element.ownerDocument.scrollingElement?.scrollHeight === innerHeight);
  await expect.poll(isAllShown, 'nothing of the mail is cut off').toBe(true);
  const window = page.viewportSize();
  await page.setViewportSize({ width: window?.width ?? 0, height: (await windowSize()).height + AROUND.height });
  await page.mouse.move(0, 0);
}

async function boxOf(target: Locator): Promise<Box> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not shown');
  return box;
}

async function importMail(page: Page, html: string): Promise<void> {
  await chooseOption(page, 'Import code…');
  await pasteCode(page.getByRole('textbox', { name: 'HTML', exact: true }), html);
  await page.getByRole('button', { name: 'Replace email' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // It lies over the mail.
  await page.getByRole('alert').filter({ hasText: 'Code has been imported' }).getByRole('button').last().click();
  await expect(page.getByText('Code has been imported')).toHaveCount(0);
}

async function downloadMail(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Options' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download HTML' }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

/** Selects an element of the mail; its input with this label. */
async function openPart(page: Page, editor: EditorPage, part: string, label: string): Promise<Locator> {
  await editor.click(editor.mail.locator(`[data-mw-at="${part}"]`));
  const input = page.locator('[data-part-panel]').getByLabel(label, { exact: true });
  await expect(input).toBeVisible();
  return input;
}

/**
 * Opens parts one by one and returns the first whose input is enabled; undefined if none is. A part that browsers show
 * elsewhere than it is written, or that template tags cut through, can be changed only in the code.
 */
async function firstEnabled(page: Page, editor: EditorPage, parts: readonly string[], label: string) {
  for (const part of parts) if (await (await openPart(page, editor, part, label)).isEnabled()) return part;
  return undefined;
}

for (const [name, source] of MAILS) {
  test(`${name}: imported, drawn and exported as it came; an edit changes its own bytes`, async ({
    page,
    browser,
    apiAs,
    signInAs,
  }) => {
    test.setTimeout(300_000);
    await answerPictures(page);
    await signInAs('anna');
    const api = await apiAs('anna');
    const id = await createTemplate(api, 'Imported', mail(section(heading('Title'))));
    const editor = editorPage(page);
    await editor.open(id);
    await importMail(page, source);
    await expect(editor.mail.locator('[data-mw-at]').first()).toBeAttached();
    expect.soft(await downloadMail(page), 'export').toBe(source);

    const bare = await openBare(browser);
    for (const { width, device } of WIDTHS) {
      await fitWindow(page, editor, width, device);
      const clip = await boxOf(page.locator('iframe[src^="/canvas-frame"]'));
      expectIdenticalPicture(`canvas-${width}`, await page.screenshot({ clip }), await bare.draw(source, page, clip));
    }
    await bare.context.close();

    const { texts, links, images } = await findParts(editor.mail);
    const text = await firstEnabled(page, editor, texts, 'Text');
    const link = await firstEnabled(page, editor, links, 'Address');
    const image = await firstEnabled(page, editor, images, 'Image address');
    const edits: readonly (readonly [string | undefined, label: string, value: string, kind: RegExp])[] = [
      [text, 'Text', 'Other words', /^text of \w+$/],
      [link, 'Address', 'https://other.example/page', /^href of a$/],
      [image, 'Image address', 'https://other.example/picture.png', /^(?:src|height|style) of img$/],
      [text, 'Text color', '#aa0000', /^(?:style|color) of \w+$/],
    ];
    let html = source;
    for (const [part, label, value, kind] of edits) {
      if (part === undefined) console.log(`${name}: ${label}: the mail has none`);
      if (part === undefined) continue;
      const input = await openPart(page, editor, part, label);
      const before = await input.inputValue();
      // The version for Outlook beside it is a change of its own.
      for (const twin of await page.getByLabel('Also change the Outlook version').all()) await twin.uncheck();
      await input.fill(value);
      await input.blur();
      const changed = await downloadMail(page);
      const parts = await changedParts(page, html, changed);
      // The height that another picture gets for its ratio is written beside its address.
      const isOne = parts.length === 1 || label !== 'Image address';
      if (label !== 'Text color' && isOne) expect.soft(onlyChanges(html, changed, before, value), label).toBe(true);
      expect
        .soft(parts, label)
        .toEqual(isOne ? [expect.stringMatching(kind)] : parts.filter((name) => kind.test(name)));
      html = changed;
    }
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Template has been saved')).toBeVisible();
    const exported = await api.request('GET', `/usertemplate/export/${id}/html`);
    expect.soft(await exported.text(), 'export of the server').toBe(html);
  });
}
