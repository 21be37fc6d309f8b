import { blockRegistry } from '@mailwright/blocks';
import type { DocumentNode, JsonObject } from '@mailwright/document';
import { expect, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { mailOf, section, storeMail } from './support/canvas-mail.ts';
import { editorPage } from './support/editor-page.ts';
import type { ServerProcess } from './support/server-process.ts';
import { test as base } from './support/test.ts';

const YOUTUBE = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

/** The local provider answers this one with an error. */
const FAILING = 'https://www.youtube.com/watch?v=FAILING-500';

let started: ServerProcess | null = null;

const test = base.extend({
  server: async ({ slot }, use) => {
    started ??= await slot.seed.startBeside({ entry: 'e2e/support/server-with-services.ts' });
    await use(started);
  },
});

test.afterAll(() => started?.remove());

function block(type: string, props: JsonObject = {}): DocumentNode {
  const seed = blockRegistry.get(type)?.tiles[0]?.create();
  if (!seed) throw new Error(`There is no block ${type}`);
  return { id: 'b', type, props: { ...seed.props, ...props }, style: {} };
}

/** The block as it is stored after a save. */
async function storedProps(api: Api, id: string): Promise<JsonObject> {
  const { components } = await api.json<{ components: { nodes: DocumentNode[] } }>('GET', `/usertemplate/${id}`);
  const props = components.nodes[0]?.children?.[0]?.children?.[0]?.children?.[0]?.props;
  if (!props) throw new Error('The block is not stored');
  return props;
}

type Api = Awaited<ReturnType<Parameters<Parameters<typeof test>[2]>[0]['apiAs']>>;

/** Pictures of a GIF, as the browser decodes it. */
function frameCount(page: Page, address: string): Promise<number | undefined> {
  return page.evaluate(async (url) => {
    const decoder = new ImageDecoder({ data: await (await fetch(url)).arrayBuffer(), type: 'image/gif' });
    await decoder.tracks.ready;
    await decoder.completed;
    return decoder.tracks.selectedTrack?.frameCount;
  }, address);
}

async function openBlock(page: Page, api: Api, node: DocumentNode) {
  const id = await storeMail(api, mailOf(section('s', [node])));
  const editor = editorPage(page);
  await editor.open(id);
  const shown = editor.mail.locator('[data-mw-id="b"]');
  await editor.click(shown);
  return { id, editor, shown, settings: page.getByRole('tabpanel', { name: 'Settings' }) };
}

test('an image takes an address that a picture can have, and asks for one that was left empty', {
  tag: '@deep',
}, async ({ page, signInAs, apiAs }) => {
  await signInAs('anna');
  const { editor, shown, settings } = await openBlock(page, await apiAs('anna'), block('image'));
  const address = settings.getByRole('textbox', { name: 'Image address' });
  const sentence = settings.getByText('Invalid URL. Please enter a valid web address.');
  for (const wrong of ['not a url', 'https://']) {
    await address.fill(wrong);
    await address.blur();
    await expect(sentence).toBeVisible();
    await expect(shown).toHaveAttribute('data-mw-label', 'Choose an image');
  }
  await address.fill('/api/v2/video/playbutton/rounded-red.png');
  await address.blur();
  await expect(sentence).toBeHidden();
  await expect(editor.mail.locator('img[src$="rounded-red.png"]')).toBeVisible();
  await address.fill('');
  await address.blur();
  await expect(settings.getByText('Image URL should not be empty.')).toBeVisible();
});

test('a video gets its title and its picture with a play button, and leads to the video', { tag: '@deep' }, async ({
  page,
  signInAs,
  apiAs,
}) => {
  test.setTimeout(300_000);
  await signInAs('anna');
  const api = await apiAs('anna');
  const { id, editor, shown, settings } = await openBlock(page, api, block('video'));
  await expect(shown).toHaveAttribute('data-mw-label', 'Add a YouTube or Vimeo link');

  const link = settings.getByLabel('Video link', { exact: true });
  await link.fill('https://shop.example/film');
  await link.blur();
  await expect(settings.getByText('Please enter a valid Youtube or Vimeo URL')).toBeVisible();

  await link.fill(FAILING);
  await expect(page.getByRole('alert').filter({ hasText: /did not respond|Something went wrong/ })).toBeVisible();
  await expect(settings.getByRole('button', { name: 'Try again' })).toBeEnabled();
  await expect(shown.locator(`a[href="${FAILING}"]`)).toHaveText(/Video/);

  await link.fill(YOUTUBE);
  const picture = editor.mail.locator(`a[href="${YOUTUBE}"] img`);
  await expect(picture).toHaveAttribute('alt', 'How paper is made');
  await expect(settings.getByLabel('Alt text', { exact: true })).toHaveValue('How paper is made');
  const first = (await picture.getAttribute('src')) ?? '';
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(640);

  const [merging, toast] = [/\/merge\b/, page.getByText('Something went wrong. Try again later')];
  await page.route(merging, (route) => route.fulfill({ status: 500, body: 'No JSON' }));
  await settings.getByRole('radio').last().check({ force: true });
  await expect(toast.last()).toBeVisible();
  await expect(picture).toHaveAttribute('src', first);
  await page.unroute(merging);

  await settings.getByRole('radio', { name: 'Red, rounded' }).check({ force: true });
  await expect(picture).not.toHaveAttribute('src', first);
  await expect(settings.getByRole('radio')).toHaveCount(8);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(picture).toHaveAttribute('src', first);
  await expectNoSeriousAxe(page);

  await editor.save();
  const stored = await storedProps(api, id);
  expect(stored).toMatchObject({ videolink: YOUTUBE, videoalt: 'How paper is made', playbutton: 'circle-dark' });
  expect(stored.src).toMatch(/^\/api\/v2\/assets\/user\/.+\.jpg$/);
});

test('a timer asks for end and zone, counts down on the canvas, and shows zeros when it is over', {
  tag: '@deep',
}, async ({ page, signInAs, apiAs }) => {
  await signInAs('anna');
  const { editor, shown, settings } = await openBlock(page, await apiAs('anna'), block('timer'));

  const end = settings.getByLabel('End date and time', { exact: true });
  await expect(end).toHaveAttribute('step', '1');
  await expect(settings.getByText('Please select')).toHaveCount(0);
  await end.focus();
  await end.blur();
  await expect(settings.getByText('Please select "End data and time"')).toBeVisible();
  await end.fill('2090-12-24T18:00:30');
  await expect(settings.getByText('Please select "End data and time"')).toBeHidden();
  await expect(shown).toHaveAttribute('data-mw-label', 'Choose a time zone');

  const zone = settings.getByRole('combobox', { name: 'Time zone' });
  await zone.focus();
  await zone.blur();
  await expect(settings.getByText('Please select "Time zone"')).toBeVisible();
  await zone.fill('new york');
  await page.getByRole('option', { name: 'America/New York' }).click();
  const picture = editor.mail.locator('img[src*="/internal/countdown"]');
  await expect(picture).toHaveAttribute('src', /eventDateTime=2090-12-24T18:00:30&timeZone=America\/New_York$/);
  await expect(picture).toHaveAttribute('alt', 'Ends December 24, 2090, 18:00:30 (America/New_York)');
  await expect(settings.getByText('Please select "Time zone"')).toBeHidden();
  expect(await frameCount(page, (await picture.getAttribute('src')) ?? '')).toBe(60);

  await settings.getByText('Plain', { exact: true }).click();
  await expect(picture).toHaveAttribute('src', /look=plain/);
  const past = settings.getByText('This time has passed. The countdown shows zeros.');
  await expect(past).toBeHidden();
  await end.fill('2001-01-01T00:00:00');
  await expect(past).toBeVisible();
  await expect(picture).toHaveAttribute('src', /eventDateTime=2001-01-01T00:00:00/);
  expect(await frameCount(page, (await picture.getAttribute('src')) ?? '')).toBe(1);
  await expectNoSeriousAxe(page);
});

test('a QR code is drawn and stored once typing pauses, and the one it replaces leaves the library', {
  tag: '@deep',
}, async ({ page, signInAs, apiAs }) => {
  await signInAs('anna');
  const api = await apiAs('anna');
  const { id, editor, settings } = await openBlock(page, api, block('qr-code'));
  const library = async () =>
    (await api.json<{ originalName: string; url: string }[]>('GET', '/assets/user')).filter(
      ({ originalName }) => originalName === 'qr-code.png',
    );
  const content = settings.getByLabel('Content', { exact: true });

  await content.fill('not an address');
  await content.blur();
  await expect(settings.getByText('Invalid URL. Please enter a valid web address.')).toBeVisible();
  await content.fill('shop.example/spring');
  const picture = editor.mail.locator('a[href="http://shop.example/spring"] img');
  await expect(picture).toHaveAttribute('width', '160');
  await expect(content).toHaveValue('http://shop.example/spring');
  await expect(settings.getByText('Invalid URL. Please enter a valid web address.')).toBeHidden();
  const [first] = await library();
  expect(await picture.getAttribute('src')).toContain(first?.url);

  await content.fill('https://shop.example/summer');
  const second = editor.mail.locator('a[href="https://shop.example/summer"] img');
  await expect(second).toBeVisible();
  await expect.poll(async () => (await library()).map(({ url }) => url)).not.toContain(first?.url);
  expect(await library()).toHaveLength(1);

  await settings.getByLabel('Content from the product manager').check({ force: true });
  await content.fill('SKU-4711');
  await expect(editor.mail.locator('img[alt="SKU-4711"]')).toBeVisible();
  await editor.save();
  expect(await storedProps(api, id)).toMatchObject({ useProductManager: true, url: 'SKU-4711' });

  await content.fill('x'.repeat(3000));
  await expect(settings.getByText('A QR code can contain up to 2,331 characters. This text has 3,000.')).toBeVisible();
  await expect(editor.mail.locator('img[alt="SKU-4711"]')).toBeVisible();

  await page.route('**/api/v2/assets', (route) => route.fulfill({ status: 500, body: '' }));
  await content.fill('SKU-4712');
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong. Try again later' })).toBeVisible();
  await content.blur();
  await page.unroute('**/api/v2/assets');
  await settings.getByRole('button', { name: 'Create' }).click();
  await expect(editor.mail.locator('img[alt="SKU-4712"]')).toBeVisible();
});

test('a product stands upright or lies; without the plan it is locked, as is code', { tag: '@deep' }, async ({
  page,
  signInAs,
  apiAs,
}) => {
  await signInAs('anna');
  const product = block('product', { title: 'Cup', price: '12.00' });
  const { editor, shown, settings } = await openBlock(page, await apiAs('anna'), product);
  const picture = '/api/v2/video/playbutton/rounded-red.png';
  await settings.getByRole('textbox', { name: 'Image address' }).fill(picture);
  await settings.getByRole('textbox', { name: 'Image address' }).press('Enter');
  const [image, words] = [shown.locator('img'), shown.getByText('Cup', { exact: true })];
  const places = async () => ({ image: await image.boundingBox(), words: await words.boundingBox() });
  const upright = await places();
  expect(upright.words?.y).toBeGreaterThan((upright.image?.y ?? 0) + (upright.image?.height ?? 0) - 1);
  await settings.getByText('Horizontal', { exact: true }).click();
  await expect(async () => {
    const lying = await places();
    expect(lying.words?.x).toBeGreaterThan((lying.image?.x ?? 0) + (lying.image?.width ?? 0));
    expect(Math.abs((lying.words?.y ?? 0) - (lying.image?.y ?? 0))).toBeLessThan(40);
  }).toPass();
  await page.locator('header label').filter({ hasText: 'Mobile' }).click();
  await expect(async () => {
    const stacked = await places();
    expect(stacked.words?.y).toBeGreaterThan((stacked.image?.y ?? 0) + (stacked.image?.height ?? 0) - 1);
  }).toPass();

  await page.context().clearCookies();
  await signInAs('ben');
  await editor.open(await storeMail(await apiAs('ben'), mailOf(section('s', [block('divider')]))));
  for (const tile of ['product', 'html']) {
    await expect(page.locator(`[data-tile="${tile}"]`)).toHaveAttribute('aria-disabled', 'true');
    await expect(page.locator(`[data-tile="${tile}"]`)).toContainText('Not enabled in your plan');
  }
});

test('an icon is found by words, chosen by keys in its color and size, and drawn anew when either changes', {
  tag: '@deep',
}, async ({ page, signInAs, apiAs }) => {
  await signInAs('anna');
  const api = await apiAs('anna');
  const { id, editor, settings } = await openBlock(page, api, block('icon'));
  await settings.getByRole('button', { name: 'Choose icon' }).click();
  const dialog = page.getByRole('dialog', { name: 'Icons' });
  const grid = dialog.getByRole('grid', { name: 'Icons' });
  await expect(grid.getByRole('gridcell').first()).toBeVisible();
  await dialog.getByLabel('Size').fill('64');
  await dialog.getByLabel('Color', { exact: true }).fill('#e11d48');
  await dialog.getByLabel('Category').selectOption('Shopping');
  await dialog.getByLabel('Style').selectOption('Outline');
  await dialog.getByRole('searchbox').fill('shopping ca');
  await expect(grid.getByRole('gridcell').first()).toContainText('shopping cart');
  await expect(dialog.getByRole('link', { name: 'Icon licenses' })).toHaveAttribute('href', '/api/v2/icons/licenses');
  await expectNoSeriousAxe(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  const picture = editor.mail.locator('[data-mw-id="b"] img');
  const pixels = () => picture.evaluate((image: HTMLImageElement) => [image.width, image.naturalWidth]);
  const address = () => picture.getAttribute('src');
  await expect.poll(pixels).toEqual([64, 128]);
  const first = await address();
  const color = settings.getByLabel('Icon color');
  await expect(color).toHaveValue('#e11d48');

  await color.fill('#0000ff');
  await color.press('Enter');
  await expect.poll(address).not.toBe(first);
  const blue = await address();
  await settings.getByRole('spinbutton', { name: 'Size' }).fill('96');
  await expect.poll(pixels).toEqual([96, 192]);
  await page.keyboard.press('Escape');
  const undo = page.getByRole('button', { name: /^Undo/ });
  await undo.click();
  await expect.poll(pixels).toEqual([64, 128]);
  expect(await address()).toBe(blue);
  await undo.click();
  await expect.poll(address).toBe(first);
  await expect(color).toHaveValue('#e11d48');
  await page.getByRole('button', { name: /^Redo/ }).click();
  await expect.poll(address).toBe(blue);

  await editor.save();
  const stored = await storedProps(api, id);
  expect(stored).toMatchObject({ iconId: 'tabler:shopping-cart', iconColor: '#0000ff', size: 64 });
  expect(blue?.endsWith(String(stored.src))).toBe(true);
});

test('a picture is made by a description, after a refusal and a change of mind, and described by what sees it', {
  tag: '@deep',
}, async ({ page, signInAs, apiAs }) => {
  test.slow();
  await signInAs('anna');
  const { editor, shown, settings } = await openBlock(page, await apiAs('anna'), block('image', { alt: '' }));
  await editor.doubleClick(shown);
  const dialog = page.getByRole('dialog', { name: 'Images' });
  await dialog.getByRole('tab', { name: 'AI images' }).click();
  const prompt = dialog.getByRole('textbox', { name: 'Describe the picture' });
  const said = dialog.locator('form [role="status"]');
  await expect(dialog.getByRole('radio', { name: 'Photograph' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: '1:1' })).toBeChecked();
  await expectNoSeriousAxe(page);

  await prompt.fill('A harbor, refused-by-policy');
  await prompt.press('ControlOrMeta+Enter');
  const sentence = 'The AI service declined this. Please describe something else.';
  await expect(dialog.getByRole('alert')).toHaveText(sentence);
  await expect(page.locator('.mantine-Notification-root')).toContainText(sentence);
  await expect(prompt).toHaveValue('A harbor, refused-by-policy');

  await prompt.fill('A harbor, never-answers');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('progressbar', { name: 'Creating the picture…' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(said).toHaveText('Canceled. Your description is still here.');

  await prompt.fill('A harbor at night');
  await dialog.getByText('Watercolor', { exact: true }).click();
  await dialog.getByText('16:9', { exact: true }).click();
  const asked = page.waitForRequest('**/api/v2/ai/image');
  await dialog.getByRole('button', { name: 'Create picture' }).click();
  expect((await asked).postDataJSON()).toEqual({
    prompt: 'A harbor at night',
    negativePrompt: '',
    style: 'watercolor',
    aspectRatio: '16:9',
  });
  await expect(said).toHaveText('Added to the results and to your images.');
  // What was made is there again when the dialog is.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await editor.doubleClick(shown);
  await dialog.getByRole('tab', { name: 'AI images' }).click();
  await expect(prompt).toHaveValue('A harbor at night');
  await dialog.getByRole('gridcell', { name: /A harbor at night/ }).click();
  await expect(dialog).toBeHidden();
  await expect(shown.locator('img')).toHaveAttribute('src', /\/api\/v2\/assets\/user\/.+\.jpg$/);
  await expect.poll(() => shown.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);

  await settings.getByRole('button', { name: 'Suggest alt text' }).click();
  await expect(settings.getByRole('textbox', { name: 'Alt text' })).toHaveValue('A red cup on a table.');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(settings.getByRole('textbox', { name: 'Alt text' })).toHaveValue('');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(shown.locator('img')).toHaveCount(0);
});

test('a free image is found, copied and shown with the credit line it asks for, and one undo takes both back', {
  tag: '@deep',
}, async ({ page, signInAs, apiAs }) => {
  test.slow();
  await signInAs('anna');
  const { editor, settings } = await openBlock(page, await apiAs('anna'), block('image'));
  const dialog = page.getByRole('dialog', { name: 'Images' });
  const search = dialog.getByRole('searchbox', { name: 'Search images' });
  const picture = (name: string) => dialog.getByRole('gridcell').filter({ hasText: name });
  const image = editor.mail.locator('img');
  const openTab = async () => {
    await settings.getByRole('button', { name: /^(Choose|Replace) image/ }).click();
    await dialog.getByRole('tab', { name: 'Free images' }).click();
  };

  await openTab();
  await expect(picture('Hot-air balloons, ocean blue')).toHaveCount(2);
  await expect(picture('Hot-air balloons, ocean blue').first()).toContainText('Mailwright · 1600 × 900');
  await search.fill('door');
  await expect(picture('A red bicycle')).toContainText('Jane Doe · Openverse');
  await expect(picture('A blue door')).toHaveCount(0);
  await dialog.getByRole('switch', { name: 'Include images that require a credit (CC BY)' }).check();
  await expect(picture('A blue door')).toContainText('Credit required · Jane Doe · CC BY 4.0');
  await expectNoSeriousAxe(page);
  await picture('A blue door').getByRole('button').first().click();
  await expect(dialog).toBeHidden();
  await expect(image).toHaveAttribute('src', /\/api\/v2\/assets\/user\/[^/]+\/asset\/[\w-]+\.jpg$/);
  const credit = editor.mail.getByText('“A blue door” by Jane Doe, CC BY 4.0');
  await expect(credit.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute(
    'href',
    'https://creativecommons.org/licenses/by/4.0/',
  );
  await page.keyboard.press('ControlOrMeta+z');
  await expect(image).toHaveCount(0);
  await expect(credit).toHaveCount(0);

  // The copy is in the library from now on, with where it came from and with its duty.
  await settings.getByRole('button', { name: /^Choose image/ }).click();
  await expect(picture('A blue door')).toContainText('Openverse');
  await picture('A blue door').getByRole('button').first().click();
  await expect(credit).toBeVisible();

  await openTab();
  await search.fill('limited');
  await expect(dialog.getByRole('alert')).toContainText(/Openverse has been reached\. It works again at \d+:\d\d/);
  await expect(picture('Hot-air balloons, ocean blue')).toHaveCount(2);
  await dialog.getByRole('combobox', { name: 'Source' }).selectOption('Mailwright collection');
  await search.fill('coffee');
  await expect(picture('A cup of coffee, warm sand')).toHaveCount(2);
  await search.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(image).toHaveAttribute('src', /\.(png|jpg)$/);
});
