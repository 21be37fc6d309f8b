import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Frame, type Page } from '@playwright/test';
import { apiClient } from './support/api-client.ts';
import { createTemplate, heading, mail, section } from './support/sample-mail.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';
import { signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

/** A page of another origin that holds the address in a frame and collects what it is told. */
async function openHost(page: Page, origin: string, address: string): Promise<Frame | null> {
  await page.goto(`${origin}/?${new URLSearchParams({ address })}`);
  return page.waitForSelector('iframe').then((frame) => frame.contentFrame());
}

const HOST_PAGE = `<!doctype html><title>Shop</title><body><script>
  window.told = [];
  addEventListener('message', ({ data, origin }) => window.told.push({ ...data, origin }));
  const frame = document.createElement('iframe');
  frame.width = 1280; frame.height = 700;
  frame.src = new URLSearchParams(location.search).get('address');
  document.body.append(frame);
</script>`;

const told = (page: Page) => page.evaluate(() => (window as unknown as { told: object[] }).told);

let server: ServerProcess;
const hosts = [0, 1].map(() =>
  createServer((_request, response) => response.setHeader('content-type', 'text/html').end(HOST_PAGE)),
);
const originOf = (host: (typeof hosts)[number]) => `http://localhost:${(host.address() as AddressInfo).port}`;

test.beforeAll(async () => {
  for (const host of hosts) await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  server = await startServer({ env: { EMBED_ORIGINS: originOf(hosts[0]!) } });
});
test.afterAll(async () => {
  for (const host of hosts) host.close();
  await server.remove();
});

test('an embedded editor works in a page of a named origin and tells it how saving goes', async ({ page }) => {
  await signIn(page, server.url, 'anna');
  const id = await createTemplate(await apiClient(server.url, 'anna'), 'Embedded', mail(section(heading('Title'))));
  const shop = originOf(hosts[0]!);
  const editor = await openHost(page, shop, `${server.url}/edit/${id}?embed`);
  await expect
    .poll(() => told(page))
    .toEqual([{ source: 'mailwright', type: 'ready', templateId: id, origin: server.url }]);
  const canvas = editor!.childFrames()[0]!;
  await expect(canvas.getByRole('heading', { name: 'Title' })).toBeVisible();

  await editor!.locator('[data-tile="button"]').click();
  await editor!.getByRole('button', { name: 'Save', exact: true }).click();
  const status = { source: 'mailwright', type: 'save-status', templateId: id, origin: server.url };
  await expect
    .poll(async () => (await told(page)).slice(1))
    .toEqual([
      { ...status, status: 'saving' },
      { ...status, status: 'saved' },
    ]);

  await page.route('**/api/v2/usertemplate/*', (route) => route.abort());
  await editor!.locator('[data-tile="button"]').click();
  await editor!.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await told(page)).at(-1)).toEqual({ ...status, status: 'failed' });
});

test('a page of any other origin gets no editor into its frame and is told nothing', async ({ page }) => {
  await signIn(page, server.url, 'anna');
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  const frame = await openHost(page, originOf(hosts[1]!), `${server.url}/?embed`);
  await refused;
  expect(frame?.url()).not.toContain(server.url);
  expect(await told(page)).toEqual([]);
});
