import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { collect } from '../../../testing/collect.ts';
import { jsonAnswer } from '../../../testing/shops/shop-answer.ts';
import { type ShopServices, startShopServices } from '../../../testing/shops/shop-services.ts';
import { graphqlError, type ShopifyShop } from '../../../testing/shops/shopify-product.ts';
import { createShopifyShop, pageOf } from '../../../testing/shops/shopify-shop.ts';
import type { ProductBatch, StoreConnector } from '../port.ts';

const TOKEN = 'shpat_0123456789';

let services: ShopServices;

beforeEach(async () => {
  services = await startShopServices();
  services.shopify.tokens.set(TOKEN, ['read_products']);
});
afterEach(() => services.close());

function shopOf(count: number): ShopifyShop {
  const shop = createShopifyShop(count);
  shop.tokens.set(TOKEN, ['read_products']);
  services.serve('demo.myshopify.com', shop.answer);
  return shop;
}

function shopify(url = 'demo.myshopify.com'): StoreConnector {
  return services.connect({ kind: 'shopify', url, credentials: { token: TOKEN }, feed: null });
}

const all = (connector: StoreConnector, from: string | null = null): Promise<ProductBatch[]> =>
  collect(connector.products(from));

const ids = (batches: readonly ProductBatch[]) => batches.flatMap(({ products }) => products.map(({ id }) => id));
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

describe('a Shopify store with a token', () => {
  it('tells its name, its currency, how many products it has, and the first of them', async () => {
    shopOf(8).currency = 'CAD';
    const facts = await shopify().test();
    expect(facts).toMatchObject({ name: 'The Demo Shop', currency: 'CAD', total: 8 });
    expect(facts.products.map(({ id, price }) => [id, price])[0]).toEqual(['1', '1.50']);
    expect(facts.products).toHaveLength(5);
  });

  it('is read page by page, each product once', async () => {
    shopOf(1003);
    const batches = await all(shopify());
    expect(ids(batches)).toEqual(numbers(1, 1003));
    expect(batches[0]?.total).toBe(1003);
    expect(services.asked[0]?.path).toBe('/admin/api/2026-10/graphql.json');
  });

  it('is read by smaller pages where it finds larger ones too costly', async () => {
    shopOf(45).mostPerPage = 10;
    const batches = await all(shopify());
    expect(ids(batches)).toEqual(numbers(1, 45));
    expect(batches).toHaveLength(5);
  });

  it('goes on where it was left, and has nothing after the end', async () => {
    shopOf(100);
    const [first, , last] = await all(shopify());
    expect(ids(await all(shopify(), first?.cursor))).toEqual(numbers(41, 100));
    expect(ids(await all(shopify(), last?.cursor))).toEqual([]);
  });

  it('reads a product with everything that it tells', async () => {
    services.shopify.products.set(7, {
      id: 7,
      title: 'Salt & Pepper <3',
      descriptionHtml: '<p>For <em>every</em> table.</p><p>Two pieces&hellip;</p><script>alert(1)</script>',
      vendor: 'Kitchen & Co',
      productType: 'Mills',
      collections: ['Kitchen', 'Gifts'],
      tags: ['wood', 'new'],
      images: ['https://cdn.shopify.com/a.jpg', 'https://cdn.shopify.com/b.jpg'],
      variants: [{ price: '39.00', compareAt: '49.00' }, { price: '59.00' }],
      inventory: 3,
    });
    expect(await shopify().product?.('7')).toEqual({
      id: '7',
      name: 'Salt & Pepper <3',
      description: 'For every table.\nTwo pieces…',
      categories: ['Kitchen', 'Gifts', 'Mills'],
      tags: ['wood', 'new'],
      brand: 'Kitchen & Co',
      image: 'https://cdn.shopify.com/a.jpg',
      images: ['https://cdn.shopify.com/a.jpg', 'https://cdn.shopify.com/b.jpg'],
      link: 'https://demo.example/products/product-7',
      price: '49.00',
      salePrice: '39.00',
      priceTo: '59.00',
      currency: 'USD',
      availability: 'inStock',
      began: Date.parse('2026-06-01T08:00:00Z'),
    });
  });

  it('also has products that are reached by their link alone, and none that nobody can see', async () => {
    const shop = shopOf(0);
    for (const [id, status] of (['ACTIVE', 'DRAFT', 'ARCHIVED', 'UNLISTED'] as const).entries()) {
      shop.products.set(id + 1, { id: id + 1, title: status, variants: [{ price: '1.0' }], status });
    }
    const [batch] = await all(shopify());
    expect(batch?.products.map(({ name }) => name)).toEqual(['ACTIVE', 'UNLISTED']);
    expect(batch?.skipped).toEqual([]);
    expect(await shopify().product?.('2')).toBeNull();
  });

  test.each([
    ['counts no pieces', {}, 'inStock'],
    ['has pieces left', { inventory: 2 }, 'inStock'],
    ['has none left', { inventory: 0 }, 'outOfStock'],
    ['has none left and sells on', { inventory: 0, isForSale: true }, 'inStock'],
  ])('tells whether a product that %s can be bought', async (_what, values, availability) => {
    services.shopify.products.set(1, { id: 1, title: 'Tea', variants: [{ price: '1.0' }], ...values });
    expect(await shopify().product?.('1')).toMatchObject({ availability });
  });

  test.each([
    ['JPY', '4900.0', '4900'],
    ['KWD', '4.25', '4.250'],
    ['EUR', '1234.5', '1234.50'],
  ])('reads prices in %s', async (currency, told, price) => {
    services.shopify.currency = currency;
    services.shopify.products.set(1, { id: 1, title: 'Tea', variants: [{ price: told }], isOnline: false });
    expect(await shopify().product?.('1')).toMatchObject({ price, currency, link: '' });
  });

  it('answers null for a product that has vanished, and for ids of other shops', async () => {
    expect(await shopify().product?.('99')).toBeNull();
    expect(await shopify().product?.('sku-7')).toBeNull();
  });
});

describe('a token of a Shopify store', () => {
  const EXPIRED = 'Shopify does not accept this token. It may have expired or belong to another shop.';

  it('is sent to Shopify alone, which the own domain of the shop names', async () => {
    shopOf(2);
    services.serve('boutique.example', () => pageOf('demo.myshopify.com'));
    services.serve('other.example', () => ({ status: 200, body: '<!doctype html><p>Hello</p>' }));
    expect((await shopify('boutique.example').test()).total).toBe(2);
    await expect(shopify('other.example').test()).rejects.toMatchObject({ code: 'STORE_UNREADABLE' });
    const told = services.asked.filter(({ headers }) => headers['x-shopify-access-token'] === TOKEN);
    expect(new Set(told.map(({ host, isSecure }) => `${host} ${isSecure}`))).toEqual(
      new Set(['demo.myshopify.com true']),
    );
  });

  it('that has expired is told as such', async () => {
    services.shopify.tokens.clear();
    await expect(shopify().test()).rejects.toMatchObject({ code: 'STORE_ACCESS', message: EXPIRED });
  });

  it('that expires while products are read is told so, and what was read stays read', async () => {
    const shop = shopOf(100);
    const seen: ProductBatch[] = [];
    const read = async () => {
      for await (const batch of shopify().products(null)) {
        seen.push(batch);
        shop.tokens.clear();
      }
    };
    await expect(read()).rejects.toMatchObject({ code: 'STORE_ACCESS', message: EXPIRED });
    expect(ids(seen)).toEqual(numbers(1, 40));
  });

  it('without the scope for products is told which one is missing', async () => {
    services.shopify.tokens.set(TOKEN, ['read_orders']);
    await expect(shopify().test()).rejects.toMatchObject({
      code: 'STORE_ACCESS',
      message: 'The store does not allow to read its products (read_products).',
    });
  });
});

describe('an app of a Shopify store', () => {
  const APP = { key: 'client-id', secret: 'shpss_secret' };
  const withApp = () => services.connect({ kind: 'shopify', url: 'demo', credentials: APP, feed: null });

  it('gets a token for its client id and secret each time', async () => {
    const shop = shopOf(50);
    shop.apps.set(APP.key, { secret: APP.secret, scopes: ['read_products'] });
    expect(ids(await all(withApp()))).toEqual(numbers(1, 50));
    shop.tokens.clear();
    expect((await withApp().test()).total).toBe(50);
    const grants = services.asked.filter(({ path }) => path === '/admin/oauth/access_token');
    expect(grants.map(({ isSecure }) => isSecure)).toEqual([true, true]);
  });

  test.each([
    ['is not known', null, 'Shopify does not accept this client id and secret.'],
    [
      'has another secret',
      { secret: 'other', scopes: ['read_products'] },
      'Shopify does not accept this client id and secret.',
    ],
    [
      'is not installed',
      { secret: APP.secret, scopes: null },
      'The app of this client id is not installed in the shop.',
    ],
    [
      'may not read products',
      { secret: APP.secret, scopes: [] },
      'The store does not allow to read its products (read_products).',
    ],
  ])('that %s is told as such', async (_what, app, message) => {
    if (app) services.shopify.apps.set(APP.key, app);
    await expect(withApp().test()).rejects.toMatchObject({ code: 'STORE_ACCESS', message });
  });
});

describe('a Shopify store with a token that does not answer as it should', () => {
  test.each([
    [
      'asks to wait',
      { status: 429, headers: { 'retry-after': '60.0' }, body: '' },
      { code: 'STORE_BUSY', retryAfter: 60 },
    ],
    ['lets nobody in', { status: 403, body: '' }, { code: 'STORE_ACCESS' }],
    ['is frozen', { status: 402, body: '' }, { code: 'STORE_UNREACHABLE' }],
    ['is gone', { status: 404, body: 'Not Found' }, { code: 'STORE_UNREADABLE' }],
    ['fails', graphqlError('INTERNAL_SERVER_ERROR', 'Internal error.'), { code: 'STORE_UNREACHABLE' }],
    ['sends no products', jsonAnswer({ data: { products: null } }), { code: 'STORE_UNREADABLE' }],
  ])('since it %s is told so', async (_what, answer, expected) => {
    services.serve('demo.myshopify.com', () => answer);
    await expect(all(shopify())).rejects.toMatchObject(expected);
  });

  it('and asks to wait for a moment is asked again by itself', async () => {
    shopOf(90);
    services.interrupt('demo.myshopify.com', { status: 429, headers: { 'retry-after': '2.0' }, body: '' }, 2);
    expect(ids(await all(shopify()))).toEqual(numbers(1, 90));
    expect(services.waited).toEqual([2000]);
  });

  it('is asked no faster than its bucket of points fills', async () => {
    const shop = shopOf(120);
    const bucket = { points: 300, cost: 150, perSecond: 50 };
    shop.bucket = bucket;
    services.onWait((milliseconds) => {
      bucket.points += (milliseconds / 1000) * bucket.perSecond;
    });
    expect(ids(await all(shopify()))).toEqual(numbers(1, 120));
    // Two questions are in the bucket; each of the others waits for its points.
    expect(services.waited).toEqual([3000, 3000]);
    expect(services.asked).toHaveLength(4);
  });
});
