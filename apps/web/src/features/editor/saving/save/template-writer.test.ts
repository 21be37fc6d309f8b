import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { createTemplateWriter, writeAnswer } from './template-writer.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const current = { revision: 7, lastModified: '2026-01-02T03:04:05.678Z', modifiedBy: null };

test('a stale save learns what it lost against', () => {
  const error = new ApiError(409, 'STALE_REVISION', '', { current });
  expect(writeAnswer(error)).toEqual({ kind: 'stale', stale: current });
});

test('a connection that failed, a server that failed and an answer of something else are no answer', () => {
  for (const error of [
    new ApiError(0, 'NETWORK', ''),
    new ApiError(500, 'INTERNAL', ''),
    new ApiError(503, 'NOT_READY', ''),
    new ApiError(403, 'UNREADABLE', '', '<html>'),
  ]) {
    expect(writeAnswer(error)).toEqual({ kind: 'unreachable' });
  }
});

test('a session that ended, a lock lost and a refused content are told apart', () => {
  expect(writeAnswer(new ApiError(401, 'UNAUTHENTICATED', '')).kind).toBe('signed-out');
  expect(writeAnswer(new ApiError(409, 'TEMPLATE_LOCKED', '')).kind).toBe('locked');
  expect(writeAnswer(new ApiError(422, 'BASE64_NOT_ALLOWED', '')).kind).toBe('refused');
});

test('what is no failed call is not swallowed', () => {
  expect(() => writeAnswer(new TypeError('a bug'))).toThrow('a bug');
});

/** A server that refuses the first save for want of a lock. */
function refuseOnce(): (string | null)[] {
  const locks: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Headers }) => {
    locks.push(headers.get('x-lock'));
    const refused = locks.length === 1;
    const body = refused ? { error: 'Locked', code: 'TEMPLATE_LOCKED' } : { revision: 8 };
    return new Response(JSON.stringify(body), { status: refused ? 409 : 200 });
  });
  return locks;
}

test('a save after a lock ran out is sent again once the lock is held again', async () => {
  const locks = refuseOnce();
  let number = 3;
  const hold = async () => {
    number = 4;
    return true;
  };
  const lock = { number: () => number, hold };
  const writer = createTemplateWriter({ id: 't1', isSystem: false, type: 'email' }, 7, lock, vi.fn());
  expect((await writer.write({ name: 'Spring' })).kind).toBe('saved');
  expect([locks, writer.revision()]).toEqual([['3', '4'], 8]);
});

test('a save without the lock is not sent again when somebody else has it', async () => {
  const locks = refuseOnce();
  const lock = { number: () => 3, hold: async () => false };
  const writer = createTemplateWriter({ id: 't1', isSystem: false, type: 'email' }, 7, lock, vi.fn());
  expect((await writer.write({ name: 'Spring' })).kind).toBe('locked');
  expect(locks).toEqual(['3']);
});

/** A server that ends before its first answer is out. */
function endingServer() {
  const sent: [name: string, revision: string | null][] = [];
  vi.stubGlobal('fetch', async (_: string, { body, headers }: { body: string; headers: Headers }) => {
    const { name } = JSON.parse(body);
    sent.push([name, headers.get('if-match')]);
    if (sent.length === 1) throw new TypeError('The connection was reset');
    const revision = name === 'First' ? 8 : 9;
    return new Response(JSON.stringify({ revision }), { status: 200 });
  });
  const lock = { number: () => 3, hold: async () => false };
  return { sent, writer: createTemplateWriter({ id: 't1', isSystem: false, type: 'email' }, 7, lock, vi.fn()) };
}

test('a save that nobody answered is sent again before the next one, which is made on what it left', async () => {
  const { sent, writer } = endingServer();
  expect((await writer.write({ name: 'First' })).kind).toBe('unreachable');
  expect((await writer.write({ name: 'Second' })).kind).toBe('saved');
  expect(sent).toEqual([
    ['First', '"7"'],
    ['First', '"7"'],
    ['Second', '"8"'],
  ]);
  expect(writer.revision()).toBe(9);
});

/** A server that is busy for so many saves, and a writer to it; `log` notes what was sent, and what was told meanwhile. */
function busyServer(times: number) {
  vi.useFakeTimers();
  const log: string[] = [];
  let left = times;
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    log.push(JSON.parse(body).name);
    left -= 1;
    if (left < 0) return new Response(JSON.stringify({ revision: 8 }), { status: 200 });
    return new Response(JSON.stringify({ error: 'Busy', code: 'BUSY', retryAfter: 4 }), { status: 503 });
  });
  const lock = { number: () => 3, hold: async () => true };
  const tell = (busy: boolean) => log.push(busy ? 'busy' : 'free');
  return { log, writer: createTemplateWriter({ id: 't1', isSystem: false, type: 'email' }, 7, lock, tell) };
}

test('what a busy server puts off is sent again when it asked for it, and what comes after it waits', async () => {
  const { log, writer } = busyServer(1);
  const [first, second] = [writer.write({ name: 'one' }), writer.write({ name: 'two' })];
  await vi.advanceTimersByTimeAsync(3900);
  expect(log).toEqual(['one', 'busy']);
  await vi.advanceTimersByTimeAsync(2200);
  expect(log).toEqual(['one', 'busy', 'one', 'free', 'two', 'free']);
  expect([(await first).kind, (await second).kind]).toEqual(['saved', 'saved']);
});

test('a server that stays busy counts as one that does not answer, and the page that is left does not wait for it', async () => {
  const { log, writer } = busyServer(100);
  const answer = writer.write({ name: 'one' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await answer).kind).toBe('unreachable');
  expect(log.filter((entry) => entry === 'one')).toHaveLength(9);
  log.length = 0;
  expect((await writer.write({ name: 'two' }, undefined, { keepalive: true })).kind).toBe('unreachable');
  expect(log).toEqual(['two', 'free']);
});
