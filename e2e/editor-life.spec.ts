import { expect, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { editorPage } from './support/editor-page.ts';
import { createTemplate, heading, mail, section } from './support/sample-mail.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { test } from './support/test.ts';

async function option(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('menuitem', { name }).click();
}

test('notes are kept beside the canvas, and an admin converts what was published', { tag: '@deep' }, async ({
  page,
  signInAs,
  apiAs,
}) => {
  const admin = await apiAs('admin');
  const id = await createTemplate(admin, 'House letter', mail(section(heading('Dear all'))));
  await signInAs('admin');
  const editor = editorPage(page);
  await editor.open(id);

  await test.step('the logo leads home, the version is said', async () => {
    await expect(page.getByRole('banner').getByRole('link', { name: 'Back to templates' })).toHaveAttribute(
      'href',
      '/',
    );
    await expect(page.getByRole('main').getByText('2.8.1', { exact: true })).toBeVisible();
  });

  await test.step('a personal note is added and stays', async () => {
    await page.getByRole('button', { name: 'Personal notes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Personal notes' });
    await dialog.getByRole('button', { name: 'Add note' }).click();
    await expect(dialog.getByText('Please enter a note!')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'New note' }).fill('Ask legal');
    await dialog.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText('The note has been added')).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveText([/Ask legal/]);
    await expectNoSeriousAxe(page);
    await page.keyboard.press('Escape');
    await option(page, 'Personal notes');
    await expect(dialog.getByRole('listitem')).toHaveText([/Ask legal/]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  const clones: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('/clone')) clones.push(`${request.method()} ${pathname}${search}`);
  });
  await test.step('the published dialog offers to convert, and leads to the published list', async () => {
    await page.getByRole('button', { name: 'Options' }).click();
    await expect(page.getByRole('menuitem', { name: 'Convert to system' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Template is Published' });
    await expect(dialog.getByRole('button')).toHaveText(['', 'Go back', 'Convert to system', 'Continue editing']);
    await takeScreenshots(page, 'editor-published');
    await dialog.getByRole('button', { name: 'Convert to system' }).click();
    await expect(page).toHaveURL('/?status=published');
    await expect(page.getByText('“House letter” is in the template library now')).toBeVisible();
  });

  await test.step('so does the options menu of a published template', async () => {
    await editor.open(id);
    await option(page, 'Convert to system');
    await page.getByRole('dialog').getByRole('button', { name: 'Convert' }).click();
    await expect(page).toHaveURL('/?status=published');
    expect(clones).toEqual(Array(2).fill(`POST /api/v2/usertemplate/${id}/clone?system=true`));
  });

  await test.step('who lacks the permission is not offered it', async () => {
    const anna = await apiAs('anna');
    const own = await createTemplate(anna, 'Anna’s letter', mail(section(heading('Dear all'))));
    await anna.request('PUT', `/usertemplate/${own}/status/published`);
    await signInAs('anna');
    await editor.open(own);
    await page.getByRole('button', { name: 'Options' }).click();
    await expect(page.getByRole('menuitem', { name: 'Unpublish…' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Convert to system' })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('below 768 pixels there are no panels', async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(page.getByRole('complementary').first()).toBeVisible();
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(page.getByRole('complementary')).toHaveCount(0);
  });
});
