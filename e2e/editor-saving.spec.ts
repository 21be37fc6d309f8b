import { ERRORS } from '@mailwright/contract';
import { expect, type Page } from '@playwright/test';
import { editorPage } from './support/editor-page.ts';
import { createTemplate, heading, mail, readTemplate, section } from './support/sample-mail.ts';
import { ACCOUNTS } from './support/sign-in.ts';
import { test } from './support/test.ts';

const SENTENCE = 'Your project has not been saved, check your connection and try again';
const LEAVE = 'You have unsaved work. If you continue it will be lost. Are you sure you want to leave?';

test.beforeEach(({ signInAs }) => signInAs('anna'));

test('a save while offline keeps the work, says so, and goes through when the connection is back', async ({
  page,
  context,
  apiAs,
}) => {
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Offline', mail(section(heading('Title'))));
  const editor = editorPage(page);
  await editor.open(id);
  await editor.addButton();
  await expect(page.getByText('Unsaved changes').first()).toBeVisible();
  await context.setOffline(true);
  await page.keyboard.press('ControlOrMeta+s');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(SENTENCE);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog).toContainText(SENTENCE);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByText('Offline, kept on this device').first()).toBeVisible();

  // A connection is told of before it carries anything: the first try after it fails as the ones before.
  let isFirst = true;
  await page.route(`**/api/v2/usertemplate/${id}`, (route) => {
    if (!isFirst || route.request().method() !== 'PATCH') return route.continue();
    isFirst = false;
    return route.abort();
  });
  // Watched from here on: the toast is gone after a few seconds.
  const saved = page.getByText('Template has been saved').waitFor();
  await context.setOffline(false);
  await saved;
  expect(isFirst).toBe(false);
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Saved just now').first()).toBeVisible();
  expect((await readTemplate(api, id)).html).toContain('>Button<');
});

test('work that never reached the server is offered on the next visit', { tag: '@deep' }, async ({ page, apiAs }) => {
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Crash', mail(section(heading('Title'))));
  const editor = editorPage(page);
  await editor.open(id);
  await page.route('**/api/v2/usertemplate/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await editor.addButton();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('dialog')).toContainText('Nothing is lost: your changes are kept on this device.');

  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await editor.ready();
  const offer = page.getByRole('dialog', { name: 'You have unsaved changes' });
  await offer.getByRole('button', { name: 'Continue with my changes' }).click();
  await expect(editor.mail.getByText('Button', { exact: true })).toBeVisible();
  await page.unroute('**/api/v2/usertemplate/*');
  await editor.save();
  await page.reload();
  await editor.ready();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(editor.mail.getByText('Button', { exact: true })).toBeVisible();
});

test('a save after another save asks, and every answer keeps what it says', async ({ page, apiAs }) => {
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Twice', mail(section(heading('Title'))));
  const saveElsewhere = (title: string) =>
    api.json('PATCH', `/usertemplate/${id}`, { components: mail(section(heading(title))) });
  const editor = editorPage(page);
  const { mail: canvas } = editor;
  const dialog = page.getByRole('dialog', { name: 'Saved by you in another window' });
  await editor.open(id);

  await test.step('load theirs, and undo brings mine back', async () => {
    await editor.addButton();
    await saveElsewhere('Theirs');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(dialog).toContainText(/You saved this template in another window on \w+ \d+/);
    await dialog.getByRole('button', { name: 'Load the other version' }).click();
    await expect(canvas.getByRole('heading', { name: 'Theirs' })).toBeVisible();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(canvas.getByText('Button', { exact: true })).toBeVisible();
  });

  await test.step('overwrite', async () => {
    await saveElsewhere('Theirs again');
    await page.keyboard.press('ControlOrMeta+s');
    await dialog.getByRole('button', { name: 'Overwrite' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(async () => (await readTemplate(api, id)).html).toContain('>Button<');
  });

  await test.step('keep mine as a copy', async () => {
    await editor.addButton();
    await saveElsewhere('Theirs in the end');
    await page.keyboard.press('ControlOrMeta+s');
    await dialog.getByRole('button', { name: 'Save mine as a copy' }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/edit/') && !url.pathname.endsWith(id));
    await editor.ready();
    await expect(page.getByRole('button', { name: 'Twice (copy), rename' })).toBeVisible();
    await expect(canvas.getByText('Button', { exact: true })).toHaveCount(2);
    expect((await readTemplate(api, id)).html).toContain('Theirs in the end');
  });
});

test('a session that ends while editing leads to the sign-in screen and back to the work', async ({
  page,
  apiAs,
  server,
}) => {
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Long lunch', mail(section(heading('Title'))));
  const editor = editorPage(page);
  await editor.open(id);
  await editor.addButton();
  await api.request('POST', '/auth/logout-all');
  await page.keyboard.press('ControlOrMeta+s');
  await page.waitForURL(/\/login/);
  await page.getByLabel(/email/i).fill(ACCOUNTS.anna.email);
  await page
    .getByLabel(/password/i)
    .first()
    .fill(ACCOUNTS.anna.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${server.url}/edit/${id}`);
  await page.getByRole('button', { name: 'Continue with my changes' }).click();
  await expect(editor.mail.getByText('Button', { exact: true })).toBeVisible();
});

test('leaving with unsaved work asks with the sentence; without, it does not', async ({ page, apiAs }) => {
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Leaving', mail(section(heading('Title'))));
  const editor = editorPage(page);
  await editor.open(id);
  await editor.addButton();
  await page.getByRole('link', { name: 'My Templates' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(LEAVE);
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog).toBeHidden();
  await expect(editor.mail.getByText('Button', { exact: true })).toBeVisible();
  await editor.save();
  await page.getByRole('link', { name: 'My Templates' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a template that somebody else holds is not saved, and the work becomes a copy', { tag: '@deep' }, async ({
  page,
  apiAs,
}) => {
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Held', mail(section(heading('Title'))));
  const editor = editorPage(page);
  await editor.open(id);
  await editor.addButton();
  const error = ERRORS.TEMPLATE_LOCKED.sentence;
  const answer = { error, message: error, code: 'TEMPLATE_LOCKED', requestId: 'r1' };
  await page.route(`**/api/v2/usertemplate/${id}`, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 409, json: answer }) : route.continue(),
  );
  await page.keyboard.press('ControlOrMeta+s');
  const dialog = page.getByRole('dialog', { name: 'Not saved' });
  await expect(dialog).toContainText(error);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByText('Unsaved changes').first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await dialog.getByRole('button', { name: 'Save a copy' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/edit/') && !url.pathname.endsWith(id));
  await editor.ready();
  await expect(page.getByRole('button', { name: 'Held (copy), rename' })).toBeVisible();
  await expect(editor.mail.getByText('Button', { exact: true })).toBeVisible();
  expect((await readTemplate(api, id)).html).not.toContain('>Button<');
});

test('a save sends name, tags, description and body', { tag: '@deep' }, async ({ page, apiAs }) => {
  const id = await createTemplate(await apiAs('anna'), 'Sent', mail(section(heading('Title'))));
  const editor = editorPage(page);
  await editor.open(id);
  await editor.addButton();
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await editor.save();
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({ name: 'Sent', tags: '', description: '' });
  expect(JSON.stringify(body.components)).toContain('"button"');
});

test('a save whose name is refused keeps the content, names the field and opens it', { tag: '@deep' }, async ({
  page,
  apiAs,
}) => {
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Refused', mail(section(heading('Title'))));
  const editor = editorPage(page);
  await editor.open(id);
  await page.route('**/api/v2/usertemplate/*', async (route) => {
    const sent = route.request().method() === 'PATCH' ? route.request().postDataJSON() : {};
    // As a server does that has another name by now, and holds this one for a new one.
    if (sent.name === 'Refused') await route.continue({ postData: { ...sent, name: 'Refused, again' } });
    else await route.continue();
  });
  await editor.addButton();
  await page.keyboard.press('ControlOrMeta+s');
  const dialog = page.getByRole('dialog', { name: 'Template info' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await expect(dialog.getByText(/^255 characters max, cannot contain special chars/)).toBeVisible();
  await expect(page.getByText(/^The content was saved, but the template info was not: Name: 255/)).toBeVisible();
  expect((await readTemplate(api, id)).html).toContain('>Button<');
  await name.fill('Taken');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Saved just now').first()).toBeVisible();
  expect(await api.json('GET', `/usertemplate/${id}`)).toMatchObject({ name: 'Taken' });
});

test('the key that saves works while a menu has the focus, too', { tag: '@deep' }, async ({ page, apiAs }) => {
  const id = await createTemplate(await apiAs('anna'), 'Menu', mail(section(heading('Title'))));
  const editor = editorPage(page);
  await editor.open(id);
  await editor.addButton();
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('menuitem').first().focus();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Template has been saved')).toBeVisible();
});

test('what is written while a save is under way is saved by the next press of the key', { tag: '@deep' }, async ({
  page,
  apiAs,
}) => {
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Twice', mail(section(heading('Title'))));
  const editor = editorPage(page);
  await editor.open(id);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/api/v2/usertemplate/${id}`, async (route) => {
    if (route.request().method() === 'PATCH') await held;
    await route.continue();
  });
  await editor.addButton();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await editor.retype('Title', 'Second');
  await page.keyboard.press('ControlOrMeta+s');
  release();
  await expect.poll(async () => (await readTemplate(api, id)).html).toContain('Second');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
});

test('a mail that is too big is not saved, and the toast that says so stays', { tag: '@deep' }, async ({
  page,
  apiAs,
}) => {
  const id = await createTemplate(await apiAs('anna'), 'Too big', mail(section(heading('Title'))));
  await page.clock.install();
  const editor = editorPage(page);
  await editor.open(id);
  await editor.addButton();
  const limit = 10 * 1024 * 1024;
  const answer = { code: 'OVERSIZE', size: limit + 300_000, limit, error: '', message: '' };
  await page.route(`**/api/v2/usertemplate/${id}`, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 202, json: answer }) : route.continue(),
  );
  await page.keyboard.press('ControlOrMeta+s');
  const toast = page.getByText(
    'The system only supports templates up to 10MB in size and the current draft template is 10.3MB. Please update your template accordingly. Thank you.',
  );
  await expect(toast).toBeVisible();
  await expect(page.getByText('Unsaved changes').first()).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(toast).toBeVisible();
});

/** Fails the test where a save that nobody asked for says what only saves by hand say. */
async function expectNoMessage(page: Page): Promise<void> {
  await expect(page.getByText('Template has been saved')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test.describe('saving automatically', () => {
  test.beforeEach(({ signInAs }) => signInAs('anna', { autosave: true }));

  test('saves five seconds after the last change, while a text is written, and takes no focus', async ({
    page,
    apiAs,
  }) => {
    const api = await apiAs('anna');
    const id = await createTemplate(api, 'By itself', mail(section(heading('Title'))));
    const editor = editorPage(page);
    await editor.open(id);
    await editor.doubleClick(editor.mail.getByText('Title'));
    const text = editor.mail.locator('[contenteditable="true"]');
    await expect(text).toBeFocused();
    const saving = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.keyboard.press('ControlOrMeta+a');
    const before = Date.now();
    await page.keyboard.type('First');
    expect((await saving).postDataJSON()).toMatchObject({ autosave: true });
    expect(Date.now() - before).toBeGreaterThan(4500);
    await expect(page.getByText('Saved just now').first()).toBeVisible();
    await expect(text).toBeFocused();
    await page.keyboard.type(' words');
    await expect(text).toHaveText('First words');
    await expectNoMessage(page);
    expect((await readTemplate(api, id)).html).toContain('First');
    await expect.poll(async () => (await readTemplate(api, id)).html, { timeout: 15_000 }).toContain('First words');
    expect(await api.json('GET', `/usertemplate/${id}/versions`)).toHaveLength(2);
  });

  test('leaving saves without a question; where that fails it asks, and saving by hand is one of the answers', {
    tag: '@deep',
  }, async ({ page, context, apiAs }) => {
    const api = await apiAs('anna');
    const id = await createTemplate(api, 'Leaving by itself', mail(section(heading('Title'))));
    const editor = editorPage(page);
    await editor.open(id);
    await editor.addButton();
    await page.getByRole('link', { name: 'My Templates' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expectNoMessage(page);
    expect((await readTemplate(api, id)).html).toContain('>Button<');

    await editor.open(id);
    await editor.addButton();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'My Templates' }).click();
    const dialog = page.getByRole('dialog', { name: 'Unsaved changes' });
    await expect(dialog).toContainText(LEAVE);
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Save and leave' }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(JSON.stringify((await readTemplate(api, id)).components).match(/"type":"button"/g)).toHaveLength(2);
  });

  test('a tab that is closed saves what was not yet saved, and is not asked about', { tag: '@deep' }, async ({
    page,
    apiAs,
  }) => {
    const api = await apiAs('anna');
    const id = await createTemplate(api, 'Closed tab', mail(section(heading('Title'))));
    const editor = editorPage(page);
    await editor.open(id);
    await editor.addButton();
    page.on('dialog', (dialog) => {
      throw new Error(`The browser asked: ${dialog.message()}`);
    });
    await page.close({ runBeforeUnload: true });
    await expect.poll(async () => (await readTemplate(api, id)).html).toContain('>Button<');
  });

  test('offline the work is kept on this device without a dialog, and saved when the connection is back', {
    tag: '@deep',
  }, async ({ page, context, apiAs }) => {
    const api = await apiAs('anna');
    const id = await createTemplate(api, 'Tunnel', mail(section(heading('Title'))));
    const editor = editorPage(page);
    await editor.open(id);
    await editor.addButton();
    const tried = page.waitForEvent('requestfailed', (request) => request.method() === 'PATCH');
    await context.setOffline(true);
    await tried;
    await expect(page.getByText('Offline, kept on this device').first()).toBeVisible();
    await expectNoMessage(page);
    await context.setOffline(false);
    await expect(page.getByText('Saved just now').first()).toBeVisible();
    expect((await readTemplate(api, id)).html).toContain('>Button<');
  });

  test('a published template is saved by hand alone, and the state says so', { tag: '@deep' }, async ({
    page,
    apiAs,
  }) => {
    const api = await apiAs('anna');
    const id = await createTemplate(api, 'Live', mail(section(heading('Title'))));
    await api.request('PUT', `/usertemplate/${id}/status/published`);
    await page.clock.install();
    const editor = editorPage(page);
    await editor.open(id);
    await editor.addButton();
    const state = page.getByTitle('Published templates are not saved automatically');
    await expect(state).toContainText('Save to publish changes');
    await page.clock.fastForward(60_000);
    expect((await readTemplate(api, id)).html).not.toContain('>Button<');
    await page.getByRole('link', { name: 'My Templates' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save and leave' }).click();
    await expect(page.getByText('Template has been saved')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    expect((await readTemplate(api, id)).html).toContain('>Button<');
  });

  test('refused content says why beside the save state, once; a conflict asks once', { tag: '@deep' }, async ({
    page,
    apiAs,
  }) => {
    const api = await apiAs('anna');
    const id = await createTemplate(api, 'Refused', mail(section(heading('Title'))));
    const sentence = ERRORS.BASE64_NOT_ALLOWED.sentence;
    let patches = 0;
    await page.route(`**/api/v2/usertemplate/${id}`, (route) => {
      if (route.request().method() !== 'PATCH') return route.continue();
      patches += 1;
      const answer = { error: sentence, message: sentence, code: 'BASE64_NOT_ALLOWED', requestId: 'r1' };
      return route.fulfill({ status: 422, json: answer });
    });
    await page.clock.install();
    const editor = editorPage(page);
    await editor.open(id);
    await editor.addButton();
    await page.clock.runFor(6000);
    const state = page.getByText('Not saved: Base64 content');
    await expect(state).toBeVisible();
    await expectNoMessage(page);
    await expect(page.getByText(sentence)).toHaveCount(1);
    await page.clock.runFor(300_000);
    expect(patches).toBe(1);

    await page.unroute(`**/api/v2/usertemplate/${id}`);
    await api.json('PATCH', `/usertemplate/${id}`, { components: mail(section(heading('Theirs'))) });
    await editor.addButton();
    await page.clock.runFor(35_000);
    const dialog = page.getByRole('dialog', { name: 'Saved by you in another window' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByText('Not saved: changed elsewhere').first()).toBeVisible();
    await page.clock.runFor(300_000);
    await expect(dialog).toBeHidden();
  });

  test('is switched off and on in the options and the settings, for the person', { tag: '@deep' }, async ({
    page,
    apiAs,
  }) => {
    const api = await apiAs('anna');
    const id = await createTemplate(api, 'Switch', mail(section(heading('Title'))));
    const editor = editorPage(page);
    await editor.open(id);
    await page.getByRole('button', { name: 'Options' }).click();
    const option = page.getByRole('menuitemcheckbox', { name: 'Save automatically' });
    await expect(option).toHaveAttribute('aria-checked', 'true');
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/v2/usersettings'));
    await option.click();
    expect((await kept).status()).toBe(200);
    await editor.addButton();
    await page.getByRole('link', { name: 'My Templates' }).click();
    await expect(page.getByRole('dialog')).toContainText(LEAVE);
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.goto('/settings');
    const row = page.getByRole('switch', { name: 'Save automatically' });
    await expect(row).not.toBeChecked();
    await page.getByText('Save automatically', { exact: true }).first().scrollIntoViewIfNeeded();
    await row.focus();
    await page.keyboard.press('Space');
    await expect(row).toBeChecked();
    await page.reload();
    await expect(row).toBeChecked();
  });
});
