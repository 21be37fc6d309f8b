import { endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '../../db/new-id.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { LONG_ENOUGH } from '../../testing/long-enough.ts';
import { addPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { hashPassword } from '../auth/passwords.ts';

const { forgot, look, reset } = endpoints.passwords;
const MINUTE = 60_000;
const NEW = 'seven umbrellas drying';

describeOnBoth('a forgotten password', (open) => {
  let server: TestApp;
  let passwordHash: string;
  let email: string;
  let id: string;

  beforeAll(async () => {
    server = await createTestApp(await open());
    passwordHash = await hashPassword('the old one');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.clock.now += 24 * 60 * MINUTE;
    email = `otto.${newId()}@acme.example`.toLowerCase();
    id = await addPerson(server.database, 'Otto', { email, passwordHash });
  });

  const post = (row: { readonly path: string }, payload: object) =>
    server.app.inject({ method: 'POST', url: row.path, payload });
  const mailsTo = (address: string) => server.mails.filter(({ to }) => to.includes(address));
  const tokenOf = (text: string) => /new-password#([\w-]+)/.exec(text)?.[1] ?? '';
  const login = async (password: string) => (await post(endpoints.auth.login, { email, password })).statusCode;

  async function ask(address = email, count = 1): Promise<string> {
    expect((await post(forgot, { email: address })).statusCode).toBe(202);
    await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(count), LONG_ENOUGH);
    return tokenOf(mailsTo(email).at(-1)?.text ?? '');
  }

  test('is replaced by a link that is good once, and ends every session', async () => {
    const { sessionId } = (await post(endpoints.auth.login, { email, password: 'the old one' })).json();
    const token = await ask(email.toUpperCase());
    expect((await post(look, { token })).json()).toEqual({ state: 'open', email });
    expect((await post(reset, { token, password: NEW })).statusCode).toBe(204);
    expect((await post(endpoints.auth.credentials, { sessionId, type: 'email' })).statusCode).toBe(401);
    expect([await login('the old one'), await login(NEW)]).toEqual([401, 200]);
    expect((await post(look, { token })).json().state).toBe('used');
    expect((await post(reset, { token, password: `${NEW} again` })).json().code).toBe('LINK_GONE');
    await vi.waitFor(
      () => expect(mailsTo(email).at(-1)?.subject).toBe('Your Mailwright password has been changed'),
      LONG_ENOUGH,
    );
  });

  test('answers alike for everybody, and writes to nobody but who has an account with a password', async () => {
    const gone = `gone.${newId()}@acme.example`;
    const other = `other.${newId()}@acme.example`;
    const goneId = await addPerson(server.database, 'Gone', { email: gone, passwordHash });
    await server.database.kysely.updateTable('users').set({ deactivated_at: 1 }).where('id', '=', goneId).execute();
    await addPerson(server.database, 'Other', { email: other });
    const before = server.mails.length;
    const answers = [];
    for (const address of [`nobody.${newId()}@acme.example`, gone, other, email]) {
      answers.push(await post(forgot, { email: address }));
    }
    const told = answers.map(({ statusCode, body, headers }) => ({ statusCode, body, names: Object.keys(headers) }));
    expect(told).toEqual(told.map(() => told[0]));
    expect(told[0]).toMatchObject({ statusCode: 202, body: '' });
    await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(1), LONG_ENOUGH);
    expect(server.mails.slice(before).flatMap(({ to }) => to)).toEqual([email]);
  });

  test('is written about in the language of the account, or else in that of the browser', async () => {
    const asked = async (language: string, count: number) => {
      const headers = { 'accept-language': language };
      await server.app.inject({ method: 'POST', url: forgot.path, payload: { email }, headers });
      await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(count), LONG_ENOUGH);
      return mailsTo(email).at(-1);
    };
    expect((await asked('es-MX', 1))?.subject).toBe('Elige otra contraseña para Mailwright');
    const otto = await server.signIn(id);
    await otto.ok(endpoints.userSettings.save, { body: { userId: id, locale: 'de' } });
    const german = await asked('es-MX', 2);
    expect(german).toMatchObject({ subject: 'Wählen Sie ein neues Passwort für Mailwright' });
    expect(german?.text).toContain('Guten Tag Otto,');
    await post(reset, { token: tokenOf(german?.text ?? ''), password: NEW });
    await vi.waitFor(
      () => expect(mailsTo(email).at(-1)?.subject).toBe('Ihr Mailwright-Passwort wurde geändert'),
      LONG_ENOUGH,
    );
  });

  test('does not wait for what the account costs', async () => {
    let handOver = () => {};
    const mail = { send: () => new Promise<never>((_, fail) => (handOver = () => fail(new Error('No mail server')))) };
    const slow = await createTestApp(server.database, { mail });
    slow.clock.now = server.clock.now;
    const answer = await slow.app.inject({ method: 'POST', url: forgot.path, payload: { email } });
    expect(answer.statusCode).toBe(202);
    await vi.waitFor(() => expect(handOver.toString()).toContain('fail'), LONG_ENOUGH);
    handOver();
    await slow.app.close();
  });

  test('leaves a link for 30 minutes, of which the hash alone is stored', async () => {
    const token = await ask();
    const stored = JSON.stringify(await server.database.kysely.selectFrom('password_links').selectAll().execute());
    expect(stored).not.toContain(token);
    server.clock.now += 30 * MINUTE - 1;
    expect((await post(look, { token })).json().state).toBe('open');
    server.clock.now += 1;
    expect((await post(look, { token })).json().state).toBe('expired');
    expect((await post(reset, { token, password: NEW })).json().code).toBe('LINK_GONE');
    expect(await login('the old one')).toBe(200);
  });

  test('is replaced once when a link is used twice at the same moment, and other links end with it', async () => {
    const [first, second] = [await ask(), await ask(email, 2)];
    const answers = await Promise.all([
      post(reset, { token: second, password: NEW }),
      post(reset, { token: second, password: `${NEW} too` }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 410]);
    expect((await post(reset, { token: first, password: NEW })).json().code).toBe('LINK_GONE');
  });

  test('leads nowhere any more once it is replaced: neither what was begun with it, nor links to a new one', async () => {
    const { kysely } = server.database;
    const begun = async () =>
      kysely
        .insertInto('sign_in_challenges')
        .values({ id_hash: newId(), user_id: id, expires_at: server.clock.now + MINUTE, id_token: null, origin: null })
        .execute();
    const left = () => kysely.selectFrom('sign_in_challenges').select('id_hash').where('user_id', '=', id).execute();
    await begun();
    await post(reset, { token: await ask(), password: NEW });
    expect(await left()).toEqual([]);

    await begun();
    const [token, otto] = [await ask(email, 3), await server.signIn(id)];
    await otto.ok(endpoints.account.changePassword, { body: { current: NEW, password: `${NEW} slowly` } });
    expect(await left()).toEqual([]);
    expect((await post(reset, { token, password: 'the old one again' })).json().code).toBe('LINK_GONE');
  });

  test('is not replaced by what is guessed soon, and the link stays', async () => {
    const token = await ask();
    expect((await post(reset, { token, password: 'password1234' })).json().code).toBe('PASSWORD_TOO_EASY');
    expect((await post(reset, { token, password: 'short' })).json().details[0].path).toBe('password');
    expect((await post(reset, { token, password: NEW })).statusCode).toBe(204);
  });

  test('is asked for five times an hour, and written about three times', async () => {
    for (let count = 1; count <= 5; count += 1) expect((await post(forgot, { email })).statusCode).toBe(202);
    const answer = await post(forgot, { email });
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'RATE_LIMITED']);
    const nobody = `nobody.${newId()}@acme.example`;
    for (let count = 1; count <= 5; count += 1) await post(forgot, { email: nobody });
    expect((await post(forgot, { email: nobody })).statusCode).toBe(429);
    await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(3), LONG_ENOUGH);
    server.clock.now += 60 * MINUTE + 1;
    await ask(email, 4);
  });

  test('cannot be replaced where passwords let nobody in, which is said to everybody alike', async () => {
    const token = await ask();
    const companyOnly = await createTestApp(server.database, { passwordSignIn: false });
    companyOnly.clock.now = server.clock.now;
    const there = (row: { readonly path: string }, payload: object) =>
      companyOnly.app.inject({ method: 'POST', url: row.path, payload });
    const told = [];
    for (let count = 0; count < 7; count += 1) {
      for (const address of [email, `nobody.${newId()}@acme.example`])
        told.push(await there(forgot, { email: address }));
    }
    for (const tried of [token, 'guess']) {
      told.push(await there(look, { token: tried }), await there(reset, { token: tried, password: NEW }));
    }
    const refusals = told.map((one) => `${one.statusCode} ${one.json().code} ${one.json().error}`);
    const sentence = 'Passwords are not accepted here. Sign in with your company account.';
    expect(new Set(refusals)).toEqual(new Set([`403 PASSWORDS_OFF ${sentence}`]));
    const otto = await companyOnly.signIn(id);
    expect(await otto.ok(endpoints.account.read, {})).toMatchObject({ hasPassword: false });
    const body = { current: 'the old one', password: NEW };
    expect((await otto.refused(endpoints.account.changePassword, { body })).code).toBe('PASSWORDS_OFF');
    await companyOnly.app.close();
    expect([mailsTo(email).length, await login('the old one')]).toEqual([1, 200]);
  });

  test('opens nothing for who was deactivated meanwhile', async () => {
    const token = await ask();
    await server.database.kysely.updateTable('users').set({ deactivated_at: 1 }).where('id', '=', id).execute();
    expect((await post(look, { token })).json().state).toBe('revoked');
    expect((await post(reset, { token, password: NEW })).json().code).toBe('LINK_GONE');
    expect((await post(reset, { token: 'guess', password: NEW })).json().code).toBe('LINK_NOT_FOUND');
  });
});
