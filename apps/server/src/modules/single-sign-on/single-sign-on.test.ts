import { endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../db/new-id.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { addPerson } from '../../testing/people.ts';
import { CLIENT, type OpenIdService, type ProviderPerson } from '../../testing/sign-in/openid-service.ts';
import { HERE, signInAt, startProvider, withProvider } from '../../testing/sign-in/provider-sign-in.ts';
import { cookiesOf, readSession, sessionIdOf } from '../../testing/sign-in/session-of.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { hashPassword } from '../auth/passwords.ts';

const { begin, ways } = endpoints.singleSignOn;

describeOnBoth('signing in at a provider', (open) => {
  let service: OpenIdService;
  let server: TestApp;

  beforeAll(async () => {
    service = await startProvider();
    server = await createTestApp(await open(), withProvider(service));
    await addPerson(server.database, 'Plans');
  });
  afterAll(async () => {
    await server.close();
    await service.close();
  });

  /** Returns a new person at the provider. */
  function person(values: Partial<ProviderPerson> = {}): ProviderPerson {
    const sub = newId();
    const email = `Dora.${sub}@acme.example`;
    const made = { sub, email, email_verified: true, given_name: 'Dora', family_name: 'Dietz', groups: [], ...values };
    service.people.set(sub, made);
    return made;
  }

  const signIn = (sub: string | null, app = server, next?: string) => signInAt(app, service, sub, next);
  const sessionOf = (answer: Parameters<typeof sessionIdOf>[0]) => readSession(server, sessionIdOf(answer));

  const problemOf = (answer: { readonly headers: { readonly location?: unknown } }) =>
    new URL(String(answer.headers.location), HERE).searchParams.get('problem');

  test('is offered by the name of the provider, beside passwords or alone', async () => {
    const offered = async (app: TestApp) => (await app.app.inject({ url: ways.path })).json();
    expect(await offered(server)).toEqual({ passwords: true, provider: { label: 'Acme' } });
    const alone = await createTestApp(server.database, { ...withProvider(service), passwordSignIn: false });
    expect(await offered(alone)).toEqual({ passwords: false, provider: { label: 'Acme' } });
    const email = `pia.${newId()}@acme.example`;
    await addPerson(server.database, 'Pia', { email, passwordHash: await hashPassword('right') });
    const payload = { email, password: 'right' };
    const refused = await alone.app.inject({ method: 'POST', url: endpoints.auth.login.path, payload });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'PASSWORDS_OFF']);
    await alone.app.close();
    const without = await createTestApp(server.database);
    expect(await offered(without)).toEqual({ passwords: true, provider: null });
    expect((await without.app.inject({ url: begin.path })).headers.location).toBe('/login');
    await without.app.close();
  });

  test('makes an account of who comes first, and leads to where they wanted to go', async () => {
    const { sub, email } = person();
    const answer = await signIn(sub, server, '/edit/abc?x=1');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/edit/abc?x=1']);
    const session = await sessionOf(answer);
    expect(session).toMatchObject({ firstName: 'Dora', lastName: 'Dietz', email, role: 'user' });
    const again = await sessionOf(await signIn(sub));
    expect(again.principalId).toBe(session.principalId);
    expect(answer.cookies.find(({ name }) => name === 'pageSession')).toMatchObject({ httpOnly: true });
  });

  test('makes a name that the provider tells one line', async () => {
    const parted = person({ given_name: 'Do\r\nra', family_name: 'Di\u001betz' });
    expect(await sessionOf(await signIn(parted.sub))).toMatchObject({ firstName: 'Do ra', lastName: 'Di etz' });
  });

  test('knows people by the provider’s own name for them, not by their address', async () => {
    const { sub } = person();
    const before = await sessionOf(await signIn(sub));
    service.people.set(sub, { sub, email: `new.${sub}@acme.example`, email_verified: true });
    expect((await sessionOf(await signIn(sub))).principalId).toBe(before.principalId);
  });

  test('gives an account with the same verified address to one person of the provider alone', async () => {
    const email = `eva.${newId()}@acme.example`;
    const id = await addPerson(server.database, 'Eva', { email });
    const liar = person({ email, email_verified: false });
    expect(problemOf(await signIn(liar.sub))).toBe('unverified');
    const eva = person({ email: email.toUpperCase() });
    expect((await sessionOf(await signIn(eva.sub))).principalId).toBe(id);
    const other = person({ email });
    expect(problemOf(await signIn(other.sub))).toBe('taken');
    const demo = `demo.${newId()}@acme.example`;
    await addPerson(server.database, 'Demo', { email: demo, isDemo: true });
    expect(problemOf(await signIn(person({ email: demo }).sub))).toBe('taken');
  });

  test('gives role and plan by group, anew with each sign-in', async () => {
    const app = await createTestApp(
      server.database,
      withProvider(service, {
        roles: new Map([
          ['Owners = all', 'admin'],
          ['staff', 'user'],
        ] as const),
        plans: new Map([
          ['*', 0],
          ['gold', 3],
        ]),
      }),
    );
    const { sub, email } = person({ groups: ['staff', 'Owners = all', 'gold'] });
    expect(await sessionOf(await signIn(sub, app))).toMatchObject({ role: 'admin', subscriptionPlanNumber: 3 });
    service.people.set(sub, { sub, ...(email && { email }), email_verified: true, groups: ['staff'] });
    await server.trialPerson('Trial');
    // Somebody has to remain who manages the others.
    expect(await sessionOf(await signIn(sub, app))).toMatchObject({ role: 'admin', subscriptionPlanNumber: 0 });
    await addPerson(server.database, 'Root', { role: 'admin' });
    expect(await sessionOf(await signIn(sub, app))).toMatchObject({ role: 'user', subscriptionPlanNumber: 0 });
    service.people.set(sub, { sub, ...(email && { email }), email_verified: true, groups: ['others'] });
    expect(problemOf(await signIn(sub, app))).toBe('group');
    await app.app.close();
  });

  test('lets in the domains that may enter, by addresses that are trusted or verified', async () => {
    const app = await createTestApp(
      server.database,
      withProvider(service, { domains: ['acme.example'], trustsEmail: true }),
    );
    const stranger = person({ email: `x.${newId()}@evil.example` });
    expect(problemOf(await signIn(stranger.sub, app))).toBe('domain');
    const { sub } = person();
    service.people.set(sub, { sub, email: `un.${sub}@acme.example` });
    expect((await signIn(sub, app)).headers.location).toBe('/');
    expect(problemOf(await signIn(sub))).toBe('unverified');
    await app.app.close();
  });

  test('says no to who said no there, and keeps where they wanted to go out of other hosts', async () => {
    const answer = await signIn(null, server, '//evil.example');
    expect(answer.headers.location).toBe('/login?problem=denied');
    expect(answer.cookies.some(({ name }) => name === 'sessionId')).toBe(false);
    const { sub } = person();
    expect((await signIn(sub, server, '//evil.example')).headers.location).toBe('/');
  });

  test('is good once, for the browser that began it, and for a quarter of an hour', async () => {
    const { sub } = person();
    const start = await server.app.inject({ url: begin.path });
    const url = new URL(String(start.headers.location));
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: CLIENT.id,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^.{20,}$/),
      nonce: expect.stringMatching(/^.{20,}$/),
    });
    expect(start.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: begin.path });
    expect(start.cookies[0]?.value).not.toContain(url.searchParams.get('nonce'));
    const back = (await service.visit(url.href, sub)).slice(HERE.length);
    const cookie = cookiesOf(start);
    expect(problemOf(await server.app.inject({ url: back }))).toBe('expired');
    const forged = back.replace(/state=[^&]+/, `state=${String(url.searchParams.get('state')).slice(0, 12)}forged`);
    expect(problemOf(await server.app.inject({ url: forged, headers: { cookie } }))).toBe('expired');
    server.clock.now += 16 * 60_000;
    expect(problemOf(await server.app.inject({ url: back, headers: { cookie } }))).toBe('expired');
    server.clock.now -= 16 * 60_000;
    expect((await server.app.inject({ url: back, headers: { cookie } })).headers.location).toBe('/');
    expect(problemOf(await server.app.inject({ url: back, headers: { cookie } }))).toBe('expired');
  });

  test('leads to a page for the operator where the two are set up differently', async () => {
    const app = await createTestApp(server.database, withProvider(service, { clientSecret: 'another secret' }));
    const { headers } = await signIn(person().sub, app, '/edit/abc');
    const { pathname, searchParams } = new URL(String(headers.location), HERE);
    expect([pathname, ...searchParams]).toEqual([
      '/login',
      ['problem', 'setup'],
      ['fault', 'client'],
      ['reference', headers['x-request-id']],
    ]);
    await app.app.close();
  });

  test('keeps deactivated people out', async () => {
    const { sub } = person();
    const { principalId } = await sessionOf(await signIn(sub));
    await server.database.kysely
      .updateTable('users')
      .set({ deactivated_at: 1 })
      .where('id', '=', principalId)
      .execute();
    expect(problemOf(await signIn(sub))).toBe('deactivated');
  });

  test('a provider that is down holds up nobody else, and is asked again', async () => {
    const down = await startProvider();
    await down.close();
    const app = await createTestApp(server.database, withProvider(down));
    expect((await app.app.inject({ url: `${begin.path}?next=/edit/abc` })).headers.location).toBe(
      '/login?problem=unavailable&next=%2Fedit%2Fabc',
    );
    expect((await app.app.inject({ url: ways.path })).json()).toEqual({ passwords: true, provider: { label: 'Acme' } });
    const email = `ute.${newId()}@acme.example`;
    await addPerson(server.database, 'Ute', { email, passwordHash: await hashPassword('right') });
    const payload = { email, password: 'right' };
    expect((await app.app.inject({ method: 'POST', url: endpoints.auth.login.path, payload })).statusCode).toBe(200);
    const up = await startProvider({ port: Number(new URL(down.issuer).port) });
    const { sub } = person();
    for (const [key, value] of service.people) up.people.set(key, value);
    expect(await sessionOf(await signInAt(app, up, sub))).toMatchObject({ firstName: 'Dora' });
    await up.close();
    await app.app.close();
  });

  test('brings whoever was invited what the invitation says, and makes nobody choose a password', async () => {
    const alone = await createTestApp(server.database, { ...withProvider(service), passwordSignIn: false });
    const ada = await alone.person('Ada', { role: 'admin' });
    const { sub, email = '' } = person();
    const body = { email, role: 'admin', planNumber: 3 } as const;
    await ada.ok(endpoints.invitations.send, { body });
    expect(alone.mails.at(-1)?.text).toContain('Sign in with your company account here:');
    const token = /invitation#([\w-]+)/.exec(alone.mails.at(-1)?.text ?? '')?.[1] ?? '';
    const choice = { token, firstName: 'Dora', lastName: 'Dietz', password: 'a brass kettle in May' };
    const post = (url: string, payload: object) => alone.app.inject({ method: 'POST', url, payload });
    expect((await post(endpoints.invitations.accept.path, choice)).json().code).toBe('PASSWORDS_OFF');
    expect(await sessionOf(await signIn(sub, alone))).toMatchObject({ email, role: 'admin', firstName: 'Dora' });
    expect((await post(endpoints.invitations.look.path, { token })).json()).toMatchObject({ state: 'used' });
    expect((await ada.ok(endpoints.invitations.list, {})).invitations).toEqual([]);
    await alone.app.close();
  });
});
