import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { endpoints } from '@mailwright/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AppError } from '../../app-error.ts';
import { type MailSender, mailFailure, type OutgoingMail } from '../../integrations/mail/port.ts';
import { createSmtpSender } from '../../integrations/mail/smtp.ts';
import { createRepositories } from '../../repositories.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createTextSeal } from '../secrets/sealed-text.ts';
import { createWaitingMailRepository } from './repository.ts';
import { createWaitingMails, type WaitingMails } from './service.ts';

const { invitations, people, waitingMails } = endpoints;
const KEY = Buffer.alloc(32, 1);
const HOUR = 3_600_000;

describeOnBoth('mails that the mail server does not take at once', (open) => {
  let server: TestApp;
  let ada: TestClient;
  let fate: 'away' | 'refuses' | 'puts off' | 'takes';
  /** Answer of the mail server while it is away; '' for no answer. */
  let answer: string;
  let sent: OutgoingMail[];
  let errors: unknown[];
  let waiting: WaitingMails;

  const mail: MailSender = {
    async send(outgoing) {
      if (fate === 'away') throw mailFailure(answer === '' ? [] : [answer], new Error('mail.example did not respond'));
      if (fate === 'refuses') return { accepted: [], rejected: [{ address: 'x@acme.example', reason: '550 unknown' }] };
      if (fate === 'puts off') {
        const late = outgoing.to.filter((address) => address.startsWith('late'));
        const never = outgoing.to.filter((address) => address.startsWith('never'));
        return {
          accepted: outgoing.to.filter((address) => ![...late, ...never].includes(address)),
          rejected: [
            ...late.map((address) => ({ address, reason: '450 4.2.0 Greylisted', isTemporary: true as const })),
            ...never.map((address) => ({ address, reason: '550 5.1.1 Unknown' })),
          ],
        };
      }
      sent.push(outgoing);
      return { accepted: outgoing.to, rejected: [] };
    },
  };

  beforeEach(async () => {
    fate = 'away';
    answer = '';
    sent = [];
    errors = [];
    server = await createTestApp(await open(), { mail, credentialsKey: () => KEY });
    ada = await server.person('Ada', { role: 'admin' });
    waiting = waitingWith(KEY);
  });
  afterEach(() => server.close());

  const repository = () => createWaitingMailRepository(server.database);
  const waitingWith = (key: Buffer) =>
    createWaitingMails({
      ...createRepositories(server.database, { demo: true }),
      mail,
      seal: createTextSeal(() => key),
      now: () => server.clock.now,
      log: { warn: () => undefined, error: (facts: unknown) => errors.push(facts) },
    });
  const invite = (email: string) =>
    ada.ok(invitations.send, { body: { email, role: 'user', planNumber: 3 } }) as Promise<{
      readonly invitation: { readonly id: string };
    }>;
  const figures = () => repository().figures(server.clock.now - 30 * 24 * HOUR);
  const stored = () => server.database.kysely.selectFrom('waiting_mails').selectAll().execute();
  const tryAll = async () => {
    while (await waiting.sendDue());
  };

  test('are stored sealed, tried later and later, sent once, and then gone', async () => {
    await invite('nora@acme.example');
    const [row] = await stored();
    expect(row).toMatchObject({ tries: 0, reason: 'mail.example did not respond' });
    expect(row?.content).not.toMatch(/nora|invitation#|http/);
    expect(await waiting.sendDue()).toBe(false);
    for (const minutes of [1, 2, 4, 8]) {
      server.clock.now += minutes * 60_000 - 1;
      expect(await waiting.sendDue()).toBe(false);
      server.clock.now += 1;
      expect(await waiting.sendDue()).toBe(true);
    }
    expect(await figures()).toMatchObject({ waiting: 1, givenUp: 0 });
    fate = 'takes';
    server.clock.now += HOUR;
    await tryAll();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: ['nora@acme.example'] });
    expect(sent[0]?.text).toContain('/invitation#');
    expect(await stored()).toEqual([]);
  });

  test('are one for an invitation that is sent again, and none for one that is taken back', async () => {
    await invite('olga@acme.example');
    const { invitation } = await invite('olga@acme.example');
    await ada.ok(invitations.resend, { params: { id: invitation.id } });
    expect(await stored()).toHaveLength(1);
    await ada.ok(invitations.revoke, { params: { id: invitation.id } });
    expect(await stored()).toEqual([]);
  });

  test('are given up after a day, or once they are refused: what was in them is deleted, that is visible', async () => {
    await invite('pia@acme.example');
    server.clock.now += 25 * HOUR;
    await tryAll();
    ada = await server.signIn(ada.id);
    await invite('rosa@acme.example');
    fate = 'refuses';
    server.clock.now += HOUR;
    await tryAll();
    expect(await stored()).toMatchObject([
      { content: null, about: 'invitation', email: 'pia@acme.example' },
      { content: null, about: 'invitation', email: 'rosa@acme.example' },
    ]);
    expect(await figures()).toEqual({ waiting: 0, oldest: null, givenUp: 2, reason: '550 unknown' });
    expect(errors).toMatchObject([{ reason: 'mail.example did not respond' }, { reason: '550 unknown' }]);
  });

  test('are given up where they were sealed with another key', async () => {
    await invite('tess@acme.example');
    server.clock.now += HOUR;
    await waitingWith(Buffer.alloc(32, 2)).sendDue();
    expect(await figures()).toMatchObject({ waiting: 0, givenUp: 1 });
  });

  test('are told to whoever reads figures', async () => {
    const before = server.clock.now;
    await invite('uma@acme.example');
    expect(await repository().backlog()).toEqual({ count: 1, oldest: before });
  });

  test('are shown to administrators alone: to whom, since when, how often tried, with what answer, and when next', async () => {
    const since = server.clock.now;
    expect(await ada.ok(waitingMails.list, {})).toEqual({ mails: [], waiting: 0, givenUp: 0 });
    await invite('Wanda@acme.example');
    server.clock.now += 60_000;
    answer = '451 4.3.0 Come back later';
    await waiting.sendDue();
    const raw = await ada.call(waitingMails.list, {});
    expect(raw.json()).toEqual({
      mails: [
        {
          id: expect.any(String),
          kind: 'invitation',
          to: 'Wanda@acme.example',
          state: 'waits',
          since: new Date(since).toISOString(),
          tries: 2,
          answer: '451 4.3.0 Come back later',
          next: new Date(since + 180_000).toISOString(),
        },
      ],
      waiting: 1,
      givenUp: 0,
    });
    expect(raw.body).not.toMatch(/http|Ada/);
    const params = { id: raw.json().mails[0].id };
    const ben = await server.person('Ben');
    const refusals = [
      await ben.refused(waitingMails.list, {}),
      await ben.refused(waitingMails.tryNow, { params }),
      await ben.refused(waitingMails.discard, { params }),
    ];
    expect(refusals.map(({ status, code }) => `${status} ${code}`)).toEqual(Array(3).fill('403 FORBIDDEN'));
    expect(await stored()).toHaveLength(1);
  });

  test('are tried at once where an administrator wants it, whatever comes of it', async () => {
    await invite('xenia@acme.example');
    const [mail] = (await ada.ok(waitingMails.list, {})).mails;
    const params = { id: mail?.id ?? '' };
    expect(await ada.ok(waitingMails.tryNow, { params })).toEqual({
      outcome: 'waits',
      answer: 'mail.example did not respond',
    });
    expect(await stored()).toMatchObject([{ tries: 1, again_at: server.clock.now + 120_000, trying_until: null }]);
    fate = 'takes';
    expect(await ada.ok(waitingMails.tryNow, { params })).toEqual({ outcome: 'sent', answer: '' });
    expect(sent).toMatchObject([{ to: ['xenia@acme.example'] }]);
    expect((await ada.refused(waitingMails.tryNow, { params })).code).toBe('MAIL_NOT_FOUND');
    fate = 'away';
    await invite('yara@acme.example');
    fate = 'refuses';
    const id = (await ada.ok(waitingMails.list, {})).mails[0]?.id ?? '';
    expect(await ada.ok(waitingMails.tryNow, { params: { id } })).toEqual({
      outcome: 'givenUp',
      answer: '550 unknown',
    });
    expect(await ada.ok(waitingMails.list, {})).toMatchObject({
      mails: [{ id, kind: 'invitation', to: 'yara@acme.example', state: 'givenUp', answer: '550 unknown', next: null }],
      waiting: 0,
      givenUp: 1,
    });
    expect((await ada.refused(waitingMails.tryNow, { params: { id } })).code).toBe('MAIL_NOT_FOUND');
  });

  test('are tried by nobody else while a server is at it', async () => {
    await invite('zita@acme.example');
    server.clock.now += 60_000;
    const held = await repository().claim(server.clock.now, server.clock.now + 120_000);
    const { id = '' } = held ?? {};
    expect(await ada.ok(waitingMails.list, {})).toMatchObject({ mails: [{ id, state: 'trying', next: null }] });
    fate = 'takes';
    expect(await ada.ok(waitingMails.tryNow, { params: { id } })).toMatchObject({ outcome: 'trying' });
    expect(sent).toEqual([]);
    server.clock.now += 120_000;
    expect(await ada.ok(waitingMails.tryNow, { params: { id } })).toMatchObject({ outcome: 'sent' });
  });

  test('are sent to nobody once they are discarded', async () => {
    await invite('abel@acme.example');
    const id = (await ada.ok(waitingMails.list, {})).mails[0]?.id ?? '';
    const params = { id };
    expect(await ada.ok(waitingMails.discard, { params })).toMatchObject({ id, to: 'abel@acme.example' });
    fate = 'takes';
    server.clock.now += HOUR;
    await tryAll();
    expect(sent).toEqual([]);
    expect((await ada.refused(waitingMails.discard, { params })).code).toBe('MAIL_NOT_FOUND');
  });

  test('of the release before are shown without what it did not store', async () => {
    const { kysely } = server.database;
    const row = {
      about: '',
      content: null,
      created_at: 5,
      again_at: server.clock.now,
      tries: 7,
      reason: '550 unknown',
    };
    await kysely
      .insertInto('waiting_mails')
      .values({ id: 'old', ...row } as never)
      .execute();
    expect((await ada.ok(waitingMails.list, {})).mails).toMatchObject([
      { id: 'old', kind: null, to: '', state: 'givenUp', tries: 8, answer: '550 unknown' },
    ]);
    expect(await ada.ok(waitingMails.discard, { params: { id: 'old' } })).toMatchObject({ to: '' });
  });

  test('are said to wait where an invitation is sent, and sent again', async () => {
    const { waits, invitation } = await ada.ok(invitations.send, {
      body: { email: 'bert@acme.example', role: 'user', planNumber: 3 },
    });
    expect(waits).toBe(true);
    fate = 'takes';
    const params = { id: invitation.id };
    expect(await ada.ok(invitations.resend, { params })).toMatchObject({ waits: false });
  });

  test('are those to recipients who are put off (4xx), and no others; they are tried until it is for good', async () => {
    fate = 'puts off';
    await invite('late@acme.example');
    expect(await stored()).toMatchObject([{ email: 'late@acme.example', reason: '450 4.2.0 Greylisted' }]);
    server.clock.now += HOUR;
    await waiting.sendDue();
    expect(await stored()).toMatchObject([{ tries: 1, reason: '450 4.2.0 Greylisted' }]);
    fate = 'refuses';
    server.clock.now += HOUR;
    await waiting.sendDue();
    expect(await stored()).toMatchObject([{ content: null, reason: '550 unknown' }]);
    const body = { email: 'never@acme.example', role: 'user', planNumber: 3 } as const;
    fate = 'puts off';
    expect((await ada.refused(invitations.send, { body })).code).toBe('UPSTREAM_FAILED');
    expect(await stored()).toHaveLength(1);
  });

  test('are one for each recipient who is put off, beside those who are not', async () => {
    fate = 'puts off';
    const to = ['late@acme.example', 'carla@acme.example', 'never@acme.example', 'later@acme.example'];
    const report = await waiting.send({ to, subject: 'Test', text: 'Hello' }, `notice ${ada.id}`);
    expect(report).toEqual({
      accepted: ['carla@acme.example', 'late@acme.example', 'later@acme.example'],
      rejected: [{ address: 'never@acme.example', reason: '550 5.1.1 Unknown' }],
      waits: true,
    });
    expect((await stored()).map(({ email }) => email).toSorted()).toEqual(['late@acme.example', 'later@acme.example']);
  });

  const addressOf = async (id: string) => {
    const users = server.database.kysely.selectFrom('users').select('email').where('id', '=', id);
    return (await users.executeTakeFirstOrThrow()).email;
  };

  test.each<[string, (params: { readonly id: string }) => Promise<unknown>]>([
    ['deactivated', (params) => ada.ok(people.deactivate, { params, body: {} })],
    ['deleted', (params) => ada.ok(people.remove, { params, query: {} })],
  ])('to and by somebody who is %s are deleted then, and not sent where they come after it', async (_how, end) => {
    const { id } = await server.person('Gina', { email: 'gina@acme.example' });
    const ask = async () => {
      const letter = { subject: 'Test', text: 'Hello' };
      await waiting.send({ ...letter, to: ['gina@acme.example'] }, `notice ${id}`);
      await waiting.send({ ...letter, to: ['gina@acme.example'] }, `unlock template ${ada.id}`);
      await waiting.send({ ...letter, to: [await addressOf(ada.id)] }, `unlock template ${id}`);
    };
    await ask();
    await waiting.send({ subject: 'Test', text: 'Hello', to: [await addressOf(ada.id)] }, `notice ${ada.id}`);
    expect(await stored()).toHaveLength(4);
    await end({ id });
    expect((await stored()).map(({ about }) => about)).toEqual([`notice ${ada.id}`]);
    await ask();
    fate = 'takes';
    server.clock.now += HOUR;
    await tryAll();
    expect(sent.map(({ to }) => to)).toEqual([[await addressOf(ada.id)]]);
    expect(await stored()).toEqual([]);
  });

  test('of an invitation are not sent once it is accepted in another way', async () => {
    const { invitation } = await invite('hedy@acme.example');
    const { kysely } = server.database;
    await kysely.updateTable('invitations').set({ accepted_at: 5 }).where('id', '=', invitation.id).execute();
    fate = 'takes';
    const id = (await ada.ok(waitingMails.list, {})).mails[0]?.id ?? '';
    expect(await ada.ok(waitingMails.tryNow, { params: { id } })).toEqual({ outcome: 'obsolete', answer: '' });
    expect([sent, await stored()]).toEqual([[], []]);
  });

  test('are sent by one of several servers', async () => {
    await invite('vera@acme.example');
    fate = 'takes';
    server.clock.now += HOUR;
    const other = waitingWith(KEY);
    await Promise.all([waiting.sendDue(), other.sendDue(), waiting.sendDue()]);
    expect(sent).toHaveLength(1);
  });
});

describe('a mail server that takes connections and says nothing', () => {
  const sockets: Socket[] = [];
  let silent: Server;
  let url: string;

  beforeEach(async () => {
    silent = createServer((socket) => sockets.push(socket.on('error', () => undefined))).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  test('is reported by name within five seconds, to twelve at once too', { timeout: 30_000 }, async () => {
    const sender = createSmtpSender(url, 'Mailwright <no-reply@localhost>');
    const mail = { to: ['carla@acme.example'], subject: 'Test', text: 'Hello' };
    const started = performance.now();
    const failures = await Promise.all(
      Array.from({ length: 12 }, () => sender.send(mail).catch((error: unknown) => error as AppError)),
    );
    const seconds = (performance.now() - started) / 1000;
    for (const failure of failures) {
      expect(failure).toMatchObject({ code: 'UPSTREAM_FAILED' });
      expect((failure as AppError).extras.cause).toMatchObject({
        message: expect.stringContaining(`The mail server ${new URL(url).host} did not respond`),
      });
    }
    // Less than two times the patience, however busy the machine is: those that wait do not try by themselves.
    expect(seconds).toBeLessThan(8.5);
    expect(sockets).toHaveLength(5);
  });
});
