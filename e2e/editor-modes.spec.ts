import { expect, type Page } from '@playwright/test';
import { editorPage } from './support/editor-page.ts';
import { createTemplate, heading, mail, node, section } from './support/sample-mail.ts';
import { test } from './support/test.ts';

const LINK = { href: '', target: '_self', title: '' };
const image = () => node('image', { src: '', alt: '', decorative: false, link: LINK, width: 0, naturalWidth: 0 });

async function chooseOption(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('menuitem', { name }).click();
}

test('the editor mode is switched after a question, saved for the person, and unsaved work is kept over the reload', async ({
  page,
  signInAs,
  apiAs,
}) => {
  await signInAs('anna');
  // The browser's own question on reload would mean that the work is not looked after.
  page.on('dialog', (dialog) => {
    throw new Error(`The browser asked: ${dialog.message()}`);
  });
  const id = await createTemplate(await apiAs('anna'), 'Modes', mail(section(heading('Title'), image())));
  const editor = editorPage(page);
  await editor.open(id);
  await editor.click(editor.mail.locator('[data-mw-kind="block"]').nth(1));
  await page.getByRole('tab', { name: 'Styles' }).click();
  const sections = page.getByRole('tabpanel', { name: 'Styles' }).getByRole('heading', { level: 3 });
  await expect(sections).toHaveText(['Alignment', 'Spacing', 'Background', 'Visibility']);
  await expect(page.getByText('Advanced mode has more styles for this')).toBeVisible();
  await page.locator('[data-tile="button"]').press('Enter');
  await expect(page.getByText('Unsaved changes').first()).toBeVisible();

  await chooseOption(page, 'Switch to advanced mode…');
  const question = page.getByRole('dialog', { name: 'Switch to Advanced mode?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await chooseOption(page, 'Switch to advanced mode…');
  const saved = page.waitForRequest((request) => request.url().endsWith('/api/v2/usersettings'));
  const reloaded = page.waitForEvent('load');
  await question.getByRole('button', { name: 'Switch' }).click();
  const request = await saved;
  expect(request.method()).toBe('PUT');
  expect(request.postDataJSON()).toEqual({ userId: expect.any(String), dnd_mode: 'advanced' });
  const since = Date.now();
  await reloaded;
  expect(Date.now() - since).toBeGreaterThan(900);

  await page.getByRole('button', { name: 'Continue with my changes' }).click();
  await expect(editor.mail.getByText('Button', { exact: true })).toBeVisible();
  await editor.click(editor.mail.locator('[data-mw-kind="block"]').nth(1));
  await page.getByRole('tab', { name: 'Styles' }).click();
  await expect(sections).toHaveText([
    'Alignment',
    'Spacing',
    'Background',
    'Border',
    'Corners',
    'Opacity',
    'Visibility',
  ]);
  await page.getByRole('button', { name: 'Options' }).click();
  await expect(page.getByRole('menuitem', { name: 'Switch to simple mode…' })).toBeVisible();
});
