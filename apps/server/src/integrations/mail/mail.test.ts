import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createKeptMailFolder } from './kept-mail-folder.ts';
import { createOutbox } from './outbox.ts';
import { createSmtpSender } from './smtp.ts';

const MAIL = {
  from: 'anna@acme.example',
  replyTo: 'ben@acme.example',
  subject: 'Grüße – {{ name }}',
  text: 'Hello\n.\nWorld',
  html: '<p>Hello <b>World</b></p>',
};

test('the outbox keeps a mail as a file that mail programs read', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mailwright-outbox-'));
  const outbox = createOutbox(createKeptMailFolder(path.join(folder, 'outbox')), 'Mailwright <no-reply@localhost>');
  const report = await outbox.send({ ...MAIL, to: ['carla@acme.example'] });
  const [name = '', ...others] = await readdir(path.join(folder, 'outbox'));
  expect(report).toEqual({ accepted: ['carla@acme.example'], rejected: [], keptAs: name });
  expect(others).toEqual([]);
  expect(name).toMatch(/^\d{4}-\d{2}-\d{2}T[\d-]+\.\d{3}Z-[\w-]+\.eml$/);
  const parsed = await simpleParser(await readFile(path.join(folder, 'outbox', name)));
  expect(parsed.subject).toBe(MAIL.subject);
  expect(parsed.text?.trim()).toBe(MAIL.text);
  expect(parsed.html).toBe(MAIL.html);
  expect(await outbox.list()).toMatchObject([
    { name, from: 'anna@acme.example', to: ['carla@acme.example'], subject: MAIL.subject },
  ]);
  expect(await outbox.read('../outbox/other.eml')).toBeNull();
  await rm(folder, { recursive: true });
});

test('an outbox that never got a mail is empty', async () => {
  const outbox = createOutbox(
    createKeptMailFolder(path.join(tmpdir(), 'mailwright-no-outbox')),
    'Mailwright <no-reply@localhost>',
  );
  expect(await outbox.list()).toEqual([]);
});

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
    });
  });
});
