import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkMail } from '../../operations/doctor/checks.ts';
import { checkSmtp, createSmtpSender, type SmtpOptions } from './smtp.ts';

const MAIL = {
  from: 'anna@acme.example',
  replyTo: 'ben@acme.example',
  subject: 'Grüße – {{ name }}',
  text: 'Hello\n.\nWorld',
  html: '<p>Hello <b>World</b></p>',
};

describe('the SMTP sender', () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // The sender keeps its connection for the next mail; nothing more comes once this is closed.
    closeTimeout: 1,
    onRcptTo({ address }, _session, callback) {
      callback(address.startsWith('unknown') ? new Error(`No such person: ${address}`) : undefined);
    },
    onData(stream, _session, callback) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on('end', () => {
        received.push(text);
        callback();
      });
    },
  });
  let url: string;

  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.server.address();
    url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  test('hands a mail over as it is', async () => {
    const sender = createSmtpSender(url, 'Mailwright <no-reply@localhost>');
    const link = 'https://mail.example/new-password#secret';
    const kept = { testOf: 'id-of-anna', secretLink: link };
    await sender.send({ ...MAIL, ...kept, text: `Here: ${link}`, to: ['carla@acme.example'] });
    expect(received.at(-1)).toContain(link);
    expect(received.at(-1)).not.toContain('id-of-anna');
    const report = await sender.send({ ...MAIL, to: ['carla@acme.example'] });
    expect(report).toEqual({ accepted: ['carla@acme.example'], rejected: [] });
    const parsed = await simpleParser(received.at(-1) ?? '');
    expect(parsed.from?.text).toBe('anna@acme.example');
    expect(parsed.replyTo?.text).toBe('ben@acme.example');
    expect(parsed.html).toBe(MAIL.html);
    expect(parsed.text?.trim()).toBe(MAIL.text);
  });

  test('sends no line longer than servers take, whatever lines foreign HTML has, and no other mail', async () => {
    const sender = createSmtpSender(url, 'Mailwright <no-reply@localhost>');
    for (const word of ['word', 'Grüße', '漢字']) {
      const html = `<p title="${word.repeat(500)}">${`<b>${word}</b>`.repeat(400)}</p>`;
      const text = `${word.repeat(700)}\n.\n${word}`;
      await sender.send({ ...MAIL, html, text, to: ['carla@acme.example'] });
      const raw = received.at(-1) ?? '';
      expect(Math.max(...raw.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(998);
      const parsed = await simpleParser(raw);
      expect(parsed.html).toBe(html);
      expect(parsed.text?.trim()).toBe(text);
    }
  });

  test('names the recipients that were refused, some of them or all', async () => {
    const sender = createSmtpSender(url, 'Mailwright <no-reply@localhost>');
    const some = await sender.send({ ...MAIL, to: ['carla@acme.example', 'unknown@acme.example'] });
    expect(some.accepted).toEqual(['carla@acme.example']);
    expect(some.rejected).toEqual([
      { address: 'unknown@acme.example', reason: expect.stringContaining('No such person: unknown@acme.example') },
    ]);
    const all = await sender.send({ ...MAIL, to: ['unknown@acme.example'] });
    expect(all.accepted).toEqual([]);
    expect(all.rejected.map(({ address }) => address)).toEqual(['unknown@acme.example']);
  });

  test('says that the mail server failed when nobody answers', async () => {
    const sender = createSmtpSender('smtp://127.0.0.1:1', 'Mailwright <no-reply@localhost>');
    await expect(sender.send({ ...MAIL, to: ['carla@acme.example'] })).rejects.toMatchObject({
      code: 'UPSTREAM_FAILED',
      sentence: 'The mail server did not respond. Please try again later.',
      extras: { details: [{ path: 'mailServer', message: '' }] },
    });
  });
});

interface Said {
  readonly greeting?: string;
  /** Lines behind the first of EHLO's answer. */
  readonly extensions?: readonly string[];
  readonly auth?: string;
  readonly from?: string;
  /** Answer to the second recipient. */
  readonly second?: string;
  readonly data?: string;
}

/** A mail server that gives the named answers, and keeps all lines it was sent. */
async function startMailServer({ greeting = '220 mail.example', extensions = [], ...said }: Said) {
  const lines: string[] = [];
  const server = createServer((socket) => {
    let isContent = false;
    const answerTo = (line: string): string | null => {
      if (isContent && line !== '.') return null;
      if (isContent) {
        isContent = false;
        return said.data ?? '250 taken';
      }
      const verb = line.split(' ', 1)[0];
      if (verb === 'EHLO')
        return ['250-mail.example', ...extensions.map((one) => `250-${one}`), '250 HELP'].join('\r\n');
      if (verb === 'STARTTLS') return '502 5.5.1 not implemented';
      if (verb === 'AUTH') return said.auth ?? '235 welcome';
      if (verb === 'MAIL') return said.from ?? '250 ok';
      if (line.startsWith('RCPT TO:<dora')) return said.second ?? '250 ok';
      if (verb === 'DATA') {
        isContent = true;
        return '354 go on';
      }
      return '250 ok';
    };
    socket.on('error', () => undefined).write(`${greeting}\r\n`);
    createInterface({ input: socket }).on('line', (line) => {
      lines.push(line);
      const answer = answerTo(line);
      if (answer !== null) socket.write(`${answer}\r\n`);
    });
  });
  // Also by names that are no loopback ones, for which a password is another matter.
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { lines, address: (host = '127.0.0.1') => `smtp://anna:secret@${host}:${port}`, close: () => server.close() };
}

const send = (address: string, options: SmtpOptions = {}) =>
  createSmtpSender(address, 'Mailwright <no-reply@localhost>', { keepsConnection: false, ...options }).send({
    ...MAIL,
    to: ['carla@acme.example', 'dora@acme.example'],
  });

describe('what a mail server answers', () => {
  test.each<[string, Said]>([
    [
      '535 5.7.8 Authentication failed: out of band',
      { extensions: ['AUTH PLAIN'], auth: '535 5.7.8 Authentication failed: out of band' },
    ],
    ['421 4.7.0 Too many connections from you', { greeting: '421 4.7.0 Too many connections from you' }],
    ['421 4.3.2 We are closing', { extensions: ['AUTH PLAIN'], data: '421 4.3.2 We are closing' }],
  ])('is told in its own words: %s', async (words, said) => {
    const server = await startMailServer(said);
    await expect(send(server.address())).rejects.toMatchObject({
      code: 'UPSTREAM_FAILED',
      sentence: `The mail server did not take the mail: ${words}`,
      extras: { details: [{ path: 'mailServer', message: words }] },
    });
    server.close();
  });

  test.each<[string, Said]>([
    ['552-5.3.4 Message too big 552 5.3.4 for us', { data: '552-5.3.4 Message too big\r\n552 5.3.4 for us' }],
    ['451 4.7.1 Come again in five minutes', { data: '451 4.7.1 Come again in five minutes' }],
    ['550 5.7.1 Not with this sender', { from: '550 5.7.1 Not with this sender' }],
  ])('rejects all recipients with it after the sender or the content: %s', async (words, said) => {
    const server = await startMailServer({ extensions: ['AUTH PLAIN'], ...said });
    const { accepted, rejected } = await send(server.address());
    expect(accepted).toEqual([]);
    expect(rejected.map(({ address }) => address)).toEqual(['carla@acme.example', 'dora@acme.example']);
    expect(new Set(rejected.map(({ reason }) => reason))).toEqual(new Set([words]));
    const isTemporary = words.startsWith('4') || undefined;
    expect(rejected.map((one) => one.isTemporary)).toEqual([isTemporary, isTemporary]);
    server.close();
  });

  test.each([
    ['450 4.2.0 Greylisted', true],
    ['452 4.2.2 Mailbox full', true],
    ['550 5.1.1 No such mailbox', undefined],
    ['553 5.1.3 No such domain', undefined],
  ])('is for good or of now by its code, for one recipient of two: %s', async (words, isTemporary) => {
    const server = await startMailServer({ extensions: ['AUTH PLAIN'], second: words });
    const { accepted, rejected } = await send(server.address());
    expect(accepted).toEqual(['carla@acme.example']);
    expect(rejected).toEqual([{ address: 'dora@acme.example', reason: words, isTemporary }]);
    server.close();
  });
});

test('a mail server without TLS at an address of TLS is no silent one', async () => {
  const server = createServer((socket) => socket.on('error', () => undefined).end('220 mail.example\r\n'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  await expect(send(`smtps://127.0.0.1:${(server.address() as AddressInfo).port}`)).rejects.toMatchObject({
    sentence: 'The mail server did not take the mail: no TLS is spoken there',
  });
  server.close();
});

describe('a password', () => {
  // Resolves to loopback here, and is no name of it to the rule: numbers of other notations are names.
  const ELSEWHERE = '[::ffff:127.0.0.1]';

  test('is never sent without TLS to a host that is not this machine, whatever the address says', async () => {
    const server = await startMailServer({ extensions: ['AUTH PLAIN'] });
    for (const options of ['', '?ignoreTLS=true', '?requireTLS=false', '?opportunisticTLS=true&secure=false']) {
      await expect(send(server.address(ELSEWHERE) + options)).rejects.toMatchObject({
        extras: { details: [{ message: expect.stringContaining('it offers no TLS, and a password is not sent') }] },
      });
      await expect(checkSmtp(server.address(ELSEWHERE) + options)).rejects.toThrow('it offers no TLS, and a password');
    }
    expect(server.lines.filter((line) => /^(AUTH|MAIL)/.test(line))).toEqual([]);
    expect(server.lines.filter((line) => line === 'STARTTLS')).toHaveLength(8);
    server.close();
  });

  test('is sent where that is allowed, or the mail server is this machine', async () => {
    const server = await startMailServer({ extensions: ['AUTH PLAIN'] });
    const sent = () => server.lines.filter((line) => line.startsWith('AUTH PLAIN')).length;
    await send(server.address(ELSEWHERE), { allowsPlaintext: true });
    expect(sent()).toBe(1);
    await send(server.address());
    expect(sent()).toBe(2);
    await checkSmtp(server.address(ELSEWHERE), true);
    expect(sent()).toBe(3);
    server.close();
  });

  test('that may go in the clear is warned of by the doctor, and so is a certificate that is not checked', async () => {
    const server = await startMailServer({ extensions: ['AUTH PLAIN'] });
    const { port } = new URL(server.address());
    const database = { kind: 'sqlite', folder: '' } as const;
    const look = (smtpUrl: string, smtpAllowsPlaintext: boolean) =>
      checkMail({ smtpUrl, smtpAllowsPlaintext, dataDir: '', database });
    const textsOf = async (...call: Parameters<typeof look>) =>
      (await look(...call)).map(({ state, text }) => `${state}: ${text}`);
    const host = `[::ffff:7f00:1]:${port}`;
    expect(await textsOf(server.address(ELSEWHERE), true)).toEqual([
      `ok: ${host} lets us in`,
      `note: the password for ${host} goes in the clear where it offers no TLS`,
    ]);
    expect(await textsOf(server.address(), true)).toEqual([`ok: 127.0.0.1:${port} lets us in`]);
    expect(await textsOf(`${server.address(ELSEWHERE)}?tls.rejectUnauthorized=false`, false)).toEqual([
      `problem: ${host} does not let us in (it offers no TLS, and a password is not sent without (SMTP_ALLOW_PLAINTEXT=true sends it))`,
      `note: the certificate of ${host} is not checked: anybody between may read mails and password`,
    ]);
    server.close();
  });
});
