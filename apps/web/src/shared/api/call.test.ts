import { endpoints } from '@mailwright/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sessionStore, setSession } from '../session/session-store.ts';
import { ApiError } from './api-error.ts';
import { addressOf, call } from './call.ts';

function answer(status: number, body?: unknown) {
  const fetched = vi.fn(async () => new Response(body === undefined ? null : JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const SESSION = { token: 't1', sessionId: 's1', account: {} as never };

afterEach(() => {
  vi.unstubAllGlobals();
  setSession({ state: 'unknown' });
});

test('parameters go into the path, encoded, and what is undefined stays out of the query', () => {
  expect(addressOf({ path: '/a/{id}' }, { params: { id: 'x/y' }, query: { limit: 20, status: undefined } })).toBe(
    '/a/x%2Fy?limit=20',
  );
});

test('every call after authentication carries the bearer token and the sessionId header', async () => {
  setSession({ state: 'open', session: SESSION });
  const fetched = answer(200, { published: 1 });
  await call(endpoints.userTemplates.counts, {});
  const [, request] = fetched.mock.calls[0] as unknown as [string, { headers: Headers }];
  expect(request.headers.get('authorization')).toBe('Bearer t1');
  expect(request.headers.get('sessionId')).toBe('s1');
});

test('202 is an answer, not an error', async () => {
  answer(202, { code: 'OVERSIZE', size: 11, limit: 10 });
  const body = await call(endpoints.userTemplates.update, { params: { id: '1' }, body: { name: 'a' } });
  expect(body).toMatchObject({ code: 'OVERSIZE' });
});

describe('a refusal', () => {
  test('carries status, code and sentence', async () => {
    answer(409, { error: 'Locked', code: 'TEMPLATE_LOCKED', requestId: 'r' });
    const failure = await call(endpoints.userTemplates.counts, {}).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 409, code: 'TEMPLATE_LOCKED', message: 'Locked' });
  });

  test('with 401 ends the session', async () => {
    setSession({ state: 'open', session: SESSION });
    answer(401, { error: 'Please sign in.', code: 'UNAUTHENTICATED' });
    await expect(call(endpoints.userTemplates.counts, {})).rejects.toMatchObject({ status: 401 });
    expect(sessionStore.getState()).toEqual({ state: 'signed-out', expired: true });
  });

  test('with 401 at the sign-in form leaves the session as it is', async () => {
    answer(401, { error: 'Wrong', code: 'WRONG_CREDENTIALS' });
    const body = { email: 'a@b.example', password: 'x' };
    await expect(call(endpoints.auth.login, { body })).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(sessionStore.getState()).toEqual({ state: 'unknown' });
  });

  test('that is no JSON is still an error of its status', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(call(endpoints.userTemplates.counts, {})).rejects.toMatchObject({ status: 502, code: 'UNREADABLE' });
  });
});

test('without an answer the code is NETWORK', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(call(endpoints.userTemplates.counts, {})).rejects.toMatchObject({ status: 0, code: 'NETWORK' });
});

describe('a session that has ended', () => {
  const refused = { code: 'UNAUTHENTICATED', error: 'Sign in', message: 'Sign in' };

  test('is followed by another one where it can be, and the call is made again with that', async () => {
    const next = { ...SESSION, token: 't2', sessionId: 's2' };
    const renew = vi.fn(async () => {
      setSession({ state: 'open', session: next });
      return true;
    });
    setSession({ state: 'open', session: { ...SESSION, renew } });
    const tokens: (string | null)[] = [];
    vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Headers }) => {
      const token = headers.get('authorization');
      tokens.push(token);
      return token === 'Bearer t2' ? Response.json({ published: 1 }) : Response.json(refused, { status: 401 });
    });
    expect(await call(endpoints.userTemplates.counts, {})).toEqual({ published: 1 });
    expect(tokens).toEqual(['Bearer t1', 'Bearer t2']);
    expect(renew).toHaveBeenCalledOnce();
  });

  test('leaves the page as it is when no other one can be had', async () => {
    setSession({ state: 'open', session: { ...SESSION, renew: async () => false } });
    const fetched = answer(401, refused);
    await expect(call(endpoints.userTemplates.counts, {})).rejects.toMatchObject({ status: 401 });
    expect(fetched).toHaveBeenCalledOnce();
    expect(sessionStore.getState().state).toBe('open');
  });
});
