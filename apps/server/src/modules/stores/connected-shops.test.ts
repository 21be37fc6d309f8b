import { type CreateStoreRequest, endpoints, type FeedSettings } from '@mailwright/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { type ShopServices, startShopServices } from '../../testing/shops/shop-services.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createCredentialBox } from './sealed-credentials.ts';
import { createSyncRepository } from './sync-repository.ts';
import { syncDueStore } from './sync-store.ts';

const rows = endpoints.stores;
const CREDENTIALS_KEY = Buffer.alloc(32, 7);
const WOO_KEY = { key: 'ck_0123', secret: 'cs_4567' };
const TOKEN = { token: 'shpat_0123' };
const APP = { key: 'client-id', secret: 'shpss_0123' };
const TSV = 'id\ttitle\tprice\timage_link\nT-1\tTea\t15.00 EUR\thttps://feeds.example/1.jpg\nT-2\tCup\t5.00 EUR\t\n';
const FEED: FeedSettings = {
  format: 'tsv',
  columns: { id: 'id', name: 'title', price: 'price' },
  delimiter: null,
  encoding: null,
  currency: null,
};

const WOO = { kind: 'woocommerce', name: '', url: 'woo.example' } as const;
const SHOPIFY = { kind: 'shopify', name: '', url: 'demo.myshopify.com' } as const;
const OF_FEED = { kind: 'feed', name: '', url: 'feeds.example/products.tsv', feed: FEED } as const;

describeOnBoth('a shop that is connected', (open) => {
  let database: OpenDatabase;
  let server: TestApp;
  let services: ShopServices;
  let anna: TestClient;
  let feed: string;

  beforeEach(async () => {
    database = await open();
    services = await startShopServices();
    server = await createTestApp(database, {
      storeSources: services.sources,
      credentialsKey: () => CREDENTIALS_KEY,
    });
    anna = await server.person('Anna');
    const { woo, shopify } = services;
    woo.keys.set(WOO_KEY.key, { secret: WOO_KEY.secret, permission: 'read', isManager: true });
    shopify.tokens.set(TOKEN.token, ['read_products']);
    shopify.apps.set(APP.key, { secret: APP.secret, scopes: ['read_products'] });
    for (let id = 1; id <= 3; id += 1) {
      woo.products.set(id, { id, name: `Wool ${id}`, regular: `${id}.5` });
      shopify.products.set(id, { id, title: `Mill ${id}`, variants: [{ price: `${id}.5` }] });
    }
    feed = TSV;
    services.serve('feeds.example', () => ({ status: 200, body: feed }));
  });
  afterEach(async () => {
    services.close();
    await server.close();
  });

  const synchronize = () =>
    syncDueStore({
      syncs: createSyncRepository(database),
      connect: services.connect,
      box: createCredentialBox(() => CREDENTIALS_KEY),
      now: () => server.clock.now,
      turns: server.metrics.leases('store_syncs'),
      log: { warn: vi.fn() },
      signal: new AbortController().signal,
    });

  test.each<[string, CreateStoreRequest, object, string[]]>([
    [
      'WooCommerce without a key',
      { ...WOO, credentials: null },
      { name: 'The Wool & Tea Shop', currency: 'EUR', hasCredentials: false },
      ['Wool 1 1.50', 'Wool 2 2.50', 'Wool 3 3.50'],
    ],
    [
      'WooCommerce with a key',
      { ...WOO, name: 'Wool', credentials: WOO_KEY },
      { name: 'Wool', currency: 'EUR', hasCredentials: true },
      ['Wool 1 1.50', 'Wool 2 2.50', 'Wool 3 3.50'],
    ],
    [
      'Shopify without a token',
      { ...SHOPIFY, credentials: null },
      { name: 'The Demo Shop', currency: 'USD', hasCredentials: false },
      ['Mill 1 1.50', 'Mill 2 2.50', 'Mill 3 3.50'],
    ],
    [
      'Shopify with a token',
      { ...SHOPIFY, credentials: TOKEN },
      { name: 'The Demo Shop', currency: 'USD', hasCredentials: true },
      ['Mill 1 1.50', 'Mill 2 2.50', 'Mill 3 3.50'],
    ],
    [
      'Shopify with an app of the shop, by its name alone',
      { ...SHOPIFY, url: 'demo', credentials: APP },
      { storeUrl: 'https://demo.myshopify.com', hasCredentials: true },
      ['Mill 1 1.50', 'Mill 2 2.50', 'Mill 3 3.50'],
    ],
    ['a feed', OF_FEED, { name: 'feeds.example', currency: 'EUR' }, ['Cup 5.00', 'Tea 15.00']],
  ])('of %s has its products, which are kept up to date', async (_kind, body, expected, products) => {
    const tried = await anna.ok(rows.test, { body });
    expect(tried.products.length).toBe(products.length);
    const store = await anna.ok(rows.create, { body });
    expect(store).toMatchObject({ ...expected, kind: body.kind, sync: { state: 'waiting' } });
    expect(await synchronize()).toBe(true);
    const params = { storeId: store.storeUuid };
    const { elements } = await anna.ok(rows.productPage, { params });
    expect(elements.map(({ productName, price }) => `${productName} ${price}`).toSorted()).toEqual(products);

    services.woo.products.delete(3);
    services.shopify.products.delete(3);
    feed = TSV.replace('T-2', 'T-3');
    await anna.ok(rows.synchronize, { params: { id: store.storeUuid } });
    expect(await synchronize()).toBe(true);
    const all = await anna.ok(rows.productPage, { params, query: { 'return-deleted': true } });
    expect(all.elements.filter(({ isDeleted }) => isDeleted)).toHaveLength(1);
  });

  const NOT_ACCEPTED =
    'The shop does not accept this key. Check the key, the secret, and that the key has the permission to read.';
  const EXPIRED = 'Shopify does not accept this token. It may have expired or belong to another shop.';

  test.each([
    ['WooCommerce', { ...WOO, credentials: WOO_KEY }, { key: 'ck_other', secret: 'cs_other' }, NOT_ACCEPTED],
    ['Shopify', { ...SHOPIFY, credentials: TOKEN }, { token: 'shpat_other' }, EXPIRED],
  ])('of %s is told which key is wrong, when it is connected, changed and read, and loses nothing', async (...row) => {
    const [, body, wrong, error] = row;
    const refusal = { status: 422, code: 'STORE_ACCESS', error };
    expect(
      await anna.refused(rows.create, { body: { ...body, credentials: wrong } as CreateStoreRequest }),
    ).toMatchObject(refusal);
    expect((await anna.ok(rows.list, {})).filter(({ kind }) => kind !== 'demo')).toEqual([]);

    const { storeUuid: id } = await anna.ok(rows.create, { body });
    await synchronize();
    expect(await anna.refused(rows.change, { params: { id }, body: { credentials: wrong } })).toMatchObject(refusal);

    // Its key expires: what is known of its products stays.
    services.woo.keys.clear();
    services.shopify.tokens.clear();
    await anna.ok(rows.synchronize, { params: { id } });
    await synchronize();
    expect(await anna.ok(rows.read, { params: { id } })).toMatchObject({
      products: 3,
      hasCredentials: true,
      sync: { state: 'failed', problem: { code: 'STORE_ACCESS', message: error } },
    });

    services.woo.keys.set('ck_new', { secret: 'cs_new', permission: 'read', isManager: true });
    services.shopify.tokens.set('shpat_new', ['read_products']);
    const credentials = 'token' in body.credentials ? { token: 'shpat_new' } : { key: 'ck_new', secret: 'cs_new' };
    await anna.ok(rows.change, { params: { id }, body: { credentials } });
    await synchronize();
    expect(await anna.ok(rows.read, { params: { id } })).toMatchObject({
      products: 3,
      sync: { state: 'done', problem: null },
    });
  });

  test('of a feed is looked at first, and told the line where it cannot be read', async () => {
    const { settings, rows: first } = await anna.ok(rows.lookAtFeed, { body: { url: OF_FEED.url } });
    expect(settings).toMatchObject({ format: 'tsv', columns: { id: 'id', name: 'title', image: 'image_link' } });
    expect(first[0]).toEqual(['T-1', 'Tea', '15.00 EUR', 'https://feeds.example/1.jpg']);
    feed = '<rss>\n<channel>\n<item>\n<title>Tea</wrong>\n</item></channel></rss>';
    const broken = { ...OF_FEED, feed: { ...FEED, format: 'xml' as const } };
    expect(await anna.refused(rows.create, { body: broken })).toMatchObject({
      status: 422,
      code: 'STORE_UNREADABLE',
      details: [{ path: 'line.4' }],
    });
  });
});
