import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { createGuardedFetch, type GuardedFetch } from '../fetch/guarded-fetch.ts';
import { createOpenverse } from '../integrations/stock/openverse.ts';
import { createPexels } from '../integrations/stock/pexels.ts';
import { createPixabay } from '../integrations/stock/pixabay.ts';
import type { StockProviders } from '../integrations/stock/port.ts';

/** A local server that speaks the protocols of the three services of free images, and serves their pictures. */
export interface StockServices {
  readonly url: string;
  readonly fetch: GuardedFetch;
  readonly stockProviders: StockProviders;
  /** Requests that it got, in order. */
  readonly asked: readonly string[];
  close(): void;
}

export const STOCK_KEY = 'key-of-the-operator-123';

/** Searches by their words; whatever else is asked is found. */
export const ODD_SEARCHES = {
  nothing: 'nothing',
  failing: 'failing',
  html: 'html',
  huge: 'huge',
  silent: 'silent',
  redirected: 'redirected',
  limited: 'limited',
  hostile: 'hostile',
  refusing: 'refusing',
} as const;

/** Ids of pictures that Openverse knows, by what becomes of their files. */
export const WORKS = {
  photo: '11111111-1111-4111-8111-111111111111',
  credited: '22222222-2222-4222-8222-222222222222',
  hidden: '33333333-3333-4333-8333-333333333333',
  nonCommercial: '44444444-4444-4444-8444-444444444444',
  gone: '55555555-5555-4555-8555-555555555555',
  inward: '66666666-6666-4666-8666-666666666666',
  page: '77777777-7777-4777-8777-777777777777',
} as const;

/** `patience` is how long an answer is waited for at most, milliseconds. */
export async function startStockServices({ patience = 1000 } = {}): Promise<StockServices> {
  const asked: string[] = [];
  const files = await testFiles();
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response, files);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const guarded = createGuardedFetch({ isAllowed: (address) => address === '127.0.0.1' });
  const fetch: GuardedFetch = (address, limits) =>
    guarded(address, { ...limits, timeout: Math.min(limits.timeout, patience) });
  return {
    url,
    fetch,
    stockProviders: [
      createOpenverse(fetch, url),
      createPexels(fetch, STOCK_KEY, { api: url, images: url }),
      createPixabay(fetch, STOCK_KEY, url),
    ],
    asked,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answer(request: IncomingMessage, response: ServerResponse, files: ReadonlyMap<string, Buffer>): unknown {
  const base = `http://${request.headers.host}`;
  const url = new URL(request.url ?? '/', base);
  const file = files.get(url.pathname);
  const thumb = /^\/v1\/images\/([\w-]+)\/thumb\/$/.exec(url.pathname)?.[1];
  if (file) return send(response, 200, 'image/jpeg', file);
  if (url.pathname === '/files/inward.jpg') return redirect(response, 'http://127.0.0.2:9/secret');
  if (url.pathname === '/files/page.jpg') return send(response, 200, 'image/jpeg', '<!doctype html><p>Hello</p>');
  if (thumb && thumb !== WORKS.page) return send(response, 200, 'image/jpeg', files.get('/files/photo.jpg') ?? '');
  if (url.pathname.startsWith('/v1/images/')) return openverse(url, response, base);
  const hasKey = request.headers.authorization === STOCK_KEY || url.searchParams.get('key') === STOCK_KEY;
  if (!hasKey) return send(response, 401, 'application/json', '{"error":"key"}');
  if (url.pathname.startsWith('/v1/')) return pexels(url, response, base);
  if (url.pathname === '/api/') return pixabay(url, response, base);
  return send(response, 404, 'text/html', 'Not Found');
}

/** True when a search is one of the odd ones that look the same everywhere. */
function isOdd(words: string, response: ServerResponse): boolean {
  switch (words) {
    case ODD_SEARCHES.failing:
      send(response, 500, 'application/json', '{"detail":"Server Error"}');
      return true;
    case ODD_SEARCHES.refusing:
      send(response, 403, 'application/json', '{"detail":"Not for you"}');
      return true;
    case ODD_SEARCHES.html:
      send(response, 200, 'text/html', '<!doctype html><title>Please wait</title>');
      return true;
    case ODD_SEARCHES.huge:
      send(response, 200, 'application/json', JSON.stringify({ results: ['x'.repeat(3_000_000)] }));
      return true;
    case ODD_SEARCHES.redirected:
      redirect(response, 'http://127.0.0.1:9/secret');
      return true;
    case ODD_SEARCHES.limited:
      response.setHeader('Retry-After', '3600');
      send(response, 429, 'application/json', '{"detail":"Request was throttled."}');
      return true;
    // The connection stays open and nothing comes.
    case ODD_SEARCHES.silent:
      return true;
    default:
      return false;
  }
}

function openverse(url: URL, response: ServerResponse, base: string): unknown {
  const works = [
    workOf(base, WORKS.photo, { title: 'A red bicycle', license: 'cc0', url: `${base}/files/photo.jpg` }),
    workOf(base, WORKS.credited, { title: 'A blue door', license: 'by', license_version: '4.0' }),
    workOf(base, WORKS.hidden, { mature: true }),
    workOf(base, WORKS.nonCommercial, { license: 'by-nc' }),
    workOf(base, WORKS.gone, { url: `${base}/files/gone.jpg` }),
    workOf(base, WORKS.inward, { url: `${base}/files/inward.jpg` }),
    workOf(base, WORKS.page, { url: `${base}/files/page.jpg` }),
  ];
  const [, id] = /^\/v1\/images\/([\w-]+)\/$/.exec(url.pathname) ?? [];
  if (id) {
    const found = works.find((one) => one.id === id);
    return found ? sendJson(response, found) : send(response, 404, 'application/json', '{}');
  }
  const words = url.searchParams.get('q') ?? '';
  if (isOdd(words, response)) return null;
  if (Number(url.searchParams.get('page_size')) > 20) return send(response, 401, 'application/json', '{}');
  const results =
    {
      [ODD_SEARCHES.nothing]: [],
      [ODD_SEARCHES.hostile]: [
        workOf(base, WORKS.gone, { url: 'javascript:alert(1)' }),
        { id: 7, title: null },
        'nothing',
        workOf(base, WORKS.photo, {
          title: 'Tur\u202En\u0000ed <b>around</b>',
          creator: { name: 'x' },
          creator_url: 'javascript:alert(1)',
          foreign_landing_url: 'data:text/html,x',
          width: 'wide',
          height: -4,
          thumbnail: 'javascript:alert(1)',
        }),
      ],
    }[words] ?? works;
  return sendJson(response, { result_count: words === ODD_SEARCHES.nothing ? 0 : 1000, page_count: 50, results });
}

function workOf(base: string, id: string, told: Readonly<Record<string, unknown>>) {
  return {
    id,
    title: 'A work',
    creator: 'Jane Doe',
    creator_url: 'https://people.example/jane',
    url: `${base}/files/photo.jpg`,
    foreign_landing_url: `https://works.example/${id}`,
    license: 'pdm',
    license_version: '1.0',
    license_url: 'https://creativecommons.org/licenses/by/4.0/',
    attribution: 'Do as I say',
    thumbnail: `${base}/v1/images/${id}/thumb/`,
    width: 3000,
    height: 2000,
    mature: false,
    unstable__sensitivity: [],
    ...told,
  };
}

function pexels(url: URL, response: ServerResponse, base: string): unknown {
  const photo = {
    id: 501,
    width: 4000,
    height: 3000,
    url: 'https://www.pexels.com/photo/501/',
    photographer: 'Ana Sol',
    photographer_url: 'https://www.pexels.com/@ana',
    alt: 'A bowl of oranges',
    src: {
      medium: `${base}/files/photo.jpg?h=350`,
      large: `${base}/files/photo.jpg`,
      large2x: `${base}/files/photo.jpg`,
    },
  };
  if (url.pathname === '/v1/photos/501') return sendJson(response, photo);
  const words = url.searchParams.get('query') ?? '';
  if (isOdd(words, response)) return null;
  const elsewhere = { ...photo, id: 502, src: { ...photo.src, large: 'https://evil.example/a.jpg' } };
  return sendJson(response, { photos: words === ODD_SEARCHES.nothing ? [] : [photo, elsewhere], total_results: 21 });
}

function pixabay(url: URL, response: ServerResponse, base: string): unknown {
  const words = url.searchParams.get('q') ?? '';
  if (isOdd(words, response)) return null;
  if (url.searchParams.get('safesearch') !== 'true') return send(response, 400, 'text/plain', 'safesearch');
  const hit = {
    id: 901,
    pageURL: 'https://pixabay.com/photos/901/',
    tags: 'lake, mountain',
    webformatURL: `${base}/files/photo.jpg`,
    largeImageURL: `${base}/files/photo.jpg`,
    imageWidth: 5000,
    imageHeight: 3000,
    user_id: 12,
    user: 'Walker',
  };
  const isOther = url.searchParams.has('id') && url.searchParams.get('id') !== '901';
  return sendJson(response, { hits: words === ODD_SEARCHES.nothing || isOther ? [] : [hit], totalHits: 41 });
}

function sendJson(response: ServerResponse, body: object): unknown {
  return send(response, 200, 'application/json', JSON.stringify(body));
}

function redirect(response: ServerResponse, location: string): unknown {
  return response.writeHead(302, { location }).end();
}

function send(response: ServerResponse, status: number, type: string, content: string | Buffer): unknown {
  return response.writeHead(status, { 'content-type': type }).end(content);
}

/** A photograph larger than a mail can carry. */
async function testFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const photo = await sharp({ create: { width: 1950, height: 1350, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 70 })
    .toBuffer();
  return new Map([['/files/photo.jpg', photo]]);
}
