import { type Endpoint, endpoints, fillPath, type SecondFactorDemand } from '@mailwright/contract';
import { SignJWT } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../db/new-id.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { addPerson } from '../../testing/people.ts';
import type { OpenIdService } from '../../testing/sign-in/openid-service.ts';
import { createPasskeyDevice } from '../../testing/sign-in/passkey-device.ts';
import { HERE, signInAt, startProvider, withProvider } from '../../testing/sign-in/provider-sign-in.ts';
import { clientOf, cookiesOf, readSession, sessionIdOf } from '../../testing/sign-in/session-of.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestClient, type TestClient } from '../../testing/test-client.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { NewUser } from '../users/port.ts';

const PASSWORD = 'right horse';
const TICKET_SECRET = 'a secret that both sides know and nobody else';
const { auth, secondFactor, passkeys, userSettings, userTemplates, people } = endpoints;

/** Endpoints that answer while a second factor must still be set up. */
const ANSWERING: readonly Endpoint[] = [
  auth.logout,
  auth.logoutAll,
  secondFactor.read,
  secondFactor.startTotp,
  secondFactor.confirmTotp,
  passkeys.begin,
  passkeys.add,
  userSettings.save,
];
const CALLS: readonly Endpoint[] = Object.values(endpoints).flatMap((area): readonly Endpoint[] => Object.values(area));
const WITH_SESSION = CALLS.filter((call) => call.auth !== 'public');
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

describeOnBoth('where a second factor is demanded', (open) => {
  let service: OpenIdService;
  let everyone: TestApp;
  let admins: TestApp;
  let optional: TestApp;
  let ownFactor: TestApp;
  let passwordHash: string;

  beforeAll(async () => {
    service = await startProvider();
    passwordHash = await hashPassword(PASSWORD);
    const database = await open();
    const serverWith = (secondFactorDemand: SecondFactorDemand, changes = {}) =>
      createTestApp(database, {
        secondFactorDemand,
        ticketSecret: TICKET_SECRET,
        ...withProvider(service, { endsThere: false, ...changes }),
      });
    everyone = await serverWith('everyone');
    admins = await serverWith('admins');
    optional = await serverWith('optional');
    ownFactor = await serverWith('everyone', { asksForFactor: false });
  });
  afterAll(async () => {
    for (const { app } of [admins, optional, ownFactor]) await app.close();
    await everyone.close();
    await service.close();
  });

  /** Returns a client with the same session at another server of the same database. */
  const at = (server: TestApp, { id, sessionId, token }: TestClient) =>
    createTestClient(server.app, { id, sessionId, token });

  async function person(values: Partial<NewUser> = {}): Promise<TestClient> {
    const email = `pia.${newId()}@acme.example`.toLowerCase();
    return everyone.person('Pia', { email, passwordHash, ...values });
  }

  async function codeFor(secret: string): Promise<string> {
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: everyone.clock.now });
  }

  async function setUpApp(who: TestClient): Promise<{ readonly secret: string; readonly codes: readonly string[] }> {
    const { secret } = await who.ok(secondFactor.startTotp, { body: { password: PASSWORD } });
    const { recoveryCodes } = await who.ok(secondFactor.confirmTotp, { body: { code: await codeFor(secret) } });
    return { secret, codes: recoveryCodes ?? [] };
  }

  async function addPasskey(who: TestClient) {
    const options = await who.ok(passkeys.begin, { body: { password: PASSWORD } });
    const response = createPasskeyDevice({ origin: HERE }).make(options);
    return who.ok(passkeys.add, { body: { name: 'Laptop', response } });
  }

  const answers = async (who: TestClient) => (await who.call(userTemplates.counts, {})).statusCode === 200;

  describe('of all calls', () => {
    let due: TestClient;
    beforeAll(async () => {
      due = await person({ role: 'admin' });
    });

    test('those that answer are the ones whose row says so', () => {
      const marked = CALLS.filter(({ beforeSecondFactor }) => beforeSecondFactor);
      expect(marked.map(nameOf).sort()).toEqual(ANSWERING.map(nameOf).sort());
    });

    test.each(WITH_SESSION.filter((call) => !ANSWERING.includes(call)))('$method $path refuses', async (call) => {
      const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'x']);
      const answer = await due.send({ method: call.method, url: fillPath(call.path, Object.fromEntries(names)) });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    });

    test.each(ANSWERING.filter((call) => !call.path.startsWith('/api/v2/auth/')))(
      '$method $path answers',
      async (call) => {
        const answer = await due.send({ method: call.method, url: call.path, ...(call.body && { payload: {} }) });
        expect(answer.body).not.toContain('SECOND_FACTOR_REQUIRED');
        expect([200, 400, 403]).toContain(answer.statusCode);
      },
    );
  });

  test('a session may read itself, change its language and end, and says what is due', async () => {
    const due = await person();
    expect(await readSession(everyone, due.sessionId)).toMatchObject({ secondFactorRequired: true });
    expect(await readSession(optional, due.sessionId)).toMatchObject({ secondFactorRequired: false });
    await due.ok(userSettings.save, { body: { userId: due.id, locale: 'de' } });
    expect(await readSession(everyone, due.sessionId)).toMatchObject({ locale: 'de' });
    await due.ok(auth.logout, {});
    expect((await due.refused(secondFactor.read, {})).code).toBe('UNAUTHENTICATED');
  });

  test('an authenticator app opens all, with recovery codes, from the next call on', async () => {
    const due = await person();
    expect(await due.ok(secondFactor.read, {})).toMatchObject({ totp: false, passkeys: 0, required: true });
    const { secret } = await due.ok(secondFactor.startTotp, { body: { password: PASSWORD } });
    expect(await answers(due)).toBe(false);
    const { recoveryCodes } = await due.ok(secondFactor.confirmTotp, { body: { code: await codeFor(secret) } });
    expect(recoveryCodes).toHaveLength(10);
    expect(await answers(due)).toBe(true);
    expect(await readSession(everyone, due.sessionId)).toMatchObject({ secondFactorRequired: false });
  });

  test('a passkey does as well', async () => {
    const due = await person();
    expect((await addPasskey(due)).recoveryCodes).toHaveLength(10);
    expect(await answers(due)).toBe(true);
  });

  test('the last factor stays, another one may go', async () => {
    const pia = await person();
    const { codes } = await setUpApp(pia);
    const proof = { password: PASSWORD, code: codes[0] ?? '' };
    const refusal = await pia.refused(secondFactor.removeTotp, { body: proof });
    expect([refusal.status, refusal.code, refusal.message]).toEqual([
      409,
      'LAST_SECOND_FACTOR',
      'This server asks for a second factor. Set up another one before you remove this one.',
    ]);
    const { passkey } = await addPasskey(pia);
    await pia.ok(secondFactor.removeTotp, { body: proof });
    const removal = { params: { id: passkey.id }, body: { password: PASSWORD } };
    expect((await pia.refused(passkeys.remove, removal)).code).toBe('LAST_SECOND_FACTOR');
    await at(optional, pia).ok(passkeys.remove, removal);
    expect(await answers(pia)).toBe(false);
  });

  test('one of the last two stays, also where both are removed at the same moment', async () => {
    const pia = await person();
    const { codes } = await setUpApp(pia);
    const { passkey } = await addPasskey(pia);
    const both = await Promise.all([
      pia.call(secondFactor.removeTotp, { body: { password: PASSWORD, code: codes[0] ?? '' } }),
      pia.call(passkeys.remove, { params: { id: passkey.id }, body: { password: PASSWORD } }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    expect(both.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('LAST_SECOND_FACTOR');
    const { totp, passkeys: left } = await pia.ok(secondFactor.read, {});
    expect(Number(totp) + left).toBe(1);
    expect(await answers(pia)).toBe(true);
  });

  test('administrators alone are asked where it is demanded of them, as soon as they are ones', async () => {
    const ben = at(admins, await person());
    const ada = at(admins, await person({ role: 'admin' }));
    expect([await answers(ben), await answers(ada)]).toEqual([true, false]);
    expect(await ben.ok(secondFactor.read, {})).toMatchObject({ required: false });
    await setUpApp(ada);
    await ada.ok(people.change, { params: { id: ben.id }, body: { role: 'admin' } });
    expect((await ben.refused(userTemplates.counts, {})).code).toBe('SECOND_FACTOR_REQUIRED');
  });

  test('administrators see who has none, and whose was reset has to set one up again', async () => {
    const ada = await person({ role: 'admin' });
    const pia = await person();
    await setUpApp(ada);
    await setUpApp(pia);
    const listed = async (query: { readonly secondFactor: 'some' | 'none' }) => {
      const page = await ada.ok(people.list, { query: { ...query, limit: 100 } });
      expect(page.secondFactor).toBe('everyone');
      expect(page.people.every(({ hasSecondFactor }) => hasSecondFactor === (query.secondFactor === 'some'))).toBe(
        true,
      );
      return page.people.some(({ id }) => id === pia.id);
    };
    expect([await listed({ secondFactor: 'some' }), await listed({ secondFactor: 'none' })]).toEqual([true, false]);
    await ada.ok(secondFactor.reset, { params: { id: pia.id } });
    expect([await listed({ secondFactor: 'some' }), await listed({ secondFactor: 'none' })]).toEqual([false, true]);
    expect(await answers(pia)).toBe(false);
  });

  test('who comes from an embedding platform is not asked', async () => {
    const ticket = await new SignJWT({ email: `${newId()}@platform.example`, firstName: 'Olga', lastName: 'Novak' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(newId())
      .setJti(newId())
      .setAudience(HERE)
      .setIssuedAt(Math.floor(everyone.clock.now / 1000))
      .setExpirationTime(Math.floor(everyone.clock.now / 1000) + 60)
      .sign(new TextEncoder().encode(TICKET_SECRET));
    await everyone.trialPerson('Plans');
    const entered = await everyone.app.inject({ method: 'POST', url: auth.ticket.path, payload: { ticket } });
    expect(await answers(await clientOf(everyone, entered.json().sessionId))).toBe(true);
  });

  describe('and the company has a provider', () => {
    /** Creates a person of the company who also has a password here. */
    async function colleague() {
      const sub = newId();
      const email = `dora.${sub}@acme.example`.toLowerCase();
      await addPerson(everyone.database, 'Dora', { email, passwordHash });
      const names = { given_name: 'Dora', family_name: 'Dietz' };
      service.people.set(sub, { sub, email, email_verified: true, groups: [], ...names });
      return { sub, email };
    }

    const atProvider = (sub: string, server: TestApp) => signInAt(server, service, sub);
    const sessionAtProvider = async (sub: string, server: TestApp) =>
      clientOf(server, sessionIdOf(await atProvider(sub, server)));

    test('who signs in there is taken to have one there, and with the password has not', async () => {
      const { sub, email } = await colleague();
      const there = await sessionAtProvider(sub, everyone);
      expect(await answers(there)).toBe(true);
      expect(await there.ok(secondFactor.read, {})).toMatchObject({ required: false });
      const payload = { email, password: PASSWORD };
      const login = await everyone.app.inject({ method: 'POST', url: auth.login.path, payload });
      expect(await answers(await clientOf(everyone, login.json().sessionId))).toBe(false);
    });

    test('unless this server asks for its own', async () => {
      const { sub } = await colleague();
      const there = await sessionAtProvider(sub, ownFactor);
      expect(await answers(there)).toBe(false);
      await setUpApp(there);
      expect(await answers(there)).toBe(true);
    });

    test('a code that is asked for after it changes nothing of where somebody came from', async () => {
      const { sub } = await colleague();
      const there = await sessionAtProvider(sub, everyone);
      const { codes } = await setUpApp(there);
      const cookie = cookiesOf(await atProvider(sub, everyone));
      const payload = { code: codes[0] ?? '' };
      const answer = { method: 'POST', url: secondFactor.answer.path, payload, headers: { cookie } } as const;
      const entered = await clientOf(everyone, (await everyone.app.inject(answer)).json().sessionId);
      const ada = at(optional, await person({ role: 'admin' }));
      await ada.ok(secondFactor.reset, { params: { id: entered.id } });
      expect(await answers(entered)).toBe(true);
    });
  });

  test('pages of one’s own are those of a stranger until then', async () => {
    const email = `pia.${newId()}@acme.example`.toLowerCase();
    const id = await addPerson(everyone.database, 'Pia', { email, passwordHash });
    const payload = { email, password: PASSWORD };
    const login = await everyone.app.inject({ method: 'POST', url: auth.login.path, payload });
    const pageSession = login.cookies.find(({ name }) => name === 'pageSession')?.value;
    const pia = createTestClient(everyone.app, { ...(await clientOf(everyone, login.json().sessionId)), id });
    const draft = { params: { type: 'email' }, body: { name: 'Spring' } } as const;
    const { templateId: mail } = await at(optional, pia).ok(userTemplates.create, draft);
    const url = fillPath(endpoints.pages.show.path, { id: mail });
    const page = { url, headers: { cookie: `pageSession=${pageSession}` } };
    expect((await everyone.app.inject(page)).statusCode).toBe(404);
    await setUpApp(pia);
    expect((await everyone.app.inject(page)).statusCode).toBe(200);
  });
});
