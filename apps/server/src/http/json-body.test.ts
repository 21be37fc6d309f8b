import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { acceptJson } from './json-body.ts';
import { createSeenJson } from './unread/unread-objects.ts';

/** Bytes of a body that is large and nothing else. */
const SIZE = 2 * 1024 * 1024;

/** The number of the event loop's turn, for as long as a test runs. */
function countTurns(): () => number {
  let turn = 0;
  let timer = setImmediate(function next() {
    turn += 1;
    timer = setImmediate(next);
  });
  onTestFinished(() => {
    clearImmediate(timer);
    vi.restoreAllMocks();
  });
  return () => turn;
}

test('a large body is put together, decoded, parsed and checked in a turn of the event loop each', async () => {
  const app = fastify({ bodyLimit: 2 * SIZE });
  onTestFinished(() => app.close());
  acceptJson(app, createSeenJson());
  const turnOf = new Map<string, number>();
  const turn = countTurns();
  app.post('/', async ({ body }) => {
    turnOf.set('handled', turn());
    return { length: (body as { readonly revision: string }).revision.length };
  });
  await app.ready();
  const { concat } = Buffer;
  vi.spyOn(Buffer, 'concat').mockImplementation((chunks, length) => {
    if ((length ?? 0) > SIZE) turnOf.set('put together', turn());
    return concat(chunks, length);
  });
  const { toString: decode } = Buffer.prototype;
  vi.spyOn(Buffer.prototype, 'toString').mockImplementation(function (this: Buffer, ...of) {
    if (this.length > SIZE && !turnOf.has('decoded')) turnOf.set('decoded', turn());
    return decode.apply(this, of);
  });
  const { parse } = JSON;
  vi.spyOn(JSON, 'parse').mockImplementation((text, reviver) => {
    if (text.length > SIZE) turnOf.set('parsed', turn());
    return parse(text, reviver);
  });
  const payload = `{"revision":"${'x'.repeat(SIZE)}"}`;
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/json' },
    payload,
  });
  expect([answer.statusCode, answer.json()]).toEqual([200, { length: SIZE }]);
  const steps = ['put together', 'decoded', 'parsed', 'handled'];
  const turns = steps.map((step) => turnOf.get(step) ?? Number.NaN);
  expect(turns).toEqual([...new Set(turns)].toSorted((one, other) => one - other));
  expect(turns).toHaveLength(4);
});
