import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { editorPage } from './support/editor-page.ts';
import { workIsKept } from './support/kept-work.ts';
import { createTemplate, heading, mail, readTemplate, section } from './support/sample-mail.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

test.use({ sharesServer: true });

const OFFER = 'You have unsaved changes';

/** The labels in the history's panel, newest first. */
async function stepsOf(page: Page): Promise<readonly string[]> {
  await page.getByRole('button', { name: 'History', exact: true }).click();
  const options = page.getByRole('listbox', { name: /steps/i }).getByRole('option');
  await expect(options.first()).toBeVisible();
  const labels = await options.locator('span:first-child').allTextContents();
  await page.keyboard.press('Escape');
  return labels;
}

/** Ends the page as a crash does: nothing of it gets another turn. */
async function crash(page: Page, context: BrowserContext): Promise<Page> {
  const next = await context.newPage();
  await page.close({ runBeforeUnload: false });
  return next;
}

test.beforeEach(({ signInAs }) => signInAs('anna'));

test('after a crash both versions can be seen, and mine comes back with its steps', async ({
  page,
  context,
  apiAs,
}) => {
  const id = await createTemplate(await apiAs('anna'), 'Crash', mail(section(heading('Saved title'))));
  await editorPage(page).open(id);
  await editorPage(page).addButton();
  await editorPage(page).addButton();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await workIsKept(page, 3);

  const again = await crash(page, context);
  const editor = editorPage(again);
  await editor.open(id);
  const offer = again.getByRole('dialog', { name: OFFER });
  await expect(offer).toContainText(/Changes from \d+:\d\d [AP]M that were not saved:/);
  await expect(offer.getByRole('listitem')).toHaveText(['Add Button']);
  // Before the frames are there: axe cannot look into one that runs no scripts, and waits for it.
  await expectNoSeriousAxe(again);
  await offer.getByRole('button', { name: 'Compare' }).click();
  const [mine, saved] = [
    offer.frameLocator('iframe[title="My changes"]'),
    offer.frameLocator('iframe[title="Saved version"]'),
  ];
  await expect(mine.getByText('Button', { exact: true })).toHaveCount(1);
  await expect(saved.getByText('Saved title')).toBeVisible();
  await expect(saved.getByText('Button', { exact: true })).toHaveCount(0);
  await expect(offer.locator('iframe').first()).toHaveAttribute('sandbox', '');
  const box = await offer.locator('iframe').first().boundingBox();
  expect(box!.width).toBeGreaterThan(500);
  expect(box!.height).toBeGreaterThan(350);
  // Laid out as on a desktop, and drawn smaller: below the breakpoint it would be the phones' layout.
  const laidOut = await mine.locator('html').evaluate((page) => page.clientWidth);
  expect(laidOut).toBeGreaterThanOrEqual(768);
  await takeScreenshots(again, 'both-versions');

  await offer.getByRole('button', { name: 'Continue with my changes' }).click();
  const buttons = editor.mail.getByText('Button', { exact: true });
  await expect(buttons).toHaveCount(1);
  expect((await stepsOf(again)).length).toBe(3);
  await again.getByRole('button', { name: /^Redo/ }).click();
  await expect(buttons).toHaveCount(2);
  await again.getByRole('button', { name: /^Undo/ }).click();
  await again.getByRole('button', { name: /^Undo/ }).click();
  await expect(buttons).toHaveCount(0);
  await expect(again.getByText('Unsaved changes')).toBeHidden();
});

test('what is on the server can be taken instead, and is not asked about again', { tag: '@deep' }, async ({
  page,
  apiAs,
}) => {
  const id = await createTemplate(await apiAs('anna'), 'Theirs', mail(section(heading('Title'))));
  const editor = editorPage(page);
  await editor.open(id);
  await editor.addButton();
  await workIsKept(page, 2);
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Use the saved version' }).click();
  await expect(editor.mail.getByText('Button', { exact: true })).toHaveCount(0);
  await page.reload();
  await editor.ready();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a reload after a save takes no undo away', { tag: '@deep' }, async ({ page, apiAs }) => {
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Saved', mail(section(heading('Title'))));
  const editor = editorPage(page);
  await editor.open(id);
  await editor.addButton();
  await editor.save();
  await workIsKept(page, 2);
  await page.reload();
  await editor.ready();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(editor.mail.getByText('Button', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Unsaved changes').first()).toBeVisible();
  await editor.save();
  expect((await readTemplate(api, id)).html).not.toContain('>Button<');
});

test('two tabs at one template keep work of their own, and neither loses the other’s', { tag: '@deep' }, async ({
  page,
  context,
  apiAs,
}) => {
  const id = await createTemplate(await apiAs('anna'), 'Two tabs', mail(section(heading('Title'))));
  const second = await context.newPage();
  await editorPage(page).open(id);
  await editorPage(page).addButton();
  await workIsKept(page, 2);
  await editorPage(second).open(id);
  await expect(second.getByRole('dialog')).toBeHidden();
  await editorPage(second).addButton();
  await editorPage(second).addButton();
  await editorPage(second).addButton();
  await workIsKept(second, 4);

  const offers = async (on: Page) => {
    await editorPage(on).open(id);
    await on.getByRole('button', { name: 'Continue with my changes' }).click();
    return editorPage(on).mail.getByText('Button', { exact: true });
  };
  const third = await crash(page, context);
  await expect(await offers(third)).toHaveCount(1);
  await expect(editorPage(second).mail.getByText('Button', { exact: true })).toHaveCount(3);
  const fourth = await crash(second, context);
  await expect(await offers(fourth)).toHaveCount(3);
});

test('damaged or foreign records on this device never stand in the way of opening', { tag: '@deep' }, async ({
  page,
  apiAs,
}) => {
  const id = await createTemplate(await apiAs('anna'), 'Damage', mail(section(heading('Title'))));
  const editor = editorPage(page);
  await editor.open(id);
  await editor.addButton();
  await workIsKept(page, 2);
  for (const damage of ['pack', 'head', 'foreign'] as const) {
    await page.evaluate(async (what) => {
      const request = indexedDB.open('mailwright-journals');
      const database = await new Promise<IDBDatabase>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
      const store = database.transaction('journals', 'readwrite').objectStore('journals');
      const keys = await new Promise<IDBValidKey[]>((resolve) => {
        const all = store.getAllKeys();
        all.onsuccess = () => resolve(all.result);
      });
      for (const key of keys as string[][]) {
        if (key[0] === what) store.put({ text: '{"format":1,"steps":[{}],"position":0}', seal: 1 }, key);
        if (what === 'foreign') store.put('not ours', key);
      }
      database.close();
    }, damage);
    await page.goto('/');
    if (damage === 'pack')
      await page
        .getByRole('button', { name: /leave/i })
        .click({ timeout: 1000 })
        .catch(() => undefined);
    await editor.open(id);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(editor.mail.getByRole('heading', { name: 'Title' })).toBeVisible();
    await editor.addButton();
    await workIsKept(page, 2);
  }
});

test('work is its author’s alone, and what nobody came back for in 30 days is thrown away', { tag: '@deep' }, async ({
  page,
  apiAs,
  server,
}) => {
  const api = await apiAs('anna');
  const id = await createTemplate(api, 'Mine alone', mail(section(heading('Title'))));
  const editor = editorPage(page);
  await editor.open(id);
  await editor.addButton();
  await workIsKept(page, 2);
  const old = (count: number) => expect.poll(() => page.evaluate(countJournals)).toBe(count);
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/');
  await old(1);

  await signIn(page, server.url, 'ben');
  const theirs = await createTemplate(await apiAs('ben'), 'Theirs', mail(section(heading('Ben'))));
  await editor.open(theirs);
  await expect(page.getByRole('dialog')).toBeHidden();
  await old(1);
  await page.evaluate(async () => {
    const request = indexedDB.open('mailwright-journals');
    const database = await new Promise<IDBDatabase>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
    const store = database.transaction('journals', 'readwrite').objectStore('journals');
    const cursor = store.openCursor(IDBKeyRange.bound(['head'], ['head', []]));
    await new Promise<void>((resolve) => {
      cursor.onsuccess = () => {
        cursor.result?.update({ ...cursor.result.value, keptAt: Date.now() - 31 * 24 * 60 * 60 * 1000 });
        store.transaction.oncomplete = () => resolve();
      };
    });
    database.close();
  });
  await page.reload();
  await old(0);
});

/** Records of any kind on this device; runs in the page. */
async function countJournals(): Promise<number> {
  const request = indexedDB.open('mailwright-journals');
  const database = await new Promise<IDBDatabase>((resolve) => {
    request.onsuccess = () => resolve(request.result);
  });
  const count = database
    .transaction('journals')
    .objectStore('journals')
    .count(IDBKeyRange.bound(['head'], ['head', []]));
  const number = await new Promise<number>((resolve) => {
    count.onsuccess = () => resolve(count.result);
  });
  database.close();
  return number;
}
