import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { editorPage } from './support/editor-page.ts';
import { createTemplate, heading, mail, readTemplate, section } from './support/sample-mail.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { test } from './support/test.ts';

test.use({ sharesServer: true });

test.beforeEach(({ signInAs }) => signInAs('anna'));

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test('both side panels collapse and expand by themselves, and stay so', { tag: '@deep' }, async ({ page, apiAs }) => {
  const id = await createTemplate(await apiAs('anna'), 'Panels', mail(section(heading('Title'))));
  const editor = editorPage(page);
  await editor.open(id);
  const left = page.getByRole('complementary', { name: 'Blocks and layers' });
  const right = page.getByRole('complementary', { name: 'Settings and styles' });
  const leftToggle = left.getByRole('button', { name: /^(Close|Open) / });
  const rightToggle = right.getByRole('button', { name: /^(Close|Open) / });
  const widths = async () => [(await left.boundingBox())?.width, (await right.boundingBox())?.width];
  expect(await widths()).toEqual([280, 304]);

  await leftToggle.click();
  await expect(page.locator('[data-tile]')).toHaveCount(0);
  await expect(leftToggle).toHaveAttribute('aria-expanded', 'false');
  await expect(rightToggle).toHaveAttribute('aria-expanded', 'true');
  expect(await widths()).toEqual([44, 304]);
  await rightToggle.press('Enter');
  expect(await widths()).toEqual([44, 44]);
  await page.reload();
  await editor.ready();
  expect(await widths()).toEqual([44, 44]);
  await leftToggle.click();
  expect(await widths()).toEqual([280, 44]);
  await rightToggle.click();
  await expect(right.getByRole('heading', { name: 'Email' })).toBeVisible();
});

test('the left panel has the tabs Blocks, Modules, Advanced and Layers', { tag: '@deep' }, async ({ page, apiAs }) => {
  test.slow();
  const id = await createTemplate(await apiAs('anna'), 'Tabs', mail(section(heading('Title'))));
  const editor = editorPage(page);
  await editor.open(id);
  const left = page.getByRole('complementary', { name: 'Blocks and layers' });
  await expect(left.getByRole('tab')).toHaveText(['Blocks', 'Modules', 'Advanced', 'Layers']);
  const groups = await left.getByRole('heading', { level: 3 }).allTextContents();
  const order = ['Basic', 'Navigation', 'Forms', 'Sections', 'Extra', 'Social'];
  expect(groups).toEqual(order.filter((name) => groups.includes(name)));
  expect(groups).toEqual(expect.arrayContaining(['Basic', 'Sections', 'Extra']));
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'frame-blocks');
  await left.getByRole('button', { name: 'Sections' }).click();
  await expect(left.locator('[data-tile="section-2"]')).toBeHidden();
  await left.getByRole('button', { name: 'Sections' }).click();
  await expect(left.locator('[data-tile="section-2"]')).toBeVisible();

  await tab(page, 'Modules').click();
  await expect(left.getByRole('searchbox', { name: 'Search modules' })).toBeVisible();
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'frame-modules');

  await tab(page, 'Modules').press('ArrowRight');
  await expect(tab(page, 'Advanced')).toBeFocused();
  await expect(left.getByRole('note')).toContainText('are available in advanced mode');
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'frame-advanced');
  await left.locator('[data-tile="html"]').press('Enter');
  await expect(page.getByText('Code inserted')).toBeAttached();
  await left.getByRole('button', { name: 'Switch to advanced mode…' }).click();
  const question = page.getByRole('dialog', { name: 'Switch to Advanced mode?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
});

test('a search in the left panel tells where else there is something, and an empty one is cleared', {
  tag: '@deep',
}, async ({ page, apiAs }) => {
  const id = await createTemplate(await apiAs('anna'), 'Search', mail(section(heading('Title'))));
  await editorPage(page).open(id);
  const search = page.getByRole('searchbox', { name: 'Search blocks' });
  await search.fill('zebra');
  await expect(page.getByText('No block matches “zebra”.')).toBeVisible();
  await expectNoSeriousAxe(page);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Clear search' }).last().click();
  await expect(search).toHaveValue('');
  await expect(page.locator('[data-tile="button"]')).toBeVisible();

  await tab(page, 'Advanced').click();
  await search.fill('call to action');
  await page.getByRole('button', { name: /\d more under Blocks/ }).click();
  await expect(tab(page, 'Blocks')).toHaveAttribute('aria-selected', 'true');
  await expect(search).toHaveValue('call to action');
  await expect(page.locator('[data-tile="button"]')).toBeVisible();
  await search.press('Escape');
  await expect(search).toHaveValue('');

  await tab(page, 'Layers').click();
  await page.getByRole('searchbox', { name: 'Search layers' }).fill('zebra');
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(page.getByRole('treeitem', { name: 'Page wrapper' })).toBeVisible();
});

test('a layer is hidden on the canvas by its eye or by key, over a reload, and stays in the mail', {
  tag: '@deep',
}, async ({ page, apiAs }) => {
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Eyes', mail(section(heading('First')), section(heading('Second'))));
  const editor = editorPage(page);
  await editor.open(id);
  await tab(page, 'Layers').click();
  const first = page.getByRole('treeitem').filter({ hasText: 'First' });
  const eye = page.getByRole('button', { name: 'Hide Heading in the editor' }).first();
  await first.hover();
  await eye.click();
  await expect(eye).toHaveAttribute('aria-pressed', 'true');
  await expect(editor.mail.getByText('First')).toBeHidden();
  await expect(editor.mail.getByText('Second')).toBeVisible();
  await expect(first).toHaveAccessibleDescription('hidden in the editor');
  await expect(page.getByText('1 layer is hidden in the editor, but still in the email.')).toBeVisible();
  await eye.hover();
  await expect(page.getByRole('tooltip')).toContainText('Hidden in the editor, but still in the email');
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'frame-layers');

  await page.getByRole('tree').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('h');
  await expect(editor.mail.getByText('Second')).toBeHidden();
  await expect(page.getByText('Heading hidden in the editor, but still in the email')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');

  await page.reload();
  await editor.ready();
  await expect(editor.mail.getByText('First')).toBeHidden();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(editor.mail.getByText('First')).toBeVisible();
  await page.getByRole('button', { name: 'Exit preview' }).click();
  await expect(editor.mail.getByText('First')).toBeHidden();
  await page.locator('[data-tile="divider"]').press('Enter');
  await editor.save();
  const { html } = await readTemplate(api, id);
  expect(html).toContain('First');
  expect(html).not.toContain('display:none!important}');
  await tab(page, 'Layers').click();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(editor.mail.getByText('First')).toBeVisible();
  await expect(editor.mail.getByText('Second')).toBeVisible();
});

test('a template that cannot be loaded shows the error screen, and opens when the connection is back', {
  tag: '@deep',
}, async ({ page, apiAs }) => {
  const id = await createTemplate(await apiAs('anna'), 'Out of reach', mail(section(heading('Title'))));
  let fail: (() => void) | undefined;
  const failing = new Promise<void>((resolve) => (fail = resolve));
  await page.route(`**/api/v2/usertemplate/${id}`, async (route) => {
    await failing;
    await route.abort();
  });
  await page.goto(`/edit/${id}`);
  await expect(page.locator('[aria-busy="true"]')).toBeVisible();
  fail?.();
  await expect(page.getByRole('heading', { name: 'There was an error loading your template!' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/edit/${id}$`));
  await expect(page.getByText('Template not found')).toHaveCount(0);
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'frame-load-error');
  await page.unroute(`**/api/v2/usertemplate/${id}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  const editor = editorPage(page);
  await editor.ready();
  await expect(editor.mail.getByText('Title')).toBeVisible();
});

test('a toast stands bottom-right and closes after five seconds', { tag: '@deep' }, async ({ page, apiAs }) => {
  const id = await createTemplate(await apiAs('anna'), 'Toast', mail(section(heading('Title'))));
  const editor = editorPage(page);
  await page.clock.install();
  await editor.open(id);
  await page.locator('[data-tile="divider"]').press('Enter');
  // The page's clock stands from here on, and goes on only as far as it is told to.
  await page.clock.pauseAt(Date.now() + 2000);
  await page.keyboard.press('ControlOrMeta+s');
  const toast = page.getByRole('alert').filter({ hasText: 'Template has been saved' });
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(toast).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect
    .poll(async () => {
      const box = await toast.boundingBox();
      return box && { right: 1440 - box.x - box.width < 40, bottom: 900 - box.y - box.height < 90 };
    })
    .toEqual({ right: true, bottom: true });
  await page.clock.runFor(4500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1000);
  await expect(toast).toHaveCount(0);
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const) {
  test(`at ${width} px toasts lie neither over the open dialog nor over what was pressed last`, {
    tag: '@deep',
  }, async ({ page, apiAs }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const id = await createTemplate(await apiAs('anna'), `Toasts at ${width}`, mail(section(heading('Title'))));
    const toast = page.locator('[data-toasts]').getByRole('alert');

    await test.step('settings that are refused', async () => {
      await page.goto('/?status=draft');
      await page.getByRole('button', { name: `Actions for Toasts at ${width}`, exact: true }).click();
      await page.getByRole('menuitem', { name: 'Settings' }).click();
      const dialog = page.getByRole('dialog', { name: 'Template settings' });
      await dialog.getByRole('textbox', { name: 'Description' }).fill('Refused');
      await page.route('**/api/v2/usertemplate/*', (route) =>
        route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
      );
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(toast).toBeVisible();
      await expect.poll(() => covered(toast, dialog)).toEqual([]);
      await page.unroute('**/api/v2/usertemplate/*');
    });

    if (width < 1440) return;
    await test.step('a dialog that opens while a toast is shown', async () => {
      const editor = editorPage(page);
      await editor.open(id);
      const show = async () => {
        await page.getByRole('button', { name: 'Options' }).click();
        await page.getByRole('menuitem', { name: 'View code…' }).click();
      };
      const dialog = page.getByRole('dialog', { name: 'View code' });
      // Its code is here before the toast is: toasts do not wait.
      await show();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await editor.retype('Title', 'Other title');
      await editor.save();
      await show();
      await expect(dialog).toBeVisible();
      await expect.poll(() => covered(toast, dialog)).toEqual([]);
    });

    await test.step('a dialog that fills a small window', async () => {
      const dialog = page.getByRole('dialog', { name: 'View code' });
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
      });
      await page.setViewportSize({ width: 560, height: 420 });
      await dialog.getByRole('button', { name: 'Copy HTML' }).click();
      await expect(toast.filter({ hasText: 'Could not copy' })).toBeVisible();
      await expect.poll(() => covered(page.locator('[data-toasts]').getByRole('alert'), dialog)).toEqual([]);
    });
  });
}

/** Returns what a toast covers of a dialog: the dialog, or, if that fills the window, only its buttons and fields. */
async function covered(toast: Locator, dialog: Locator): Promise<readonly string[]> {
  const over = await toast.last().boundingBox({ timeout: 1000 });
  if (!over) throw new Error('No toast is shown');
  return dialog.evaluate((element, box) => {
    const fills = element.getBoundingClientRect().height > innerHeight - 160;
    const parts = fills ? [...element.querySelectorAll('button, input, textarea')] : [element];
    return parts
      .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return left < box.x + box.width && box.x < right && top < box.y + box.height && box.y < bottom;
      })
      .map((part) => part.outerHTML.slice(0, 80));
  }, over);
}

test('F6 goes round the regions, from inside the mail too, and skip links come first', async ({ page, apiAs }) => {
  const id = await createTemplate(await apiAs('anna'), 'Regions', mail(section(heading('Title'))));
  const editor = editorPage(page);
  await editor.open(id);
  const at = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement?.tagName === 'IFRAME') return 'frame';
      return activeElement?.closest('[data-region]')?.getAttribute('data-region') ?? null;
    });
  const canvas = page.getByLabel('Canvas', { exact: true });

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to the canvas' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(canvas).toBeFocused();
  expect(await canvas.evaluate((surface) => surface.closest('main')?.getAttribute('aria-label'))).toBe('Editing area');

  const round: (string | null)[] = [];
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('F6');
    round.push(await at());
  }
  expect(round).toEqual(['right', 'bar', 'left', 'canvas']);
  await page.keyboard.press('Shift+F6');
  expect(await at()).toBe('left');

  await test.step('a region gives the focus back to where it was', async () => {
    await page.keyboard.press('Tab');
    const tile = await page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('F6');
    await page.keyboard.press('Shift+F6');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(tile);
  });

  await test.step('from a text that is being edited', async () => {
    await editor.doubleClick(editor.mail.getByText('Title'));
    await expect(editor.mail.locator('[contenteditable="true"]')).toBeFocused();
    await page.keyboard.press('F6');
    expect(await at()).toBe('right');
  });
});

test('the ring around the canvas is for the keyboard: a press takes it away', { tag: '@deep' }, async ({
  page,
  apiAs,
}) => {
  const id = await createTemplate(await apiAs('anna'), 'Ring', mail(section(heading('Title'))));
  const editor = editorPage(page);
  await editor.open(id);
  const canvas = page.getByLabel('Canvas', { exact: true });
  const ring = () =>
    canvas.evaluate((surface) => {
      const next = surface.parentElement?.parentElement?.nextElementSibling;
      return next ? getComputedStyle(next).boxShadow : '';
    });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(canvas).toBeFocused();
  expect(await ring()).not.toBe('none');
  await editor.click(editor.mail.getByText('Title'));
  await expect(canvas).toBeFocused();
  expect(await ring()).toBe('none');
});
