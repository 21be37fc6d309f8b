import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoints, fillPath } from '@mailwright/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createGuardedFetch } from '../../fetch/guarded-fetch.ts';
import type { MailBrowser } from '../../integrations/browser/port.ts';
import { freshDatabase } from '../../testing/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createPictureSource } from './picture-source.ts';

const { create, update } = endpoints.userTemplates;

const red = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#f00' } })
  .png()
  .toBuffer();

describe('pictures of a mail', () => {
  const asked: string[] = [];
  const ownAsked: string[] = [];
  let hosts: Server;
  let base: string;
  let open = 0;
  let mostOpen = 0;

  beforeAll(async () => {
    hosts = createServer(({ url = '' }, response) => {
      asked.push(url);
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      response.once('close', () => {
        open -= 1;
      });
      if (url === '/private') return void response.writeHead(302, { location: 'http://10.0.0.7/secret.png' }).end();
      response.writeHead(200, { 'content-type': 'image/png' });
      if (url === '/endless') {
        const more = () => {
          while (!response.destroyed && response.write(Buffer.alloc(65_536)));
        };
        response.on('drain', more);
        return more();
      }
      if (url === '/drip') {
        const drip = setInterval(() => response.write('x'), 20);
        return void response.once('close', () => clearInterval(drip));
      }
      response.end(red);
    }).listen(0, '127.0.0.1');
    await once(hosts, 'listening');
    base = `http://127.0.0.1:${(hosts.address() as AddressInfo).port}`;
  });
  afterAll(() => hosts.close());
  beforeEach(() => {
    asked.length = 0;
    mostOpen = 0;
  });

  const source = (bounds = {}) =>
    createPictureSource({
      fetch: createGuardedFetch({ isAllowed: (address) => address === '127.0.0.1' }),
      askSelf: async (path) => {
        ownAsked.push(path);
        return { status: 200, content: red, contentType: 'image/png' };
      },
      ownAddresses: ['https://mails.example'],
      bounds,
    })();

  test('are left out when they lead to a private address, never end, or come drop by drop', async () => {
    const load = source({ oneTime: 200 });
    const all = ['/private', '/endless', '/drip'].map((path) => load(base + path));
    expect(await Promise.all(all)).toEqual([null, null, null]);
    expect((await source()(`${base}/red`))?.content).toEqual(red);
  });

  test('are fetched a few at a time, up to a number, bytes and a time for the whole mail', async () => {
    const load = source();
    const images = await Promise.all(Array.from({ length: 310 }, (_, index) => load(`${base}/red?${index}`)));
    expect(images.filter((image) => image !== null)).toHaveLength(300);
    expect(asked).toHaveLength(300);
    expect(mostOpen).toBeLessThanOrEqual(8);
    const small = source({ mailBytes: red.length + 1 });
    const [first, second, third] = [await small(`${base}/a`), await small(`${base}/b`), await small(`${base}/c`)];
    expect([first?.content, second?.content, third]).toEqual([red, red, null]);
    const late = source({ mailTime: 0 });
    expect(await late(`${base}/late`)).toBeNull();
    expect(asked).not.toContain('/late');
  });

  test('of this server are files of images alone, whatever way an address takes to others', async () => {
    const own = 'https://mails.example/api/v2';
    const ways = ['usertemplate', 'assets/user/../../usertemplate', 'assets/user/%2e%2e/%2e%2e/..\\..\\metrics'];
    for (const way of ways) expect(await source()(`${own}/${way}`)).toBeNull();
    expect(ownAsked).toEqual([]);
    expect((await source()(`${own}/assets/user/a/../b/asset/c.png`))?.content).toEqual(red);
    expect(ownAsked).toEqual(['/api/v2/assets/user/b/asset/c.png']);
  });
});

describe('an export nobody waits for any more', () => {
  let server: TestApp;
  const begun = Promise.withResolvers<AbortSignal | undefined>();

  beforeAll(async () => {
    const browser: MailBrowser = {
      picture: ({ signal }) => {
        begun.resolve(signal);
        return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
      },
      pdf: () => Promise.reject(new Error('Not asked for')),
      isThere: async () => true,
      close: async () => undefined,
    };
    server = await createTestApp(await freshDatabase('sqlite'), { browser });
  });
  afterAll(() => server.close());

  test('is given up', async () => {
    const anna = await server.person('Anna');
    const { templateId: id } = await anna.ok(create, { params: { type: 'email' }, body: { name: 'Spring' } });
    await anna.ok(update, { params: { id }, body: { html: '<p>Hello</p>' } });
    const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const leaving = new AbortController();
    const { image } = endpoints.exports;
    const answer = fetch(origin + fillPath(image.path, { id }), { headers: anna.headers, signal: leaving.signal });
    const left = expect(answer).rejects.toThrow();
    const signal = await begun.promise;
    leaving.abort();
    await left;
    await new Promise<void>((given) => {
      if (signal?.aborted) given();
      signal?.addEventListener('abort', () => given());
    });
    expect(signal?.aborted).toBe(true);
  });
});
