import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { editorPage } from './support/editor-page.ts';
import { runAxe } from './support/run-axe.ts';
import { createTemplate, mail, readTemplate, type StoredNode } from './support/sample-mail.ts';
import { test } from './support/test.ts';

const WIDTHS = [1024, 375] as const;
const SCHEMES = ['light', 'dark'] as const;

/** On phones everything has to fit and to be there; axe, which asks mostly for what no width changes, looks there in the deep run. */
const looksAt = (width: number) => width > 375 || process.env.DEEP;

interface Listed {
  readonly id: string;
  readonly name: string;
}

/** A mail is a part of a page: it needs no landmarks and no way past them, and an empty one has no headline. */
const OF_PAGES = ['region', 'landmark-one-main', 'bypass', 'page-has-heading-one'];

/** All that axe finds wrong, or the contrast alone, which is what dark mode changes. */
async function findings(page: Page, scope: 'all' | 'contrast'): Promise<readonly string[]> {
  const found = await runAxe(
    page,
    scope === 'all'
      ? { rules: Object.fromEntries(OF_PAGES.map((rule) => [rule, { enabled: false }])) }
      : { runOnly: { type: 'rule', values: ['color-contrast'] } },
  );
  return found.map(({ rule, html }) => `${rule}: ${html.slice(0, 160)}`);
}

/** Names of pictures that are not there. */
function brokenPictures(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const pictures = [...document.images];
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
    const grounds = [...document.querySelectorAll<HTMLElement>('[style*="background-image"]')].map((element) => {
      const background = new Image();
      background.src = /url\(["']?([^"')]+)/.exec(element.style.backgroundImage)?.[1] ?? '';
      return background;
    });
    await Promise.all(grounds.map((background) => background.decode().catch(() => {})));
    return [...pictures, ...grounds].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
  });
}

test('every seeded template is readable at 1024 and 375 px in light and in dark mode: axe finds nothing, nothing sticks out, pictures are there', {
  tag: '@deep',
}, async ({ page, apiAs, server }) => {
  test.setTimeout(300_000);
  const anna = await apiAs('anna');
  const list = async (group: string) => {
    const path = `/systemtemplate/type/email/status/published?group=${group}&hideHtml=true`;
    return (await anna.json<{ elements: readonly Listed[] }>('GET', path)).elements;
  };
  const templates = new Map([...(await list('system')), ...(await list('layouts'))].map(({ id, name }) => [id, name]));
  expect(templates.size).toBe(19);
  for (const [id, name] of templates) {
    const { html } = await anna.json<{ html: string }>('GET', `/systemtemplate/${id}`);
    // A page of the server, so that the mail's pictures are asked for as a reader's client asks.
    await page.route(`${server.url}/mail`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto('/mail');
    expect(await brokenPictures(page), name).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${name} at ${width} px`).toBeLessThanOrEqual(0);
      for (const colorScheme of looksAt(width) ? SCHEMES : []) {
        await page.emulateMedia({ colorScheme });
        expect(
          await findings(page, colorScheme === 'light' ? 'all' : 'contrast'),
          `${name} at ${width} px, ${colorScheme}`,
        ).toEqual([]);
      }
    }
    await page.unroute(`${server.url}/mail`);
  }
});

interface ListedModule {
  readonly name: string;
  readonly isSystem: boolean;
  readonly components: readonly StoredNode[];
}

/** All of them in one mail: axe takes as long for a mail as for a module. */
if (process.env.DEEP) {
  test('every module of the library is readable at 1024 and 375 px in light and in dark mode: axe finds nothing, nothing sticks out, pictures are there', async ({
    page,
    apiAs,
    server,
  }) => {
    test.setTimeout(300_000);
    const anna = await apiAs('anna');
    const modules = (await anna.json<readonly ListedModule[]>('GET', '/customblocks')).filter((one) => one.isSystem);
    expect(modules.length).toBeGreaterThanOrEqual(60);
    const id = await createTemplate(anna, 'All modules', mail(...modules.flatMap(({ components }) => components)));
    const { html } = await readTemplate(anna, id);
    await page.route(`${server.url}/mail`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto('/mail');
    expect(await brokenPictures(page)).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      expect(await page.locator('h2').count()).toBeGreaterThan(40);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        const found = await findings(page, colorScheme === 'light' ? 'all' : 'contrast');
        expect(found, `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

/** One with a countdown; all of them in the deep run, and by the API in the tests of the server. */
const SELECTED = process.env.DEEP
  ? [
      'Monthly newsletter',
      'Weekly digest',
      'Product launch',
      'Sale',
      'Abandoned cart',
      'Order confirmation',
      'Shipping notice',
      'Password reset',
      'Welcome',
      'Survey',
      'Event invitation',
      'Holiday greetings',
    ]
  : ['Sale'];

/** Names of the demo mails, which must allow the same work as a system template. */
const DEMO_MAILS = [
  'June newsletter',
  'Halo launch',
  'Welcome - part 1',
  'Order confirmation',
  'Harbor evening',
  'Cart reminder - second try',
];

/** Works on the mail open in the editor as a person does: changes it, saves, publishes, downloads it and sends a test. */
async function workOn(page: Page, name: string): Promise<void> {
  const editor = editorPage(page);
  await editor.ready();
  const headline = editor.mail.getByRole('heading').first();
  await editor.doubleClick(headline);
  await expect(editor.mail.locator('[contenteditable="true"]')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('My own words');
  await page.keyboard.press('Escape');
  await editor.save();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const published = page.getByRole('dialog', { name: 'Template is Published' });
  await expect(published.or(page.getByRole('button', { name: 'Publish anyway' }))).toBeVisible();
  if (!(await published.isVisible())) await page.getByRole('button', { name: 'Publish anyway' }).click();
  await published.getByRole('button', { name: 'Continue editing' }).click();
  await expect(published).toBeHidden();

  await page.getByRole('button', { name: 'Options' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download HTML' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${name}.html`);
  expect(readFileSync(await file.path(), 'utf8')).toContain('My own words');

  await page.getByRole('button', { name: 'Send test email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send test email' });
  await dialog.getByRole('textbox', { name: /^To/ }).fill('carla@acme.example');
  await dialog.getByRole('textbox', { name: /^To/ }).press('Enter');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Test email has been sent', { exact: true })).toBeVisible();
}

for (const name of SELECTED) {
  test(`${name} is selected, changed, saved, published, downloaded and sent as a test`, async ({ page, signInAs }) => {
    await signInAs('anna');
    await page.goto('/?category=all');
    await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Select', exact: true }).click();
    await expect(page).toHaveURL(/\/edit\/[\w-]+$/);
    await workOn(page, `${name} (copy)`);
  });
}

for (const name of DEMO_MAILS) {
  test(`the demo mail ${name} is changed, saved, published, downloaded and sent as a test`, { tag: '@deep' }, async ({
    page,
    signInAs,
    apiAs,
  }) => {
    const anna = await apiAs('anna');
    const criteria = [{ key: 'name', value: name }];
    const found = await anna.json<{ elements: readonly (Listed & { status: string })[] }>(
      'POST',
      '/usertemplate/search',
      { criteria },
    );
    const own = found.elements.find((element) => element.name === name && !('isSystem' in element && element.isSystem));
    expect(own).toBeDefined();
    if (own?.status === 'published') await anna.request('PUT', `/usertemplate/${own.id}/status/draft`);
    await signInAs('anna');
    await page.goto(`/edit/${own?.id}`);
    await workOn(page, name);
  });
}
