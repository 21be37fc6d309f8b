import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { isAnnouncedAnew } from './support/announced-anew.ts';
import type { ApiClient } from './support/api-client.ts';
import { chooseOption, discard, pasteCode } from './support/code-editor.ts';
import { editorPage } from './support/editor-page.ts';
import { FOREIGN_MAIL } from './support/foreign-mail.ts';
import { createTemplate, heading, mail, node, readTemplate, type StoredNode, section } from './support/sample-mail.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { test } from './support/test.ts';

test.use({ sharesServer: true });

const MAX_HTML_FILE_BYTES = 2_097_152;
/** A whole mail with a title over two lines and a tag that nobody closes. */
const MAIL = `${FOREIGN_MAIL.replace(/<title>[^<]*/i, '<title>Late summer:\r\n last days!')}\r\n<!-- end \t-->{{ tail }}`;

const html = (page: Page) => page.getByRole('textbox', { name: 'HTML', exact: true });
const css = (page: Page) => page.getByRole('textbox', { name: 'CSS', exact: true });

async function openMail(page: Page, api: ApiClient, ...blocks: readonly StoredNode[]) {
  const id = await createTemplate(api, 'Code', mail(section(heading('Title'), ...blocks)));
  const editor = editorPage(page);
  await editor.open(id);
  return { id, editor };
}

async function downloadedHtml(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Options' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download HTML' }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

test.beforeEach(({ signInAs }) => signInAs('anna'));

test('view code shows the export itself, read only, to be searched and copied', { tag: '@deep' }, async ({
  page,
  apiAs,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openMail(page, await apiAs('anna'));
  const exported = await downloadedHtml(page);
  await chooseOption(page, 'View code…');
  await expect(html(page)).toHaveAttribute('aria-readonly', 'true');
  await expect(html(page)).toContainText('<!doctype html>');
  await expect(page.getByText(/^\d+\.\d KB$/)).toBeVisible();

  await page.getByRole('button', { name: 'Copy HTML' }).click();
  await isAnnouncedAnew(page.getByText('Copied successfully'), () =>
    page.getByRole('button', { name: 'Copy HTML' }).click(),
  );
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(exported);
  await html(page).press('x');
  await expect(html(page)).toContainText(/^<!doctype html>/);

  await html(page).press('ControlOrMeta+f');
  await page.getByRole('textbox', { name: 'Find' }).pressSequentially('title>');
  await expect(page.locator('.cm-searchMatch')).toHaveCount(2);
  await expectNoSeriousAxe(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Find' })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.getByText('CSS', { exact: true }).click();
  await expect(css(page)).toContainText('color-scheme');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  await page.getByRole('button', { name: 'Copy CSS' }).click();
  await expect(page.getByText('Something went wrong. Could not copy')).toBeVisible();
  await takeScreenshots(page, 'code-view');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a whole mail that is imported is exported byte for byte, and is one step', async ({ page, apiAs }) => {
  const api = await apiAs('anna');
  const { id, editor } = await openMail(page, api);
  await chooseOption(page, 'Import code…');
  await pasteCode(html(page), MAIL);
  await expect(page.frameLocator('iframe[title="Preview"]').locator('body')).toContainText('{{ tail }}');
  await page.getByText('Phone', { exact: true }).click();
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'code-import');
  await expect(page.getByText('The title becomes the subject: “Late summer: last days!”')).toBeVisible();
  await page.getByRole('button', { name: 'Replace email' }).click();
  await expect(page.getByText('Code has been imported')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(editor.mail.locator('body')).toContainText('{{ tail }}');
  await expect(page.getByLabel('Subject')).toHaveValue('Late summer: last days!');

  expect(await downloadedHtml(page)).toBe(MAIL);
  await editor.save();
  expect((await readTemplate(api, id)).html).toBe(MAIL);
  await page.getByRole('button', { name: 'Options' }).click();
  await expect(page.getByRole('menuitem', { name: 'Template CSS…' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Undo:/ }).click();
  await expect(editor.mail.getByText('Title')).toBeVisible();
  await page.getByRole('button', { name: /^Redo:/ }).click();
  expect(await downloadedHtml(page)).toBe(MAIL);
});

test('an .html file of up to 2,097,152 bytes is read; others are refused with their sentences', {
  tag: '@deep',
}, async ({ page, apiAs }) => {
  await openMail(page, await apiAs('anna'));
  await chooseOption(page, 'Import code…');
  const choose = (name: string, buffer: Buffer) =>
    page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/html', buffer });
  await choose('mail.htm', Buffer.from('<p>'));
  // Beside the button that chose it, where the next file takes its place.
  const refusal = page.getByRole('dialog').getByRole('alert');
  await expect(refusal).toHaveText('Sorry, mail.htm is invalid, allowed extension is: .html');
  await choose('big.html', Buffer.alloc(MAX_HTML_FILE_BYTES + 1, 'a'));
  await expect(refusal).toHaveText('The file size can not exceed 2MB');
  await choose('picture.html', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xe9]));
  await expect(refusal).toHaveText('An error occurred while attempting to read the file.');
  await expect(html(page)).toContainText('Paste HTML here');
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'import-refused');
  await choose('outlook.html', Buffer.from('<meta charset=windows-1252><p>Gr\xFC\xDFe</p>', 'latin1'));
  await expect(html(page)).toContainText('<meta charset=utf-8><p>Grüße</p>');
  await expect(refusal).toHaveCount(0);
  await expect(page.getByText('The file was converted from windows-1252 to UTF-8.')).toBeVisible();

  await choose('latin.html', Buffer.from('<p>d\xE9j\xE0 vu</p>', 'latin1'));
  await expect(html(page)).toContainText('<p>déjà vu</p>');
  const guess = page.getByText(
    'The file names no encoding that it is in. It was read as windows-1252: check its letters.',
  );
  await expect(guess).toBeVisible();
  await expectNoSeriousAxe(page);
  await choose(
    'frames.html',
    Buffer.from('<html><frameset cols="*"><frame src="https://a.example"></frameset></html>'),
  );
  await expect(page.getByText('This page consists of frames that show other pages.')).toBeVisible();
  await expect(guess).toHaveCount(0);

  const file = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['<p>dropped</p>'], 'dropped.html', { type: 'text/html' }));
    return transfer;
  });
  await html(page).dispatchEvent('drop', { dataTransfer: file });
  await expect(html(page)).toContainText('<p>dropped</p>');
  await choose(
    'max.html',
    Buffer.from(`<p>${'a '.repeat((MAX_HTML_FILE_BYTES - 4) / 2)}</p>`.slice(0, MAX_HTML_FILE_BYTES)),
  );
  await expect(page.getByText('2,048.0 KB')).toBeVisible();
  await discard(page);
});

test('base64, oversize content and a failed size call import nothing and lose nothing', { tag: '@deep' }, async ({
  page,
  apiAs,
}) => {
  const { editor } = await openMail(page, await apiAs('anna'));
  await chooseOption(page, 'Import code…');
  const replace = page.getByRole('button', { name: 'Replace email' });
  const image = 'data:image/png;base64,iVBORw0KGgo=';
  await pasteCode(html(page), `<p>one</p>\n<img src="${image}">\n\n<img src="${image}">`);
  await page.getByText('CSS', { exact: true }).click();
  await pasteCode(css(page), `a{}\nb{background:url(${image})}\n@import "x";`);
  await replace.click();
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText('Base64 encoded content is not allowed in the HTML. Lines 2, 4.');
  await expect(alert).toContainText('Base64 encoded content is not allowed in the CSS. Line 2.');
  await expect(alert).toContainText('The CSS cannot import other style sheets. Line 3.');
  await expectNoSeriousAxe(page);

  await pasteCode(css(page), 'p{color:green}');
  await page.getByText('HTML', { exact: true }).click();
  await pasteCode(html(page), '<p>Fine</p>');
  let answer = { size: 'oversize' as const } as object;
  let status = 200;
  const asked: unknown[] = [];
  await page.route('**/api/v2/usertemplate/calculate', (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill({ status, json: answer });
  });
  await replace.click();
  await expect(alert).toContainText('The template content exceeds the size limit.');
  expect(asked).toMatchObject([{ templateType: 'email', customStyles: 'p{color:green}' }]);
  status = 500;
  answer = {};
  await replace.click();
  await expect(page.getByText('Something went wrong. Try again later')).toBeVisible();
  await expect(html(page)).toContainText('<p>Fine</p>');
  await expect(editor.mail.getByText('Title')).toHaveCount(1);

  let go = () => {};
  const waiting = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.unroute('**/api/v2/usertemplate/calculate');
  await page.route('**/api/v2/usertemplate/calculate', async (route) => {
    await waiting;
    await route.continue();
  });
  await replace.click();
  await expect(replace).toHaveAttribute('data-loading', 'true');
  go();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(editor.mail.getByText('Fine')).toHaveCSS('color', 'rgb(0, 128, 0)');
});

test('a pasted document becomes a block: its style tags go to the CSS field and reach that block only', {
  tag: '@deep',
}, async ({ page, apiAs }) => {
  const api = await apiAs('anna');
  const { id, editor } = await openMail(page, api, node('html', { source: '<i class="x">other</i>' }));
  await editor.click(editor.mail.getByText('Title'));
  await chooseOption(page, 'Import code…');
  await page.getByRole('radio', { name: 'Insert as a block' }).check();
  await pasteCode(
    html(page),
    '<!doctype html><html><head><style>.x{color:rgb(1, 2, 3)}</style></head><body><i class="x">mine</i></body></html>',
  );
  await expect(html(page)).toHaveText('<i class="x">mine</i>');
  await page.getByText('CSS', { exact: true }).click();
  await expect(css(page)).toHaveText('.x{color:rgb(1, 2, 3)}');
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(editor.mail.getByText('mine')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(editor.mail.getByText('other')).not.toHaveCSS('color', 'rgb(1, 2, 3)');
  await editor.save();
  const stored = await readTemplate(api, id);
  expect(stored.html.indexOf('Title')).toBeLessThan(stored.html.indexOf('mine'));
  expect(stored.html.indexOf('mine')).toBeLessThan(stored.html.indexOf('other'));
  expect(stored.html).toMatch(/\.mw-\w+ \.x\{color:rgb\(1, 2, 3\)\}\n<\/style>/);
  await page.getByRole('button', { name: /^Undo:/ }).click();
  await expect(editor.mail.getByText('mine')).toHaveCount(0);
  expect(await downloadedHtml(page)).not.toContain('.x{');
});

test('without the plan a script is refused with the sentence and a block of code is locked', { tag: '@deep' }, async ({
  page,
  context,
  signInAs,
  apiAs,
}) => {
  await context.clearCookies();
  await signInAs('ben');
  const { editor } = await openMail(page, await apiAs('ben'));
  await chooseOption(page, 'Import code…');
  await expect(page.getByRole('radio', { name: 'Insert as a block' })).toBeDisabled();
  await expect(page.getByRole('dialog').getByText('Not enabled in your plan')).toBeVisible();
  await pasteCode(html(page), '<p>Hi</p><script>document.title="run"</script>');
  await page.getByRole('button', { name: 'Replace email' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'You are not allowed to insert custom script, please upgrade your plan to use this feature',
  );
  await pasteCode(html(page), '<p>Without script</p>');
  await page.getByRole('button', { name: 'Replace email' }).click();
  await expect(editor.mail.getByText('Without script')).toBeVisible();
  await editor.save();
});

test('code is edited with checks, format and preview; a script in it is kept and warned of', { tag: '@deep' }, async ({
  page,
  apiAs,
}) => {
  const api = await apiAs('anna');
  const { id, editor } = await openMail(page, api, node('html', { source: '<b>Old code</b>' }));
  await editor.click(editor.mail.getByText('Old code'));
  await page.getByRole('button', { name: 'Edit code…' }).click();
  await expect(html(page)).toBeFocused();
  await pasteCode(html(page), '<div><span>New</div><p title=1 title=2>code</p>');
  await expect(page.getByText('2 problems')).toBeVisible();
  await expect(page.frameLocator('iframe[title="Preview"]').getByText('New')).toBeVisible();
  await expectNoSeriousAxe(page);
  await discard(page);
  await expect(editor.mail.getByText('Old code')).toBeVisible();

  await page.getByRole('button', { name: 'Edit code…' }).click();
  await pasteCode(html(page), '<div><p>New code</p></div>\r\n<p>kept</p>');
  await expect(page.getByText('No problems found')).toBeVisible();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(editor.mail.getByText('New code')).toBeVisible();
  await editor.save();
  expect((await readTemplate(api, id)).html).toContain('<div><p>New code</p></div>\r\n<p>kept</p>');

  await page.getByRole('button', { name: 'Edit code…' }).click();
  await page.getByRole('button', { name: 'Format' }).click();
  await expect(page.locator('.cm-line').nth(1)).toHaveText('  <p>New code</p>');
  await pasteCode(html(page), '<b>Scripted</b><script>parent.document.title = "run"</script>');
  await expect(page.getByText('This code contains a script. It is kept')).toBeVisible();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(editor.mail.locator('[data-mw-label^="This code contains a script"]')).toBeVisible();
  await expect(editor.mail.locator('script')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+s');
  await expect
    .poll(async () => (await readTemplate(api, id)).html)
    .toContain('<b>Scripted</b><script>parent.document.title = "run"</script>');
  expect(await page.title()).not.toContain('run');

  await page.getByRole('button', { name: 'Edit code…' }).click();
  await pasteCode(html(page), '<p>half written</p>');
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(html(page)).toContainText('half written');
  await takeScreenshots(page, 'code-custom');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(editor.mail.getByText('half written')).toBeVisible();
});

test('template CSS is checked, shown on the canvas, saved, sent and undone', { tag: '@deep' }, async ({
  page,
  apiAs,
}) => {
  const api = await apiAs('anna');
  const { id, editor } = await openMail(page, api, node('html', { source: '<p class="own">words</p>' }));
  const field = page.getByRole('textbox', { name: 'Template CSS' });
  await chooseOption(page, 'Template CSS…');
  await pasteCode(field, '@import "x";\n</style>\na{width:expression(1)}\nb{background:url(data:image/png;base64,AA)}');
  for (const sentence of [
    'Line 1: other style sheets cannot be imported.',
    'Line 2: CSS cannot contain tags.',
    'Line 3: CSS cannot contain scripts.',
    'Line 4: Base64 encoded content is not allowed.',
  ]) {
    await expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'code-css');
  // What one mail program cannot read is said, and allowed.
  await pasteCode(field, '@media screen{@media (max-width:600px){.own{color:red}}}');
  await expect(page.getByRole('alert')).toHaveText(
    'Line 1: Gmail ignores the whole block for an at-rule inside another rule (@media).',
  );
  await expect(page.getByRole('button', { name: 'Apply' })).toBeEnabled();
  await pasteCode(field, '.own{color:rgb(4, 5, 6)}');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Apply' }).click();
  const words = editor.mail.getByText('words');
  await expect(words).toHaveCSS('color', 'rgb(4, 5, 6)');
  await editor.save();
  const stored = await readTemplate(api, id);
  expect(stored).toMatchObject({ customStyles: '.own{color:rgb(4, 5, 6)}' });
  expect(stored.components).not.toHaveProperty('customStyles');
  expect(stored.html).toContain('.own{color:rgb(4, 5, 6)}\n</style>');
  expect(await downloadedHtml(page)).toBe(stored.html);

  await page.reload();
  await editor.ready();
  await expect(words).toHaveCSS('color', 'rgb(4, 5, 6)');
  await chooseOption(page, 'Template CSS…');
  await pasteCode(field, '.own{color:rgb(7, 8, 9)}');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(words).toHaveCSS('color', 'rgb(7, 8, 9)');
  await page.getByRole('button', { name: 'Undo: Change template CSS' }).click();
  await expect(words).toHaveCSS('color', 'rgb(4, 5, 6)');
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
});

test('the mail is exported as HTML and as plain text, as file and to the clipboard', { tag: '@deep' }, async ({
  page,
  apiAs,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { editor } = await openMail(page, await apiAs('anna'), node('html', { source: '<p>Some &amp; more</p>' }));
  await editor.click(editor.mail.getByText('Title'));
  await expect(page.getByText(/^Selected: 0\.\d KB$/)).toBeVisible();
  await chooseOption(page, 'Export…');
  const text = page.getByRole('region', { name: 'Plain text' });
  const download = page.waitForEvent('download');
  await text.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Code.txt');
  expect(readFileSync(await file.path(), 'utf8')).toBe('Title\n=====\n\nSome & more\n');
  await text.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied successfully')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Some & more');
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'code-export');
});

test('a mail over 10 MB is refused with a toast that stays, and the work stays', { tag: '@deep' }, async ({
  page,
  apiAs,
}) => {
  await page.clock.install();
  const { editor } = await openMail(page, await apiAs('anna'), node('html', { source: '<b>Small</b>' }));
  await editor.click(editor.mail.getByText('Small'));
  await page.getByRole('button', { name: 'Edit code…' }).click();
  await pasteCode(html(page), '<b>Large</b>');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.route('**/api/v2/usertemplate/*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({
          status: 202,
          json: { code: 'OVERSIZE', size: 11_600_000, limit: 10_485_760, error: '', message: '' },
        })
      : route.continue(),
  );
  await page.keyboard.press('ControlOrMeta+s');
  const sentence =
    'The system only supports templates up to 10MB in size and the current draft template is 11.1MB. Please update your template accordingly. Thank you.';
  await expect(page.getByText(sentence)).toBeVisible();
  await page.clock.fastForward(6000);
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByText('Unsaved changes').first()).toBeVisible();
});
