import { gzipSync } from 'node:zlib';
import type { FeedSettings } from '@mailwright/contract';
import { describe, expect, it, test } from 'vitest';
import { collect } from '../../../testing/collect.ts';
import type { SourceProduct } from '../port.ts';
import { type ReadFeedOptions, readFeed } from './read-feed.ts';

const XML: FeedSettings = {
  format: 'xml',
  columns: {
    id: 'id',
    name: 'title',
    description: 'description',
    link: 'link',
    image: 'image_link',
    images: 'additional_image_link',
    price: 'price',
    salePrice: 'sale_price',
    availability: 'availability',
    categories: 'product_type',
    brand: 'brand',
  },
  delimiter: null,
  encoding: null,
  currency: null,
};

const CSV: FeedSettings = {
  ...XML,
  format: 'csv',
  columns: { id: 'id', name: 'name', description: 'description', price: 'price', link: 'link' },
};

async function* parts(content: string | Buffer, size = 7): AsyncGenerator<Buffer, void> {
  const bytes = Buffer.from(content);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(content: string | Buffer, settings: FeedSettings, options?: ReadFeedOptions, size?: number) {
  const batches = await collect(readFeed(parts(content, size), settings, options));
  return {
    products: batches.flatMap(({ products }) => products),
    skipped: batches.flatMap(({ skipped }) => skipped),
  };
}

const names = ({ products }: { readonly products: readonly SourceProduct[] }) => products.map(({ name }) => name);

const rss = (items: string) => `<?xml version="1.0"?>
<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0">
<channel>
<title>Example shop</title>
<link>https://shop.example/</link>
${items}
</channel>
</rss>`;

const item = (id: string, more = '') => `<item><g:id>${id}</g:id><g:title>Product ${id}</g:title>${more}</item>`;

describe('a feed for Google Merchant', () => {
  it('is read with everything that it tells', async () => {
    const { products, skipped } = await read(
      rss(`<item>
  <g:id>TEA-1</g:id>
  <title>Unread</title>
  <g:title>Green tea &amp; honey</g:title>
  <g:description><![CDATA[<p>Fresh &ndash; <b>picked</b></p><p>100 g</p>]]></g:description>
  <g:link>https://shop.example/tea?a=1&amp;b=2</g:link>
  <g:image_link>https://shop.example/tea.jpg</g:image_link>
  <g:additional_image_link>https://shop.example/tea-2.jpg</g:additional_image_link>
  <g:additional_image_link>https://shop.example/tea-3.jpg</g:additional_image_link>
  <g:price>15.00 USD</g:price>
  <g:sale_price>12.50 USD</g:sale_price>
  <g:sale_price_effective_date>2026-11-01T00:00-0800/2026-11-30T23:59-0800</g:sale_price_effective_date>
  <g:availability>in_stock</g:availability>
  <g:product_type>Home &gt; Tea &gt; Green</g:product_type>
  <g:product_type>Gifts</g:product_type>
  <g:brand>Leaf</g:brand>
  <g:shipping><g:country>US</g:country><g:price>4.95 USD</g:price></g:shipping>
</item>`),
      XML,
      { now: () => Date.parse('2026-11-20T00:00:00Z') },
    );
    expect(skipped).toEqual([]);
    expect(products).toEqual([
      {
        id: 'TEA-1',
        name: 'Green tea & honey',
        description: 'Fresh – picked\n100 g',
        categories: ['Home', 'Tea', 'Green', 'Gifts'],
        image: 'https://shop.example/tea.jpg',
        images: ['https://shop.example/tea.jpg', 'https://shop.example/tea-2.jpg', 'https://shop.example/tea-3.jpg'],
        price: '15.00',
        salePrice: '12.50',
        priceTo: null,
        currency: 'USD',
        link: 'https://shop.example/tea?a=1&b=2',
        availability: 'inStock',
        brand: 'Leaf',
        tags: [],
        began: null,
      },
    ]);
  });

  it('tells no sale that has ended, or not begun', async () => {
    const sale = (period: string) =>
      `<g:price>15 EUR</g:price><g:sale_price>12 EUR</g:sale_price><g:sale_price_effective_date>${period}</g:sale_price_effective_date>`;
    const { products } = await read(
      rss(
        item('1', sale('2026-11-01T00:00Z/2026-11-10T00:00Z')) +
          item('2', sale('2026-12-01T00:00Z/2026-12-10T00:00Z')) +
          item('3', sale('2026-11-01T00:00Z/2026-12-10T00:00Z')),
      ),
      XML,
      { now: () => Date.parse('2026-11-20T00:00:00Z') },
    );
    expect(products.map(({ price, salePrice }) => [price, salePrice])).toEqual([
      ['15.00', null],
      ['15.00', null],
      ['15.00', '12.00'],
    ]);
  });

  it('may be Atom, with links as attributes and a prefix of its own', async () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:m="http://base.google.com/ns/1.0">
<title>Shop</title><link rel="self" href="https://shop.example/feed"/>
<entry><id>tag:shop.example,2026:7</id><m:id>7</m:id><title>Tea</title>
<link rel="self" href="https://shop.example/atom/7"/><link href="https://shop.example/7"/><m:price>4900 JPY</m:price></entry></feed>`;
    const { products } = await read(atom, XML);
    expect(products).toMatchObject([
      { id: '7', name: 'Tea', link: 'https://shop.example/7', price: '4900', currency: 'JPY' },
    ]);
  });

  test.each([
    ['an element that is not closed', `${item('1')}\n<item>\n<g:id>2</g:id>\n<g:title>Two</item>`, 9, 'g:title'],
    ['an end tag too many', `${item('1')}\n\n</nothing>\n${item('2')}`, 8, 'closes nothing'],
  ])('with %s is told with its line', async (_what, items, line, message) => {
    await expect(read(rss(items), XML)).rejects.toMatchObject({
      code: 'STORE_UNREADABLE',
      line,
      message: expect.stringContaining(message),
    });
  });

  it('that is cut off is told, and not taken for a shop with fewer products', async () => {
    const whole = rss(item('1') + item('2'));
    const cut = whole.slice(0, whole.indexOf('</channel>'));
    await expect(read(cut, XML)).rejects.toMatchObject({ code: 'STORE_UNREADABLE', line: 7 });
  });

  it('that is a web page or something else is told as such', async () => {
    const page = '<!doctype html>\n<html><body>Sign in</body></html>';
    await expect(read(page, XML)).rejects.toMatchObject({ message: expect.stringContaining('web page'), line: 2 });
    await expect(read('id,name\n1,Tea', XML)).rejects.toMatchObject({ message: 'This is not XML.' });
    await expect(read('', XML)).rejects.toMatchObject({ message: 'The feed is empty.' });
  });

  it('without products is an empty shop', async () => {
    expect(await read(rss(''), XML)).toEqual({ products: [], skipped: [] });
  });

  it('expands no entities of its own', async () => {
    const bomb = `<?xml version="1.0"?>
<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY file SYSTEM "file:///etc/passwd">]>
<rss><channel><item><id>1</id><title>Tea &b; &file;</title></item></channel></rss>`;
    const told = await read(bomb, XML).catch((error: unknown) => String(error));
    expect(JSON.stringify(told)).not.toMatch(/haha|root:/);
  });

  it('is read in windows-1252, as it declares and where it declares UTF-8 by mistake', async () => {
    for (const encoding of ['windows-1252', 'ISO-8859-1', 'UTF-8']) {
      const xml = rss(item('1', '<g:brand>Caf\u00e9 M\u00fcller \u0080 \u0093x\u0094</g:brand>'));
      const bytes = Buffer.from(xml.replace('version="1.0"?>', `version="1.0" encoding="${encoding}"?>`), 'latin1');
      for (const size of [1, 64_000]) {
        expect((await read(bytes, XML, {}, size)).products[0]?.brand).toBe('Café Müller € “x”');
      }
    }
  });
});

describe('a feed of separated values', () => {
  it('has quotes, line breaks in values, empty lines and rows of other lengths', async () => {
    const csv =
      'id,name,description,price,link\r\n1,"Tea, green","Two\r\nlines and ""quotes""",12.5,https://shop.example/1\r\n\r\n2,5" board,,,\r\n3,Cup,x\r\n,No id,,,\r\n4,,,,\r\n5,Pot,,9 EUR,https://shop.example/5,more\r\n';
    const { products, skipped } = await read(csv, { ...CSV, currency: 'USD' });
    expect(products.map(({ id, name, price, currency }) => [id, name, price, currency])).toEqual([
      ['1', 'Tea, green', '12.50', 'USD'],
      ['2', '5" board', null, 'USD'],
      ['3', 'Cup', null, 'USD'],
      ['5', 'Pot', '9.00', 'EUR'],
    ]);
    expect(products[0]?.description).toBe('Two\nlines and "quotes"');
    expect(skipped).toEqual([
      { line: 7, message: 'The row has no id.' },
      { line: 8, message: 'The row has no name.' },
    ]);
  });

  test.each([
    ['semicolons', 'id;name;price\n1;Tea;"1.234,50"\n'],
    ['tabs', 'id\tname\tprice\n1\tTea\t1.234,50\n'],
    ['bars', 'id|name|price\n1|Tea|1.234,50'],
    ['a hint of Excel', 'sep=;\nid;name,x;price\n1;Tea;1.234,50'],
  ])('may have %s', async (_what, text) => {
    const settings = {
      ...CSV,
      columns: { id: 'id', name: text.includes('name,x') ? 'name,x' : 'name', price: 'price' },
    };
    expect((await read(text, { ...settings, currency: 'EUR' })).products).toMatchObject([
      { id: '1', name: 'Tea', price: '1234.50', currency: 'EUR' },
    ]);
  });

  it('is read in every usual encoding', async () => {
    const csv = 'id,name\n1,Žluťoučký kůň\n';
    const little = Buffer.from(`\uFEFF${csv}`, 'utf16le');
    const big = Buffer.from(little).swap16();
    const bare = Buffer.from(csv, 'utf16le');
    for (const bytes of [Buffer.from(csv), Buffer.from(`\uFEFF${csv}`), little, big, bare]) {
      expect(names(await read(bytes, CSV))).toEqual(['Žluťoučký kůň']);
    }
    const western = Buffer.from('id,name\n1,Caf\u00e9 \u0080\n', 'latin1');
    expect(names(await read(western, CSV))).toEqual(['Café €']);
    const declared = Buffer.from('id,name\n1,\u00e8\u00f8\u00b9\n', 'latin1');
    const contentType = 'text/csv; charset=iso-8859-2';
    expect(names(await read(declared, CSV, { contentType }))).toEqual(['čřš']);
    expect(names(await read(declared, { ...CSV, encoding: 'iso-8859-2' }))).toEqual(['čřš']);
    await expect(read(csv, { ...CSV, encoding: 'klingon' })).rejects.toMatchObject({ code: 'STORE_UNREADABLE' });
  });

  it('turns to windows-1252 where the first letter above ASCII comes late', async () => {
    const many = Array.from({ length: 5000 }, (_, index) => `${index},Tea\n`).join('');
    const bytes = Buffer.from(`id,name\n${many}last,Caf\u00e9\n`, 'latin1');
    expect(names(await read(bytes, CSV, {}, 1000)).at(-1)).toBe('Café');
  });

  it('without a column that is needed is told with its name', async () => {
    const rows = '1,Tea\n';
    // Also of a feed that has not come whole by then.
    for (const many of [1, 100_000]) {
      await expect(read(`sku,name\n${rows.repeat(many)}`, CSV, {}, 1000)).rejects.toMatchObject({
        code: 'STORE_UNREADABLE',
        message: 'The feed has no column “id”.',
        line: 1,
      });
    }
  });

  it('with a quotation mark that is not closed is told with its line', async () => {
    const rows = Array.from({ length: 50 }, (_, index) => `${index},Tea,x\n`).join('');
    await expect(read(`id,name,description\n1,"Tea,x\n${rows}`, CSV)).rejects.toMatchObject({
      code: 'STORE_UNREADABLE',
      message: expect.stringContaining('quotation mark'),
      line: expect.any(Number),
    });
  });

  it('that Shopify exported gathers pictures and variants of a product', async () => {
    const csv = `Handle,Title,Variant Price,Variant Compare At Price,Image Src
mug,Blue mug,10.00,15.00,https://shop.example/1.jpg
mug,,12.00,18.00,https://shop.example/2.jpg
mug,,,,https://shop.example/3.jpg
pot,Tea pot,30.00,,https://shop.example/4.jpg
`;
    const columns = {
      id: 'Handle',
      name: 'Title',
      price: 'Variant Compare At Price',
      salePrice: 'Variant Price',
      image: 'Image Src',
    };
    const { products, skipped } = await read(csv, { ...CSV, columns, currency: 'EUR' });
    expect(skipped).toEqual([]);
    expect(
      products.map(({ id, price, salePrice, priceTo, images }) => [id, price, salePrice, priceTo, images.length]),
    ).toEqual([
      ['mug', '15.00', '10.00', '18.00', 3],
      ['pot', '30.00', null, null, 1],
    ]);
  });
});

describe('a feed of JSON Lines', () => {
  const LINES: FeedSettings = {
    ...CSV,
    format: 'jsonl',
    columns: {
      id: 'id',
      name: 'title',
      price: 'price.value',
      currency: 'price.currency',
      images: 'images.src',
      tags: 'tags',
    },
  };

  it('has objects, numbers and lists inside of its objects', async () => {
    const lines = [
      {
        id: 7,
        title: 'Tea',
        price: { value: 12.5, currency: 'EUR' },
        images: [{ src: 'https://shop.example/1.jpg' }, { src: 'https://shop.example/2.jpg' }],
        tags: ['new', 'green'],
      },
      { id: '8', title: 'Salt', price: { value: 1.234, currency: 'eur' } },
    ];
    const { products } = await read(lines.map((one) => JSON.stringify(one)).join('\n'), LINES);
    expect(products.map(({ id, price, currency, images, tags }) => [id, price, currency, images.length, tags])).toEqual(
      [
        ['7', '12.50', 'EUR', 2, ['new', 'green']],
        ['8', '1.234', 'EUR', 0, []],
      ],
    );
  });

  it('may stand in a list, and keeps long ids as they are', async () => {
    const list = '[\n{"id":12345678901234567890,"title":"Tea"},\n{"id":2,"title":"Cup"}\n]\n';
    expect((await read(list, LINES)).products.map(({ id }) => id)).toEqual(['12345678901234567890', '2']);
  });

  it('goes through blanks within lines in time linear to them', async () => {
    const line = `{"id":1,"title":"Tea",${' '.repeat(300_000)}"price":2}`;
    expect((await read(line, LINES)).products.map(({ name }) => name)).toEqual(['Tea']);
  });

  it('tells lines that are no objects', async () => {
    const text = '{"id":1,"title":"Tea"}\n{"id":2,\n"text"\n\n{"id":3,"title":"Cup"}';
    const { products, skipped } = await read(text, LINES);
    expect(products).toHaveLength(2);
    expect(skipped.map(({ line }) => line)).toEqual([2, 3]);
    await expect(read('[1, 2]\n[3]', LINES)).rejects.toMatchObject({ code: 'STORE_UNREADABLE', line: 1 });
  });

  it('is not harmed by what is hostile', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const text = [
      `{"id":1,"title":"Tea","__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}},"price":${deep}}`,
      '{"id":"2\\u0000\\u202e","title":"\\u0000<script>alert(1)</script>Cup\\ud800","images":{"src":"javascript:alert(1)"}}',
      `{"id":3,"title":"Pot","tags":${JSON.stringify(Array.from({ length: 100_000 }, (_, index) => `t${index}`))}}`,
      `{"id":"${'9'.repeat(300)}","title":"Long"}`,
    ].join('\n');
    const { products, skipped } = await read(text, LINES, {}, 64_000);
    expect(products.map(({ id, name, image }) => [id, name, image])).toEqual([
      ['1', 'Tea', ''],
      ['2', 'Cup�', ''],
      ['3', 'Pot', ''],
    ]);
    expect(products[2]?.tags.length).toBeLessThanOrEqual(50);
    expect(skipped).toEqual([{ line: 4, message: 'The id is longer than 255 characters.' }]);
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
  });
});

describe('any feed', () => {
  it('keeps the later of two products with an id, and says which was left out', async () => {
    const rows = Array.from({ length: 500 }, (_, index) => `${index + 1},Product ${index + 1}\n`).join('');
    const { products, skipped } = await read(`id,name\n1,First\n1,Second\n${rows}`, CSV, {}, 4000);
    expect(products.filter(({ id }) => id === '1').map(({ name }) => name)).toEqual(['Product 1']);
    expect(skipped).toEqual([
      { line: 2, message: 'The id “1” stands again in line 3.' },
      { line: 3, message: 'The id “1” stands again in line 4.' },
    ]);
    expect(products).toHaveLength(500);
  });

  it('comes in batches', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => `${index},Tea\n`).join('');
    const batches = await collect(readFeed(parts(`id,name\n${rows}`, 500), CSV));
    expect(batches.map(({ products, cursor, total }) => [products.length, cursor, total])).toEqual([
      [50, null, null],
      [50, null, null],
      [20, null, null],
    ]);
  });

  it('may be compressed, and is told where that is damaged or unfolds into too much', async () => {
    const zipped = gzipSync('id,name\n1,Tea\n');
    expect(names(await read(zipped, CSV, {}, 1))).toEqual(['Tea']);
    await expect(read(zipped.subarray(0, 20), CSV)).rejects.toMatchObject({ code: 'STORE_UNREADABLE' });
    const bomb = gzipSync(Buffer.alloc(8 * 1024 * 1024, 'x'));
    await expect(read(bomb, CSV, { maxBytes: 1024 * 1024 }, 64_000)).rejects.toMatchObject({ code: 'STORE_TOO_LARGE' });
  });

  it('is given up where too many rows are left out', async () => {
    const rows = 'same,Tea\n'.repeat(300);
    expect((await read(`id,name\n${rows}`, CSV, { maxSkipped: 299 })).products).not.toEqual([]);
    const refused = read(`id,name\n${rows}`, CSV, { maxSkipped: 298 });
    await expect(refused).rejects.toMatchObject({ code: 'STORE_TOO_LARGE' });
  });

  it('has ten megabytes in one value without harm', async () => {
    const long = 'word '.repeat(2 * 1024 * 1024);
    const xml = rss(
      `${item('1', `<g:description><![CDATA[${long}]]></g:description>`)}${item('2', `<g:description>${long}</g:description>`)}`,
    );
    const csv = `id,name,description\n1,Tea,"${long}"\n2,Cup,${long}\n`;
    const lines = `{"id":1,"title":"Tea","description":"${long}"}\n{"id":2,"title":"Cup"}`;
    const jsonl: FeedSettings = { ...XML, format: 'jsonl' };
    for (const [text, settings] of [
      [xml, XML],
      [csv, CSV],
      [lines, jsonl],
    ] as const) {
      const { products } = await read(text, settings, {}, 65_536);
      expect(products).toHaveLength(2);
      expect(products[0]?.description).toHaveLength(2000);
    }
  });

  it('with a part that never ends is told so', async () => {
    const endless = Buffer.alloc(14 * 1024 * 1024, 'x');
    const feeds: readonly (readonly [string, FeedSettings])[] = [
      [`<rss><channel><!-- ${endless}`, XML],
      [`<rss><channel><item a="${endless}`, XML],
      [`${'<a>'.repeat(5000)}`, XML],
      [`id,name\n1,"${endless}`, CSV],
      [`{"id":"${endless}`, { ...XML, format: 'jsonl' }],
    ];
    for (const [text, settings] of feeds) {
      await expect(read(text, settings, {}, 65_536)).rejects.toMatchObject({ code: 'STORE_UNREADABLE' });
    }
  });

  it('with a line of ten million separators is told so before values are made of it', async () => {
    const text = `id,name\n1,Tea\n2,Cup${','.repeat(10_000_000)}\n`;
    await expect(read(text, CSV, {}, 65_536)).rejects.toMatchObject({
      message: 'A row of the feed has too many columns.',
      line: 3,
    });
  });

  it('that breaks off while it is read fails as what it was read from', async () => {
    async function* broken(): AsyncGenerator<Buffer, void> {
      yield Buffer.from('id,name\n1,Tea\n');
      throw new Error('Gone');
    }
    for (const settings of [CSV, XML, { ...XML, format: 'jsonl' as const }]) {
      await expect(collect(readFeed(broken(), settings))).rejects.toThrow();
    }
    await expect(collect(readFeed(broken(), CSV))).rejects.toThrow('Gone');
  });
});
