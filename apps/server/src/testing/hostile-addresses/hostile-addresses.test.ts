import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { endpoints } from '@mailwright/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createGuardedFetch,
  createGuardedStream,
  type FetchLimits,
  type GuardDeps,
  type GuardedFetch,
  type GuardedStream,
} from '../../fetch/guarded-fetch.ts';
import type { MailBrowser, MailPage } from '../../integrations/browser/port.ts';
import type { StockProviderPort } from '../../integrations/stock/port.ts';
import { createStoreSources } from '../../integrations/stores/store-sources.ts';
import { createVideoSources } from '../../integrations/video/video-sources.ts';
import { createYoutube } from '../../integrations/video/youtube.ts';
import { freshDatabase } from '../databases.ts';
import { addStore } from '../shops/stores.ts';
import { createDraft } from '../templates.ts';
import { createTestApp } from '../test-app.ts';
import { REACHING_FILES, reachingFiles } from './asking-files.ts';
import { ASKING_PLACES, type Asker, type AskingPlace } from './asking-places.ts';
import { hostileAddresses, hostileNames } from './hostile-addresses.ts';
import { type ConnectionWatch, watchConnections } from './watch-connections.ts';

/** Number of places that share the addresses; in the deep run each place is asked all of them. */
const PLACES_SHARING_ADDRESSES = process.env.DEEP ? 1 : 2;

/** Answer of a listener on this machine, which nobody may get to read. */
const SECRET = 'the secret of this machine';

const BOMB = gzipSync(Buffer.alloc(100 * 1024 * 1024, 'x'), { level: 9 });

/** Fetches every picture of a mail, as a browser would have. */
async function lookAt({ html, loadImage }: MailPage): Promise<Buffer> {
  const addresses = [...html.matchAll(/(?:src="|url\(')([^"']+)/g)].map(([, address]) => String(address));
  const loaded = await Promise.all(addresses.map((address) => loadImage(address.replaceAll('&amp;', '&'))));
  return Buffer.from(loaded.map((image) => image?.content.toString() ?? '').join('\n'));
}

const BROWSER: MailBrowser = {
  picture: lookAt,
  pdf: lookAt,
  isThere: async () => true,
  close: async () => undefined,
};

/** Style sheets of one page that are read. */
const SHEETS = 3;

const REDIRECTS = [301, 302, 303, 307, 308] as const;

/** Answers that waste time, memory or connections. */
const BAD_ANSWERS: Readonly<Record<string, (response: ServerResponse, request: IncomingMessage) => void>> = {
  'a circle of redirects': (response, { url }) => void response.writeHead(302, { location: url }).end(),
  'a chain of redirects': (response, { url }) => void response.writeHead(302, { location: `${url}x` }).end(),
  'an answer without end': (response) => {
    response.writeHead(200, { 'content-type': 'image/png' });
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536, 'x')));
    };
    response.on('drain', more);
    more();
  },
  'an answer drop by drop': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const drip = setInterval(() => response.write('<p>'), 20);
    response.once('close', () => clearInterval(drip));
  },
  'no answer at all': () => undefined,
  'an answer that breaks off': (response) => {
    response.writeHead(200, { 'content-type': 'text/csv', 'content-length': '5000' }).write('id,name\n');
    response.destroy();
  },
  'headers without end': (response) => {
    response.socket?.end(`HTTP/1.1 200 OK\r\n${`X-More: ${'x'.repeat(1000)}\r\n`.repeat(200)}\r\n`);
  },
  'no HTTP': (response) => {
    response.socket?.end('220 mail.example ESMTP\r\n');
  },
  'a hundred megabytes in a hundred kilobytes': (response) => {
    response.writeHead(200, { 'content-type': 'text/csv', 'content-encoding': 'gzip' }).end(BOMB);
  },
  'the same, named a picture': (response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).end(BOMB);
  },
};

interface Internet extends GuardDeps {
  /** The origin of a provider of videos. */
  readonly videoOrigin?: string;
  /** Patience with every answer, milliseconds. */
  readonly timeout?: number;
}

/** Starts a server that reaches this internet, with a person on it. */
async function startAsker({
  videoOrigin = 'https://video.example',
  timeout = 60_000,
  ...guard
}: Internet): Promise<Asker> {
  const [whole, streamed] = [createGuardedFetch(guard), createGuardedStream(guard)];
  const hasty = (limits: FetchLimits) => ({ ...limits, timeout: Math.min(limits.timeout, timeout) });
  const fetch: GuardedFetch = (address, limits) => whole(address, hasty(limits));
  const stream: GuardedStream = (address, limits) => streamed(address, hasty(limits));
  const stockFiles = [''];
  const provider = {
    provider: 'openverse',
    name: 'Openverse',
    hosts: ['api.openverse.org'],
    find: async () => ({ provider: 'openverse', id: 'x', description: '' }),
    filesOf: () => [...stockFiles],
  } as unknown as StockProviderPort;
  const youtube = createYoutube(fetch, { page: videoOrigin, images: videoOrigin });
  const server = await createTestApp(await freshDatabase('sqlite'), {
    fetch,
    stream,
    videos: { ...createVideoSources(fetch), youtube },
    storeSources: createStoreSources({ fetch, stream, wait: async () => undefined }),
    stockProviders: [provider],
    ai: { images: null, altTexts: { describe: async () => 'A picture' } },
    browser: BROWSER,
  });
  const anna = await server.person('Anna');
  const [draft, store] = [await createDraft(anna), await addStore(server.database, anna.id)];
  return { server, anna, draft, store, stockFiles };
}

/** One guard judges them all: each place shows that nothing goes by it, and all addresses are asked by many. */
function shareOf(place: AskingPlace, count: number, addresses: readonly string[]): readonly string[] {
  const turn = ASKING_PLACES.indexOf(place) % count;
  return addresses.filter((_, index) => index % count === turn);
}

interface Told {
  /** One, or all of a call. */
  readonly address: string | readonly string[];
  readonly code: string | null;
  readonly body: string;
}

/** Makes the place ask all of these; returns what came of it. */
async function ask(place: AskingPlace, asker: Asker, ...addresses: readonly string[]): Promise<readonly Told[]> {
  const { askAll } = place;
  const asks = askAll
    ? [{ address: addresses, send: () => askAll(asker, addresses) }]
    : addresses.map((address) => ({ address, send: () => place.ask(asker, address) }));
  const answers: Told[] = [];
  for (const { address, send } of asks) {
    // No budget of calls hides what lies behind it.
    asker.server.clock.now += 30_000;
    const answer = await send();
    const code = answer.statusCode >= 400 ? String(answer.json().code) : null;
    answers.push({ address, code, body: answer.body });
  }
  return answers;
}

/** The addresses of which somebody was told something else than that they may not be asked. */
function misled({ told }: AskingPlace, answers: readonly Told[]): readonly string[] {
  const isRefused = ({ code }: Told) => (told === null ? code === null : told.some((each) => each === code));
  return answers
    .filter((answer) => !isRefused(answer))
    .map(({ address, code }) => `${JSON.stringify(address)}: ${code}`);
}

async function listen(answer: RequestListener, host: string, port = 0): Promise<Server> {
  const server = createServer(answer).listen(port, host);
  await once(server, 'listening');
  return server;
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function end(server: Server): void {
  server.closeAllConnections();
  server.close();
}

test('every file that can reach another machine says on whose word', () => {
  expect(reachingFiles()).toEqual(Object.keys(REACHING_FILES).toSorted());
});

test('there are many hostile addresses', () => {
  expect(new Set(hostileAddresses(1, 80)).size).toBeGreaterThanOrEqual(120);
});

describe('an address of this machine or its networks is never asked for', () => {
  let asker: Asker;
  let listener: Server;
  let watch: ConnectionWatch;
  let heard = 0;

  beforeAll(async () => {
    listener = await listen((_, response) => response.end(SECRET), '127.0.0.1');
    listener.on('connection', () => {
      heard += 1;
    });
    asker = await startAsker({ lookup: hostileNames(1) });
    watch = watchConnections();
  });
  afterAll(async () => {
    watch.stop();
    await asker.server.close();
    end(listener);
  });

  test.each(ASKING_PLACES)('$name', async (place) => {
    const addresses = shareOf(place, PLACES_SHARING_ADDRESSES, hostileAddresses(1, portOf(listener)));
    expect(addresses.length).toBeGreaterThanOrEqual(60);
    const answers = await ask(place, asker, ...addresses);
    expect(misled(place, answers)).toEqual([]);
    expect(answers.filter(({ body }) => body.includes(SECRET))).toEqual([]);
    expect([watch.tried, heard]).toEqual([[], 0]);
  });
});

describe('the open internet leads to', () => {
  let asker: Asker;
  let open: Server;
  let base: string;
  let watch: ConnectionWatch;
  const asked: string[] = [];

  beforeAll(async () => {
    const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    open = await listen((request, response) => {
      const { pathname, search } = new URL(request.url ?? '', 'http://here');
      asked.push(pathname);
      const [, kind, more = ''] = pathname.split('/');
      if (kind === 'to') {
        // Shops are asked below the address that was named.
        const location = decodeURIComponent(search.slice(1).split('/', 1)[0] ?? '');
        return response.writeHead(Number(more) || 302, { location: Buffer.from(location).toString('latin1') }).end();
      }
      if (kind === 'page') {
        const sheets = search
          .slice(1)
          .split('&')
          .map((href) => `<link rel="stylesheet" href="${decodeURIComponent(href)}">`);
        return response.writeHead(200, { 'content-type': 'text/html' }).end(sheets.join(''));
      }
      return response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    }, '127.0.0.1');
    base = `http://open.example:${portOf(open)}`;
    asker = await startAsker({
      // The one machine that stands for the internet here.
      isAllowed: (address) => address === '127.0.0.1',
      lookup: hostileNames(2, { 'open.example': [['127.0.0.1']], 'rebinding.example': [['127.0.0.1'], ['10.0.0.7']] }),
      videoOrigin: base,
    });
    watch = watchConnections();
  });
  afterAll(async () => {
    watch.stop();
    await asker.server.close();
    end(open);
  });
  beforeEach(() => {
    asked.length = 0;
    watch.tried.length = 0;
  });

  const places = ASKING_PLACES.filter(({ isAsked }) => isAsked !== false);
  const here = () => `127.0.0.1:${portOf(open)}`;

  test.each(places)('itself: $name', async (place) => {
    await ask(place, asker, `${base}/${encodeURIComponent(place.name)}.png`);
    expect(asked).not.toEqual([]);
    expect(new Set(watch.tried)).toEqual(new Set([here()]));
  });

  test.each(places)('nothing hostile by redirects: $name', async (place) => {
    const addresses = shareOf(place, 2 * PLACES_SHARING_ADDRESSES, hostileAddresses(2, portOf(open))).map(
      (address, index) => `${base}/to/${REDIRECTS[index % REDIRECTS.length]}?${encodeURIComponent(address)}`,
    );
    const answers = await ask(place, asker, ...addresses);
    expect(asked.length).toBeGreaterThanOrEqual(addresses.length);
    expect(answers.filter(({ code }) => code === null && place.told !== null)).toEqual([]);
    expect(new Set(watch.tried)).toEqual(new Set([here()]));
  });

  test('nothing hostile by style sheets of a page', async () => {
    const addresses = hostileAddresses(2, portOf(open));
    for (let from = 0; from < addresses.length; from += SHEETS) {
      const url = `${base}/page?${addresses
        .slice(from, from + SHEETS)
        .map(encodeURIComponent)
        .join('&')}`;
      const answer = await asker.anna.call(endpoints.brand.propose, { body: { url } });
      asker.server.clock.now += 30_000;
      expect(answer.statusCode, answer.body).toBe(200);
    }
    expect(new Set(watch.tried)).toEqual(new Set([here()]));
  });

  test.each(places)('nothing hostile by a name that means another address the next time: $name', async (place) => {
    const turning = `http://rebinding-${places.indexOf(place)}.example:${portOf(open)}`;
    await ask(place, asker, `${turning}/to/302?%2Fsecret`);
    await ask(place, asker, `${turning}/secret`);
    expect(asked).not.toContain('/secret');
    expect(watch.tried.filter((tried) => tried !== here())).toEqual([]);
  });
});

describe('an answer of the open internet that is no good', () => {
  let asker: Asker;
  let open: Server;
  let base: string;

  beforeAll(async () => {
    open = await listen(
      (request, response) => BAD_ANSWERS[(request.url ?? '').split('/')[1] ?? '']?.(response, request),
      '127.0.0.1',
    );
    base = `http://open.example:${portOf(open)}`;
    asker = await startAsker({
      isAllowed: (address) => address === '127.0.0.1',
      lookup: hostileNames(2, { 'open.example': [['127.0.0.1']] }),
      videoOrigin: base,
      timeout: 300,
    });
  });
  afterAll(async () => {
    await asker.server.close();
    end(open);
  });

  const places = ASKING_PLACES.filter(({ isAsked }) => isAsked !== false);

  test.each(Object.keys(BAD_ANSWERS))('%s is given up everywhere, and told as a failure of theirs', async (kind) => {
    const answers = await Promise.all(
      places.map(async (place) => {
        const [told] = await ask(place, asker, `${base}/${kind}/${encodeURIComponent(place.name)}`);
        const { code = null } = told ?? {};
        return {
          place: place.name,
          code,
          isFine: place.told === null ? code === null : code !== null && code !== 'INTERNAL',
        };
      }),
    );
    expect(answers.filter(({ isFine }) => !isFine)).toEqual([]);
  });
});
