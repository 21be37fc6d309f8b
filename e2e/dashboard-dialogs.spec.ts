import { expect, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import type { ApiClient } from './support/api-client.ts';
import { expectPressCloses } from './support/held-press.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { test } from './support/test.ts';

const deep = { tag: '@deep' };
const cards = (page: Page) => page.getByRole('list', { name: 'Templates' }).getByRole('listitem');
const card = (page: Page, name: string) => cards(page).filter({ hasText: name });

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

async function draft(api: ApiClient, name: string): Promise<string> {
  const { templateId } = await api.json<{ templateId: string }>('POST', '/usertemplate/type/email', { name });
  return templateId;
}

test('preview opens a window of its size, the link is copied or opened, and publishing says what comes next', async ({
  page,
  context,
  signInAs,
  apiAs,
}) => {
  const anna = await apiAs('anna');
  const id = await draft(anna, 'Shop window');
  await anna.json('PATCH', `/usertemplate/${id}`, { html: '<p>Hello from the shop</p>' });
  await signInAs('anna');
  await page.goto('/?status=draft');

  await test.step('the preview is the signed page at 1376 by 768, without a way back to the app', async () => {
    const opened = page.waitForEvent('popup');
    await choose(page, 'Shop window', 'Preview');
    const popup = await opened;
    await popup.waitForURL(/\/show\/.+\?view=/);
    await expect(popup.getByText('Hello from the shop')).toBeVisible();
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([1376, 768]);
    await popup.close();
    await page.route('**/view', (route) => route.fulfill({ status: 500, json: {} }));
    const failing = page.waitForEvent('popup');
    await choose(page, 'Shop window', 'Preview');
    const failed = await failing;
    await expect(page.getByText('Something went wrong. Try again later')).toBeVisible();
    await expect.poll(() => failed.isClosed()).toBe(true);
    await page.unroute('**/view');
  });

  await test.step('a clipboard that refuses has the link opened in a new tab instead', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        configurable: true,
        value: { writeText: () => Promise.reject() },
      });
    });
    const opened = context.waitForEvent('page');
    await choose(page, 'Shop window', 'Copy link');
    const tab = await opened;
    await tab.waitForURL(new RegExp(`/show/${id}$`));
    await tab.close();
  });

  await test.step('publishing opens the dialog, which leads to the published list', async () => {
    await choose(page, 'Shop window', 'Publish');
    const dialog = page.getByRole('dialog', { name: 'Template is Published' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Convert to system' })).toHaveCount(0);
    await expectNoSeriousAxe(page);
    await takeScreenshots(page, 'published-dialog');
    await dialog.getByRole('button', { name: 'Go back' }).click();
    await expect(page).toHaveURL(/\?status=published$/);
    await expect(card(page, 'Shop window')).toBeVisible();
  });

  await test.step('the public link is on the clipboard', async () => {
    await page.evaluate(() => {
      const written = { text: '' };
      Object.assign(window, { written });
      const writeText = async (text: string) => {
        written.text = text;
      };
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    });
    await choose(page, 'Shop window', 'Copy link');
    await expect(page.getByText('The link has been copied')).toBeVisible();
    const link = await page.evaluate(() => (window as unknown as { written: { text: string } }).written.text);
    expect(link).toMatch(new RegExp(`^http://.+/show/${id}$`));
    const answer = await fetch(link);
    expect([answer.status, (await answer.text()).includes('Hello from the shop')]).toEqual([200, true]);
  });

  await test.step('continue editing opens the editor', async () => {
    await choose(page, 'Shop window', 'Unpublish');
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
    await page.goto('/?status=draft');
    await choose(page, 'Shop window', 'Publish');
    await page.getByRole('dialog').getByRole('button', { name: 'Continue editing' }).click();
    await expect(page).toHaveURL(new RegExp(`/edit/${id}$`));
  });
});

test('settings keep pre-header, tags and categories; what is wrong is said at the field, by the server too', async ({
  page,
  signInAs,
  apiAs,
}) => {
  const anna = await apiAs('anna');
  await draft(anna, 'Settled');
  await signInAs('anna');
  await page.goto('/?status=draft');
  await choose(page, 'Settled', 'Settings');
  const dialog = page.getByRole('dialog', { name: 'Template settings' });
  const save = dialog.getByRole('button', { name: 'Save' });
  const preheader = dialog.getByRole('textbox', { name: 'Pre-header' });
  await expect(save).toBeDisabled();
  await expect(dialog.getByText('50 to 100 characters recommended')).toBeVisible();
  await preheader.fill('x'.repeat(501));
  await expect(dialog.getByText('501 / 500')).toBeVisible();
  await preheader.blur();
  await expect(dialog.getByText('Max length exceeded').first()).toBeVisible();
  await expect(save).toBeDisabled();
  await preheader.fill('Fresh from the farm, every Tuesday morning');
  await expect(dialog.getByText('42 / 500')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('20 % off, until Friday!');
  await expect(dialog.getByText('23 / 255')).toBeVisible();
  const description = dialog.getByRole('textbox', { name: 'Description' });
  await description.fill('What? 50%');
  await expect(dialog.getByText('Remove these characters: ? %')).toBeVisible();
  await description.blur();
  await expect(dialog.getByText(/^70 characters max, cannot contain special chars/)).toBeVisible();
  await description.fill('');
  const categories = dialog.getByRole('combobox', { name: 'Categories' });
  await categories.click();
  await expect(page.getByRole('option', { name: 'Featured Layouts' })).toHaveCount(0);
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Tags').fill('farm,');
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'settings-dialog');

  await page.route('**/api/v2/usertemplate/*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({
          status: 400,
          json: { code: 'VALIDATION_FAILED', details: [{ path: 'name', message: 'Told by the server' }] },
        })
      : route.fallback(),
  );
  await save.click();
  await expect(dialog.getByText('Told by the server')).toBeVisible();
  await page.unroute('**/api/v2/usertemplate/*');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Settled well');
  await save.click();
  await expect(page.getByText('Settings have been saved')).toBeVisible();

  await choose(page, 'Settled well', 'Settings');
  await expect(preheader).toHaveValue('Fresh from the farm, every Tuesday morning');
  await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('20 % off, until Friday!');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('notes are added, listed newest first, and deleted by their author or the owner', { tag: '@deep' }, async ({
  page,
  signInAs,
  apiAs,
}) => {
  const anna = await apiAs('anna');
  const ben = await apiAs('ben');
  const id = await draft(anna, 'Noted');
  const { principals } = await anna.json<{ principals: { id: string; firstName: string }[] }>(
    'POST',
    '/principal/search',
    { criteria: [{ key: 'email', value: '@acme.example' }] },
  );
  const collaborators = principals.filter(({ firstName }) => firstName === 'Ben').map((person) => person.id);
  await anna.json('PATCH', `/usertemplate/sharing/${id}`, { collaborators });

  await signInAs('anna');
  await page.goto('/?status=draft');
  await choose(page, 'Noted', 'Notes');
  const dialog = page.getByRole('dialog', { name: 'Personal notes' });
  await expect(dialog.getByText('No notes yet')).toBeVisible();
  await takeScreenshots(page, 'notes-empty');
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect(dialog.getByText('Please enter a note!')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'New note' }).fill('Ask legal about the footer');
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('The note has been added')).toBeVisible();
  await ben.json('POST', '/note', { templateId: id, text: 'Footer is fine' });
  await dialog.getByRole('textbox', { name: 'New note' }).fill('Send on Tuesday');
  await page.keyboard.press('Control+Enter');
  const notes = dialog.getByRole('list').getByRole('listitem');
  await expect(notes).toHaveText([/Send on Tuesday/, /Ben.+Footer is fine/, /Ask legal about the footer/]);
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'notes-dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await test.step('others delete only their own', async () => {
    await signInAs('ben');
    await page.goto('/?status=shared');
    await choose(page, 'Noted', 'Notes');
    await expect(notes).toHaveCount(3);
    await expect(dialog.getByRole('button', { name: 'Delete all' })).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: /^Delete the note by/ })).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Delete the note by Ben' }).click();
    await expect(notes).toHaveCount(2);
  });

  await test.step('the owner deletes all, after a question', async () => {
    await signInAs('anna');
    await page.goto('/?status=draft');
    await choose(page, 'Noted', 'Notes');
    await expect(dialog.getByRole('button', { name: /^Delete the note by/ })).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Delete all' }).click();
    const question = page.getByRole('dialog', { name: 'Delete all 2 notes?' });
    await question.getByRole('button', { name: 'Delete all' }).click();
    await expect(dialog.getByText('No notes yet')).toBeVisible();
  });

  await test.step('notes that cannot be loaded say so in a toast and in their place', async () => {
    await page.route('**/note/template/*', (route) => route.fulfill({ status: 400, json: { code: 'X' } }));
    await page.reload();
    await choose(page, 'Noted', 'Notes');
    await expect(dialog.getByRole('alert')).toContainText('The notes could not be loaded');
    await expect(page.getByText('Something went wrong. Try again later')).toHaveCount(2);
    await page.unroute('**/note/template/*');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByText('No notes yet')).toBeVisible();
  });
});

test('many notes come a page at a time, counted from the start', deep, async ({ page, signInAs, apiAs }) => {
  const anna = await apiAs('anna');
  const id = await draft(anna, 'Much noted');
  for (let at = 1; at <= 53; at += 1) await anna.json('POST', '/note', { templateId: id, text: `Note ${at}.` });
  await signInAs('anna');
  await page.goto('/?status=draft');
  await choose(page, 'Much noted', 'Notes');
  const dialog = page.getByRole('dialog', { name: 'Personal notes' });
  const notes = dialog.getByRole('list', { name: 'Personal notes' }).getByRole('listitem');
  await expect(notes).toHaveCount(50);
  await expect(dialog.getByRole('status').filter({ hasText: '53 notes' })).toBeVisible();
  await expect(notes.first()).toContainText('Note 53.');
  await notes.last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 4000);
  await expect(notes).toHaveCount(53);
  await expect(notes.last()).toContainText('Note 1.');
  await dialog.getByLabel('New note').fill('One more');
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect(notes.first()).toContainText('One more');
  await expect(dialog.getByRole('status').filter({ hasText: '54 notes' })).toBeVisible();
});

test('duplicating a shared template asks whether to copy the shared information; a plain one is copied at once', {
  tag: '@deep',
}, async ({ page, signInAs, apiAs }) => {
  const anna = await apiAs('anna');
  const id = await draft(anna, 'Twin');
  await signInAs('anna');
  await page.goto('/?status=draft');
  await choose(page, 'Twin', 'Duplicate');
  await expect(card(page, 'Twin (copy)')).toBeVisible();

  const { principals } = await anna.json<{ principals: { id: string; firstName: string }[] }>(
    'POST',
    '/principal/search',
    { criteria: [{ key: 'email', value: '@acme.example' }] },
  );
  await anna.json('PATCH', `/usertemplate/sharing/${id}`, {
    collaborators: principals.filter(({ firstName }) => firstName === 'Ben').map((person) => person.id),
  });
  await page.reload();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/clone')) asked.push(new URL(request.url()).search);
  });
  for (const answer of ['Yes, copy the shared information', 'No, only for me']) {
    await choose(page, 'Twin', 'Duplicate');
    const dialog = page.getByRole('dialog', { name: 'Duplicate “Twin”?' });
    await expect(dialog).toBeVisible();
    await expectNoSeriousAxe(page);
    await dialog.getByRole('button', { name: answer }).click();
    await expect(dialog).toHaveCount(0);
  }
  expect(asked).toEqual(['?copySharedInfo=true', '?copySharedInfo=false']);
});

test('the deleted list is emptied after a question with the count', deep, async ({ page, signInAs, apiAs }) => {
  const anna = await apiAs('anna');
  for (let number = 1; number <= 23; number++) {
    const id = await draft(anna, `Rubbish ${number}`);
    await anna.request('PUT', `/usertemplate/${id}/status/deleted`);
  }
  await signInAs('anna');
  await page.goto('/?status=deleted');
  await expect(cards(page)).toHaveCount(20);
  const { deleted } = await anna.json<{ deleted: number }>('GET', '/usertemplate/counts');
  await page.getByRole('button', { name: 'Delete all forever' }).click();
  const question = page.getByRole('dialog', { name: `Delete ${deleted} templates forever?` });
  await expectNoSeriousAxe(page);
  await question.getByRole('button', { name: 'Delete forever' }).click();
  await expect(page.getByText(`${deleted} templates have been deleted forever`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No deleted templates' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete all forever' })).toHaveCount(0);
});

test('a template is made of modules, picked and put in order by mouse and keys; a failure loses nothing', async ({
  page,
  signInAs,
  apiAs,
}) => {
  const anna = await apiAs('anna');
  const ids: Record<string, string> = {};
  for (const name of ['Opening', 'Middle part', 'Closing', 'Gone soon']) {
    const content = [{ type: 'paragraph', content: [{ type: 'text', text: `Words of ${name}` }] }];
    const components = { id: 'text', type: 'text', props: { content }, style: {} };
    ids[name] = (await anna.json<{ id: string }>('POST', '/customblocks', { name, components })).id;
  }
  await signInAs('anna');
  await page.goto('/');
  await page.getByRole('button', { name: 'New template' }).click();
  const dialog = page.getByRole('dialog', { name: 'New template' });
  const mail = dialog.getByRole('region', { name: 'Your email' });
  const lines = mail.getByRole('listitem');
  const create = dialog.getByRole('button', { name: 'Create template' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Made of modules');
  await dialog.getByRole('tab', { name: 'Modules' }).click();
  await create.click();
  await expect(mail.getByRole('alert')).toHaveText('Add at least one module.');

  const search = dialog.getByRole('searchbox', { name: 'Search modules' });
  await search.fill('words of closing');
  await dialog.getByRole('button', { name: 'Add Closing', exact: true }).focus();
  await page.keyboard.press('Enter');
  await search.focus();
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  for (const name of ['Opening', 'Gone soon', 'Middle part']) {
    await dialog.getByRole('button', { name: `Add ${name}`, exact: true }).click();
  }
  await expect(lines).toHaveText(['Closing', 'Opening', 'Gone soon', 'Middle part']);
  await mail.getByRole('button', { name: 'Move Closing down' }).click();
  await mail.getByRole('button', { name: 'Remove Closing' }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(lines).toHaveText(['Opening', 'Gone soon', 'Middle part', 'Closing']);
  await expect(mail.getByRole('button', { name: 'Remove Closing' })).toBeFocused();
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'new-template-of-modules');

  expect((await anna.request('DELETE', `/customblocks/${ids['Gone soon']}`)).status).toBe(204);
  await create.click();
  await expect(mail.getByRole('alert')).toContainText('A module is no longer available.');
  await expect(lines.nth(1)).toContainText('No longer available');
  await mail.getByRole('button', { name: 'Remove Gone soon' }).focus();
  await page.keyboard.press('Delete');
  await expect(lines).toHaveText(['Opening', 'Middle part', 'Closing']);
  await create.click();
  await expect(page).toHaveURL(/\/edit\/[\w-]+$/);
  const id = page.url().split('/').at(-1);
  const made = await anna.json<{ html: string; components: unknown }>('GET', `/usertemplate/${id}`);
  expect(made.html.match(/Words of \w+/g)).toEqual(['Words of Opening', 'Words of Middle', 'Words of Closing']);
  expect(JSON.stringify(made.components)).toContain(`"moduleId":"${ids.Opening}"`);
});

test('an admin makes, changes, removes, restores and deletes system templates', async ({ page, signInAs, apiAs }) => {
  await signInAs('admin');
  await page.goto('/?category=all');
  await page.getByRole('button', { name: 'New template' }).click();
  const dialog = page.getByRole('dialog', { name: 'New template' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('House style');
  await dialog.getByRole('checkbox', { name: 'Create system template' }).check();
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'new-system-template');
  await page.route('**/systemtemplate/type/email', (route) => route.fulfill({ status: 500, json: {} }));
  await dialog.getByRole('button', { name: 'Create template' }).click();
  await expect(page.getByText('Something went wrong. Try again later')).toBeVisible();
  await page.unroute('**/systemtemplate/type/email');
  await dialog.getByRole('button', { name: 'Create template' }).click();
  await expect(page).toHaveURL(/\/edit\/[\w-]+\?system=true$/);

  await test.step('its settings have the categories of layouts, too', async () => {
    await page.goto('/?category=all');
    await choose(page, 'House style', 'Settings');
    const settings = page.getByRole('dialog', { name: 'Template settings' });
    await settings.getByRole('combobox', { name: 'Categories' }).click();
    await page.getByRole('option', { name: 'Featured Layouts' }).click();
    await settings.getByRole('textbox', { name: 'Description' }).fill('For every newsletter');
    await settings.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Settings have been saved')).toBeVisible();
    await expect(card(page, 'House style').getByText('Featured')).toBeVisible();
  });

  await test.step('removed, it is in the deleted library; restored, in the library; then it is deleted forever', async () => {
    await choose(page, 'House style', 'Remove');
    await expect(card(page, 'House style')).toHaveCount(0);
    await page.getByRole('link', { name: /^Deleted system templates/ }).click();
    await expect(page).toHaveURL('/?status=deleted&system_templates=true');
    await choose(page, 'House style', 'Restore');
    await expect(card(page, 'House style')).toHaveCount(0);
    await page.goto('/?category=all');
    await choose(page, 'House style', 'Remove');
    await page.getByRole('link', { name: /^Deleted system templates/ }).click();
    await takeScreenshots(page, 'deleted-library');
    await expect(card(page, 'House style')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete all forever' })).toHaveCount(0);
    await choose(page, 'House style', 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete forever' }).click();
    await expect(page.getByRole('heading', { name: 'No deleted system templates' })).toBeVisible();
  });

  await test.step('an own published template is converted, and the published list is shown', async () => {
    const admin = await apiAs('admin');
    await draft(admin, 'Converted');
    await page.goto('/?status=draft');
    await choose(page, 'Converted', 'Publish');
    await page.getByRole('dialog').getByRole('button', { name: 'Convert to system' }).click();
    await expect(page).toHaveURL('/?status=published');
    await page.goto('/?category=all');
    await expect(card(page, 'Converted (copy)')).toBeVisible();
  });
});

test(
  'no dialog says what is wrong with a field under a pressed Cancel, nor moves for it, nor holds Escape',
  deep,
  async ({ page, signInAs, apiAs }) => {
    await draft(await apiAs('admin'), 'Badly named');
    await signInAs('admin');
    await page.goto('/?status=draft');
    const openings = [
      { title: 'New template', field: 'Name', open: () => page.getByRole('button', { name: 'New template' }).click() },
      { title: 'Template settings', field: 'Name', open: () => choose(page, 'Badly named', 'Settings') },
      { title: 'Template settings', field: 'Description', open: () => choose(page, 'Badly named', 'Settings') },
      {
        title: 'New category',
        field: 'Category name',
        open: () => page.getByRole('button', { name: 'New category' }).click(),
      },
    ];
    for (const { title, field, open } of openings) {
      await test.step(`${field} of ${title}`, async () => {
        const dialog = page.getByRole('dialog', { name: title });
        const box = dialog.getByRole('textbox', { name: field });
        const spoil = async () => {
          await open();
          await box.fill(field === 'Category name' ? ' ' : 'Sale! 50%');
        };
        await spoil();
        await expectPressCloses(dialog, dialog.getByRole('button', { name: 'Cancel' }));
        await spoil();
        await page.keyboard.press('Escape');
        const question = page.getByRole('dialog', { name: 'Discard your changes?' });
        if (title !== 'New category') await question.getByRole('button', { name: 'Discard' }).click();
        await expect(dialog).toHaveCount(0);
      });
    }

    await test.step('leaving the field for another one tells, without moving the buttons', async () => {
      await choose(page, 'Badly named', 'Settings');
      const dialog = page.getByRole('dialog', { name: 'Template settings' });
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Sale! 50%');
      const before = await dialog.getByRole('button', { name: 'Cancel' }).boundingBox();
      await dialog.getByRole('textbox', { name: 'Description' }).click();
      await expect(dialog.getByText(/^255 characters max/)).toBeVisible();
      expect(await dialog.getByRole('button', { name: 'Cancel' }).boundingBox()).toEqual(before);
    });
  },
);
