import { expect, type Page } from '@playwright/test';
import { carry, finger, middle, nextFrames, order, spoken } from './support/canvas-gestures.ts';
import { button, heading, mailOf, section, space, storeMail, text } from './support/canvas-mail.ts';
import { type EditorPage, editorPage } from './support/editor-page.ts';
import { test } from './support/test.ts';

test.use({ sharesServer: true });

const MAIL = mailOf(
  section('s1', [heading('h', 'First heading'), text('t', 'Some words')], [button('b1', 'One')]),
  section('s2', [text('t2', 'In the middle')]),
  section('s3', [button('b2', 'Two')], [text('t3', 'Last words')]),
);

/** Sixty blocks, far taller than the window. */
const TALL = mailOf(
  ...Array.from({ length: 30 }, (_, index) =>
    section(`s${index}`, [text(`t${index}`, `Line ${index}`), space(`g${index}`, 60)]),
  ),
);

/** The nodes that are outlined, found by what lies in the middle of each outline. */
async function selected(page: Page, { mail }: EditorPage): Promise<string> {
  await nextFrames(page);
  const ids: string[] = [];
  const blocks = await mail.locator('[data-mw-kind="block"]').all();
  const outlines = await page.locator('[data-outline="selection"]').all();
  const boxes = await Promise.all(outlines.map((outline) => outline.boundingBox()));
  for (const block of blocks) {
    const own = await block.boundingBox();
    const same = boxes.some((box) => own && box && Math.hypot(box.x - own.x, box.y - own.y) < 2);
    if (same) ids.push((await block.getAttribute('data-mw-id')) ?? '');
  }
  return ids.join(' ');
}

async function openMail(page: Page, apiAs: (account: 'anna') => Promise<Parameters<typeof storeMail>[0]>, mail = MAIL) {
  const editor = editorPage(page);
  await editor.open(await storeMail(await apiAs('anna'), mail));
  return editor;
}

test.beforeEach(({ signInAs }) => signInAs('anna'));

test('a box drawn on empty background selects the blocks it touches, at any zoom; shift adds, Escape cancels', {
  tag: '@deep',
}, async ({ page, apiAs }) => {
  const editor = await openMail(page, apiAs);
  const draw = async (to: 't' | 't3') => {
    const mail = await middle(editor.mail.locator('[data-mw-id="s1"]'));
    const first = await middle(editor.mail.locator('[data-mw-id="h"]'));
    const last = await middle(editor.mail.locator(`[data-mw-id="${to}"]`));
    const beside = { x: mail.x - mail.width / 2 - 6, y: first.y };
    await carry(page, beside, { x: last.x - last.width / 2 + 10, y: last.y });
    await expect(page.locator('[data-marquee]')).toBeVisible();
  };
  await draw('t');
  expect(await selected(page, editor)).toBe('h t');
  await page.mouse.up();
  await expect(page.locator('[data-marquee]')).toBeHidden();
  await expect(page.getByRole('heading', { name: '2 blocks selected' })).toBeVisible();
  await expect(spoken(page)).toHaveText('2 blocks selected');
  expect(await selected(page, editor)).toBe('h t');

  await draw('t3');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.locator('[data-marquee]')).toBeHidden();
  expect(await selected(page, editor)).toBe('h t');

  await editor.click(editor.mail.getByText('Two'));
  await page.keyboard.down('Shift');
  await draw('t');
  await page.keyboard.up('Shift');
  await page.mouse.up();
  expect(await selected(page, editor)).toBe('h t b2');

  // Beside the page itself, and then the plain click there.
  const seen = await middle(page.getByRole('main'));
  await page.mouse.click(seen.x - seen.width / 2 + 10, seen.y);
  await expect(page.locator('[data-outline="selection"]')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Email', exact: true })).toBeVisible();

  for (const [key, presses] of [
    ['Minus', 10],
    ['Equal', 20],
  ] as const) {
    for (let press = 0; press < presses; press += 1) await page.keyboard.press(`ControlOrMeta+Shift+${key}`);
    await page.locator('[data-canvas]').evaluate((surface) => {
      surface.parentElement?.parentElement?.scrollTo({ left: 0, top: 0 });
    });
    await draw('t');
    await page.mouse.up();
    expect(await selected(page, editor), key).toBe('h t');
    await page.keyboard.press('ControlOrMeta+Shift+a');
  }
});

test('a box drawn to the edge scrolls on and keeps its corner in the mail; what is selected moves as one', {
  tag: '@deep',
}, async ({ page, apiAs }) => {
  const editor = await openMail(page, apiAs, TALL);
  const canvas = page.getByLabel('Canvas', { exact: true });
  const first = await middle(editor.mail.locator('[data-mw-id="t1"]'));
  await carry(page, { x: first.x - first.width / 2 - 28, y: first.y }, { x: first.x, y: 450 });
  await page.mouse.move(first.x, 830, { steps: 4 });
  await expect
    .poll(() => canvas.evaluate((surface) => surface.parentElement?.parentElement?.scrollTop ?? 0))
    .toBeGreaterThan(400);
  await page.mouse.move(first.x, 450, { steps: 4 });
  await nextFrames(page);
  await page.mouse.up();
  const count = Number(/^(\d+) blocks/.exec((await spoken(page).textContent()) ?? '')?.[1]);
  expect(count).toBeGreaterThan(9);
  // The corner stayed beside the second line, which is out of sight by now.
  await page.keyboard.press('Backspace');
  await expect(editor.mail.locator('[data-mw-id="t0"]')).toHaveCount(1);
  await expect(editor.mail.locator('[data-mw-id="t1"]')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor.mail.locator('[data-mw-id="t1"]')).toHaveCount(1);
});

test('a click on the block above the selected one always selects it, at every width', { tag: '@deep' }, async ({
  page,
  apiAs,
}) => {
  const editor = await openMail(page, apiAs);
  const name = page.locator('[data-tag]');
  const above = async () => {
    const words = await middle(editor.mail.getByText('Some words'));
    const title = await middle(editor.mail.locator('[data-mw-id="h"]'));
    // All along the lower edge, where the name of the selection is drawn.
    for (const part of [0.02, 0.1, 0.5]) {
      await page.mouse.click(words.x, words.y);
      await expect(name).toHaveText('Text');
      await page.mouse.click(title.x + title.width * (part - 0.5), title.y + title.height / 2 - 3);
      await expect(name, `${part}`).toHaveText('Heading');
    }
  };
  await above();
  const tools = await middle(page.locator('[data-tools]'));
  const mail = await middle(editor.mail.locator('[data-mw-id="s1"]'));
  expect(Math.abs(tools.x - mail.x)).toBeGreaterThan(mail.width / 2);
  await page.locator('[data-tools]').getByRole('button', { name: 'Duplicate' }).click();
  await expect.poll(() => order(editor, 'block')).toMatch(/^h \S+ t b1 t2 b2 t3$/);
  await page.keyboard.press('ControlOrMeta+z');

  await page.locator('header label').filter({ hasText: 'Mobile' }).click();
  await above();

  await page.locator('header label').filter({ hasText: 'Desktop' }).click();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('ControlOrMeta+Shift+Equal');
  await editor.click(editor.mail.getByText('In the middle'));
  await expect(page.locator('[data-place="inside"]')).toBeVisible();
  const inside = await page.locator('[data-tools]').boundingBox();
  const seen = await page.getByRole('main').boundingBox();
  expect((inside?.x ?? 0) + (inside?.width ?? 0)).toBeLessThan((seen?.x ?? 0) + (seen?.width ?? 0));
});

test('hovering outlines what a click would select and names it to who rests there, and not the background', {
  tag: '@deep',
}, async ({ page, apiAs }) => {
  const editor = await openMail(page, apiAs);
  const hover = page.locator('[data-outline="hover"]');
  const words = await middle(editor.mail.getByText('Some words'));
  await page.mouse.move(words.x, words.y, { steps: 3 });
  await expect(hover).toHaveAttribute('data-name', 'Text');
  await expect(hover).toHaveCSS('outline-width', '1px');
  await expect.poll(() => hover.evaluate((outline) => Number(getComputedStyle(outline, '::before').opacity))).toBe(1);
  const mail = await middle(editor.mail.locator('[data-mw-id="s1"]'));
  await page.mouse.move(mail.x - mail.width / 2 - 8, words.y, { steps: 3 });
  await expect(hover).toHaveCount(0);

  await editor.click(editor.mail.getByText('Some words'));
  const path = page.getByRole('navigation', { name: 'Selection' });
  await expect(path.getByRole('button')).toHaveText(['Email', 'Page wrapper', 'Section', 'Column', 'Text']);
  await path.getByRole('button', { name: 'Column' }).click();
  await expect(page.locator('[data-tag]')).toHaveText('Column');
  await path.getByRole('button', { name: 'Page wrapper' }).click();
  await expect(page.locator('[data-grip]')).toHaveCount(0);
});

test('keys walk siblings, enter what holds something, edit its text and come back up', async ({ page, apiAs }) => {
  const editor = await openMail(page, apiAs);
  await page.getByLabel('Canvas', { exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  for (const name of ['Page wrapper', 'Section', 'Column', 'Heading']) {
    await expect(page.locator('[data-tag]')).toHaveText(name);
    if (name !== 'Heading') await page.keyboard.press('Enter');
  }
  await page.keyboard.press('ArrowDown');
  await expect(spoken(page)).toHaveText('Text, 2 of 2 in Column');
  await page.keyboard.press('Home');
  await expect(spoken(page)).toHaveText('Heading, 1 of 2 in Column');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.locator('[data-tag]')).toHaveText('2 blocks');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('toolbar', { name: 'Text formatting' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await expect(spoken(page)).toHaveText('Column, 2 of 2 in Section');
  await page.keyboard.press('Escape');
  await page.keyboard.press('End');
  await expect(spoken(page)).toHaveText('Section, 3 of 3 in Page wrapper');
  expect(await order(editor, 'block')).toBe('h t b1 t2 b2 t3');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a resting finger draws a box on empty background, a moving one scrolls', { tag: '@deep' }, async ({
    page,
    browserName,
    apiAs,
  }) => {
    const editor = await openMail(page, apiAs, TALL);
    const touch = await finger(page);
    const first = await middle(editor.mail.locator('[data-mw-id="t1"]'));
    const beside = { x: first.x - first.width / 2 - 28, y: first.y };
    await touch.carry(beside, { x: first.x, y: first.y + 150 });
    await expect(page.locator('[data-marquee]')).toBeVisible();
    await touch.lift();
    await expect(spoken(page)).toHaveText(/^[345] blocks selected$/);

    // Only Chromium scrolls for a finger that a test moves.
    if (browserName !== 'chromium') return;
    await touch.pan({ x: beside.x, y: 600 }, { x: beside.x, y: 300 });
    await expect(page.locator('[data-marquee]')).toHaveCount(0);
    await expect
      .poll(() =>
        page.locator('[data-canvas]').evaluate((surface) => surface.parentElement?.parentElement?.scrollTop ?? 0),
      )
      .toBeGreaterThan(100);
  });
});

test('the tools of a low block stay whole above the status bar, and stay under the pointer that duplicates', {
  tag: '@deep',
}, async ({ page, apiAs }) => {
  const editor = await openMail(page, apiAs, TALL);
  const tools = page.locator('[data-tools]');
  const low = editor.mail.locator('[data-mw-id="t12"]');
  await low.evaluate((block) => block.scrollIntoView({ block: 'end' }));
  const box = await low.boundingBox();
  if (!box) throw new Error('The block is not shown');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(tools).toBeVisible();
  const bar = await page.locator('[data-region="status"]').boundingBox();
  const rail = await tools.boundingBox();
  expect((rail?.y ?? 0) + (rail?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);

  const duplicate = tools.getByRole('button', { name: 'Duplicate' });
  const at = await duplicate.boundingBox();
  if (!at) throw new Error('There is no Duplicate');
  const point = { x: at.x + at.width / 2, y: at.y + at.height / 2 };
  const lines = editor.mail.getByText('Line 12', { exact: true });
  for (let count = 2; count <= 4; count++) {
    await page.mouse.click(point.x, point.y);
    await expect(lines).toHaveCount(count);
    await nextFrames(page);
    const under = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('button')?.getAttribute('aria-label'),
      point,
    );
    expect(under).toBe('Duplicate');
  }
});
