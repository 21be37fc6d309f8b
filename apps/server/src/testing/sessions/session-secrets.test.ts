import { type Endpoint, endpoints } from '@mailwright/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLogger, slowQueryLog } from '../../http/log/logging.ts';
import { hashPassword } from '../../modules/auth/passwords.ts';
import { keyHash, tokenOf } from '../../modules/auth/session-keys.ts';
import { describeOnBoth } from '../databases.ts';
import { type ServedWorld, startServedWorld } from '../headers/served-world.ts';
import { createDraft } from '../templates.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { createTestClient } from '../test-client.ts';

const { account, auth, pages, passkeys, singleSignOn } = endpoints;
const [EMAIL, PASSWORD] = ['vera@acme.example', 'a brass kettle on the stove'];
const ROWS: readonly Endpoint[] = Object.values(endpoints).flatMap((area): readonly Endpoint[] => Object.values(area));
const LISTS = ROWS.filter(
  ({ method, auth: rule, path }) => method === 'GET' && rule === 'session' && !path.includes('{'),
);

describeOnBoth('what opens a session', (open) => {
  const lines: string[] = [];
  let server: TestApp;

  beforeAll(async () => {
    const log = createLogger('trace', { write: (line) => lines.push(line) });
    server = await createTestApp(await open(slowQueryLog(log, 1e-9) ?? undefined), { log });
  });
  afterAll(() => server.close());

  test('stands in the answer to who signs in, and in no other answer and no line of the log', async () => {
    const post = (row: Endpoint, payload: object) => server.app.inject({ method: 'POST', url: row.path, payload });
    const { id } = await server.person('Vera', { email: EMAIL, passwordHash: await hashPassword(PASSWORD) });
    const signedIn = await post(auth.login, { email: EMAIL, password: PASSWORD });
    const { sessionId } = signedIn.json();
    const token = tokenOf(sessionId);
    const pageSession = signedIn.cookies.find(({ name }) => name === 'pageSession')?.value ?? '';
    const keys = [sessionId, token, pageSession];
    expect(keys.filter((key) => key.length < 32)).toEqual([]);
    expect((await post(auth.credentials, { sessionId, type: 'email' })).json().token).toBe(token);
    const client = createTestClient(server.app, { id, sessionId, token });
    const cookie = `sessionId=${sessionId}; pageSession=${pageSession}`;
    const draft = await createDraft(client);
    const page = { url: pages.show.path.replace('{id}', draft), headers: { cookie } };
    const answers = [await server.app.inject(page)];
    for (const row of LISTS) answers.push(await client.send({ url: row.path, headers: { cookie } }));
    answers.push(await client.send({ url: `/api/v2/nothing?sessionId=${sessionId}`, headers: { cookie } }));
    answers.push(await client.send({ method: 'POST', url: account.read.path, payload: `{"sessionId":"${sessionId}"` }));
    answers.push(await client.call(auth.logout, {}), await client.call(account.read, {}));

    expect(LISTS.length).toBeGreaterThan(20);
    const told = (text: string, secrets: readonly string[]) => secrets.filter((secret) => text.includes(secret));
    const opens = [...keys, keyHash(token), keyHash(pageSession)];
    const said = answers.map(({ body, headers }) => told(`${body} ${JSON.stringify(headers)}`, opens));
    expect(said.filter((found) => found.length > 0)).toEqual([]);
    expect(lines.length).toBeGreaterThan(answers.length);
    expect(told(lines.join('\n'), [...opens, keyHash(sessionId), PASSWORD])).toEqual([]);
  });
});

describe('a cookie', () => {
  let world: ServedWorld;

  beforeAll(async () => {
    world = await startServedWorld();
  });
  afterAll(() => world.close());

  interface SetBy {
    readonly by: string;
    readonly ask: (world: ServedWorld) => Promise<LightMyRequestResponse>;
    /** Path of each, by its name. */
    readonly paths: Readonly<Record<string, string>>;
  }

  const session = { sessionId: '/', pageSession: '/' };

  const SET_BY: readonly SetBy[] = [
    {
      by: 'signing in',
      ask: ({ server: { app } }) =>
        app.inject({
          method: 'POST',
          url: auth.login.path,
          payload: { email: 'anna@acme.example', password: 'a long password of Anna' },
        }),
      paths: session,
    },
    {
      by: 'beginning at the provider',
      ask: ({ server: { app } }) => app.inject({ url: singleSignOn.begin.path }),
      paths: { 'signIn-asked-for-th': singleSignOn.begin.path },
    },
    {
      by: 'coming back from there',
      ask: ({ server: { app }, comingBack: { url, cookie } }) => app.inject({ url, headers: { cookie } }),
      paths: { ...session, 'signIn-asked-for-th': singleSignOn.begin.path },
    },
    {
      by: 'asking for a passkey',
      ask: ({ server: { app } }) => app.inject({ method: 'POST', url: passkeys.ask.path }),
      paths: { passkeyAsked: passkeys.signIn.path },
    },
    { by: 'signing out', ask: ({ admin }) => admin.call(auth.logout, {}), paths: session },
  ];

  // The world has a proxy in front that this server was not told of.
  test.each(SET_BY)('that is set by $by is for https, this host and this site alone', async ({ ask, paths }) => {
    const answer = await ask(world);
    const set = [answer.headers['set-cookie'] ?? []].flat();
    expect(Object.fromEntries(answer.cookies.map(({ name, path }) => [name, path]))).toEqual(paths);
    for (const line of set) {
      expect(line).toContain('; Secure');
      expect(line).toContain('; SameSite=Lax');
      expect(line).toMatch(/; Max-Age=\d+/);
      expect(line).not.toMatch(/; Domain=/i);
      // The client reads that one, as the contract says.
      expect(line.includes('; HttpOnly')).toBe(!line.startsWith('sessionId='));
    }
  });

  test('is for http as well where people come by that', async () => {
    const plain = await startServedWorld({ publicUrl: 'http://localhost:3000' });
    const [signingIn] = SET_BY;
    const answer = await signingIn?.ask(plain);
    expect(answer?.cookies.map(({ name, secure }) => [name, secure])).toEqual([
      ['sessionId', undefined],
      ['pageSession', undefined],
    ]);
    await plain.close();
  });
});
