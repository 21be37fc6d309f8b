import { expect, type Page } from '@playwright/test';
import type { ApiClient } from './support/api-client.ts';
import { carry, finger, middle, order, type Spot, spoken } from './support/canvas-gestures.ts';
import { button, mailOf, section, space, storeMail, text } from './support/canvas-mail.ts';
import { type EditorPage, editorPage } from './support/editor-page.ts';
import { test } from './support/test.ts';

test.use({ sharesServer: true });

const SENTENCE = {
  second: 'Each template can only contain one "Form Data Table" block',
  outside: 'This block can only be dropped in the page wrapper',
  fixed: 'The page wrapper cannot be removed, copied or moved.',
  advanced: 'This block is only available in advanced mode.',
  reading: 'You can view this template but not edit it.',
} as const;

const nested = section('n', [text('nt', 'Nested words'), space('ng', 60)]);
const MAIL = mailOf(
  section('s1', [text('t', 'Some words'), nested], [button('b1', 'One')]),
  section('s2', [text('t2', 'In the middle'), space('g', 60)]),
);
const START = 't nt ng b1 t2 g';

const node = ({ mail }: EditorPage, id: string) => mail.locator(`[data-mw-id="${id}"]`);

/** Returns the sign beside the pointer, shown while an element is held where it may not be dropped. */
const beside = (page: Page) => page.locator('[data-refused]');

/** Waits for the toast of a refusal and closes it. */
async function told(page: Page, sentence: string): Promise<void> {
  const toast = page.getByRole('alert').filter({ hasText: sentence });
  await expect(toast).toHaveCount(1);
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toHaveCount(0);
}

/** Holds something over a place where it is refused, near the pointer, and drops it there. */
async function refuse(page: Page, from: Spot, to: Spot, sentence: string): Promise<void> {
  await carry(page, from, to);
  await expect(beside(page)).toContainText(sentence);
  await expect(page.locator('[data-drop]')).toHaveCount(0);
  const label = await beside(page).boundingBox();
  expect(Math.hypot((label?.x ?? 0) - to.x, (label?.y ?? 0) - to.y)).toBeLessThan(40);
  await page.mouse.up();
  await expect(beside(page)).toHaveCount(0);
}

async function openMail(page: Page, api: ApiClient, mail = MAIL): Promise<EditorPage> {
  const editor = editorPage(page);
  await editor.open(await storeMail(api, mail));
  return editor;
}

test('by mouse every refusal shows its sentence beside the pointer, and says it again when dropped', async ({
  page,
  signInAs,
  apiAs,
}) => {
  await signInAs('anna');
  const editor = await openMail(page, await apiAs('anna'));
  const inside = await middle(editor.mail.getByText('In the middle'));

  const table = page.locator('[data-tile="form-data-table"]');
  await table.press('Enter');
  await expect(editor.mail.getByRole('table')).toHaveCount(1);
  await refuse(page, await middle(table), inside, SENTENCE.second);
  await told(page, SENTENCE.second);
  await table.press('Enter');
  await told(page, SENTENCE.second);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => order(editor, 'block')).toBe(START);

  // A section that holds one already does not fit into a column: it goes beside what is under the pointer.
  await editor.click(editor.mail.getByText('One'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await carry(page, await middle(page.locator('[data-grip]')), await middle(node(editor, 'g')));
  await expect(page.locator('[data-drop="line"]')).toBeVisible();
  await expect(beside(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.mouse.up();

  // Locked by the mode: said at once, as nothing gets into the air.
  await page.getByRole('tab', { name: 'Advanced' }).click();
  const quote = page.locator('[data-tile="quote"]');
  await carry(page, await middle(quote), inside);
  await page.mouse.up();
  await told(page, SENTENCE.advanced);
  await quote.press('Enter');
  await told(page, SENTENCE.advanced);
  expect(await order(editor, 'block')).toBe(START);
});

test('the page wrapper stays where it is by every way: keys, menu, clipboard and alt with the arrows', {
  tag: '@deep',
}, async ({ page, signInAs, apiAs }) => {
  await signInAs('anna');
  const editor = await openMail(page, await apiAs('anna'));
  await editor.click(editor.mail.getByText('Some words'));
  await page.getByRole('navigation', { name: 'Selection' }).getByRole('button', { name: 'Page wrapper' }).click();
  await expect(page.locator('[data-tag]')).toHaveText('Page wrapper');
  await expect(page.locator('[data-tools] button')).toHaveCount(0);
  for (const keys of ['Backspace', 'ControlOrMeta+d', 'ControlOrMeta+c', 'ControlOrMeta+x', 'Alt+ArrowDown']) {
    // Closing the toast took the focus with it.
    await page.getByLabel('Canvas', { exact: true }).focus();
    await page.keyboard.press(keys);
    await told(page, SENTENCE.fixed);
  }
  await expect(page.locator('[data-tile="page-wrapper"]')).toHaveCount(0);
  expect(await order(editor, 'wrapper')).toBe('w');
});

test('without a page wrapper nothing else can be dropped, by mouse or by key', { tag: '@deep' }, async ({
  page,
  signInAs,
  apiAs,
}) => {
  await signInAs('anna');
  const editor = editorPage(page);
  await page.goto(`/edit/${await storeMail(await apiAs('anna'), { ...MAIL, nodes: [] })}`);
  const canvas = page.getByLabel('Canvas', { exact: true });
  await expect(canvas).toBeVisible();
  const seen = await middle(page.getByRole('main'));
  const tile = page.locator('[data-tile="button"]');
  await refuse(page, await middle(tile), { x: seen.x, y: seen.y }, SENTENCE.outside);
  await told(page, SENTENCE.outside);
  await tile.press('Enter');
  await told(page, SENTENCE.outside);
  await page.locator('[data-tile="page-wrapper"]').press('Enter');
  await expect(editor.mail.locator('[data-mw-kind="wrapper"]')).toHaveCount(1);
  await tile.press('Enter');
  await expect(editor.mail.locator('[data-mw-kind="block"]')).toHaveCount(1);
});

test('who may only read is told so by mouse and by keys, and nothing moves', { tag: '@deep' }, async ({
  page,
  signInAs,
  apiAs,
}) => {
  await signInAs('anna');
  const id = await storeMail(await apiAs('anna'), MAIL);
  await page.route(`**/api/v2/usertemplate/${id}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), canEdit: false } });
  });
  const editor = editorPage(page);
  await editor.open(id);
  const words = await middle(editor.mail.getByText('Some words'));
  const under = await middle(editor.mail.getByText('In the middle'));
  await refuse(page, words, { x: under.x, y: under.y + 4 }, SENTENCE.reading);
  await told(page, SENTENCE.reading);
  const canvas = page.getByLabel('Canvas', { exact: true });
  await canvas.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await told(page, SENTENCE.reading);
  await canvas.focus();
  await page.keyboard.press('ArrowDown');
  await expect(spoken(page)).toHaveText('Section, 2 of 2 in Column');
  expect(await order(editor, 'block')).toBe(START);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a refusal shows its sentence beside the finger too', { tag: '@deep' }, async ({ page, signInAs, apiAs }) => {
    await signInAs('anna');
    const editor = await openMail(page, await apiAs('anna'));
    const touch = await finger(page);
    const tile = page.locator('[data-tile="form-data-table"]');
    await tile.press('Enter');
    await expect(editor.mail.getByRole('table')).toHaveCount(1);
    const blocks = await order(editor, 'block');
    await touch.carry(await middle(tile), await middle(editor.mail.getByText('In the middle')));
    await expect(beside(page)).toContainText(SENTENCE.second);
    await touch.lift();
    await told(page, SENTENCE.second);
    expect(await order(editor, 'block')).toBe(blocks);
  });
});
