import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { editorPage } from './support/editor-page.ts';
import { createTemplate, heading, mail, section } from './support/sample-mail.ts';
import { test } from './support/test.ts';

test.use({ sharesServer: true });

const tree = (page: Page) => page.getByRole('tree', { name: 'Layers' });
const layer = (page: Page, words: string) => tree(page).getByRole('treeitem').filter({ hasText: words });
const open = (page: Page) => page.getByRole('tab', { name: 'Layers' }).click();

async function drag(page: Page, from: Locator, to: Locator, part: number): Promise<void> {
  const start = await from.boundingBox();
  const end = await to.boundingBox();
  if (!start || !end) throw new Error('A layer is not shown');
  await page.mouse.move(start.x + 90, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + 94, start.y + start.height / 2 + 6, { steps: 3 });
  await page.mouse.move(end.x + 64, end.y + end.height * part, { steps: 8 });
}

test.beforeEach(({ signInAs }) => signInAs('anna'));

test('the tree names everything in the mail, and selection is the same in tree and canvas', async ({ page, apiAs }) => {
  const sections = ['One', 'Two', 'Three'].map((words) => section(heading(words)));
  const id = await createTemplate(await apiAs('anna'), 'Layers', mail(...sections));
  const editor = editorPage(page);
  await editor.open(id);
  await open(page);
  await expect(tree(page).getByRole('treeitem')).toHaveText([
    'Page wrapper',
    ...['One', 'Two', 'Three'].flatMap((words) => ['Section', 'Column', `Heading${words}`]),
  ]);
  await expectNoSeriousAxe(page);

  await editor.click(editor.mail.getByText('Two'));
  await expect(layer(page, 'HeadingTwo')).toHaveAttribute('aria-selected', 'true');
  await layer(page, 'HeadingOne').click();
  const path = page.getByRole('navigation', { name: 'Selection' });
  await expect(path.getByRole('button', { name: 'Heading' })).toHaveAttribute('aria-current', 'true');
  await layer(page, 'HeadingThree').click({ modifiers: ['ControlOrMeta'] });
  await expect(page.getByRole('heading', { name: '2 blocks selected' })).toBeVisible();
  await layer(page, 'HeadingThree').click();
  await layer(page, 'HeadingTwo').click({ modifiers: ['Shift'] });
  await expect(tree(page).locator('[aria-selected="true"]')).toHaveCount(4);
});

test('layers are renamed, found, duplicated and deleted', { tag: '@deep' }, async ({ page, apiAs }) => {
  const id = await createTemplate(await apiAs('anna'), 'Names', mail(section(heading('One')), section(heading('Two'))));
  const editor = editorPage(page);
  await editor.open(id);
  await open(page);
  await layer(page, 'HeadingOne').dblclick();
  await page.getByLabel('Layer name').fill('Hero line');
  await page.keyboard.press('Enter');
  await expect(layer(page, 'Hero line')).toBeVisible();
  await page.keyboard.press('F2');
  await page.getByLabel('Layer name').fill('Never');
  await page.keyboard.press('Escape');
  await expect(layer(page, 'Hero line')).toBeVisible();

  await page.getByLabel('Search layers').fill('hero');
  await expect(tree(page).getByRole('treeitem')).toHaveText(['Page wrapper', 'Section', 'Column', 'Hero lineOne']);
  await page.getByLabel('Search layers').fill('zebra');
  await expect(page.getByText('No layer matches “zebra”.')).toBeVisible();
  await page.getByLabel('Search layers').fill('');

  await layer(page, 'Hero line').click();
  await page.keyboard.press('ControlOrMeta+d');
  await expect(layer(page, 'Hero line')).toHaveCount(2);
  await page.getByRole('button', { name: 'Actions for the selection' }).click();
  await page.getByRole('menuitem', { name: /^Delete/ }).click();
  await expect(layer(page, 'Hero line')).toHaveCount(1);
  await expect(editor.mail.getByText('One')).toHaveCount(1);
});

test('keys walk, open, close and move layers', { tag: '@deep' }, async ({ page, apiAs }) => {
  const id = await createTemplate(await apiAs('anna'), 'Keys', mail(section(heading('One')), section(heading('Two'))));
  const editor = editorPage(page);
  await editor.open(id);
  await open(page);
  await tree(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expect(layer(page, 'Section').first()).toHaveAttribute('aria-expanded', 'false');
  await expect(layer(page, 'HeadingOne')).toHaveCount(0);
  // Into the other section's column before its heading, then after it: every legal place is one step.
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(editor.mail.locator('h1')).toHaveText(['Two', 'One']);
  await expect(page.getByText('Section, 2 of 2 in Column')).toBeAttached();
  await editor.click(editor.mail.getByText('One'));
  await expect(layer(page, 'HeadingOne')).toHaveAttribute('aria-selected', 'true');
  await tree(page).focus();
  await page.keyboard.press('Delete');
  await expect(editor.mail.locator('h1')).toHaveText(['Two']);
});

test('layers are reordered by dragging, and a refused place says why', { tag: '@deep' }, async ({ page, apiAs }) => {
  const id = await createTemplate(await apiAs('anna'), 'Drag', mail(section(heading('One')), section(heading('Two'))));
  const editor = editorPage(page);
  await editor.open(id);
  await open(page);
  await drag(page, layer(page, 'HeadingTwo'), layer(page, 'HeadingOne'), 0.2);
  await expect(tree(page).locator('[data-drop="line"]')).toBeVisible();
  await page.mouse.up();
  await expect(editor.mail.locator('h1')).toHaveText(['Two', 'One']);

  await drag(page, layer(page, 'Page wrapper'), layer(page, 'HeadingOne'), 0.5);
  await expect(page.getByText('The page wrapper cannot be removed, copied or moved.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await drag(page, layer(page, 'HeadingTwo'), layer(page, 'Page wrapper'), 0.1);
  await expect(page.getByText('This block can only be dropped in the page wrapper')).toBeVisible();
  await page.mouse.up();
  await expect(editor.mail.locator('h1')).toHaveText(['Two', 'One']);
});

test('borders are shown on the canvas on demand, and never in the mail', { tag: '@deep' }, async ({ page, apiAs }) => {
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Borders', mail(section(heading('One'))));
  const editor = editorPage(page);
  await editor.open(id);
  const item = page.getByRole('menuitemcheckbox', { name: 'Show borders' });
  await page.getByRole('button', { name: 'Options' }).click();
  await expect(item).toHaveAttribute('aria-checked', 'false');
  await item.click();
  const outline = () => editor.mail.locator('h1').evaluate((line) => getComputedStyle(line).outlineStyle);
  await expect.poll(outline).toBe('dashed');
  await page.getByRole('button', { name: 'Options' }).click();
  await expect(item).toHaveAttribute('aria-checked', 'true');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download HTML' }).click(),
  ]);
  const { readFileSync } = await import('node:fs');
  expect(readFileSync(await download.path(), 'utf8')).not.toContain('dashed');
});
