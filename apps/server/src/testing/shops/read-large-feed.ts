// Makes a feed of so many megabytes on the fly, reads it, and prints what that took: `read-large-feed.ts xml 200`.
import { setImmediate } from 'node:timers/promises';
import type { FeedFormat, FeedSettings } from '@mailwright/contract';
import { readFeed } from '../../integrations/stores/feed/read-feed.ts';

const MB = 1024 * 1024;
const [, , format = 'xml', size = '200'] = process.argv;

/** Stays below the most products that a store may have. */
const BYTES_PER_PRODUCT = 1800;

const settings: FeedSettings = {
  format: format as FeedFormat,
  columns: { id: 'id', name: 'title', description: 'description', price: 'price', image: 'image_link', link: 'link' },
  delimiter: null,
  encoding: null,
  currency: null,
};

const words = 'Fresh leaves &amp; petals, &lt;b&gt;picked&lt;/b&gt; by hand in the hills and dried in the shade. ';

/** A product whose id and price are digits to be written over, so that making the feed takes no memory of its own. */
function templateRow(): string {
  const values = {
    id: 'SKU-0000000',
    title: 'Tea number 0000000 – café',
    description: words.repeat(Math.ceil((BYTES_PER_PRODUCT - 300) / words.length)),
    price: '49.90 EUR',
    image_link: 'https://shop.example/pictures/0000000.jpg',
    link: 'https://shop.example/products/0000000',
  };
  switch (settings.format) {
    case 'xml':
      return `<item>${Object.entries(values)
        .map(([name, value]) => `<g:${name}>${value}</g:${name}>\n`)
        .join('')}</item>\n`;
    case 'jsonl':
      return `${JSON.stringify(values)}\n`;
    case 'csv':
      return `${Object.values(values)
        .map((value) => `"${value}"`)
        .join(',')}\n`;
    case 'tsv':
      return `${Object.values(values).join('\t')}\n`;
  }
}

const heads: Record<FeedFormat, string> = {
  xml: '<rss xmlns:g="http://base.google.com/ns/1.0"><channel>\n',
  csv: 'id,title,description,price,image_link,link\n',
  tsv: 'id\ttitle\tdescription\tprice\timage_link\tlink\n',
  jsonl: '',
};

let bytes = 0;

const ROWS = 36;

async function* feed(): AsyncGenerator<Buffer, void> {
  yield Buffer.from(heads[settings.format]);
  const template = Buffer.from(templateRow().repeat(ROWS));
  const places: number[] = [];
  for (let at = template.indexOf('0000000'); at !== -1; at = template.indexOf('0000000', at + 1)) places.push(at);
  for (let first = 1; bytes < Number(size) * MB; first += ROWS) {
    const part = Buffer.from(template);
    for (const [index, place] of places.entries()) {
      part.write(String(first + Math.floor((index * ROWS) / places.length)).padStart(7, '0'), place);
    }
    bytes += part.length;
    // As bytes that come from elsewhere do.
    await setImmediate();
    yield part;
  }
  if (settings.format === 'xml') yield Buffer.from('</channel></rss>');
}

globalThis.gc?.();
const idle = process.memoryUsage.rss() / MB;
let peak = idle;
let products = 0;
const started = performance.now();
for await (const batch of readFeed(feed(), settings)) {
  products += batch.products.length;
  peak = Math.max(peak, process.memoryUsage.rss() / MB);
}
const seconds = (performance.now() - started) / 1000;
process.stdout.write(JSON.stringify({ format, products, megabytes: bytes / MB, idle, peak, seconds }));
