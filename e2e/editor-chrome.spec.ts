import { expect, type Locator } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { editorPage } from './support/editor-page.ts';
import { createTemplate, heading, mail, node, readTemplate, section } from './support/sample-mail.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { test } from './support/test.ts';

test.use({ sharesServer: true });

const NAME_RULE = /^255 characters max, cannot contain special chars/;

test.beforeEach(({ signInAs }) => signInAs('anna'));

test('axe finds nothing serious in the editor, in either theme', async ({ page, apiAs }) => {
  test.slow();
  const image = { src: '', alt: '', decorative: false, link, width: 0, naturalWidth: 0 };
  const sample = mail(section(heading('Title'), node('image', image)), section(node('divider', divider)));
  const id = await createTemplate(await apiAs('anna'), 'Screens', sample);
  const editor = editorPage(page);
  await editor.open(id);
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'editor');

  await page.getByLabel('Canvas', { exact: true }).press('ArrowDown');
  await editor.click(editor.mail.locator('[data-mw-kind="block"]').nth(1));
  await expect(page.getByRole('heading', { name: 'Image' })).toBeVisible();
  await expectNoSeriousAxe(page);
  await page.getByRole('tab', { name: 'Styles' }).click();
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'editor-styles');

  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('menuitem', { name: 'General settings…' }).click();
  const dialog = page.getByRole('dialog', { name: 'General settings' });
  for (const tab of ['General', 'Email body', 'Headings']) {
    await dialog.getByRole('tab', { name: tab }).click();
    await expectNoSeriousAxe(page);
  }
  await takeScreenshots(page, 'editor-general-settings');
});

const link = { href: '', target: '_self', title: '' };
const divider = { thickness: 1, lineStyle: 'solid', color: '#d5d8dd', width: 100 };

test('blocks are found by synonym and inserted by Enter after the selection', { tag: '@deep' }, async ({
  page,
  apiAs,
}) => {
  const id = await createTemplate(await apiAs('anna'), 'Palette', mail(section(heading('Title'))));
  const editor = editorPage(page);
  await editor.open(id);
  await editor.click(editor.mail.getByText('Title'));
  await page.getByLabel('Search blocks').fill('call to action');
  await expect(page.locator('[data-tile]')).toHaveCount(1);
  await page.locator('[data-tile="button"]').press('Enter');
  await expect(editor.mail.getByText('Button', { exact: true })).toBeVisible();
  await expect(page.getByText('Button inserted')).toBeAttached();
  const path = page.getByRole('navigation', { name: 'Selection' });
  await expect(path).toHaveText('EmailPage wrapperSectionColumnButton');
  await page.getByLabel('Search blocks').fill('no such block');
  await expect(page.getByText('No block matches “no such block”.')).toBeVisible();
});

test('a tile is explained by a picture and a sentence on hover and on focus, until Escape or a press', {
  tag: '@deep',
}, async ({ page, apiAs }) => {
  await editorPage(page).open(await createTemplate(await apiAs('anna'), 'Tiles', mail(section(heading('Here')))));
  // One that is going may still be fading.
  const card = page.locator('[role="tooltip"][data-interactive]');
  const tile = (id: string) => page.locator(`[data-tile="${id}"]`);
  await expect(tile('image')).toHaveAccessibleDescription(/^A picture to look at\./);
  await expect(tile('linked-image')).toHaveAccessibleDescription(/^A picture to click\./);

  await page.getByLabel('Search blocks').fill('social');
  await tile('social').hover();
  await expect(card).toContainText('Icons for any links you choose');
  const picture = card.locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const [over, beside] = [await card.boundingBox(), await tile('social-follow').boundingBox()];
  expect(over?.x ?? 0).toBeGreaterThan((beside?.x ?? 0) + (beside?.width ?? 0));
  await tile('social-follow').hover();
  await expect(card).toContainText('Icons that lead to your profiles');
  await page.mouse.down();
  await expect(card).toHaveCount(0);
  await page.mouse.move(5, 5);
  await page.mouse.up();

  await page.getByLabel('Search blocks').focus();
  await page.keyboard.press('Tab');
  while (!(await tile('social').evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await expect(card).toContainText('Icons for any links you choose');
  await expectNoSeriousAxe(page);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(tile('social')).toBeFocused();
});

test('undo and redo name their step and are disabled when there is none', { tag: '@deep' }, async ({ page, apiAs }) => {
  const id = await createTemplate(await apiAs('anna'), 'Steps', mail(section(heading('Title'))));
  const editor = editorPage(page);
  await editor.open(id);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('button', { name: 'Redo' })).toHaveAttribute('aria-disabled', 'true');
  await editor.click(editor.mail.getByText('Title'));
  await page.locator('[data-tile="button"]').click();
  const label = page.getByLabel('Label', { exact: true });
  await label.pressSequentially(' more');
  await expect(page.getByRole('button', { name: 'Undo: Change Button: Label' })).toBeVisible();
  await label.press('ControlOrMeta+z');
  await expect(label).toHaveValue('Button');
  await page.getByRole('button', { name: 'Redo: Change Button: Label' }).click();
  await expect(page.getByRole('button', { name: 'Redo' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Undo: Change Button: Label' }).click();
  await page.getByRole('button', { name: 'Undo: Add Button' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('button', { name: 'Redo: Add Button' })).toBeVisible();
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
});

test('a name is edited in place under the rule for names', { tag: '@deep' }, async ({ page, apiAs }) => {
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Old name', mail(section(heading('Title'))));
  await editorPage(page).open(id);
  await page.getByRole('button', { name: 'Old name, rename' }).click();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('What?');
  await expect(page.getByText(NAME_RULE)).toBeVisible();
  await name.fill('');
  await expect(page.getByText('Please enter name')).toBeVisible();
  await name.fill('New name');
  await name.press('Enter');
  await expect(page.getByRole('button', { name: 'New name, rename' })).toBeFocused();
  await expect.poll(async () => (await readTemplate(api, id)).name).toBe('New name');
});

test('zoom goes by 5 with keys and buttons, and back to 100', { tag: '@deep' }, async ({ page, apiAs }) => {
  const id = await createTemplate(await apiAs('anna'), 'Zoom', mail(section(heading('Title'))));
  await editorPage(page).open(id);
  const zoom = page.getByRole('button', { name: /^Reset zoom/ });
  await page.keyboard.press('ControlOrMeta+Shift+Equal');
  await expect(zoom).toHaveText('105%');
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await page.keyboard.press('ControlOrMeta+Shift+Minus');
  await expect(zoom).toHaveText('95%');
  await page.keyboard.press('ControlOrMeta+Shift+Digit0');
  await expect(zoom).toHaveText('100%');
});

test('at 1024 px an open panel stands beside the mail, closes the other one, and none opens by itself', {
  tag: '@deep',
}, async ({ page, apiAs }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  const id = await createTemplate(await apiAs('anna'), 'Tablet', mail(section(heading('Title'))));
  const editor = editorPage(page);
  await editor.open(id);
  const canvas = page.locator('[data-tour="canvas"]');
  const blocks = page.getByRole('complementary', { name: 'Blocks and layers' });
  const settings = page.getByRole('complementary', { name: 'Settings and styles' });
  /** The canvas takes exactly what the panels leave, and the whole mail is in sight there. */
  const expectBeside = async (left: number, right: number) => {
    await expect.poll(async () => (await blocks.boundingBox())?.width).toBe(left);
    await expect.poll(async () => (await settings.boundingBox())?.width).toBe(right);
    expect(await canvas.boundingBox()).toMatchObject({ x: left, width: 1024 - left - right });
    const center = left + (1024 - left - right) / 2;
    await expect
      .poll(async () => {
        const box = await editor.mail.getByText('Title').boundingBox();
        return box !== null && Math.abs(box.x + box.width / 2 - center) <= 8 && box.x >= left;
      })
      .toBe(true);
  };
  await expectBeside(44, 44);
  await editor.click(editor.mail.getByText('Title'));
  await expect(page.getByRole('navigation', { name: 'Selection' })).toContainText('Heading');
  await expectBeside(44, 44);
  await page.getByRole('button', { name: 'Open Settings and styles' }).click();
  await expectBeside(44, 304);
  await expectNoSeriousAxe(page);
  if (process.env.SCREENS) await page.screenshot({ path: 'test-results/screens/panel-beside-1024.png' });
  await page.getByRole('button', { name: 'Open Blocks and layers' }).click();
  await expectBeside(280, 44);
  await page.locator('[data-tile="button"]').click();
  await expect(editor.mail.getByText('Button', { exact: true })).toBeVisible();
  await expectBeside(280, 44);
  await page.getByRole('button', { name: 'Close Blocks and layers' }).click();
  await expectBeside(44, 44);
});

test('at 1024 px, with the settings open, the status bar still names the selection in full', { tag: '@deep' }, async ({
  page,
  apiAs,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  const editor = editorPage(page);
  await editor.open(await createTemplate(await apiAs('anna'), 'Path', mail(section(heading('Deep inside')))));
  await editor.click(editor.mail.getByText('Deep inside'));
  await page.getByRole('button', { name: 'Open Settings and styles' }).click();
  await expect(page.getByRole('heading', { name: 'Heading', level: 2 })).toBeVisible();
  const path = page.getByRole('navigation', { name: 'Selection' });
  const last = path.getByRole('button').last();
  await expect(last).toHaveText('Heading');
  const [around, step] = [await path.boundingBox(), await last.boundingBox()];
  expect((step?.x ?? 0) + (step?.width ?? 0)).toBeLessThanOrEqual((around?.x ?? 0) + (around?.width ?? 0));
  for (const button of await path.getByRole('button').all()) {
    expect(await button.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
  }
});

test('preview hides every means of editing and brings all of it back, the device that was edited, too', {
  tag: '@deep',
}, async ({ page, apiAs }) => {
  const id = await createTemplate(await apiAs('anna'), 'Look', mail(section(heading('Title'))));
  const editor = editorPage(page);
  await editor.open(id);
  await editor.click(editor.mail.getByText('Title'));
  const device = (name: string) => page.locator('header label').filter({ hasText: name });
  const width = () => editor.mail.locator('html').evaluate((html) => html.clientWidth);
  await device('Tablet').click();
  await page.getByRole('tab', { name: 'Styles' }).click();
  const banner = page.getByText('Changes apply to tablet');
  await expect(banner).toBeVisible();
  const edited = await width();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.locator('[data-tile]')).toHaveCount(0);
  await device('Mobile').click();
  await expect.poll(width).toBe(375);
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Exit preview' }).click();
  await expect(editor.mail.getByText('Title')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Heading' })).toBeVisible();
  await expect.poll(width).toBe(edited);
  await page.getByRole('tab', { name: 'Styles' }).click();
  await expect(banner).toBeVisible();
  await device('Desktop').click();
  await expect(banner).toBeHidden();
});

test('clearing the canvas asks, leaves an empty page wrapper, and can be undone', { tag: '@deep' }, async ({
  page,
  apiAs,
}) => {
  const id = await createTemplate(await apiAs('anna'), 'Clear', mail(section(heading('Title'))));
  const editor = editorPage(page);
  await editor.open(id);
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('menuitem', { name: 'Clear canvas…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
  await expect(editor.mail.getByText('Title')).toHaveCount(0);
  await expect(editor.mail.locator('[data-mw-kind="wrapper"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo: Clear canvas' }).click();
  await expect(editor.mail.getByText('Title')).toBeVisible();
});

test('the status leads on: publish, unpublish, and a deleted template is read-only until restored', async ({
  page,
  apiAs,
}) => {
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Status', mail(section(heading('Title'))));
  const editor = editorPage(page);
  await editor.open(id);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog', { name: 'Template is Published' }).getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveURL(/status=published/);
  await editor.open(id);
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish…' }).click();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();

  await api.request('PUT', `/usertemplate/${id}/status/deleted`);
  await editor.open(id);
  await expect(page.getByRole('note')).toHaveText('This template is deleted. Move it to drafts to edit it.');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Move to drafts' }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expect(page.getByRole('note')).toBeHidden();
});

test('a block that the plan does not have is locked and says why', { tag: '@deep' }, async ({
  page,
  context,
  openMail,
}) => {
  await context.clearCookies();
  await openMail('ben', 'Trial', mail(section(heading('Title'))));
  const tile = page.locator('[data-tile="html"]');
  await expect(tile).toHaveAttribute('aria-disabled', 'true');
  await tile.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Code', exact: true })).toContainText(
    'Edit custom code is not enabled',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
});

test('the menu of what is selected opens at the pointer, by keys and in the layers, and acts', {
  tag: '@deep',
}, async ({ page, apiAs }) => {
  const link = { href: 'https://shop.example/', target: '_self', title: '' };
  const button = (label: string, style = {}) => ({
    ...node('button', { label, link, fullWidth: false, paddingX: 24, paddingY: 12 }),
    style,
  });
  const api = await apiAs('anna');
  const blocks = [button('First', { backgroundColor: '#aa0000' }), button('Second'), button('Third'), heading('Last')];
  const id = await createTemplate(api, 'Context menu', mail(section(...blocks)));
  const editor = editorPage(page);
  await editor.open(id);
  const drawn = (name: string) => editor.mail.getByRole('link', { name });
  const menu = page.getByRole('menu', { name: 'Selection' });
  const openAt = async (target: Locator) => {
    const box = await target.boundingBox();
    if (!box) throw new Error('The target is not shown');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { button: 'right' });
    await expect(menu).toBeVisible();
  };

  await openAt(drawn('First'));
  await expect(menu.getByRole('menuitem', { name: 'Paste style' })).toBeDisabled();
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'context-menu');
  await menu.getByRole('menuitem', { name: 'Copy style' }).click();
  await expect(menu).toBeHidden();
  await openAt(drawn('Second'));
  await menu.getByRole('menuitem', { name: 'Paste style' }).click();
  await expect(drawn('Second')).toHaveCSS('background-color', 'rgb(170, 0, 0)');

  // The menu key opens it at the selection; Escape gives the keys back to the canvas.
  await expect(page.getByLabel('Canvas', { exact: true })).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByLabel('Canvas', { exact: true })).toBeFocused();
  await openAt(drawn('Second'));
  await menu.getByRole('menuitem', { name: 'Move down' }).click();
  await expect(editor.mail.getByRole('link')).toHaveText(['First', 'Third', 'Second']);
  await openAt(drawn('Second'));
  await menu.getByRole('menuitemcheckbox', { name: 'Hide on mobile' }).click();
  await openAt(drawn('Second'));
  await expect(menu.getByRole('menuitemcheckbox', { name: 'Hide on mobile' })).toBeChecked();
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Styles' }).click();
  await page.getByRole('button', { name: 'Apply to all: Button (3)' }).click();
  await expect(drawn('Third')).toHaveCSS('background-color', 'rgb(170, 0, 0)');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(drawn('Third')).toHaveCSS('background-color', 'rgb(37, 99, 235)');

  await page.getByRole('tab', { name: 'Layers' }).click();
  await page.getByRole('treeitem', { name: 'Heading' }).click({ button: 'right' });
  await menu.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(editor.mail.getByText('Last')).toHaveCount(0);
});

test('columns are distributed evenly from anything inside them', { tag: '@deep' }, async ({ page, apiAs }) => {
  const column = (words: string) => node('column', { gap: 16 }, [heading(words)]);
  const row = node('section', { columns: [70, 30], stack: true, reverse: false, verticalAlign: 'top' }, [
    column('Wide'),
    column('Narrow'),
  ]);
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Columns', mail(row));
  const editor = editorPage(page);
  await editor.open(id);
  await editor.click(editor.mail.getByText('Wide'));
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Distribute columns evenly' }).click();
  await editor.save();
  const { components } = await readTemplate(api, id);
  expect(components).toMatchObject({ nodes: [{ children: [{ props: { columns: [50, 50] } }] }] });
});
