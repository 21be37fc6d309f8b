import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  createGuardedFetch,
  createGuardedStream,
  type FetchLimits,
  type GuardedStream,
} from '../../fetch/guarded-fetch.ts';
import type { Connect, StoreSources } from '../../integrations/stores/port.ts';
import { createStoreSources } from '../../integrations/stores/store-sources.ts';
import { type AskedShop, NOT_FOUND, type ShopAnswer } from './shop-answer.ts';
import type { ShopifyShop } from './shopify-product.ts';
import { createShopifyShop } from './shopify-shop.ts';
import type { WooShop } from './woo-product.ts';
import { createWooShop } from './woo-shop.ts';

/** Returns the answer of a host to a request. */
type ShopHost = (asked: AskedShop) => ShopAnswer;

/**
 * A local server that plays shops by the documentation of their protocols, reached by the names of hosts that only its
 * `connect` knows.
 */
export interface ShopServices {
  readonly sources: StoreSources;
  readonly connect: Connect;
  readonly stream: GuardedStream;
  /** Requests that it got, in order. */
  readonly asked: readonly AskedShop[];
  /** Milliseconds that were waited for, and were not. */
  readonly waited: readonly number[];
  /** Sets what happens during a wait. */
  onWait(pass: (milliseconds: number) => void): void;
  readonly woo: WooShop;
  readonly shopify: ShopifyShop;
  /** Puts something at a host. */
  serve(host: string, answer: ShopHost): void;
  /** Has a host answer this once, after so many other answers. */
  interrupt(host: string, answer: ShopAnswer, after?: number): void;
  close(): void;
}

const HOST = 'x-test-host';
const SECURE = 'x-test-secure';

export async function startShopServices(): Promise<ShopServices> {
  const asked: AskedShop[] = [];
  const waited: number[] = [];
  const hosts = new Map<string, ShopHost>();
  const interruptions = new Map<string, { after: number; readonly answer: ShopAnswer }[]>();
  const server = createServer(async (request, response) => {
    const one = await readRequest(request);
    asked.push(one);
    const [next] = interruptions.get(one.host) ?? [];
    if (next?.after === 0) {
      interruptions.get(one.host)?.shift();
      return send(response, next.answer);
    }
    if (next) next.after -= 1;
    return send(response, hosts.get(one.host)?.(one) ?? NOT_FOUND);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const guard = { isAllowed: (address: string) => address === '127.0.0.1' };
  const through =
    <T>(open: (address: string, limits: FetchLimits) => Promise<T>) =>
    (address: string, limits: FetchLimits): Promise<T> => {
      const { host, protocol, pathname, search } = new URL(address);
      if (!hosts.has(host)) return open(address, limits);
      const headers = { ...limits.headers, [HOST]: host, [SECURE]: String(protocol === 'https:') };
      return open(`${origin}${pathname}${search}`, { ...limits, headers });
    };

  let pass: (milliseconds: number) => void = () => undefined;
  const stream = through(createGuardedStream(guard));
  const woo = createWooShop();
  const shopify = createShopifyShop();
  hosts.set('woo.example', woo.answer);
  hosts.set('demo.myshopify.com', shopify.answer);
  const sources = createStoreSources({
    fetch: through(createGuardedFetch(guard)),
    stream,
    wait: async (milliseconds) => {
      waited.push(milliseconds);
      pass(milliseconds);
    },
  });
  return {
    sources,
    connect: sources.connect,
    stream,
    asked,
    waited,
    onWait(next) {
      pass = next;
    },
    woo,
    shopify,
    serve: (host, answer) => hosts.set(host, answer),
    interrupt(host, answer, after = 0) {
      interruptions.set(host, [...(interruptions.get(host) ?? []), { after, answer }]);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function readRequest(request: IncomingMessage): Promise<AskedShop> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return {
    host: String(request.headers[HOST]),
    isSecure: request.headers[SECURE] === 'true',
    method: request.method ?? '',
    path: request.url ?? '/',
    headers: request.headers,
    body: Buffer.concat(parts).toString(),
  };
}

async function send(response: ServerResponse, { status, headers, body }: ShopAnswer): Promise<void> {
  response.writeHead(status, headers);
  if (typeof body === 'string' || Buffer.isBuffer(body)) {
    response.end(body);
    return;
  }
  // Who reads no further hangs up, which is no failure here.
  await pipeline(Readable.from(body), response).catch(() => undefined);
}
