import { type Endpoint, endpoints, fillPath } from '@mailwright/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../databases.ts';
import { type Account, draftOf, PASSWORD, type SignedIn, startTwoApps, type TwoApps } from './two-apps.ts';

const { userTemplates } = endpoints;
const ROWS: readonly Endpoint[] = Object.values(endpoints).flatMap((area): readonly Endpoint[] => Object.values(area));
const PRIVATE = ROWS.filter((row) => row.auth !== 'public');
const CHANGING = ROWS.filter((row) => row.auth === 'public' && row.method !== 'GET');

/** Headers by which browsers tell the origin of a call: none, pages of other sites, or a page of this one. */
const SITES: readonly Readonly<Record<string, string>>[] = [
  {},
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
  { origin: 'null', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
];

/** Types that a page of another site can send without asking first. */
const FORM_TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=edge'];

const pathOf = ({ path }: Endpoint, id = 'x') =>
  fillPath(path, Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, id])));

describe('another site', () => {
  let apps: TwoApps;
  let account: Account;
  let vera: SignedIn;
  let cookie: string;

  beforeAll(async () => {
    apps = await startTwoApps(await freshDatabase('sqlite'));
    account = await apps.addAccount();
    vera = await apps.signIn(account);
    cookie = `sessionId=${vera.client.sessionId}; pageSession=${vera.pageSession}`;
  });
  afterAll(() => apps.close());

  const send = (request: object) => apps.nodes[0].app.inject(request);

  test.each(PRIVATE)('calls nothing with the cookies of somebody: $method $path', async (row) => {
    for (const site of SITES) {
      const answer = await send({ method: row.method, url: pathOf(row), headers: { ...site, cookie } });
      const isTold = row.method !== 'GET' && site['sec-fetch-site'] === 'cross-site';
      const refusal = isTold ? [403, 'FORBIDDEN'] : [401, 'UNAUTHENTICATED'];
      expect([answer.statusCode, answer.json().code]).toEqual(refusal);
    }
  });

  test.each(CHANGING)('sends nothing to $method $path: neither a form nor what has no body', async (row) => {
    for (const site of SITES.slice(1, 3)) {
      const answer = await send({ method: row.method, url: pathOf(row), headers: { ...site, cookie } });
      expect([answer.statusCode, answer.json().code, answer.cookies]).toEqual([403, 'FORBIDDEN', []]);
    }
    // A browser that does not say where a call comes from.
    for (const type of FORM_TYPES) {
      const payload = JSON.stringify({ email: account.email, password: PASSWORD });
      const headers = { origin: 'https://evil.example', cookie, 'content-type': type };
      const answer = await send({ method: row.method, url: pathOf(row), headers, payload });
      expect([answer.statusCode, answer.json().code], type).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
      expect(answer.cookies).toEqual([]);
    }
  });

  test.each([...PRIVATE, ...CHANGING])('is given no leave to call $method $path', async (row) => {
    const asked = { 'access-control-request-method': row.method, 'access-control-request-headers': 'authorization' };
    const { statusCode, headers } = await send({
      method: 'OPTIONS',
      url: pathOf(row),
      headers: { ...SITES[1], ...asked },
    });
    expect(statusCode).toBe(404);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  test('makes no other call of one by naming another method', async () => {
    const id = await draftOf(vera);
    const url = fillPath(userTemplates.read.path, { id });
    for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
      const headers = { ...vera.client.headers, [name]: 'DELETE' };
      expect((await send({ method: 'GET', url, headers })).statusCode).toBe(200);
      expect((await send({ method: 'POST', url, headers, payload: {} })).statusCode).toBe(404);
    }
    expect((await send({ method: 'GET', url: `${url}?_method=DELETE`, headers: vera.client.headers })).statusCode).toBe(
      200,
    );
    expect((await vera.client.ok(userTemplates.read, { params: { id } })).status).toBe('draft');
  });

  const bad = (text: string) => text.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));

  test.each<readonly [string, (session: SignedIn['client']) => Record<string, string>]>([
    ['an altered id', ({ headers, sessionId }) => ({ ...headers, sessionid: bad(sessionId) })],
    ['an altered token', ({ headers, token }) => ({ ...headers, authorization: `Bearer ${bad(token)}` })],
    ['the id for the token', ({ headers, sessionId }) => ({ ...headers, authorization: `Bearer ${sessionId}` })],
    ['the token for the id', ({ headers, token }) => ({ ...headers, sessionid: token })],
    ['no id', ({ headers: { authorization = '' } }) => ({ authorization })],
    ['no token', ({ sessionId }) => ({ sessionid: sessionId })],
    ['an empty id', ({ headers }) => ({ ...headers, sessionid: '' })],
    ['an empty token', ({ headers }) => ({ ...headers, authorization: 'Bearer ' })],
    ['the id twice', ({ headers, sessionId }) => ({ ...headers, sessionid: `${sessionId}, ${sessionId}` })],
    ['the token twice', ({ headers, token }) => ({ ...headers, authorization: `Bearer ${token}, Bearer ${token}` })],
    ['another scheme', ({ headers, token }) => ({ ...headers, authorization: `Basic ${token}` })],
    ['an id of 10,000 characters', ({ headers }) => ({ ...headers, sessionid: 'a'.repeat(10_000) })],
    ['a token of 10,000 characters', ({ headers }) => ({ ...headers, authorization: `Bearer ${'a'.repeat(10_000)}` })],
    ['a statement of SQL', ({ headers }) => ({ ...headers, sessionid: "' OR 1=1 --" })],
    ['the hash that is stored', ({ headers }) => ({ ...headers, sessionid: '0'.repeat(64) })],
    ['the id with blanks', ({ headers, sessionId }) => ({ ...headers, sessionid: `${sessionId} x` })],
  ])('is nobody with %s', async (_, headersOf) => {
    const answer = await send({ url: userTemplates.counts.path, headers: headersOf(vera.client) });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('is nobody with what stands in the address', async () => {
    const { sessionId, token } = vera.client;
    const query = { sessionId, sessionid: sessionId, token, access_token: token, authorization: `Bearer ${token}` };
    expect((await send({ url: userTemplates.counts.path, query })).statusCode).toBe(401);
  });

  test('sees no private page with a cookie that is not one', async () => {
    const url = fillPath(endpoints.pages.show.path, { id: await draftOf(vera) });
    const { pageSession } = vera;
    const show = async (sent: string) => (await send({ url, headers: { cookie: sent } })).statusCode;
    expect(await show(`pageSession=${pageSession}`)).toBe(200);
    const others = [
      '',
      'pageSession=',
      `pageSession=${bad(pageSession)}`,
      `pageSession=${vera.client.sessionId}`,
      `sessionId=${pageSession}`,
      `PAGESESSION=${pageSession}`,
      `xpageSession=${pageSession}`,
      `pageSession=x; pageSession=${pageSession}`,
      `pageSession="${pageSession}"`,
      `pageSession=${'a'.repeat(10_000)}`,
      `pageSession=%00${pageSession}x`,
    ];
    const statuses = await Promise.all(others.map(show));
    expect(others.filter((_, index) => statuses[index] !== 404 && statuses[index] !== 400)).toEqual([]);
  });
});
