import { expect, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import type { ApiClient } from './support/api-client.ts';
import { carry, finger, middle, nextFrames } from './support/canvas-gestures.ts';
import { image, mailOf, section, space, storeMail, text } from './support/canvas-mail.ts';
import { type EditorPage, editorPage } from './support/editor-page.ts';
import { samplePng } from './support/sample-image.ts';
import { test } from './support/test.ts';

test.use({ sharesServer: true });

const PICTURE = 'https://images.example/squares.png';
const MAIL = mailOf(
  section('s1', [text('a', 'First column')], [text('b', 'Second column')]),
  section('s2', [image('i', PICTURE, 300), space('g', 50), text('under', 'Under the space')]),
  section('s3', [text('c', 'One')], [text('d', 'Two')], [text('e', 'Three')]),
);

async function openMail(page: Page, api: ApiClient, mail = MAIL): Promise<EditorPage & { readonly id: string }> {
  await page.route('https://images.example/**', (route) =>
    route.fulfill({ body: samplePng(), contentType: 'image/png' }),
  );
  const editor = editorPage(page);
  const id = await storeMail(api, mail);
  await editor.open(id);
  return { ...editor, id };
}

/** The props of a stored node. */
async function propsOf(api: ApiClient, templateId: string, id: string): Promise<Record<string, unknown> | undefined> {
  const { components } = await api.json<{ components: object }>('GET', `/usertemplate/${templateId}`);
  type Stored = { id?: string; props?: Record<string, unknown>; children?: Stored[]; nodes?: Stored[] };
  const find = (node: Stored): Stored | undefined =>
    node.id === id ? node : [...(node.children ?? []), ...(node.nodes ?? [])].map(find).find(Boolean);
  return find(components)?.props;
}

const widthOf = async ({ mail }: EditorPage, id: string) =>
  (await mail.locator(`[data-mw-id="${id}"]`).boundingBox())?.width ?? 0;

/** The name of the step that undo would take back. */
async function lastStep(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'History', exact: true }).click();
  const steps = page.getByRole('listbox', { name: 'Steps, newest first' }).getByRole('option');
  const name = (await steps.first().textContent()) ?? '';
  await page.keyboard.press('Escape');
  return name;
}

test.beforeEach(({ signInAs }) => signInAs('anna'));

test('the border between columns is dragged with live percents that snap to the splits, as one step', {
  tag: '@deep',
}, async ({ page, apiAs }) => {
  const api = await apiAs('anna');
  const editor = await openMail(page, api);
  const handle = page.getByRole('separator', { name: 'Resize columns 1 and 2' });
  await editor.click(editor.mail.getByText('First column'));
  await expect(handle).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(handle).toHaveAttribute('aria-valuenow', '50');
  await page.keyboard.press('Escape');
  await expect(handle).toBeVisible();
  await expectNoSeriousAxe(page);

  const whole = await widthOf(editor, 's1');
  const border = await middle(handle);
  await carry(page, border, { x: border.x - whole * 0.24, y: border.y + 4 });
  await expect(handle).toHaveText('25% | 75%');
  expect(await widthOf(editor, 's1c1')).toBeCloseTo(whole / 4, -0.5);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await widthOf(editor, 's1c1')).toBeCloseTo(whole / 2, -0.5);
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeDisabled();

  await carry(page, border, { x: border.x + whole * 0.17, y: border.y + 4 });
  await expect(handle).toHaveText('67% | 33%');
  await page.mouse.up();
  await expect(handle).toHaveAttribute('aria-valuetext', '67% | 33%');
  expect(await lastStep(page)).toContain('Resize columns');
  await editor.save();
  expect((await propsOf(api, editor.id, 's1'))?.columns).toEqual([66.66, 33.33]);
  await page.getByRole('button', { name: /^Undo/ }).click();
  expect(await widthOf(editor, 's1c1')).toBeCloseTo(whole / 2, -0.5);
});

test('the border answers to the arrow keys, at any zoom, and only where columns stand beside each other', {
  tag: '@deep',
}, async ({ page, apiAs }) => {
  const editor = await openMail(page, await apiAs('anna'));
  await editor.click(editor.mail.getByText('First column'));
  await page.keyboard.press('Escape');
  const handle = page.getByRole('separator', { name: 'Resize columns 1 and 2' });
  await page.getByLabel('Canvas', { exact: true }).focus();
  const focused = () => handle.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < 8 && !(await focused()); press += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(handle).toHaveAttribute('aria-valuetext', '67% | 33%');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(handle).toHaveAttribute('aria-valuetext', '33% | 67%');
  await expect(handle).toBeFocused();

  for (let press = 0; press < 10; press += 1) await page.keyboard.press('ControlOrMeta+Shift+Minus');
  const whole = await widthOf(editor, 's1');
  const border = await middle(handle);
  await carry(page, border, { x: border.x + whole * 0.17, y: border.y });
  await expect(handle).toHaveText('50% | 50%');
  await page.mouse.up();
  await page.locator('header label').filter({ hasText: 'Mobile' }).click();
  await expect(handle).toHaveCount(0);
});

test('in a mail read from the right the border follows the pointer too', { tag: '@deep' }, async ({ page, apiAs }) => {
  const rtl = { ...MAIL, settings: { ...MAIL.settings, dir: 'rtl' as const } };
  const editor = await openMail(page, await apiAs('anna'), rtl);
  await editor.click(editor.mail.getByText('Two'));
  await page.keyboard.press('Escape');
  const handle = page.getByRole('separator', { name: 'Resize columns 1 and 2' });
  const other = page.getByRole('separator', { name: 'Resize columns 2 and 3' });
  await expect(other).toBeVisible();
  const before = await middle(handle);
  await carry(page, before, { x: before.x - 60, y: before.y });
  expect(Math.abs((await middle(handle)).x - (before.x - 60))).toBeLessThan(8);
  await page.mouse.up();
  expect(await widthOf(editor, 's3c1')).toBeGreaterThan(await widthOf(editor, 's3c3'));
});

test('an image and a space are dragged to size with a live preview, and have the same by keys', {
  tag: '@deep',
}, async ({ page, apiAs }) => {
  const api = await apiAs('anna');
  const editor = await openMail(page, api);
  const picture = editor.mail.locator('[data-mw-id="i"] img');
  await editor.click(picture);
  const side = page.locator('[data-handle="right"]');
  await expect(page.locator('[data-handle="left"]')).toBeVisible();
  const edge = await middle(side);
  await carry(page, edge, { x: edge.x + 30, y: edge.y });
  // It stands in the middle, so both of its sides move.
  await expect(side).toHaveText('360 px');
  expect((await picture.boundingBox())?.width).toBe(360);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect((await picture.boundingBox())?.width).toBe(300);
  await carry(page, edge, { x: edge.x - 30, y: edge.y });
  await page.mouse.up();
  expect(await lastStep(page)).toContain('Resize Image');
  await expect(page.getByRole('spinbutton', { name: /^Width/ })).toHaveValue('240');
  await page.getByRole('button', { name: /^Undo/ }).click();
  expect((await picture.boundingBox())?.width).toBe(300);
  await page.getByRole('button', { name: /^Redo/ }).click();

  const width = page.getByRole('separator', { name: 'Width of Image' }).first();
  await width.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(width).toHaveAttribute('aria-valuenow', '251');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(width).toHaveAttribute('aria-valuenow', '240');
  await carry(page, await middle(side), { x: edge.x + 700, y: edge.y });
  await page.mouse.up();
  await expect(width).toHaveAttribute('aria-valuenow', (await width.getAttribute('aria-valuemax')) ?? '');

  await editor.click(editor.mail.locator('[data-mw-id="g"]'));
  const height = page.getByRole('separator', { name: 'Height of Space' });
  const lower = await middle(height);
  await carry(page, lower, { x: lower.x, y: lower.y + 24 });
  await expect(height).toHaveText('74 px');
  await page.mouse.up();
  await height.focus();
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('ArrowDown');
  await expect(height).toHaveAttribute('aria-valuenow', '65');
  await editor.save();
  expect(await propsOf(api, editor.id, 'g')).toEqual({ height: 65 });
});

test('who may only read has no handles', { tag: '@deep' }, async ({ page, apiAs }) => {
  const api = await apiAs('anna');
  const editor = editorPage(page);
  const id = await storeMail(api, MAIL);
  await page.route(`**/api/v2/usertemplate/${id}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), canEdit: false } });
  });
  await editor.open(id);
  await editor.click(editor.mail.locator('[data-mw-id="g"]'));
  await expect(page.locator('[data-tag]')).toHaveText('Space');
  await nextFrames(page);
  await expect(page.getByRole('separator')).toHaveCount(0);
  await expect(page.locator('[data-grip]')).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a finger drags a border at once', { tag: '@deep' }, async ({ page, apiAs }) => {
    const editor = await openMail(page, await apiAs('anna'));
    await editor.click(editor.mail.getByText('First column'));
    await page.keyboard.press('Escape');
    const handle = page.getByRole('separator', { name: 'Resize columns 1 and 2' });
    const border = await middle(handle);
    const touch = await finger(page);
    await touch.pan(border, { x: border.x + (await widthOf(editor, 's1')) / 4, y: border.y });
    await expect(handle).toHaveAttribute('aria-valuetext', '75% | 25%');
  });
});
