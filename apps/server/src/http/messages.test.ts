import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../testing/databases.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

/** Messages that two programs could read as different ones, so that a second request hides in the first. */
const AMBIGUOUS: Readonly<Record<string, readonly string[]>> = {
  'both a length and chunks': ['Content-Length: 6', 'Transfer-Encoding: chunked'],
  'two lengths': ['Content-Length: 6', 'Content-Length: 60'],
  'a length that is none': ['Content-Length: 6x'],
  'a length below zero': ['Content-Length: -6'],
  'a length with a sign': ['Content-Length: +6'],
  'chunks that are not last': ['Transfer-Encoding: chunked, identity'],
  'chunks by a name that only looks like it': ['Transfer-Encoding: xchunked'],
  'a blank before the colon': ['Content-Length : 6'],
  'a header folded over two lines': ['X-Note: one', ' two', 'Content-Length: 6'],
  'a header with a stray line end': ['X-Note: one\rContent-Length: 6'],
  'a zero byte': ['X-Note: one\0'],
};

describe('a message that can be read in two ways', () => {
  let server: TestApp;
  let port: number;

  beforeAll(async () => {
    server = await createTestApp(await freshDatabase('sqlite'));
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const address = server.app.server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterAll(() => server.close());

  /** Returns everything that comes back until the server hangs up. */
  async function answerTo(headers: readonly string[], body: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    const lines = ['POST /api/v2/auth/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', ...headers];
    socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1');
    await once(socket, 'close');
    return answer;
  }

  /** A second request, which nobody may ever answer. */
  const HIDDEN = '0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';

  test.each(Object.entries(AMBIGUOUS))('is refused, and its connection closed: %s', async (_what, headers) => {
    const answer = await answerTo(headers, HIDDEN);
    expect(answer).toMatch(/^HTTP\/1\.1 (400|501) /);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });

  test('is refused in words of no more than what was wrong', async () => {
    const answer = await answerTo(AMBIGUOUS['two lengths'] ?? [], HIDDEN);
    expect(answer).not.toMatch(/node|fastify|at \w+ \(/i);
  });

  test('while one that can be read in one way is answered', async () => {
    const body = '{}';
    const answer = await answerTo([`Content-Length: ${body.length}`, 'Connection: close'], body);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    const chunked = await answerTo(['Transfer-Encoding: chunked', 'Connection: close'], '2\r\n{}\r\n0\r\n\r\n');
    expect(chunked.split(' ')[1]).toBe(answer.split(' ')[1]);
    expect(chunked).toContain('application/json');
  });
});
