import { gzipSync } from 'node:zlib';
import { endpoints } from '@mailwright/contract';
import { describe, expect, it, test } from 'vitest';
import { lookAtFeed } from './look-at-feed.ts';

const look = (text: string | Buffer, contentType?: string) => lookAtFeed(Buffer.from(text), contentType);

describe('a look at the beginning of a feed', () => {
  it('finds columns, rows and what they hold in a feed for Google Merchant, also where it is cut off', async () => {
    const xml = `<?xml version="1.0" encoding="utf-8"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>
<item><g:id>1</g:id><g:title>Tea</g:title><g:price>15.00 USD</g:price><g:image_link>https://shop.example/1.jpg</g:image_link></item>
<item><g:id>2</g:id><g:title>Cup</g:title><g:availability>in stock</g:availability></item><item><g:id>3</g:id><g:ti`;
    const told = await look(xml);
    expect(told).toEqual({
      settings: {
        format: 'xml',
        columns: { id: 'id', name: 'title', price: 'price', image: 'image_link', availability: 'availability' },
        delimiter: null,
        encoding: null,
        currency: null,
      },
      columns: ['id', 'title', 'price', 'image_link', 'availability'],
      rows: [
        ['1', 'Tea', '15.00 USD', 'https://shop.example/1.jpg', ''],
        ['2', 'Cup', '', '', 'in stock'],
      ],
    });
    expect(endpoints.stores.lookAtFeed.responses[200].parse(told)).toEqual(told);
  });

  it('shows five rows', async () => {
    const rows = Array.from({ length: 9 }, (_, index) => `${index};Tea\n`).join('');
    const { rows: shown, settings } = await look(`id;name\n${rows}9;"cut o`);
    expect(shown.map(([id]) => id)).toEqual(['0', '1', '2', '3', '4']);
    expect(settings).toMatchObject({ format: 'csv', delimiter: ';' });
  });

  test.each([
    ['tab separated values', 'id\ttitle\tsale_price\n1\tTea\t5 EUR', { format: 'tsv', delimiter: '\t' }],
    ['JSON Lines', '{"id":1,"title":"Tea"}\n{"id":2,"tit', { format: 'jsonl', delimiter: null }],
    ['a list of JSON', '[\n{"id":1,"title":"Tea"},\n{"id":2,"title":"Cup"}\n]', { format: 'jsonl' }],
    ['one object', '{"id":1,"title":"Tea"}', { format: 'jsonl' }],
  ])('knows %s', async (_what, text, settings) => {
    const told = await look(text);
    expect(told.settings).toMatchObject(settings);
    expect(told.settings.columns).toMatchObject({ id: 'id', name: 'title' });
    expect(told.rows[0]?.slice(0, 2)).toEqual(['1', 'Tea']);
  });

  test.each([
    [
      'Google and Meta',
      'id,title,description,availability,condition,price,link,image_link,brand,additional_image_link,sale_price,product_type,google_product_category,custom_label_0',
      {
        id: 'id',
        name: 'title',
        description: 'description',
        availability: 'availability',
        price: 'price',
        link: 'link',
        image: 'image_link',
        images: 'additional_image_link',
        brand: 'brand',
        salePrice: 'sale_price',
        categories: 'product_type',
        tags: 'custom_label_0',
      },
    ],
    [
      'Shopify',
      'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Status',
      {
        id: 'Handle',
        name: 'Title',
        description: 'Body (HTML)',
        brand: 'Vendor',
        categories: 'Product Category',
        tags: 'Tags',
        availability: 'Variant Inventory Qty',
        price: 'Variant Compare At Price',
        salePrice: 'Variant Price',
        image: 'Image Src',
        images: 'Image Src',
      },
    ],
    [
      'WooCommerce',
      'ID,Type,SKU,Name,Published,"Short description",Description,"In stock?",Stock,"Sale price","Regular price",Categories,Tags,Images,Brands',
      {
        id: 'ID',
        name: 'Name',
        description: 'Description',
        availability: 'In stock?',
        salePrice: 'Sale price',
        price: 'Regular price',
        categories: 'Categories',
        tags: 'Tags',
        image: 'Images',
        images: 'Images',
        brand: 'Brands',
      },
    ],
    [
      'a German price list',
      'Artikelnummer;Titel;Preis;Sonderpreis;Bildlink;Kategorie',
      {
        id: 'Artikelnummer',
        name: 'Titel',
        price: 'Preis',
        salePrice: 'Sonderpreis',
        image: 'Bildlink',
        categories: 'Kategorie',
      },
    ],
    [
      'German shops',
      'Artikelnummer,Bezeichnung,Beschreibung,Preis,Währung,Verfügbarkeit,Kategorie,Marke,Bild-URL,URL',
      {
        id: 'Artikelnummer',
        name: 'Bezeichnung',
        description: 'Beschreibung',
        price: 'Preis',
        currency: 'Währung',
        availability: 'Verfügbarkeit',
        categories: 'Kategorie',
        brand: 'Marke',
        image: 'Bild-URL',
        link: 'URL',
      },
    ],
  ])('knows the columns of %s', async (_who, header, columns) => {
    expect((await look(`${header}\n1,x\n`)).settings.columns).toEqual(columns);
  });

  it('knows encodings, and leaves open what it cannot know', async () => {
    const western = Buffer.from('id,name\n1,Caf\u00e9 \u0080\n', 'latin1');
    expect(await look(western)).toMatchObject({ settings: { encoding: 'windows-1252' }, rows: [['1', 'Café €']] });
    expect((await look('id,name\n1,Café\n')).settings.encoding).toBe('utf-8');
    expect((await look('id,name\n1,Tea\n')).settings.encoding).toBeNull();
    expect((await look(Buffer.from('\uFEFFid,name\n1,ů\n', 'utf16le'))).settings.encoding).toBe('utf-16le');
    const polish = Buffer.from([...Buffer.from('id,name\n1,'), 0xb1, 0xb6, 0xe6, 0x0a]);
    expect((await look(polish, 'text/csv; charset="iso-8859-2"')).rows[0]).toEqual(['1', 'ąść']);
  });

  it('reads what is compressed, also from its beginning alone', async () => {
    const zipped = gzipSync(
      `id,name\n${Array.from({ length: 20_000 }, (_, index) => `${index},Tea ${index}\n`).join('')}`,
    );
    expect((await look(zipped.subarray(0, 20_000))).rows[1]).toEqual(['1', 'Tea 1']);
  });

  it('tells columns apart that have no name, or the same', async () => {
    expect((await look('id,name,,name\n1,Tea,x,y\n')).columns).toEqual(['id', 'name', 'Column 3', 'name (2)']);
  });

  test.each([
    ['nothing', ' \n', 'The feed is empty.'],
    [
      'a web page',
      '<!DOCTYPE html><html><body>Sign in</body></html>',
      'There is a web page at this address, not a feed.',
    ],
    ['a page in XML', '<?xml version="1.0"?><html><body/></html>', 'There is a web page at this address, not a feed.'],
    ['a spreadsheet', 'PK\u0003\u0004xxxx', 'This is an Excel or ZIP file. Save it as CSV and use that.'],
    ['a text', 'Hello\nyou', 'This is not a product feed.'],
    ['a JSON document over several lines', '{\n"products": [\n{"id": 1}\n]}', 'The line is not a JSON object.'],
  ])('says what it is where it is %s', async (_what, text, message) => {
    await expect(look(text)).rejects.toMatchObject({ code: 'STORE_UNREADABLE', message });
  });
});
