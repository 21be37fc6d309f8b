import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { endpoints, fillPath, LIMITS } from '@mailwright/contract';
import fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UserRecord } from '../../modules/users/port.ts';
import { LONG_ENOUGH } from '../../testing/long-enough.ts';
import { createAdmissionQueue } from '../admission-queue.ts';
import { errorHandler } from '../error-handler.ts';
import { acceptJson } from '../json-body.ts';
import { createMount } from '../mount.ts';
import { createSeenJson } from '../unread/unread-objects.ts';
import { clientAbortSignal } from './client-abort-signal.ts';

const row = endpoints.userTemplates.update;
const path = fillPath(row.path, { id: 'one' });
const HEADERS = { authorization: 'Bearer anna', sessionid: 'hers', 'content-type': 'application/json' };

/** A server with one dear row, whose lookups of sessions and whose handlers wait until they are let go. */
async function dearServer() {
  const waits = { lookup: false, handler: false };
  const lookups: (() => void)[] = [];
  const handlers: (() => void)[] = [];
  const gone: boolean[] = [];
  const sockets: Socket[] = [];
  const admission = createAdmissionQueue();
  const app = fastify({ forceCloseConnections: true });
  app.server.on('connection', (socket) => sockets.push(socket));
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(errorHandler);
  app.decorateRequest('caller', null);
  app.decorateRequest('begin', null);
  acceptJson(app, createSeenJson());
  const sessions = {
    async byToken() {
      if (waits.lookup) await new Promise<void>((resolve) => lookups.push(resolve));
      return { user: { id: 'anna' } as UserRecord, factor: 'optional' as const };
    },
  };
  const limits = { take: async () => 0, forgive: async () => undefined };
  const mount = createMount(app, sessions, limits, { admission, watch: async () => null });
  mount(row, async ({ reply }) => {
    if (waits.handler) await new Promise<void>((resolve) => handlers.push(resolve));
    gone.push(clientAbortSignal(reply).aborted);
    throw new Error('Nothing is stored here');
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, admission, waits, lookups, handlers, gone, sockets, port: (app.server.address() as AddressInfo).port };
}

let server: Awaited<ReturnType<typeof dearServer>>;
beforeEach(async () => {
  server = await dearServer();
});
afterEach(() => server.app.close());

/** Announces a body of so many bytes. */
function announce(bytes: number) {
  const headers = { ...HEADERS, 'content-length': bytes };
  const request = httpRequest({ host: '127.0.0.1', port: server.port, method: 'PATCH', path, headers });
  return request.on('error', () => undefined);
}

/** The status of a call that is sent whole. */
async function statusOfCall(): Promise<number | undefined> {
  const [response] = (await once(announce(2).end('{}'), 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

/** Sends so many calls over one connection without waiting for answers. */
function sendTogether(calls: number): Socket {
  const head = Object.entries({ host: 'localhost', ...HEADERS, 'content-length': 2 }).map(
    ([name, is]) => `${name}: ${is}`,
  );
  const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
  socket.write(`PATCH ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n{}`.repeat(calls));
  return socket;
}

async function closed(): Promise<void> {
  await vi.waitFor(() => expect(server.sockets.every((socket) => socket.closed)).toBe(true), LONG_ENOUGH);
}

test('a body that does not arrive is given up after some minutes, and counts no more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const most = LIMITS.incomingBytesOfOne / LIMITS.requestBytes;
    for (const request of Array.from({ length: most }, () => announce(LIMITS.requestBytes))) request.write('{');
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThanOrEqual(most), LONG_ENOUGH);
    vi.advanceTimersByTime(LIMITS.requestBytes / 125 - 1000);
    expect(await statusOfCall()).toBe(503);
    vi.advanceTimersByTime(2000);
  } finally {
    vi.useRealTimers();
  }
  await vi.waitFor(async () => expect(await statusOfCall()).toBe(500), LONG_ENOUGH);
});

test('bodies of whoever leaves while their session is looked up count no more', async () => {
  server.waits.lookup = true;
  const most = LIMITS.incomingBytesOfOne / LIMITS.requestBytes;
  const requests = Array.from({ length: most }, () => announce(LIMITS.requestBytes));
  for (const request of requests) request.flushHeaders();
  await vi.waitFor(() => expect(server.lookups).toHaveLength(most), LONG_ENOUGH);
  for (const request of requests) request.destroy();
  await closed();
  for (const letGo of server.lookups) letGo();
  server.waits.lookup = false;
  expect(await statusOfCall()).toBe(500);
});

test('calls that were sent together give their places back when their connection ends', async () => {
  server.waits.handler = true;
  const socket = sendTogether(2);
  await vi.waitFor(() => expect(server.handlers).toHaveLength(2), LONG_ENOUGH);
  expect(server.admission.use().small.working).toBe(2);
  socket.destroy();
  await vi.waitFor(() => expect(server.admission.use().small.working).toBe(0), LONG_ENOUGH);
  for (const letGo of server.handlers) letGo();
});

test('calls that were sent together give their places back as they are answered, and leave nothing at the connection', async () => {
  const warned = vi.fn();
  process.on('warning', warned);
  const socket = sendTogether(20);
  let answers = '';
  socket.on('data', (chunk) => (answers += chunk));
  await vi.waitFor(() => expect(answers.match(/HTTP\/1\.1 500/g)).toHaveLength(20), LONG_ENOUGH);
  await vi.waitFor(() => expect(server.admission.use().small.working).toBe(0), LONG_ENOUGH);
  const listeners = server.sockets[0]?.listenerCount('close');
  socket.write('GET /nowhere HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await vi.waitFor(() => expect(answers).toContain('HTTP/1.1 404'), LONG_ENOUGH);
  expect(server.sockets[0]?.listenerCount('close')).toBe(listeners);
  process.off('warning', warned);
  expect(warned).not.toHaveBeenCalled();
});

test('who left before work begins is known to be gone', async () => {
  server.waits.handler = true;
  const request = announce(2).end('{}');
  await vi.waitFor(() => expect(server.handlers).toHaveLength(1), LONG_ENOUGH);
  request.destroy();
  await closed();
  server.handlers[0]?.();
  await vi.waitFor(() => expect(server.gone).toEqual([true]), LONG_ENOUGH);
});
