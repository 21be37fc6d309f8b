import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { endpoints, type FeedSettings, type Store } from '@mailwright/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ReadFeed, StoreFailure } from '../../integrations/stores/port.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { NO_STORES } from '../../testing/shops/fake-shop.ts';
import { sourceProduct } from '../../testing/shops/stores.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const rows = endpoints.stores;
const BATCH = 100;
const FEED: FeedSettings = {
  format: 'csv',
  columns: { id: 'id', name: 'id' },
  delimiter: ',',
  encoding: null,
  currency: 'CHF',
};

/** Reads a feed with one id a line; a line `bad` cannot be read, `skip` is left out. */
const readFeed: ReadFeed = async function* (content) {
  let rest = '';
  let line = 0;
  let ids: string[] = [];
  let skipped: { line: number; message: string }[] = [];
  const batch = () => ({ products: ids.map((id) => sourceProduct(id)), cursor: null, total: null, skipped });
  for await (const part of content) {
    const lines = (rest + part.toString()).split('\n');
    rest = lines.pop() ?? '';
    for (const id of lines) {
      line += 1;
      if (id === 'bad') throw new StoreFailure('STORE_UNREADABLE', 'This line cannot be read.', { line });
      if (id === 'skip') skipped.push({ line, message: 'There is no price.' });
      else ids.push(id);
      if (ids.length < BATCH) continue;
      yield batch();
      ids = [];
      skipped = [];
    }
  }
  if (ids.length > 0) yield batch();
};

describeOnBoth('a store that is a file', (open) => {
  let server: TestApp;
  let anna: TestClient;
  let id: string;

  beforeAll(async () => {
    server = await createTestApp(await open(), {
      storeSources: {
        ...NO_STORES,
        readFeed,
        lookAtFeed: (beginning) => ({
          settings: { format: 'csv', columns: {}, delimiter: ',', encoding: 'utf-8', currency: null },
          columns: ['id'],
          rows: [[beginning.toString()]],
        }),
      },
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    anna = await server.person('Anna');
    id = (await anna.ok(rows.create, { body: { kind: 'file', name: 'Catalog', feed: FEED } })).storeUuid;
  });

  const lines = (count: number, from = 0) => Array.from({ length: count }, (_, index) => `p${from + index}\n`).join('');
  const head = '--edge\r\nContent-Disposition: form-data; name="file"; filename="feed.csv"\r\n\r\n';
  const send = (parts: Iterable<string> | AsyncIterable<string>, path = `/api/v2/stores/${id}/file`) =>
    anna.send({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'multipart/form-data; boundary=edge' },
      payload: Readable.from(
        (async function* () {
          yield Buffer.from(head);
          for await (const part of parts) yield Buffer.from(part);
          yield Buffer.from('\r\n--edge--\r\n');
        })(),
        { objectMode: false },
      ),
    });
  const read = () => anna.ok(rows.read, { params: { id } });

  test('has the products of the file, with the lines that were left out, and is never read again', async () => {
    const response = await send([lines(1500), 'skip\n', lines(1)]);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      kind: 'file',
      products: 1500,
      currency: 'CHF',
      sync: {
        state: 'done',
        done: 1501,
        nextAt: null,
        skippedCount: 1,
        skipped: [{ line: 1501, message: 'There is no price.' }],
      },
    } satisfies Partial<Record<keyof Store, unknown>>);
    expect((await anna.ok(rows.synchronize, { params: { id } })).sync).toMatchObject({ state: 'done', nextAt: null });
  });

  test('is read while it is sent: products are there before its end', async () => {
    let before = 0;
    const parts = async function* () {
      yield lines(1000);
      for (; before === 0; before = (await read()).products) await setTimeout(5);
      yield lines(500, 1000);
    };
    expect((await send(parts())).json()).toMatchObject({ products: 1500 });
    expect(before).toBeGreaterThanOrEqual(BATCH);
    expect(before).toBeLessThanOrEqual(1000);
  });

  test('is replaced by another file, and what that does not have is deleted', async () => {
    await send([lines(300)]);
    expect((await send([lines(200, 250)])).json()).toMatchObject({ products: 200 });
    const query = { 'return-deleted': true, limit: 1, offset: 0 };
    const all = await anna.ok(rows.productPage, { params: { storeId: id }, query });
    expect(all.pagination['total-elements']).toBe(450);
  });

  test('that another one replaces before its end says so, and the other one counts', async () => {
    let isReplaced = false;
    const parts = async function* () {
      yield lines(BATCH);
      while ((await read()).products < BATCH) await setTimeout(5);
      await send([lines(3, 5000)]);
      isReplaced = true;
    };
    const response = await send(parts());
    expect(isReplaced).toBe(true);
    expect(response.json()).toMatchObject({ code: 'STORE_UNREADABLE', message: 'Another file was sent meanwhile.' });
    expect(await read()).toMatchObject({ products: 3, sync: { state: 'done', problem: null } });
  });

  test('that cannot be read to its end says at which line, and deletes nothing', async () => {
    await send([lines(300)]);
    const response = await send([lines(150, 1000), 'bad\n', lines(10_000, 2000)]);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'STORE_UNREADABLE', details: [{ path: 'line.151' }] });
    const { products, sync } = await read();
    expect(products).toBe(400);
    expect(sync).toMatchObject({ state: 'failed', problem: { line: 151 }, nextAt: null });
    expect((await send([lines(5)])).json()).toMatchObject({ products: 5, sync: { state: 'done', problem: null } });
  });

  test('that is disconnected while a file is sent is gone, and so is what came of the file', async () => {
    const parts = async function* () {
      yield lines(BATCH);
      while ((await read()).products === 0) await setTimeout(5);
      await anna.ok(rows.disconnect, { params: { id } });
      yield lines(BATCH, BATCH);
    };
    const response = await send(parts());
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({
      code: 'STORE_NOT_FOUND',
      error: 'The store was disconnected meanwhile.',
    });
    const left = await server.database.kysely.selectFrom('products').select('id').where('store_id', '=', id).execute();
    expect(left).toEqual([]);
  });

  test('without any product in it deletes nothing', async () => {
    await send([lines(3)]);
    expect((await send([''])).json()).toMatchObject({ code: 'STORE_UNREADABLE' });
    expect(await read()).toMatchObject({ products: 3, sync: { state: 'failed' } });
  });

  test('is taken from whoever has the store, and from nobody else', async () => {
    const ben = await server.person('Ben');
    const form = { method: 'POST' as const, url: `/api/v2/stores/${id}/file` };
    const foreign = await ben.send({
      ...form,
      headers: { 'content-type': 'multipart/form-data; boundary=edge' },
      payload: `${head}p1\n\r\n--edge--\r\n`,
    });
    expect(foreign.json()).toMatchObject({ code: 'STORE_NOT_FOUND' });
    const none = await anna.send({
      ...form,
      headers: { 'content-type': 'multipart/form-data; boundary=edge' },
      payload: '--edge--\r\n',
    });
    expect(none.json()).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ path: 'file' }] });
    const json = await anna.send({ ...form, payload: { file: 'p1' } });
    expect(json.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
    expect((await read()).products).toBe(0);
  });

  test('whose server ended while it was sent says that it did not arrive', async () => {
    await server.database.kysely
      .updateTable('stores')
      .set({ sync_state: 'running', sync_holder: 'gone', sync_lease: server.clock.now - 1 })
      .where('id', '=', id)
      .execute();
    expect((await read()).sync).toMatchObject({ state: 'failed', problem: { code: 'STORE_UNREADABLE' } });
    expect((await send([lines(2)])).json()).toMatchObject({ products: 2, sync: { state: 'done' } });
  });

  test('shows its beginning before it is sent', async () => {
    const response = await send(['a,b'], '/api/v2/stores/file-look');
    expect(response.json()).toMatchObject({ columns: ['id'], rows: [['a,b']] });
  });

  test('can be read in another way, which the next file is', async () => {
    const feed = { ...FEED, delimiter: ';' as const };
    const changed = await anna.ok(rows.change, { params: { id }, body: { feed } });
    expect(changed).toMatchObject({ feed: { delimiter: ';' }, sync: { state: 'waiting', nextAt: null } });
  });
});
