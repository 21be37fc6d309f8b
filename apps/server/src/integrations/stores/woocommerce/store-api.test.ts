import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { collect } from '../../../testing/collect.ts';
import { jsonAnswer } from '../../../testing/shops/shop-answer.ts';
import { type ShopServices, startShopServices } from '../../../testing/shops/shop-services.ts';
import { wordPressError } from '../../../testing/shops/woo-product.ts';
import { createWooShop } from '../../../testing/shops/woo-shop.ts';
import type { ProductBatch, StoreConnector } from '../port.ts';

let services: ShopServices;

beforeEach(async () => {
  services = await startShopServices();
});
afterEach(() => services.close());

function woo(url = 'woo.example'): StoreConnector {
  return services.connect({ kind: 'woocommerce', url, credentials: null, feed: null });
}

const all = (connector: StoreConnector, from: string | null = null): Promise<ProductBatch[]> =>
  collect(connector.products(from));

const ids = (batches: readonly ProductBatch[]) => batches.flatMap(({ products }) => products.map(({ id }) => id));

describe('a WooCommerce shop without a key', () => {
  it('tells its name, its currency, how many products it has, and the first of them', async () => {
    services.serve('woo.example', createWooShop(8).answer);
    const facts = await woo().test();
    expect(facts).toMatchObject({ name: 'The Wool & Tea Shop', currency: 'EUR', total: 8 });
    expect(facts.products.map(({ name }) => name)).toEqual([1, 2, 3, 4, 5].map((id) => `Product ${id}`));
  });

  it('is read a hundred products at a time, each once', async () => {
    services.serve('woo.example', createWooShop(1005).answer);
    const batches = await all(woo());
    expect(batches.map(({ products }) => products.length)).toEqual([...Array.from({ length: 10 }, () => 100), 5]);
    expect(new Set(ids(batches)).size).toBe(1005);
    expect(batches[0]).toMatchObject({ total: 1005, skipped: [] });
  });

  it('goes on where it was left, and has nothing after the end', async () => {
    services.serve('woo.example', createWooShop(250).answer);
    const [first, , last] = await all(woo());
    const rest = await all(woo(), first?.cursor);
    expect(ids(rest)).toEqual(Array.from({ length: 150 }, (_, index) => String(index + 101)));
    expect(await all(woo(), last?.cursor)).toEqual([]);
  });

  it('is not believed where it answers with another product than was asked for', async () => {
    const shop = createWooShop(3);
    services.serve('woo.example', (request) =>
      shop.answer({ ...request, path: request.path.replace('/products/2', '/products/3') }),
    );
    await expect(woo().product?.('1')).resolves.toMatchObject({ id: '1' });
    await expect(woo().product?.('2')).rejects.toMatchObject({
      code: 'STORE_UNREADABLE',
      message: 'The store answered with another product.',
    });
  });

  it('begins anew at a cursor that is none', async () => {
    services.serve('woo.example', createWooShop(3).answer);
    expect(ids(await all(woo(), 'gid://nonsense'))).toEqual(['1', '2', '3']);
  });

  it('misses nothing where products are deleted while it is read', async () => {
    const shop = createWooShop(300);
    services.serve('woo.example', shop.answer);
    const seen: ProductBatch[] = [];
    for await (const batch of woo().products(null)) {
      seen.push(batch);
      if (seen.length === 1) for (const id of [3, 40]) shop.products.delete(id);
    }
    expect(new Set(ids(seen))).toEqual(new Set(Array.from({ length: 300 }, (_, index) => String(index + 1))));
  });

  it('reads a product with everything that it tells', async () => {
    services.woo.products.set(7, {
      id: 7,
      name: 'Scarf &#8220;Moss&#8221; &amp; more',
      regular: '49.00',
      sale: '39.50',
      summary: '<p>Warm &ndash; and <b>soft</b>.</p><ul><li>Wool</li><li>2&nbsp;m</li></ul><script>alert(1)</script>',
      description: '<p>Unread</p>',
      categories: ['Scarves', 'Wool &amp; Tea'],
      tags: ['winter'],
      brands: ['Mossy'],
      images: ['https://woo.example/a.jpg', 'javascript:alert(1)', '//cdn.example/b.jpg'],
    });
    expect(await woo().product?.('7')).toEqual({
      id: '7',
      name: 'Scarf “Moss” & more',
      description: 'Warm – and soft.\nWool\n2 m',
      categories: ['Scarves', 'Wool & Tea'],
      tags: ['winter'],
      brand: 'Mossy',
      image: 'https://woo.example/a.jpg',
      images: ['https://woo.example/a.jpg', 'https://cdn.example/b.jpg'],
      link: 'https://woo.example/product/product-7/',
      price: '49.00',
      salePrice: '39.50',
      priceTo: null,
      currency: 'EUR',
      availability: 'inStock',
      began: null,
    });
  });

  test.each([
    ['JPY', 0, '4900', '4900'],
    ['KWD', 3, '4.250', '4.250'],
    ['EUR', 2, '1234.5', '1234.50'],
    ['EUR', 0, '49', '49.00'],
  ])('reads prices in %s with %i digits of its minor unit', async (code, digits, regular, price) => {
    services.woo.currency = { code, digits };
    services.woo.products.set(1, { id: 1, name: 'Tea', regular });
    expect(await woo().product?.('1')).toMatchObject({ price, currency: code });
  });

  it('tells the range of variants, what has no price, and what is sold out or ordered for later', async () => {
    const products = [
      { id: 1, name: 'Sizes', regular: '10.00', range: ['10.00', '25.00'] as const },
      { id: 2, name: 'One price', regular: '10.00', range: ['10.00', '10.00'] as const },
      { id: 3, name: 'A set', regular: '0', range: ['5.00', '9.00'] as const, stock: 'outofstock' as const },
      { id: 4, name: 'On request', regular: '0', isPurchasable: false, stock: 'onbackorder' as const },
      { id: 5, name: 'Free', regular: '0' },
    ];
    for (const product of products) services.woo.products.set(product.id, product);
    const [batch] = await all(woo());
    expect(batch?.products.map(({ price, priceTo, availability }) => [price, priceTo, availability])).toEqual([
      ['10.00', '25.00', 'inStock'],
      ['10.00', null, 'inStock'],
      ['5.00', '9.00', 'outOfStock'],
      [null, null, 'backorder'],
      ['0.00', null, 'inStock'],
    ]);
  });

  it('answers null for a product that has vanished, and for ids of other shops', async () => {
    services.woo.products.set(7, { id: 7, name: 'Scarf', regular: '1' });
    expect(await woo().product?.('7')).not.toBeNull();
    services.woo.products.delete(7);
    expect(await woo().product?.('7')).toBeNull();
    expect(await woo().product?.('../../users')).toBeNull();
  });

  it('leaves out what is no product, and says where it stood', async () => {
    const good = { id: 5, name: 'Tea' };
    const listed = [
      good,
      'nothing',
      { id: 6, name: '<p> </p>' },
      { ...good, id: 7, prices: 'many', images: { src: 1 } },
    ];
    services.serve('woo.example', () => jsonAnswer(listed, { 'x-wp-total': '4' }));
    const [batch] = await all(woo());
    expect(batch?.products.map(({ id, price, image }) => [id, price, image])).toEqual([
      ['5', null, ''],
      ['7', null, ''],
    ]);
    expect(batch?.skipped).toEqual([
      { line: 2, message: 'This is not a product.' },
      { line: 3, message: 'The product has no name.' },
    ]);
  });
});

describe('the address of a WooCommerce shop', () => {
  test.each(['woo.example', ' https://woo.example/ ', 'woo.example/shop/', 'https://woo.example/product/scarf/?a=1#b'])(
    'may be %s',
    async (address) => {
      services.woo.products.set(1, { id: 1, name: 'Tea', regular: '1' });
      expect((await woo(address).test()).total).toBe(1);
    },
  );

  it('may be one of a folder that WordPress stands in', async () => {
    services.woo.products.set(1, { id: 1, name: 'Tea', regular: '1' });
    services.woo.folder = '/en';
    expect((await woo('woo.example/en/shop').test()).total).toBe(1);
    expect((await woo('woo.example/en/wp-admin/index.php').test()).total).toBe(1);
  });

  it('works without pretty permalinks', async () => {
    const shop = createWooShop(2);
    services.serve('woo.example', (asked) => {
      const query = new URL(asked.path, 'https://woo.example').searchParams;
      const route = query.get('rest_route');
      query.delete('rest_route');
      return shop.answer({ ...asked, path: route === null ? '/' : `/wp-json${route}?${query}` });
    });
    expect(ids(await all(woo()))).toEqual(['1', '2']);
  });

  test.each([
    ['a web page', 'nothing.example', 'There is no WooCommerce shop at this address.'],
    ['a WordPress site', 'blog.example', 'There is a WordPress site at this address, but no WooCommerce shop.'],
    ['no address', 'ftp://woo.example', 'This is not the address of a website.'],
  ])('that is %s is told as such', async (_what, url, message) => {
    services.serve('nothing.example', () => ({ status: 200, body: '<!doctype html><p>Hello</p>' }));
    services.serve('blog.example', () => wordPressError('rest_no_route', 404));
    await expect(async () => woo(url).test()).rejects.toMatchObject({ code: 'STORE_UNREADABLE', message });
  });
});

describe('a WooCommerce shop that does not answer as it should', () => {
  test.each([
    ['asks for a key', { status: 401, body: '{}' }, { code: 'STORE_ACCESS' }],
    ['forbids it', { status: 403, body: 'Forbidden' }, { code: 'STORE_ACCESS' }],
    [
      'asks to wait for long',
      { status: 429, headers: { 'retry-after': '3600' }, body: '' },
      { code: 'STORE_BUSY', retryAfter: 3600 },
    ],
    ['asks to wait', { status: 429, body: '' }, { code: 'STORE_BUSY', retryAfter: null }],
    [
      'is being repaired',
      { status: 503, headers: { 'retry-after': '600' }, body: '' },
      { code: 'STORE_BUSY', retryAfter: 600 },
    ],
    ['fails', { status: 500, body: 'Fatal error' }, { code: 'STORE_UNREACHABLE' }],
    [
      'leads inside',
      { status: 302, headers: { location: 'http://127.0.0.2/secret' }, body: '' },
      { code: 'STORE_NOT_PUBLIC' },
    ],
    ['sends too much', { status: 200, body: 'x'.repeat(25 * 1024 * 1024) }, { code: 'STORE_TOO_LARGE' }],
  ])('since it %s is told so', async (_what, answer, expected) => {
    services.serve('woo.example', () => answer);
    await expect(woo().test()).rejects.toMatchObject(expected);
  });

  it('since it is inside is told so, and since there is none', async () => {
    await expect(woo('http://127.0.0.2').test()).rejects.toMatchObject({ code: 'STORE_NOT_PUBLIC' });
    await expect(woo('http://127.0.0.1:1025').test()).rejects.toMatchObject({ code: 'STORE_UNREACHABLE' });
  });

  it('and asks to wait for a moment is asked again by itself', async () => {
    services.serve('woo.example', createWooShop(250).answer);
    services.interrupt('woo.example', { status: 429, headers: { 'retry-after': '2' }, body: '' }, 2);
    expect(ids(await all(woo()))).toHaveLength(250);
    expect(services.waited).toEqual([2000]);
  });

  it('and asks to wait for long is gone on with later', async () => {
    services.serve('woo.example', createWooShop(1000).answer);
    services.interrupt('woo.example', { status: 429, headers: { 'retry-after': '120' }, body: '' }, 5);
    const seen: ProductBatch[] = [];
    const read = async (from: string | null) => {
      for await (const batch of woo().products(from)) seen.push(batch);
    };
    await expect(read(null)).rejects.toMatchObject({ code: 'STORE_BUSY', retryAfter: 120 });
    expect(seen).toHaveLength(4);
    await read(seen.at(-1)?.cursor ?? null);
    expect(ids(seen)).toEqual(Array.from({ length: 1000 }, (_, index) => String(index + 1)));
  });
});
