import { expect, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { createTemplate, heading, mail, section } from './support/sample-mail.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { createSharedTemplate } from './support/share-template.ts';
import { test } from './support/test.ts';

const LOCKED = "The template is locked because it's currently being edited by another user.";

const card = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Templates' }).getByRole('listitem').filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog');
const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

async function openMenu(page: Page, name: string): Promise<void> {
  await card(page, name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
}

async function choose(page: Page, name: string, action: string): Promise<void> {
  await openMenu(page, name);
  await menuItem(page, action).click();
}

const draft = (name: string) => [name, mail(section(heading(name)))] as const;

// Two browsers take their time on a busy machine.
test.describe.configure({ timeout: 300_000 });

test('the owner shares a draft with people found by typing, and its card names everybody', async ({
  page,
  signInAs,
  apiAs,
  ben,
}) => {
  await createTemplate(await apiAs('anna'), ...draft('Team news'));
  await signInAs('anna');
  await page.goto('/?status=draft');
  await choose(page, 'Team news', 'Share');
  const search = dialog(page).getByRole('combobox', { name: 'Add people' });
  const save = dialog(page).getByRole('button', { name: 'Save' });

  await test.step('the search finds by name and address, with keys alone', async () => {
    await expect(search).toBeFocused();
    await expect(save).toBeDisabled();
    await search.fill('nobody at all');
    await expect(dialog(page).getByText('No one matches “nobody at all”.')).toBeVisible();
    await search.fill('ben@acme');
    await expect(dialog(page).getByRole('option')).toHaveCount(1);
    await search.press('Enter');
    await expect(dialog(page).getByRole('option', { name: /Ben Costa/ })).toHaveAttribute('aria-selected', 'true');
    await search.fill('');
    await search.press('ArrowDown');
    await search.press('Enter');
    await expect(dialog(page).getByRole('list', { name: 'Shared with' }).getByRole('listitem')).toHaveCount(2);
  });

  await test.step('chips name the chosen and take them out', async () => {
    await takeScreenshots(page, 'sharing-dialog');
    await expectNoSeriousAxe(page);
    await dialog(page)
      .getByRole('button', { name: /^Remove (?!Ben)/ })
      .click();
    await expect(dialog(page).getByRole('listitem')).toHaveCount(1);
    await save.click();
    await expect(page.getByText('“Team news” is shared with 1 person')).toBeVisible();
  });

  await test.step('both find it under Shared, with its owner and people', async () => {
    await page.goto('/?status=shared');
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Shared');
    await expect(card(page, 'Team news').getByRole('img', { name: 'Shared by you with Ben Costa' })).toBeVisible();
    await ben.page.goto('/?status=shared');
    await expect(card(ben.page, 'Team news').getByRole('img', { name: 'Shared by Anna Berg' })).toBeVisible();
    await expect(ben.page.getByRole('link', { name: /^Shared\s*1$/ })).toBeVisible();
    await openMenu(ben.page, 'Team news');
    for (const owners of ['Share', 'Remove', 'Publish', 'Unlock', 'Unlock request']) {
      await expect(menuItem(ben.page, owners)).toHaveCount(0);
    }
  });

  await test.step('taking everybody out ends the sharing', async () => {
    await choose(page, 'Team news', 'Share');
    await dialog(page).getByRole('button', { name: 'Remove Ben Costa' }).click();
    await save.click();
    await expect(page.getByText('“Team news” is no longer shared')).toBeVisible();
    await expect(card(page, 'Team news')).toHaveCount(0);
  });
});

test('the list of people loads and draws only what is in sight, and keeps those chosen whatever is searched', {
  tag: '@deep',
}, async ({ page, signInAs, apiAs }) => {
  await createTemplate(await apiAs('anna'), ...draft('Big company'));
  await signInAs('anna');
  const people = Array.from({ length: 2000 }, (_, index) => ({
    id: `p${index}`,
    firstName: 'Person',
    lastName: String(index),
    email: `person.${index}@acme.example`,
  }));
  let fails = true;
  await page.route('**/api/v2/principal/search', (route) => {
    if (fails) return route.fulfill({ status: 500, json: {} });
    const { term, limit, offset } = route.request().postDataJSON();
    const found = people.filter(({ email }) => email.includes(term));
    return route.fulfill({ json: { principals: found.slice(offset, offset + limit), total: found.length } });
  });
  await page.goto('/?status=draft');
  await choose(page, 'Big company', 'Share');
  await expect(page.getByText('Something went wrong. Try again later')).toBeVisible();
  await expect(dialog(page).getByText('The people you can share with could not be loaded.')).toBeVisible();

  fails = false;
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  const options = dialog(page).getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-setsize', '2000');
  // 9 rows of 22 px fit, and 2 more are drawn past them.
  await expect(options).toHaveCount(11);
  expect((await options.first().boundingBox())?.height).toBe(22);
  const search = dialog(page).getByRole('combobox');
  await search.focus();
  await search.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-posinset', /1\d\d/);
  await search.press('ArrowDown');
  await search.press('Enter');
  const chosen = dialog(page).getByRole('list', { name: 'Shared with' });
  await expect(chosen.getByRole('listitem')).toHaveCount(1);
  await search.fill('person.1999');
  await expect(options).toHaveCount(1);
  await search.press('Enter');
  await search.fill('nobody at all');
  await expect(dialog(page).getByText('No one matches “nobody at all”.')).toBeVisible();
  await expect(chosen.getByRole('listitem')).toHaveCount(2);
  await expect(chosen.getByRole('button', { name: 'Remove Person 1999' })).toBeVisible();
});

test('who opens a shared draft locks it, the other is told so, and may ask for it', { tag: '@deep' }, async ({
  page,
  server,
  signInAs,
  apiAs,
  ben,
}) => {
  const api = await apiAs('anna');
  const id = await createSharedTemplate(api, ...draft('Spring offer'));
  await ben.page.goto(`/edit/${id}`);
  await expect(ben.page.getByLabel('Canvas', { exact: true })).toBeVisible();

  await signInAs('anna');
  const locked = page.getByRole('dialog', { name: 'Template is locked' });
  await test.step('the card shows who holds it', async () => {
    await page.goto('/?status=shared');
    await expect(card(page, 'Spring offer').getByText('Locked by Ben Costa')).toBeVisible();
    await takeScreenshots(page, 'sharing-locked');
    await expectNoSeriousAxe(page);
  });

  await test.step('it cannot be opened, neither from its card nor by its address', async () => {
    await openMenu(page, 'Spring offer');
    await expect(menuItem(page, 'Edit')).toHaveCount(0);
    await expect(menuItem(page, 'Unlock')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await card(page, 'Spring offer').getByRole('button', { name: 'Spring offer', exact: true }).click();
    await expect(locked).toContainText(LOCKED);
    await page.keyboard.press('Escape');
    await expect(locked).toBeHidden();
    await page.goto(`/edit/${id}`);
    await expect(page).toHaveURL(/\/\?status=shared$/);
    await expect(locked).toContainText(LOCKED);
  });

  await test.step('it can be read meanwhile, asked for, and waited for', async () => {
    await expect(locked.getByRole('status')).toHaveText('Ben Costa is editing “Spring offer”.');
    await expect(locked.getByRole('button', { name: 'Notify me when unlocked' })).toBeFocused();
    await takeScreenshots(page, 'sharing-locked-dialog');
    await expectNoSeriousAxe(page);
    const opened = page.waitForEvent('popup');
    await locked.getByRole('button', { name: 'View' }).click();
    await expect((await opened).getByText('Spring offer')).toBeVisible();
    await (await opened).close();
    await locked.getByRole('button', { name: 'Request unlock' }).click();
    await expect(page.getByText('Unlock request has been sent successfully.')).toBeVisible();
    await locked.getByRole('button', { name: 'Notify me when unlocked' }).click();
    await expect(locked).toBeHidden();
    await page.reload();
    await expect(card(page, 'Spring offer').getByText('Locked by Ben Costa')).toBeVisible();
    await expect(locked).toBeHidden();
    await card(page, 'Spring offer').getByRole('button', { name: 'Spring offer', exact: true }).click();
    await locked.getByRole('button', { name: 'Notify me when unlocked' }).click();
  });

  await test.step('it cannot be removed, and its holder not taken out', async () => {
    await choose(page, 'Spring offer', 'Remove');
    await expect(page.getByText('This template is locked and cannot be deleted.')).toBeVisible();
    await choose(page, 'Spring offer', 'Share');
    await dialog(page).getByRole('button', { name: 'Remove Ben Costa' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Ben Costa is editing this template');
    await expect(dialog(page).getByRole('button', { name: 'Save' })).toBeDisabled();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a request goes out by mail, and why it does not is said in the words of the server', async () => {
    await choose(page, 'Spring offer', 'Unlock request');
    await expect(page.getByText('Unlock request has been sent successfully.')).toBeVisible();
    const mails = await server.mails();
    expect(mails.join('\n')).toContain('Anna Berg (anna@acme.example) would like to edit the template');
    const error = 'The post office is closed on Sundays.';
    await page.route('**/sharing/email/unlock/**', (route) =>
      route.fulfill({ status: 502, json: { error, message: error, code: 'UPSTREAM_FAILED', requestId: 'r' } }),
    );
    await choose(page, 'Spring offer', 'Unlock request');
    await expect(page.getByText(error)).toBeVisible();
  });

  await test.step('leaving the editor gives it back', async () => {
    await ben.page.getByRole('link', { name: 'Back to templates' }).click();
    await expect(
      ben.page.getByRole('list', { name: 'Templates' }).or(ben.page.getByText(/^No .*templates/)),
    ).toBeVisible();
    await expect
      .poll(async () => (await api.json<{ isLocked: boolean }>('GET', `/usertemplate/${id}`)).isLocked)
      .toBe(false);
    // Who comes back to the page is told at once; who stays on it within seconds.
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('“Spring offer” is unlocked')).toBeVisible();
    await expect(card(page, 'Spring offer').getByRole('link', { name: 'Spring offer' })).toBeVisible();
    await expect(card(page, 'Spring offer').getByText('Locked by')).toHaveCount(0);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/edit/${id}$`));
  });
});

test('sharing and publishing exclude each other: both say why, and lead to the other', { tag: '@deep' }, async ({
  page,
  signInAs,
  apiAs,
  ben,
}) => {
  const api = await apiAs('anna');
  const id = await createSharedTemplate(api, ...draft('Either or'));
  const read = () => api.json<{ status: string; isShared: boolean }>('GET', `/usertemplate/${id}`);
  await signInAs('anna');

  await test.step('in the menu of a shared draft, with keys alone', async () => {
    await page.goto('/?status=draft');
    await openMenu(page, 'Either or');
    const publish = menuItem(page, 'Publish Shared drafts cannot be published. Stop sharing first.');
    await expect(publish).toHaveAttribute('aria-disabled', 'true');
    await publish.focus();
    await expect(publish).toBeFocused();
    await page.keyboard.press('Enter');
    expect(await read()).toMatchObject({ status: 'draft', isShared: true });
    await page.keyboard.press('ArrowDown');
    await expect(menuItem(page, 'Stop sharing and publish…')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText('Ben Costa can no longer open it for editing.');
    // A key pressed before the dialog has the focus goes to the menu that closes, and opens that again.
    await expect(dialog(page).getByRole('button', { name: 'Stop sharing and publish' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Template is Published' })).toBeVisible();
    expect(await read()).toMatchObject({ status: 'published', isShared: false });
    await page.keyboard.press('Escape');
  });

  await test.step('a published one moves to drafts before it is shared', async () => {
    await page.goto('/');
    await openMenu(page, 'Either or');
    const share = menuItem(page, 'Share Only drafts can be shared. Move it to drafts first.');
    await expect(share).toHaveAttribute('aria-disabled', 'true');
    await menuItem(page, 'Move to drafts and share…').click();
    await dialog(page).getByRole('button', { name: 'Move to drafts and share' }).click();
    const sharing = page.getByRole('dialog', { name: 'Share “Either or”' });
    await sharing.getByRole('combobox', { name: 'Add people' }).fill('ben@acme');
    await expect(sharing.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await sharing.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('“Either or” is shared with 1 person')).toBeVisible();
    expect(await read()).toMatchObject({ status: 'draft', isShared: true });
  });

  await test.step('in the editor the same, under the lock that the owner holds', async () => {
    await page.goto(`/edit/${id}`);
    const publish = page.getByRole('banner').getByRole('button', { name: 'Publish', exact: true });
    await expect(publish).toHaveAttribute('aria-disabled', 'true');
    await expect(publish).toHaveAccessibleDescription('Shared drafts cannot be published. Stop sharing first.');
    await publish.focus();
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('button', { name: 'Stop sharing and publish' }).click();
    await expect(page.getByRole('dialog', { name: 'Template is Published' })).toBeVisible();
    expect(await read()).toMatchObject({ status: 'published', isShared: false });
    await ben.page.goto(`/edit/${id}`);
    await expect(ben.page.getByText('Template not found')).toBeVisible();
  });
});

test('how many notes there are stands on the card and in the editor, for everybody who works on it', {
  tag: '@deep',
}, async ({ page, signInAs, apiAs, ben }) => {
  const api = await apiAs('anna');
  const id = await createSharedTemplate(api, ...draft('Noted'));
  await api.json('POST', '/note', { templateId: id, text: 'Mind the date' });
  await ben.page.goto('/?status=shared');
  const count = card(ben.page, 'Noted').getByRole('button', { name: '1 note on Noted' });
  await count.click();
  const notes = dialog(ben.page);
  await expect(notes.getByText('Mind the date')).toBeVisible();
  await notes.getByRole('textbox', { name: 'New note' }).fill('Which date?');
  await notes.getByRole('button', { name: 'Add' }).click();
  await expect(notes.getByText('Which date?')).toBeVisible();
  await expect(notes.getByRole('textbox', { name: 'New note' })).toHaveValue('');
  await ben.page.keyboard.press('Escape');
  await expect(card(ben.page, 'Noted').getByRole('button', { name: '2 notes on Noted' })).toBeVisible();

  await signInAs('anna');
  await page.goto(`/edit/${id}`);
  await page.getByRole('banner').getByRole('button', { name: 'Personal notes (2)' }).click();
  await dialog(page).getByRole('button', { name: 'Delete all' }).click();
  await page.getByRole('dialog', { name: 'Delete all 2 notes?' }).getByRole('button', { name: 'Delete all' }).click();
  await expect(dialog(page).getByText('Which date?')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Personal notes', exact: true })).toBeVisible();
});
