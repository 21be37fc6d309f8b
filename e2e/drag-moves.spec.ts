import { expect, type Page } from '@playwright/test';
import type { ApiClient } from './support/api-client.ts';
import { carry, finger, middle, order, spoken } from './support/canvas-gestures.ts';
import { button, heading, mailOf, section, space, storeMail, text } from './support/canvas-mail.ts';
import { type EditorPage, editorPage } from './support/editor-page.ts';
import { test } from './support/test.ts';

test.use({ sharesServer: true });

const MAIL = mailOf(
  section('s1', [heading('h', 'First heading'), text('t', 'Some words'), space('g', 60)], [button('b1', 'One')]),
  section('s2', [text('t2', 'In the middle')]),
  section('s3', [button('b2', 'Two')], [text('t3', 'Last words')]),
);

const START = 'h t g b1 t2 b2 t3';

async function openMail(page: Page, api: ApiClient): Promise<EditorPage> {
  const editor = editorPage(page);
  await editor.open(await storeMail(api, MAIL));
  return editor;
}

const node = ({ mail }: EditorPage, id: string) => mail.locator(`[data-mw-id="${id}"]`);

/** Ids of the nodes around a node, outermost first. */
const around = (editor: EditorPage, id: string) =>
  node(editor, id).evaluate((element) => {
    const ids: string[] = [];
    for (let above = element.parentElement?.closest('[data-mw-id]'); above; ) {
      ids.unshift(above.getAttribute('data-mw-id') ?? '');
      above = above.parentElement?.closest('[data-mw-id]');
    }
    return ids.join(' ');
  });

async function undo(page: Page, editor: EditorPage): Promise<void> {
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => order(editor, 'block')).toBe(START);
}

test.beforeEach(({ signInAs }) => signInAs('anna'));

test('by mouse: from the palette, inside a column, between columns and sections, nested, several at once', async ({
  page,
  apiAs,
}) => {
  const editor = await openMail(page, await apiAs('anna'));

  await editor.dragTile('divider', node(editor, 't'), 'below');
  await expect(editor.mail.locator('[data-mw-kind="block"]')).toHaveCount(8);
  await expect(page.locator('[data-tag]')).toHaveText('Divider');
  await expect(spoken(page)).toHaveText('Divider, 3 of 4 in Column');
  await undo(page, editor);

  // A section with columns, between two sections.
  const second = await middle(node(editor, 's2'));
  await carry(page, await middle(page.locator('[data-tile="section-2"]')), {
    x: second.x,
    y: second.y - second.height / 2 + 2,
  });
  await page.mouse.up();
  await expect.poll(async () => (await order(editor, 'section')).split(' ').length).toBe(4);
  expect((await order(editor, 'section')).split(' ').slice(0, 1)).toEqual(['s1']);
  await expect(spoken(page)).toHaveText('Section, 2 of 4 in Page wrapper');
  await undo(page, editor);

  const words = await middle(editor.mail.getByText('Some words'));
  const title = await middle(node(editor, 'h'));
  await carry(page, words, { x: title.x, y: title.y - title.height / 2 + 3 });
  await page.mouse.up();
  await expect.poll(() => order(editor, 'block')).toBe('t h g b1 t2 b2 t3');
  await expect(spoken(page)).toHaveText('Text, 1 of 3 in Column');
  await undo(page, editor);

  const label = await middle(editor.mail.getByText('One'));
  await carry(page, await middle(editor.mail.getByText('Some words')), { x: label.x, y: label.y + 40 });
  await page.mouse.up();
  await expect.poll(() => around(editor, 't')).toBe('w s1 s1c2');
  await undo(page, editor);

  // Into a column of another section.
  const last = await middle(editor.mail.getByText('Last words'));
  await carry(page, await middle(editor.mail.getByText('In the middle')), { x: last.x, y: last.y + 4 });
  await page.mouse.up();
  await expect.poll(() => around(editor, 't2')).toBe('w s3 s3c2');
  await undo(page, editor);

  // A whole section into a column: one level deep.
  await editor.click(editor.mail.getByText('In the middle'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const gap = await middle(node(editor, 'g'));
  await carry(page, await middle(page.locator('[data-grip]')), gap);
  await page.mouse.up();
  await expect.poll(() => around(editor, 't2')).toMatch(/^w s1 s1c1 s2 /);
  await undo(page, editor);

  await editor.click(editor.mail.getByText('Some words'));
  await page.keyboard.down('ControlOrMeta');
  await editor.click(editor.mail.getByText('In the middle'));
  await page.keyboard.up('ControlOrMeta');
  const held = await middle(editor.mail.getByText('Some words'));
  const under = await middle(editor.mail.getByText('Last words'));
  await carry(page, held, { x: under.x, y: under.y + 4 });
  await expect(page.getByText('2 blocks', { exact: true })).toBeVisible();
  await page.mouse.up();
  await expect.poll(() => order(editor, 'block')).toBe('h g b1 b2 t3 t t2');
  await undo(page, editor);

  // Escape and a drop outside the canvas leave everything as it was.
  await carry(page, await middle(editor.mail.getByText('Some words')), under);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await carry(
    page,
    await middle(editor.mail.getByText('Some words')),
    await middle(page.locator('[data-tile="button"]')),
  );
  await page.mouse.up();
  expect(await order(editor, 'block')).toBe(START);
});

test('by keys: a tile after the selection, then every legal place of the mail, forth and back', async ({
  page,
  apiAs,
}) => {
  const editor = await openMail(page, await apiAs('anna'));
  await editor.click(editor.mail.getByText('Some words'));
  await page.locator('[data-tile="divider"]').press('Enter');
  await expect.poll(async () => (await order(editor, 'block')).split(' ').indexOf('g')).toBe(3);
  await page.keyboard.press('ControlOrMeta+z');

  await editor.click(editor.mail.getByText('Some words'));
  const places: string[] = [];
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Alt+ArrowDown');
    const said = (await spoken(page).textContent()) ?? '';
    if (said === 'The block cannot move further in this direction.') break;
    places.push(await around(editor, 't'));
  }
  // Between two sections it stands in a section of its own, whose name is not known.
  const known = places.map((place) => (/^w s\d s\dc\d$/.test(place) ? place.slice(2) : 'own'));
  expect(known).toEqual([
    's1 s1c1',
    's1 s1c2',
    's1 s1c2',
    'own',
    's2 s2c1',
    's2 s2c1',
    'own',
    's3 s3c1',
    's3 s3c1',
    's3 s3c2',
    's3 s3c2',
    'own',
  ]);
  // Nothing is left behind where it had a section of its own.
  expect((await order(editor, 'section')).split(' ').length).toBe(4);
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Alt+ArrowUp');
    if ((await spoken(page).textContent()) === 'The block cannot move further in this direction.') break;
  }
  expect((await order(editor, 'block')).split(' ')[0]).toBe('t');

  await page.keyboard.press('ControlOrMeta+Shift+a');
  await editor.click(editor.mail.getByText('In the middle'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.locator('[data-tag]')).toHaveText('Section');
  await expect.poll(() => around(editor, 't2')).toMatch(/s3/);
});

test('near an edge a drag scrolls the canvas, and what is dropped lands far away', { tag: '@deep' }, async ({
  page,
  apiAs,
}) => {
  const far = mailOf(
    ...Array.from({ length: 24 }, (_, index) =>
      section(`s${index}`, [text(`t${index}`, `Line ${index}`), space(`g${index}`, 60)]),
    ),
  );
  const editor = editorPage(page);
  await editor.open(await storeMail(await apiAs('anna'), far));
  const scroller = page.locator('[data-canvas]');
  const scrolled = () => scroller.evaluate((surface) => surface.parentElement?.parentElement?.scrollTop ?? 0);
  const line = await middle(editor.mail.getByText('Line 0', { exact: true }));
  await carry(page, line, { x: line.x, y: 500 });
  await page.mouse.move(line.x, 840, { steps: 4 });
  await expect.poll(scrolled).toBeGreaterThan(900);
  await page.mouse.move(line.x, 500, { steps: 4 });
  const stopped = await scrolled();
  await page.mouse.up();
  await expect.poll(async () => (await order(editor, 'block')).split(' ').indexOf('t0')).toBeGreaterThan(10);
  expect(Math.abs((await scrolled()) - stopped)).toBeLessThan(200);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(async () => (await order(editor, 'block')).split(' ')[0]).toBe('t0');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a resting finger carries tiles, blocks and sections; a moving one scrolls palette and canvas', async ({
    page,
    apiAs,
  }) => {
    const editor = await openMail(page, await apiAs('anna'));
    const touch = await finger(page);
    const tile = await middle(page.locator('[data-tile="divider"]'));
    await touch.pan({ x: tile.x, y: tile.y }, { x: tile.x, y: tile.y - 120 });
    await expect(editor.mail.locator('[data-mw-kind="block"]')).toHaveCount(7);
    await page.locator('[data-tile="divider"]').scrollIntoViewIfNeeded();
    const words = await middle(editor.mail.getByText('Some words'));
    await touch.carry(await middle(page.locator('[data-tile="divider"]')), {
      x: words.x,
      y: words.y + words.height / 2 + 2,
    });
    await expect(page.locator('[data-drop="line"]')).toBeVisible();
    await touch.lift();
    await expect(editor.mail.locator('[data-mw-kind="block"]')).toHaveCount(8);
    await expect(spoken(page)).toHaveText('Divider, 3 of 4 in Column');
    await page.keyboard.press('ControlOrMeta+z');

    await editor.click(editor.mail.getByText('In the middle'));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    const first = await middle(node(editor, 's1'));
    await touch.carry(await middle(page.locator('[data-grip]')), { x: first.x, y: first.y - first.height / 2 + 4 });
    await touch.lift();
    await expect.poll(() => order(editor, 'section')).toBe('s2 s1 s3');
  });
});
