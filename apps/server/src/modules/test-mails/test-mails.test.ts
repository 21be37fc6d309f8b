import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints, LIMITS } from '@mailwright/contract';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createKeptMailFolder } from '../../integrations/mail/kept-mail-folder.ts';
import { createOutbox } from '../../integrations/mail/outbox.ts';
import { createSmtpSender } from '../../integrations/mail/smtp.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { blankComponents } from '../../testing/documents.ts';
import { mailOf, section, textBlock } from '../../testing/modules.ts';
import { createDraft } from '../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { hashPassword } from '../auth/passwords.ts';
import { keyHash, newSessionKeys, tokenOf } from '../auth/session-keys.ts';
import { createSessionRepository } from '../auth/session-repository.ts';
import { createCustomFieldRepository } from '../contacts/repository.ts';

const { send, outbox: outboxRow } = endpoints.testMails;
const { create, update } = endpoints.userTemplates;

/** HTML of the mail, stored as one island. */
const HTML = '<p>Hello {{ firstName }}</p>';

describeOnBoth('a test mail', (open) => {
  const received: { readonly mail: ParsedMail; readonly to: readonly string[] }[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // The sender keeps its connection for the next mail; nothing more comes once this is closed.
    closeTimeout: 1,
    onRcptTo: ({ address }, _session, done) => done(address.startsWith('unknown') ? new Error('No such person') : null),
    onData: (stream, { envelope }, done) => {
      const to = envelope.rcptTo.map(({ address }) => address);
      simpleParser(stream).then((mail) => {
        received.push({ mail, to });
        done();
      }, done);
    },
  });
  let server: TestApp;
  let anna: TestClient;
  let email: string;
  let id: string;

  beforeAll(async () => {
    await new Promise<void>((listening) => {
      smtp.listen(0, '127.0.0.1', listening);
    });
    const address = smtp.server.address();
    const url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const mail = createSmtpSender(url, 'Mailwright <no-reply@localhost>');
    server = await createTestApp(await open(), { mail, mailFromDomains: ['brand.example'] });
    await createCustomFieldRepository(server.database).add([
      { name: 'firstName', label: 'First name', sample: 'Maria' },
    ]);
  });
  afterAll(async () => {
    await server.close();
    await new Promise<void>((closed) => smtp.close(closed));
  });
  beforeEach(async () => {
    received.length = 0;
    anna = await server.person('Anna');
    const user = await server.database.kysely
      .selectFrom('users')
      .select('email')
      .where('id', '=', anna.id)
      .executeTakeFirstOrThrow();
    ({ email } = user);
    id = await createDraft(anna);
    await anna.ok(update, { params: { id }, body: { html: HTML, preheader: 'Fresh flowers' } });
  });

  const sendTo = (to: string[], from = email) => ({ params: { id }, body: { from, to } });

  test('reaches each recipient with html, plain text, preheader and sample values', async () => {
    const response = await anna.call(send, sendTo(['carla@acme.example', 'dora@acme.example']));
    expect(response.statusCode).toBe(202);
    expect(response.json()).toEqual({
      accepted: ['carla@acme.example', 'dora@acme.example'],
      rejected: [],
      keptAt: null,
    });
    const [{ mail, to }] = received as [(typeof received)[number]];
    expect(to).toEqual(['carla@acme.example', 'dora@acme.example']);
    expect(mail.subject).toBe('[Test] Spring');
    expect(mail.from?.text).toBe(email);
    expect(mail.headers.get('content-type')).toMatchObject({ value: 'multipart/alternative' });
    expect(mail.html).toContain('Hello Maria');
    expect(mail.text).toContain('Hello Maria');
  });

  test('has the subject of the mail, merge fields filled in, in its header and its title', async () => {
    const subject = '🌷 {{ firstName }}, it is spring: {{ unknown }}';
    await anna.ok(update, { params: { id }, body: { components: blankComponents(), subject } });
    await anna.ok(send, sendTo(['carla@acme.example']));
    expect(received[0]?.mail.subject).toBe('[Test] 🌷 Maria, it is spring: {{ unknown }}');
    expect(received[0]?.mail.html).toContain('<title>🌷 Maria, it is spring: {{ unknown }}</title>');
    const body = { from: email, to: ['carla@acme.example'], subject: 'For {{ firstName }}' };
    await anna.ok(send, { params: { id }, body });
    expect(received[1]?.mail.subject).toBe('For Maria');
  });

  test('is made for one of the sender’s sample people, without what that person has not got', async () => {
    const people = [
      { id: 'eva', name: 'Eva', values: { firstName: 'Eva', visits: 3 } },
      { id: 'no', name: 'No', values: {} },
    ];
    await anna.ok(endpoints.samplePeople.save, { body: { people } });
    await anna.ok(update, { params: { id }, body: { html: '<p>Hello {{ firstName }}, {{ visits }} {{ other }}</p>' } });
    const { params, body } = sendTo(['carla@acme.example']);
    await anna.ok(send, { params, body: { ...body, subject: 'For {{ firstName }}', person: 'eva' } });
    await anna.ok(send, { params, body: { ...body, person: 'no' } });
    expect(received[0]?.mail.subject).toBe('For Eva');
    expect(received[0]?.mail.html).toContain('Hello Eva, 3 {{ other }}');
    expect(received[1]?.mail.html).toContain('Hello , {{ visits }} {{ other }}');
    const refusal = await anna.refused(send, { params, body: { ...body, person: 'gone' } });
    expect(refusal).toMatchObject({ status: 400, details: [{ path: 'person' }] });
    expect(received).toHaveLength(2);
  });

  test('shows a sample person what that person is shown, a repeated part once for each record', async () => {
    const line = {
      ...textBlock('', 'line'),
      repeat: { list: 'orderLines' },
      props: {
        content: [{ type: 'paragraph', content: [{ type: 'mergeField', attrs: { name: 'orderLines.name' } }] }],
      },
    };
    const tests = [{ field: 'plan', operator: 'is', value: 'free' }];
    const offer = { ...textBlock('Upgrade now', 'offer'), condition: { match: 'all', tests } };
    await anna.ok(update, { params: { id }, body: { components: mailOf([section([line, offer])]) } });
    const { params, body } = sendTo(['carla@acme.example']);
    await anna.ok(send, { params, body: { ...body, person: 'many-lines' } });
    await anna.ok(send, { params, body: { ...body, person: 'free-plan' } });
    const [many, free] = received.map(({ mail }) => String(mail.html));
    expect(many?.match(/Enamel mug/g)).toHaveLength(3);
    expect(many).not.toContain('Upgrade now');
    expect(free?.match(/House blend/g)).toHaveLength(1);
    expect(free).toContain('Upgrade now');
  });

  test('asks yes and no of a sample person as what they are, and shows everything to nobody in particular', async () => {
    const people = [
      { id: 'no', name: 'No', values: { vip: false } },
      { id: 'yes', name: 'Yes', values: { vip: true } },
    ];
    const stored = await anna.ok(endpoints.samplePeople.save, { body: { people } });
    expect(stored.people).toEqual(people);
    const tests = [{ field: 'vip', operator: 'is-not-empty' }];
    const lounge = { ...textBlock('Your lounge', 'lounge'), condition: { match: 'all', tests } };
    const shop = { ...textBlock('Our shop', 'shop'), condition: { otherwise: true } };
    await anna.ok(update, { params: { id }, body: { components: mailOf([section([lounge, shop])]) } });
    const { params, body } = sendTo(['carla@acme.example']);
    for (const person of ['no', 'yes', undefined]) await anna.ok(send, { params, body: { ...body, person } });
    const seen = received.map(({ mail }) => ['Your lounge', 'Our shop'].filter((part) => mail.text?.includes(part)));
    expect(seen).toEqual([['Our shop'], ['Your lounge'], ['Your lounge', 'Our shop']]);
  });

  test('has the tags of a sending system where one is chosen, and nobody’s values', async () => {
    const content = [
      { type: 'paragraph', content: [{ type: 'mergeField', attrs: { name: 'firstName', fallback: 'friend' } }] },
    ];
    const tests = [{ field: 'city', operator: 'is', value: 'Rome' }];
    const offer = { ...textBlock('For Rome', 'offer'), condition: { match: 'all', tests } };
    const components = mailOf([section([{ ...textBlock('', 'name'), props: { content } }, offer])]);
    await anna.ok(update, { params: { id }, body: { components, subject: 'Hi {{ firstName | fallback: "you" }}' } });
    const { params, body } = sendTo(['carla@acme.example']);
    await anna.ok(send, { params, body: { ...body, profile: 'liquid' } });
    const [{ mail } = { mail: undefined }] = received;
    expect(mail?.subject).toBe('[Test] Hi {{ firstName | default: "you" }}');
    expect(mail?.html).toContain('{{ firstName | default: "friend" }}');
    expect(mail?.html).toContain('{% if city == "Rome" %}');
    expect(mail?.text).toContain('{% if city == "Rome" %}For Rome{% endif %}');
    const both = await anna.refused(send, { params, body: { ...body, person: 'eva', profile: 'liquid' } });
    expect(both).toMatchObject({ status: 400, details: [{ path: 'profile' }] });
    const unknown = await anna.refused(send, { params, body: { ...body, profile: 'mailchump' as 'mailchimp' } });
    expect(unknown).toMatchObject({ status: 400, details: [{ path: 'profile' }] });
    expect(received).toHaveLength(1);
  });

  test('of a mail made of blocks begins with its preheader', async () => {
    const { components } = await anna.ok(endpoints.userTemplates.read, { params: { id } });
    const blank = { ...components, nodes: [] };
    await anna.ok(update, { params: { id }, body: { components: blank } });
    await anna.ok(send, sendTo(['carla@acme.example']));
    expect(received[0]?.mail.html).toContain('Fresh flowers');
  });

  test('of a template without content is an empty mail', async () => {
    const { templateId } = await anna.ok(create, { params: { type: 'email' }, body: { name: 'Empty' } });
    await anna.ok(send, { params: { id: templateId }, body: { from: email, to: ['carla@acme.example'] } });
    expect(received[0]?.mail.subject).toBe('[Test] Empty');
  });

  test('goes to three mailboxes at most, and once to each', async () => {
    const to = ['q@acme.example', 'q@acme.example', 'Q@acme.example', 'r@acme.example', 's@acme.example'];
    await anna.ok(send, sendTo(to));
    expect(received[0]?.mail.to).toMatchObject({
      value: ['Q', 'r', 's'].map((name) => ({ address: `${name}@acme.example` })),
    });
    const refusal = await anna.refused(send, sendTo([...to, 't@acme.example']));
    expect(refusal.details).toEqual([{ path: 'to', message: 'No more than 3 recipients' }]);
  });

  test('has the subject it is given, on one line', async () => {
    const { params, body } = sendTo(['carla@acme.example']);
    await anna.ok(send, { params, body: { ...body, subject: '  Spring is here, Maria ' } });
    await anna.ok(send, { params, body: { ...body, subject: '  ' } });
    expect(received.map(({ mail }) => mail.subject)).toEqual(['Spring is here, Maria', '[Test] Spring']);
    for (const subject of ['One\r\nBcc: eve@evil.example', 'x'.repeat(LIMITS.testMail.subjectMax + 1)]) {
      const refusal = await anna.refused(send, { params, body: { ...body, subject } });
      expect(refusal).toMatchObject({ status: 400, details: [{ path: 'subject' }] });
    }
  });

  test('names the recipients that were refused', async () => {
    const answer = await anna.ok(send, sendTo(['carla@acme.example', 'unknown@acme.example']));
    expect(answer.accepted).toEqual(['carla@acme.example']);
    expect(answer.rejected).toEqual([
      { address: 'unknown@acme.example', reason: expect.stringContaining('No such person') },
    ]);
  });

  test('goes once to an address that is named twice', async () => {
    await anna.ok(send, sendTo(['carla@acme.example', 'Carla@acme.example']));
    expect(received[0]?.to).toEqual(['Carla@acme.example']);
  });

  test('has 1 to 3 recipients with valid addresses', async () => {
    const sentence = async (to: string[]) => (await anna.refused(send, sendTo(to))).details?.[0]?.message;
    expect(await sentence([])).toBe('Add at least 1 email');
    expect(await sentence(['carla'])).toBe('Please enter valid email');
    expect(await sentence(['a@acme.example\r\nBcc: x@acme.example'])).toBe('Please enter valid email');
    const four = ['a', 'b', 'c', 'd'].map((name) => `${name}@acme.example`);
    expect((await anna.refused(send, sendTo(four))).status).toBe(400);
    expect(received).toEqual([]);
  });

  test('comes from the own address or a domain of the server, with answers to the person', async () => {
    await anna.ok(send, sendTo(['carla@acme.example'], 'news@brand.example'));
    expect(received[0]?.mail.from?.text).toBe('news@brand.example');
    expect(received[0]?.mail.replyTo?.text).toBe(email);
    const refused = await anna.refused(send, sendTo(['carla@acme.example'], 'boss@acme.example'));
    expect([refused.status, refused.details?.[0]?.path]).toEqual([400, 'from']);
  });

  test('is sent 20 times an hour by one person', async () => {
    for (let count = 0; count < LIMITS.testMail.perHour; count += 1) {
      await anna.ok(send, sendTo(['carla@acme.example']));
    }
    expect((await anna.refused(send, sendTo(['carla@acme.example']))).code).toBe('RATE_LIMITED');
    server.clock.now += 3_600_000;
    await anna.ok(send, sendTo(['carla@acme.example']));
  });

  test('is sent of what one may read, and of nothing else', async () => {
    const ben = await server.person('Ben');
    const request = { params: { id }, body: { from: email, to: ['carla@acme.example'] } };
    expect((await ben.refused(send, request)).code).toBe('TEMPLATE_NOT_FOUND');
  });
});

describeOnBoth('without a mail server', (open) => {
  let server: TestApp;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'mailwright-outbox-'));
    const outbox = createOutbox(createKeptMailFolder(folder), 'Mailwright <no-reply@localhost>');
    server = await createTestApp(await open(), { mail: outbox, outbox });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  async function cookieOf(who: TestClient): Promise<string> {
    const { sessionId, pageSession } = newSessionKeys();
    const hashes = {
      idHash: keyHash(sessionId),
      tokenHash: keyHash(tokenOf(sessionId)),
      pageHash: keyHash(pageSession),
    };
    const times = {
      createdAt: server.clock.now,
      usedAt: server.clock.now,
      device: '',
      address: '',
      origin: 'here' as const,
    };
    await createSessionRepository(server.database).add({ ...hashes, ...times, userId: who.id });
    return `pageSession=${pageSession}`;
  }

  test('test mails are read on pages that run nothing', async () => {
    const anna = await server.person('Anna', { email: 'anna@acme.example' });
    const id = await createDraft(anna);
    await anna.ok(update, { params: { id }, body: { html: '<p title="a&quot;b">Hello</p><script>alert(1)</script>' } });
    const request = { params: { id }, body: { from: 'anna@acme.example', to: ['carla@acme.example'] } };
    const { keptAt } = await anna.ok(send, request);
    expect(keptAt).toMatch(/^\/outbox\/.+\.eml$/);

    const headers = { cookie: await cookieOf(anna) };
    const list = await server.app.inject({ url: outboxRow.path, headers });
    expect(list.body).toContain('[Test] Spring');
    expect(list.body).toContain(`href="${keptAt}"`);
    const page = await server.app.inject({ url: keptAt ?? '', headers });
    expect(page.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'; /);
    expect(page.body).toContain('carla@acme.example');
    expect(page.body).not.toContain('<script');
    expect((await server.app.inject({ url: '/outbox/..%2f..%2fetc%2fpasswd', headers })).statusCode).toBe(404);

    expect((await server.app.inject({ url: outboxRow.path })).statusCode).toBe(404);
    expect((await server.app.inject({ url: keptAt ?? '' })).statusCode).toBe(404);
  });

  test('pages of them have the colors that their reader has chosen, whatever the device is set to', async () => {
    const iris = await server.person('Iris', { email: 'iris@acme.example' });
    const id = await createDraft(iris);
    const { keptAt } = await iris.ok(send, {
      params: { id },
      body: { from: 'iris@acme.example', to: ['carla@acme.example'] },
    });
    const headers = { cookie: await cookieOf(iris) };
    const colors = async () => {
      const pages = [outboxRow.path, keptAt ?? ''].map((url) => server.app.inject({ url, headers }));
      const styles = (await Promise.all(pages)).map(({ body }) => /<style>.*<\/style>/s.exec(body)?.[0] ?? '');
      return styles.map((style) => style.match(/(?<=:root \{ )[^}]+(?=; \})|prefers-color-scheme/g)?.at(-1));
    };
    expect(await colors()).toEqual(['color-scheme: light', 'color-scheme: light']);
    await iris.ok(endpoints.userSettings.save, { body: { userId: iris.id, theme: 'dark' } });
    expect(await colors()).toEqual(['color-scheme: dark', 'color-scheme: dark']);
    const stranger = await server.app.inject({ url: outboxRow.path });
    expect(stranger.body).toContain('@media (prefers-color-scheme: dark) {');
  });

  test('nobody reads those of others, nor links to new passwords or invitations: administrators neither', async () => {
    const passwordHash = await hashPassword('a long password of Vera');
    const vera = await server.person('Vera', { email: 'vera@acme.example', passwordHash });
    const ada = await server.person('Ada', { role: 'admin', email: 'ada@acme.example' });
    const id = await createDraft(vera, 'Secret plans');
    const body = { from: 'vera@acme.example', to: ['ada@acme.example'] };
    const { keptAt } = await vera.ok(send, { params: { id }, body });
    for (const email of ['vera@acme.example', 'ada@acme.example'])
      await server.app.inject({ method: 'POST', url: endpoints.passwords.forgot.path, payload: { email } });
    const invited = { email: 'otto@acme.example', planNumber: 3 };
    const { link } = await ada.ok(endpoints.invitations.send, { body: invited });
    await expect.poll(async () => (await filesOf()).map(({ subject }) => subject)).toContain(NEW_PASSWORD);

    const headers = { cookie: await cookieOf(ada) };
    const list = await server.app.inject({ url: outboxRow.path, headers });
    expect(list.body).toContain('Nothing has been sent yet.');
    expect(list.body).toContain('npm run user -- password-link');
    for (const { name, subject } of await filesOf()) {
      const page = await server.app.inject({ url: `/outbox/${name}`, headers });
      expect([subject, page.statusCode]).toEqual([subject, 404]);
    }
    expect((await server.app.inject({ url: keptAt ?? '', headers })).statusCode).toBe(404);
    const everything = (await filesOf()).map(({ content }) => content).join('\n');
    expect(everything).not.toContain('new-password#');
    expect(everything).not.toContain(link?.split('#')[1]);
  });

  async function filesOf() {
    const names = await readdir(folder);
    return Promise.all(
      names
        .filter((name) => !name.startsWith('.'))
        .map(async (name) => {
          const content = await readFile(path.join(folder, name), 'utf8');
          return { name, content, subject: (await simpleParser(content)).subject };
        }),
    );
  }
});

const NEW_PASSWORD = 'Choose a new password for Mailwright';
