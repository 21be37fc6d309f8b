import { expect, type Locator } from '@playwright/test';
import { button, heading, mailOf, section, storeMail, text } from './support/canvas-mail.ts';
import { editorPage } from './support/editor-page.ts';
import { openText } from './support/open-text.ts';
import { pasteInto } from './support/paste-event.ts';
import { test } from './support/test.ts';

test.use({ sharesServer: true });

const MAIL = mailOf(
  section('s', [heading('h', 'Heading'), text('t', 'Some words')], [text('t2', 'Beside')]),
  section('s2', [button('b', 'Go')]),
  section(
    's3',
    [{ ...heading('centred', 'An evening about things that last'), style: { textAlign: 'center' } }],
    [],
    [],
  ),
);

const FROM_WORD = `<html><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment-->
<p class="MsoNormal" style="font-family:Calibri;font-size:11pt"><b>Bold</b> and <span style="font-style:italic">slanted</span><o:p></o:p></p>
<p class="MsoListParagraphCxSpFirst"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp; </span></span>First</p>
<p class="MsoListParagraphCxSpLast"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp; </span></span>Second</p>
<script>window.top.hacked = true</script><img src="x" onerror="window.top.hacked = true">
<a href="javascript:alert(1)">bad</a> <a href="https://good.example">good</a><!--EndFragment--></body></html>`;

const FROM_DOCS = `<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38">
<span style="font-size:11pt;font-weight:400">Plain, </span><span style="font-weight:700">bold</span></p></b>`;

const paste = (target: Locator, html: string) => pasteInto(target, { 'text/html': html, 'text/plain': 'plain' });

test.beforeEach(async ({ page, signInAs, apiAs }) => {
  await signInAs('anna');
  await editorPage(page).open(await storeMail(await apiAs('anna'), MAIL));
});

test('what is pasted from Word keeps its meaning and loses its fonts, scripts and bad links', async ({ page }) => {
  const { text, node } = await openText(page, 't');
  await paste(text, FROM_WORD);
  await page.keyboard.press('Escape');
  await expect(node.locator('strong')).toHaveText('Bold');
  await expect(node.locator('em')).toHaveText('slanted');
  await expect(node.locator('ul > li')).toHaveText(['First', 'Second']);
  await expect(node.locator('a')).toHaveText('good');
  expect(await node.innerHTML()).not.toMatch(/Calibri|font-size:11pt|script|javascript|<img/);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('what is pasted from Google Docs is not bold all over', { tag: '@deep' }, async ({ page }) => {
  const { text, node } = await openText(page, 't');
  await paste(text, FROM_DOCS);
  await page.keyboard.press('Escape');
  await expect(node.locator('strong')).toHaveText('bold');
  await expect(node).toContainText('Plain, bold');
});

test('a list pasted into a heading becomes words of one line', { tag: '@deep' }, async ({ page }) => {
  const { text, node } = await openText(page, 'h');
  await paste(text, '<ul><li>One</li><li>Two</li></ul>');
  await page.keyboard.press('Escape');
  await expect(node.locator('ul, p')).toHaveCount(0);
  await expect(node).toContainText('One');
});

test('characters composed by an input method arrive once', { tag: '@deep' }, async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium composes for a test');
  const { text, node } = await openText(page, 't');
  const protocol = await page.context().newCDPSession(page);
  for (const composed of ['に', 'にほ', '日本']) {
    await protocol.send('Input.imeSetComposition', { text: composed, selectionStart: 2, selectionEnd: 2 });
  }
  await protocol.send('Input.insertText', { text: '日本' });
  await expect(text).toHaveText('日本');
  await page.keyboard.press('Escape');
  await expect(node).toHaveText('日本');
});

test('lists, alignment and colours are set by the bar', { tag: '@deep' }, async ({ page }) => {
  const { node } = await openText(page, 't');
  const bar = page.getByRole('toolbar', { name: 'Text formatting' });
  await bar.getByRole('button', { name: 'Alignment' }).click();
  await page.getByRole('menuitem', { name: 'Center' }).click();
  await expect(node.locator('p')).toHaveCSS('text-align', 'center');
  await bar.getByRole('button', { name: 'Text color' }).click();
  await page.getByLabel('Hex value').fill('#cc0000');
  await page.keyboard.press('Enter');
  await bar.getByRole('button', { name: 'Bullet list' }).click();
  await page.keyboard.press('Escape');
  await expect(node.locator('li span')).toHaveCSS('color', 'rgb(204, 0, 0)');
  await expect(node.locator('li')).toHaveText('Some words');
});

test('the bar is reached and left by keys', { tag: '@deep' }, async ({ page }) => {
  const { text } = await openText(page, 't');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Italic' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text.locator('em')).toHaveText('Some words');
  await expect(text).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('toolbar', { name: 'Text formatting' })).toBeHidden();
  await expect(page.getByLabel('Canvas', { exact: true })).toBeFocused();
});

test('a text stays open while a style of its block is changed, and shows the change', { tag: '@deep' }, async ({
  page,
}) => {
  const { text } = await openText(page, 't');
  await page.keyboard.type('Typed');
  await page.getByRole('tab', { name: 'Styles' }).click();
  await page.getByLabel('Size', { exact: true }).first().fill('30');
  await page.getByLabel('Size', { exact: true }).first().press('Enter');
  await expect(text).toHaveCSS('font-size', '30px');
  await expect(text).toHaveText('Typed');
});

test('no word moves when a text is opened, a broken line in the middle neither', { tag: '@deep' }, async ({ page }) => {
  const placesOfWords = (element: Locator) =>
    element.evaluate((root) => {
      const words = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT).nextNode();
      const range = root.ownerDocument.createRange();
      return [...(words?.nodeValue ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => {
        range.setStart(words as Text, index);
        range.setEnd(words as Text, index + word.length);
        const { left, top } = range.getBoundingClientRect();
        return [word, Math.round(left), Math.round(top)];
      });
    });
  const node = editorPage(page).mail.locator('[data-mw-id="centred"]');
  const before = await placesOfWords(node);
  expect(new Set(before.map(([, , top]) => top)).size).toBeGreaterThan(1);
  const { text } = await openText(page, 'centred');
  expect(await placesOfWords(text)).toEqual(before);
});

test('a click elsewhere ends editing and selects what was clicked', { tag: '@deep' }, async ({ page }) => {
  const { mail } = await openText(page, 't');
  await page.keyboard.type('Typed');
  const box = await mail.getByText('Go').boundingBox();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await expect(page.getByRole('toolbar', { name: 'Text formatting' })).toBeHidden();
  await expect(page.locator('[data-tag]')).toContainText('Button');
  await expect(mail.locator('[data-mw-id="t"]')).toHaveText('Typed');
});

test('a text editor that cannot be loaded says so and leaves the mail as it is', { tag: '@deep' }, async ({
  page,
  context,
}) => {
  await context.route(/TextEditing/, (route) => route.abort());
  const { mail, click } = editorPage(page);
  await page.reload();
  await click(mail.locator('[data-mw-id="t"]'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Text editing could not be loaded.')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[data-tag]')).toContainText('Heading');
  await expect(mail.locator('[data-mw-id="t"]')).toHaveText('Some words');
});
