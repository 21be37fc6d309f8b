import { expect, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { test } from './support/test.ts';

const NAME_RULE = /^255 characters max, cannot contain special chars/;

const card = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Templates' }).getByRole('listitem').filter({ hasText: name });

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

const count = (page: Page, place: string) =>
  page.getByRole('navigation', { name: 'Projects' }).getByRole('link', { name: new RegExp(`^${place} ?\\d+$`) });

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs('anna');
  await page.goto('/');
});

test('a template is created from a layout, after a question when half-filled, and the editor opens on it', async ({
  page,
}) => {
  await expect(page.getByRole('list', { name: 'Templates' })).toBeVisible();
  await page.getByRole('button', { name: 'New template' }).click();
  const dialog = page.getByRole('dialog', { name: 'New template' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Half');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(dialog.getByRole('radio', { name: 'Blank' })).toBeChecked();
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'new-template');

  await dialog.getByRole('tab', { name: 'Featured layouts' }).click();
  await expect(dialog.getByRole('tab', { name: 'Featured layouts' })).toBeFocused();
  await expect(dialog.getByText('Please enter name')).toHaveCount(0);
  await dialog.getByRole('tab', { name: 'Basic layouts' }).click();
  await dialog.getByRole('button', { name: 'Create template' }).click();
  await expect(dialog.getByText('Please enter name')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Sale 50%');
  await dialog.getByRole('textbox', { name: 'Name' }).blur();
  await expect(dialog.getByText(NAME_RULE)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Autumn letter');
  await dialog.getByRole('radio', { name: '2 columns' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Create template' }).click();
  await expect(page).toHaveURL(/\/edit\/[\w-]+$/);

  await page.goto('/?status=draft');
  await card(page, 'Autumn letter').click({ position: { x: 24, y: 24 } });
  await expect(page, 'its picture opens it').toHaveURL(/\/edit\/[\w-]+$/);
});

test('a template is created from a featured layout; a refused creation clears the button and says nothing', {
  tag: '@deep',
}, async ({ page, apiAs }) => {
  await page.getByRole('button', { name: 'New template' }).click();
  const dialog = page.getByRole('dialog', { name: 'New template' });
  await expect(dialog.getByRole('checkbox', { name: 'Create system template' })).toHaveCount(0);
  await dialog.getByRole('tab', { name: 'Featured layouts' }).click();
  const featured = dialog.getByRole('radio');
  expect(await featured.count()).toBeGreaterThan(0);
  await featured.first().check({ force: true });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('From featured');
  const tags = dialog.getByLabel('Tags', { exact: true });
  for (const tag of ['spring', 'news']) {
    await tags.fill(tag);
    await tags.press('Enter');
  }
  await dialog.getByRole('textbox', { name: 'Description' }).fill('For the first warm days');
  await page.route('**/usertemplate/type/email', (route) => route.fulfill({ status: 500, json: {} }));
  const create = dialog.getByRole('button', { name: 'Create template' });
  await create.click();
  await expect(create).toBeEnabled();
  await expect(create).not.toHaveAttribute('data-loading', 'true');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute('**/usertemplate/type/email');
  await create.click();
  await expect(page).toHaveURL(/\/edit\/[\w-]+$/);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  expect(await (await apiAs('anna')).json('GET', `/usertemplate/${id}/info`)).toMatchObject({
    name: 'From featured',
    tags: 'spring,news',
    description: 'For the first warm days',
  });
});

test('name, tags and description are changed in the settings, checked when a field is left', { tag: '@deep' }, async ({
  page,
  apiAs,
}) => {
  const anna = await apiAs('anna');
  await anna.json('POST', '/usertemplate/type/email', { name: 'Plain draft' });
  await page.goto('/?status=draft');
  await choose(page, 'Plain draft', 'Settings');
  const dialog = page.getByRole('dialog', { name: 'Template settings' });
  const save = dialog.getByRole('button', { name: 'Save' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await expect(save).toBeDisabled();
  await name.fill('');
  await name.blur();
  await expect(dialog.getByText('Please enter name')).toBeVisible();
  await expect(save).toBeDisabled();
  await name.fill('Renamed draft');
  await dialog.getByLabel('Tags').fill('spring,');
  await dialog.getByRole('textbox', { name: 'Description' }).fill('x'.repeat(71));
  await expect(dialog.getByText('Max length exceeded')).toBeVisible();
  await expect(save).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Description' }).fill('For the main list');
  await expectNoSeriousAxe(page);
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(card(page, 'Renamed draft')).toContainText('spring');
});

test('a favourite is marked at once and found under Favorite', async ({ page, apiAs }) => {
  const anna = await apiAs('anna');
  await anna.json('POST', '/usertemplate/type/email', { name: 'Starred draft' });
  await page.goto('/?status=draft');
  await card(page, 'Starred draft').getByRole('button', { name: 'Add to favorites' }).click();
  await expect(card(page, 'Starred draft').getByRole('button', { name: 'Remove from favorites' })).toBeVisible();
  await count(page, 'Favorite').click();
  await expect(page).toHaveURL('/?status=favorited');
  await card(page, 'Starred draft').getByRole('button', { name: 'Remove from favorites' }).click();
  await expect(card(page, 'Starred draft')).toHaveCount(0);
});

test('a draft is published, unpublished after a question, removed with undo, and deleted forever', async ({
  page,
  apiAs,
}) => {
  const anna = await apiAs('anna');
  await anna.json('POST', '/usertemplate/type/email', { name: 'Way of a template' });
  const here = card(page, 'Way of a template');
  await page.goto('/?status=draft');
  await choose(page, 'Way of a template', 'Publish');
  await page.getByRole('dialog', { name: 'Template is Published' }).getByRole('button', { name: 'Close' }).click();
  await expect(here).toHaveCount(0);

  await count(page, 'Published').click();
  await expect(here).toBeVisible();
  await choose(page, 'Way of a template', 'Unpublish');
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(here).toHaveCount(0);

  await count(page, 'Draft').click();
  await choose(page, 'Way of a template', 'Remove');
  await expect(here).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(here).toBeVisible();
  await choose(page, 'Way of a template', 'Remove');
  await expect(here).toHaveCount(0);

  await count(page, 'Deleted').click();
  await choose(page, 'Way of a template', 'Move to drafts');
  await expect(here).toHaveCount(0);
  await count(page, 'Draft').click();
  await choose(page, 'Way of a template', 'Remove');
  await count(page, 'Deleted').click();
  await choose(page, 'Way of a template', 'Delete');
  await expectNoSeriousAxe(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete forever' }).click();
  await expect(here).toHaveCount(0);
});

test('a refused change is taken back and the reason told', async ({ page }) => {
  const first = page.getByRole('list', { name: 'Templates' }).getByRole('listitem').first();
  const name = (await first.getByRole('heading').textContent()) ?? '';
  await page.route('**/status/deleted', (route) =>
    route.fulfill({ status: 409, json: { error: 'x', code: 'INVALID_TRANSITION' } }),
  );
  await choose(page, name, 'Remove');
  await expect(page.getByText('The status of the template does not allow this.')).toBeVisible();
  await expect(card(page, name)).toBeVisible();
});

test('a search narrows the list after half a second, and its absence of finds has a way out', { tag: '@deep' }, async ({
  page,
}) => {
  await expect(page.getByRole('list', { name: 'Templates' })).toBeVisible();
  const before = await page.getByRole('status').first().textContent();
  await page.keyboard.press('/');
  await page.keyboard.type('no such mail');
  await expect(page.getByRole('heading', { name: 'No templates found' })).toBeVisible();
  await expectNoSeriousAxe(page);
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click();
  await expect(page.getByRole('status').first()).toHaveText(before ?? '');
});

test('a search says what it finds elsewhere, tags filter, and a copy is pointed out', { tag: '@deep' }, async ({
  page,
  apiAs,
}) => {
  const anna = await apiAs('anna');
  const make = async (name: string, tags: string) =>
    (await anna.json<{ templateId: string }>('POST', '/usertemplate/type/email', { name, tags })).templateId;
  await make('Quokka one', 'zoo,island,fur,small');
  await make('Quokka two', 'zoo');
  const published = await make('Quokka three', 'island');
  await anna.request('PUT', `/usertemplate/${published}/status/published`);
  const main = page.getByRole('main');

  await test.step('under the results and where there are none; the links keep the term', async () => {
    await page.reload();
    await page.getByRole('searchbox').fill('quokka');
    await expect(card(page, 'Quokka three')).toBeVisible();
    await main.getByRole('link', { name: '2 more in Draft' }).click();
    await expect(page).toHaveURL(/status=draft$/);
    await expect(page.getByRole('searchbox')).toHaveValue('quokka');
    await expect(card(page, 'Quokka two')).toBeVisible();
    await page.getByRole('searchbox').fill('quokka three');
    await expect(page.getByRole('heading', { name: 'No templates found' })).toBeVisible();
    await main.getByRole('link', { name: '1 in Published' }).click();
    await expect(card(page, 'Quokka three')).toBeVisible();
  });

  await test.step('a tag filters, also one behind the first two, and is taken back', async () => {
    await page.goto('/?status=draft');
    await card(page, 'Quokka one').getByRole('button', { name: 'zoo', exact: true }).press('Enter');
    await expect(main.getByText('Tag: zoo')).toBeVisible();
    await expect(page.getByRole('status').first()).toHaveText('2 templates');
    await expectNoSeriousAxe(page);
    await takeScreenshots(page, 'dashboard-tag');
    await card(page, 'Quokka one').getByRole('button', { name: '2 more' }).click();
    await page.getByRole('menuitem', { name: 'small' }).click();
    await expect(page.getByRole('status').first()).toHaveText('1 template');
    await main.getByRole('button', { name: 'Remove filter “small”' }).click();
    await expect(card(page, 'Quokka two')).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeFocused();
  });

  await test.step('a copy says where it is, and is shown there', async () => {
    await page.goto('/');
    await choose(page, 'Quokka three', 'Duplicate');
    await expect(page.getByText('“Quokka three” has been copied to Draft')).toBeVisible();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/status=draft$/);
    await expect(card(page, 'Quokka three (copy)').getByRole('link', { name: 'Quokka three (copy)' })).toBeFocused();
    await expect(page.locator('[data-highlighted]')).toHaveCount(1);
  });
});

test('selecting a system template makes the person’s own copy and opens it', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/?category=all');
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'library');
  await choose(page, 'Welcome', 'Select');
  await expect(page).toHaveURL(/\/edit\/[\w-]+$/);
  await expect(page.getByText('“Welcome” has been copied to Draft')).toBeVisible();
  await page.goto('/?status=draft');
  await expect(card(page, 'Welcome (copy)').first()).toBeVisible();
});

test('a list that fails says so and can be asked for again', { tag: '@deep' }, async ({ page }) => {
  await page.route('**/api/v2/usertemplate?**', (route) => route.fulfill({ status: 400, json: { code: 'X' } }));
  await page.goto('/?status=draft');
  await expect(page.getByText("Templates haven't been loaded. Please, try again later")).toBeVisible();
  await expectNoSeriousAxe(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Templates' })).toBeVisible();
});

test('nothing serious is found by axe, and a small screen has the navigation behind a button', async ({ page }) => {
  await expect(page.getByRole('list', { name: 'Templates' })).toBeVisible();
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'dashboard');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const drawer = page.getByRole('dialog');
  await expectNoSeriousAxe(page);
  await drawer.getByRole('link', { name: /^Draft/ }).click();
  await expect(page).toHaveURL('/?status=draft');
  await expect(drawer).toHaveCount(0);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
