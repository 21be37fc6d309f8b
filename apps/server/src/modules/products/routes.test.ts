import { endpoints, LIMITS, type Product } from '@mailwright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/databases.ts';
import { addStore, readProducts, sourceProduct } from '../../testing/shops/stores.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const rows = endpoints.stores;
const ALL = { limit: 20, offset: 0 };
const DAY = 86_400_000;

describeOnBoth('products of a store', (open) => {
  let server: TestApp;
  let anna: TestClient;
  let ben: TestClient;
  let trial: TestClient;
  let storeId: string;

  beforeAll(async () => {
    server = await createTestApp(await open());
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    trial = await server.trialPerson('Tom');
    storeId = await addStore(
      server.database,
      anna.id,
      [
        sourceProduct('pan', {
          name: 'Iron Pan',
          categories: ['Kitchen', 'Gifts'],
          brand: 'Herd',
          tags: ['new'],
          price: '59.00',
          began: 30 * DAY,
        }),
        sourceProduct('elan', {
          name: 'Élan cup',
          categories: ['Kitchen'],
          price: '9.90',
          salePrice: '4.95',
          began: 10 * DAY,
        }),
        sourceProduct('lamp', {
          name: 'Lamp 100%_off',
          categories: ['Lighting'],
          price: '100.00',
          salePrice: '90.00',
          tags: ['new'],
          began: 20 * DAY,
        }),
        sourceProduct('SKU-4711', { name: 'Zebra rug', price: null, availability: 'outOfStock', began: 40 * DAY }),
        sourceProduct('bulb', { name: 'bulb', categories: ['Lighting'], price: '12.5', currency: 'USD' }),
      ],
      { name: 'Anna’s shop', now: 5 * DAY },
    );
  });
  afterAll(() => server.close());

  const names = async (query: object = {}) => {
    const { elements } = await anna.ok(rows.productPage, { params: { storeId }, query: { ...ALL, ...query } });
    return elements.map(({ productName }) => productName);
  };

  test('come by name whatever the letters’ case and marks, with all that is known of them', async () => {
    expect(await names()).toEqual(['bulb', 'Élan cup', 'Iron Pan', 'Lamp 100%_off', 'Zebra rug']);
    const [first, second] = await anna.ok(rows.products, { params: { storeId }, query: {} });
    expect(second).toEqual({
      storeUuid: storeId,
      productId: 'elan',
      productName: 'Élan cup',
      productCategories: ['Kitchen'],
      imageLink: '',
      price: '9.90',
      productLink: 'https://shop.example/elan',
      productDescription: '',
      salePrice: '4.95',
      priceTo: null,
      currency: 'EUR',
      availability: 'inStock',
      brand: '',
      images: [],
      tags: [],
      createdAt: new Date(10 * DAY).toISOString(),
      updatedAt: new Date(5 * DAY).toISOString(),
      isDeleted: false,
    } satisfies Product);
    expect(first).toMatchObject({ productId: 'bulb', currency: 'USD', createdAt: null });
  });

  test('are found by words of name, id, brand and categories, where % and _ mean themselves', async () => {
    expect(await names({ query: 'PAN iron' })).toEqual(['Iron Pan']);
    expect(await names({ query: 'élan' })).toEqual(['Élan cup']);
    expect(await names({ query: 'sku-47' })).toEqual(['Zebra rug']);
    expect(await names({ query: 'herd' })).toEqual(['Iron Pan']);
    expect(await names({ query: 'lighting' })).toEqual(['bulb', 'Lamp 100%_off']);
    expect(await names({ query: '0%_o' })).toEqual(['Lamp 100%_off']);
    expect(await names({ query: '%' })).toEqual(['Lamp 100%_off']);
    expect(await names({ query: 'nothing of that' })).toEqual([]);
  });

  test('come by category, with a search, and page by page', async () => {
    expect(await anna.ok(rows.categories, { params: { storeId } })).toEqual(['Gifts', 'Kitchen', 'Lighting']);
    expect(await anna.ok(rows.tags, { params: { storeId } })).toEqual(['new']);
    expect(await names({ 'category-name': 'Kitchen' })).toEqual(['Élan cup', 'Iron Pan']);
    expect(await names({ 'category-name': 'Kitchen', query: 'pan' })).toEqual(['Iron Pan']);
    expect(await names({ 'category-name': 'kitchen' })).toEqual([]);
    const page = await anna.ok(rows.productPage, { params: { storeId }, query: { limit: 2, offset: 2 } });
    expect(page.elements.map(({ productId }) => productId)).toEqual(['pan', 'lamp']);
    expect(page.pagination).toEqual({ 'first-page': 0, 'last-page': 2, 'total-page': 3, 'total-elements': 5 });
    const kitchen = { limit: 1, offset: 1, 'category-name': 'Kitchen' };
    const second = await anna.ok(rows.productPage, { params: { storeId }, query: kitchen });
    expect(second.pagination['total-elements']).toBe(2);
    expect(second.elements.map(({ productId }) => productId)).toEqual(['pan']);
  });

  test('are counted the same on each page of a search, and on those behind its last one', async () => {
    const counted = async (query: object) => {
      const { pagination, elements } = await anna.ok(rows.productPage, {
        params: { storeId },
        query: { ...ALL, ...query },
      });
      return [pagination['total-elements'], elements.length];
    };
    for (const [offset, left] of [
      [0, 2],
      [1, 2],
      [2, 1],
      [3, 0],
      [90, 0],
    ] as const) {
      expect(await counted({ query: 'l', 'category-name': '', 'return-deleted': false, offset, limit: 2 })).toEqual([
        3,
        left,
      ]);
    }
    expect(await counted({ query: 'nothing of that' })).toEqual([0, 0]);
  });

  test('that are many are counted no further than 1,000 where that is asked for, and come in order all the same', async () => {
    const number = (index: number) => String(index).padStart(4, '0');
    const many = Array.from({ length: 1105 }, (_, index) =>
      sourceProduct(`m-${number(index)}`, { name: `${index < 5 ? 'Few' : 'Mass'} ${number(1104 - index)} 😀ﬀ` }),
    );
    const id = await addStore(server.database, anna.id, many);
    const ask = async (query: object) => {
      const page = { limit: 20, offset: 0, 'exact-total': false, ...query };
      const { pagination, elements } = await anna.ok(rows.productPage, { params: { storeId: id }, query: page });
      return { pagination, names: elements.map(({ productName }) => Number(productName.split(' ')[1])) };
    };
    const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
    const first = await ask({ query: 'mass' });
    expect(first.pagination).toMatchObject({ 'total-elements': 1000, 'total-is-minimum': true });
    expect(first.names).toEqual(range(0, 20));
    expect((await ask({ query: 'mass', offset: 1060 })).names).toEqual(range(1060, 20));
    const last = await ask({ query: 'mass', offset: 1090 });
    expect(last.pagination).toEqual({ 'first-page': 0, 'last-page': 54, 'total-page': 55, 'total-elements': 1100 });
    expect(last.names).toEqual(range(1090, 10));
    const exact = await ask({ query: 'mass', 'exact-total': true });
    expect(exact.pagination).toMatchObject({ 'total-elements': 1100 });
    expect(exact.pagination).not.toHaveProperty('total-is-minimum');
    const few = await ask({ query: 'few', limit: 3, offset: 1 });
    expect(few).toMatchObject({ pagination: { 'total-elements': 5 }, names: [1101, 1102, 1103] });
    const [{ productName } = { productName: '' }] = await anna.ok(rows.products, {
      params: { storeId: id },
      query: { query: 'mass', offset: 1099 },
    });
    expect(productName).toBe('Mass 1099 😀ﬀ');
  });

  test('are in categories by their whole names, whatever those contain', async () => {
    const odd = ['Kit', 'Kit%', 'a\u001fb', '"', ', ', 'A\\B'];
    const id = await addStore(server.database, anna.id, [
      ...odd.map((category, index) => sourceProduct(`odd-${index}`, { categories: [category, 'All'] })),
      sourceProduct('bare'),
    ]);
    const categories = await anna.ok(rows.categories, { params: { storeId: id } });
    expect(categories.toSorted()).toEqual(['"', ',', 'A\\B', 'All', 'Kit', 'Kit%', 'a b']);
    const found = async (query: object) =>
      (await anna.ok(rows.products, { params: { storeId: id }, query })).map(({ productId }) => productId);
    for (const [index, name] of ['Kit', 'Kit%', 'a b', '"', ',', 'A\\B'].entries()) {
      for (const query of ['', 'odd'])
        expect(await found({ 'category-name': name, query }), name).toEqual([`odd-${index}`]);
    }
    expect(await found({ 'category-name': 'All', query: 'odd' })).toHaveLength(odd.length);
    expect(await found({ 'category-name': 'a', query: 'odd' })).toEqual([]);
  });

  test('are given by rules: newest, cheapest, most reduced, of a category, with a tag, on sale; never sold out', async () => {
    const by = async (rule: object) => {
      const body = { storeUuid: storeId, sort: 'newest' as const, category: null, tag: null, onSale: false, count: 12 };
      return (await anna.ok(rows.byRule, { body: { ...body, ...rule } })).map(({ productId }) => productId);
    };
    expect(await by({})).toEqual(['pan', 'lamp', 'elan', 'bulb']);
    expect(await by({ count: 2 })).toEqual(['pan', 'lamp']);
    expect(await by({ sort: 'cheapest' })).toEqual(['elan', 'bulb', 'pan', 'lamp']);
    expect(await by({ sort: 'discount' })).toEqual(['elan', 'lamp']);
    expect(await by({ sort: 'cheapest', category: 'Lighting' })).toEqual(['bulb', 'lamp']);
    expect(await by({ tag: 'new' })).toEqual(['pan', 'lamp']);
    expect(await by({ onSale: true, category: 'Lighting', tag: 'new' })).toEqual(['lamp']);
  });

  test('that the shop has no more stay known, and come back when it has them again', async () => {
    const keep = [sourceProduct('a', { categories: ['One'] }), sourceProduct('b', { categories: ['Two'] })];
    const id = await addStore(server.database, anna.id, keep);
    await readProducts(server.database, id, keep.slice(1), { now: 2000 });
    const list = (query: object) => anna.ok(rows.products, { params: { storeId: id }, query });
    expect((await list({})).map(({ productId }) => productId)).toEqual(['b']);
    expect(await anna.ok(rows.categories, { params: { storeId: id } })).toEqual(['Two']);
    const all = await list({ 'return-deleted': true });
    expect(all.map(({ productId, isDeleted }) => [productId, isDeleted])).toEqual([
      ['a', true],
      ['b', false],
    ]);
    expect(await list({ 'return-deleted': true, 'category-name': 'One' })).toHaveLength(1);
    expect(await list({ 'category-name': 'One' })).toEqual([]);
    const body = { products: [{ storeUuid: id, productId: 'a' }] };
    expect((await anna.ok(rows.states, { body }))[0]?.product).toMatchObject({ isDeleted: true });
    expect(await anna.ok(rows.read, { params: { id } })).toMatchObject({ products: 1 });
    await readProducts(server.database, id, keep, { now: 3000 });
    expect((await list({})).map(({ productId }) => productId)).toEqual(['a', 'b']);
    expect(await anna.ok(rows.read, { params: { id } })).toMatchObject({ products: 2 });
  });

  test('answer in the order asked for what is known of them, and nothing of what one may not see', async () => {
    const products = [
      { storeUuid: storeId, productId: 'pan' },
      { storeUuid: storeId, productId: 'never' },
      { storeUuid: 'no-store', productId: 'pan' },
      { storeUuid: storeId, productId: 'bulb' },
    ];
    const states = await anna.ok(rows.states, { body: { products } });
    expect(states.map(({ product }) => product?.productName ?? null)).toEqual(['Iron Pan', null, null, 'bulb']);
    const foreign = await ben.ok(rows.states, { body: { products } });
    expect(foreign.map(({ product }) => product)).toEqual([null, null, null, null]);
  });

  test('are asked for store by store and category by category, by the addresses of the specification', async () => {
    const get = async (url: string) => (await anna.send({ method: 'GET', url: `/api/v2${url}` })).json();
    const found: { storeUuid: string; storeUrl: string; name: string }[] = await get('/stores');
    const store = found.find(({ storeUuid }) => storeUuid === storeId);
    expect(store).toMatchObject({ storeUrl: 'https://shop.example', name: 'Anna’s shop' });
    expect(await get(`/stores/${storeId}/categories`)).toEqual(['Gifts', 'Kitchen', 'Lighting']);
    const all = await get(`/products/store/${storeId}?return-deleted=false&category-name=`);
    expect(all).toHaveLength(5);
    const [gift] = await get(`/products/store/${storeId}?return-deleted=false&category-name=Gifts`);
    expect(gift).toMatchObject({ productId: 'pan', productName: 'Iron Pan', productCategories: ['Kitchen', 'Gifts'] });
    expect(gift).toMatchObject({ imageLink: '', price: '59.00', productLink: 'https://shop.example/pan' });
    expect(gift.productDescription).toBe('');
  });

  test('of other people are not found', async () => {
    const rule = { storeUuid: storeId, sort: 'newest' as const, category: null, tag: null, onSale: false, count: 1 };
    const answers = await Promise.all([
      ben.refused(rows.read, { params: { id: storeId } }),
      ben.refused(rows.categories, { params: { storeId } }),
      ben.refused(rows.tags, { params: { storeId } }),
      ben.refused(rows.products, { params: { storeId }, query: {} }),
      ben.refused(rows.productPage, { params: { storeId }, query: ALL }),
      ben.refused(rows.byRule, { body: rule }),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, code: 'STORE_NOT_FOUND' });
    expect(await ben.ok(rows.list, {})).toEqual([]);
  });

  test('need a plan that has them; without it the list of stores is empty', async () => {
    const own = await addStore(server.database, trial.id);
    expect(await trial.ok(rows.list, {})).toEqual([]);
    const answers = await Promise.all([
      trial.refused(rows.read, { params: { id: own } }),
      trial.refused(rows.categories, { params: { storeId: own } }),
      trial.refused(rows.products, { params: { storeId: own }, query: {} }),
      trial.refused(rows.states, { body: { products: [{ storeUuid: own, productId: 'a' }] } }),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ status: 403, code: 'PLAN_REQUIRED' });
  });

  test('are 1,000 at most where no limit is given', async () => {
    const many = Array.from({ length: 1010 }, (_, index) => sourceProduct(`p${index}`));
    const id = await addStore(server.database, anna.id, many);
    expect(await anna.ok(rows.products, { params: { storeId: id }, query: {} })).toHaveLength(1000);
    const page = await anna.ok(rows.productPage, { params: { storeId: id }, query: { limit: 100, offset: 1000 } });
    expect(page.elements).toHaveLength(10);
    const tooMany = await anna.refused(rows.productPage, { params: { storeId: id }, query: { limit: 101 } });
    expect(tooMany).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });

  test('lists no more categories and tags than anybody could look through', async () => {
    const { names, listedNames } = LIMITS.products;
    const many = Array.from({ length: listedNames / names + 1 }, (_, index) =>
      sourceProduct(`m${index}`, {
        categories: Array.from({ length: names }, (_, place) => `C ${index} ${place}`),
        tags: Array.from({ length: names }, (_, place) => `T ${index} ${place}`),
      }),
    );
    const params = { storeId: await addStore(server.database, anna.id, many) };
    expect(await anna.ok(rows.categories, { params })).toHaveLength(listedNames);
    expect(await anna.ok(rows.tags, { params })).toHaveLength(listedNames);
  });
});
