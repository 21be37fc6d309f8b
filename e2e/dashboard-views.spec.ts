import { type Category, LIMITS, type TemplateCounts } from '@mailwright/contract';
import { expect, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { nextFrames } from './support/canvas-gestures.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { test } from './support/test.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Templates' });
/** Tags of a card are a list of their own. */
const cards = (page: Page) => list(page).locator('> li');
const breadcrumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
const rail = (page: Page, group: 'Projects' | 'Quick start') => page.getByRole('navigation', { name: group });
const sortButton = (page: Page) => page.getByRole('button', { name: /^Sort by: / });

test('addresses show what they name, the trail leads back, and unknown ones lead to the start', async ({
  page,
  signInAs,
  apiAs,
}) => {
  const anna = await apiAs('anna');
  const [category] = (await anna.json<Category[]>('GET', '/categories')).filter(({ count }) => count > 0);
  if (!category) throw new Error('There is no category with templates');
  await signInAs('anna');
  const places: readonly (readonly [string, readonly string[]])[] = [
    ['/', ['My Templates', 'Published']],
    ['/?status=published', ['My Templates', 'Published']],
    ['/?status=draft', ['My Templates', 'Draft']],
    ['/?status=deleted', ['My Templates', 'Deleted']],
    ['/?status=shared', ['My Templates', 'Shared']],
    ['/?status=favorited', ['My Templates', 'Favorite']],
    ['/?category=all', ['Template Library']],
    [`/?category=${category.id}`, ['Template Library', category.name]],
  ];
  for (const [address, titles] of places) {
    await page.goto(address);
    await expect(breadcrumbs(page)).toHaveText([...titles]);
    await expect(page).toHaveURL(address);
  }
  await expect(cards(page)).toHaveCount(category.count);
  await breadcrumbs(page).first().getByRole('link').click();
  await expect(page).toHaveURL('/?category=all');

  for (const address of ['/?status=nonsense', '/no/such/page']) {
    await page.goto(address);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Published', level: 1 })).toBeVisible();
  }

  await test.step('sort key and search term stay out of the address', async () => {
    await page.getByRole('searchbox').fill('zzz');
    await expect(page.getByRole('heading', { name: 'No templates found' })).toBeVisible();
    await sortButton(page).click();
    await page.getByRole('menuitem', { name: 'Date created' }).click();
    await expect(page).toHaveURL('/');
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(sortButton(page)).toHaveText('Last edited');
  });
});

test('the header has logo, trail, mode switch and version; the sidebar counts and hides what is empty', {
  tag: '@deep',
}, async ({ page, signInAs, apiAs }) => {
  const ben = await apiAs('ben');
  await (await apiAs('admin')).json('POST', '/categories?type=email&group=system&hidden=false', {
    name: 'Not filled yet',
  });
  const counts = await ben.json<TemplateCounts>('GET', '/usertemplate/counts');
  await signInAs('ben');
  await page.goto('/?category=all');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Mailwright, go to My Templates' })).toHaveAttribute('href', '/');
  await expect(header.getByText('Version 2.8.1')).toBeAttached();
  await expect(header.getByText('2.8.1', { exact: true })).toBeVisible();
  await expect(header.getByRole('button', { name: /^Editor mode: / })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Cancel' })).toHaveCount(0);

  const names = { published: 'Published', draft: 'Draft', deleted: 'Deleted', shared: 'Shared', favorited: 'Favorite' };
  for (const [key, name] of Object.entries(names)) {
    const link = rail(page, 'Projects').getByRole('link', { name: new RegExp(`^${name}`) });
    const count = counts[key as keyof typeof names];
    if (count === 0) await expect(link).toHaveCount(0);
    else await expect(link).toHaveText(new RegExp(`${count}$`));
  }
  // Nobody has shared anything with Ben yet, and a heading over nothing is hidden too.
  expect(Object.keys(names).map((key) => counts[key as keyof typeof names])).toEqual([0, 0, 0, 0, 0]);
  await expect(rail(page, 'Quick start')).toBeVisible();
  await expect(rail(page, 'Projects')).toHaveCount(0);
  await expect(rail(page, 'Quick start').getByRole('link').first()).toHaveText(new RegExp(`^All${counts.system}$`));
  await expect(rail(page, 'Quick start').getByRole('link', { name: /^Deleted system/ })).toHaveCount(0);
  const categories = await ben.json<Category[]>('GET', '/categories');
  expect(categories.map(({ count }) => count)).toContain(0);
  for (const { name, count, group } of categories) {
    const link = rail(page, 'Quick start').getByRole('link', { name: new RegExp(`^${name} ?\\d+$`) });
    if (group === 'layouts') await expect(link).toHaveCount(0);
    else await expect(link).toHaveText(`${name}${count}`);
  }

  await test.step('featured ones wear a ribbon and come first, whatever the order', async () => {
    const flags = async () =>
      cards(page).evaluateAll((items) => items.map((item) => item.textContent?.includes('Featured') ?? false));
    for (const key of ['Name', 'Date created']) {
      await sortButton(page).click();
      await page.getByRole('menuitem', { name: key }).click();
      await expect(list(page)).toHaveAttribute('data-stale', 'false');
      const seen = await flags();
      expect(seen.filter(Boolean).length).toBeGreaterThan(0);
      expect(seen).toEqual(seen.toSorted((a, b) => Number(b) - Number(a)));
    }
  });

  await test.step('an empty place says what belongs there', async () => {
    for (const [place, name] of [
      ['shared', 'Shared'],
      ['favorited', 'Favorite'],
    ] as const) {
      await page.goto(`/?status=${place}`);
      // The place that is shown keeps its entry, so that one sees where one is.
      await expect(rail(page, 'Projects').getByRole('link')).toHaveText([`${name}0`]);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
      await expect(cards(page)).toHaveCount(0);
    }
    await takeScreenshots(page, 'dashboard-empty');
  });

  await test.step('admins also find the deleted system templates', async () => {
    const admin = await apiAs('admin');
    const { templateId } = await admin.json<{ templateId: string }>('POST', '/systemtemplate/type/email', {
      name: 'Old house style',
    });
    await signInAs('admin');
    await page.goto('/?category=all');
    await expect(rail(page, 'Quick start').getByRole('link', { name: 'Deleted system templates 0' })).toBeVisible();
    await page.getByRole('button', { name: 'Actions for Old house style' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await rail(page, 'Quick start').getByRole('link', { name: 'Deleted system templates 1' }).click();
    await expect(page).toHaveURL('/?status=deleted&system_templates=true');
    await expect(breadcrumbs(page)).toHaveText(['Template Library', 'Deleted system templates']);
    await expect(cards(page)).toHaveText([/Old house style/]);
    expect((await admin.request('GET', `/systemtemplate/${templateId}`)).status).toBe(200);
  });
});

const SCROLL_HINT = 'Scroll for more';

test('each view sorts by its keys in both directions, a search waits half a second, and pages follow each other', async ({
  page,
  signInAs,
  apiAs,
}) => {
  const anna = await apiAs('anna');
  for (let number = 1; number <= 64; number++) {
    await anna.json('POST', '/usertemplate/type/email', {
      name: `Serial ${number}`,
      tags: number === 7 ? 'lucky' : '',
    });
  }
  const asked: { url: URL; body: { criteria?: { value: unknown }[] } | null }[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/\/(user|system)template(\/search)?$/.test(url.pathname)) {
      asked.push({ url, body: request.postDataJSON() });
    }
  });
  await signInAs('anna');
  await page.addInitScript((hint) => {
    const mark = (name: string, stands: boolean) => {
      if (stands && performance.getEntriesByName(name).length === 0) performance.mark(name);
    };
    new MutationObserver(() => {
      mark('cards', document.querySelector('h3') !== null);
      mark('hint', document.body?.textContent.includes(hint) ?? false);
    }).observe(document, { childList: true, subtree: true });
  }, SCROLL_HINT);
  await page.goto('/?status=draft');
  await expect(cards(page)).toHaveCount(20);

  await test.step('the scroll hint appears a second after the cards and goes after 800 pixels', async () => {
    const hint = page.getByText(SCROLL_HINT);
    await expect(hint).toBeVisible();
    const between = () => performance.measure('wait', 'cards', 'hint').duration;
    expect(await page.evaluate(between)).toBeGreaterThan(900);
    await page.evaluate(() => window.scrollTo(0, 700));
    await nextFrames(page);
    await expect(hint).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 800));
    await expect(hint).toHaveCount(0);
  });

  await test.step('further pages are asked for by offset and appended', async () => {
    // Not to a card: the next page may take its place meanwhile.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(40);
    const offsets = asked.map(({ url }) => url.searchParams.get('offset'));
    expect(offsets.slice(0, 2)).toEqual(['0', '20']);
    expect(asked[0]?.url.searchParams.get('limit')).toBe('20');
    expect(asked[0]?.url.searchParams.get('sortBy')).toBe('lastModified,desc');
  });

  await test.step('drafts also sort by shared; other views do not', async () => {
    for (const [label, key] of [
      ['Last edited', 'lastModified,desc'],
      ['Date created', 'created,desc'],
      ['Name', 'name,asc'],
      ['Shared', 'shared,desc'],
    ] as const) {
      await sortButton(page).click();
      await page.getByRole('menuitem', { name: label, exact: true }).click();
      await expect(sortButton(page)).toHaveText(label);
      await expect.poll(() => asked.some(({ url }) => url.searchParams.get('sortBy') === key)).toBe(true);
    }
    const names = list(page).getByRole('heading', { level: 3 });
    await sortButton(page).click();
    await page.getByRole('menuitem', { name: 'Name', exact: true }).click();
    await expect(names).toContainText(['Serial 1', 'Serial 10', 'Serial 11']);
    await page.getByRole('button', { name: 'Ascending' }).click();
    await expect(names).toContainText(['Serial 9', 'Serial 8', 'Serial 7', 'Serial 64']);
    await page.goto('/');
    await sortButton(page).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Last edited', 'Date created', 'Name']);
    await page.keyboard.press('Escape');
  });

  await test.step('a search asks once, half a second after the last key, in names and tags', async () => {
    await page.clock.install();
    await page.goto('/?status=draft');
    await expect(cards(page)).toHaveCount(20);
    // The page's clock stands from here on, and goes on only as far as it is told to.
    await page.clock.pauseAt(Date.now() + 60_000);
    asked.length = 0;
    await page.getByRole('searchbox').pressSequentially('LUC');
    await page.clock.runFor(LIMITS.debounce.search - 1);
    await page.getByRole('searchbox').pressSequentially('KY');
    await page.clock.runFor(LIMITS.debounce.search - 1);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await page.clock.resume();
    await expect(cards(page)).toHaveText([/Serial 7/]);
    expect(asked.length).toBe(1);
    expect(asked[0]?.body?.criteria?.map(({ value }) => value)).toContain('LUCKY');
  });
});

test('the page loads behind a loading screen, fits tablets and phones, and comes back after signing in again', async ({
  page,
  signInAs,
  apiAs,
}) => {
  await signInAs('anna');
  await test.step('while the session loads a loading screen shows', async () => {
    const held = Promise.withResolvers<void>();
    await page.route('**/auth/credentials', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/?status=draft');
    await expect(page.getByText('Loading…')).toBeAttached();
    await expect(list(page)).toHaveCount(0);
    held.resolve();
    await expect(list(page)).toBeVisible();
    await page.unroute('**/auth/credentials');
  });

  await test.step('below 992 pixels the sidebar hides behind a button, below 480 the list is for phones', async () => {
    const frame = page.locator('.tablet-hide');
    await page.setViewportSize({ width: 992, height: 800 });
    await expect(rail(page, 'Projects')).toBeVisible();
    await expect(frame).toHaveCount(0);
    await page.setViewportSize({ width: 991, height: 800 });
    await expect(frame).toHaveCount(1);
    await expect(rail(page, 'Projects')).toBeHidden();
    await expect(page.locator('.mobile')).toHaveCount(0);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Published/ })
      .click();
    await expect(page).toHaveURL('/');
    await page.setViewportSize({ width: 480, height: 800 });
    await expect(page.locator('.mobile')).toHaveCount(0);
    await page.setViewportSize({ width: 479, height: 800 });
    await expect(page.locator('.mobile')).toHaveCount(1);
    await expectNoSeriousAxe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('a tooltip waits half a second', async () => {
    const button = page.getByRole('button', { name: 'Small grid' });
    const before = Date.now();
    await button.hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    expect(Date.now() - before).toBeGreaterThan(450);
  });

  await test.step('a name that is cut is told whole', async () => {
    const long = `${'A name that nobody can read in one line '.repeat(3)}end`;
    const anna = await apiAs('anna');
    await anna.json('POST', '/usertemplate/type/email', { name: long });
    await page.goto('/?status=draft');
    await page.getByRole('link', { name: long }).hover();
    await expect(page.getByRole('tooltip')).toHaveText(long);
    await page.getByRole('link', { name: /^Published/ }).hover();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });

  await test.step('a refused action is told at the bottom right for five seconds', async () => {
    await page.goto('/?status=draft');
    await page.route('**/status/deleted', (route) => route.fulfill({ status: 500, json: {} }));
    await page
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click();
    const before = Date.now();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    const toast = page.getByText('Something went wrong. Try again later');
    await expect(toast).toBeVisible();
    const box = await toast.boundingBox();
    expect(box && box.x > 720 && box.y > 700).toBe(true);
    await expect(toast).toHaveCount(0);
    expect(Date.now() - before).toBeGreaterThan(4000);
    await page.unroute('**/status/deleted');
  });

  await test.step('a list that fails apologises', async () => {
    await page.route('**/api/v2/usertemplate?**', (route) => route.fulfill({ status: 400, json: { code: 'X' } }));
    await page.goto('/?status=draft');
    await expect(page.getByRole('heading', { name: 'Sorry, something went wrong' })).toBeVisible();
    await expect(page.getByText("Templates haven't been loaded. Please, try again later").first()).toBeVisible();
    await page.unroute('**/api/v2/usertemplate?**');
  });

  await test.step('a 401 leads to the sign-in screen and, after it, back to the same place', async () => {
    await page.goto('/?category=all');
    await page.getByRole('link', { name: /^Published/ }).click();
    await page
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click();
    await page.route('**/usertemplate/counts', (route) =>
      route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED', error: 'x' } }),
    );
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect(page).toHaveURL(/\/login/);
    // Requests that are under way get lost where a route ends: the page has to be there first.
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await page.unroute('**/usertemplate/counts');
    await page.getByRole('textbox', { name: 'Email' }).fill('anna@acme.example');
    await page.getByRole('textbox', { name: 'Password' }).fill('anna-demo');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Published' })).toBeVisible();
  });
});
