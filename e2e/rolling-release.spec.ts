import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startRoundRobinProxy } from '../apps/server/src/testing/nodes/round-robin-proxy.ts';
import { apiClient } from './support/api-client.ts';
import { chooseOption } from './support/code-editor.ts';
import { editorPage } from './support/editor-page.ts';
import { findPort } from './support/free-port.ts';
import { type OtherRelease, otherRelease } from './support/nodes/other-release.ts';
import { createTemplate, heading, mail, section } from './support/sample-mail.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';
import { signIn } from './support/sign-in.ts';

// Servers of two releases start and end in each of them, on machines that may be busy.
test.describe.configure({ timeout: 300_000 });

let newer: OtherRelease;
const running: ServerProcess[] = [];

test.beforeAll(async () => {
  newer = await otherRelease();
});
test.afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.remove()));
});
test.afterAll(() => newer?.remove());

async function start(options: Parameters<typeof startServer>[0]): Promise<ServerProcess> {
  const server = await startServer(options);
  running.push(server);
  return server;
}

test('work in a page of the last release goes on in the one that took its place', { tag: '@deep' }, async ({
  browser,
}) => {
  const options = { dataDir: mkdtempSync(join(tmpdir(), 'mailwright-e2e-')), env: { PORT: String(await findPort()) } };
  const last = await start(options);
  const page = await browser.newPage({ baseURL: last.url, locale: 'en-US' });
  await signIn(page, last.url, 'anna');
  const id = await createTemplate(await apiClient(last.url, 'anna'), 'Long open', mail(section(heading('Title'))));
  const editor = editorPage(page);
  await editor.open(id);
  const blocks = editor.mail.locator('[data-mw-kind="block"]');
  await page.locator('[data-tile="button"]').click();
  await expect(blocks).toHaveCount(2);
  // The menu's part is there before the release changes; that of the dialog is not.
  await page.getByRole('button', { name: 'Options' }).click();
  await expect(page.getByRole('menuitem', { name: 'View code…' })).toBeVisible();
  await page.keyboard.press('Escape');

  await last.end();
  const { url } = await start({ ...options, entry: newer.entry });
  const gone = page.waitForResponse(/\/assets\/ViewCodeDialog-/);
  await chooseOption(page, 'View code…');
  const { status, type, keep } = await gone.then(async (answer) => ({
    status: answer.status(),
    type: await answer.headerValue('content-type'),
    keep: await answer.headerValue('cache-control'),
  }));
  expect({ status, type, keep }).toEqual({
    status: 404,
    type: 'application/json; charset=utf-8',
    keep: 'no-store',
  });
  expect((await fetch(url)).headers.get('cache-control')).toBe('no-cache');
  const notice = page.getByRole('status').filter({ hasText: 'Mailwright has been updated' });
  await expect(notice).toBeVisible();
  await page.locator('[data-tile="divider"]').click();
  await expect(blocks).toHaveCount(3);

  await notice.getByRole('button', { name: 'Reload' }).click();
  await editor.ready();
  await expect(blocks).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Undo: Add Divider' })).toBeVisible();
  await chooseOption(page, 'View code…');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await editor.save();
  await page.close();
});

test('a page that gets half of its parts from the other release says so, and opens when one release is left', {
  tag: '@deep',
}, async ({ page }) => {
  const proxy = await startRoundRobinProxy();
  const nodes = [await start({}), await start({ entry: newer.entry })] as const;
  const origins = nodes.map(({ url }) => url);
  proxy.setNodes(origins);
  await page.goto(`${proxy.url}/login`);
  const words = page.getByText('A part of this page could not be loaded. Trying again …');
  await expect(words).toBeVisible();
  await expect(page.getByLabel('Email')).toBeHidden();
  // Again, and in vain as long as both are there.
  const tries = () => page.evaluate(() => JSON.parse(localStorage.getItem('mailwright.startTries') ?? '{}').count);
  await expect.poll(tries).toBeGreaterThan(1);
  proxy.setNodes(origins.slice(1));
  await expect(page.getByLabel('Email')).toBeVisible({ timeout: 30_000 });
  await expect(words).toBeHidden();
  await proxy.close();
});
