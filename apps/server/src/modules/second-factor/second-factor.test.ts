import { endpoints } from '@mailwright/contract';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../db/new-id.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { addPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestClient, type TestClient } from '../../testing/test-client.ts';
import { hashPassword } from '../auth/passwords.ts';
import { tokenOf } from '../auth/session-keys.ts';

const rows = endpoints.secondFactor;
const PASSWORD = 'right horse';

describeOnBoth('a second factor', (open) => {
  let server: TestApp;
  let passwordHash: string;
  let email: string;
  let id: string;
  let pia: TestClient;

  beforeAll(async () => {
    server = await createTestApp(await open());
    passwordHash = await hashPassword(PASSWORD);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.clock.now += 86_400_000;
    email = `pia.${newId()}@acme.example`.toLowerCase();
    id = await addPerson(server.database, 'Pia', { email, passwordHash });
    pia = await session(await login());
  });

  const login = () => post(endpoints.auth.login.path, { email, password: PASSWORD });

  const post = (url: string, payload: object, cookie = '') =>
    server.app.inject({ method: 'POST', url, payload, headers: { cookie } });

  type Answer = Awaited<ReturnType<typeof post>>;

  async function session(answer: Answer): Promise<TestClient> {
    const { sessionId } = answer.json();
    const { token } = (await post(endpoints.auth.credentials.path, { sessionId, type: 'email' })).json();
    return createTestClient(server.app, { id, sessionId, token });
  }

  /** Returns the code that an app with this secret shows now, or some time steps from now. */
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now + steps * 30_000 });

  async function setUp(): Promise<{ readonly secret: string; readonly codes: readonly string[] }> {
    const { secret } = await pia.ok(rows.startTotp, { body: { password: PASSWORD } });
    const { recoveryCodes } = await pia.ok(rows.confirmTotp, { body: { code: codeOf(secret) } });
    server.clock.now += 60_000;
    return { secret, codes: recoveryCodes ?? [] };
  }

  /** Gives the password, checks that more is asked for, and returns the cookie for the answer. */
  async function begin() {
    const asked = await login();
    expect(asked.statusCode).toBe(202);
    expect(asked.cookies.map(({ name }) => name)).toEqual(['signInChallenge']);
    return `signInChallenge=${asked.cookies[0]?.value}`;
  }

  const reply = (cookie: string, code: string) => post(rows.answer.path, { code }, cookie);

  test('is asked for once a code of the app has confirmed it, and not before', async () => {
    expect(await pia.ok(rows.read, {})).toEqual({
      totp: false,
      passkeys: 0,
      recoveryCodesLeft: 0,
      required: false,
      hasPassword: true,
    });
    const wrong = await pia.refused(rows.startTotp, { body: { password: 'wrong horse' } });
    expect(wrong.code).toBe('WRONG_PASSWORD');
    const { secret, address } = await pia.ok(rows.startTotp, { body: { password: PASSWORD } });
    const uri = new URL(address);
    expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(uri.pathname)).toBe(`/Mailwright:${email}`);
    expect(uri.searchParams.get('secret')).toBe(secret);
    expect((await pia.refused(rows.confirmTotp, { body: { code: codeOf(secret, 5) } })).code).toBe('WRONG_CODE');
    expect((await login()).statusCode).toBe(200);

    const { recoveryCodes } = await pia.ok(rows.confirmTotp, { body: { code: codeOf(secret) } });
    expect(new Set(recoveryCodes)).toHaveLength(10);
    expect(recoveryCodes?.[0]).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
    expect(await pia.ok(rows.read, {})).toEqual({
      totp: true,
      passkeys: 0,
      recoveryCodesLeft: 10,
      required: false,
      hasPassword: true,
    });
    expect((await pia.refused(rows.startTotp, { body: { password: PASSWORD } })).code).toBe('SECOND_FACTOR_ON');

    server.clock.now += 30_000;
    const cookie = await begin();
    expect((await server.app.inject({ url: rows.asked.path, headers: { cookie } })).json()).toEqual({
      totp: true,
      passkeys: false,
      recoveryCodes: true,
    });
    const answer = await reply(cookie, `${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)}`);
    expect(answer.statusCode).toBe(200);
    await (await session(answer)).ok(endpoints.userTemplates.counts, {});
    expect((await reply(cookie, codeOf(secret, 1))).statusCode).toBe(401);
  });

  test('leaves who has given the password alone without a session', async () => {
    await setUp();
    const sessionId = (await begin()).replace('signInChallenge=', '');
    expect((await post(endpoints.auth.credentials.path, { sessionId, type: 'email' })).statusCode).toBe(401);
    for (const token of [sessionId, tokenOf(sessionId)]) {
      const answer = await createTestClient(server.app, { id, sessionId, token }).call(rows.read, {});
      expect(answer.statusCode).toBe(401);
    }
  });

  test('takes no code twice, nor an older one, whoever saw it', async () => {
    const { secret } = await setUp();
    expect((await reply(await begin(), codeOf(secret))).statusCode).toBe(200);
    const again = await reply(await begin(), codeOf(secret));
    expect([again.statusCode, again.json().code]).toEqual([403, 'WRONG_CODE']);
    expect((await reply(await begin(), codeOf(secret, -1))).json().code).toBe('WRONG_CODE');
    const cookies = [await begin(), await begin()];
    const both = await Promise.all(cookies.map((cookie) => reply(cookie, codeOf(secret, 1))));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
  });

  test('lets a recovery code stand in once, however it is typed, until there are new ones', async () => {
    const { secret, codes } = await setUp();
    const [first = '', second = ''] = codes;
    expect((await reply(await begin(), first.toUpperCase().replaceAll('-', ' '))).statusCode).toBe(200);
    expect((await reply(await begin(), first)).json().code).toBe('WRONG_CODE');
    expect(await pia.ok(rows.read, {})).toMatchObject({ recoveryCodesLeft: 9 });
    const body = { password: PASSWORD, code: codeOf(secret) };
    const { recoveryCodes } = await pia.ok(rows.renewCodes, { body });
    expect(recoveryCodes).toHaveLength(10);
    expect((await reply(await begin(), second)).json().code).toBe('WRONG_CODE');
    expect((await reply(await begin(), recoveryCodes?.[0] ?? '')).statusCode).toBe(200);
  });

  test('is not guessed: ten tries, side by side as well, and then a wait', async () => {
    const { secret } = await setUp();
    const cookie = await begin();
    const tries = await Promise.all(Array.from({ length: 14 }, () => reply(cookie, '000000')));
    expect(tries.filter(({ statusCode }) => statusCode === 403).length).toBeLessThanOrEqual(10);
    const stopped = await reply(cookie, codeOf(secret));
    expect([stopped.statusCode, stopped.json().code]).toEqual([429, 'RATE_LIMITED']);
    server.clock.now += 15 * 60_000;
    expect((await reply(await begin(), codeOf(secret))).statusCode).toBe(200);
  });

  test('is not guessed with the password at hand either: a right password forgives no wrong code', async () => {
    await setUp();
    const guess = { password: PASSWORD, code: '000000' };
    for (let tries = 0; tries < 10; tries++) {
      expect((await pia.refused(rows.renewCodes, { body: guess })).code).toBe('WRONG_CODE');
      expect((await pia.refused(rows.startTotp, { body: { password: PASSWORD } })).code).toBe('SECOND_FACTOR_ON');
    }
    expect((await pia.refused(rows.renewCodes, { body: guess })).code).toBe('RATE_LIMITED');
  });

  test('has to be given within ten minutes of the password', async () => {
    const { secret } = await setUp();
    const cookie = await begin();
    server.clock.now += 600_000;
    expect((await reply(cookie, codeOf(secret))).json().code).toBe('UNAUTHENTICATED');
    expect((await reply('', codeOf(secret))).json().code).toBe('UNAUTHENTICATED');
    expect((await server.app.inject({ url: rows.asked.path })).statusCode).toBe(401);
  });

  test('is turned off with the password and a code', async () => {
    const { secret, codes } = await setUp();
    const code = codeOf(secret);
    expect((await pia.refused(rows.removeTotp, { body: { code } })).code).toBe('WRONG_PASSWORD');
    const wrong = { password: PASSWORD, code: '000000' };
    expect((await pia.refused(rows.removeTotp, { body: wrong })).code).toBe('WRONG_CODE');
    await pia.ok(rows.removeTotp, { body: { password: PASSWORD, code: codes[3] ?? '' } });
    expect((await login()).statusCode).toBe(200);
    expect(await pia.ok(rows.read, {})).toMatchObject({ totp: false, recoveryCodesLeft: 0 });
  });

  test('is taken away by other administrators, and by nobody else', async () => {
    await setUp();
    await server.database.kysely.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute();
    expect((await pia.refused(rows.reset, { params: { id } })).code).toBe('FORBIDDEN');
    const ben = await server.person('Ben');
    const ada = await server.person('Ada', { role: 'admin' });
    expect((await ben.refused(rows.reset, { params: { id } })).code).toBe('FORBIDDEN');
    expect((await ada.refused(rows.reset, { params: { id: 'nobody' } })).code).toBe('USER_NOT_FOUND');
    const cookie = await begin();
    const isListed = async () => {
      const { people } = await ada.ok(endpoints.people.list, {});
      return people.find((one) => one.id === id)?.hasSecondFactor;
    };
    expect(await isListed()).toBe(true);
    await ada.ok(rows.reset, { params: { id } });
    expect(await isListed()).toBe(false);
    expect((await login()).statusCode).toBe(200);
    expect((await reply(cookie, '000000')).statusCode).toBe(401);
  });

  test('is not stored so that somebody who reads the database could use it', async () => {
    const { secret, codes } = await setUp();
    const stored = await server.database.kysely
      .selectFrom('totp_secrets')
      .selectAll()
      .where('user_id', '=', id)
      .execute();
    const hashes = await server.database.kysely
      .selectFrom('recovery_codes')
      .selectAll()
      .where('user_id', '=', id)
      .execute();
    const text = JSON.stringify([stored, hashes]);
    expect(text).not.toContain(secret);
    for (const code of codes) expect(text).not.toContain(code);
    const other = await createTestApp(server.database, { credentialsKey: () => Buffer.alloc(32, 9) });
    const asked = await other.app.inject({
      method: 'POST',
      url: endpoints.auth.login.path,
      payload: { email, password: PASSWORD },
    });
    const cookie = `signInChallenge=${asked.cookies[0]?.value}`;
    const send = (code: string) =>
      other.app.inject({ method: 'POST', url: rows.answer.path, payload: { code }, headers: { cookie } });
    const unread = await send(codeOf(secret));
    expect([unread.statusCode, unread.json().code]).toEqual([503, 'AUTHENTICATOR_UNAVAILABLE']);
    expect(unread.json().message).toMatch(/Use a recovery code or a passkey/);
    // A wrong code is not told from a right one.
    expect((await send('000000')).json().code).toBe('AUTHENTICATOR_UNAVAILABLE');
    expect((await send(codes[0] ?? '')).statusCode).toBe(200);
    await other.app.close();
    const log = server.database.kysely.selectFrom('audit_log').select('id');
    const refused = log.where('action', '=', 'session.refuse').where('search_key', 'like', `%${email}%`);
    expect(await refused.execute()).toHaveLength(2);
  });
});
