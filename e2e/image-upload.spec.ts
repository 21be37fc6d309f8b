import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { dragFiles } from './support/drop-files.ts';
import { editorPage } from './support/editor-page.ts';
import { pasteInto } from './support/paste-event.ts';
import { brokenPng, gif, photoPng, pixelsOf, quartersPng, type SampleFile, textAsPng } from './support/sample-files.ts';
import { heavyGif, phoneHeic, plainPicture, turnedJpeg } from './support/sample-formats.ts';
import { createTemplate, heading, mail, node, readTemplate, section } from './support/sample-mail.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { test } from './support/test.ts';

test.beforeEach(({ signInAs }) => signInAs('anna'));

const LINK = { href: '', target: '_self', title: '' };
const image = (props: object = {}) =>
  node('image', { src: '', alt: '', decorative: false, link: LINK, width: 0, naturalWidth: 0, ...props });
const panel = (page: Page) => page.locator('aside[data-side="right"]');
const choose = (page: Page, file: SampleFile) => panel(page).locator('input[type="file"]').first().setInputFiles(file);
const toast = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });

test('a large picture is made smaller before it is uploaded, and a toast tells its size before and after', {
  tag: '@deep',
}, async ({ page, apiAs }) => {
  test.slow();
  const standInAlt = 'Picture of the lead story';
  const id = await createTemplate(await apiAs('anna'), 'Large', mail(section(image({ alt: standInAlt, standInAlt }))));
  const editor = editorPage(page);
  await editor.open(id);
  await editor.click(editor.mail.locator('[data-mw-kind="block"]').first());
  await expect(panel(page).getByRole('textbox', { name: 'Alt text' })).toHaveValue(standInAlt);
  const photo = photoPng('Office view.png', 2400, 1200);
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/api/v2/assets'), { timeout: 40_000 });
  const worker = page.waitForEvent('worker', (started) => started.url().includes('compress-worker'));
  await choose(page, photo);
  await worker;
  const [asset] = (await (await sent).json()) as [{ originalName: string; width: number; height: number; url: string }];
  expect(asset).toMatchObject({ originalName: 'Office view.jpg', width: 1920, height: 960 });
  await expect(toast(page, /Image compressed: \d+\.\d MB before, \d+ KB now/)).toBeVisible();
  const stored = await page.request.get(asset.url);
  expect((await stored.body()).byteLength).toBeLessThanOrEqual(1024 * 1024);
  expect(stored.headers()['content-type']).toBe('image/jpeg');
  const picture = panel(page).locator('img[data-load="success"]');
  await expect(picture).toBeVisible();
  const frame = await picture.locator('..').boundingBox();
  const whole = await picture.boundingBox();
  // A tall picture is seen whole, in the height that is reserved for it.
  expect(whole?.height).toBeLessThanOrEqual(frame?.height ?? 0);
  expect(whole?.y).toBeGreaterThanOrEqual(frame?.y ?? 0);
  await expect(editor.mail.locator('img')).toHaveAttribute(
    'src',
    new RegExp(asset.url.replace(/^https?:\/\/[^/]+/, '')),
  );
  // What described the stand-in of a layout describes this picture no more.
  await expect(panel(page).getByRole('textbox', { name: 'Alt text' })).toHaveValue('');
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'image-uploaded');
});

test('what phones and pages bring arrives as mail clients show it, and a heavy animation is asked about', {
  tag: '@deep',
}, async ({ page, apiAs }) => {
  test.slow();
  const id = await createTemplate(await apiAs('anna'), 'Formats', mail(section(image())));
  const editor = editorPage(page);
  await editor.open(id);
  await editor.click(editor.mail.locator('[data-mw-kind="block"]').first());
  const send = async (file: SampleFile, meanwhile?: () => Promise<void>) => {
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/api/v2/assets'), { timeout: 60_000 });
    await choose(page, file);
    await meanwhile?.();
    const [asset] = (await (await sent).json()) as [{ originalName: string; url: string; size: number }];
    await expect(panel(page).getByRole('progressbar')).toHaveCount(0);
    return asset;
  };
  // No browser but Safari reads it by itself.
  expect(await send(phoneHeic('phone.heic'))).toMatchObject({ originalName: 'phone.jpg', width: 96, height: 64 });
  const held = await send(await turnedJpeg('held.jpg', 60, 30));
  expect(held).toMatchObject({ originalName: 'held.jpg', width: 30, height: 60 });
  expect((await (await page.request.get(held.url)).body()).includes('Camera')).toBe(false);
  if (process.env.DEEP) {
    expect(await send(await plainPicture('new.avif', 'avif', 1))).toMatchObject({ contentType: 'image/jpeg' });
  }
  expect(await send(await plainPicture('clear.webp', 'webp', 0.5))).toMatchObject({ contentType: 'image/png' });

  const heavy = await heavyGif('film.gif', 16);
  const question = page.getByRole('dialog', { name: 'Make the animation smaller?' });
  const lighter = await send(heavy, async () => {
    await expect(question).toContainText(/\d\.\d MB → \d\.\d MB with \d+ of 16 frames/, { timeout: 40_000 });
    await takeScreenshots(page, 'gif-question');
    await question.getByRole('button', { name: /^Use \d/ }).click();
  });
  expect(lighter).toMatchObject({ originalName: 'film.gif', contentType: 'image/gif' });
  expect(lighter.size).toBeLessThanOrEqual(1024 * 1024);
  if (process.env.DEEP) {
    const whole = await send(heavy, async () => {
      await question.getByRole('button', { name: /^Keep \d/ }).click({ timeout: 40_000 });
    });
    expect(whole.size).toBe(heavy.buffer.length);
  }

  await choose(page, gif('huge.gif', 11 * 1024 * 1024));
  const refused = toast(page, '“huge.gif” is 11.0 MB. Images can be up to 10.0 MB');
  await expect(refused).toBeVisible();
  // It outlives a toast that came after it.
  await page.keyboard.press('ControlOrMeta+s');
  const saved = toast(page, 'Template has been saved');
  await expect(saved).toBeVisible();
  await saved.waitFor({ state: 'detached' });
  await expect(refused).toBeVisible();
  await expect(panel(page).getByText('huge.gif was not uploaded')).toBeVisible();
});

test('a picture that cannot be read and an upload that fails are said, and tried again', { tag: '@deep' }, async ({
  page,
  apiAs,
}) => {
  const id = await createTemplate(await apiAs('anna'), 'Failing', mail(section(image())));
  const editor = editorPage(page);
  await editor.open(id);
  await editor.click(editor.mail.locator('[data-mw-kind="block"]').first());
  await choose(page, textAsPng('text.png'));
  await expect(toast(page, 'This is not an image.')).toBeVisible();
  await choose(page, brokenPng('broken.png'));
  await expect(toast(page, 'Compression error while reducing file size.')).toBeVisible();

  await page.route('**/api/v2/assets', (route) => route.abort());
  await choose(page, photoPng('small.png', 200, 100));
  await expect(toast(page, 'Image upload unsuccessful. Please try again.')).toBeVisible();
  await expect(panel(page).getByText('small.png was not uploaded')).toBeVisible();
  await expectNoSeriousAxe(page);
  await page.unroute('**/api/v2/assets');
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page).locator('img[data-load="success"]')).toBeVisible();
  await expect(panel(page).getByText('small.png was not uploaded')).toBeHidden();
  await expect(page.getByText(/Image compressed/)).toHaveCount(0);
});

test('a picture in the panel is empty, loading, there, or cannot be loaded', { tag: '@deep' }, async ({
  page,
  apiAs,
}) => {
  const id = await createTemplate(await apiAs('anna'), 'Loads', mail(section(image())));
  const editor = editorPage(page);
  let answer: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('https://pictures.example/**', async (route) => {
    await held;
    if (route.request().url().endsWith('gone.png')) await route.fulfill({ status: 404, body: '' });
    else await route.fulfill({ contentType: 'image/png', body: photoPng('p.png', 40, 400).buffer });
  });
  await editor.open(id);
  await editor.click(editor.mail.locator('[data-mw-kind="block"]').first());
  await expect(panel(page).locator('img')).toHaveCount(0);
  const address = page.getByRole('textbox', { name: 'Image address' });
  await address.fill('https://pictures.example/photo.png');
  await address.blur();
  await expect(panel(page).getByLabel('Image is loading')).toBeVisible();
  answer?.();
  await expect(panel(page).locator('img[data-load="success"]')).toBeVisible();
  await address.fill('https://pictures.example/gone.png');
  await address.blur();
  await expect(panel(page).getByText('This image cannot be loaded.')).toBeVisible();
});

test('an image that cannot be loaded is a labelled place on the canvas, to be selected and mended, and nothing of it is saved', {
  tag: '@deep',
}, async ({ page, openMail }) => {
  await page.route('https://broken.invalid/**', (route) => route.abort());
  const broken = node('image', {
    src: 'https://broken.invalid/a.png',
    alt: '',
    decorative: true,
    link: { href: '', target: '_self', title: '' },
    width: 0,
    naturalWidth: 0,
  });
  const { api, id, editor } = await openMail('anna', 'Broken', mail(section(broken)));
  const image = editor.mail.locator('img[data-mw-broken="This image cannot be loaded."]');
  await expect(image).toBeVisible();
  expect((await image.boundingBox())?.height).toBeGreaterThanOrEqual(50);
  await editor.click(image);
  await expect(page.getByRole('heading', { name: 'Image', exact: true, level: 2 })).toBeVisible();
  await page.getByLabel('Full width').check({ force: true });
  await expect(image).toBeVisible();
  await expect(page.getByLabel('Width (0 = automatic)')).toBeHidden();
  await editor.save();
  expect((await readTemplate(api, id)).html).not.toContain('data-mw');
});

test('files let go on the canvas become images at the place shown, in one step, and a bad one leaves nothing', async ({
  page,
  openMail,
}) => {
  test.slow();
  const { api, id, editor } = await openMail('anna', 'Dropped', mail(section(heading('First'), heading('Last'))));
  const images = editor.mail.locator('img');
  const label = (text: string) => page.getByText(text, { exact: true });
  const first = await boxOf(editor.mail.getByRole('heading', { name: 'First' }));
  const below = { x: first.x + first.width / 2, y: first.y + first.height - 2 };
  const files = [photoPng('a.png', 60, 40), textAsPng('bad.png'), photoPng('b.png', 80, 40)];

  // Held back, they stand as placeholders that are no part of the mail.
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/v2/assets', async (route) => {
    await held;
    await route.continue();
  });
  await expect(async () => {
    await dragFiles(page, 'dragover', below, files);
    await expect(label('3 images')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.locator('[data-drop="line"]')).toBeVisible();
  await dragFiles(page, 'drop', below, files);
  await expect(page.locator('[data-drop]')).toHaveCount(0);
  const waiting = page.locator('[data-arriving]');
  await expect(waiting).toHaveCount(2);
  await expect(page.getByRole('progressbar', { name: 'Uploading a.png' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await takeScreenshots(page, 'images-arriving');
  await expectNoSeriousAxe(page);
  release?.();
  await expect(images).toHaveCount(2);
  await expect(waiting).toHaveCount(0);
  await expect(toast(page, '1 of 3 images were not uploaded.')).toContainText('bad.png: This is not an image.');
  expect(await editor.mail.locator('h1, img').evaluateAll((all) => all.map(({ tagName }) => tagName))).toEqual([
    'H1',
    'IMG',
    'IMG',
    'H1',
  ]);
  await expect(images.first()).toHaveAttribute('width', '60');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(images).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(images).toHaveCount(2);

  // On a picture, a single file takes its place.
  const shown = await images.first().getAttribute('src');
  const other = [photoPng('c.png', 90, 50)];
  let middle = { x: 0, y: 0 };
  // Pictures that come back move what is below them once they have loaded.
  await expect(async () => {
    const picture = await boxOf(images.first());
    middle = { x: picture.x + picture.width / 2, y: picture.y + picture.height / 2 };
    await dragFiles(page, 'dragover', middle, other);
    await expect(label('Replace image')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.locator('[data-drop="box"]')).toBeVisible();
  await dragFiles(page, 'drop', middle, other);
  await expect(images.first()).toHaveAttribute('width', '90');
  await expect(images).toHaveCount(2);
  expect(await images.first().getAttribute('src')).not.toBe(shown);

  // What is given up leaves nothing, nor does what is lost on the way, until it is tried again.
  await page.unroute('**/api/v2/assets');
  await page.route('**/api/v2/assets', () => new Promise(() => {}));
  await dragFiles(page, 'drop', below, other);
  await page.getByRole('button', { name: 'Cancel c.png' }).click();
  await expect(waiting).toHaveCount(0);
  await page.unroute('**/api/v2/assets');
  await page.route('**/api/v2/assets', (route) => route.abort());
  await dragFiles(page, 'drop', below, other);
  const lost = toast(page, 'Image upload unsuccessful. Please try again.');
  await expect(lost).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await expect(images).toHaveCount(2);
  await page.unroute('**/api/v2/assets');
  await lost.getByRole('button', { name: 'Try again' }).click();
  await expect(images).toHaveCount(3);

  // A picture copied in a page comes as its bytes, with the words for it.
  await editor.click(editor.mail.getByRole('heading', { name: 'Last' }));
  const html = '<img src="https://shop.example/shoe.png" alt="Red shoe">';
  await pasteInto(page.getByLabel('Canvas', { exact: true }), { 'text/html': html }, [photoPng('image.png', 70, 40)]);
  const pasted = editor.mail.getByAltText('Red shoe');
  await expect(pasted).toHaveAttribute('src', /\/api\/v2\/assets\/user\//);
  await editor.save();
  const stored = await readTemplate(api, id);
  expect(stored.html.match(/<img/g)).toHaveLength(4);
  expect(stored.html).not.toContain('shop.example');
});

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('The target is not shown');
  return box;
}

test('a picture is cropped by keyboard, turned, mirrored and given a round outline, and edited again from its original', async ({
  page,
  openMail,
}) => {
  test.slow();
  const { editor } = await openMail('anna', 'Edited', mail(section(image())));
  await editor.click(editor.mail.locator('[data-mw-kind="block"]').first());
  await choose(page, quartersPng('quarters.png', 400, 300));
  const shown = editor.mail.locator('img');
  await expect(shown).toHaveAttribute('src', /\.png/);
  const original = await shown.getAttribute('src');

  await page.locator('[data-tool="edit-image"]').click();
  const dialog = page.getByRole('dialog', { name: 'Edit image' });
  await dialog.getByRole('button', { name: 'Left edge' }).focus();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect(dialog.getByText('300 by 300 pixels, 100 from the left, 0 from the top')).toBeAttached();
  await dialog.getByRole('button', { name: 'Rotate right' }).press('Enter');
  await dialog.getByRole('button', { name: 'Flip horizontally' }).press('Enter');
  await dialog.getByRole('button', { name: 'Corners' }).press('Enter');
  await dialog.getByRole('button', { name: 'Circle' }).press('Enter');
  await dialog.getByRole('button', { name: 'Text', exact: true }).click();
  await dialog.getByRole('button', { name: 'Add text' }).click();
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Sale');
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'picture-editor');
  await dialog.getByRole('button', { name: 'Delete: Sale' }).click();

  await page.route('**/api/v2/assets', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(toast(page, 'Something went wrong. Try again!')).toBeVisible();
  await page.unroute('**/api/v2/assets');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toBeHidden();
  await expect(shown).not.toHaveAttribute('src', original ?? '');
  // The keys go on with the block.
  await expect(page.getByLabel('Canvas', { exact: true })).toBeFocused();
  const round = await pixelsOf(page, await shown.getAttribute('src'));
  expect([round.width, round.height]).toEqual([300, 300]);
  // Turned clockwise and mirrored, what was left of the quarters is: red, blue; green, white.
  expect(round.at(100, 60)).toEqual([255, 0, 0, 255]);
  expect(round.at(200, 60)).toEqual([0, 0, 255, 255]);
  expect(round.at(100, 200)).toEqual([0, 255, 0, 255]);
  expect(round.at(200, 200)).toEqual([255, 255, 255, 255]);
  for (const [x, y] of [
    [2, 2],
    [297, 2],
    [2, 297],
    [297, 297],
  ] as const) {
    expect(round.at(x, y)[3]).toBe(0);
  }

  await panel(page).getByRole('button', { name: 'Edit image' }).click();
  await expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Show original' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Corners' }).click();
  await expect(dialog.getByRole('button', { name: 'Circle' })).toHaveAttribute('aria-pressed', 'true');
  await dialog.getByRole('button', { name: 'None' }).click();
  await dialog.getByRole('button', { name: 'Crop', exact: true }).click();
  await dialog.getByRole('button', { name: 'Show the whole image' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Discard your changes?' }).getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await pixelsOf(page, await shown.getAttribute('src'))).width).toBe(300);
  const whole = await pixelsOf(page, await shown.getAttribute('src'));
  expect([whole.width, whole.height]).toEqual([300, 400]);
  // The whole original is there again, still turned and mirrored.
  expect([whole.at(2, 2), whole.at(297, 2)]).toEqual([
    [255, 0, 0, 255],
    [0, 0, 255, 255],
  ]);
  expect([whole.at(2, 397), whole.at(297, 397)]).toEqual([
    [0, 255, 0, 255],
    [255, 255, 255, 255],
  ]);
  // Each edited picture is one step.
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(shown).toHaveAttribute('src', original ?? '');
});
