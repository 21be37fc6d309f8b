import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Frame, type FrameLocator, type Page } from '@playwright/test';
import { createShop } from '../examples/embed/server.mjs';
import { findBrowser } from '../tools/find-browser.mjs';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { takeScreenshots } from './support/screenshots.ts';
import type { ServerProcess } from './support/server-process.ts';
import { signIn, skipTours } from './support/sign-in.ts';
import { test } from './support/test.ts';

const SECRET = 'a secret that the shop and Mailwright share';

const browser = await findBrowser();
// As browsers do it: nothing of the frame's site is kept under another site.
test.use({
  launchOptions: { ...browser, args: [...(browser.args ?? []), '--test-third-party-cookie-phaseout'] },
});

const config = { mailwright: '', secret: SECRET };
const shop = createShop(config) as Server;
const stranger = createShop(config) as Server;
let server: ServerProcess;

/** Another name of this machine than Mailwright's own: another site, not only another origin. */
const originOf = (host: Server) => `http://127.0.0.1:${(host.address() as AddressInfo).port}`;

test.beforeAll(async ({ slot }) => {
  for (const host of [shop, stranger]) await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  server = await slot.seed.startBeside({ env: { EMBED_ORIGINS: originOf(shop), SESSION_TICKET_SECRET: SECRET } });
  config.mailwright = server.url;
});
test.afterAll(async () => {
  for (const host of [shop, stranger]) host.close();
  await server.remove();
});

interface Shop {
  readonly frame: FrameLocator;
  /** Returns the lines of the host page's log: the events that it has received. */
  readonly told: () => Promise<string[]>;
  readonly tickets: string[];
}

/** Olga's shop, with the dashboard open in it. */
async function openShop(page: Page): Promise<Shop> {
  const tickets: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/ticket')) tickets.push(request.postDataJSON().ticket);
  });
  await skipTours(page);
  await page.goto(originOf(shop));
  await page.getByRole('button', { name: 'Be Olga' }).click();
  await page.getByRole('button', { name: 'Mails' }).click();
  const frame = page.frameLocator('iframe[title="Mail editor"]');
  await expect(frame.getByRole('button', { name: 'New template' }).first()).toBeVisible();
  return { frame, told: () => page.locator('#log li').allTextContents(), tickets };
}

/** Creates a template on the embedded dashboard; its id, with the editor open. */
async function createInFrame(page: Page, { frame }: Shop, name: string): Promise<string> {
  await frame.getByRole('button', { name: 'New template' }).first().click();
  const dialog = frame.getByRole('dialog', { name: 'New template' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Create template' }).click();
  await expect(frame.getByRole('button', { name: 'Save and continue' })).toBeVisible();
  const url = new URL(page.frames()[1]!.url());
  expect(url.searchParams.has('embed')).toBe(true);
  return url.pathname.replace('/edit/', '');
}

const addButton = ({ frame }: Shop) => frame.locator('[data-tile="button"]').click();

test('a shop of another site signs its people in by ticket, and gets its mail saved and published', async ({
  page,
}) => {
  // Somebody else's cookie of the same browser does not reach the frame.
  await signIn(page, server.url, 'anna');
  const open = await openShop(page);
  const { frame, told, tickets } = open;
  expect(await page.frames()[1]!.evaluate(() => document.cookie)).toBe('');
  await expect(frame.getByRole('button', { name: 'Account' })).toBeVisible();
  await expect(frame.getByRole('link', { name: 'Mailwright, go to My Templates' })).toBeHidden();
  await expect(frame.getByRole('button', { name: 'Cancel' })).toBeVisible();
  expect(await told()).toEqual(['ready dashboard']);
  await takeScreenshots(page, 'embed-dashboard');

  const id = await createInFrame(page, open, 'Tea in autumn');
  await expect(frame.getByRole('button', { name: 'Publish', exact: true })).toBeHidden();
  await expect(frame.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
  await expect(frame.getByRole('link', { name: 'Mailwright, go to My Templates' })).toHaveCount(0);
  await addButton(open);
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'embed-editor');
  // A frame is often narrower than a window: the ways to be done stay whole.
  await page.setViewportSize({ width: 1024, height: 800 });
  const { width } = (await frame.getByRole('button', { name: 'Save and continue' }).boundingBox())!;
  expect(width).toBeGreaterThan(100);
  await page.setViewportSize({ width: 1440, height: 900 });

  await frame.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Your mail is ready to be sent.')).toBeVisible();
  expect((await told()).slice(1)).toEqual([`ready ${id}`, `saving ${id}`, `saved ${id}`, `closed ${id} (saved)`]);
  expect((await fetch(`${server.url}/show/${id}`)).status).toBe(200);
  expect(tickets).toHaveLength(1);
});

test('embedded mode is kept from page to page, and cancel asks before work is lost', { tag: '@deep' }, async ({
  page,
}) => {
  const open = await openShop(page);
  const { frame, told } = open;
  const id = await createInFrame(page, open, 'Never sent');
  await frame.getByRole('link', { name: /^Draft/ }).click();
  await expect(frame.getByRole('link', { name: 'Never sent' })).toBeVisible();
  expect(page.frames()[1]!.url()).toContain('embed');
  await frame.getByRole('link', { name: 'Never sent' }).click();
  await addButton(open);

  await frame.getByRole('button', { name: 'Cancel', exact: true }).click();
  const question = frame.getByRole('dialog', { name: 'Unsaved changes' });
  await expect(question).toContainText('You have unsaved work. If you continue it will be lost.');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await frame.getByRole('button', { name: 'Cancel', exact: true }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('Nothing was changed.')).toBeVisible();
  expect((await told()).at(-1)).toBe(`closed ${id} (cancelled)`);

  await page.getByRole('button', { name: 'Mails' }).click();
  await frame.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect.poll(async () => (await told()).at(-1)).toBe('closed dashboard (cancelled)');
});

test('saving by keys publishes and closes as the button does', { tag: '@deep' }, async ({ page }) => {
  const open = await openShop(page);
  const id = await createInFrame(page, open, 'By keys');
  await addButton(open);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Your mail is ready to be sent.')).toBeVisible();
  expect((await open.told()).slice(-3)).toEqual([`saving ${id}`, `saved ${id}`, `closed ${id} (saved)`]);
  expect((await fetch(`${server.url}/show/${id}`)).status).toBe(200);
});

test('a publishing that fails after saving is said, and nothing is closed', { tag: '@deep' }, async ({ page }) => {
  const open = await openShop(page);
  const id = await createInFrame(page, open, 'Not yet');
  await page.route('**/status/published', (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL' } }));
  await addButton(open);
  await open.frame.getByRole('button', { name: 'Save and continue' }).click();
  await expect(open.frame.getByText('Your work is saved, but it could not be published')).toBeVisible();
  await expect
    .poll(async () => (await open.told()).slice(-2))
    .toEqual([`saved ${id}`, `not published ${id}: INTERNAL`]);
  await page.unroute('**/status/published');
  await open.frame.getByRole('button', { name: 'Save and continue' }).click();
  await expect.poll(async () => (await open.told()).at(-1)).toBe(`closed ${id} (saved)`);

  // Again as a published template, without a connection.
  await page.route('**/api/v2/usertemplate/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Edit the last mail' }).click();
  await addButton(open);
  await open.frame.getByRole('button', { name: 'Save and continue' }).click();
  await expect.poll(async () => (await open.told()).at(-1)).toBe(`failed ${id}`);
});

test('a session that ends is followed by another one, with the unsaved work where it was', { tag: '@deep' }, async ({
  page,
}) => {
  const open = await openShop(page);
  const { frame, tickets, told } = open;
  let headers: Record<string, string> = {};
  page.on('request', (request) => {
    if (request.headers().authorization) headers = request.headers();
  });
  const id = await createInFrame(page, open, 'Long work');
  await addButton(open);
  const { authorization = '', sessionid = '' } = headers;
  const end = { method: 'POST', headers: { authorization, sessionid } };
  expect((await fetch(`${server.url}/api/v2/auth/logout`, end)).status).toBe(204);
  await frame.getByRole('button', { name: 'Save and continue' }).click();
  await expect.poll(async () => (await told()).at(-1)).toBe(`closed ${id} (saved)`);
  expect(new Set(tickets).size).toBe(2);

  // The shop has no ticket this time: the page stays, and says so.
  await page.getByRole('button', { name: 'Edit the last mail' }).click();
  await addButton(open);
  const last = { authorization: headers.authorization ?? '', sessionid: headers.sessionid ?? '' };
  await fetch(`${server.url}/api/v2/auth/logout`, { method: 'POST', headers: last });
  await page.route('**/ticket', (route) =>
    route.request().url().startsWith(originOf(shop)) ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await frame.getByRole('button', { name: 'Save and continue' }).click();
  const ended = frame.getByRole('dialog', { name: 'Your session has ended' });
  await expect(ended).toBeVisible();
  await takeScreenshots(page, 'embed-session-ended');
  await page.unroute('**/ticket');
  await ended.getByRole('button', { name: 'Try again' }).click();
  await expect(ended).toBeHidden();
  await frame.getByRole('button', { name: 'Save and continue' }).click();
  await expect.poll(async () => (await told()).at(-1)).toBe(`closed ${id} (saved)`);
});

test('a ticket is taken once: the second time nobody is signed in', { tag: '@deep' }, async ({ page }) => {
  const { frame, tickets, told } = await openShop(page);
  const [ticket = ''] = tickets;
  await page.route(`${originOf(shop)}/ticket`, (route) => route.fulfill({ body: ticket }));
  await page.getByRole('button', { name: 'Mails' }).click();
  await expect(frame.getByRole('heading', { name: 'You are not signed in yet' })).toBeVisible();
  await expect.poll(async () => (await told()).at(-1)).toContain('error TICKET_REFUSED');
  await page.unroute(`${originOf(shop)}/ticket`);
  await frame.getByRole('button', { name: 'Try again' }).click();
  await expect(frame.getByRole('button', { name: 'New template' }).first()).toBeVisible();
});

test('messages of any other page are heard by neither side', async ({ page }) => {
  const { told, tickets } = await openShop(page);
  const before = await told();
  // A third page in the shop's, which knows the messages and tries both directions.
  await page.evaluate((address) => {
    const frame = document.createElement('iframe');
    frame.name = 'third';
    frame.src = address;
    document.body.append(frame);
  }, originOf(stranger));
  await expect.poll(() => page.frame('third')?.url()).toContain(originOf(stranger));
  const product = page.frames().find((frame) => frame.url().startsWith(server.url))!;
  const heard = [await nextPing(page.mainFrame()), await nextPing(product)];
  await page.frame('third')!.evaluate(() => {
    const close = { source: 'mailwright', type: 'close', templateId: 'x', reason: 'saved' };
    const ticket = { source: 'mailwright-host', type: 'ticket', ticket: 'forged' };
    parent.postMessage(close, '*');
    parent.frames[0]!.postMessage(ticket, '*');
    // Comes after them, and tells that they came.
    parent.postMessage('ping', '*');
    parent.frames[0]!.postMessage('ping', '*');
  });
  for (const ping of heard) await ping.evaluate(({ came }) => came);
  expect(await told()).toEqual(before);
  expect(tickets).toHaveLength(1);
});

test('a page of an origin that is not named gets nothing into its frame, and no ticket is asked for', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto(originOf(stranger));
  await page.getByRole('button', { name: 'Be Tom' }).click();
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.getByRole('button', { name: 'Mails' }).click();
  await refused;
  expect(page.frames()[1]?.url()).not.toContain(server.url);
  expect(await page.locator('#log li').allTextContents()).toEqual([]);
});

test('the query alone switches embedded mode on, and cancel leads out of it where no page is around', {
  tag: '@deep',
}, async ({ page }) => {
  await signIn(page, server.url, 'anna');
  await page.goto(`${server.url}/?embed=true`);
  await expect(page.getByRole('link', { name: 'Mailwright, go to My Templates' })).toBeHidden();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Mailwright, go to My Templates' })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/`);
});

/** Listens for the last of several messages; what it waits for is in an object, since a promise itself would be waited for. */
function nextPing(frame: Frame) {
  return frame.evaluateHandle(() => ({
    came: new Promise<void>((resolve) => {
      addEventListener('message', ({ data }) => data === 'ping' && resolve());
    }),
  }));
}
