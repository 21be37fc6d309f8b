import { endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../db/new-id.ts';
import { DEMO_ACCOUNTS } from '../../seed/steps/demo-accounts.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { addPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestClient } from '../../testing/test-client.ts';
import { hashPassword } from './passwords.ts';

describeOnBoth('signing in', (open) => {
  let server: TestApp;
  let passwordHash: string;
  let email: string;
  let id: string;

  beforeAll(async () => {
    server = await createTestApp(await open());
    passwordHash = await hashPassword('right');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    email = `pia.${newId()}@acme.example`.toLowerCase();
    id = await addPerson(server.database, 'Pia', { email, passwordHash, isDemo: true });
    server.clock.now += 86_400_000;
  });

  const post = (url: string, payload: object) =>
    server.app.inject({ method: 'POST', url: `/api/v2/auth/${url}`, payload });

  async function signIn() {
    const { sessionId } = (await post('login', { email, password: 'right' })).json();
    const session = (await post('credentials', { sessionId, type: 'email' })).json();
    return createTestClient(server.app, { id, sessionId, token: session.token });
  }

  test('answers the session id and sets two cookies, one of them out of reach of scripts', async () => {
    const answer = await post('login', { email, password: 'right' });
    expect(answer.statusCode).toBe(200);
    const { sessionId } = answer.json();
    const [readable, hidden] = answer.cookies;
    expect(readable).toMatchObject({ name: 'sessionId', value: sessionId, sameSite: 'Lax', path: '/' });
    expect(readable?.httpOnly).toBeUndefined();
    expect(hidden).toMatchObject({ name: 'pageSession', httpOnly: true });
    expect(hidden?.value).not.toBe(sessionId);
  });

  test('gives the signed-in person, the token and what the plan allows', async () => {
    const { sessionId } = (await post('login', { email, password: 'right' })).json();
    const answer = await post('credentials', { sessionId, type: 'email' });
    expect(answer.json()).toMatchObject({
      sessionId,
      principalId: id,
      firstName: 'Pia',
      lastName: 'Example',
      email,
      role: 'user',
      dnd_mode: 'simple',
      theme: 'light',
      locale: 'en',
      isLocaleChosen: false,
      autosave: true,
      linkParameters: [],
      sendingProfile: 'custom',
      dashboardTourDone: false,
      editorTourDone: false,
      image: null,
      token: expect.any(String),
      subscriptionPlan: 'Plus',
      subscriptionPlanNumber: 3,
      upgradeUrl: null,
      embedOrigins: [],
      pagesUrl: 'http://localhost:3000',
      mergeSyntax: '{{ name }}',
      mailFromDomains: [],
      expiresIn: 12 * 3600,
      features: { customCode: true },
    });
    expect(answer.json().principalList).toContainEqual({ id, firstName: 'Pia', lastName: 'Example', email });
    expect(answer.json()).not.toHaveProperty('passwordHash');
  });

  test('offers demo accounts as long as their published password holds, and only where they exist', async () => {
    const offered = async (app: TestApp) => (await app.app.inject('/api/v2/auth/demo')).json();
    const [{ email: demoEmail, password }] = DEMO_ACCOUNTS as [(typeof DEMO_ACCOUNTS)[number]];
    const passwordHash = await hashPassword(password);
    const demoId = await addPerson(server.database, 'Ada', { email: demoEmail, passwordHash, isDemo: true });
    const first = await createTestApp(server.database);
    expect(await offered(first)).toEqual([
      { firstName: 'Ada', lastName: 'Admin', email: demoEmail, password, role: 'admin' },
    ]);
    await server.database.kysely
      .updateTable('users')
      .set({ password_hash: await hashPassword('changed') })
      .where('id', '=', demoId)
      .execute();
    first.clock.now += 60_000;
    expect(await offered(first)).toEqual([]);
    expect(await offered(await createTestApp(server.database, { demo: false }))).toEqual([]);
  });

  test('tells where plans are changed, where there is such a page', async () => {
    const upgradeUrl = 'https://acme.example/subscriptions';
    const other = await createTestApp(server.database, { upgradeUrl });
    const { sessionId } = (await post('login', { email, password: 'right' })).json();
    const payload = { sessionId, type: 'email' };
    const answer = await other.app.inject({ method: 'POST', url: '/api/v2/auth/credentials', payload });
    expect(answer.json()).toMatchObject({ upgradeUrl });
    await other.app.close();
  });

  test('is prepared in a frame by naming who may hold it, to everybody', async () => {
    const embedOrigins = ['https://shop.example'];
    const other = await createTestApp(server.database, { embedOrigins });
    const framed = await other.app.inject({ url: endpoints.auth.embedding.path });
    expect(framed.json()).toEqual({ origins: embedOrigins });
    await other.app.close();
  });

  test('with a wrong password and with an unknown address is refused alike', async () => {
    const wrong = await post('login', { email, password: 'wrong' });
    const unknown = await post('login', { email: `x${email}`, password: 'right' });
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(wrong.json()).toEqual({ ...unknown.json(), requestId: wrong.json().requestId });
    expect(wrong.headers['set-cookie']).toBeUndefined();
    expect((await post('login', { email })).statusCode).toBe(400);
    expect((await post('credentials', { sessionId: 'unknown', type: 'email' })).statusCode).toBe(401);
  });

  test('is stopped for a while after ten failures, and says for how long', async () => {
    for (let attempt = 0; attempt < 10; attempt++) await post('login', { email, password: 'wrong' });
    const answer = await post('login', { email, password: 'right' });
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    server.clock.now += 15 * 60_000;
    expect((await post('login', { email, password: 'right' })).statusCode).toBe(200);
  });

  test('ends with logout: the token is dead at once, other sessions live on', async () => {
    const [here, there] = [await signIn(), await signIn()];
    const answer = await here.call(endpoints.auth.logout, {});
    expect(answer.statusCode).toBe(204);
    expect(answer.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['sessionId', ''],
      ['pageSession', ''],
    ]);
    expect((await here.refused(endpoints.userTemplates.counts, {})).status).toBe(401);
    await there.ok(endpoints.userTemplates.counts, {});
    await there.ok(endpoints.auth.logoutAll, {});
    expect((await there.refused(endpoints.userTemplates.counts, {})).status).toBe(401);
  });

  test('may be exchanged for another demo account, and for no other', async () => {
    const other = await addPerson(server.database, 'Demo', { isDemo: true });
    const stranger = await addPerson(server.database, 'Stranger');
    const pia = await signIn();
    const refusal = await pia.refused(endpoints.auth.switch, { body: { principalId: stranger } });
    expect(refusal.code).toBe('USER_NOT_FOUND');
    const { sessionId } = await pia.ok(endpoints.auth.switch, { body: { principalId: other } });
    const session = (await post('credentials', { sessionId, type: 'email' })).json();
    expect(session.principalId).toBe(other);
    expect(session.principalList.map((principal: { id: string }) => principal.id)).toContain(other);
    expect((await pia.refused(endpoints.userTemplates.counts, {})).status).toBe(401);
  });
});
