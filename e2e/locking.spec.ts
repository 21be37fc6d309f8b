import { expect, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { editorPage } from './support/editor-page.ts';
import { createModule, linkedTo } from './support/linked-module.ts';
import { createTemplate, heading, mail, readTemplate, section } from './support/sample-mail.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { secondPerson } from './support/second-person.ts';
import { createSharedTemplate } from './support/share-template.ts';
import { test } from './support/test.ts';

const LOST = 'This template was opened for editing elsewhere. Here you can only view it.';

const card = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Templates' }).getByRole('listitem').filter({ hasText: name });

/** Makes the page ask whether it still has its lock, as it does by itself after sleep and every 30 seconds. */
async function wake(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

// Two browsers, each loading dashboard and editor in turns, take their time on a busy machine.
test.describe.configure({ timeout: 300_000 });

test('two people edit in turns: the lock goes from one to the other, and both works are kept', async ({
  page,
  browser,
  server,
  signInAs,
  apiAs,
  ben,
}) => {
  const api = await apiAs('anna');
  const id = await createSharedTemplate(api, 'Taking turns', mail(section(heading('First words'))));
  await signInAs('anna');
  const anna = editorPage(page);
  await anna.open(id);

  await test.step('a save carries the number of the lock', async () => {
    await expect(page.getByRole('banner')).toHaveAttribute('data-role', 'shared-owner');
    await anna.retype('First words', 'Words of Anna');
    const saved = page.waitForRequest((request) => request.method() === 'PATCH' && request.url().endsWith(id));
    await anna.save();
    const headers = (await saved).headers();
    expect([headers['x-lock'], headers['if-match']]).toEqual(['1', '"1"']);
  });

  await test.step('the other is led to the list with the sentence', async () => {
    await ben.page.goto(`/edit/${id}`);
    await expect(ben.page).toHaveURL(/\/\?status=shared$/);
    await expect(ben.page.getByRole('dialog')).toContainText(
      "The template is locked because it's currently being edited by another user.",
    );
    await ben.page.keyboard.press('Escape');
    await expect(ben.page.getByRole('dialog')).toBeHidden();
  });

  await test.step('and asks the owner for it by mail', async () => {
    await card(ben.page, 'Taking turns').getByRole('button', { name: 'Actions for Taking turns' }).click();
    await ben.page.getByRole('menuitem', { name: 'Unlock request' }).click();
    await expect(ben.page.getByText('Unlock request has been sent successfully.')).toBeVisible();
    const mails = await server.mails();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('To: anna@acme.example');
    expect(mails[0]).toContain('Ben Costa (ben@acme.example) would like to edit');
  });

  await test.step('who it is not shared with does not learn that there is one', async () => {
    const ada = await secondPerson(browser, server, 'admin');
    await ada.page.goto(`/edit/${id}`);
    await expect(ada.page.getByText('Template not found')).toBeVisible();
    await ada.context.close();
  });

  await test.step('View shows what is saved in a window of its own, 1376 by 768', async () => {
    const opened = page.context().waitForEvent('page');
    await page.getByRole('banner').getByRole('button', { name: 'View', exact: true }).click();
    const shown = await opened;
    expect(new URL(shown.url()).pathname).toBe(`/api/v2/usertemplate/sharing/show/${id}`);
    await expect(shown.getByText('Words of Anna')).toBeVisible();
    expect(shown.viewportSize()).toEqual({ width: 1376, height: 768 });
    expect(await shown.evaluate(() => window.opener)).toBeNull();
    await shown.close();
  });

  await test.step('the holder unlocks from the menu, what is not saved is saved first', async () => {
    await anna.retype('Words of Anna', 'More of Anna');
    await page.getByRole('button', { name: 'Options' }).click();
    await page.getByRole('menuitem', { name: 'Unlock…' }).click();
    await expectNoSeriousAxe(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Save and unlock' }).click();
    await expect(page).toHaveURL(/\/\?status=shared$/);
    await expect(card(page, 'Taking turns').getByRole('link', { name: 'Taking turns' })).toBeVisible();
  });

  await test.step('the other opens it, with everything the first has done', async () => {
    const editor = editorPage(ben.page);
    await editor.open(id);
    await expect(editor.mail.getByText('More of Anna')).toBeVisible();
    await expect(ben.page.getByRole('banner')).toHaveAttribute('data-role', 'plain');
    await editor.retype('More of Anna', 'Anna and Ben');
    await editor.save();
    expect((await readTemplate(api, id)).html).toContain('Anna and Ben');
    await page.reload();
    await expect(card(page, 'Taking turns').getByText('Locked by Ben Costa')).toBeVisible();
  });

  await test.step('a collaborator unlocks it too, and returns to what is shared', async () => {
    await ben.page.getByRole('button', { name: 'Options' }).click();
    await ben.page.getByRole('menuitem', { name: 'Unlock…' }).click();
    await ben.page.getByRole('dialog').getByRole('button', { name: 'Unlock', exact: true }).click();
    await expect(ben.page).toHaveURL(/\/\?status=shared$/);
    await expect(card(ben.page, 'Taking turns').getByRole('link', { name: 'Taking turns' })).toBeVisible();
    await expect(card(ben.page, 'Taking turns').getByText('Locked by')).toHaveCount(0);
  });
});

test('a lock that somebody else has had makes the window read-only, and its work waits for the next visit', {
  tag: '@deep',
}, async ({ page, signInAs, apiAs, ben }) => {
  const api = await apiAs('anna');
  const id = await createSharedTemplate(api, 'Taken over', mail(section(heading('Start'))));
  const benEditor = editorPage(ben.page);
  await benEditor.open(id);
  await benEditor.retype('Start', 'Unsaved of Ben');

  await test.step('Ben unlocks it in another tab, after confirmation', async () => {
    const list = await ben.context.newPage();
    await list.goto('/?status=shared');
    await expect(card(list, 'Taken over').getByText('Locked by You')).toBeVisible();
    await card(list, 'Taken over').getByRole('button', { name: 'Actions for Taken over' }).click();
    await list.getByRole('menuitem', { name: 'Unlock', exact: true }).click();
    await expectNoSeriousAxe(list);
    await list.getByRole('dialog').getByRole('button', { name: 'Unlock' }).click();
    await expect(list.getByText('“Taken over” is unlocked')).toBeVisible();
    await list.close();
  });

  await signInAs('anna');
  const anna = editorPage(page);
  await test.step('Anna takes it and saves', async () => {
    await anna.open(id);
    await anna.retype('Start', 'Saved by Anna');
    await anna.save();
  });

  await test.step('Ben is told, cannot edit any more, and keeps his words', async () => {
    await wake(ben.page);
    await expect(ben.page.getByRole('alert')).toContainText(LOST);
    await expect(ben.page.getByRole('alert')).toContainText('Your unsaved changes are kept on this device.');
    await expect(ben.page.getByRole('banner')).toHaveAttribute('data-role', 'reader');
    await expect(ben.page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
    await expect(benEditor.mail.getByText('Unsaved of Ben')).toBeVisible();
    await benEditor.doubleClick(benEditor.mail.getByText('Unsaved of Ben'));
    await expect(benEditor.mail.locator('[contenteditable="true"]')).toHaveCount(0);
    await takeScreenshots(ben.page, 'sharing-lost');
    await expectNoSeriousAxe(ben.page);
  });

  await test.step('as long as Anna has it open, opening it again leads to the list', async () => {
    await ben.page.getByRole('button', { name: 'Reopen' }).click();
    await expect(ben.page).toHaveURL(/\/\?status=shared$/);
  });

  await test.step('once she has left, Ben has both: what she saved, and what he had not', async () => {
    await page.getByRole('link', { name: 'Back to templates' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect
      .poll(async () => (await api.json<{ isLocked: boolean }>('GET', `/usertemplate/${id}`)).isLocked)
      .toBe(false);
    await benEditor.open(id);
    await expect(benEditor.mail.getByText('Saved by Anna')).toBeVisible();
    await expect(ben.page.getByRole('dialog')).toContainText('The template was saved on');
    await ben.page.getByRole('button', { name: 'Continue with my changes' }).click();
    await expect(benEditor.mail.getByText('Unsaved of Ben')).toBeVisible();
    expect((await readTemplate(api, id)).html).toContain('Saved by Anna');
  });
});

test('a second tab takes the lock over, and the first keeps its work as a copy', { tag: '@deep' }, async ({
  page,
  signInAs,
  apiAs,
}) => {
  const api = await apiAs('anna');
  const id = await createSharedTemplate(api, 'Two tabs', mail(section(heading('Same start'))));
  await signInAs('anna');
  const first = editorPage(page);
  await first.open(id);
  await first.retype('Same start', 'Of the first tab');

  const other = await page.context().newPage();
  const second = editorPage(other);
  await second.open(id);
  await second.retype('Same start', 'Of the second tab');
  await second.save();

  await page.bringToFront();
  await page.keyboard.press('ControlOrMeta+s');
  const dialog = page.getByRole('dialog', { name: 'Not saved' });
  await expect(dialog).toContainText('currently being edited');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByRole('alert')).toContainText(LOST);
  await page.getByRole('button', { name: 'Save a copy' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/edit/') && !url.pathname.endsWith(id));
  await expect(first.mail.getByText('Of the first tab')).toBeVisible();
  expect((await readTemplate(api, id)).html).toContain('Of the second tab');
});

test('opening a template again takes the lock back and offers what was not saved', { tag: '@deep' }, async ({
  page,
  signInAs,
  apiAs,
}) => {
  const api = await apiAs('anna');
  const id = await createSharedTemplate(api, 'Back again', mail(section(heading('Beginning'))));
  await signInAs('anna');
  const editor = editorPage(page);
  await editor.open(id);
  await editor.retype('Beginning', 'Not saved yet');
  const other = await page.context().newPage();
  await editorPage(other).open(id);

  await wake(page);
  await expect(page.getByRole('alert')).toContainText(LOST);
  await page.getByRole('button', { name: 'Reopen' }).click();
  await page.getByRole('button', { name: 'Continue with my changes' }).click();
  await expect(editor.mail.getByText('Not saved yet')).toBeVisible();
  await editor.save();
  expect((await readTemplate(api, id)).html).toContain('Not saved yet');

  await test.step('a page that goes away gives its lock back', async () => {
    await other.close();
    await page.goto('/settings');
    await expect
      .poll(async () => (await api.json<{ isLocked: boolean }>('GET', `/usertemplate/${id}`)).isLocked)
      .toBe(false);
  });
});

test('who is taken out while their lock has run out can still keep a copy', { tag: '@deep' }, async ({
  page,
  signInAs,
  apiAs,
  ben,
}) => {
  const anna = await apiAs('anna');
  const id = await createSharedTemplate(anna, 'Taken out', mail(section(heading('Common'))));
  const editor = editorPage(ben.page);
  await editor.open(id);
  await editor.retype('Common', 'Only with Ben');
  const benApi = await apiAs('ben');
  await benApi.json('PATCH', `/usertemplate/sharing/${id}/lock/false`);
  await anna.json('PATCH', `/usertemplate/sharing/${id}`, { collaborators: [] });

  await wake(ben.page);
  await expect(ben.page.getByRole('alert')).toContainText('Template not found');
  await ben.page.getByRole('button', { name: 'Save a copy' }).click();
  await ben.page.waitForURL((url) => url.pathname.startsWith('/edit/') && !url.pathname.endsWith(id));
  await expect(editor.mail.getByText('Only with Ben')).toBeVisible();

  await signInAs('anna');
  await editorPage(page).open(id);
  await expect(editorPage(page).mail.getByText('Common')).toBeVisible();
});

test('the lock is renewed every 30 seconds, and a renewal without answer is said', { tag: '@deep' }, async ({
  page,
  signInAs,
  apiAs,
}) => {
  const api = await apiAs('anna');
  const id = await createSharedTemplate(api, 'Long session', mail(section(heading('Still here'))));
  await signInAs('anna');
  await page.clock.install();
  await editorPage(page).open(id);
  const renewal = page.waitForResponse((answer) => answer.url().endsWith(`/sharing/${id}/lock/true`));
  await page.clock.fastForward(30_000);
  const answer = await renewal;
  expect([answer.request().headers()['x-lock'], answer.status()]).toEqual(['1', 200]);

  await page.context().setOffline(true);
  await page.clock.fastForward(30_000);
  await expect(page.getByText(/The server cannot be reached\. This template stays locked for you until/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(async () => {
    await page.clock.fastForward(30_000);
    await expect(page.getByText(/stays locked for you/)).toHaveCount(0, { timeout: 2000 });
  }).toPass();
});

test('a changed module reaches the templates that nobody is at, is seen before, and is taken back', {
  tag: '@deep',
}, async ({ page, signInAs, apiAs }) => {
  const [api, ben] = [await apiAs('anna'), await apiAs('ben')];
  const source = section(heading('Old address'));
  const footer = await createModule(api, 'Footer', source);
  const components = () => mail(section(heading('Own words')), linkedTo(footer, source));
  const draft = await createTemplate(api, 'A draft', components());
  const published = await createTemplate(api, 'A published one', components());
  await api.request('PUT', `/usertemplate/${published}/status/published`);
  const opened = await createTemplate(api, 'An open one', components());
  await api.json('POST', `/usertemplate/${opened}/open`, { editor: 'another-page', modules: [] });
  const held = await createSharedTemplate(api, 'A locked one', components());
  await ben.json('PATCH', `/usertemplate/sharing/${held}/lock/true`);
  const texts = async () =>
    Promise.all(
      [draft, published, opened, held].map(async (id) => (await readTemplate(api, id)).html.includes('New address')),
    );

  await signInAs('anna');
  await page.goto(`/edit/module/${footer.id}`);
  const editor = editorPage(page);
  await editor.ready();
  await editor.retype('Old address', 'New address');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish version 2 of “Footer”' });
  const option = (name: string) => dialog.getByRole('option').filter({ hasText: name });

  await test.step('each template is listed with what keeps it as it is, and is seen before and after', async () => {
    await expect(dialog).toContainText('Used in 4 templates');
    await expect(option('A locked one')).toContainText('Locked by someone who is editing it');
    await expect(option('An open one')).toContainText('Open in an editor. Update it there');
    await expect(option('A draft')).toHaveAttribute('aria-selected', 'true');
    await expect(option('A published one')).toHaveAttribute('aria-selected', 'false');
    await option('A draft').click();
    await expect(dialog.getByText('1 difference')).toBeVisible();
    const side = (title: string) => dialog.frameLocator(`iframe[title="${title}"]`);
    await expect(side('“A draft” as it is').locator('[data-changed="1"]')).toHaveText('Old address');
    await expect(side('“A draft” with the new version').locator('[data-changed="1"]')).toHaveText('New address');
    await expectNoSeriousAxe(page);
  });

  await test.step('those that nobody is at are updated, the others are named with the reason', async () => {
    await dialog.getByRole('listbox').press('End');
    await dialog.getByRole('radio', { name: 'All' }).check();
    await expect(option('A published one')).toHaveAttribute('aria-selected', 'true');
    await dialog.getByRole('button', { name: 'Publish and update' }).click();
    const result = page.getByRole('dialog', { name: '“Footer”, version 2' });
    await expect(result).toContainText('2 templates updated');
    await expect(result).toContainText('2 templates were skipped');
    await expect(result).toContainText('An open one: The template is open in an editor.');
    expect(await texts()).toEqual([true, true, false, false]);
    const [latest] = await api.json<{ label?: object }[]>('GET', `/usertemplate/${draft}/versions`);
    expect(latest?.label).toEqual({ kind: 'module', name: 'Footer', version: 2, isTakenBack: false });
  });

  await test.step('and get back what they were', async () => {
    const result = page.getByRole('dialog', { name: '“Footer”, version 2' });
    await result.getByRole('button', { name: 'Undo update' }).click();
    await expect(result).toContainText('Undone in 2 templates');
    expect(await texts()).toEqual([false, false, false, false]);
    await result.getByRole('button', { name: 'Close' }).last().click();
    await expect(result).toBeHidden();
  });
});
