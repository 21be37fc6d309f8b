import { readFileSync } from 'node:fs';
import type { Category } from '@mailwright/contract';
import { expect, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { test } from './support/test.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Templates' }).getByRole('listitem');
const card = (page: Page, name: string) => cards(page).filter({ hasText: name });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected templates' });

async function agree(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

test('bulk mode removes, restores and deletes many, and names what it could not do', async ({
  page,
  signInAs,
  apiAs,
}) => {
  const anna = await apiAs('anna');
  const ids: string[] = [];
  for (const name of ['Bulk one', 'Bulk two', 'Bulk three', 'Bulk four']) {
    const { templateId } = await anna.json<{ templateId: string }>('POST', '/usertemplate/type/email', { name });
    ids.push(templateId);
  }
  await signInAs('anna');
  await page.goto('/?status=draft');
  await page.getByRole('button', { name: 'Select multiple' }).click();

  await test.step('shift selects a range, the count follows', async () => {
    await box(page, 'Bulk four').click();
    await box(page, 'Bulk two').click({ modifiers: ['Shift'] });
    await expect(bar(page).getByText('3 selected')).toBeVisible();
    await box(page, 'Bulk three').click();
    await expect(bar(page).getByText('2 selected')).toBeVisible();
    await page.keyboard.press('Control+a');
    await expect(bar(page).getByRole('checkbox', { name: 'Select all' })).toBeChecked();
    await expectNoSeriousAxe(page);
    await takeScreenshots(page, 'dashboard-bulk');
  });

  await test.step('the selection goes when bulk mode is turned off, and bulk mode when the place changes', async () => {
    await page.getByRole('button', { name: 'Exit selection' }).first().click();
    await expect(bar(page)).toBeHidden();
    await page.getByRole('button', { name: 'Select multiple' }).click();
    await expect(bar(page).getByText('0 selected')).toBeVisible();
    await page.getByRole('link', { name: /^All/ }).click();
    await expect(bar(page)).toBeHidden();
    await page.goBack();
    await expect(card(page, 'Bulk one')).toBeVisible();
    await expect(bar(page)).toBeHidden();
  });

  await test.step('what fails is named with its reason, the rest is done', async () => {
    await page.getByRole('button', { name: 'Select multiple' }).click();
    for (const name of ['Bulk one', 'Bulk two', 'Bulk three']) await box(page, name).click();
    // Somebody else is quicker.
    await anna.request('PUT', `/usertemplate/${ids[2]}/status/deleted`);
    await bar(page).getByRole('button', { name: 'Remove' }).click();
    await agree(page, 'Remove');
    await expect(page.getByText('2 templates have been removed')).toBeVisible();
    await expect(
      page.getByText(/1 template could not be changed\. “Bulk three”: The status of the template does not allow/),
    ).toBeVisible();
    await expect(cards(page).filter({ hasText: /Bulk (one|two|three)/ })).toHaveCount(0);
    await expect(card(page, 'Bulk four')).toBeVisible();
  });

  await test.step('the deleted list restores some and deletes the others forever', async () => {
    await page.goto('/?status=deleted');
    await page.getByRole('button', { name: 'Select multiple' }).click();
    await box(page, 'Bulk one').click();
    await bar(page).getByRole('button', { name: 'Move to drafts' }).click();
    await agree(page, 'Move to drafts');
    await expect(page.getByText('1 template is a draft again')).toBeVisible();
    // Keys are the question's as long as it is there.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+a');
    await bar(page).getByRole('button', { name: 'Delete forever' }).click();
    await expect(page.getByRole('dialog', { name: 'Delete 3 templates forever?' })).toBeVisible();
    await agree(page, 'Delete forever');
    await expect(page.getByRole('heading', { name: 'No deleted templates' })).toBeVisible();
  });

  await test.step('published ones are unpublished together', async () => {
    for (const name of ['Bulk five', 'Bulk six']) {
      const { templateId } = await anna.json<{ templateId: string }>('POST', '/usertemplate/type/email', { name });
      await anna.request('PUT', `/usertemplate/${templateId}/status/published`);
    }
    await page.goto('/');
    await page.getByRole('button', { name: 'Select multiple' }).click();
    for (const name of ['Bulk five', 'Bulk six']) await box(page, name).click();
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await bar(page).getByRole('button', { name: 'Unpublish' }).click();
    await agree(page, 'Unpublish');
    expect(new URL((await sent).url()).pathname).toBe('/api/v2/usertemplate/status/draft');
    expect((await sent).postDataJSON()).toHaveLength(2);
    await expect(page.getByText('2 templates are drafts again')).toBeVisible();
    await expect(cards(page).filter({ hasText: /Bulk (five|six)/ })).toHaveCount(0);
  });
});

test('many are tagged, marked, copied and exported at once', { tag: '@deep' }, async ({ page, signInAs, apiAs }) => {
  const anna = await apiAs('anna');
  const make = async (name: string, tags: string) =>
    (await anna.json<{ templateId: string }>('POST', '/usertemplate/type/email', { name, tags })).templateId;
  const ids = [await make('Herd one', 'old'), await make('Herd two', 'old,kept')];
  await make('Herd three', '');
  const tagsOf = (id = '') => anna.json<{ tags: string }>('GET', `/usertemplate/${id}/info`).then(({ tags }) => tags);
  await signInAs('anna');
  await page.goto('/?status=draft');
  await page.getByRole('button', { name: 'Select multiple' }).click();
  for (const name of ['Herd one', 'Herd two']) await box(page, name).click();
  const press = (name: string) => bar(page).getByRole('button', { name, exact: true }).click();

  await test.step('tags are added and removed in one dialog, by key', async () => {
    await press('Edit tags…');
    const dialog = page.getByRole('dialog', { name: 'Edit tags of 2 templates' });
    await expect(
      dialog.getByRole('textbox', { name: 'Add tags' }).or(dialog.getByRole('combobox', { name: 'Add tags' })),
    ).toBeFocused();
    await page.keyboard.type('new');
    await page.keyboard.press('Enter');
    await dialog.getByRole('group', { name: 'Remove tags' }).getByRole('checkbox', { name: 'old' }).check();
    await expectNoSeriousAxe(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Tags of 2 templates have been changed')).toBeVisible();
    expect([await tagsOf(ids[0]), await tagsOf(ids[1])]).toEqual(['new', 'kept,new']);
  });

  await test.step('marked as favorites, and the marks taken away', async () => {
    await press('Add to favorites');
    await expect(page.getByText('2 templates have been added to your favorites')).toBeVisible();
    expect(await tagsOf(ids[0])).toBe('new,favorite');
    await press('Remove from favorites');
    await expect(page.getByText('2 templates have been removed from your favorites')).toBeVisible();
    expect(await tagsOf(ids[0])).toBe('new');
  });

  await test.step('exported as one archive; what cannot be had is named and fails nothing else', async () => {
    await page.route(`**/export/${ids[1]}/html`, (route) =>
      route.fulfill({
        status: 404,
        json: { error: 'Gone', message: 'Gone', code: 'TEMPLATE_NOT_FOUND', requestId: 'r' },
      }),
    );
    const download = page.waitForEvent('download');
    await press('Export HTML');
    const file = await download;
    expect(file.suggestedFilename()).toBe('Templates.zip');
    const archive = readFileSync(await file.path()).toString('latin1');
    expect([...new Set(archive.match(/Herd \w+\.html/g))]).toEqual(['Herd one.html']);
    await expect(page.getByText(/1 template could not be changed\. “Herd two”: Template not found/)).toBeVisible();
  });

  await test.step('copied, and the copies are pointed out', async () => {
    await press('Duplicate');
    await expect(page.getByText('2 copies are in Draft')).toBeVisible();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(card(page, 'Herd one (copy)')).toBeVisible();
    await expect(page.locator('[data-highlighted]')).toHaveCount(2);
  });

  await test.step('long work is counted and can be stopped', async () => {
    await page.goto('/?status=draft');
    await page.getByRole('button', { name: 'Select multiple' }).click();
    await page.keyboard.press('Control+a');
    const asked: string[] = [];
    await page.route('**/export/*/html', async (route) => {
      asked.push(route.request().url());
      if (asked.length < 3) await route.fallback();
    });
    await press('Export HTML');
    await expect(bar(page).getByText(/^2 of \d+$/)).toBeVisible();
    await press('Cancel');
    await expect(bar(page).getByText(/\d+ selected/)).toBeVisible();
    expect(asked).toHaveLength(3);
  });
});

test('the three views show the same cards and are remembered', { tag: '@deep' }, async ({ page, signInAs }) => {
  await signInAs('anna');
  await page.goto('/?category=all');
  const kept = () => page.evaluate(() => localStorage.getItem('mailwright.view'));
  await expect(page.getByRole('button', { name: 'Grid', exact: true })).toHaveAttribute('aria-pressed', 'true');
  expect(await kept()).toBeNull();
  const width = async () => Math.round((await cards(page).first().boundingBox())?.width ?? 0);
  await expect(cards(page).first()).toBeVisible();
  const grid = await width();
  await page.getByRole('button', { name: 'Small grid' }).click();
  await expect.poll(width).toBeLessThan(grid);
  expect(await kept()).toBe('"small-grid-view"');
  await takeScreenshots(page, 'dashboard-small-grid');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect.poll(width).toBeGreaterThan(700);
  await takeScreenshots(page, 'dashboard-list');
  expect(await kept()).toBe('"list-view"');
  await page.reload();
  await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(width).toBeGreaterThan(700);
  await expectNoSeriousAxe(page);
});

test('admins make, rename, hide, show and delete categories; users see the shown ones', async ({
  page,
  signInAs,
  apiAs,
}) => {
  await signInAs('admin');
  await page.goto('/?category=all');
  const quickStart = page.getByRole('navigation', { name: 'Quick start' });
  const menu = async (name: string, action: string) => {
    await quickStart.getByRole('link', { name: new RegExp(`^${name}`) }).hover();
    await quickStart.getByRole('button', { name: `Actions for the category ${name}` }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };

  await page.getByRole('button', { name: 'New category' }).click();
  const form = page.getByRole('dialog', { name: 'New category' });
  const name = form.getByRole('textbox', { name: 'Category name' });
  await name.fill('   ');
  await name.press('Enter');
  await expect(form.getByText('Category name is required')).toBeVisible();
  const taken = await quickStart.getByRole('link').nth(2).locator('[data-tip]').last().textContent();
  await name.fill(` ${taken?.toUpperCase()} `);
  await name.press('Enter');
  await expect(form.getByText('A category with this name already exists! Please type a different name')).toBeVisible();
  await takeScreenshots(page, 'category-form');
  await name.fill('  Anniversaries ');
  await name.press('Enter');
  await expect(quickStart.getByRole('link', { name: /^Anniversaries/ })).toBeVisible();

  await menu('Anniversaries', 'Rename');
  const rename = page.getByRole('dialog', { name: 'Rename' }).getByRole('textbox', { name: 'Category name' });
  await rename.fill('Jubilees');
  await rename.press('Enter');
  await expect(quickStart.getByRole('link', { name: /^Jubilees/ })).toBeVisible();

  /** Agrees to what fails, and then to what does not: the dialog waits, says so, and can be tried again. */
  const agreeTwice = async (label: string) => {
    const dialog = page.getByRole('dialog');
    const button = dialog.getByRole('button', { name: label, exact: true });
    await expect(button).not.toHaveAttribute('data-loading');
    const { promise: waited, resolve: goOn } = Promise.withResolvers<void>();
    await page.route('**/api/v2/categories/*', async (route) => {
      await waited;
      await route.abort();
    });
    await button.click();
    await expect(button).toHaveAttribute('data-loading', 'true');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    goOn();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(button).not.toHaveAttribute('data-loading');
    await page.unroute('**/api/v2/categories/*');
    await button.click();
    await expect(dialog).toHaveCount(0);
  };

  await menu('Jubilees', 'Hide');
  await agreeTwice('Hide');
  await expect(quickStart.getByRole('link', { name: /^Jubilees ?Hidden from users/ })).toBeVisible();
  const anna = await apiAs('anna');
  const seen = async () => (await anna.json<Category[]>('GET', '/categories')).map((category) => category.name);
  expect(await seen()).not.toContain('Jubilees');

  await menu('Jubilees', 'Show');
  await expect(page.getByText('“Jubilees” is shown')).toBeVisible();
  expect(await seen()).toContain('Jubilees');
  await quickStart.getByRole('link', { name: /^Jubilees/ }).click();
  await menu('Jubilees', 'Delete');
  await agreeTwice('Delete');
  await expect(page).toHaveURL(/\?category=all$/);
  await expect(quickStart.getByRole('link', { name: /^Jubilees/ })).toHaveCount(0);
});

test('users manage no categories', { tag: '@deep' }, async ({ page, signInAs }) => {
  await signInAs('anna');
  await page.goto('/?category=all');
  await expect(page.getByRole('navigation', { name: 'Quick start' }).getByRole('link', { name: /^All/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /category/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Select multiple' })).toHaveCount(0);
});
