import { expect, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import type { ApiClient } from './support/api-client.ts';
import { heading, mailOf, section, text } from './support/canvas-mail.ts';
import { editorPage } from './support/editor-page.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { test } from './support/test.ts';

const mailWith = (words: string) => mailOf(section('s', [heading('h', words), text('t', `This is ${words}`)]));

/** A template that was saved three times. */
async function savedThrice(api: ApiClient, kind: 'usertemplate' | 'systemtemplate', name: string): Promise<string> {
  const { templateId } = await api.json<{ templateId: string }>('POST', `/${kind}/type/email`, { name });
  for (const words of ['the first one', 'the second one', 'the third one']) {
    await api.json('PATCH', `/${kind}/${templateId}`, { components: mailWith(words) });
  }
  return templateId;
}

const history = (page: Page) => page.getByRole('dialog', { name: 'Version history' });
const versions = (page: Page) => history(page).getByRole('region', { name: 'Versions' }).getByRole('listitem');
const shown = (page: Page) => history(page).frameLocator('iframe').getByRole('heading');

async function restore(page: Page): Promise<string> {
  await history(page).getByRole('button', { name: 'Restore this version' }).click();
  const question = page.getByRole('dialog', { name: /^Restore the version from / });
  const title = await question.getByRole('heading').first().textContent();
  await question.getByRole('button', { name: 'Restore' }).click();
  return /from (.+)\?$/.exec(title ?? '')?.[1] ?? '';
}

test('a version is looked at and restored in the editor as one step that is saved after a second', async ({
  page,
  signInAs,
  apiAs,
}) => {
  const anna = await apiAs('anna');
  const id = await savedThrice(anna, 'usertemplate', 'Thrice saved');
  await signInAs('anna');
  const editor = editorPage(page);
  await editor.open(id);
  await expect(editor.mail.getByRole('heading')).toHaveText('the third one');

  await test.step('the list says when and by whom; the newest is shown', async () => {
    await page.getByRole('button', { name: 'Version history' }).click();
    await expect(versions(page).first()).toContainText(/now|minute.* ago/);
    await expect(versions(page).first()).toContainText('by Anna');
    await expect(versions(page).first()).toContainText('Current version');
    await expect(shown(page)).toHaveText('the third one');
    await expectNoSeriousAxe(page);
    await takeScreenshots(page, 'version-history');
  });

  await test.step('an older one is shown at both widths and in a window', async () => {
    await versions(page).nth(2).getByRole('button').click();
    await expect(shown(page)).toHaveText('the first one');
    const frame = history(page).locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', '');
    await expect(frame).toHaveCSS('width', '800px');
    await history(page).getByText('Phone', { exact: true }).click();
    await expect(frame).toHaveCSS('width', '375px');
    const opened = page.waitForEvent('popup');
    await history(page).getByRole('button', { name: 'Open in new window' }).click();
    const popup = await opened;
    await popup.waitForURL(/\/api\/v2\/usertemplate\/public\/.+\/version\?versionDate=.+&view=/);
    await expect(popup.getByRole('heading')).toHaveText('the first one');
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([1376, 768]);
    await popup.close();
  });

  await test.step('restoring asks, replaces the mail, saves after a second and says the date', async () => {
    const saved = page.waitForRequest((request) => request.method() === 'PATCH');
    const date = await restore(page);
    expect(date).toMatch(/\d{4}/);
    await expect(editor.mail.getByRole('heading')).toHaveText('the first one');
    await saved;
    await expect(page.getByText(`The template has been restored to the version from ${date}.`)).toBeVisible();
    await expect(page.getByText(/^Saved/).first()).toBeVisible();
    const { components } = await anna.json<{ components: unknown }>('GET', `/usertemplate/${id}`);
    expect(JSON.stringify(components)).toContain('This is the first one');
  });

  await test.step('one undo takes it back', async () => {
    await page.getByRole('button', { name: /^Undo: Restore a version/ }).click();
    await expect(editor.mail.getByRole('heading')).toHaveText('the third one');
  });
});

test('a version is restored from the card, in the editor, once', { tag: '@deep' }, async ({
  page,
  signInAs,
  apiAs,
}) => {
  const anna = await apiAs('anna');
  const id = await savedThrice(anna, 'usertemplate', 'From the card');
  await signInAs('anna');
  await page.goto('/?status=draft');
  await page.getByRole('button', { name: 'Actions for From the card', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Version history' }).click();
  await versions(page).nth(1).getByRole('button').click();
  await expect(shown(page)).toHaveText('the second one');
  await restore(page);
  await expect(page).toHaveURL(new RegExp(`/edit/${id}$`));
  const editor = editorPage(page);
  await expect(editor.mail.getByRole('heading')).toHaveText('the second one');
  await expect(page.getByText(/^The template has been restored to the version from /)).toBeVisible();
  const { revision } = await anna.json<{ revision: number }>('GET', `/usertemplate/${id}`);
  await page.reload();
  await editor.ready();
  expect(await page.evaluate(() => window.history.state?.usr ?? null)).toBeNull();
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  expect((await anna.json<{ revision: number }>('GET', `/usertemplate/${id}`)).revision).toBe(revision);
});

test('versions that cannot be loaded say so in a toast and in their place', { tag: '@deep' }, async ({
  page,
  signInAs,
  apiAs,
}) => {
  const anna = await apiAs('anna');
  const id = await savedThrice(anna, 'usertemplate', 'Out of reach');
  await signInAs('anna');
  await editorPage(page).open(id);
  await page.route('**/versions?*', (route) => route.fulfill({ status: 400, json: { code: 'X' } }));
  await page.getByRole('button', { name: 'Version history' }).click();
  await expect(history(page).getByRole('alert')).toContainText('The versions could not be loaded');
  await expect(page.getByText('Something went wrong. Try again later')).toHaveCount(2);
  await page.unroute('**/versions?*');
  await history(page).getByRole('button', { name: 'Try again' }).click();
  await expect(shown(page)).toHaveText('the third one');
});

test('an admin edits a system template by its own calls, without publishing; a user only reads it', {
  tag: '@deep',
}, async ({ page, signInAs, apiAs }) => {
  const admin = await apiAs('admin');
  const id = await savedThrice(admin, 'systemtemplate', 'House rules');
  await signInAs('admin');
  await page.goto('/?category=all');
  await page.getByRole('button', { name: 'Actions for House rules', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(`/edit/${id}?system=true`);
  const editor = editorPage(page);
  await editor.ready();

  await test.step('the header says what it is and leads back to the library; publish, unpublish and convert are absent', async () => {
    const header = page.getByRole('banner');
    await expect(header.getByText('System template', { exact: true })).toBeVisible();
    const breadcrumbs = header.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(breadcrumbs.getByRole('link')).toHaveText(['Template Library']);
    await expect(breadcrumbs).toContainText('Edit');
    await expect(header.getByRole('button', { name: 'Publish' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Options' }).click();
    await expect(page.getByRole('menuitem', { name: 'Personal notes' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /publish|Convert/i })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expectNoSeriousAxe(page);
    await takeScreenshots(page, 'system-editor');
  });

  await test.step('it is saved and restored through its own calls', async () => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') calls.push(new URL(request.url()).pathname);
    });
    await page.getByRole('button', { name: 'Version history' }).click();
    await versions(page).nth(2).getByRole('button').click();
    await expect(shown(page)).toHaveText('the first one');
    await restore(page);
    await expect(page.getByText(/^The template has been restored/)).toBeVisible();
    expect(calls).toEqual([`/api/v2/systemtemplate/${id}`]);
  });

  await test.step('in the preview the trail reads list, edit template, preview', async () => {
    await page.getByRole('button', { name: /^Preview/ }).click();
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(breadcrumbs).toHaveText('Template LibraryEdit templatePreview');
    await page.getByRole('button', { name: 'Exit preview' }).click();
  });

  await test.step('a user reads it', async () => {
    await signInAs('anna');
    await page.goto(`/edit/${id}?system=true`);
    await editor.ready();
    await expect(page.getByRole('banner').getByText('View only')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Personal notes' })).toHaveCount(0);
  });
});

test('versions past the first page come when the list is scrolled to its end', { tag: '@deep' }, async ({
  page,
  signInAs,
  apiAs,
}) => {
  const anna = await apiAs('anna');
  const { templateId } = await anna.json<{ templateId: string }>('POST', '/usertemplate/type/email', { name: 'Often' });
  for (let at = 1; at <= 54; at += 1) {
    await anna.json('PATCH', `/usertemplate/${templateId}`, { components: mailWith(`the save ${at}`) });
  }
  await signInAs('anna');
  await editorPage(page).open(templateId);
  await page.getByRole('button', { name: 'Version history' }).click();
  await expect(versions(page)).toHaveCount(50);
  await versions(page).last().scrollIntoViewIfNeeded();
  await versions(page).last().hover();
  await page.mouse.wheel(0, 4000);
  await expect.poll(() => versions(page).count()).toBeGreaterThanOrEqual(54);
  await versions(page).nth(53).getByRole('button').click();
  await expect(shown(page)).toHaveText('the save 1');
});
