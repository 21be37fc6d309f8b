import { join } from 'node:path';
import { expect } from '@playwright/test';
import { FIRST_LOADS, firstLoadFiles, LATER_LOADS, laterFiles } from '../bench/web/first-load.ts';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { chooseOption } from './support/code-editor.ts';
import { editorPage } from './support/editor-page.ts';
import { createTemplate, heading, mail, section } from './support/sample-mail.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { test } from './support/test.ts';

test('a part that a newer release took away leaves the editor as it is, and a reload keeps unsaved work', {
  tag: '@deep',
}, async ({ page, openMail }) => {
  const { editor } = await openMail('anna', 'Long open', mail(section(heading('Title'))));
  await page.locator('[data-tile="button"]').click();
  const blocks = editor.mail.locator('[data-mw-kind="block"]');
  await expect(blocks).toHaveCount(2);

  await page.route('**/assets/ViewCodeDialog-*.js', (route) => route.fulfill({ status: 404 }));
  await chooseOption(page, 'View code…');
  const notice = page.getByRole('status').filter({ hasText: 'Mailwright has been updated' });
  await expect(notice).toBeVisible();
  await page.locator('[data-tile="divider"]').click();
  await expect(blocks).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'new-release');

  // No question of the browser: everything is kept.
  page.on('dialog', () => expect(page.url(), 'the browser asks before the reload').toBe(''));
  await notice.getByRole('button', { name: 'Reload' }).click();
  await editor.ready();
  await expect(blocks).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Undo: Add Divider' })).toBeVisible();
});

test('a page that a newer release took away says so, and loads it', { tag: '@deep' }, async ({
  page,
  signInAs,
  apiAs,
}) => {
  await signInAs('anna');
  await createTemplate(await apiAs('anna'), 'Short open', mail(section(heading('Title'))));
  await page.goto('/?status=draft');
  await page.route('**/assets/EditorPage-*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Short open' }).click();
  await expect(page.getByRole('heading', { name: 'Mailwright has been updated' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(1);
  await takeScreenshots(page, 'new-release-page');
  await page.unroute('**/assets/EditorPage-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await editorPage(page).ready();
});

test('a dialog that cannot be fetched leaves the dashboard as it is, and a lost connection is told', {
  tag: '@deep',
}, async ({ page, context, signInAs, apiAs }) => {
  await signInAs('anna');
  await createTemplate(await apiAs('anna'), 'Marked', mail(section(heading('Title'))));
  const toasts = page.waitForResponse('**/assets/Toasts-*.js');
  await page.goto('/?status=draft');
  await toasts;
  await context.setOffline(true);
  const card = page.getByRole('list', { name: 'Templates' }).getByRole('listitem').filter({ hasText: 'Marked' });
  await card.getByRole('button', { name: 'Add to favorites' }).click();
  await expect(page.getByText('The server cannot be reached')).toBeVisible();
  await context.setOffline(false);

  await page.route('**/assets/NewTemplateDialog-*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: 'New template' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Mailwright has been updated' })).toBeVisible();
  await expect(card).toBeVisible();
});

for (const [page, load] of Object.entries(FIRST_LOADS)) {
  test(`the first load of the ${page} stays within ${load.limit} KiB`, () => {
    const files = firstLoadFiles(join(import.meta.dirname, '../apps/web/dist'), load);
    const total = [...files.values()].reduce((sum, kib) => sum + kib, 0);
    const heaviest = [...files].sort(([, a], [, b]) => b - a).map(([file, kib]) => `${kib.toFixed(1)} ${file}`);
    expect(total, heaviest.join('\n')).toBeLessThanOrEqual(load.limit);
    expect(files.size).toBeGreaterThan(10);
  });
}

for (const [part, { module, limit }] of Object.entries(LATER_LOADS)) {
  test(`the ${part} is fetched when it is opened, and stays within ${limit} KiB`, () => {
    const files = laterFiles(join(import.meta.dirname, '../apps/web/dist'), module);
    const total = [...files.values()].reduce((sum, kib) => sum + kib, 0);
    expect(total, [...files].map(([file, kib]) => `${kib.toFixed(1)} ${file}`).join('\n')).toBeLessThanOrEqual(limit);
    expect(total).toBeGreaterThan(30);
  });
}
