import { once } from 'node:events';
import { Agent, request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A balancer as operators have one: each call goes to the next node that says it is ready, whoever it is from. */
export interface RoundRobinProxy {
  readonly url: string;
  /** Sends the calls to these origins from now on. */
  setNodes(origins: readonly string[]): void;
  /** Calls that a node took and did not answer: each of them got a 502. */
  readonly broken: readonly string[];
  /** Number of calls that each origin answered. */
  readonly answered: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** Time between two checks of the readiness, and longest time to look for a node, milliseconds. */
const LOOK_EVERY = 200;
const NODE_SEARCH_TIMEOUT_MS = 10_000;

interface Call {
  readonly request: IncomingMessage;
  readonly body: Buffer;
}

/** Error of a call that never reached a node, so that another node may get it. */
class NotConnected extends Error {}

export async function startRoundRobinProxy(port = 0): Promise<RoundRobinProxy> {
  const agent = new Agent({ keepAlive: true });
  const broken: string[] = [];
  const answered = new Map<string, number>();
  let origins: readonly string[] = [];
  let ready: ReadonlySet<string> = new Set();
  let turn = 0;

  async function look(): Promise<void> {
    const asked = await Promise.all(origins.map(async (origin) => ((await isReady(origin)) ? [origin] : [])));
    ready = new Set(asked.flat());
  }

  async function nextNode(): Promise<string | null> {
    for (const deadline = Date.now() + NODE_SEARCH_TIMEOUT_MS; Date.now() < deadline; await sleep(LOOK_EVERY / 2)) {
      const usable = origins.filter((origin) => ready.has(origin));
      turn += 1;
      const next = usable[turn % usable.length];
      if (next) return next;
    }
    return null;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const call = { request, body: Buffer.concat(chunks) };
    for (;;) {
      const origin = await nextNode();
      if (origin === null) return refuse(response, 'no node is ready');
      try {
        await pass(call, origin, response, agent);
        answered.set(origin, (answered.get(origin) ?? 0) + 1);
        return;
      } catch (error) {
        ready = new Set([...ready].filter((one) => one !== origin));
        if (error instanceof NotConnected) continue;
        broken.push(`${request.method} ${request.url}: ${error}`);
        return refuse(response, String(error));
      }
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const timer = setInterval(() => void look(), LOOK_EVERY);
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    setNodes(wanted) {
      ready = new Set([...ready].filter((origin) => wanted.includes(origin)));
      origins = wanted;
    },
    broken,
    answered,
    async close() {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(4000) })).ok;
  } catch {
    return false;
  }
}

function pass({ request, body }: Call, origin: string, response: ServerResponse, agent: Agent): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const headers = {
    ...request.headers,
    'x-forwarded-for': request.socket.remoteAddress ?? '',
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': 'http',
    connection: 'keep-alive',
  };
  const { method, url } = request;
  const sent = ask(`${origin}${url}`, { method, headers, agent, setHost: false }, (node) => {
    const { connection: _, 'keep-alive': __, ...rest } = node.headers;
    response.writeHead(node.statusCode ?? 502, rest);
    node.on('error', reject);
    node.on('end', resolve);
    node.pipe(response);
  });
  sent.on('error', (error: NodeJS.ErrnoException) => {
    // A connection that was kept open may be closed by the node at the very moment it is used again: nothing was read.
    const isUnread =
      error.code === 'ECONNREFUSED' || (sent.reusedSocket && error.code === 'ECONNRESET' && isSafe(method));
    reject(isUnread ? new NotConnected(error.message) : error);
  });
  response.on('close', () => {
    if (response.writableFinished) return;
    sent.destroy();
    resolve();
  });
  sent.end(body);
  return promise;
}

const isSafe = (method = '') => method === 'GET' || method === 'HEAD';

function refuse(response: ServerResponse, why: string): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(502, { 'content-type': 'text/plain' }).end(why);
}
