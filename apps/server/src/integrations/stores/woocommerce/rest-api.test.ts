import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { collect } from '../../../testing/collect.ts';
import { type ShopServices, startShopServices } from '../../../testing/shops/shop-services.ts';
import type { WooShop } from '../../../testing/shops/woo-product.ts';
import { createWooShop } from '../../../testing/shops/woo-shop.ts';
import type { ProductBatch, StoreConnector } from '../port.ts';

const KEY = { key: 'ck_0123456789', secret: "cs_se(cr)et*!'" };

let services: ShopServices;

beforeEach(async () => {
  services = await startShopServices();
  withKey(services.woo);
});
afterEach(() => services.close());

function withKey(shop: WooShop): WooShop {
  shop.keys.set(KEY.key, { secret: KEY.secret, permission: 'read', isManager: true });
  return shop;
}

function woo(url = 'woo.example', credentials = KEY): StoreConnector {
  return services.connect({ kind: 'woocommerce', url, credentials, feed: null });
}

const all = (connector: StoreConnector, from: string | null = null): Promise<ProductBatch[]> =>
  collect(connector.products(from));

const ids = (batches: readonly ProductBatch[]) => batches.flatMap(({ products }) => products.map(({ id }) => id));
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

describe('a WooCommerce shop with a key', () => {
  it('tells its name, its currency, how many products it has, and the first of them', async () => {
    services.serve('woo.example', withKey(createWooShop(8)).answer);
    const facts = await woo().test();
    expect(facts).toMatchObject({ name: 'The Wool & Tea Shop', currency: 'EUR', total: 8 });
    expect(facts.products.map(({ name, price }) => [name, price])[0]).toEqual(['Product 1', '1.90']);
    expect(facts.products).toHaveLength(5);
  });

  it('is read a hundred products at a time, each once, with two questions for each hundred', async () => {
    services.serve('woo.example', withKey(createWooShop(1005)).answer);
    const batches = await all(woo());
    expect(ids(batches)).toEqual(numbers(1, 1005));
    expect(batches[0]).toMatchObject({ total: 1005, skipped: [] });
    expect(services.asked).toHaveLength(1 + 2 * 11);
  });

  it('goes on where it was left, and has nothing after the end', async () => {
    services.serve('woo.example', withKey(createWooShop(250)).answer);
    const [first, , last] = await all(woo());
    expect(ids(await all(woo(), first?.cursor))).toEqual(numbers(101, 250));
    expect(await all(woo(), last?.cursor)).toEqual([]);
  });

  it('reads a product with everything that it tells, and with the prices that visitors see', async () => {
    services.woo.tax = 10;
    services.woo.products.set(7, {
      id: 7,
      name: 'Scarf &#8220;Moss&#8221; &amp; more',
      regular: '50.00',
      sale: '40.00',
      summary: '<p>Warm &ndash; and <b>soft</b>.</p><ul><li>Wool</li><li>2&nbsp;m</li></ul><script>alert(1)</script>',
      categories: ['Scarves', 'Wool &amp; Tea'],
      tags: ['winter'],
      brands: ['Mossy'],
      images: ['https://woo.example/a.jpg', 'javascript:alert(1)'],
      stock: 'onbackorder',
      created: '2026-09-01T10:30:00',
    });
    expect(await woo().product?.('7')).toEqual({
      id: '7',
      name: 'Scarf “Moss” & more',
      description: 'Warm – and soft.\nWool\n2 m',
      categories: ['Scarves', 'Wool & Tea'],
      tags: ['winter'],
      brand: 'Mossy',
      image: 'https://woo.example/a.jpg',
      images: ['https://woo.example/a.jpg'],
      link: 'https://woo.example/product/product-7/',
      price: '55.00',
      salePrice: '44.00',
      priceTo: null,
      currency: 'EUR',
      availability: 'backorder',
      began: Date.parse('2026-09-01T10:30:00Z'),
    });
  });

  it('also has products that visitors do not see, with the prices that were typed', async () => {
    services.woo.products.set(1, { id: 1, name: 'For subscribers', regular: '50', sale: '45.5', isHidden: true });
    services.woo.products.set(2, { id: 2, name: 'Sizes', regular: '10.00', range: ['10.00', '25.00'] });
    services.woo.products.set(3, { id: 3, name: 'Not yet', regular: '1', status: 'draft' });
    const [batch] = await all(woo());
    expect(
      batch?.products.map(({ id, price, salePrice, priceTo, currency }) => [id, price, salePrice, priceTo, currency]),
    ).toEqual([
      ['1', '50.00', '45.50', null, 'EUR'],
      ['2', '10.00', null, '25.00', 'EUR'],
    ]);
  });

  test.each([
    ['JPY', 0, '4900', '4900'],
    ['KWD', 3, '4.25', '4.250'],
    ['EUR', 2, '1234.5', '1234.50'],
  ])('reads prices in %s, also where the shop shows visitors nothing', async (code, digits, regular, price) => {
    services.woo.currency = { code, digits };
    services.woo.products.set(1, { id: 1, name: 'Tea', regular, range: [regular, '5000'] });
    expect(await woo().product?.('1')).toMatchObject({ price, currency: code });
    services.woo.isStoreApiClosed = true;
    expect(await woo().product?.('1')).toMatchObject({ price, priceTo: null, currency: code });
  });

  it('answers null for products that have vanished or are in the trash, and for ids of other shops', async () => {
    services.woo.products.set(7, { id: 7, name: 'Scarf', regular: '1' });
    expect(await woo().product?.('7')).not.toBeNull();
    services.woo.products.set(7, { id: 7, name: 'Scarf', regular: '1', status: 'trash' });
    expect(await woo().product?.('7')).toBeNull();
    services.woo.products.delete(7);
    expect(await woo().product?.('7')).toBeNull();
    expect(await woo().product?.('../../users')).toBeNull();
  });
});

describe('a key of a WooCommerce shop', () => {
  it('is sent as a password by HTTPS alone; by HTTP it signs, and is not sent', async () => {
    services.woo.products.set(1, { id: 1, name: 'Tea', regular: '1' });
    expect((await woo('https://woo.example').test()).total).toBe(1);
    expect(services.asked.every(({ path }) => !path.includes('oauth'))).toBe(true);
    const before = services.asked.length;
    services.woo.folder = '/shop';
    services.woo.home = 'http://woo.example/shop';
    expect((await woo('http://woo.example/shop').test()).total).toBe(1);
    const asked = services.asked.slice(before);
    expect(asked.filter(({ path }) => path.includes('oauth_signature')).length).toBeGreaterThan(1);
    expect(asked.every(({ headers }) => headers.authorization === undefined)).toBe(true);
    expect(asked.every(({ path }) => !path.includes('cs_se'))).toBe(true);
  });

  it('signs without pretty permalinks too', async () => {
    const shop = withKey(createWooShop(2));
    services.serve('woo.example', (asked) => {
      const route = new URL(asked.path, 'https://woo.example').searchParams.get('rest_route');
      if (route === null) return shop.answer({ ...asked, path: '/' });
      const isRest = route.startsWith('/wc/v3');
      if (isRest && !asked.path.includes('oauth_signature'))
        return { status: 401, body: '{"code":"woocommerce_rest_cannot_view"}' };
      return isRest
        ? { status: 200, headers: { 'x-wp-total': '2' }, body: '[{"id":1,"name":"Tea"}]' }
        : { status: 404, body: '' };
    });
    expect((await woo('http://woo.example').test()).products.map(({ name }) => name)).toEqual(['Tea']);
  });

  it('signs where the server loses the header', async () => {
    const shop = withKey(createWooShop(150));
    shop.losesAuthorization = true;
    services.serve('woo.example', shop.answer);
    expect(ids(await all(woo()))).toEqual(numbers(1, 150));
  });

  it('is used at the address that the shop calls its own', async () => {
    const shop = withKey(createWooShop(3));
    shop.home = 'https://www.woo.example';
    services.serve('www.woo.example', shop.answer);
    services.serve('woo.example', (asked) => shop.answer({ ...asked, headers: {} }));
    expect(ids(await all(woo()))).toEqual(['1', '2', '3']);
  });

  test.each(['https://evil.example', 'http://woo.example', 'https://woo.example.evil.example'])(
    'is never sent to another shop that calls itself %s',
    async (home) => {
      const shop = createWooShop(3);
      shop.home = home;
      services.serve('woo.example', shop.answer);
      services.serve(new URL(home).host, shop.answer);
      await expect(woo().test()).rejects.toMatchObject({ code: 'STORE_ACCESS' });
      expect(services.asked.every(({ host, isSecure }) => host === 'woo.example' && isSecure)).toBe(true);
    },
  );

  const UNKNOWN =
    'The shop does not accept this key. Check the key, the secret, and that the key has the permission to read.';

  test.each([
    ['is not known', () => services.woo.keys.clear(), UNKNOWN],
    [
      'has another secret',
      () => services.woo.keys.set(KEY.key, { secret: 'cs_other', permission: 'read', isManager: true }),
      UNKNOWN,
    ],
    [
      'may only write',
      () => services.woo.keys.set(KEY.key, { secret: KEY.secret, permission: 'write', isManager: true }),
      UNKNOWN,
    ],
    [
      'is one of a customer',
      () => services.woo.keys.set(KEY.key, { secret: KEY.secret, permission: 'read', isManager: false }),
      'The user of this key may not see products. Make a key for a shop manager or an administrator.',
    ],
  ])('that %s is told as such, by HTTPS and by HTTP', async (_what, change, message) => {
    change();
    for (const url of ['https://woo.example', 'http://woo.example']) {
      await expect(woo(url).test()).rejects.toMatchObject({ code: 'STORE_ACCESS', message });
    }
  });

  it('that expires while products are read is told so, and what was read stays read', async () => {
    const shop = withKey(createWooShop(250));
    services.serve('woo.example', shop.answer);
    const seen: ProductBatch[] = [];
    const read = async () => {
      for await (const batch of woo().products(null)) {
        seen.push(batch);
        shop.keys.clear();
      }
    };
    await expect(read()).rejects.toMatchObject({ code: 'STORE_ACCESS', message: UNKNOWN });
    expect(ids(seen)).toEqual(numbers(1, 100));
  });

  it('is in no failure', async () => {
    services.serve('woo.example', () => ({ status: 500, body: KEY.secret }));
    const failure = await woo('http://woo.example')
      .test()
      .catch((error: unknown) => error);
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toMatch(/ck_|cs_/);
  });
});

describe('a WooCommerce shop with a key that does not answer as it should', () => {
  it('since it asks to wait for a moment is asked again by itself, signed anew', async () => {
    const shop = withKey(createWooShop(150));
    shop.home = 'http://woo.example';
    services.serve('woo.example', shop.answer);
    services.interrupt('woo.example', { status: 429, headers: { 'retry-after': '2' }, body: '' }, 1);
    expect(ids(await all(woo('http://woo.example')))).toEqual(numbers(1, 150));
    expect(services.waited).toEqual([2000]);
    expect(services.asked.filter(({ path }) => path.includes('oauth_signature'))).toHaveLength(4);
  });

  it('since it asks to wait for long is gone on with later', async () => {
    services.serve('woo.example', withKey(createWooShop(400)).answer);
    services.interrupt('woo.example', { status: 429, headers: { 'retry-after': '120' }, body: '' }, 5);
    const seen: ProductBatch[] = [];
    const read = async (from: string | null) => {
      for await (const batch of woo().products(from)) seen.push(batch);
    };
    await expect(read(null)).rejects.toMatchObject({ code: 'STORE_BUSY', retryAfter: 120 });
    expect(seen).toHaveLength(2);
    await read(seen.at(-1)?.cursor ?? null);
    expect(ids(seen)).toEqual(numbers(1, 400));
  });
});
