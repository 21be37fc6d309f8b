import { type Endpoint, endpoints } from '@mailwright/contract';
import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { createOpenIdProvider } from '../../integrations/openid/openid-provider.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { addPerson } from '../../testing/people.ts';
import { CLIENT, type OpenIdService } from '../../testing/sign-in/openid-service.ts';
import { HERE, signInAt, startProvider, withProvider } from '../../testing/sign-in/provider-sign-in.ts';
import { clientOf, cookiesOf, sessionIdOf } from '../../testing/sign-in/session-of.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestClient, type TestClient } from '../../testing/test-client.ts';
import { hashPassword } from '../auth/passwords.ts';

const { logout, logoutAll, login } = endpoints.auth;

describeOnBoth('signing out of what began at a provider', (open) => {
  let database: OpenDatabase;
  let service: OpenIdService;
  let server: TestApp;

  beforeAll(async () => {
    service = await startProvider();
    database = await open();
    server = await createTestApp(database, withProvider(service));
    await addPerson(database, 'Plans');
  });
  afterAll(async () => {
    await server.close();
    await service.close();
  });

  /** Adds a new person at the provider; returns their subject. */
  function person(provider = service): string {
    const sub = newId();
    provider.people.set(sub, { sub, email: `dora.${sub}@acme.example`, email_verified: true });
    return sub;
  }

  const signIn = (sub: string, app = server, provider = service) => signInAt(app, provider, sub);
  const session = async (sub: string, app = server, provider = service) =>
    clientOf(app, sessionIdOf(await signIn(sub, app, provider)));

  /** Signs out and returns the address that the browser is sent to; null when it stays. */
  async function leave(client: TestClient, row: Endpoint = logout): Promise<URL | null> {
    const answer = await client.send({ method: row.method, url: row.path });
    expect((await client.send({ url: endpoints.userTemplates.counts.path })).statusCode).toBe(401);
    expect(answer.cookies.map(({ name, value }) => `${name}=${value}`)).toEqual(['sessionId=', 'pageSession=']);
    if (answer.statusCode === 204) return null;
    expect(answer.statusCode).toBe(200);
    return new URL(answer.json().continueAt);
  }

  test.each([
    ['one session', logout],
    ['every session', logoutAll],
  ])('ends %s, and leads to the provider, which takes the address and knows whose session it is', async (_, row) => {
    const sub = person();
    const url = await leave(await session(sub), row);
    expect(`${url?.origin}${url?.pathname}`).toBe(`${service.issuer}/session/end`);
    const { id_token_hint: hint = '', ...others } = Object.fromEntries(url?.searchParams ?? []);
    expect(others).toEqual({ client_id: CLIENT.id, post_logout_redirect_uri: `${HERE}/login` });
    expect(decodeJwt(hint)).toMatchObject({ sub, aud: CLIENT.id, iss: service.issuer });
    expect((await fetch(String(url))).status).toBe(200);
    url?.searchParams.set('id_token_hint', `${hint.slice(0, -4)}AAAA`);
    expect((await fetch(String(url))).status).toBe(400);
  });

  test('is what it was for who signed in with a password', async () => {
    const email = `pia.${newId()}@acme.example`;
    await addPerson(database, 'Pia', { email, passwordHash: await hashPassword('right') });
    const payload = { email, password: 'right' };
    const answer = await server.app.inject({ method: 'POST', url: login.path, payload });
    expect(await leave(await clientOf(server, sessionIdOf(answer)))).toBeNull();
  });

  test('is what it was where the provider has no place for it, is gone, or is not to be asked', async () => {
    const without = await startProvider({ endsHere: false });
    const app = await createTestApp(database, withProvider(without));
    expect(await leave(await session(person(without), app, without))).toBeNull();
    const left = await session(person(without), app, without);
    await without.close();
    await app.app.close();
    // Another process, which has asked the provider nothing yet.
    const later = await createTestApp(database, withProvider(without));
    expect(await leave(createTestClient(later.app, left))).toBeNull();
    await later.app.close();
    const off = await createTestApp(database, withProvider(service, { endsThere: false }));
    expect(await leave(await session(person(), off))).toBeNull();
    await off.app.close();
  });

  test('leads there without the ID token where that was encrypted with another key, or is too long', async () => {
    const kept = await session(person());
    const other = await createTestApp(database, {
      ...withProvider(service),
      credentialsKey: () => Buffer.alloc(32, 9),
    });
    const url = await leave(createTestClient(other.app, kept));
    expect([...(url?.searchParams.keys() ?? [])].sort()).toEqual(['client_id', 'post_logout_redirect_uri']);
    await other.app.close();
    const long = createOpenIdProvider(withProvider(service).openId);
    const finishLong: typeof long.finish = async (...asked) => ({
      ...(await long.finish(...asked)),
      idToken: 'x'.repeat(6001),
    });
    const app = await createTestApp(database, {
      ...withProvider(service),
      signInProvider: { ...long, finish: finishLong },
    });
    expect((await leave(await session(person(), app)))?.searchParams.has('id_token_hint')).toBe(false);
    await app.app.close();
  });

  test('goes on where the key cannot be read', async () => {
    const credentialsKey = () => {
      throw new Error('The disk is full');
    };
    const app = await createTestApp(database, { ...withProvider(service), credentialsKey });
    expect(await leave(await session(person(), app))).toBeNull();
    await app.app.close();
  });

  test('is stored so that nobody who reads the database has the ID token, also between provider and code', async () => {
    const sub = person();
    const first = await session(sub);
    const { secret } = await first.ok(endpoints.secondFactor.startTotp, { body: {} });
    const codeAt = (timestamp: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
    await first.ok(endpoints.secondFactor.confirmTotp, { body: { code: codeAt(server.clock.now) } });
    server.clock.now += 60_000;
    const asked = await signIn(sub);
    expect(asked.headers.location).toContain('step=second-factor');
    const answered = await server.app.inject({
      method: 'POST',
      url: endpoints.secondFactor.answer.path,
      payload: { code: codeAt(server.clock.now) },
      headers: { cookie: cookiesOf(asked) },
    });
    await signIn(sub);
    const { kysely } = database;
    const rows = [
      ...(await kysely.selectFrom('sessions').selectAll().where('user_id', '=', first.id).execute()),
      ...(await kysely.selectFrom('sign_in_challenges').selectAll().where('user_id', '=', first.id).execute()),
    ];
    expect(rows.map(({ id_token }) => id_token)).toEqual(Array(3).fill(expect.stringMatching(/^[\w-]{100,}$/)));
    const hint = (await leave(await clientOf(server, sessionIdOf(answered))))?.searchParams.get('id_token_hint') ?? '';
    expect(decodeJwt(hint).sub).toBe(sub);
    expect(JSON.stringify(rows)).not.toContain(hint.split('.')[1]);
  });
});
