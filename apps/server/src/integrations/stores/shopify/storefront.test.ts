import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { collect } from '../../../testing/collect.ts';
import { jsonAnswer } from '../../../testing/shops/shop-answer.ts';
import { type ShopServices, startShopServices } from '../../../testing/shops/shop-services.ts';
import { graphqlError } from '../../../testing/shops/shopify-product.ts';
import { createShopifyShop, pageOf } from '../../../testing/shops/shopify-shop.ts';
import type { ProductBatch, StoreConnector } from '../port.ts';

let services: ShopServices;

beforeEach(async () => {
  services = await startShopServices();
});
afterEach(() => services.close());

function shopify(url = 'demo.myshopify.com'): StoreConnector {
  return services.connect({ kind: 'shopify', url, credentials: null, feed: null });
}

const all = (connector: StoreConnector, from: string | null = null): Promise<ProductBatch[]> =>
  collect(connector.products(from));

const ids = (batches: readonly ProductBatch[]) => batches.flatMap(({ products }) => products.map(({ id }) => id));
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

describe('a Shopify store without a token', () => {
  it('tells its name, its currency and its first products', async () => {
    services.serve('demo.myshopify.com', createShopifyShop(8).answer);
    const facts = await shopify().test();
    expect(facts).toMatchObject({ name: 'The Demo Shop', currency: 'USD', total: null });
    expect(facts.products.map(({ id, price }) => [id, price])[0]).toEqual(['1', '1.50']);
    expect(facts.products).toHaveLength(5);
  });

  it('is read page by page, each product once', async () => {
    services.serve('demo.myshopify.com', createShopifyShop(1003).answer);
    expect(ids(await all(shopify()))).toEqual(numbers(1, 1003));
    expect(services.asked[0]?.path).toBe('/api/2026-10/graphql.json');
  });

  it('is read by smaller pages where it finds larger ones too costly', async () => {
    const shop = createShopifyShop(45);
    shop.mostPerPage = 10;
    services.serve('demo.myshopify.com', shop.answer);
    const batches = await all(shopify());
    expect(ids(batches)).toEqual(numbers(1, 45));
    expect(batches).toHaveLength(5);
  });

  it('goes on where it was left, and has nothing after the end', async () => {
    services.serve('demo.myshopify.com', createShopifyShop(100).answer);
    const [first, , last] = await all(shopify());
    expect(ids(await all(shopify(), first?.cursor))).toEqual(numbers(41, 100));
    expect(ids(await all(shopify(), last?.cursor))).toEqual([]);
  });

  it('reads a product with everything that it tells', async () => {
    services.shopify.products.set(7, {
      id: 7,
      title: 'Salt & Pepper <3',
      descriptionHtml: '<p>For <em>every</em> table.</p><p>Two pieces&hellip;</p>',
      vendor: 'Kitchen & Co',
      productType: 'Mills',
      collections: ['Kitchen', 'Gifts'],
      images: ['https://cdn.shopify.com/a.jpg', 'https://cdn.shopify.com/b.jpg'],
      variants: [{ price: '49.0' }],
    });
    expect(await shopify().product?.('7')).toEqual({
      id: '7',
      name: 'Salt & Pepper <3',
      description: 'For every table.\nTwo pieces…',
      categories: ['Kitchen', 'Gifts', 'Mills'],
      tags: [],
      brand: 'Kitchen & Co',
      image: 'https://cdn.shopify.com/a.jpg',
      images: ['https://cdn.shopify.com/a.jpg', 'https://cdn.shopify.com/b.jpg'],
      link: 'https://demo.example/products/product-7',
      price: '49.00',
      salePrice: null,
      priceTo: null,
      currency: 'USD',
      availability: 'inStock',
      began: Date.parse('2026-06-01T08:00:00Z'),
    });
  });

  test.each([
    ['one that is not reduced', [{ price: '10.0' }], ['10.00', null, null]],
    ['one that is reduced', [{ price: '10.0', compareAt: '15.0' }], ['15.00', '10.00', null]],
    ['several', [{ price: '10.0' }, { price: '30.0' }], ['10.00', null, '30.00']],
    [
      'several that are reduced',
      [
        { price: '10.0', compareAt: '15.0' },
        { price: '30.0', compareAt: '45.0' },
      ],
      ['15.00', '10.00', '45.00'],
    ],
    [
      'several of which the dearer one is reduced',
      [{ price: '10.0' }, { price: '30.0', compareAt: '50.0' }],
      ['10.00', null, '50.00'],
    ],
    ['one whose old price is lower', [{ price: '10.0', compareAt: '5.0' }], ['10.00', null, null]],
  ])('tells prices of variants: %s', async (_what, variants, prices) => {
    services.shopify.products.set(1, { id: 1, title: 'Tea', variants });
    const read = await shopify().product?.('1');
    expect([read?.price, read?.salePrice, read?.priceTo]).toEqual(prices);
  });

  test.each([
    ['JPY', '4900.0', '4900'],
    ['KWD', '4.25', '4.250'],
    ['EUR', '1234.5', '1234.50'],
  ])('reads prices in %s', async (currency, told, price) => {
    services.shopify.currency = currency;
    services.shopify.products.set(1, { id: 1, title: 'Tea', variants: [{ price: told }], isForSale: false });
    expect(await shopify().product?.('1')).toMatchObject({ price, currency, availability: 'outOfStock' });
  });

  it('answers null for a product that has vanished, and for ids of other shops', async () => {
    expect(await shopify().product?.('99')).toBeNull();
    expect(await shopify().product?.('sku-7')).toBeNull();
  });
});

describe('the address of a Shopify store', () => {
  test.each([
    'demo',
    'demo.myshopify.com',
    'https://demo.myshopify.com/collections/all?page=2',
    'https://admin.shopify.com/store/demo/products',
    'boutique.example',
    'http://boutique.example/products/tea',
  ])('may be %s', async (address) => {
    services.serve('demo.myshopify.com', createShopifyShop(2).answer);
    services.serve('boutique.example', ({ path }) =>
      path === '/' ? pageOf('demo.myshopify.com') : { status: 302, headers: { location: '/' }, body: '' },
    );
    expect((await shopify(address).test()).products).toHaveLength(2);
  });

  test.each(['page.example', 'gone.myshopify.com'])('%s that is none is told as such', async (address) => {
    services.serve('page.example', () => ({ status: 200, body: '<!doctype html><p>Hello</p>' }));
    services.serve('gone.myshopify.com', () => ({ status: 404, body: 'Not Found' }));
    await expect(shopify(address).test()).rejects.toMatchObject({
      code: 'STORE_UNREADABLE',
      message: 'There is no Shopify store at this address. Use the address that ends in .myshopify.com.',
    });
  });
});

describe('a Shopify store that does not answer as it should', () => {
  test.each([
    ['takes the server for a robot', { status: 430, body: 'Shopify Security Rejection' }, { code: 'STORE_BUSY' }],
    [
      'asks to wait',
      { status: 429, headers: { 'retry-after': '60.0' }, body: '' },
      { code: 'STORE_BUSY', retryAfter: 60 },
    ],
    ['refuses', { status: 403, body: '' }, { code: 'STORE_ACCESS' }],
    ['is frozen', { status: 402, body: '' }, { code: 'STORE_UNREACHABLE' }],
    ['throttles', graphqlError('THROTTLED', 'Throttled'), { code: 'STORE_BUSY', retryAfter: 1 }],
    ['fails', graphqlError('INTERNAL_SERVER_ERROR', 'Internal error.'), { code: 'STORE_UNREACHABLE' }],
    ['denies its products', graphqlError('ACCESS_DENIED', 'Access denied'), { code: 'STORE_ACCESS' }],
    ['sends no products', jsonAnswer({ data: { products: null } }), { code: 'STORE_UNREADABLE' }],
    [
      'never ends',
      jsonAnswer({ data: { products: { nodes: [], pageInfo: { hasNextPage: true, endCursor: null } } } }),
      { code: 'STORE_UNREADABLE' },
    ],
  ])('since it %s is told so', async (_what, answer, expected) => {
    services.serve('demo.myshopify.com', () => answer);
    await expect(all(shopify())).rejects.toMatchObject(expected);
  });

  it('and asks to wait for a moment is asked again by itself', async () => {
    services.serve('demo.myshopify.com', createShopifyShop(90).answer);
    services.interrupt('demo.myshopify.com', { status: 429, headers: { 'retry-after': '2.0' }, body: '' }, 1);
    services.interrupt('demo.myshopify.com', graphqlError('THROTTLED', 'Throttled'), 0);
    expect(ids(await all(shopify()))).toEqual(numbers(1, 90));
    expect(services.waited).toEqual([2000, 1000]);
  });
});
