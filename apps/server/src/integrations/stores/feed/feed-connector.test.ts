import type { FeedSettings } from '@mailwright/contract';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { createGuardedStream, FetchFailed, type GuardedStream } from '../../../fetch/guarded-fetch.ts';
import { collect } from '../../../testing/collect.ts';
import { type ShopServices, startShopServices } from '../../../testing/shops/shop-services.ts';
import type { StoreConnector } from '../port.ts';
import { createFeedConnector, lookAtFeedAddress } from './feed-connector.ts';

const CSV: FeedSettings = {
  format: 'csv',
  columns: { id: 'id', name: 'name', price: 'price' },
  delimiter: null,
  encoding: null,
  currency: 'EUR',
};

let services: ShopServices;

beforeEach(async () => {
  services = await startShopServices();
});
afterEach(() => services.close());

function feed(url: string, settings: FeedSettings | null = CSV): StoreConnector {
  return services.connect({ kind: 'feed', url, credentials: null, feed: settings });
}

const text = (body: string | Buffer, type = 'text/csv') => ({ status: 200, headers: { 'content-type': type }, body });

describe('a feed at an address', () => {
  it('tells its first products, and reads no more of it than that', async () => {
    let sent = 0;
    async function* endless(): AsyncGenerator<Buffer, void> {
      yield Buffer.from('id,name,price\n');
      for (let row = 1; ; row += 1) {
        sent = row;
        yield Buffer.from(`${row},Product ${row},${row}.5\n`);
      }
    }
    services.serve('feeds.example', () => ({ status: 200, body: endless() }));
    const facts = await feed('feeds.example/products.csv?key=abc').test();
    expect(facts).toMatchObject({ name: 'feeds.example', currency: 'EUR', total: null });
    expect(facts.products.map(({ id, price }) => [id, price])[0]).toEqual(['1', '1.50']);
    expect(facts.products).toHaveLength(5);
    expect(sent).toBeLessThan(1_000_000);
    expect(services.asked[0]?.path).toBe('/products.csv?key=abc');
  });

  it('is waited for half a minute while somebody connects it, and longer for all of its products', async () => {
    const timeouts: number[] = [];
    const stream: GuardedStream = async (_address, { timeout }) => {
      timeouts.push(timeout);
      throw new FetchFailed('feeds.example did not answer');
    };
    const connector = createFeedConnector(stream, new URL('https://feeds.example/products.csv'), CSV);
    await expect(connector.test()).rejects.toMatchObject({ code: 'STORE_UNREACHABLE' });
    await expect(collect(connector.products(null))).rejects.toMatchObject({ code: 'STORE_UNREACHABLE' });
    expect(timeouts).toEqual([30_000, 1_200_000]);
  });

  it('is read with the encoding that its server tells', async () => {
    const bytes = Buffer.from([...Buffer.from('id,name\n1,'), 0xb1, 0xb6, 0xe6, 0x0a]);
    services.serve('feeds.example', () => text(bytes, 'text/csv; charset=iso-8859-2'));
    const [batch] = await collect(feed('feeds.example').products(null));
    expect(batch?.products[0]?.name).toBe('ąść');
    expect(feed('feeds.example').product).toBeUndefined();
  });

  test.each([
    [
      'is not there',
      { status: 404, body: '' },
      { code: 'STORE_UNREADABLE', message: 'There is no feed at this address (404).' },
    ],
    ['is closed', { status: 401, body: '' }, { code: 'STORE_ACCESS' }],
    [
      'asks to wait',
      { status: 429, headers: { 'retry-after': '30' }, body: '' },
      { code: 'STORE_BUSY', retryAfter: 30 },
    ],
    ['is a web page', text('<html><body>Sign in</body></html>'), { code: 'STORE_UNREADABLE' }],
    [
      'breaks off',
      { status: 200, headers: { 'content-length': '5000' }, body: 'id,name\n1,Tea\n' },
      { code: 'STORE_UNREACHABLE' },
    ],
    [
      'leads inside',
      { status: 302, headers: { location: 'http://127.0.0.2/' }, body: '' },
      { code: 'STORE_NOT_PUBLIC' },
    ],
  ])('that %s is told so, without its address', async (what, answer, expected) => {
    services.serve('feeds.example', () => answer);
    const settings = { ...CSV, columns: { id: 'id', name: 'name' } };
    if (what === 'breaks off') setTimeout(() => services.close(), 200);
    const failure = await collect(feed('feeds.example/x?key=abc', settings).products(null)).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject(expected);
    expect(`${String(failure)} ${String((failure as Error).cause)}`).not.toContain('abc');
  });

  it('without settings is not read', () => {
    expect(() => feed('feeds.example', null)).toThrow('It is not known how the feed is read.');
  });
});

describe('a look at the feed at an address', () => {
  it('takes its beginning alone', async () => {
    async function* endless(): AsyncGenerator<Buffer, void> {
      yield Buffer.from('sku;title;price\n');
      for (;;) yield Buffer.from('1;Tea;5\n'.repeat(1000));
    }
    services.serve('feeds.example', () => ({ status: 200, body: endless() }));
    const look = await lookAtFeedAddress(services.stream, 'feeds.example/a.csv');
    expect(look.settings).toMatchObject({ format: 'csv', delimiter: ';', columns: { id: 'sku', name: 'title' } });
    expect(look.rows).toHaveLength(5);
  });

  it('of addresses inside is refused', async () => {
    await expect(lookAtFeedAddress(createGuardedStream(), 'http://127.0.0.1:9/')).rejects.toMatchObject({
      code: 'STORE_NOT_PUBLIC',
    });
    await expect(lookAtFeedAddress(services.stream, 'file:///etc/passwd')).rejects.toMatchObject({
      code: 'STORE_UNREADABLE',
    });
  });
});
