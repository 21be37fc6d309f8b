import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { type EditorPage, editorPage } from './support/editor-page.ts';
import { createTemplate, heading, mail, node, readTemplate, type StoredNode, section } from './support/sample-mail.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { test } from './support/test.ts';

test.use({ sharesServer: true });

test.beforeEach(({ signInAs }) => signInAs('anna'));

const LINK = { href: '', target: '_self', title: '' };
const image = (props: object = {}) =>
  node('image', { src: '', alt: '', decorative: false, link: LINK, width: 0, naturalWidth: 0, ...props });

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'General settings' });
const openSettings = (page: Page) => page.getByRole('button', { name: 'General settings…' }).click();

/** Opens a template as a person in advanced mode sees it. */
async function openAdvanced(page: Page, editor: EditorPage, id: string): Promise<void> {
  await page.route('**/api/v2/auth/credentials', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), dnd_mode: 'advanced' } });
  });
  await editor.open(id);
}

test('general settings have the ranges and steps of the specification, a warning above 700, and a palette', async ({
  page,
  apiAs,
}) => {
  test.slow();
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Ranges', mail(section(heading('Title'))));
  const editor = editorPage(page);
  await editor.open(id);
  await openSettings(page);
  const dialog = dialogOf(page);
  const slider = dialog.getByRole('slider', { name: 'Width' });
  await expect(slider).toHaveAttribute('aria-valuemin', '200');
  await expect(slider).toHaveAttribute('aria-valuemax', '700');
  await expect(slider).toHaveAttribute('aria-valuenow', '700');
  await slider.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuenow', '690');
  const width = dialog.getByRole('spinbutton', { name: 'Width' });
  await expect(width).toHaveValue('690');
  await expect(dialog.getByRole('status')).toHaveCount(0);
  await width.fill('710');
  await expect(dialog.getByRole('status')).toContainText('wider than 700 px');
  await dialog.getByRole('button', { name: 'Reset Width' }).click();
  await expect(width).toHaveValue('700');
  await expect(dialog.getByRole('button', { name: 'Reset Width' })).toHaveCount(0);

  const padding = dialog.getByRole('spinbutton', { name: 'Padding' });
  await dialog.getByRole('button', { name: 'Increase Padding' }).click();
  await dialog.getByRole('button', { name: 'Increase Padding' }).click();
  await dialog.getByRole('button', { name: 'Decrease Padding' }).click();
  await expect(padding).toHaveValue('21');

  await dialog.getByRole('button', { name: 'Add color' }).click();
  const hex = page.getByRole('textbox', { name: 'Hex value' });
  await hex.fill('#c0ffee');
  await takeScreenshots(page, 'panels-palette');
  await hex.press('Enter');
  const swatch = dialog.getByRole('button', { name: 'Color 1: #c0ffee' });
  await expect(swatch).toBeFocused();
  await swatch.press('Enter');
  await expect(hex).toBeFocused();
  await hex.press('Escape');
  await expect(swatch).toBeFocused();
  await expect(hex).toBeHidden();
  await expect(dialog).toBeVisible();
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'panels-general');

  await dialog.getByRole('tab', { name: 'Email body' }).click();
  const spacing = dialog.getByRole('radiogroup', { name: 'Line spacing' });
  await expect(spacing.getByRole('radio')).toHaveCount(4);
  for (const percent of ['100%', '120%', '150%', '200%']) {
    await expect(spacing.getByRole('radio', { name: percent })).toBeAttached();
  }
  await spacing.getByText('150%').click();
  await dialog.getByRole('switch', { name: 'Paragraph spacing' }).press('Space');
  await dialog.getByRole('switch', { name: 'Underline links' }).press('Space');
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'panels-body');
  await dialog.getByRole('button', { name: 'Reset Line spacing' }).click();
  await expect(spacing.getByRole('radio', { name: '100%' })).toBeChecked();
  await dialog.getByRole('tab', { name: 'Headings' }).click();
  await dialog.getByLabel('H2: Size').fill('30');
  await dialog.getByRole('button', { name: 'H2: Bold' }).click();
  await dialog.getByRole('button', { name: 'H2: Italic' }).click();
  await dialog.getByLabel('H2: Space below').fill('9');
  await dialog.getByLabel('H3: Size').fill('10');
  await dialog.getByRole('button', { name: 'Reset H3' }).click();
  await expect(dialog.getByLabel('H3: Size')).toHaveValue('28');
  await takeScreenshots(page, 'panels-headings');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toBeHidden();

  await editor.click(editor.mail.getByText('Title'));
  await page.getByRole('tab', { name: 'Styles' }).click();
  await page.getByRole('textbox', { name: 'Color' }).first().click();
  await expect(page.getByRole('button', { name: /^#/ }).first()).toHaveAccessibleName(/#c0ffee/i);
  await page.keyboard.press('Escape');
  await editor.save();
  expect((await readTemplate(api, id)) as unknown).toMatchObject({
    style: {
      width: 700,
      padding: 21,
      palette: ['#c0ffee'],
      lineSpacing: 100,
      paragraphBottomSpace: true,
      underlineLinks: true,
      headings: { h2: { size: 30, bold: false, italic: true, bottomSpace: 9 }, h3: { size: 28 } },
    },
  });
});

test('general settings show on the canvas while they are chosen; Cancel takes them back, Apply is one step', {
  tag: '@deep',
}, async ({ page, apiAs }) => {
  const link = { ...LINK, href: 'https://shop.example/' };
  const button = node('button', { label: 'Buy', link, fullWidth: false, paddingX: 24, paddingY: 12 });
  const id = await createTemplate(await apiAs('anna'), 'Live', mail(section(heading('Title'), button)));
  const editor = editorPage(page);
  await editor.open(id);
  const body = editor.mail.locator('body');
  const drawn = editor.mail.getByRole('link', { name: 'Buy' });
  await openSettings(page);
  const dialog = dialogOf(page);
  await dialog.getByLabel('Outer background').fill('#102030');
  await expect(body).toHaveCSS('background-color', 'rgb(16, 32, 48)');
  await dialog.getByRole('tab', { name: 'Email body' }).click();
  await dialog.getByRole('group', { name: 'Buttons' }).getByLabel('Background').fill('#aa0000');
  await dialog.getByRole('tab', { name: 'General' }).click();
  await expect(drawn).toHaveCSS('background-color', 'rgb(170, 0, 0)');
  await takeScreenshots(page, 'panels-live');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(body).toHaveCSS('background-color', 'rgb(244, 245, 247)');
  await expect(drawn).toHaveCSS('background-color', 'rgb(37, 99, 235)');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');

  await openSettings(page);
  await dialog.getByRole('button', { name: 'Increase Padding' }).click();
  await dialog.getByRole('tab', { name: 'Email body' }).click();
  await dialog.getByRole('group', { name: 'Buttons' }).getByLabel('Background').fill('#aa0000');
  await dialog.getByRole('tab', { name: 'General' }).click();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toBeHidden();
  await expect(drawn).toHaveCSS('background-color', 'rgb(170, 0, 0)');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(drawn).toHaveCSS('background-color', 'rgb(37, 99, 235)');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
});

test('with nothing selected the panel changes the look of the whole mail in place, a step for each value', {
  tag: '@deep',
}, async ({ page, apiAs }) => {
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'In place', mail(section(heading('Title'))));
  const editor = editorPage(page);
  await editor.open(id);
  const panel = page.getByRole('complementary', { name: 'Settings and styles' });
  await panel.getByRole('spinbutton', { name: 'Width' }).fill('600');
  await panel.getByLabel('Link color', { exact: true }).fill('#006644');
  await panel.getByRole('switch', { name: 'Underline links' }).press('Space');
  await panel.getByRole('button', { name: 'Reset Width' }).click();
  await expect(panel.getByRole('spinbutton', { name: 'Width' })).toHaveValue('700');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByRole('spinbutton', { name: 'Width' })).toHaveValue('600');
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'panels-mail');
  await editor.save();
  expect((await readTemplate(api, id)) as unknown).toMatchObject({
    style: { width: 600, linkColor: '#006644', underlineLinks: true },
  });
});

test('without a page wrapper general settings have nothing to apply to, and say so', { tag: '@deep' }, async ({
  page,
  apiAs,
}) => {
  const id = await createTemplate(await apiAs('anna'), 'No wrapper', { formatVersion: 1, nodes: [] });
  await page.goto(`/edit/${id}`);
  await openSettings(page);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Increase Padding' }).click();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(
    page.getByText(
      'You cannot apply settings to the template. Please add page wrapper to canvas and all setting will be applied to it',
    ),
  ).toBeVisible();
  await expect(dialog).toBeVisible();
});

test('styles: hide on tablet or mobile, opacity by hundredths, linked sides, a number changed by dragging its name', {
  tag: '@deep',
}, async ({ page, apiAs }) => {
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Styles', mail(section(heading('Title'), image())));
  const editor = editorPage(page);
  await openAdvanced(page, editor, id);
  await editor.click(editor.mail.locator('[data-mw-kind="block"]').nth(1));
  await page.getByRole('tab', { name: 'Styles' }).click();

  const hide = page.getByRole('combobox', { name: 'Hide element' });
  await expect(hide.getByRole('option')).toHaveText(['No', 'Tablet', 'Mobile', 'Desktop', 'Desktop and tablet']);
  await hide.selectOption('Tablet');
  await page.getByRole('button', { name: 'Reset Hide element' }).click();
  await expect(hide).toHaveValue('no');
  await hide.selectOption('Mobile');

  const opacity = page.getByRole('spinbutton', { name: 'Opacity' });
  await expect(opacity).toHaveAttribute('aria-valuemin', '0');
  await expect(opacity).toHaveAttribute('aria-valuemax', '1');
  await opacity.press('ArrowDown');
  await expect(opacity).toHaveValue('0.99');
  await opacity.fill('1.5');
  await expect(opacity).toHaveAttribute('aria-invalid', 'true');
  await opacity.fill('0.4');

  const side = (name: string) => page.getByRole('spinbutton', { name: `Padding: ${name}` });
  await side('Top').fill('12');
  for (const name of ['Right', 'Bottom', 'Left']) await expect(side(name)).toHaveValue('12');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Set each side separately' }).first().click();
  await side('Left').fill('30px');
  await expect(side('Left')).toHaveValue('30');
  await expect(side('Top')).toHaveValue('12');

  const radius = page.getByText('Corner radius', { exact: true });
  await radius.scrollIntoViewIfNeeded();
  const box = await radius.boundingBox();
  if (!box) throw new Error('The name is not shown');
  await page.mouse.move(box.x + 10, box.y + 5);
  await page.mouse.down();
  await page.mouse.move(box.x + 50, box.y + 5, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByRole('spinbutton', { name: 'Corner radius' })).toHaveValue('10');
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'panels-styles');
  await editor.save();
  const { components } = await readTemplate(api, id);
  expect(blockOf(components, 'image')?.style).toMatchObject({
    hideOn: 'mobile',
    opacity: 0.4,
    paddingTop: 12,
    paddingLeft: 30,
    borderRadius: 10,
  });
});

test('the size of an image keeps digits only', { tag: '@deep' }, async ({ page, apiAs }) => {
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Digits', mail(section(image())));
  const editor = editorPage(page);
  await editor.open(id);
  await expect(async () => {
    await editor.click(editor.mail.locator('[data-mw-kind="block"]').first());
    await expect(page.getByRole('heading', { name: 'Image', level: 2 })).toBeVisible({ timeout: 2000 });
  }).toPass();
  const width = page.getByRole('spinbutton', { name: /^Width \(/ });
  await width.fill('');
  await width.pressSequentially('3w2e0px');
  await expect(width).toHaveValue('320');
  await editor.save();
  expect(blockOf((await readTemplate(api, id)).components, 'image')?.props).toMatchObject({ width: 320 });
});

function blockOf(stored: StoredNode, type: string): StoredNode | undefined {
  if (stored.type === type) return stored;
  const below = (stored.children ?? stored.nodes ?? []) as readonly StoredNode[];
  return below.map((child) => blockOf(child, type)).find((found) => found !== undefined);
}

test('one popover chooses every color: Enter keeps it, Escape brings back the one before, a click beside it only closes', {
  tag: '@deep',
}, async ({ page, openMail }) => {
  const { editor, api, id } = await openMail('anna', 'Colors', mail(section(heading('Title'))));
  const popover = (name: string) => page.getByRole('dialog', { name, exact: true });
  const press = async (popup: Locator, share: number) => {
    const box = await popup.getByRole('slider').first().boundingBox();
    if (!box) throw new Error('The colors are not shown');
    await page.mouse.click(box.x + box.width * share, box.y + box.height / 3);
  };

  await test.step('of a style in the panel, with the selection kept', async () => {
    await editor.click(editor.mail.getByText('Title'));
    await page.getByRole('tab', { name: 'Styles' }).click();
    const field = page.getByRole('textbox', { name: /^Color$/ }).first();
    const popup = popover(
      (await field.evaluate((input) => (input as HTMLInputElement).labels?.[0]?.textContent)) ?? '',
    );
    const before = await editor.mail.getByText('Title').evaluate((text) => getComputedStyle(text).color);
    await field.click();
    await press(popup, 0.9);
    await expect(field).toHaveValue(/^#[0-9a-f]{6}$/);
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(field).toHaveValue('');
    await expect(editor.mail.getByText('Title')).toHaveCSS('color', before);
    await expect(page.getByRole('tab', { name: 'Styles', selected: true })).toBeVisible();

    await field.click();
    await press(popup, 0.9);
    await expect(field).toHaveValue(/^#[0-9a-f]{6}$/);
    const chosen = await field.inputValue();
    // The background of the canvas, where a press selects nothing.
    await page.mouse.click(340, 700);
    await expect(popup).toBeHidden();
    await expect(field).toHaveValue(chosen);
    await expect(page.getByRole('slider', { name: 'Hue' })).toHaveCount(0);

    await field.click();
    await field.fill('#123456');
    await field.press('Enter');
    await expect(popup).toBeHidden();
    await expect(editor.mail.getByText('Title')).toHaveCSS('color', 'rgb(18, 52, 86)');
  });

  await test.step('in a dialog, which stays open', async () => {
    await page.getByRole('button', { name: 'Options' }).click();
    await page.getByRole('menuitem', { name: 'General settings…' }).click();
    const dialog = page.getByRole('dialog', { name: 'General settings' });
    const fields = dialog.getByRole('textbox', { name: /^(?:Background|Outer background)/ });
    const before = [await fields.nth(0).inputValue(), await fields.nth(1).inputValue()];
    await fields.nth(0).click();
    const popup = page
      .getByRole('dialog')
      .filter({ has: page.getByRole('slider', { name: 'Hue' }) })
      .last();
    await press(popup, 0.5);
    await expect(fields.nth(0)).not.toHaveValue(before[0] ?? '');
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(fields.nth(0)).toHaveValue(before[0] ?? '');
    await fields.nth(0).click();
    const under = await fields.nth(1).boundingBox();
    await page.mouse.click((under?.x ?? 0) - 60, (under?.y ?? 0) + 10);
    await expect(popup).toBeHidden();
    expect([await fields.nth(0).inputValue(), await fields.nth(1).inputValue()]).toEqual(before);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('in the bar of a text, which keeps its letters and its selection', async () => {
    await editor.doubleClick(editor.mail.getByText('Title'));
    await page.keyboard.press('ControlOrMeta+a');
    const bar = page.getByRole('toolbar', { name: 'Text formatting' });
    await bar.getByRole('button', { name: /^Text color$/ }).click();
    const code = page.getByRole('textbox', { name: 'Hex value' });
    await code.fill('#cc0000');
    await code.press('Escape');
    await expect(editor.mail.getByText('Title')).toHaveCSS('color', 'rgb(18, 52, 86)');
    await bar.getByRole('button', { name: /^Text color$/ }).click();
    await code.fill('#00aa00');
    await code.press('Enter');
    await expect(code).toBeHidden();
    await page.keyboard.type('Typed over');
    await expect(editor.mail.getByText('Typed over')).toHaveCSS('color', 'rgb(0, 170, 0)');
    await page.keyboard.press('Escape');
  });
  await editor.save();
  expect(JSON.stringify((await readTemplate(api, id)).components)).toContain('#123456');
});

test('an empty image leads from the canvas to its field in the panel by press, and to the images by Enter', {
  tag: '@deep',
}, async ({ page, openMail }) => {
  const { editor } = await openMail('anna', 'Empty image', mail(section(heading('Title'), image())));
  const empty = editor.mail.locator('[data-mw-label]').first();
  const choose = page.getByRole('button', { name: 'Choose image', exact: true });
  await editor.click(editor.mail.getByText('Title'));
  await page.getByRole('tab', { name: 'Styles' }).click();
  await editor.click(empty);
  await expect(choose).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Image address' })).toBeVisible();

  await page.getByRole('tab', { name: 'Styles' }).click();
  await page.keyboard.press('F6');
  await page.keyboard.press('F6');
  await page.keyboard.press('F6');
  await expect(page.getByLabel('Canvas', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Images' }).getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Canvas', { exact: true })).toBeFocused();

  await page.getByRole('button', { name: /^Close Settings/ }).click();
  await editor.click(empty);
  await expect(choose).toBeFocused();
});
