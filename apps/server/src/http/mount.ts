import {
  type AuthRule,
  type CallResult,
  type Endpoint,
  type HandlerInput,
  LIMITS,
  maxBodyOf,
} from '@mailwright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { AppError } from '../app-error.ts';
import type { RateLimits } from '../rates/rate-limits.ts';
import type { AdmissionQueue } from './admission-queue.ts';
import type { Caller, SessionGate } from './caller.ts';
import { createIncomingBytes } from './incoming-bytes.ts';
import { onResponseClosed } from './over/on-response-closed.ts';
import { DATA_CSP } from './security-headers.ts';
import { tooLarge } from './too-large.ts';
import { type ReceivedFile, readUpload, streamUpload } from './upload.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const FORM = /^\s*multipart\//i;
const BEARER = /^Bearer +([\w.~+/=-]+)$/i;

/** The caller of a request under a row's rule; null for public rows. Throws when the rule is not met. */
async function authenticate(
  rule: AuthRule,
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
  sessions: SessionGate,
): Promise<Caller | null> {
  if (rule === 'public') return null;
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  const sessionId = rule === 'session' ? request.headers.sessionid : null;
  if (!token || Array.isArray(sessionId) || sessionId === undefined) throw new AppError('UNAUTHENTICATED');
  const session = await sessions.byToken(token, sessionId, request.ip);
  if (!session) throw new AppError('UNAUTHENTICATED');
  return { user: session.user, factor: session.factor, sessionId: sessionId ?? '' };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The row a route was mounted from. */
    endpoint?: Endpoint;
  }

  interface FastifyRequest {
    /** Caller, set by the authentication of a mounted row; null on public rows. */
    caller: Caller | null;
    /** Waits until work as dear as this call's may begin, or is put off; null where a call is cheap. */
    begin: (() => Promise<void>) | null;
  }
}

/** Input of a handler: the request as the row's schemas read it, and the caller. */
type Call<E extends Endpoint> = HandlerInput<E> & {
  readonly caller: E['auth'] extends 'public' ? null : Caller;
  readonly request: FastifyRequest;
  /**
   * Takes work from the row's budget, 1 unless said; nothing where it has none.
   * @throws AppError `RATE_LIMITED` when too little is left
   */
  readonly consume: (work?: number) => Promise<void>;
  /** Reply for headers and cookies; the answer itself is what the handler returns. */
  readonly reply: FastifyReply;
} & Sent<E>;

type Sent<E extends Endpoint> = E extends { readonly upload: { readonly streamed: true } }
  ? { readonly file: AsyncIterable<Buffer> }
  : E extends { readonly upload: object }
    ? { readonly files: readonly ReceivedFile[] }
    : unknown;

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<CallResult<E>>;

/** Mounts a row of the contract: path, validation, session, limits and answer schema all come from the row. */
export type Mount = <const E extends Endpoint>(endpoint: E, handler: Handler<E>, options?: RouteOptions) => void;

interface RouteOptions {
  /** The handler takes objects that are known unread: an `ObjectText` stands for each. */
  readonly takesUnread?: boolean;
}

/** A call that is about to be handled. */
export interface WatchedCall {
  readonly endpoint: Endpoint;
  readonly call: Readonly<Record<'params' | 'query' | 'headers' | 'body', unknown>>;
  readonly caller: Caller | null;
  readonly request: FastifyRequest;
}

/**
 * Called before each call. Returns a function that gets the body of a call that succeeded, before the body is sent, or null.
 * Never rejects.
 */
export type CallWatch = (watched: WatchedCall) => Promise<((body: unknown) => Promise<void>) | null>;

/** An answer of a row, with its literal types kept. */
export function answer<S extends number, const B>(status: S, body: B): { readonly status: S; readonly body: B } {
  return { status, body };
}

/** JSON, UTF-8, that stands for what it would be read as. */
class WrittenBody {
  readonly json: Buffer;

  constructor(json: Buffer) {
    this.json = json;
  }
}

/** The body of an answer that is JSON already, UTF-8: it is sent as it is, so it must hold what the row says, and no more. */
export function writtenBefore<T>(json: Buffer): T {
  return new WrittenBody(json) as T;
}

/** JSON of an object that has the members of another one, which is JSON already, besides its own. */
export function withMembers(own: object, json: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(own).slice(0, -1)},`), json.subarray(1)]);
}

interface MountOptions {
  /** Gate that limits the number of calls with a whole mail at a time. */
  readonly admission: AdmissionQueue;
  readonly watch: CallWatch;
}

/** Makes the function that modules mount their rows with. */
export function createMount(
  app: FastifyInstance,
  sessions: SessionGate,
  limits: RateLimits,
  { admission, watch }: MountOptions,
): Mount {
  const incoming = createIncomingBytes();
  const consumeFor = ({ rates }: Endpoint, request: FastifyRequest) => {
    const payer = {
      person: request.caller?.user.id,
      address: request.ip,
      isShared: request.isOfUnnamedProxy,
    };
    return async (work = 1) => {
      const retryAfter = rates ? await limits.take(rates, payer, work) : 0;
      if (retryAfter > 0) throw new AppError('RATE_LIMITED', { retryAfter });
    };
  };
  return (endpoint, handler, { takesUnread = false } = {}) => {
    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { endpoint, takesUnread },
      schema: schemaOf(endpoint),
      bodyLimit: maxBodyOf(endpoint),
      ...(!mayCompress(endpoint) && { compress: false }),
      // Before the body is read: nobody unknown makes the server parse megabytes.
      onRequest: async (request, reply) => {
        refuseOtherSite(endpoint, request);
        request.caller = await authenticate(endpoint.auth, request, sessions);
        if (!endpoint.upload && FORM.test(request.headers['content-type'] ?? '')) {
          throw new AppError('UNSUPPORTED_MEDIA_TYPE');
        }
        if (request.caller) request.log = reply.log = request.log.child({ userId: request.caller.user.id });
        if (request.caller?.factor === 'due' && !endpoint.beforeSecondFactor)
          throw new AppError('SECOND_FACTOR_REQUIRED');
        // Fastify counts what it parses itself; an upload is read part by part.
        if (endpoint.upload && Number(request.headers['content-length']) > maxBodyOf(endpoint)) {
          throw tooLarge(maxBodyOf(endpoint));
        }
        if (request.caller && isKept(endpoint)) {
          const bytes = Math.min(bytesOf(request), maxBodyOf(endpoint));
          onResponseClosed(reply, incoming.take(request.caller.user.id, bytes));
        }
        if (isKept(endpoint)) onResponseClosed(reply, endWhenLate(request, endpoint));
        if (request.caller && isExpensive(endpoint)) {
          const turn = admission.reserve(request.caller.user.id, bytesOf(request));
          request.begin = turn.begin;
          onResponseClosed(reply, turn.end);
        }
      },
      handler: async (request, reply: FastifyReply) => {
        const { caller, params, query, headers } = request;
        if (!endpoint.produces) reply.header('Content-Security-Policy', DATA_CSP);
        const consume = consumeFor(endpoint, request);
        if (endpoint.rates?.some(({ cost }) => cost === 'call')) await consume();
        const sent = await sentWith(request, endpoint);
        const call = { caller, params, query, headers, ...sent, request, reply, consume } as Call<typeof endpoint>;
        const succeeded = await watch({ endpoint, call: { params, query, headers, body: call.body }, caller, request });
        const { status, body: result }: { status: number; body: unknown } = await handler(call);
        await succeeded?.(result);
        if (!endpoint.secret && reply.hasHeader('Set-Cookie'))
          throw new Error(`${endpoint.path} sets cookies unmarked`);
        if (result instanceof WrittenBody) return reply.code(status).type(JSON_TYPE).send(result.json);
        return reply.code(status).send(result);
      },
    });
  };
}

/** A page of another site needs nobody's leave to send what has no body, or a form: a browser says that it is one. */
function refuseOtherSite({ method }: Endpoint, { headers }: FastifyRequest): void {
  if (method !== 'GET' && headers['sec-fetch-site'] === 'cross-site') throw new AppError('FORBIDDEN');
}

async function sentWith(request: FastifyRequest, endpoint: Endpoint): Promise<object> {
  if (!endpoint.upload) return { body: request.body };
  return endpoint.upload.streamed ? streamUpload(request, endpoint) : readUpload(request, endpoint);
}

function schemaOf(endpoint: Endpoint): FastifySchema {
  const { params, query, headers, body } = endpoint;
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    // A multipart body is read part by part, and its fields after that.
    ...(body && !endpoint.upload && { body }),
    ...(!endpoint.produces && { response: endpoint.responses }),
  };
}

/** Returns whether a call's whole body is held in memory. */
function isKept({ method, upload }: Endpoint): boolean {
  return method !== 'GET' && upload?.streamed !== true;
}

/** A body that stands in memory has arrived by then, milliseconds: over a line of 1 Mbit a second, and never before five minutes. */
const arrivesWithin = (endpoint: Endpoint) => Math.max(300_000, maxBodyOf(endpoint) / 125);

/** Ends a connection whose body is still on its way when it should be there; answers what stops waiting for that. */
function endWhenLate({ raw }: FastifyRequest, endpoint: Endpoint): () => void {
  const timer = setTimeout(() => !raw.complete && raw.destroy(), arrivesWithin(endpoint)).unref();
  return () => clearTimeout(timer);
}

/** Returns whether a call may carry a whole mail, which takes long to read. */
function isExpensive(endpoint: Endpoint): boolean {
  return endpoint.body !== undefined && !endpoint.upload && endpoint.maxBody === LIMITS.requestBytes;
}

/** Returns the size that a request announces, bytes; infinity when it announces none. */
function bytesOf({ headers }: FastifyRequest): number {
  return Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
}

/** A stream is sent word by word, which a compressor would hold back. */
function mayCompress(endpoint: Endpoint): boolean {
  return !endpoint.secret && endpoint.produces !== 'text/event-stream';
}
