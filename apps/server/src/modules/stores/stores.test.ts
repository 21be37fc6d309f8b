import { endpoints, LIMITS } from '@mailwright/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { StoreFailure } from '../../integrations/stores/port.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { createFakeShop, type FakeShop } from '../../testing/shops/fake-shop.ts';
import { addStore, sourceProduct } from '../../testing/shops/stores.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const rows = endpoints.stores;
const KEYS = { key: 'ck_0123456789', secret: 'cs_very_secret' };
const SHOP = { kind: 'woocommerce' as const, url: 'shop.example/' };

describeOnBoth('connecting stores', (open) => {
  let server: TestApp;
  let anna: TestClient;
  let ben: TestClient;
  let trial: TestClient;
  let demoId: string;
  const shop: FakeShop = createFakeShop();

  beforeAll(async () => {
    server = await createTestApp(await open(), { storeSources: shop.sources });
    ben = await server.person('Ben');
    trial = await server.trialPerson('Tom');
    demoId = await addStore(server.database, null, [sourceProduct('a')], { kind: 'demo', name: 'Demo' });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    anna = await server.person('Anna');
    shop.products = [sourceProduct('one', { image: 'https://shop.example/1.jpg' }), sourceProduct('two')];
    shop.failure = null;
    shop.pause = async () => undefined;
    shop.asked.length = 0;
    shop.connected.length = 0;
  });

  const stored = (id: string) =>
    server.database.kysely.selectFrom('stores').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('takes the shop’s own name where none is given, and has its products read at once', async () => {
    const store = await anna.ok(rows.create, { body: SHOP });
    expect(store).toMatchObject({
      name: 'Fake shop',
      storeUrl: 'https://shop.example',
      kind: 'woocommerce',
      canEdit: true,
      hasCredentials: false,
      currency: 'EUR',
      products: 0,
      sync: { state: 'waiting', syncedAt: null, nextAt: new Date(server.clock.now).toISOString() },
    });
    const listed = await anna.ok(rows.list, {});
    expect(listed.map(({ name, canEdit }) => [name, canEdit])).toEqual([
      ['Fake shop', true],
      ['Demo', false],
    ]);
  });

  test('keeps credentials where nobody reads them: encrypted in the database, in no answer', async () => {
    const created = await anna.call(rows.create, { body: { ...SHOP, credentials: KEYS } });
    const { storeUuid: id } = created.json();
    const answers = await Promise.all([anna.call(rows.list, {}), anna.call(rows.read, { params: { id } })]);
    const row = await stored(id);
    for (const text of [created.body, ...answers.map(({ body }) => body), JSON.stringify(row)]) {
      expect(text).not.toContain(KEYS.key);
      expect(text).not.toContain(KEYS.secret);
    }
    expect(created.json()).toMatchObject({ hasCredentials: true });
    expect(shop.connected[0]).toMatchObject({ credentials: KEYS });
    expect(Buffer.from(row.credentials ?? '', 'base64url').length).toBeGreaterThan(40);

    const second = await anna.ok(rows.create, { body: { ...SHOP, credentials: KEYS } });
    expect((await stored(second.storeUuid)).credentials).not.toBe(row.credentials);
    const forgotten = await anna.ok(rows.change, { params: { id }, body: { credentials: null } });
    expect(forgotten.hasCredentials).toBe(false);
    expect((await stored(id)).credentials).toBeNull();
  });

  test('connects nothing that cannot be read, and says why', async () => {
    shop.failure = { before: 0, error: new StoreFailure('STORE_ACCESS', 'The store refused the key.') };
    const refusal = await anna.refused(rows.create, { body: { ...SHOP, credentials: KEYS } });
    expect(refusal).toMatchObject({ status: 422, code: 'STORE_ACCESS', error: 'The store refused the key.' });
    expect((await anna.ok(rows.list, {})).map(({ name }) => name)).toEqual(['Demo']);
    const malformed = new StoreFailure('STORE_UNREADABLE', 'A tag is not closed.', { line: 42 });
    shop.failure = { before: 0, error: malformed };
    expect(await anna.refused(rows.test, { body: SHOP })).toMatchObject({
      code: 'STORE_UNREADABLE',
      details: [{ path: 'line.42', message: 'A tag is not closed.' }],
    });
    shop.failure = { before: 0, error: new StoreFailure('STORE_BUSY', 'Wait.', { retryAfter: 30 }) };
    expect(await anna.refused(rows.test, { body: SHOP })).toMatchObject({ status: 503, retryAfter: 30 });
    const bad = await anna.refused(rows.create, { body: { ...SHOP, url: 'no address' } });
    expect(bad).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', details: [{ path: 'url' }] });
  });

  test('tries a store without keeping anything of it', async () => {
    expect(await anna.ok(rows.test, { body: SHOP })).toEqual({
      name: 'Fake shop',
      currency: 'EUR',
      total: 2,
      products: [
        { productName: 'Product one', imageLink: 'https://shop.example/1.jpg', price: '10.00', currency: 'EUR' },
        { productName: 'Product two', imageLink: '', price: '10.00', currency: 'EUR' },
      ],
    });
    expect((await anna.ok(rows.list, {})).map(({ name }) => name)).toEqual(['Demo']);
  });

  test('is changed by its owner: a new key is tried with what stands, and has all read again', async () => {
    const { storeUuid: id } = await anna.ok(rows.create, { body: { ...SHOP, credentials: KEYS } });
    expect(await anna.ok(rows.change, { params: { id }, body: { name: '  My shop ' } })).toMatchObject({
      name: 'My shop',
    });
    expect(shop.connected).toHaveLength(1);
    server.clock.now += 1000;
    const other = { key: 'ck_2', secret: 'cs_2' };
    const changed = await anna.ok(rows.change, { params: { id }, body: { credentials: other } });
    expect(shop.connected[1]).toMatchObject({ kind: 'woocommerce', url: 'https://shop.example', credentials: other });
    expect(changed.sync.nextAt).toBe(new Date(server.clock.now).toISOString());
    shop.failure = { before: 0, error: new StoreFailure('STORE_ACCESS', 'No.') };
    const before = await stored(id);
    await anna.refused(rows.change, { params: { id }, body: { credentials: KEYS, name: 'Other' } });
    expect(await stored(id)).toEqual(before);
    const token = { credentials: { token: 'shpat_1' } };
    expect(await anna.refused(rows.change, { params: { id }, body: token })).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    expect(await anna.refused(rows.change, { params: { id }, body: { name: ' ' } })).toMatchObject({ status: 400 });
  });

  test('is forgotten with its products and credentials', async () => {
    const id = await addStore(
      server.database,
      anna.id,
      Array.from({ length: 1100 }, (_, index) => sourceProduct(`p${index}`, { categories: ['One'] })),
    );
    await anna.ok(rows.disconnect, { params: { id } });
    expect(await anna.refused(rows.read, { params: { id } })).toMatchObject({ code: 'STORE_NOT_FOUND' });
    for (const table of ['products', 'product_search', 'product_categories'] as const) {
      const left = await server.database.kysely.selectFrom(table).selectAll().where('store_id', '=', id).execute();
      expect(left).toEqual([]);
    }
  });

  test('is nobody else’s business, and the demo store is nobody’s to change', async () => {
    const { storeUuid: id } = await anna.ok(rows.create, { body: SHOP });
    const attempts = [id, demoId].flatMap((storeId) => [
      ben.refused(rows.change, { params: { id: storeId }, body: { name: 'Mine' } }),
      ben.refused(rows.disconnect, { params: { id: storeId } }),
      ben.refused(rows.synchronize, { params: { id: storeId } }),
    ]);
    for (const answer of await Promise.all(attempts))
      expect(answer).toMatchObject({ status: 404, code: 'STORE_NOT_FOUND' });
    expect(await anna.ok(rows.read, { params: { id } })).toMatchObject({ name: 'Fake shop' });
  });

  test('needs a plan with products, and leaving none', async () => {
    const id = await addStore(server.database, trial.id);
    const answers = await Promise.all([
      trial.refused(rows.create, { body: SHOP }),
      trial.refused(rows.test, { body: SHOP }),
      trial.refused(rows.lookAtFeed, { body: { url: 'shop.example/feed' } }),
      trial.refused(rows.change, { params: { id }, body: { name: 'Mine' } }),
      trial.refused(rows.synchronize, { params: { id } }),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ status: 403, code: 'PLAN_REQUIRED' });
    await trial.ok(rows.disconnect, { params: { id } });
  });

  test('is bounded for each person', async () => {
    for (let made = 0; made < LIMITS.stores.perPerson; made++) await addStore(server.database, anna.id);
    expect(await anna.refused(rows.create, { body: SHOP })).toMatchObject({ status: 409, code: 'STORES_FULL' });
  });

  test('is bounded also where two are connected at the same moment', async () => {
    for (let made = 1; made < LIMITS.stores.perPerson; made++) await addStore(server.database, anna.id);
    // Both have been told that there is room before either is added.
    let asking = 0;
    const both = Promise.withResolvers<void>();
    shop.pause = async () => {
      asking += 1;
      if (asking === 2) both.resolve();
      await both.promise;
    };
    const answers = await Promise.all(
      [1, 2].map(() => anna.send({ method: 'POST', url: '/api/v2/stores', payload: SHOP })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect((await anna.ok(rows.list, {})).filter(({ canEdit }) => canEdit)).toHaveLength(LIMITS.stores.perPerson);
  });

  test.each(['ftp://shop.example', 'https://me:secret@shop.example', 'shop', 'https://'])(
    'is not connected at %s, which is no address of a shop',
    async (url) => {
      const answer = await anna.refused(rows.create, { body: { ...SHOP, url } });
      expect(answer).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
      expect(shop.connected).toEqual([]);
    },
  );

  test('is synchronized when its owner says so', async () => {
    const id = await addStore(server.database, anna.id, [], { syncAt: server.clock.now + 3_600_000 });
    const { sync } = await anna.ok(rows.synchronize, { params: { id } });
    expect(sync).toMatchObject({ state: 'waiting', nextAt: new Date(server.clock.now).toISOString() });
  });

  test('asks the shop itself for products where that is wanted, once a minute', async () => {
    const id = await addStore(server.database, anna.id, shop.products, { name: 'Mine' });
    const gone = sourceProduct('two', { price: '12.00' });
    shop.products = [gone];
    const products = ['one', 'two'].map((productId) => ({ storeUuid: id, productId }));
    const known = await anna.ok(rows.states, { body: { products } });
    expect(known.map(({ product }) => [product?.price, product?.isDeleted])).toEqual([
      ['10.00', false],
      ['10.00', false],
    ]);
    expect(shop.asked).toEqual([]);
    const fresh = await anna.ok(rows.states, { body: { products, refresh: true } });
    expect(fresh.map(({ product }) => [product?.price, product?.isDeleted])).toEqual([
      ['10.00', true],
      ['12.00', false],
    ]);
    await anna.ok(rows.states, { body: { products, refresh: true } });
    expect(shop.asked.toSorted()).toEqual(['one', 'two']);
    expect(await anna.ok(rows.read, { params: { id } })).toMatchObject({ products: 1 });
  });

  test('answers with what is known where the shop does not', async () => {
    const id = await addStore(server.database, anna.id, shop.products);
    shop.failure = { before: 0, error: new StoreFailure('STORE_UNREACHABLE', 'The store did not answer.') };
    const products = [{ storeUuid: id, productId: 'one' }];
    const [state] = await anna.ok(rows.states, { body: { products, refresh: true } });
    expect(state?.product).toMatchObject({ productName: 'Product one', isDeleted: false });
  });
});
