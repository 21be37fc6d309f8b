import { blockRegistry } from '@mailwright/blocks';
import { endpoints } from '@mailwright/contract';
import { definitionOf, fromSeed } from '@mailwright/document';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/databases.ts';
import { mailOf, section } from '../../testing/modules.ts';
import { addStore, readProducts, sourceProduct } from '../../testing/shops/stores.ts';
import { createDraft } from '../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const rows = endpoints.stores;

const CUP = {
  name: 'Cup',
  image: 'https://shop.example/cup.png',
  price: '49.00',
  salePrice: '39.00',
  link: 'https://shop.example/cup',
};

describeOnBoth('live products', (open) => {
  let server: TestApp;
  let anna: TestClient;
  let ben: TestClient;
  let trial: TestClient;
  let storeId: string;
  const fetched: string[] = [];

  beforeAll(async () => {
    const red = { create: { width: 200, height: 100, channels: 3, background: '#ff0000' } } as const;
    const picture = await sharp(red).png().toBuffer();
    server = await createTestApp(await open(), {
      fetch: async (address) => {
        fetched.push(address);
        const status = address.endsWith('/cup.png') ? 200 : 404;
        return { status, contentType: 'image/png', content: picture, headers: {} };
      },
    });
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    trial = await server.trialPerson('Tom');
    storeId = await addStore(server.database, anna.id, [
      sourceProduct('cup', CUP),
      sourceProduct('odd', { link: 'javascript:alert(1)' }),
      sourceProduct('a '.repeat(120).trim(), { name: 'Long' }),
    ]);
  });
  afterAll(() => server.close());

  const wanted = (productId: string, more: object = {}) => ({
    body: { storeUuid: storeId, productId, width: 300, layout: 'vertical' as const, lang: 'en', ...more },
  });
  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
  const pixels = async (url: string) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    return sharp(answer.rawPayload).metadata();
  };

  test('are a picture twice as dense as shown, as high as was said, that anybody may see and keep for minutes', async () => {
    const { src, height } = await anna.ok(rows.live, wanted('cup'));
    expect(src).toMatch(/^\/api\/v2\/internal\/product\/[\w.-]+\/picture\.png$/);
    const answer = await get(src);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const drawn = await sharp(answer.rawPayload).metadata();
    expect(drawn).toMatchObject({ format: 'png', width: 600 });
    expect(Math.ceil(drawn.height / 2)).toBe(height);
    // The picture of the product, 2:1, stands at the top.
    const { data, info } = await sharp(answer.rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const [red = 0, green = 255] = data.subarray((info.width * 100 + 300) * info.channels);
    expect([red > 240, green < 20]).toEqual([true, true]);
    expect(fetched).toEqual([CUP.image]);
    const etag = String(answer.headers.etag);
    expect(await get(src, { 'if-none-match': etag })).toMatchObject({ statusCode: 304, body: '' });
  });

  test('show what the store has when they are opened, and say that it is sold out', async () => {
    const id = await addStore(server.database, anna.id, [sourceProduct('cup', CUP)]);
    const { src, href } = await anna.ok(rows.live, wanted('cup', { storeUuid: id }));
    const first = await get(src);
    await readProducts(
      server.database,
      id,
      [sourceProduct('cup', { ...CUP, salePrice: null, link: 'https://shop.example/mug' })],
      {
        now: 2000,
      },
    );
    const second = await get(src);
    expect(second.headers.etag).not.toBe(first.headers.etag);
    expect((await get(href)).headers.location).toBe('https://shop.example/mug');
    await readProducts(
      server.database,
      id,
      [sourceProduct('cup', { ...CUP, salePrice: null, availability: 'outOfStock' })],
      {
        now: 3000,
      },
    );
    const third = await get(src);
    const heightOf = async (content: Buffer) => (await sharp(content).metadata()).height;
    expect(await heightOf(third.rawPayload)).toBeGreaterThan(await heightOf(second.rawPayload));
  });

  test('are a transparent pixel when the product is gone, and lead to the store', async () => {
    const id = await addStore(server.database, anna.id, [sourceProduct('cup', CUP)], {
      url: 'https://shop.example/feed.xml',
    });
    const { src, href } = await anna.ok(rows.live, wanted('cup', { storeUuid: id }));
    await readProducts(server.database, id, [], { now: 2000 });
    expect(await pixels(src)).toMatchObject({ width: 1, height: 1, hasAlpha: true });
    expect((await get(href)).headers.location).toBe('https://shop.example');
    await anna.refused(rows.live, wanted('cup', { storeUuid: id })).then((refusal) => {
      expect(refusal).toMatchObject({ status: 404, code: 'PRODUCT_NOT_FOUND' });
    });
    await server.database.kysely.deleteFrom('stores').where('id', '=', id).execute();
    expect(await pixels(src)).toMatchObject({ width: 1, height: 1 });
    expect(await get(href)).toMatchObject({ statusCode: 302, headers: { location: 'https://shop.example' } });
  });

  test('lead to the page of the product, and to web addresses alone', async () => {
    const cup = await anna.ok(rows.live, wanted('cup'));
    expect(await get(cup.href)).toMatchObject({ statusCode: 302, headers: { location: CUP.link } });
    const odd = await anna.ok(rows.live, wanted('odd'));
    expect((await get(odd.href)).headers.location).toBe('https://shop.example');
    const file = await addStore(server.database, anna.id, [sourceProduct('x', { link: '' })], {
      kind: 'file',
      url: '',
    });
    const nowhere = await anna.ok(rows.live, wanted('x', { storeUuid: file }));
    await readProducts(server.database, file, [], { now: 2000 });
    const page = await get(nowhere.href);
    expect(page).toMatchObject({ statusCode: 404, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(page.body).toContain('Product not found');
  });

  test('are not found by a token that this server never signed', async () => {
    const { href } = await anna.ok(rows.live, wanted('cup'));
    const [payload = '', signature = ''] = href.split('/').at(-1)!.split('.');
    const other = Buffer.from(JSON.stringify([storeId, 'odd', 300, 'vertical', 'en', 'https://evil.example']));
    const forged = [
      `${other.toString('base64url')}.${signature}`,
      `${payload}.${signature.slice(0, -2)}AA`,
      `${payload}.`,
      payload,
      `${payload}.${signature}.${signature}`,
      'x',
      `${'a'.repeat(1900)}.b`,
    ];
    for (const token of forged) {
      const answers = await Promise.all([
        get(`/api/v2/internal/product/${token}`),
        get(`/api/v2/internal/product/${token}/picture.png`),
      ]);
      expect(
        answers.map(({ statusCode }) => statusCode),
        token,
      ).toEqual([404, 404]);
      expect(answers[0].body).toContain('Product not found');
      expect(answers[1].json()).toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
    }
  });

  test('are signed for who may see the product, however long its id is', async () => {
    const long = await anna.ok(rows.live, wanted('a '.repeat(120).trim()));
    expect((await get(long.src)).statusCode).toBe(200);
    expect(await ben.refused(rows.live, wanted('cup'))).toMatchObject({ status: 404, code: 'PRODUCT_NOT_FOUND' });
    expect(await trial.refused(rows.live, wanted('cup'))).toMatchObject({ status: 403, code: 'PLAN_REQUIRED' });
    expect(await anna.refused(rows.live, wanted('never'))).toMatchObject({ status: 404, code: 'PRODUCT_NOT_FOUND' });
    expect(await anna.refused(rows.live, wanted('cup', { width: 5000 }))).toMatchObject({ status: 400 });
  });

  test('are drawn without a picture that is a live one itself, its own for instance', async () => {
    const id = await addStore(server.database, anna.id, [sourceProduct('loop'), sourceProduct('pool')]);
    const [loop, pool] = await Promise.all([
      anna.ok(rows.live, wanted('loop', { storeUuid: id })),
      anna.ok(rows.live, wanted('pool', { storeUuid: id })),
    ]);
    const images = [`http://localhost:3000${pool.src}`, loop.src];
    const products = ['loop', 'pool'].map((name, index) => sourceProduct(name, { image: images[index] ?? '' }));
    await readProducts(server.database, id, products, { now: 2000 });
    for (const { src } of [loop, pool]) expect(await pixels(src)).toMatchObject({ width: 600 });
  });

  test('lead to the shop of a product that is gone from a file', async () => {
    const id = await addStore(server.database, anna.id, [sourceProduct('cup', CUP)], { kind: 'file', url: '' });
    const { href } = await anna.ok(rows.live, wanted('cup', { storeUuid: id }));
    await anna.ok(rows.disconnect, { params: { id } });
    expect((await get(href)).headers.location).toBe('https://shop.example');
  });

  test('stand in test mails and exports by whole addresses of this server', async () => {
    const { src, href } = await anna.ok(rows.live, wanted('cup'));
    const seed = definitionOf('product', blockRegistry)?.tiles?.[0]?.create();
    if (!seed) throw new Error('There is no product block');
    const taken = { storeUuid: storeId, productId: 'cup', title: 'Cup', price: '€49.00' };
    const props = { ...seed.props, ...taken, live: { src, href, width: 300, height: 400 } };
    const node = fromSeed({ ...seed, props }, blockRegistry);
    const id = await createDraft(anna);
    await anna.ok(endpoints.userTemplates.update, {
      params: { id },
      body: { components: mailOf([section([{ ...node }])]) },
    });
    const { body } = await anna.call(endpoints.exports.html, { params: { id }, query: {} });
    expect(body).toContain(`src="http://localhost:3000${src}"`);
    expect(body).toContain(`href="http://localhost:3000${href}"`);
    expect(body).toMatch(/alt="Cup, €49\.00"/);
    const people = server.database.kysely.selectFrom('users').select('email').where('id', '=', anna.id);
    const { email: from } = await people.executeTakeFirstOrThrow();
    await anna.ok(endpoints.testMails.send, { params: { id }, body: { from, to: ['reader@acme.example'] } });
    expect(server.mails.at(-1)?.html).toContain(`src="http://localhost:3000${src}"`);
    expect(server.mails.at(-1)?.text).toContain('€49.00');
  });

  test('are drawn without a picture that does not come', async () => {
    const id = await addStore(server.database, anna.id, [
      sourceProduct('x', { image: 'https://shop.example/none.png' }),
    ]);
    const { src, height } = await anna.ok(rows.live, wanted('x', { storeUuid: id }));
    expect(height).toBeLessThan(80);
    expect(await pixels(src)).toMatchObject({ width: 600 });
  });
});
