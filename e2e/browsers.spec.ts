import { expect } from '@playwright/test';
import { editorPage } from './support/editor-page.ts';
import { createTemplate, heading, mail, readTemplate, section } from './support/sample-mail.ts';
import { ACCOUNTS, skipTours } from './support/sign-in.ts';
import { test } from './support/test.ts';

/** Also run in Firefox and WebKit, by `npm run test:browsers`: what every person does, and nothing else. */
test('a person signs in, opens a mail, drags a block, types, saves, and finds it again', async ({ page, apiAs }) => {
  test.slow();
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'In every browser', mail(section(heading('Title'))));
  const editor = editorPage(page);

  await test.step('sign in', async () => {
    await skipTours(page);
    await page.goto('/?status=draft');
    await page.waitForURL(/\/login/);
    await page.getByLabel(/email/i).fill(ACCOUNTS.anna.email);
    await page.getByLabel('Password', { exact: true }).fill(ACCOUNTS.anna.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(/status=draft/);
    await expect(page.getByText('In every browser').first()).toBeVisible();
  });

  await test.step('open', async () => {
    await page.goto(`/edit/${id}`);
    await editor.ready();
    await expect(editor.mail.getByRole('heading', { name: 'Title' })).toBeVisible();
  });

  await test.step('drag a block', async () => {
    await editor.dragTile('button', editor.mail.getByRole('heading'), 'below');
    await expect(editor.mail.getByText('Button', { exact: true })).toBeVisible();
  });

  await test.step('type', async () => {
    await editor.doubleClick(editor.mail.getByRole('heading'));
    await expect(editor.mail.locator('[contenteditable="true"]')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' of the week');
    await page.keyboard.press('Escape');
    await expect(editor.mail.getByRole('heading', { name: 'Title of the week' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(editor.mail.getByRole('heading', { name: 'Title', exact: true })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+Shift+z');
  });

  await test.step('save and find it again', async () => {
    await editor.save();
    const { html } = await readTemplate(api, id);
    expect(html).toContain('Title of the week');
    expect(html).toContain('>Button<');
    await page.reload();
    await editor.ready();
    await expect(editor.mail.getByRole('heading', { name: 'Title of the week' })).toBeVisible();
    await expect(editor.mail.getByText('Button', { exact: true })).toBeVisible();
  });
});
