import { endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../db/new-id.ts';
import { createKeptMailRepository } from '../../integrations/mail/kept-mail-repository.ts';
import { createOutbox } from '../../integrations/mail/outbox.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const { list, send, resend, revoke, look, accept } = endpoints.invitations;
const DAY = 86_400_000;
const PASSWORD = 'a brass kettle in May';

describeOnBoth('an invitation', (open) => {
  let server: TestApp;
  let ada: TestClient;

  beforeAll(async () => {
    server = await createTestApp(await open());
    ada = await server.person('Ada', { role: 'admin' });
  });
  afterAll(() => server.close());

  const tokenOfMail = () => /invitation#([\w-]+)/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? '';
  const post = (row: { readonly path: string }, payload: object) =>
    server.app.inject({ method: 'POST', url: row.path, payload });
  const looked = async (token: string) => (await post(look, { token })).json();
  const accepted = (token: string, values = {}) =>
    post(accept, { token, firstName: 'Nora', lastName: 'Newman', password: PASSWORD, ...values });

  async function invite(values: Partial<{ email: string; role: 'admin' | 'user' }> = {}) {
    const email = `nora.${newId()}@acme.example`.toLowerCase();
    const { invitation, link } = await ada.ok(send, { body: { email, planNumber: 3, ...values } });
    return { ...invitation, link, token: tokenOfMail() };
  }

  test('is sent by administrators alone', async () => {
    const ben = await server.person('Ben');
    const body = { email: 'x@acme.example', planNumber: 3 };
    const params = { id: 'any' };
    const refusals = [
      await ben.refused(list, {}),
      await ben.refused(send, { body }),
      await ben.refused(resend, { params }),
      await ben.refused(revoke, { params }),
    ];
    expect(refusals.map(({ status, code }) => `${status} ${code}`)).toEqual(Array(4).fill('403 FORBIDDEN'));
  });

  test('goes to the address with a link, says who invites, and becomes an account with role and plan', async () => {
    const { email, token, link } = await invite({ role: 'admin' });
    expect(link).toBeNull();
    expect(server.mails.at(-1)).toMatchObject({ to: [email], subject: 'Ada Example invites you to Mailwright' });
    expect(await looked(token)).toEqual({ state: 'open', email });
    expect((await accepted(token)).statusCode).toBe(204);
    const { sessionId } = (await post(endpoints.auth.login, { email, password: PASSWORD })).json();
    const session = (await post(endpoints.auth.credentials, { sessionId, type: 'email' })).json();
    expect(session).toMatchObject({ firstName: 'Nora', lastName: 'Newman', role: 'admin', subscriptionPlanNumber: 3 });
    const { invitations } = await ada.ok(list, {});
    expect(invitations.map((one) => one.email)).not.toContain(email);
    expect(await looked(token)).toEqual({ state: 'used', email });
  });

  test('is written in the language of whoever invites: the one they chose, else the one of their browser', async () => {
    const written = async (boss: TestClient, headers = {}) => {
      const body = { email: `nora.${newId()}@acme.example`, planNumber: 3 };
      await boss.send({ method: send.method, url: send.path, payload: body, headers });
      return server.mails.at(-1);
    };
    const eva = await server.person('Eva', { role: 'admin' });
    expect((await written(eva, { 'accept-language': 'fr-CH, es;q=0.9, de;q=0.8' }))?.subject).toBe(
      'Eva Example te invita a Mailwright',
    );
    await eva.ok(endpoints.userSettings.save, { body: { userId: eva.id, locale: 'de-AT' } });
    const german = await written(eva, { 'accept-language': 'es' });
    expect(german?.subject).toBe('Eva Example lädt Sie zu Mailwright ein');
    expect(german?.text).toMatch(/gilt einmal, bis \d+\. \p{L}+ \d{4} um \d\d:\d\d UTC/u);
    const { invitations } = await ada.ok(list, {});
    await ada.ok(resend, { params: { id: invitations.find(({ email }) => email === german?.to[0])?.id ?? '' } });
    expect(server.mails.at(-1)).toMatchObject({ to: german?.to, subject: 'Ada Example invites you to Mailwright' });
  });

  test('is stored without what opens it', async () => {
    const { token } = await invite();
    const stored = JSON.stringify(await server.database.kysely.selectFrom('invitations').selectAll().execute());
    expect(stored).not.toContain(token);
  });

  test('is good once, also when it is accepted twice at the same moment', async () => {
    const { token } = await invite();
    const answers = await Promise.all([accepted(token), accepted(token, { firstName: 'Mallory' })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 410]);
    expect((await accepted(token)).json().code).toBe('LINK_GONE');
  });

  test('is good for seven days', async () => {
    const { id, token, expires, email } = await invite();
    expect(Date.parse(expires)).toBe(server.clock.now + 7 * DAY);
    server.clock.now += 7 * DAY;
    ada = await server.person('Ada', { role: 'admin' });
    expect(await looked(token)).toEqual({ state: 'expired', email });
    expect((await accepted(token)).json().code).toBe('LINK_GONE');
    const { invitations, hasMailServer } = await ada.ok(list, {});
    expect(hasMailServer).toBe(true);
    expect(invitations.find((one) => one.id === id)).toMatchObject({ isExpired: true });
  });

  test('is sent again with another link, and the first one opens nothing any more', async () => {
    const { id, token } = await invite();
    server.clock.now += 8 * DAY;
    ada = await server.person('Ada', { role: 'admin' });
    const { invitation } = await ada.ok(resend, { params: { id } });
    expect(Date.parse(invitation.expires)).toBe(server.clock.now + 7 * DAY);
    expect((await accepted(token)).json().code).toBe('LINK_GONE');
    expect((await accepted(tokenOfMail())).statusCode).toBe(204);
    expect((await ada.refused(resend, { params: { id } })).code).toBe('INVITATION_NOT_FOUND');
  });

  test('that was sent again says of each earlier link that there is a newer one, and what became of that', async () => {
    const { id, token, email } = await invite();
    const again = async () => {
      await ada.ok(resend, { params: { id } });
      return tokenOfMail();
    };
    const second = await again();
    const third = await again();
    const states = async () => Promise.all([token, second, third].map(async (one) => (await looked(one)).state));
    expect(await states()).toEqual(['replaced', 'replaced', 'open']);
    expect(await looked(token)).toEqual({ state: 'replaced', email });
    const { invitations } = await ada.ok(list, {});
    expect(invitations.filter((one) => one.email === email).map((one) => one.id)).toEqual([id]);
    server.clock.now += 7 * DAY;
    ada = await server.person('Ada', { role: 'admin' });
    expect(await states()).toEqual(['expired', 'expired', 'expired']);
    const fourth = await again();
    expect((await accepted(fourth)).statusCode).toBe(204);
    expect(await states()).toEqual(['used', 'used', 'used']);
  });

  test('sent again twice at the same moment is good by one of the links', async () => {
    const { id, token } = await invite();
    const before = server.mails.length;
    await Promise.all([1, 2].map(() => ada.ok(resend, { params: { id } })));
    const links = server.mails.slice(before).map(({ text }) => /invitation#([\w-]+)/.exec(text)?.[1] ?? '');
    const states = await Promise.all([token, ...links].map(async (one) => (await looked(one)).state));
    expect(states.toSorted()).toEqual(['open', 'replaced', 'replaced']);
  });

  test('that was sent again and then taken back says that it was taken back', async () => {
    const { id, token } = await invite();
    await ada.ok(resend, { params: { id } });
    await ada.ok(revoke, { params: { id } });
    expect((await looked(token)).state).toBe('revoked');
  });

  test('is taken back, and says so', async () => {
    const { id, token, email } = await invite();
    expect((await ada.call(revoke, { params: { id } })).statusCode).toBe(204);
    expect(await looked(token)).toEqual({ state: 'revoked', email });
    expect((await accepted(token)).json().code).toBe('LINK_GONE');
    expect((await ada.refused(revoke, { params: { id } })).code).toBe('INVITATION_NOT_FOUND');
  });

  test('takes the place of an earlier one to the same address, whatever its case', async () => {
    const { token, email } = await invite();
    await invite({ email: email.toUpperCase() });
    expect((await looked(token)).state).toBe('replaced');
    const { invitations } = await ada.ok(list, {});
    expect(invitations.filter((one) => one.email.toLowerCase() === email)).toHaveLength(1);
  });

  test('to one address at the same moment is one invitation', async () => {
    const email = `nora.${newId()}@acme.example`.toLowerCase();
    await Promise.all([1, 2, 3, 4].map(() => ada.ok(send, { body: { email, planNumber: 3 } })));
    const { invitations } = await ada.ok(list, {});
    expect(invitations.filter((one) => one.email === email)).toHaveLength(1);
  });

  test('is refused for who has an account, a wrong address and an unknown plan', async () => {
    await server.person('Carl', { email: 'carl@acme.example' });
    const refused = async (body: { email: string; planNumber: number }) => ada.refused(send, { body });
    expect((await refused({ email: 'Carl@acme.example', planNumber: 3 })).code).toBe('PERSON_EXISTS');
    expect(await refused({ email: 'nobody', planNumber: 3 })).toMatchObject({ details: [{ path: 'email' }] });
    expect(await refused({ email: 'n@acme.example', planNumber: 99 })).toMatchObject({
      details: [{ path: 'planNumber' }],
    });
  });

  test('whose address has got an account meanwhile stays as it was', async () => {
    const { token, email } = await invite();
    await server.person('Nora', { email });
    expect((await accepted(token)).json().code).toBe('PERSON_EXISTS');
    expect((await looked(token)).state).toBe('open');
  });

  test('wants a name and a password that is not guessed soon', async () => {
    const { token } = await invite();
    expect((await accepted(token, { firstName: ' ' })).json().details[0].path).toBe('firstName');
    expect((await accepted(token, { lastName: 'New\u2028man' })).json().details[0].path).toBe('lastName');
    expect((await accepted(token, { password: 'eleven char' })).json().details[0].path).toBe('password');
    expect((await accepted(token, { password: 'password1234' })).json().code).toBe('PASSWORD_TOO_EASY');
    expect((await accepted(token, { password: 'x'.repeat(257) })).statusCode).toBe(400);
    expect((await accepted(token)).statusCode).toBe(204);
  });

  test('cannot be guessed, nor tried without end', async () => {
    expect((await post(look, { token: 'guess' })).json().code).toBe('LINK_NOT_FOUND');
    expect((await accepted('guess')).statusCode).toBe(404);
    const tries = await Promise.all(Array.from({ length: 60 }, () => post(look, { token: 'guess' })));
    expect(tries.map(({ statusCode }) => statusCode)).toContain(429);
    server.clock.now += 15 * 60_000;
    expect((await post(look, { token: 'guess' })).statusCode).toBe(404);
  });

  test('comes back as a link where no mail server takes mails', async () => {
    const outbox = createOutbox(createKeptMailRepository(server.database), 'Mailwright <no-reply@localhost>');
    const bare = await createTestApp(server.database, { outbox });
    const answer = await bare.app.inject({
      method: 'POST',
      url: send.path,
      headers: ada.headers,
      payload: { email: 'otto@acme.example', planNumber: 3 },
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().link).toMatch(/^http:\/\/localhost:3000\/invitation#[\w-]{43}$/);
    await bare.app.close();
  });
});
