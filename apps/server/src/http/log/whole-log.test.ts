import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints, fillPath } from '@mailwright/contract';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createSmtpSender } from '../../integrations/mail/smtp.ts';
import { hashPassword } from '../../modules/auth/passwords.ts';
import { createAnsweringStore } from '../../storage/open-store.ts';
import { createS3Store } from '../../storage/s3-store.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { blankComponents } from '../../testing/documents.ts';
import { addPerson } from '../../testing/people.ts';
import { startTestS3, type TestS3 } from '../../testing/storage/test-s3.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createLogger, slowQueryLog } from './logging.ts';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const PASSWORD = 'a secret brass kettle';
const SENTENCE = 'the sentence of a mail that nobody else reads';

/** A mail server that refuses each recipient, and says whom. */
async function startRefusingMailServer(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: ({ address }, _session, done) => done(new Error(`550 <${address}> may not send`)),
    closeTimeout: 100,
    logger: false,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Everything that is logged at all, with each statement of the database as if it were slow. */
describeOnBoth('what a server logs of all it does', (open) => {
  const lines: string[] = [];
  const secrets: string[] = [PASSWORD, SENTENCE, PIXEL, 'acme.example'];
  const logged = () => lines.map((line): Record<string, unknown> => JSON.parse(line));
  let server: TestApp;
  let s3: TestS3;
  let smtp: Awaited<ReturnType<typeof startRefusingMailServer>>;

  beforeAll(async () => {
    const log = createLogger('trace', { write: (line) => lines.push(line) });
    s3 = await startTestS3({ failAfter: 0 });
    smtp = await startRefusingMailServer();
    const bucket = { kind: 's3', bucket: 'tests', prefix: '', region: 'us-east-1', ...s3 } as const;
    server = await createTestApp(await open(slowQueryLog(log, 1e-9) ?? undefined), {
      log,
      store: createAnsweringStore(createS3Store(bucket)),
      mail: createSmtpSender(smtp.url, 'Mailwright <no-reply@acme.example>'),
    });
  });
  afterAll(async () => {
    await server.close();
    await smtp.close();
    await s3.close();
  });

  const post = (row: { readonly path: string }, payload: object) =>
    server.app.inject({ method: 'POST', url: row.path, payload });

  /** Saves over a connection and in two pieces, so that the body comes with an event of its own. */
  async function saveSlowly(headers: Readonly<Record<string, string>>, id: string, body: string) {
    const base = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const pending = request(base + fillPath(endpoints.userTemplates.update.path, { id }), {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) },
    });
    const answered = once(pending, 'response');
    pending.write(body.slice(0, 5));
    await sleep(200);
    pending.end(body.slice(5));
    const [answer] = (await answered) as [IncomingMessage];
    answer.resume();
    return answer;
  }

  function of(requestId: unknown) {
    return logged().filter(({ reqId }) => reqId === requestId);
  }

  test('stands under the id of the request, the statements of the database too', async () => {
    const email = 'otto@acme.example';
    await addPerson(server.database, 'Otto', { email, passwordHash: await hashPassword(PASSWORD) });
    expect((await post(endpoints.auth.login, { email, password: `${PASSWORD}, not` })).statusCode).toBe(401);
    const signedIn = await post(endpoints.auth.login, { email, password: PASSWORD });
    expect(signedIn.statusCode).toBe(200);
    const { sessionId } = signedIn.json();
    const session = (await post(endpoints.auth.credentials, { sessionId, type: 'email' })).json();
    secrets.push(sessionId, session.token);
    const statements = of(signedIn.headers['x-request-id']).filter(({ msg }) => msg === 'Slow query');
    expect(statements.map(({ statement }) => statement)).toContainEqual(
      expect.stringContaining('insert into "sessions"'),
    );
  });

  test('has statements that come after a body was read under that id, and says the id once a line', async () => {
    const anna = await server.person('Anna');
    secrets.push(anna.token, anna.sessionId);
    const { templateId } = await anna.ok(endpoints.userTemplates.create, {
      params: { type: 'email' },
      body: { name: SENTENCE },
    });
    const components = { ...blankComponents(), title: SENTENCE };
    const saved = await saveSlowly(anna.headers, templateId, JSON.stringify({ components }));
    expect(saved.statusCode).toBe(200);
    expect(of(saved.headers['x-request-id'])).toContainEqual(
      expect.objectContaining({
        statement: expect.stringMatching(/^(update|insert into) "(templates|template_versions|blobs|versions)"/),
      }),
    );
    expect(lines.filter((line) => line.split('"reqId"').length > 2)).toEqual([]);
  });

  test('says of an import that failed and one that worked nothing of what they read', async () => {
    const anna = await server.person('Anna');
    for (const source of [`<mjml><mj-body><mj-text>${SENTENCE}</mj-text></mj-body></mjml>`, `<mjml ${SENTENCE}`]) {
      const answer = await anna.call(endpoints.imports.mjml, { body: { source } });
      expect(of(answer.headers['x-request-id']).length).toBeGreaterThan(1);
    }
    const broken = await anna.send({
      method: 'POST',
      url: endpoints.imports.mjml.path,
      headers: { 'content-type': 'application/json' },
      payload: `{"source": ${SENTENCE}`,
    });
    expect(broken.statusCode).toBe(400);
  }, 60_000);

  test('tells a mail server that refuses, without whom it refused', async () => {
    await post(endpoints.passwords.forgot, { email: 'otto@acme.example' });
    await vi.waitFor(
      () =>
        expect(logged()).toContainEqual(expect.objectContaining({ msg: 'The link to a new password was not sent' })),
      { timeout: 20_000 },
    );
    const ada = await server.person('Ada', { role: 'admin' });
    await ada.call(endpoints.invitations.send, { body: { email: 'nora@acme.example', planNumber: 3 } });
    const failure = logged().find(({ msg }) => msg === 'The link to a new password was not sent');
    expect(failure).toMatchObject({
      reqId: expect.any(String),
      err: { message: expect.stringContaining('[address]') },
    });
  });

  test('tells a bucket that fails, without what was to be stored', async () => {
    const anna = await server.person('Anna');
    const form = new FormData();
    form.append('files[]', new Blob([Buffer.from(PIXEL, 'base64')]), `${SENTENCE}.png`);
    const encoded = new Request('http://x', { method: 'POST', body: form });
    const answer = await anna.send({
      method: 'POST',
      url: endpoints.assets.upload.path,
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'STORAGE_UNAVAILABLE']);
    expect(of(answer.headers['x-request-id'])).toContainEqual(
      expect.objectContaining({ msg: 'Request failed', code: 'STORAGE_UNAVAILABLE' }),
    );
  });

  test('tells a statement that fails, without its values', async () => {
    const anna = await server.person('Anna');
    await server.database.kysely.schema.alterTable('templates').renameTo('gone').execute();
    const answer = await anna.call(endpoints.userTemplates.create, {
      params: { type: 'email' },
      body: { name: SENTENCE },
    });
    expect(answer.statusCode).toBe(500);
    expect(of(answer.headers['x-request-id'])).toContainEqual(
      expect.objectContaining({
        msg: 'Request failed',
        err: expect.objectContaining({ message: expect.stringContaining('templates') }),
      }),
    );
  });

  test('names in all of this no password, no token, no address of a person and nothing of a mail', () => {
    expect(lines.length).toBeGreaterThan(50);
    for (const secret of secrets) {
      expect(lines.filter((line) => line.includes(secret))).toEqual([]);
    }
  });
});
