import { endpoints, LIMITS } from '@mailwright/contract';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../db/new-id.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { createPasskeyDevice, type PasskeyDevice } from '../../testing/sign-in/passkey-device.ts';
import { cookiesOf } from '../../testing/sign-in/session-of.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { hashPassword } from '../auth/passwords.ts';

const rows = endpoints.passkeys;
const PASSWORD = 'right horse';
const ORIGIN = 'http://localhost:3000';

describeOnBoth('a passkey', (open) => {
  let server: TestApp;
  let passwordHash: string;
  let email: string;
  let pia: TestClient;

  beforeAll(async () => {
    server = await createTestApp(await open());
    passwordHash = await hashPassword(PASSWORD);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.clock.now += 86_400_000;
    email = `pia.${newId()}@acme.example`.toLowerCase();
    pia = await server.person('Pia', { email, passwordHash });
  });

  const post = (url: string, payload: object = {}, cookie = '') =>
    server.app.inject({ method: 'POST', url, payload, headers: { cookie } });

  const login = () => post(endpoints.auth.login.path, { email, password: PASSWORD });

  async function add(device: PasskeyDevice, name = 'Laptop') {
    const options = await pia.ok(rows.begin, { body: { password: PASSWORD } });
    return pia.ok(rows.add, { body: { name, response: device.make(options) } });
  }

  test('is added with the password, and brings recovery codes the first time', async () => {
    expect((await pia.refused(rows.begin, { body: { password: 'wrong' } })).code).toBe('WRONG_PASSWORD');
    const options = await pia.ok(rows.begin, { body: { password: PASSWORD } });
    expect(options).toMatchObject({ rp: { id: 'localhost' }, user: { name: email }, attestation: 'none' });
    const response = createPasskeyDevice({ origin: ORIGIN }).make(options);
    const first = await pia.ok(rows.add, { body: { name: ' Laptop ', response } });
    expect(first).toMatchObject({ passkey: { id: response.id, name: 'Laptop', usedAt: null } });
    expect(first.recoveryCodes).toHaveLength(10);
    expect((await pia.refused(rows.add, { body: { name: 'Again', response } })).code).toBe('PASSKEY_REFUSED');
    expect((await add(createPasskeyDevice({ origin: ORIGIN }), 'Phone')).recoveryCodes).toBeNull();
    const state = await pia.ok(endpoints.secondFactor.read, {});
    expect(state).toMatchObject({ totp: false, passkeys: 2, recoveryCodesLeft: 10 });
  });

  test('is asked for after the password, once for each question', async () => {
    const device = createPasskeyDevice({ origin: ORIGIN, seesPerson: false });
    await add(device);
    const asked = await login();
    expect([asked.statusCode, asked.json()]).toEqual([202, { totp: false, passkeys: true, recoveryCodes: true }]);
    const cookie = cookiesOf(asked);
    const response = device.answer((await post(rows.askFactor.path, {}, cookie)).json());
    const tampered = { ...response, response: { ...(response.response as object), signature: 'AAAA' } };
    expect((await post(rows.answerFactor.path, { response: tampered }, cookie)).json().code).toBe('PASSKEY_REFUSED');
    // The question was used up by that.
    expect((await post(rows.answerFactor.path, { response }, cookie)).json().code).toBe('PASSKEY_REFUSED');
    const another = device.answer((await post(rows.askFactor.path, {}, cookie)).json());
    expect((await post(rows.answerFactor.path, { response: another }, cookie)).statusCode).toBe(200);
    expect((await post(rows.answerFactor.path, { response: another }, cookie)).statusCode).toBe(401);
    expect((await pia.ok(rows.list, {}))[0]?.usedAt).not.toBeNull();
  });

  test('of somebody else, of another page, or too late opens nothing', async () => {
    await add(createPasskeyDevice({ origin: ORIGIN }));
    const cookie = cookiesOf(await login());
    const answered = async (device: PasskeyDevice) => {
      const response = device.answer((await post(rows.askFactor.path, {}, cookie)).json());
      return (await post(rows.answerFactor.path, { response }, cookie)).json().code;
    };
    expect(await answered(createPasskeyDevice({ origin: ORIGIN }))).toBe('PASSKEY_REFUSED');
    const options = await pia.ok(rows.begin, { body: { password: PASSWORD } });
    const elsewhere = createPasskeyDevice({ origin: 'http://localhost:4000' }).make(options);
    const refusal = await pia.refused(rows.add, { body: { name: 'Phish', response: elsewhere } });
    expect(refusal.code).toBe('PASSKEY_REFUSED');
    expect((await pia.refused(rows.add, { body: { name: 'X', response: { id: 'x' } } })).code).toBe('PASSKEY_REFUSED');
    const late = createPasskeyDevice({ origin: ORIGIN }).make(
      await pia.ok(rows.begin, { body: { password: PASSWORD } }),
    );
    server.clock.now += 300_000;
    expect((await pia.refused(rows.add, { body: { name: 'Late', response: late } })).code).toBe('PASSKEY_REFUSED');
  });

  test('signs in alone where it has seen the person', async () => {
    const device = createPasskeyDevice({ origin: ORIGIN });
    await add(device);
    const blind = createPasskeyDevice({ origin: ORIGIN, seesPerson: false });
    await add(blind, 'Key');
    const enter = async (one: PasskeyDevice) => {
      const asked = await post(rows.ask.path);
      return post(rows.signIn.path, { response: one.answer(asked.json()) }, cookiesOf(asked));
    };
    expect((await enter(blind)).json().code).toBe('PASSKEY_REFUSED');
    const answer = await enter(device);
    expect(answer.statusCode).toBe(200);
    const payload = { sessionId: answer.json().sessionId, type: 'email' };
    expect((await post(endpoints.auth.credentials.path, payload)).json()).toMatchObject({ email });
    const closed = await createTestApp(server.database, { passwordSignIn: false });
    const refused = await closed.app.inject({ method: 'POST', url: rows.ask.path, payload: {} });
    expect(refused.json().code).toBe('PASSWORDS_OFF');
    await closed.app.close();
  });

  test('is no way in by itself for who comes by the word of a provider alone', async () => {
    const olga = await server.person('Olga', { email: `olga.${newId()}@acme.example`, passwordHash: null });
    const device = createPasskeyDevice({ origin: ORIGIN });
    const options = await olga.ok(rows.begin, { body: {} });
    await olga.ok(rows.add, { body: { name: 'Laptop', response: device.make(options) } });
    const asked = await post(rows.ask.path);
    const answer = await post(rows.signIn.path, { response: device.answer(asked.json()) }, cookiesOf(asked));
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'PASSKEY_REFUSED']);
  });

  test('is changed by who has no password with a code, once there is a factor', async () => {
    const olga = await server.person('Olga', { email: `olga.${newId()}@acme.example`, passwordHash: null });
    const { startTotp } = endpoints.secondFactor;
    const device = createPasskeyDevice({ origin: ORIGIN });
    const options = await olga.ok(rows.begin, { body: {} });
    const body = { name: 'Laptop', response: device.make(options) };
    const { passkey, recoveryCodes: codes } = await olga.ok(rows.add, { body });
    const params = { id: passkey.id };
    expect((await olga.refused(rows.begin, { body: {} })).code).toBe('WRONG_CODE');
    expect((await olga.refused(startTotp, { body: {} })).code).toBe('WRONG_CODE');
    expect((await olga.refused(rows.remove, { params, body: {} })).code).toBe('WRONG_CODE');
    await olga.ok(rows.begin, { body: { code: codes?.[0] ?? '' } });
    await olga.ok(startTotp, { body: { code: codes?.[1] ?? '' } });
    expect((await olga.refused(rows.remove, { params, body: { code: codes?.[1] ?? '' } })).code).toBe('WRONG_CODE');
    await olga.ok(rows.remove, { params, body: { code: codes?.[2] ?? '' } });
  });

  test('and an app that cannot be added use no code up', async () => {
    const olga = await server.person('Olga', { email: `olga.${newId()}@acme.example`, passwordHash: null });
    const { startTotp, confirmTotp, read } = endpoints.secondFactor;
    const { secret } = await olga.ok(startTotp, { body: {} });
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now });
    const { recoveryCodes: codes } = await olga.ok(confirmTotp, { body: { code } });
    const more = { user_id: olga.id, public_key: '', counter: 0, transports: '[]', name: 'Key', created_at: 0 };
    const keys = Array.from({ length: 20 }, () => ({ id: newId(), used_at: null, ...more }));
    await server.database.kysely.insertInto('passkeys').values(keys).execute();
    const body = { code: codes?.[0] ?? '' };
    expect((await olga.refused(rows.begin, { body })).code).toBe('PASSKEYS_FULL');
    expect((await olga.refused(startTotp, { body })).code).toBe('SECOND_FACTOR_ON');
    expect(await olga.ok(read, {})).toMatchObject({ recoveryCodesLeft: 10 });
  });

  test('may be made on the second try with what was asked for the code once', async () => {
    const olga = await server.person('Olga', { email: `olga.${newId()}@acme.example`, passwordHash: null });
    const first = createPasskeyDevice({ origin: ORIGIN }).make(await olga.ok(rows.begin, { body: {} }));
    const { recoveryCodes: codes } = await olga.ok(rows.add, { body: { name: 'Laptop', response: first } });
    const options = await olga.ok(rows.begin, { body: { code: codes?.[0] ?? '' } });
    // The person says no to the browser, thinks again, and is in time.
    server.clock.now += LIMITS.passkey.answerWithin - LIMITS.passkey.browserWaits;
    expect(options.timeout).toBe(LIMITS.passkey.browserWaits);
    server.clock.now += LIMITS.passkey.browserWaits - 1;
    const response = createPasskeyDevice({ origin: ORIGIN }).make(options);
    await olga.ok(rows.add, { body: { name: 'Phone', response } });
    expect(await olga.ok(endpoints.secondFactor.read, {})).toMatchObject({ passkeys: 2, recoveryCodesLeft: 9 });
  });

  test('is renamed and removed by its owner alone; with the last one the password is enough', async () => {
    const { passkey } = await add(createPasskeyDevice({ origin: ORIGIN }));
    const params = { id: passkey.id };
    const ben = await server.person('Ben');
    expect((await ben.refused(rows.rename, { params, body: { name: 'Mine' } })).code).toBe('PASSKEY_NOT_FOUND');
    expect((await ben.refused(rows.remove, { params, body: {} })).code).toBe('PASSKEY_NOT_FOUND');
    expect(await pia.ok(rows.rename, { params, body: { name: 'Desk' } })).toMatchObject({ name: 'Desk' });
    expect((await pia.refused(rows.remove, { params, body: {} })).code).toBe('WRONG_PASSWORD');
    await pia.ok(rows.remove, { params, body: { password: PASSWORD } });
    expect((await login()).statusCode).toBe(200);
    expect(await pia.ok(endpoints.secondFactor.read, {})).toMatchObject({ passkeys: 0, recoveryCodesLeft: 0 });
  });
});
