import { lookup as systemLookup } from 'node:dns';
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The only range of IPv6 that is routed on the open internet. */
const ROUTED_6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Looks like one of the internet, and reaches the machine that an Azure server runs on, which hands out its secrets. */
const PLATFORM = '168.63.129.16';

/**
 * Returns whether an IP address belongs to the open internet: not to this machine, the networks behind it, metadata services
 * or reserved ranges. IPv4 written as IPv6 is judged as the IPv4 address it reaches. Spellings that readers disagree about are
 * refused.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const read = ipaddr.process(address);
  if (read.range() !== 'unicast' || read.toString() === PLATFORM) return false;
  return read instanceof ipaddr.IPv4 || read.match(ROUTED_6);
}

const MAX_REDIRECTS = 3;

/** A number of seconds above this is a time since 1970 and no duration. */
const A_MOMENT_IN_SECONDS = 1_000_000_000;

export interface FetchLimits {
  /** Largest size of the whole answer, bytes. */
  readonly maxBytes: number;
  /** Longest time for everything, redirects and body included, milliseconds. */
  readonly timeout: number;
  /** Hosts that may be asked, redirects included; absent allows all of the open internet. */
  readonly hosts?: readonly string[];
  /** Headers of the request, which are never sent to another origin that it is redirected to. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Body of a POST. A redirect is then refused, since the body would be sent on. */
  readonly body?: string;
}

export interface FetchedFile {
  readonly status: number;
  /** Lower case, without parameters; '' when not told. */
  readonly contentType: string;
  readonly content: Buffer;
  /** Seconds that the other side asks to wait before it is asked again; absent where it does not say. */
  readonly retryAfter?: number;
  /** Headers as they came, names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** An answer whose body is read as it comes. Reading it fails with `FetchFailed`, where it is too large with `FetchTooLarge`. */
export interface FetchedStream extends Omit<FetchedFile, 'content'> {
  readonly content: AsyncIterable<Buffer>;
  /** Closes the connection; for who does not read to the end. */
  readonly close: () => void;
}

/**
 * Fetches an address that a person named.
 * @throws FetchRefused when the address, or one it leads to, may not be asked
 * @throws FetchFailed when no complete answer within the limits came
 */
export type GuardedFetch = (address: string, limits: FetchLimits) => Promise<FetchedFile>;

/** Fetches like `GuardedFetch`, for answers too large to be held. Throws as it does, before and while the body is read. */
export type GuardedStream = (address: string, limits: FetchLimits) => Promise<FetchedStream>;

/** The address may not be asked; nothing was sent to it. */
export class FetchRefused extends Error {
  override readonly name = 'FetchRefused';
}

/** The other side did not answer, not in time, or with too much. */
export class FetchFailed extends Error {
  override readonly name = 'FetchFailed';
}

/** Error of an answer that is larger than allowed. */
export class FetchTooLarge extends FetchFailed {}

export interface GuardDeps {
  /** Resolves names; tests play a hostile name server. */
  readonly lookup?: typeof systemLookup;
  /** Returns whether an IP address may be connected to. Only tests, whose servers are local, pass another rule. */
  readonly isAllowed?: (address: string) => boolean;
}

/** `createGuardedStream` for answers that are wanted whole. */
export function createGuardedFetch(deps: GuardDeps = {}): GuardedFetch {
  const open = createGuardedStream(deps);
  return async (address, limits) => {
    const { content, close: _, ...answer } = await open(address, limits);
    const parts: Buffer[] = [];
    for await (const part of content) parts.push(part);
    return { ...answer, content: Buffer.concat(parts) };
  };
}

/**
 * The one way to fetch on a user's word. Addresses are judged when the name is resolved for the very connection, and
 * once more on the connected socket, so that a name that changes its answer in between gains nothing.
 */
export function createGuardedStream({
  lookup = systemLookup,
  isAllowed = isPublicAddress,
}: GuardDeps = {}): GuardedStream {
  const guardedLookup: LookupFunction = (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isAllowed(address))) return done(new FetchRefused(hostname), []);
      if (options.all) return done(null, addresses);
      done(null, first.address, first.family);
    });
  };

  function open(url: URL, signal: AbortSignal, { headers, body }: FetchLimits): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const options: RequestOptions = {
        method: body === undefined ? 'GET' : 'POST',
        lookup: guardedLookup,
        signal,
        // A connection kept open could be taken up again without being judged.
        agent: false,
        headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Mailwright', ...headers },
      };
      const request = url.protocol === 'https:' ? requestHttps(url, options) : requestHttp(url, options);
      request.once('socket', (socket: Socket) => {
        socket.once('connect', () => {
          if (!isAllowed(socket.remoteAddress ?? '')) request.destroy(new FetchRefused(url.hostname));
        });
      });
      request.once('response', resolve);
      request.once('error', reject);
      request.end(body);
    });
  }

  return async (address, limits) => {
    const { maxBytes, timeout, hosts } = limits;
    const { headers: _, ...toOthers } = limits;
    const signal = AbortSignal.timeout(timeout);
    let url = judged(address, hosts, isAllowed);
    const { origin } = url;
    try {
      for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
        const response = await open(url, signal, url.origin === origin ? limits : toOthers);
        const target = redirectOf(response);
        if (target === null) return answerOf(response, url.hostname, maxBytes);
        response.destroy();
        if (limits.body !== undefined) throw new FetchFailed(`${url.hostname} redirects what is sent to it`);
        url = judged(URL.parse(target, url.href)?.href ?? '', hosts, isAllowed);
      }
    } catch (error) {
      if (error instanceof FetchRefused || error instanceof FetchFailed) throw error;
      throw new FetchFailed(`${url.hostname} did not answer`, { cause: error });
    }
    throw new FetchFailed(`${url.hostname} redirects too often`);
  };
}

/** A literal address never reaches the name lookup, so it is judged here. */
function judged(address: string, hosts: FetchLimits['hosts'], isAllowed: (address: string) => boolean): URL {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) throw new FetchRefused(address);
  if (!isPortOfWeb(url.port)) throw new FetchRefused(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isAllowed(host)) throw new FetchRefused(address);
  if (hosts && !hosts.includes(url.host)) throw new FetchRefused(address);
  return url;
}

/**
 * Returns whether a port is one of the web. Ports below 1024 are those of mail, files and machines, which a request could be
 * made to speak to.
 */
function isPortOfWeb(port: string): boolean {
  return ['', '80', '443'].includes(port) || Number(port) >= 1024;
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | null {
  return [301, 302, 303, 307, 308].includes(statusCode) ? (headers.location ?? null) : null;
}

/**
 * Returns the seconds to wait, given as seconds or as a time; without `Retry-After`, `X-RateLimit-Reset` says it in either way.
 */
function waitOf({ headers }: IncomingMessage): number | null {
  const after = headers['retry-after'];
  if (after !== undefined) {
    const seconds = /^\d+(\.\d+)?$/.test(after) ? Number(after) : (Date.parse(after) - Date.now()) / 1000;
    if (Number.isFinite(seconds)) return Math.max(0, Math.ceil(seconds));
  }
  const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
  if (!Number.isFinite(reset) || reset < 0) return null;
  return Math.max(0, Math.ceil(reset > A_MOMENT_IN_SECONDS ? reset - Date.now() / 1000 : reset));
}

function answerOf(response: IncomingMessage, host: string, maxBytes: number): FetchedStream {
  const retryAfter = waitOf(response);
  return {
    status: response.statusCode ?? 0,
    contentType: (response.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
    headers: response.headers,
    content: bodyOf(response, host, maxBytes),
    close: () => response.destroy(),
    ...(retryAfter !== null && { retryAfter }),
  };
}

async function* bodyOf(response: IncomingMessage, host: string, maxBytes: number): AsyncGenerator<Buffer, void> {
  let bytes = 0;
  try {
    for await (const part of response) {
      bytes += part.length;
      // Leaving the loop closes the connection; what else would come is never read.
      if (bytes > maxBytes) throw new FetchTooLarge(`The answer has more than ${maxBytes} bytes`);
      yield part;
    }
  } catch (error) {
    if (error instanceof FetchFailed) throw error;
    throw new FetchFailed(`${host} did not answer`, { cause: error });
  }
}
