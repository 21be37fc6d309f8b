import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { build } from 'vite';
import { createShop } from '../examples/embed/server.mjs';
import { createTicket } from '../examples/embed/ticket.mjs';
import type { ServerProcess } from './support/server-process.ts';
import { skipTours } from './support/sign-in.ts';
import { test } from './support/test.ts';

const SECRET = 'a secret that the shop and Mailwright share';
const OLGA = { id: 'shop-olga', email: 'olga@shop.example', firstName: 'Olga', lastName: 'Novak' };

const config = { mailwright: '', secret: SECRET };
const shop = createShop(config) as Server;
/** The shop with a page of its own that is made with React. */
const files = new Map<string, { readonly type: string; readonly body: string }>();
const host = createServer((request, response) => {
  const file = files.get(request.url ?? '');
  if (file === undefined) return void shop.emit('request', request, response);
  response.setHeader('content-type', file.type).end(file.body);
});
let server: ServerProcess;
let origin: string;

test.beforeAll(async ({ slot }) => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  server = await slot.seed.startBeside({ env: { EMBED_ORIGINS: origin, SESSION_TICKET_SECRET: SECRET } });
  config.mailwright = server.url;
});
test.afterAll(async () => {
  host.close();
  await server.remove();
});

/** A draft of Olga's, made by the shop's server through the API. */
async function createDraft(): Promise<string> {
  const post = async (path: string, body: object, headers = {}) => {
    const request = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
    return (await fetch(`${server.url}/api/v2${path}`, { ...request, body: JSON.stringify(body) })).json();
  };
  const ticket = createTicket(OLGA, { secret: SECRET, audience: server.url });
  const { sessionId } = (await post('/auth/ticket', { ticket })) as { sessionId: string };
  const { token } = (await post('/auth/credentials', { sessionId, type: 'email' })) as { token: string };
  const headers = { authorization: `Bearer ${token}`, sessionid: sessionId };
  const made = (await post('/usertemplate/type/email', { name: 'Tea' }, headers)) as { templateId: string };
  return made.templateId;
}

async function bundleHost(): Promise<string> {
  const entry = fileURLToPath(new URL('support/react-host.mjs', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { write: false, lib: { entry, formats: ['es'], fileName: 'host' } },
  });
  const [output] = [built].flat();
  return output && 'output' in output ? output.output[0].code : '';
}

interface HostWindow {
  readonly show: (shown: 'nothing' | { templateId: string | null; round: number }) => void;
  readonly told: readonly string[];
}

test('the React component opens what it is given in one frame, and takes it away with itself', {
  tag: '@deep',
}, async ({ page }) => {
  const id = await createDraft();
  const html = `<!doctype html><title>Shop</title><body data-mailwright="${server.url}"><div id="root"></div><script type="module" src="/host.js"></script>`;
  files.set('/react', { type: 'text/html', body: html });
  files.set('/host.js', { type: 'text/javascript', body: await bundleHost() });
  await skipTours(page);
  await page.request.post(`${origin}/sign-in?as=olga`, { maxRedirects: 0 });
  await page.goto(`${origin}/react`);
  const told = () => page.evaluate(() => [...(window as unknown as HostWindow).told]);
  await expect.poll(told).toEqual(['1 null']);
  await expect(page.locator('iframe')).toHaveCount(1);

  // The functions of the latest render are the ones that are called.
  await page.evaluate((templateId) => (window as unknown as HostWindow).show({ templateId, round: 2 }), id);
  await expect.poll(told).toEqual(['1 null', `2 ${id}`]);
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Save and continue' })).toBeVisible();

  await page.evaluate(() => (window as unknown as HostWindow).show('nothing'));
  await expect(page.locator('iframe')).toHaveCount(0);
});
