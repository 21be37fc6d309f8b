import { expect, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { editorPage } from './support/editor-page.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

const flag = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), `mailwright.${name}`);

test('the dashboard tour has 3 steps, goes back and forth by keyboard, and shows until completed', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, 'anna', { withTours: true });
  await page.goto('/');
  const step = page.getByRole('dialog');
  await expect(step).toContainText('1 of 3');
  await expect(step).toHaveAccessibleName('Your templates');
  await expect(step.getByRole('button', { name: 'Next' })).toBeFocused();
  await expectNoSeriousAxe(page);
  await page.keyboard.press('Enter');
  await expect(step).toContainText('2 of 3');
  await expect(step.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(step).toContainText('1 of 3');

  await page.keyboard.press('Escape');
  await expect(step).toBeHidden();
  expect(await flag(page, 'dashboardTourDone')).toBeNull();
  await page.reload();
  await expect(step).toContainText('1 of 3');
  await step.getByRole('button', { name: 'Next' }).click();
  await step.getByRole('button', { name: 'Next' }).click();
  await expect(step).toContainText('3 of 3');
  await takeScreenshots(page, 'tour-of-the-dashboard');
  await step.getByRole('button', { name: 'Done' }).click();
  await expect(step).toBeHidden();
  expect(await flag(page, 'dashboardTourDone')).toBe('true');
  expect(await flag(page, 'editorTourDone')).toBeNull();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(step).toBeHidden();
});

test('create-new opens the tour at step 3, which points at New template', { tag: '@deep' }, async ({
  page,
  server,
}) => {
  await signIn(page, server.url, 'anna', { withTours: true });
  await page.goto('/?create-new');
  const step = page.getByRole('dialog');
  await expect(step).toContainText('3 of 3');
  await expect(step).toHaveAccessibleName('Create a template');
  const button = await page.locator('[data-tour="new"]').boundingBox();
  const popover = await step.boundingBox();
  expect(Math.abs((popover?.y ?? 0) - ((button?.y ?? 0) + (button?.height ?? 0)))).toBeLessThan(30);
  await step.getByRole('button', { name: 'Done' }).click();
  await page.goto('/?create-new=true&status=draft');
  await expect(step).toContainText('3 of 3');
});

test('on a phone the tour points at what is there, and skipping it completes it', { tag: '@deep' }, async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, server.url, 'anna', { withTours: true });
  await page.goto('/');
  const step = page.getByRole('dialog');
  await expect(step).toContainText('1 of 3');
  const box = await step.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  await step.getByRole('button', { name: 'Skip tour' }).click();
  await expect(step).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open navigation' })).toHaveAttribute('aria-expanded', 'false');
  expect(await flag(page, 'dashboardTourDone')).toBe('true');
});

test('the editor tour is shown once, its flag is kept locally, and the options menu shows it again', {
  tag: '@deep',
}, async ({ page, server, apiAs }) => {
  const api = await apiAs('anna');
  const { templateId } = await api.json<{ templateId: string }>('POST', '/usertemplate/type/email', { name: 'Toured' });
  await signIn(page, server.url, 'anna', { withTours: true });
  const editor = editorPage(page);
  await editor.open(templateId);
  const step = page.getByRole('dialog');
  await expect(step).toContainText('1 of 4');
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'tour-of-the-editor');
  for (const title of ['Your email', 'Settings and styles', 'Preview, save, publish']) {
    await step.getByRole('button', { name: 'Next' }).click();
    await expect(step).toHaveAccessibleName(title);
  }
  await step.getByRole('button', { name: 'Done' }).click();
  await expect(step).toBeHidden();
  expect(await flag(page, 'editorTourDone')).toBe('true');
  expect(await flag(page, 'dashboardTourDone')).toBeNull();

  await page.reload();
  await editor.ready();
  await page.waitForLoadState('networkidle');
  await expect(step).toBeHidden();
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('menuitem', { name: 'Show the tour' }).click();
  await expect(step).toContainText('1 of 4');
});

test('a second browser of the same person does not start a tour that was completed', { tag: '@deep' }, async ({
  page,
  browser,
  server,
}) => {
  await signIn(page, server.url, 'ben', { withTours: true });
  await page.goto('/');
  const step = page.getByRole('dialog');
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/usersettings') && answer.ok());
  await step.getByRole('button', { name: 'Skip tour' }).click();
  await saved;
  const cookies = await page.context().cookies();
  const second = await browser.newContext({ baseURL: server.url });
  await second.addCookies(cookies);
  const other = await second.newPage();
  await other.goto('/');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await other.waitForLoadState('networkidle');
  await expect(other.getByRole('dialog')).toHaveCount(0);
  expect(await flag(other, 'dashboardTourDone')).toBeNull();
  await other.getByRole('button', { name: 'Account' }).click();
  await other.getByRole('menuitem', { name: /tour/i }).click();
  await expect(other.getByRole('dialog')).toContainText('1 of 3');
  await second.close();
});

test('the settings show either tour again', { tag: '@deep' }, async ({ page, signInAs }) => {
  await signInAs('anna');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Show again: Dashboard' }).click();
  await expect(page.getByRole('dialog')).toContainText('1 of 3');
  await expect(page).toHaveURL('/');
});
