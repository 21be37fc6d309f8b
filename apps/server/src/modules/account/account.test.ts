import { endpoints } from '@mailwright/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestClient, type TestClient } from '../../testing/test-client.ts';
import { hashPassword } from '../auth/passwords.ts';

const rows = endpoints.account;
const { counts } = endpoints.userTemplates;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const NEW = 'seven umbrellas drying';

describeOnBoth('one’s own account', (open) => {
  let server: TestApp;
  let passwordHash: string;
  let anna: TestClient;
  let email: string;

  beforeAll(async () => {
    server = await createTestApp(await open());
    passwordHash = await hashPassword('the old one');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.clock.now += 86_400_000;
    email = `anna.${server.clock.now}@acme.example`;
    anna = await server.person('Anna', { email, passwordHash });
  });

  async function signIn(userAgent = FIREFOX): Promise<TestClient> {
    const post = (url: string, payload: object) =>
      server.app.inject({ method: 'POST', url, payload, headers: { 'user-agent': userAgent } });
    const { sessionId } = (await post(endpoints.auth.login.path, { email, password: 'the old one' })).json();
    const { token } = (await post(endpoints.auth.credentials.path, { sessionId, type: 'email' })).json();
    return createTestClient(server.app, { id: anna.id, sessionId, token });
  }

  async function uploadPicture(content: Buffer) {
    const boundary = 'limit';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="me.png"\r\nContent-Type: image/png\r\n\r\n`;
    return anna.send({
      method: 'POST',
      url: rows.setPicture.path,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    });
  }

  test('has another name once it is changed, by which others find it', async () => {
    const body = { firstName: ' Änne ', lastName: 'Ångström' };
    expect(await anna.ok(rows.rename, { body })).toEqual({
      firstName: 'Änne',
      lastName: 'Ångström',
      image: null,
      hasPassword: true,
    });
    const ben = await server.person('Ben');
    const { principals } = await ben.ok(endpoints.principals.search, { body: { term: 'anne angstrom' } });
    expect(principals.map(({ id }) => id)).toContain(anna.id);
    const refusal = await anna.refused(rows.rename, { body: { firstName: '', lastName: 'x'.repeat(101) } });
    expect(refusal.details?.map(({ path }) => path)).toEqual(['firstName', 'lastName']);
    const broken = await anna.refused(rows.rename, { body: { firstName: 'Anne\nBcc: all', lastName: 'B\u001berg' } });
    const message = 'A name is one line, without control characters.';
    expect(broken.details).toEqual([
      { path: 'firstName', message },
      { path: 'lastName', message },
    ]);
  });

  test('shows a picture as a small square, and initials again', async () => {
    const photo = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#c00' } })
      .png()
      .toBuffer();
    const { image } = (await uploadPicture(photo)).json();
    const file = await server.app.inject({ url: image });
    expect(file.statusCode).toBe(200);
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 256, height: 256, format: 'jpeg' });
    const library = await anna.ok(endpoints.assets.listOwn, {});
    expect(library).toEqual([]);
    expect(await anna.ok(rows.removePicture, {})).toMatchObject({ image: null });
    expect((await server.app.inject({ url: image })).statusCode).toBe(404);
    const refused = await uploadPicture(Buffer.from('no picture'));
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'UNREADABLE_IMAGE']);
  });

  test('gets another password from who knows the present one; other sessions end', async () => {
    const [here, there] = [await signIn(), await signIn()];
    const changed = (current: string, password: string) =>
      here.call(rows.changePassword, { body: { current, password } });
    expect((await changed('wrong', NEW)).json().code).toBe('WRONG_PASSWORD');
    expect((await changed('the old one', 'password1234')).json().code).toBe('PASSWORD_TOO_EASY');
    expect((await there.call(counts, {})).statusCode).toBe(200);
    expect((await changed('the old one', NEW)).statusCode).toBe(204);
    expect((await here.call(counts, {})).statusCode).toBe(200);
    expect((await there.call(counts, {})).statusCode).toBe(401);
    for (let count = 0; count < 7; count += 1) await changed('wrong', NEW);
    expect((await changed('wrong', NEW)).statusCode).toBe(429);
  });

  test('tells where it is signed in, and ends sessions one by one', async () => {
    server.clock.now += 60_000;
    const here = await signIn();
    server.clock.now += 60_000;
    const there = await signIn('curl/8.0');
    const sessions = await here.ok(rows.sessions, {});
    expect(sessions.map(({ browser, system, isCurrent }) => ({ browser, system, isCurrent }))).toEqual([
      { browser: 'curl', system: '', isCurrent: false },
      { browser: 'Firefox', system: 'Linux', isCurrent: true },
      { browser: '', system: '', isCurrent: false },
    ]);
    expect(sessions[1]).toMatchObject({
      address: '127.0.0.1',
      begun: new Date(server.clock.now - 60_000).toISOString(),
      lastUsed: new Date(server.clock.now - 60_000).toISOString(),
    });
    const id = sessions[0]?.id ?? '';
    const ben = await server.person('Ben');
    expect((await ben.refused(rows.endSession, { params: { id } })).code).toBe('SESSION_NOT_FOUND');
    expect((await here.call(rows.endSession, { params: { id } })).statusCode).toBe(204);
    expect((await there.call(counts, {})).statusCode).toBe(401);
    expect((await here.refused(rows.endSession, { params: { id } })).code).toBe('SESSION_NOT_FOUND');
    const third = await signIn();
    expect((await here.call(rows.endOtherSessions, {})).statusCode).toBe(204);
    expect([(await here.call(counts, {})).statusCode, (await third.call(counts, {})).statusCode]).toEqual([200, 401]);
    expect(await here.ok(rows.sessions, {})).toHaveLength(1);
  });

  test('that signs in some other way has no password to change', async () => {
    const olga = await server.person('Olga');
    expect((await olga.ok(rows.read, {})).hasPassword).toBe(false);
    const refusal = await olga.refused(rows.changePassword, { body: { current: 'any', password: NEW } });
    expect(refusal.code).toBe('WRONG_PASSWORD');
  });
});
