import { expect, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { expectSamePicture } from './support/compare-pictures.ts';
import { type EditorPage, editorPage } from './support/editor-page.ts';
import { FOREIGN_MAIL } from './support/foreign-mail.ts';
import { samplePng } from './support/sample-image.ts';
import { createTemplate, node, readTemplate } from './support/sample-mail.ts';
import { test } from './support/test.ts';

test.use({ sharesServer: true });

const foreign = (source: string) => ({ formatVersion: 1, nodes: [node('html', { source })] });

test.beforeEach(async ({ signInAs, page }) => {
  await signInAs('anna');
  await page.route(/\.invalid\//, (route) => route.abort());
});

/** The panel of the selected element. */
function panel(page: Page) {
  return page.locator('[data-part-panel]');
}

async function select(page: Page, editor: EditorPage, selector: string, name: string) {
  await editor.click(editor.mail.locator(selector).first());
  await expect(page.getByRole('heading', { name, exact: true, level: 2 })).toBeVisible();
}

async function type(page: Page, label: string, value: string) {
  const input = panel(page).getByLabel(label, { exact: true });
  await input.fill(value);
  await input.blur();
}

test('text, link, image and colour of an imported mail change their own bytes, and undo brings those back', async ({
  page,
  apiAs,
}) => {
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Imported', foreign(FOREIGN_MAIL));
  expect((await readTemplate(api, id)).html).toBe(FOREIGN_MAIL);
  const editor = editorPage(page);
  await editor.open(id);
  const changes: [string, string][] = [];
  const expectSaved = async () => {
    await editor.save();
    const wanted = changes.reduce((source, [from, to]) => source.replace(from, to), FOREIGN_MAIL);
    expect((await readTemplate(api, id)).html).toBe(wanted);
  };

  await select(page, editor, 'td.title', 'Table cell');
  await expect(panel(page).getByLabel('Text', { exact: true })).toHaveValue('Café news for {{ first_name }}');
  await type(page, 'Text', 'Café sale & more for {{ first_name }}');
  changes.push(['news for', 'sale &amp; more for']);
  await expect(editor.mail.locator('td.title')).toHaveText('Café sale & more for {{ first_name }}');
  await type(page, 'Text color', '#aa0000');
  changes.push(['COLOR:#112233', 'COLOR:#aa0000']);
  await expect(editor.mail.locator('td.title')).toHaveCSS('color', 'rgb(170, 0, 0)');

  await select(page, editor, '#story a', 'Link');
  await type(page, 'Address', 'https://shop.invalid/?a=1&b=3');
  changes.push(['a=1&b=2', 'a=1&b=3']);

  await select(page, editor, 'img[width="536"]', 'Image');
  await expect(panel(page).getByLabel('Alt text')).toHaveValue('A cup & saucer');
  await type(page, 'Alt text', "A cup, mine & Tom's");
  changes.push(["A cup &amp; saucer'", "A cup, mine &amp; Tom&#39;s'"]);
  await type(page, 'Image address', 'https://images.invalid/other.png');
  changes.push(['hero.png', 'other.png']);
  await expectSaved();

  for (let step = 0; step < 5; step += 1) {
    await page.getByLabel('Canvas', { exact: true }).focus();
    await page.keyboard.press('ControlOrMeta+z');
  }
  changes.length = 0;
  await expectSaved();
  await page.getByLabel('Canvas', { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(editor.mail.locator('td.title')).toHaveText('Café sale & more for {{ first_name }}');
});

test('another picture in an imported mail keeps its ratio, as one step, and its width and height have fields', {
  tag: '@deep',
}, async ({ page, apiAs }) => {
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Pictures', foreign(FOREIGN_MAIL));
  const editor = editorPage(page);
  await editor.open(id);
  const html = async () => {
    await editor.save();
    return (await readTemplate(api, id)).html;
  };
  await select(page, editor, 'img[width="536"]', 'Image');
  await panel(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'square.png', mimeType: 'image/png', buffer: samplePng(300, 300) });
  await expect(panel(page).getByLabel('Height', { exact: true })).toHaveValue('536');
  const replaced = await html();
  const address = /src="([^"]+)" alt='A cup/.exec(replaced)?.[1] ?? '';
  expect(address).toContain('/api/v2/assets/');
  expect(replaced).toBe(
    FOREIGN_MAIL.replace('https://images.invalid/hero.png', address).replace('height="200"', 'height="536"'),
  );

  await type(page, 'Width', '300');
  await expect(panel(page).getByLabel('Height', { exact: true })).toHaveValue('300');
  await type(page, 'Height', '240');
  await expect(editor.mail.locator('img[width="300"][height="240"]')).toBeVisible();
  for (let step = 0; step < 3; step += 1) {
    await page.getByLabel('Canvas', { exact: true }).focus();
    await page.keyboard.press('ControlOrMeta+z');
  }
  expect(await html()).toBe(FOREIGN_MAIL);
});

test('a button with a twin for Outlook changes in both places, or only where it is seen', { tag: '@deep' }, async ({
  page,
  apiAs,
}) => {
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Twin', foreign(FOREIGN_MAIL));
  const editor = editorPage(page);
  await editor.open(id);
  await select(page, editor, 'a.cta', 'Button');
  await type(page, 'Text', 'Buy now');
  await type(page, 'Address', 'https://shop.invalid/now');
  await editor.save();
  const both = FOREIGN_MAIL.replaceAll('Buy beans', 'Buy now').replaceAll('shop.invalid/buy', 'shop.invalid/now');
  expect((await readTemplate(api, id)).html).toBe(both);

  await panel(page).getByLabel('Also change the Outlook version').last().uncheck();
  await type(page, 'Address', 'https://shop.invalid/web');
  await editor.save();
  const seen = both.replace(
    'href="https://shop.invalid/now" style="display',
    'href="https://shop.invalid/web" style="display',
  );
  expect((await readTemplate(api, id)).html).toBe(seen);
});

test('the layers tree opens to the elements of an imported mail, and selects and moves them', { tag: '@deep' }, async ({
  page,
  apiAs,
}) => {
  const source =
    '<h1>One</h1><p>Two <b>bold</b></p><table><tr><td><a href="https://a.invalid">Three</a></td></tr></table>';
  const id = await createTemplate(await apiAs('anna'), 'Layers', foreign(source));
  const editor = editorPage(page);
  await editor.open(id);
  await page.getByRole('tab', { name: 'Layers' }).click();
  const tree = page.getByRole('tree');
  await expect(tree.getByRole('treeitem')).toHaveCount(1);
  await tree.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(tree.getByRole('treeitem')).toHaveText(['Code', 'HeadingOne', 'TextTwo', 'Table row', 'LinkThree']);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('heading', { name: 'Heading', exact: true, level: 2 })).toBeVisible();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(editor.mail.locator('p + h1')).toHaveText('One');
  await editor.click(editor.mail.locator('a'));
  await expect(tree.getByRole('treeitem', { selected: true })).toHaveText('LinkThree');
});

test('elements are reached, moved, duplicated and removed by key; what the parser moved says why it is read-only', {
  tag: '@deep',
}, async ({ page, apiAs }) => {
  const api = await apiAs('anna');
  const source =
    '<h1>One</h1>\r\n<p>Two <i>three</i></p>\r\n<p>Four</p><table>Lost words<tr><td>Cell</td></tr></table>';
  const id = await createTemplate(api, 'Keys', foreign(source));
  const editor = editorPage(page);
  await editor.open(id);
  const tag = page.locator('[data-outline="part"] + * [data-tag]');
  await page.getByLabel('Canvas', { exact: true }).focus();
  const press = (keys: string) => page.keyboard.press(keys);
  await press('ArrowDown');
  await press('Enter');
  await expect(tag).toHaveText('Heading');
  await press('ArrowDown');
  await expect(tag).toHaveText('Text');
  await press('Enter');
  await expect(editor.mail.locator('p[contenteditable]')).toBeFocused();
  await press('Escape');
  await expect(panel(page).getByLabel('Text 1', { exact: true })).toHaveValue('Two');
  await expect(panel(page).getByLabel('Text 2', { exact: true })).toHaveValue('three');
  await press('Alt+ArrowUp');
  await expect(editor.mail.locator('p, h1').first()).toHaveText('Two three');
  await press('ControlOrMeta+d');
  await expect(editor.mail.locator('p')).toHaveCount(3);
  await press('Delete');
  await expect(editor.mail.locator('p')).toHaveCount(2);
  await editor.save();
  const moved = source.replace('<h1>One</h1>\r\n<p>Two <i>three</i></p>', '<p>Two <i>three</i></p>\r\n<h1>One</h1>');
  expect((await readTemplate(api, id)).html).toContain(moved);

  await select(page, editor, 'td', 'Table cell');
  await expectNoSeriousAxe(page);
  await press('Escape');
  await press('Escape');
  await expect(tag).toHaveText('Table');
  await expect(panel(page).getByText('You cannot edit this text here', { exact: false })).toBeVisible();
  await press('Escape');
  await expect(page.locator('[data-outline="part"]')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Code', exact: true, level: 2 })).toBeVisible();
});

test('an imported document looks on the canvas as it does when it is sent, also after an edit', {
  tag: '@deep',
}, async ({ page, apiAs, browser }) => {
  const quirky =
    '<html><head><style>body>table{border:3px solid #060}</style></head><body bgcolor="#ffeecc" text="#003300"><table width="50%"><tr><td>Cell <b>bold</b></td></tr></table><p>After</p></body></html>';
  const api = await apiAs('anna');
  test.setTimeout(300_000);
  for (const [name, source, target] of [
    ['limited', FOREIGN_MAIL, 'td.title'],
    ['quirks', quirky, 'td'],
  ] as const) {
    const id = await createTemplate(api, name, foreign(source));
    const editor = editorPage(page);
    await editor.open(id);
    await editor.click(editor.mail.locator(target).first());
    await type(page, target === 'td' ? 'Text 1' : 'Text', 'Other words');
    await editor.save();
    const { html } = await readTemplate(api, id);
    const body = await editor.mail.locator('body').evaluate((element) => element.outerHTML);
    await page.reload();
    await editor.ready();
    expect(await editor.mail.locator('body').evaluate((element) => element.outerHTML)).toBe(body);

    await page.getByRole('button', { name: 'Preview' }).click();
    await page.setViewportSize({ width: 1024, height: 1200 });
    const sent = await browser.newPage({ javaScriptEnabled: false });
    await sent.route(/\.invalid\//, (route) => route.abort());
    for (const { device, width } of [
      { device: 'Desktop', width: 1024 },
      { device: 'Mobile', width: 375 },
    ]) {
      await page.locator('header label').filter({ hasText: device }).click();
      await expect.poll(() => editor.mail.locator('html').evaluate((root) => root.clientWidth)).toBe(width);
      await sent.setViewportSize({ width, height: 1200 });
      await sent.setContent(html);
      const shown = await editor.mail.locator('body > table').first().screenshot();
      expectSamePicture(`${name}-${width}`, shown, await sent.locator('body > table').first().screenshot());
    }
    await sent.close();
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});
