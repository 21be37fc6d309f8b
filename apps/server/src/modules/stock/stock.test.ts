import { endpoints, type StockImage } from '@mailwright/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { describeOnBoth, freshDatabase } from '../../testing/databases.ts';
import { ODD_SEARCHES, type StockServices, startStockServices, WORKS } from '../../testing/stock-services.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const rows = endpoints.stock;
const A_DAY = 86_400_000;

let services: StockServices;

beforeAll(async () => {
  services = await startStockServices();
});
afterAll(() => services.close());

const openverse = (query: string, more: object = {}) => ({ query: { provider: 'openverse', query, ...more } as const });
/** Returns the number of requests with these words since the test began. */
const timesAsked = (words: string) => services.asked.slice(since).filter((url) => url.includes(words)).length;
let since = 0;

beforeEach(() => {
  since = services.asked.length;
});

describeOnBoth('free images', (open) => {
  let server: TestApp;
  let anna: TestClient;

  beforeAll(async () => {
    const { fetch, stockProviders } = services;
    server = await createTestApp(await open(), { fetch, stockProviders });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    anna = await server.person('Anna');
  });

  it('come from the collection and from every provider that is set up', async () => {
    const { sources, isOff } = await anna.ok(rows.sources, {});
    expect(sources.map(({ provider, hasCredited }) => [provider, hasCredited])).toEqual([
      ['collection', false],
      ['openverse', true],
      ['pexels', false],
      ['pixabay', false],
    ]);
    expect(isOff).toBe(false);
  });

  it('are asked for once a day for everybody, whatever the case and the blanks', async () => {
    const ben = await server.person('Ben');
    const first = await anna.ok(rows.search, openverse('once  a day'));
    expect(first.images).toHaveLength(4);
    expect(await ben.ok(rows.search, openverse(' Once a Day '))).toEqual(first);
    expect(timesAsked('q=once')).toBe(1);
    await anna.ok(rows.search, openverse('once a day', { credited: true }));
    expect(timesAsked('q=once')).toBe(2);
    server.clock.now += A_DAY;
    const carla = await server.person('Carla');
    await carla.ok(rows.search, openverse('once a day'));
    expect(timesAsked('nce')).toBe(3);
  });

  it('that two people ask for at the same time are asked for once', async () => {
    const ask = () => anna.ok(rows.search, openverse('together'));
    const [one, other] = await Promise.all([ask(), ask()]);
    expect(one).toEqual(other);
    expect(timesAsked('together')).toBe(1);
  });

  it('say when they work again, and the provider is left alone until then', async () => {
    const refusal = await anna.refused(rows.search, openverse(ODD_SEARCHES.limited));
    expect(refusal).toMatchObject({ status: 429, code: 'RATE_LIMITED', retryAfter: 3600 });
    server.clock.now += 1_800_000;
    const { headers } = await anna.call(rows.search, openverse('left alone'));
    expect(headers['retry-after']).toBe('1800');
    expect(timesAsked('left')).toBe(0);
    server.clock.now += 1_800_000;
    expect((await anna.ok(rows.search, openverse('left alone'))).images).toHaveLength(4);
  });

  it('that failed are asked for again', async () => {
    for (const _time of [1, 2]) {
      expect(await anna.refused(rows.search, openverse(ODD_SEARCHES.failing))).toMatchObject({
        status: 502,
        code: 'UPSTREAM_FAILED',
      });
    }
    expect(timesAsked(ODD_SEARCHES.failing)).toBeGreaterThanOrEqual(2);
  });

  it('are copied to the library, light enough for a mail, with where they came from', async () => {
    const chosen = await anna.ok(rows.choose, { body: { provider: 'openverse', id: WORKS.credited } });
    expect(chosen).toMatchObject({
      originalName: 'A blue door',
      width: 1920,
      height: 1329,
      contentType: 'image/jpeg',
      source: {
        provider: 'Openverse',
        page: `https://works.example/${WORKS.credited}`,
        creator: 'Jane Doe',
        creatorUrl: 'https://people.example/jane',
        license: 'CC BY 4.0',
        licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
        attribution: '“A blue door” by Jane Doe, CC BY 4.0',
      },
    });
    expect(chosen.size).toBeLessThanOrEqual(1024 * 1024);
    expect(await anna.ok(endpoints.assets.listOwn, {})).toEqual([chosen]);
    const { format, width } = await sharp((await server.app.inject({ url: chosen.url })).rawPayload).metadata();
    expect([format, width]).toEqual(['jpeg', 1920]);
  });

  it('bring a text for those who cannot see them, and leave one that is there', async () => {
    const body = { provider: 'openverse', id: WORKS.credited } as const;
    const { savedName, alt } = await anna.ok(rows.choose, { body });
    expect(alt).toEqual({ en: 'A blue door' });
    const own = { en: 'The door of our shop' };
    await anna.ok(endpoints.assets.update, { params: { assetName: savedName }, body: { alt: own } });
    expect((await anna.ok(rows.choose, { body })).alt).toEqual(own);
  });

  it('are copied to a template as well, where the caller may edit it', async () => {
    const create = { params: { type: 'email' }, body: { name: 'Spring' } } as const;
    const { templateId } = await anna.ok(endpoints.userTemplates.create, create);
    const body = { provider: 'pexels', id: '501', templateId } as const;
    const chosen = await anna.ok(rows.choose, { body });
    expect(await anna.ok(endpoints.assets.listOfTemplate, { params: { id: templateId } })).toEqual([chosen]);
    const ben = await server.person('Ben');
    expect((await ben.refused(rows.choose, { body })).code).toBe('TEMPLATE_NOT_FOUND');
    expect(await ben.ok(endpoints.assets.listOwn, {})).toEqual([]);
  });

  it('keep where they came from when the same picture is uploaded', async () => {
    const chosen = await anna.ok(rows.choose, { body: { provider: 'pixabay', id: '901' } });
    const { rawPayload } = await server.app.inject({ url: chosen.url });
    const form = new FormData();
    form.append('files[]', new Blob([new Uint8Array(rawPayload)]), 'mine.jpg');
    const request = new Request('http://x', { method: 'POST', body: form });
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    const payload = Buffer.from(await request.arrayBuffer());
    const [uploaded] = (await anna.send({ method: 'POST', url: '/api/v2/assets', headers, payload })).json();
    const { savedName, originalName, source } = chosen;
    expect(uploaded).toMatchObject({ savedName, originalName, source });
  });
});

describe('a free image', () => {
  let server: TestApp;
  let anna: TestClient;

  beforeAll(async () => {
    const { fetch, stockProviders } = services;
    server = await createTestApp(await freshDatabase('sqlite'), { fetch, stockProviders });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    anna = await server.person('Anna');
  });

  test.each([
    ['is not there any more', WORKS.gone],
    ['leads into this network', WORKS.inward],
  ])('whose file %s comes from the copy of Openverse', async (_what, id) => {
    expect(await anna.ok(rows.choose, { body: { provider: 'openverse', id } })).toMatchObject({ width: 1920 });
    expect(services.asked.at(-1)).toBe(`/v1/images/${id}/thumb/?full_size=true`);
  });

  it('that has no file is 502, and nothing is stored', async () => {
    expect(await anna.refused(rows.choose, { body: { provider: 'openverse', id: WORKS.page } })).toMatchObject({
      status: 502,
      code: 'UPSTREAM_FAILED',
    });
    expect(await anna.ok(endpoints.assets.listOwn, {})).toEqual([]);
  });

  it('that nobody may use, or that is not there, is 404', async () => {
    for (const [provider, id] of [
      ['openverse', WORKS.nonCommercial],
      ['openverse', WORKS.hidden],
      ['pexels', '777'],
      ['pixabay', '902'],
      ['collection', 'no-such-picture'],
    ] as const) {
      expect(await anna.refused(rows.choose, { body: { provider, id } }), id).toMatchObject({ status: 404 });
    }
  });

  it('of the collection is copied without asking anybody, in the language of the caller', async () => {
    const before = services.asked.length;
    const { images, more } = await anna.ok(rows.search, {
      query: { provider: 'collection', query: 'Berge', locale: 'de' },
    });
    expect(more).toBe(false);
    expect(images.map(({ description }) => description)).toContain('Berge, Waldgrün');
    const [first] = images;
    const chosen = await anna.ok(rows.choose, {
      body: { provider: 'collection', id: String(first?.id), locale: 'de' },
    });
    expect(chosen).toMatchObject({
      originalName: first?.description,
      width: first?.width,
      height: first?.height,
      source: { provider: 'Mailwright', license: 'CC0', attribution: null },
    });
    expect(services.asked).toHaveLength(before);
  });

  it('is asked for no more than 60 times a minute by one person', async () => {
    const ask = async () => (await anna.call(rows.search, { query: { provider: 'collection' } })).statusCode;
    const statuses = [];
    for (let time = 0; time < 61; time += 1) statuses.push(await ask());
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([200]));
    expect(statuses[60]).toBe(429);
  });
});

describe('the proxy', () => {
  let server: TestApp;
  let anna: TestClient;

  beforeAll(async () => {
    const { fetch, stockProviders } = services;
    server = await createTestApp(await freshDatabase('sqlite'), { fetch, stockProviders });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    anna = await server.person('Anna');
  });

  const ask = (url: string, method: unknown = 'GET') =>
    server.app.inject({
      method: 'POST',
      url: '/api/v2/proxy',
      headers: { authorization: `Bearer ${anna.token}` },
      payload: { method, url },
    });

  it('answers a search of a provider with free images, for the bearer alone', async () => {
    const answer = await ask(`${services.url}/v1/images/?query=proxy+search&page=2&per_page=20`);
    expect(answer.statusCode).toBe(200);
    const [first] = answer.json<StockImage[]>();
    expect(first).toMatchObject({
      id: WORKS.photo,
      description: 'A red bicycle',
      userName: 'Jane Doe',
      userUrl: 'https://people.example/jane',
      thumbUrl: `${services.url}/v1/images/${WORKS.photo}/thumb/`,
      url: `${services.url}/files/photo.jpg`,
      downloadUrl: `${services.url}/files/photo.jpg`,
    });
    expect(services.asked.at(-1)).toContain('q=proxy+search&license=cc0%2Cpdm&page=2&page_size=20');
  });

  it('refuses a NUL that stands encoded in the address, which no database keeps', async () => {
    const asked = services.asked.length;
    const answer = await ask(`${services.url}/v1/images/?q=a%00b`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(services.asked).toHaveLength(asked);
  });

  it('takes 20 pictures a page where nothing is said', async () => {
    expect((await ask(`${services.url}/anything?q=twenty`)).statusCode).toBe(200);
    expect(services.asked.at(-1)).toContain('q=twenty&license=cc0%2Cpdm&page=1&page_size=20');
  });

  test.each([
    'https://shop.example/search?query=a',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost:3000/api/v2/auth/credentials',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'not an address',
  ])('refuses %s and asks nobody', async (url) => {
    const before = services.asked.length;
    const answer = await ask(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ path: 'url' }] });
    expect(services.asked).toHaveLength(before);
  });

  it('refuses a host that only looks like one, a password in the address, and pages that are none', async () => {
    const { host } = new URL(services.url);
    for (const url of [
      `http://${host}.evil.example/?q=a`,
      `http://anna:secret@${host}/?q=a`,
      `${services.url}/?q=a&page=0`,
      `${services.url}/?q=a&page=one`,
      `${services.url}/?q=a&per_page=500`,
    ]) {
      expect((await ask(url)).statusCode, url).toBe(400);
    }
  });

  it('knows no other method, and nobody without a token', async () => {
    expect((await ask(`${services.url}/?q=a`, 'POST')).statusCode).toBe(400);
    const payload = { method: 'GET', url: `${services.url}/?q=a` };
    expect((await server.app.inject({ method: 'POST', url: '/api/v2/proxy', payload })).statusCode).toBe(401);
  });
});

describe('where outside sources are turned off', () => {
  let server: TestApp;
  let anna: TestClient;

  beforeAll(async () => {
    server = await createTestApp(await freshDatabase('sqlite'), { stockProviders: [] });
    anna = await server.person('Anna');
  });
  afterAll(() => server.close());

  it('the collection is all there is', async () => {
    expect(await anna.ok(rows.sources, {})).toMatchObject({ sources: [{ provider: 'collection' }], isOff: true });
    const { images, more } = await anna.ok(rows.search, { query: { provider: 'collection' } });
    expect([images.length, more]).toEqual([20, true]);
    expect(await anna.refused(rows.search, openverse('cat'))).toMatchObject({ status: 503, code: 'NOT_CONFIGURED' });
    const body = { method: 'GET', url: 'https://api.openverse.org/v1/images/?q=cat' } as const;
    expect(await anna.refused(rows.proxy, { body })).toMatchObject({ status: 503, code: 'NOT_CONFIGURED' });
  });

  it('its small pictures are JPEGs for everybody', async () => {
    const { images } = await anna.ok(rows.search, { query: { provider: 'collection', per_page: 2 } });
    const answer = await server.app.inject({ url: String(images[0]?.thumbUrl) });
    expect(answer.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' });
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect([width, height]).toEqual([569, 320]);
    for (const name of ['no-such-picture.jpg', '..%2F..%2Fetc.jpg', 'a.svg']) {
      expect(
        (await server.app.inject({ url: `/api/v2/stock/collection/${name}` })).statusCode,
        name,
      ).toBeGreaterThanOrEqual(400);
    }
  });
});
