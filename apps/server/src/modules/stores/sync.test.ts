import { LIMITS } from '@mailwright/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { StoreFailure } from '../../integrations/stores/port.ts';
import { createMetrics } from '../../metrics/metrics.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { addPerson } from '../../testing/people.ts';
import { createFakeShop, type FakeShop } from '../../testing/shops/fake-shop.ts';
import { addStore, sourceProduct } from '../../testing/shops/stores.ts';
import { createProductRepository } from '../products/repository.ts';
import { createStoreRepository } from './repository.ts';
import { createCredentialBox } from './sealed-credentials.ts';
import { createSyncRepository } from './sync-repository.ts';
import { SYNC_LEASE, type SyncDeps, syncDueStore } from './sync-store.ts';

const box = createCredentialBox(() => Buffer.alloc(32, 1));
const START = 1_800_000_000_000;
const ALL = { 'return-deleted': false, 'category-name': '', query: '' };
const products = (count: number) => Array.from({ length: count }, (_, index) => sourceProduct(`p${index}`));

describeOnBoth('a synchronization', (open) => {
  let database: OpenDatabase;
  let ownerId: string;
  let shop: FakeShop;
  let storeId: string;
  let time: number;

  beforeEach(async () => {
    database = await open();
    ownerId = await addPerson(database, 'Anna');
    shop = createFakeShop(products(1250));
    time = START;
    storeId = await addStore(database, ownerId, [], { syncAt: START, now: START });
  });
  afterEach(() => database.close());

  const metrics = createMetrics();

  /** Creates a worker that reads stores, as a server of its own. */
  function worker(source: FakeShop = shop, syncs = createSyncRepository(database)) {
    const ending = new AbortController();
    const deps: SyncDeps = {
      syncs,
      connect: source.sources.connect,
      box,
      now: () => time,
      log: { warn: vi.fn() },
      signal: ending.signal,
      turns: metrics.leases('store_syncs'),
    };
    return { look: () => syncDueStore(deps), end: () => ending.abort() };
  }

  async function standing() {
    const store = await createStoreRepository(database).find(storeId, ownerId);
    if (!store) throw new Error('The store is gone');
    return { ...store.sync, products: store.products, currency: store.currency };
  }
  const count = (filter: object = {}) => createProductRepository(database).count(storeId, { ...ALL, ...filter });

  test('reads over a thousand products in batches and begins again an hour later', async () => {
    expect(await worker().look()).toBe(true);
    expect(await standing()).toMatchObject({
      state: 'done',
      done: 1250,
      total: 1250,
      products: 1250,
      currency: 'EUR',
      syncedAt: START,
      nextAt: START + LIMITS.stores.syncEvery,
      lease: 0,
      problem: null,
    });
    expect(await count()).toBe(1250);
    expect(await worker().look()).toBe(false);
    time += LIMITS.stores.syncEvery;
    expect(await worker().look()).toBe(true);
    expect(shop.asked).toEqual([null, null]);
  });

  test('writes what has changed and nothing else, and marks what has vanished', async () => {
    await worker().look();
    time += LIMITS.stores.syncEvery;
    shop.products = [sourceProduct('p0', { price: '99.00' }), ...products(1250).slice(2)];
    await worker().look();
    const found = await createProductRepository(database).find(
      ['p0', 'p1', 'p2'].map((productId) => ({ storeUuid: storeId, productId })),
    );
    const byId = new Map(found.map((product) => [product.id, product]));
    expect(byId.get('p0')).toMatchObject({ price: '99.00', changed: time, isDeleted: false });
    expect(byId.get('p1')).toMatchObject({ changed: time, isDeleted: true });
    expect(byId.get('p2')).toMatchObject({ changed: START, isDeleted: false });
    expect(await count()).toBe(1249);
    expect(await count({ 'return-deleted': true })).toBe(1250);
    expect((await standing()).products).toBe(1249);
  });

  test('waits while the plan of its owner has no products, and goes on as soon as one has', async () => {
    const plan = { number: 9, name: 'Small', features: JSON.stringify({ customCode: true, products: false }) };
    await database.kysely.insertInto('plans').values(plan).execute();
    const change = (planNumber: number) =>
      database.kysely.updateTable('users').set({ plan_number: planNumber }).where('id', '=', ownerId).execute();
    await change(9);
    const others = await addStore(database, await addPerson(database, 'Bea'), [], { syncAt: START + 1, now: START });
    time += 1;
    expect(await worker().look()).toBe(true);
    expect(await worker().look()).toBe(false);
    expect(shop.asked).toEqual([null]);
    expect(await createProductRepository(database).count(others, ALL)).toBe(1250);
    expect(await standing()).toMatchObject({ products: 0, nextAt: START });
    await change(3);
    expect(await worker().look()).toBe(true);
    expect(await standing()).toMatchObject({ state: 'done', products: 1250 });
  });

  test('that is killed in the middle is gone on with from its cursor by another server, once its lease is over', async () => {
    const reached = Promise.withResolvers<void>();
    shop.pause = async (index) => {
      if (index < 500) return;
      reached.resolve();
      await new Promise(() => undefined);
    };
    // Nobody hears of this one again: its process is gone.
    void worker().look();
    await reached.promise;
    expect(await standing()).toMatchObject({ state: 'running', done: 500, products: 500 });
    const second = createFakeShop(shop.products);
    expect(await worker(second).look()).toBe(false);
    time += SYNC_LEASE.time;
    expect(await worker(second).look()).toBe(true);
    expect(second.asked).toEqual(['500']);
    expect(await standing()).toMatchObject({ state: 'done', done: 1250, products: 1250 });
  });

  test('that is told to stop leaves the rest to others at once', async () => {
    const reached = Promise.withResolvers<void>();
    shop.pause = async (index) => {
      if (index < 300) return;
      reached.resolve();
      await new Promise(() => undefined);
    };
    const first = worker();
    const ended = first.look();
    await reached.promise;
    first.end();
    await ended;
    expect(await standing()).toMatchObject({ state: 'waiting', done: 300, lease: 0 });
    const second = createFakeShop(shop.products);
    expect(await worker(second).look()).toBe(true);
    expect(second.asked).toEqual(['300']);
    expect((await standing()).products).toBe(1250);
  });

  test('is done by one of two servers, and who was overtaken writes nothing more', async () => {
    const other = await addStore(database, ownerId, [], { syncAt: START, now: START });
    const both = [worker(), worker()];
    const found = () => Promise.all([...both, ...both].map(({ look }) => look()));
    while ((await found()).some(Boolean));
    expect(shop.asked).toEqual([null, null]);
    expect(await createProductRepository(database).count(other, ALL)).toBe(1250);

    const syncs = createSyncRepository(database);
    time += LIMITS.stores.syncEvery;
    const slow = await syncs.claim('slow', time, time + 10);
    if (!slow) throw new Error('Nothing was due');
    time += 10;
    const quick = await syncs.claim('quick', time, time + 10);
    expect(quick?.store.id).toBe(slow.store.id);
    const batch = { products: [sourceProduct('late')], cursor: '1', total: null, skipped: [] };
    expect(await syncs.store(slow, batch, time, time + 10)).toBe(false);
    expect(await syncs.finish(slow, time, null)).toBe(false);
    expect(await syncs.hold(slow, time + 10)).toBe(false);
    expect(await createProductRepository(database).find([{ storeUuid: slow.store.id, productId: 'late' }])).toEqual([]);
  });

  test('that was overtaken counts as a lost lease', async () => {
    const syncs = createSyncRepository(database);
    const slow = worker(shop, {
      ...syncs,
      async store(...sent) {
        time += SYNC_LEASE.time;
        await syncs.claim('quick', time, time + SYNC_LEASE.time);
        return syncs.store(...sent);
      },
    });
    expect(await slow.look()).toBe(true);
    expect(await metrics.registry.getSingleMetricAsString('mailwright_leases_lost_total')).toContain(
      'mailwright_leases_lost_total{work="store_syncs"} 1',
    );
    expect((await standing()).products).toBe(0);
  });

  test('that the store asks to wait goes on just then, from where it was', async () => {
    const error = new StoreFailure('STORE_BUSY', 'The store asks to wait.', { retryAfter: 7 });
    shop.failure = { before: 600, error };
    await worker().look();
    const problem = { code: 'STORE_BUSY', message: 'The store asks to wait.', line: null };
    expect(await standing()).toMatchObject({ state: 'failed', problem, nextAt: START + 7000, products: 600 });
    time += 6999;
    expect(await worker().look()).toBe(false);
    time += 1;
    shop.failure = null;
    await worker().look();
    expect(shop.asked).toEqual([null, '600']);
    expect(await standing()).toMatchObject({ state: 'done', problem: null, products: 1250 });
  });

  test('whose key has expired says so, deletes nothing, and is tried less and less often', async () => {
    await worker().look();
    time += LIMITS.stores.syncEvery;
    shop.failure = { before: 0, error: new StoreFailure('STORE_ACCESS', 'The store refused the key.') };
    const pauses: number[] = [];
    for (let tries = 0; tries < 11; tries++) {
      await worker().look();
      const { nextAt, state, problem, products: left } = await standing();
      expect({ state, code: problem?.code, left }).toEqual({ state: 'failed', code: 'STORE_ACCESS', left: 1250 });
      pauses.push(((nextAt ?? 0) - time) / 60_000);
      time = nextAt ?? 0;
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
    shop.failure = null;
    await worker().look();
    expect(await standing()).toMatchObject({ state: 'done', problem: null });
  });

  test('that fails in the middle deletes nothing of what it has not seen', async () => {
    await worker().look();
    time += LIMITS.stores.syncEvery;
    shop.products = [sourceProduct('new'), ...products(1250).slice(1)];
    shop.failure = { before: 700, error: new StoreFailure('STORE_UNREADABLE', 'Malformed', { line: 12 }) };
    await worker().look();
    expect(await standing()).toMatchObject({ state: 'failed', products: 1251, problem: { line: 12 } });
  });

  test('of a connector that fails in a way nobody foresaw is told as unreadable, without its insides', async () => {
    shop.failure = { before: 0, error: new TypeError('secret is not a function') };
    await worker().look();
    const { problem } = await standing();
    expect(problem).toEqual({ code: 'STORE_UNREADABLE', message: 'No products could be read there.', line: null });
  });

  test('is taken by one of two workers that look at the same time', async () => {
    const syncs = createSyncRepository(database);
    const claims = await Promise.all(['one', 'two'].map((holder) => syncs.claim(holder, time, time + 1)));
    const held = claims.filter((claim) => claim !== null);
    expect(held).toHaveLength(1);
    await Promise.all(held.map((sync) => syncs.finish(sync, time, time + LIMITS.stores.syncEvery)));
    expect(await syncs.claim('two', time, time + 1)).toBeNull();
  });

  test('counts a product once that several add at the same time', async () => {
    const syncs = createSyncRepository(database);
    const sync = await syncs.claim('reader', time, time + SYNC_LEASE.time);
    if (!sync) throw new Error('The store is not due');
    const added = sourceProduct('new');
    const batch = { products: [added], cursor: null, total: null, skipped: [] };
    await Promise.all([
      syncs.store(sync, batch, time, time + SYNC_LEASE.time),
      ...Array.from({ length: 6 }, () => syncs.keep(storeId, added.id, added, time)),
    ]);
    expect((await standing()).products).toBe(1);
    expect(await count()).toBe(1);
  });

  test('stops at more products than one store may have', async () => {
    shop.products = products(10);
    shop.batchSize = 5;
    const many = { ...sourceProduct('x') };
    shop.products = new Proxy(shop.products, {
      get: (target, key) =>
        key === 'slice' ? () => Array(LIMITS.stores.products + 1).fill(many) : Reflect.get(target, key),
    });
    await worker().look();
    expect(await standing()).toMatchObject({ state: 'failed', problem: { code: 'STORE_TOO_LARGE' }, products: 0 });
  });

  test('keeps texts that no database would, cut to their lengths', async () => {
    shop.products = [
      sourceProduct('odd', {
        name: `A\0${'é'.repeat(600)}`,
        description: '😀'.repeat(1500),
        categories: [' A ', 'A', ''],
      }),
      sourceProduct('', { name: 'Without an id' }),
      sourceProduct('i'.repeat(256)),
      sourceProduct('huge', { price: '999999999999.9999' }),
    ];
    await worker().look();
    const found = await createProductRepository(database).list(storeId, ALL, { limit: 10, offset: 0 });
    expect(found.map(({ id }) => id)).toEqual(['odd', 'huge']);
    expect(found[0]).toMatchObject({ name: `A${'é'.repeat(499)}`, categories: ['A'] });
    expect(found[0]?.description).toBe('😀'.repeat(1000));
  });
});
