import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { createTemplateWriter, writeAnswer } from './template-writer.ts';

afterEach(() => vi.unstubAllGlobals());

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
  const writer = createTemplateWriter({ id: 't1', isSystem: false, type: 'email' }, 7, { number: () => number, hold });
  expect((await writer.write({ name: 'Spring' })).kind).toBe('saved');
  expect([locks, writer.revision()]).toEqual([['3', '4'], 8]);
});

test('a save without the lock is not sent again when somebody else has it', async () => {
  const locks = refuseOnce();
  const writer = createTemplateWriter({ id: 't1', isSystem: false, type: 'email' }, 7, {
    number: () => 3,
    hold: async () => false,
  });
  expect((await writer.write({ name: 'Spring' })).kind).toBe('locked');
  expect(locks).toEqual(['3']);
});
