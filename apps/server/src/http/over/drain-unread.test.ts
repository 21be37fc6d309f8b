import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { endpoints } from '@mailwright/contract';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { drainUnread } from './drain-unread.ts';

const MEGABYTE = 1024 * 1024;
/** Bytes that are more than the buffers of a connection hold. */
const SENT = 24 * MEGABYTE;
const PART = Buffer.alloc(MEGABYTE, 'x');

/** Sends all of a request, whatever comes back meanwhile, and only then reads the answer. */
async function sendAll(port: number, head: string, isChunked: boolean): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.pause();
  const failed = new Promise<never>((_, reject) => socket.once('error', reject));
  const send = async (bytes: string | Buffer) => {
    if (!socket.write(bytes)) await Promise.race([once(socket, 'drain'), failed]);
  };
  await send(`${head}\r\n\r\n`);
  for (let sent = 0; sent < SENT; sent += PART.length) {
    if (isChunked) await send(`${PART.length.toString(16)}\r\n`);
    await send(PART);
    if (isChunked) await send('\r\n');
  }
  if (isChunked) await send('0\r\n\r\n');
  return Promise.race([readAnswer(socket), failed]);
}

async function readAnswer(socket: Socket): Promise<string> {
  let answer = '';
  for await (const bytes of socket) {
    answer += bytes;
    if (answer.endsWith('}')) break;
  }
  socket.destroy();
  return answer;
}

describe('a request that is refused while it is being sent', () => {
  let server: TestApp;
  let anna: TestClient;
  let port: number;

  beforeAll(async () => {
    server = await createTestApp(await freshDatabase('sqlite'));
    anna = await server.person('Anna');
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    port = (server.app.server.address() as AddressInfo).port;
  });
  afterAll(() => server.close());

  const json = { 'content-type': 'application/json' };
  const form = { 'content-type': 'multipart/form-data; boundary=x' };

  test.each([
    ['of a known length', endpoints.auth.login.path, json, {}, '413', 'PAYLOAD_TOO_LARGE'],
    ['in chunks', endpoints.auth.login.path, json, { isChunked: true }, '413', 'PAYLOAD_TOO_LARGE'],
    [
      'on a connection that ends with it',
      endpoints.auth.login.path,
      json,
      { isLast: true },
      '413',
      'PAYLOAD_TOO_LARGE',
    ],
    [
      'as a form',
      endpoints.assets.upload.path,
      form,
      { isOwn: true, bytes: 4000 * MEGABYTE },
      '413',
      'PAYLOAD_TOO_LARGE',
    ],
    ['by a stranger', endpoints.assets.upload.path, form, {}, '401', 'UNAUTHENTICATED'],
  ])('is answered, %s', { timeout: 60_000 }, async (_, path, type, more, status, code) => {
    const {
      isChunked = false,
      isLast = false,
      isOwn = false,
      bytes = SENT,
    } = more as {
      readonly isChunked?: boolean;
      readonly isLast?: boolean;
      readonly isOwn?: boolean;
      readonly bytes?: number;
    };
    const headers = {
      host: 'localhost',
      ...type,
      ...(isOwn && anna.headers),
      ...(isLast && { connection: 'close' }),
      ...(isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': bytes }),
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const answer = await sendAll(port, [`POST ${path} HTTP/1.1`, ...lines].join('\r\n'), isChunked);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain(`"code":"${code}"`);
  });
});

test('a request that is never sent whole holds its connection for a while only', async () => {
  const app = fastify();
  drainUnread(app, 100);
  app.post('/', { onRequest: async (_, reply) => reply.code(413).send('{}') }, async () => 'never');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\nxx');
  socket.resume();
  await once(socket, 'close');
  await app.close();
});
