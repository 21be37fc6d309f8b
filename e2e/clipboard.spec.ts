import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { isAnnouncedAnew } from './support/announced-anew.ts';
import { editorPage } from './support/editor-page.ts';
import { createTemplate, heading, mail, node, section } from './support/sample-mail.ts';
import { test } from './support/test.ts';

test.use({ sharesServer: true });

const COPIED = 'Copied successfully';
const PASTE_FAILED = 'Something went wrong. Could not paste';

/** Puts content of another program on the clipboard. */
async function copyOutside(page: Page, content: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(async (parts) => {
    const blobs = Object.entries(parts).map(([type, text]) => [type, new Blob([text], { type })] as const);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
  }, content);
}

async function pasteFromOutside(page: Page, content: Readonly<Record<string, string>>): Promise<void> {
  await copyOutside(page, content);
  await page.keyboard.press('ControlOrMeta+v');
}

const allowClipboard = (context: BrowserContext) => context.grantPermissions(['clipboard-read', 'clipboard-write']);

/** The person does not allow reading; only Chromium lets a test answer for them. */
async function refuseClipboard(page: Page, browserName: string): Promise<void> {
  if (browserName === 'chromium') return page.context().clearPermissions();
  await page.evaluate(() => {
    const refuse = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    Object.assign(navigator.clipboard, { read: refuse, write: refuse });
  });
}

test.beforeEach(async ({ context, signInAs }) => {
  await allowClipboard(context);
  await signInAs('anna');
});

test('blocks are copied from one template and pasted in another tab, with ids of their own', async ({
  page,
  context,
  apiAs,
}) => {
  const api = await apiAs('anna');
  const from = await createTemplate(
    api,
    'Copied from',
    mail(section(heading('Travels well')), section(heading('Stays'))),
  );
  const to = await createTemplate(api, 'Pasted into', mail(section(heading('Already here'))));
  const editor = editorPage(page);
  await editor.open(from);
  await editor.click(editor.mail.getByText('Travels well'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+c');
  await expect(page.getByText(COPIED)).toBeVisible();

  const tab = await context.newPage();
  const other = editorPage(tab);
  await other.open(to);
  await other.click(other.mail.getByText('Already here'));
  await tab.keyboard.press('ControlOrMeta+v');
  await tab.keyboard.press('ControlOrMeta+v');
  await expect(other.mail.getByText('Travels well')).toHaveCount(2);
  await expect(other.mail.locator('h1')).toHaveText(['Already here', 'Travels well', 'Travels well']);
  const ids = await other.mail.locator('[data-mw-id]').evaluateAll((all) => all.map((one) => one.dataset.mwId));
  expect(new Set(ids).size).toBe(ids.length);
  await tab.keyboard.press('ControlOrMeta+z');
  await expect(other.mail.getByText('Travels well')).toHaveCount(1);
});

test('cut takes blocks out and paste puts them back, as two steps of the history', { tag: '@deep' }, async ({
  page,
  apiAs,
}) => {
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Cut and paste', mail(section(heading('One')), section(heading('Two'))));
  const editor = editorPage(page);
  await editor.open(id);
  await editor.click(editor.mail.getByText('One'));
  await page.keyboard.press('ControlOrMeta+x');
  await expect(editor.mail.getByText('One')).toHaveCount(0);
  await editor.click(editor.mail.getByText('Two'));
  await page.keyboard.press('ControlOrMeta+v');
  await expect(editor.mail.locator('h1')).toHaveText(['Two', 'One']);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor.mail.locator('h1')).toHaveText(['One', 'Two']);
});

test('the page wrapper is not copied, and says so', { tag: '@deep' }, async ({ page, apiAs }) => {
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Wrapper', mail(section(heading('One'))));
  const editor = editorPage(page);
  await editor.open(id);
  await editor.click(editor.mail.getByText('One'));
  for (let level = 0; level < 3; level += 1) await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+c');
  await expect(page.getByText('The page wrapper cannot be removed, copied or moved.')).toBeVisible();
  await expect(page.getByText(COPIED)).toHaveCount(0);
});

test('rich text, raw HTML and plain text of other programs become blocks', { tag: '@deep' }, async ({
  page,
  apiAs,
}) => {
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'From outside', mail(section(heading('Here'))));
  const editor = editorPage(page);
  await editor.open(id);
  await editor.click(editor.mail.getByText('Here'));
  await pasteFromOutside(page, {
    'text/html': '<h3>From <i>outside</i></h3><p>Some <b>bold</b> words</p><ul><li>one</li></ul><a class="btn">Go</a>',
    'text/plain': 'From outside',
  });
  await expect(editor.mail.getByRole('heading', { name: 'From outside', level: 3 })).toBeVisible();
  await expect(editor.mail.locator('strong')).toHaveText('bold');
  await expect(editor.mail.locator('li')).toHaveText('one');
  await expect(editor.mail.getByText('Go', { exact: true })).toBeVisible();

  await pasteFromOutside(page, { 'text/plain': '<table><tr><td class="raw">Raw markup</td></tr></table>' });
  await expect(editor.mail.locator('td.raw')).toHaveText('Raw markup');
  await pasteFromOutside(page, { 'text/plain': 'Plain first line\nand second' });
  await expect(editor.mail.getByText('Plain first line')).toBeVisible();
});

test('a broken or hostile clipboard is refused with a sentence and changes nothing', { tag: '@deep' }, async ({
  page,
  apiAs,
}) => {
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Hostile', mail(section(heading('Here'))));
  const editor = editorPage(page);
  await editor.open(id);
  await editor.click(editor.mail.getByText('Here'));
  await pasteFromOutside(page, { 'text/html': '<div data-mailwright-blocks="%7B%22format%22%3A1">x</div>' });
  const refusal = page.getByText(PASTE_FAILED);
  await expect(refusal).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');

  const forged = encodeURIComponent(JSON.stringify({ format: 1, nodes: [node('page-wrapper', {}, [])] }));
  await isAnnouncedAnew(refusal, () =>
    pasteFromOutside(page, { 'text/html': `<div data-mailwright-blocks="${forged}">x</div>` }),
  );
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
});

test('inputs and texts being edited keep the clipboard for themselves', { tag: '@deep' }, async ({ page, apiAs }) => {
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Inputs', mail(section(heading('Words here'))));
  const editor = editorPage(page);
  await editor.open(id);
  await editor.doubleClick(editor.mail.getByText('Words here'));
  await expect(editor.mail.locator('[contenteditable="true"]')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
  await page.keyboard.press('Escape');
  const search = page.getByLabel('Search blocks');
  await search.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(search).toHaveValue('Words here');
  await expect(editor.mail.locator('h1')).toHaveCount(1);
  await expect(page.getByText(COPIED)).toHaveCount(0);
});

test('rich text of another program is pasted by key into a text and into a label', { tag: '@deep' }, async ({
  page,
  apiAs,
}) => {
  const link = { href: '', target: '_self', title: '' };
  const button = node('button', { label: 'Go', link, fullWidth: false, paddingX: 24, paddingY: 12 });
  const blocks = section(heading('Words here'), button);
  const id = await createTemplate(await apiAs('anna'), 'Pasted into texts', mail(blocks));
  const editor = editorPage(page);
  await editor.open(id);
  await copyOutside(page, { 'text/html': '<p><b> and</b> there</p>', 'text/plain': ' and there' });
  for (const words of ['Words here', 'Go']) {
    await editor.doubleClick(editor.mail.getByText(words, { exact: true }));
    await expect(editor.mail.locator('[contenteditable="true"]')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('ControlOrMeta+v');
    await expect(editor.mail.getByText(/and there$/).last()).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await expect(editor.mail.locator('h1 strong')).toHaveText(/and/);
  await expect(editor.mail.locator('[data-mw-edit="label"]')).toHaveText(/^Go ?and there$/);
});

test('copy and paste from the menu: done, refused by the person, and failed', { tag: '@deep' }, async ({
  page,
  browserName,
  apiAs,
}) => {
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Menu', mail(section(heading('Only one'))));
  const editor = editorPage(page);
  const choose = async (action: string) => {
    await page.getByRole('button', { name: 'Actions for the selection' }).click();
    await page.getByRole('menuitem', { name: new RegExp(`^${action}(?! style)`) }).click();
  };
  await editor.open(id);
  await page.getByRole('tab', { name: 'Layers' }).click();
  await editor.click(editor.mail.getByText('Only one'));
  await choose('Copy');
  await expect(page.getByText(COPIED)).toBeVisible();
  await choose('Paste');
  await expect(editor.mail.getByText('Only one')).toHaveCount(2);

  await refuseClipboard(page, browserName);
  await choose('Paste');
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  await expect(editor.mail.getByText('Only one')).toHaveCount(2);
  await expect(page.getByText(PASTE_FAILED)).toHaveCount(0);

  await page.evaluate(() => {
    const fail = () => Promise.reject(new DOMException('broken', 'DataError'));
    Object.assign(navigator.clipboard, { read: fail, write: fail });
  });
  await choose('Copy');
  await expect(page.getByText('Something went wrong. Could not copy')).toBeVisible();
  await choose('Paste');
  await expect(page.getByText(PASTE_FAILED)).toBeVisible();
});

test('the clipboard works with the focus in the frame of the canvas', { tag: '@deep' }, async ({ page, apiAs }) => {
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Frame', mail(section(heading('In the frame'))));
  const editor = editorPage(page);
  await editor.open(id);
  await editor.click(editor.mail.getByText('In the frame'));
  await editor.mail.locator('body').evaluate((body) => {
    body.tabIndex = -1;
    body.focus();
  });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  await page.keyboard.press('ControlOrMeta+c');
  await expect(page.getByText(COPIED)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(editor.mail.getByText('In the frame')).toHaveCount(2);
});

test('a browser that makes clipboard events without the data copies from the frame all the same', {
  tag: '@deep',
}, async ({ page, apiAs }) => {
  await page.addInitScript(() => {
    const Native = ClipboardEvent;
    window.ClipboardEvent = class extends Native {
      constructor(type: string, init?: ClipboardEventInit) {
        super(type, { ...init, clipboardData: null });
      }
    };
  });
  const id = await createTemplate(await apiAs('anna'), 'As in Firefox', mail(section(heading('In the frame'))));
  const editor = editorPage(page);
  await editor.open(id);
  await editor.click(editor.mail.getByText('In the frame'));
  await editor.mail.locator('body').evaluate((body) => {
    body.tabIndex = -1;
    body.focus();
  });
  await page.keyboard.press('ControlOrMeta+x');
  await expect(editor.mail.getByText('In the frame')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+v');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(editor.mail.getByText('In the frame')).toHaveCount(2);
});
