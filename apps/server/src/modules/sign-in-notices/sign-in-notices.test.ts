import { endpoints } from '@mailwright/contract';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import type { OutgoingMail } from '../../integrations/mail/port.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { LONG_ENOUGH } from '../../testing/long-enough.ts';
import { createPasskeyDevice } from '../../testing/sign-in/passkey-device.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { hashPassword } from '../auth/passwords.ts';

const { account, secondFactor, passkeys } = endpoints;
const PASSWORD = 'right horse';
const ORIGIN = 'http://localhost:3000';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

describeOnBoth('a change of the sign-in', (open) => {
  let database: OpenDatabase;
  let server: TestApp;
  let passwordHash: string;
  let email: string;
  let pia: TestClient;

  beforeAll(async () => {
    database = await open();
    server = await createTestApp(database);
    passwordHash = await hashPassword(PASSWORD);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.clock.now += 86_400_000;
    email = `pia.${newId()}@acme.example`.toLowerCase();
    pia = await server.person('Pia', { email, passwordHash });
  });

  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now });

  /** Returns the mail that this person got as number `count`. */
  async function told(count: number): Promise<OutgoingMail> {
    const own = () => server.mails.filter(({ to }) => to.includes(email));
    await vi.waitFor(() => expect(own()).toHaveLength(count), LONG_ENOUGH);
    return own()[count - 1] as OutgoingMail;
  }

  async function addApp(person = pia): Promise<string> {
    const { secret } = await person.ok(secondFactor.startTotp, { body: { password: PASSWORD } });
    await person.ok(secondFactor.confirmTotp, { body: { code: codeOf(secret) } });
    server.clock.now += 60_000;
    return secret;
  }

  async function addPasskey(name: string) {
    const options = await pia.ok(passkeys.begin, { body: { password: PASSWORD } });
    const response = createPasskeyDevice({ origin: ORIGIN }).make(options);
    return (await pia.ok(passkeys.add, { body: { name, response } })).passkey;
  }

  test('is told with when, where from and what to do, and no link that opens anything', async () => {
    server.clock.now = Date.UTC(2026, 2, 1, 14, 5);
    pia = await server.signIn(pia.id);
    await pia.send({
      method: account.changePassword.method,
      url: account.changePassword.path,
      payload: { current: PASSWORD, password: 'seven umbrellas drying' },
      headers: { 'user-agent': FIREFOX },
    });
    const { subject, text } = await told(1);
    expect(subject).toBe('Your Mailwright password has been changed');
    expect(text.replaceAll('\u202f', ' ').split('\n')).toEqual([
      'Hello Pia,',
      '',
      'the password of your account has just been changed, and its other sessions have ended.',
      '',
      'When: March 1, 2026 at 2:05 PM UTC',
      'From: Firefox on Linux, 127.0.0.1',
      '',
      'If that was you, there is nothing to do.',
      'If it was not, somebody else may be in your account:',
      '',
      'Choose a new password. That ends all sessions:',
      'http://localhost:3000/forgot-password',
      '',
      'Remove what you do not know, and end other sessions:',
      'http://localhost:3000/settings/account',
      '',
      'Tell your administrator as well.',
      '',
    ]);
  });

  test('is told of authenticator app and recovery codes, each once', async () => {
    const secret = await addApp();
    expect((await told(1)).subject).toBe('An authenticator app was added to your Mailwright account');
    await pia.ok(secondFactor.confirmTotp, { body: { code: codeOf(secret) } });
    server.clock.now += 60_000;
    await pia.ok(secondFactor.renewCodes, { body: { password: PASSWORD, code: codeOf(secret) } });
    const renewed = await told(2);
    expect(renewed.subject).toBe('Your Mailwright recovery codes were replaced');
    expect(renewed.text).not.toContain(secret);
    server.clock.now += 60_000;
    const wrong = { password: PASSWORD, code: '000000' };
    expect((await pia.refused(secondFactor.removeTotp, { body: wrong })).code).toBe('WRONG_CODE');
    await pia.ok(secondFactor.removeTotp, { body: { password: PASSWORD, code: codeOf(secret) } });
    expect((await told(3)).subject).toBe('The authenticator app was removed from your Mailwright account');
  });

  test('is told of passkeys by their names, in the language of the account', async () => {
    await pia.ok(endpoints.userSettings.save, { body: { userId: pia.id, locale: 'de' } });
    const passkey = await addPasskey('Büro');
    const added = await told(1);
    expect(added.subject).toBe('Ihr Mailwright-Konto hat einen neuen Passkey');
    expect(added.text).toContain('der Passkey „Büro“ wurde gerade zu Ihrem Konto hinzugefügt.');
    expect(added.text).toContain('Wann: ');
    await pia.ok(endpoints.userSettings.save, { body: { userId: pia.id, locale: 'es' } });
    await pia.ok(passkeys.remove, { params: { id: passkey.id }, body: { password: PASSWORD } });
    const removed = await told(2);
    expect(removed.subject).toBe('Se ha quitado una llave de acceso de tu cuenta de Mailwright');
    expect(removed.text).toContain('la llave de acceso «Büro» se acaba de quitar de tu cuenta.');
  });

  test('by an administrator is told without where from, and in the language of its owner', async () => {
    const ada = await server.person('Ada', { role: 'admin' });
    const reset = () =>
      ada.send({
        method: secondFactor.reset.method,
        url: secondFactor.reset.path.replace('{id}', pia.id),
        headers: { 'accept-language': 'de', 'user-agent': FIREFOX },
      });
    await reset();
    await addApp();
    await told(1);
    await reset();
    const { subject, text } = await told(2);
    expect(subject).toBe('The second factor of your Mailwright account was reset');
    expect(text).toContain('If you did not ask for this, tell your administrator.');
    expect(text).not.toMatch(/Firefox|127\.0\.0\.1|forgot-password/);
  });

  test('offers no new password where people do not sign in with theirs', async () => {
    const mails: OutgoingMail[] = [];
    const mail = {
      send: async (one: OutgoingMail) => {
        mails.push(one);
        return { accepted: one.to, rejected: [] };
      },
    };
    const companyOnly = await createTestApp(database, { passwordSignIn: false, mail });
    companyOnly.clock.now = server.clock.now;
    const kim = await companyOnly.signIn(pia.id);
    await addApp(kim);
    await companyOnly.app.close();
    expect(mails.map(({ subject }) => subject)).toEqual(['An authenticator app was added to your Mailwright account']);
    expect(mails[0]?.text).not.toContain('forgot-password');
    expect(mails[0]?.text).toContain('http://localhost:3000/settings/account');
  });

  test('stands, whatever becomes of the mail', async () => {
    const sent: string[] = [];
    for (const fails of [true, false]) {
      const mail = {
        async send({ to, subject }: OutgoingMail) {
          sent.push(subject);
          if (fails) throw new Error('No mail server');
          return { accepted: [], rejected: to.map((address) => ({ address, reason: 'unknown' })) };
        },
      };
      const failing = await createTestApp(database, { mail });
      failing.clock.now = server.clock.now;
      const own = await failing.signIn(pia.id);
      const secret = await addApp(own);
      failing.clock.now = server.clock.now;
      expect(await own.ok(secondFactor.read, {})).toMatchObject({ totp: true });
      await own.ok(secondFactor.removeTotp, { body: { password: PASSWORD, code: codeOf(secret) } });
      await failing.app.close();
    }
    expect(sent).toHaveLength(4);
  });

  test('of an archive that an administrator makes is told, and nothing of one that the person makes', async () => {
    const ada = await server.person('Ada', { role: 'admin' });
    expect((await pia.call(account.personalData, {})).statusCode).toBe(200);
    expect((await ada.call(endpoints.people.personalData, { params: { id: pia.id } })).statusCode).toBe(200);
    const { subject, text } = await told(1);
    expect(subject).toBe('An administrator downloaded the personal data of your Mailwright account');
    expect(text).toContain('What your drafts, notes and earlier versions say is not in it.');
    expect(text).not.toContain('Set up a second factor');
  });
});
