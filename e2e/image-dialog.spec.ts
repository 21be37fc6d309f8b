import { type Browser, expect } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { editorPage } from './support/editor-page.ts';
import { openMail, withoutStyles } from './support/mail-page.ts';
import { photoPng, textAsPng } from './support/sample-files.ts';
import { plainPng, samplePng } from './support/sample-image.ts';
import { createTemplate, heading, mail, node, readTemplate, section } from './support/sample-mail.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { test } from './support/test.ts';

test.beforeEach(({ signInAs }) => signInAs('anna'));

const LINK = { href: '', target: '_self', title: '' };
const image = (props: object = {}) =>
  node('image', { src: '', alt: '', decorative: false, link: LINK, width: 0, naturalWidth: 0, ...props });

test('images are uploaded, put in order and chosen in the dialog that a picture on the canvas opens', async ({
  page,
  apiAs,
}) => {
  test.slow();
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Dialog', mail(section(image(), image())));
  const editor = editorPage(page);
  await editor.open(id);
  const blocks = editor.mail.locator('[data-mw-kind="block"]');
  await editor.doubleClick(blocks.first());
  const dialog = page.getByRole('dialog', { name: 'Images' });
  const search = dialog.getByRole('searchbox', { name: 'Search images' });
  await expect(search).toBeFocused();
  await expect(dialog.getByText('No images yet')).toBeVisible();
  await expect(dialog.getByRole('tab', { name: 'Template images' })).toBeDisabled();
  await expectNoSeriousAxe(page);

  const tile = (name: string) => dialog.getByRole('gridcell').filter({ hasText: name });
  await test.step('several files at once: the good ones arrive, the bad one says why', async () => {
    const files = [photoPng('Shoes.png', 300, 200), photoPng('Hat.png', 120, 90), textAsPng('Letter.png')];
    await dialog.locator('input[type="file"]').setInputFiles(files);
    await expect(tile('Shoes.png')).toContainText('300 × 200');
    await expect(tile('Hat.png')).toBeVisible();
    const uploads = dialog.getByRole('list', { name: 'Uploads' });
    await expect(uploads.getByRole('listitem')).toHaveText([/Letter\.png.*This is not an image\./]);
    await uploads.getByRole('button', { name: 'Dismiss Letter.png' }).click();
    await expect(uploads).toBeHidden();
  });

  await test.step('a folder takes what is moved to it, and the image its new name', async () => {
    await dialog.getByRole('button', { name: 'New folder' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Summer');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('This folder is empty')).toBeVisible();
    await dialog.getByRole('button', { name: 'All images' }).click();
    await tile('Shoes.png').hover();
    await dialog.getByRole('button', { name: 'Select Shoes.png' }).click();
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByRole('dialog', { name: 'Move 1 image to' }).getByRole('button', { name: 'Summer' }).click();
    await dialog.getByRole('button', { name: 'Summer 1' }).click();
    await expect(tile('Hat.png')).toBeHidden();
    await tile('Shoes.png').hover();
    await dialog.getByRole('button', { name: 'Actions for Shoes.png' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Red shoes.png');
    await page.keyboard.press('Enter');
    await expect(tile('Red shoes.png')).toBeVisible();
    await expectNoSeriousAxe(page);
    await takeScreenshots(page, 'image-dialog');
    await dialog.getByRole('button', { name: 'All images' }).click();
  });

  await test.step('typing on the pictures searches, down and Enter choose; it is one step, and the focus is back', async () => {
    await tile('Hat.png')
      .getByRole('button', { name: /Hat\.png/ })
      .first()
      .focus();
    await page.keyboard.type('red');
    await expect(search).toHaveValue('red');
    await expect(tile('Hat.png')).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(editor.mail.locator('img')).toHaveAttribute('width', '300');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(editor.mail.locator('img')).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(editor.mail.locator('img')).toHaveCount(1);
  });

  await test.step('an image of the template says that the mail shows it, one of the library what shows it', async () => {
    await editor.save();
    await editor.click(blocks.nth(1));
    await page.getByLabel('Canvas', { exact: true }).press('Enter');
    await dialog.getByRole('tab', { name: 'Template images' }).click();
    await tile('Red shoes.png').hover();
    await dialog.getByRole('button', { name: 'Actions for Red shoes.png' }).click();
    await expect(
      page.getByRole('menuitem', { name: /Remove from this template.*The email shows it\./s }),
    ).toBeVisible();
    // Escape closes the menu alone, also before the menu has taken the focus.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await dialog.getByRole('tab', { name: 'Global images' }).click();
    await tile('Red shoes.png')
      .getByRole('button', { name: /Red shoes/ })
      .first()
      .focus();
    await page.keyboard.press('Delete');
    await expect(page.getByText('Used in 1 template: “Dialog”.', { exact: false })).toBeVisible();
    await page
      .getByRole('dialog', { name: /from your library/ })
      .getByRole('button', { name: 'Remove', exact: true })
      .click();
    await expect(tile('Red shoes.png')).toHaveCount(0);
  });

  await test.step('the address of a picture: none is said, one of the web is kept when that is wanted', async () => {
    await page.route('https://pictures.example/**', (route) =>
      route.fulfill({ contentType: 'image/png', body: photoPng('p.png', 40, 30).buffer }),
    );
    await dialog.getByRole('button', { name: 'Add by web address' }).click();
    const form = page.getByRole('dialog', { name: 'Add by web address' });
    await form.getByRole('button', { name: 'Use image' }).click();
    await expect(form.getByText('Image URL should not be empty.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Add by web address' }).click();
    await form.getByLabel('Image address').fill('https://pictures.example/hat.png');
    await form.getByRole('radio', { name: 'Keep the address' }).check();
    await form.getByRole('button', { name: 'Use image' }).click();
    await expect(dialog).toBeHidden();
    await expect(editor.mail.locator('img[src="https://pictures.example/hat.png"]')).toHaveAttribute('width', '40');
  });

  await test.step('without a template the library is kept in order from the menu of the person', async () => {
    await editor.save();
    await page.goto('/');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Image library' }).click();
    const library = page.getByRole('dialog', { name: 'Image library' });
    const hat = library.getByRole('gridcell').filter({ hasText: 'Hat.png' });
    await hat
      .getByRole('button', { name: /Hat\.png/ })
      .first()
      .click();
    await expect(library.getByText('1 selected')).toBeVisible();
    await expectNoSeriousAxe(page);
    await library.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('No template shows it.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('No template shows it.')).toBeHidden();
    await expect(library).toBeVisible();
    await library.getByRole('button', { name: 'Remove', exact: true }).click();
    const question = page.getByRole('dialog', { name: /from your library/ });
    await question.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(library.getByText('No images yet')).toBeVisible();
    await expect(question).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(library).toBeHidden();
  });
});

test('an image is replaced in every template that shows it, each seen before and after, and no open work is lost', {
  tag: '@deep',
}, async ({ page, apiAs }) => {
  test.slow();
  const api = await apiAs('anna');
  const old = await api.upload('Old logo.png', plainPng(240, 120));
  const fresh = await api.upload('New logo.png', samplePng(320, 160));
  const open = await createTemplate(
    api,
    'Open mail',
    mail(section(heading('Hello'), image({ src: old.url, alt: 'Logo' }))),
  );
  const other = await createTemplate(api, 'Other mail', mail(section(image({ src: old.url }))));
  const gone = await createTemplate(api, 'Deleted mail', mail(section(image({ src: old.url }))));
  await api.request('PUT', `/usertemplate/${gone}/status/deleted`);

  const editor = editorPage(page);
  await editor.open(open);
  // Saved since it was opened, the template on the server is newer than what the editor loaded.
  await editor.retype('Hello', 'Work that is saved');
  await editor.save();
  await editor.retype('Work that is saved', 'Work that is not saved');
  await editor.doubleClick(editor.mail.locator('img'));
  const images = page.getByRole('dialog', { name: 'Images' });
  await images.getByRole('searchbox').fill('Old logo');
  await images.getByRole('button', { name: 'Actions for Old logo.png' }).click();
  await page.getByRole('menuitem', { name: 'Replace in templates…' }).click();

  const dialog = page.getByRole('dialog', { name: 'Replace “Old logo.png”' });
  await dialog.getByRole('gridcell', { name: /New logo.png/ }).click();
  await expect(dialog.getByText('Used in 3 templates')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Open mail' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Deleted mail' })).toBeDisabled();
  await expect(dialog.getByText('Deleted. Restore the template first.')).toBeVisible();
  for (const name of ['Open mail', 'Other mail']) {
    await dialog.getByRole('checkbox', { name }).scrollIntoViewIfNeeded();
    const shown = (title: string) => dialog.frameLocator(`iframe[title="${title}"]`).locator('img');
    await expect(shown(`“${name}” as it is`)).toHaveAttribute('src', new RegExp(old.url));
    await expect(shown(`“${name}” with the new image`)).toHaveAttribute('src', new RegExp(fresh.url));
  }
  await expect(
    dialog.frameLocator('iframe[title="“Open mail” with the new image"]').getByText('Work that is not saved'),
  ).toBeVisible();
  await expectNoSeriousAxe(page);
  await dialog.getByRole('button', { name: 'Replace in 2 templates' }).click();
  await expect(dialog.getByText('Replaced in 2 templates')).toBeVisible();
  expect((await readTemplate(api, other)).html).toContain(fresh.url);
  expect((await readTemplate(api, gone)).html).toContain(old.url);
  expect(await readTemplate(api, open)).toMatchObject({ revision: 2, html: expect.stringContaining(old.url) });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await images.getByRole('button', { name: 'Close' }).click();

  await expect(editor.mail.locator('img')).toHaveAttribute('src', new RegExp(fresh.url));
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor.mail.locator('img')).toHaveAttribute('src', new RegExp(old.url));
  await expect(editor.mail.getByText('Work that is not saved')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await editor.save();
  expect((await readTemplate(api, open)).html).toContain(fresh.url);
});

/** The images of a mail that are to be seen, by address, as a client without network shows it. */
async function seenImages(browser: Browser, html: string, width: number, colorScheme: 'light' | 'dark') {
  const addresses = [...html.matchAll(/<img\b[^>]*\bsrc="([^"]+)"/g)].map(([, src]) => src ?? '');
  const page = await openMail(browser, html, width, new Map(addresses.map((address) => [address, samplePng()])));
  await page.emulateMedia({ colorScheme });
  const seen = await page
    .locator('img:visible')
    .evaluateAll((images) => images.map((each) => each.getAttribute('src')));
  await page.close();
  return seen.map((src) => src?.split('/').at(-1));
}

test('an image tells what it weighs, takes the text of the library, is made smaller, and has versions for dark mode and phones', {
  tag: '@deep',
}, async ({ page, apiAs, browser }) => {
  test.slow();
  const api = await apiAs('anna');
  const panel = page.locator('aside[data-side="right"]');
  const toast = (text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });
  const id = await createTemplate(api, 'Versions', mail(section(image({ width: 300 }))));
  const editor = editorPage(page);
  await editor.open(id);
  await editor.click(editor.mail.locator('[data-mw-kind="block"]').first());
  const nameOf = async (send: () => Promise<void>) => {
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/api/v2/assets'));
    await send();
    const [asset] = (await (await sent).json()) as [{ savedName: string }];
    return asset.savedName;
  };
  const own = await nameOf(() =>
    panel
      .locator('input[type="file"]')
      .first()
      .setInputFiles(photoPng('light.png', 1500, 600)),
  );
  await expect(panel.getByText(/^1,?500 × 600 px, \d+ KB, shown at 300 × 120$/)).toBeVisible();
  await expect(panel.getByText('Many more pixels than are shown. 600 px wide is enough.')).toBeVisible();
  const status = page.locator('[data-region="status"]');
  await expect(status.getByText(/^Images \d+ KB$/)).toBeVisible();

  // What is written once is kept with the image.
  const alt = panel.getByRole('textbox', { name: 'Alt text' });
  await alt.fill('Our logo');
  await panel.getByRole('button', { name: 'Save as the image’s alt text' }).click();
  await expect(toast('Alt text saved in the image library')).toBeVisible();
  await alt.fill('');
  await expect(panel.getByText('Image library: Our logo')).toBeVisible();
  await panel.getByRole('button', { name: 'Use', exact: true }).click();
  await expect(alt).toHaveValue('Our logo');

  // There it may be described in other words, and languages.
  await panel.getByRole('button', { name: 'Replace image', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Images' });
  await dialog.getByRole('gridcell').filter({ hasText: 'light' }).hover();
  await dialog.getByRole('button', { name: /^Actions for light/ }).click();
  await page.getByRole('menuitem', { name: 'Alt texts' }).click();
  const texts = page.getByRole('dialog', { name: 'Alt texts of the image' });
  await texts.getByRole('textbox', { name: 'English' }).fill('The logo of Acme');
  await texts.getByRole('combobox', { name: 'Add a language' }).selectOption('German');
  await texts.getByRole('textbox', { name: 'German' }).fill('Das Logo von Acme');
  await takeScreenshots(page, 'alt-texts');
  await texts.getByRole('button', { name: 'Save' }).click();
  await expect(texts).toBeHidden();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel.getByText('Image library: The logo of Acme')).toBeVisible();

  await panel.getByRole('button', { name: 'Make smaller' }).click();
  await expect(toast(/^Image made smaller: \d+ KB before, \d+ KB now$/)).toBeVisible();
  await expect(panel.getByText(/^600 × 240 px, \d+ KB, shown at 300 × 120$/)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(panel.getByText(/^1,?500 × 600 px/)).toBeVisible();

  await panel.getByRole('button', { name: 'Other versions' }).click();
  const version = (prop: string) => panel.locator(`[data-prop="${prop}"]`);
  const upload = (prop: string, name: string, width: number) =>
    nameOf(() =>
      version(prop)
        .locator('input[type="file"]')
        .setInputFiles({ name, mimeType: 'image/png', buffer: plainPng(width, 240) }),
    );
  const dark = await upload('srcDark', 'dark.png', 600);
  const phone = await upload('srcPhone', 'phone.png', 601);
  const shown = () =>
    editor.mail
      .locator('img:visible')
      .evaluateAll((images) => images.map((each) => each.getAttribute('src')?.split('/').at(-1)));
  await expect.poll(shown).toEqual([own]);
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'image-versions');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('button', { name: 'Show dark mode' }).click();
  await expect.poll(shown).toEqual([dark]);
  await page.locator('header label').filter({ hasText: 'Mobile' }).click();
  await expect.poll(shown).toEqual([dark]);
  await page.getByRole('button', { name: 'Show dark mode' }).click();
  await expect.poll(shown).toEqual([phone]);
  await page.keyboard.press('Escape');

  await editor.save();
  const { html } = await readTemplate(api, id);
  expect(await seenImages(browser, html, 1024, 'light')).toEqual([own]);
  expect(await seenImages(browser, html, 1024, 'dark')).toEqual([dark]);
  expect(await seenImages(browser, html, 375, 'light')).toEqual([phone]);
  expect(await seenImages(browser, html, 375, 'dark')).toEqual([dark]);
  expect(await seenImages(browser, withoutStyles(html), 375, 'dark')).toEqual([own]);
});
