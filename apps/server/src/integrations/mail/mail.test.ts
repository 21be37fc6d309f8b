import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { simpleParser } from 'mailparser';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { collect } from '../../testing/collect.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { forgetOldMails } from './forget-old-mails.ts';
import { createKeptMailFolder } from './kept-mail-folder.ts';
import { createKeptMailRepository } from './kept-mail-repository.ts';
import { createOutbox, newKeptMailName } from './outbox.ts';
import type { KeptMails } from './port.ts';

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
  expect(await collect(outbox.ofPerson({ id: 'anna', email: 'Anna@acme.example' }))).toMatchObject([
    { name, testOf: null, from: 'anna@acme.example', to: ['carla@acme.example'], subject: MAIL.subject },
  ]);
  expect(await outbox.readTest('anna', '../outbox/other.eml')).toBeNull();
  await rm(folder, { recursive: true });
});

test('an outbox that never got a mail is empty', async () => {
  const outbox = createOutbox(
    createKeptMailFolder(path.join(tmpdir(), 'mailwright-no-outbox')),
    'Mailwright <no-reply@localhost>',
  );
  expect(await outbox.testsOf('anna')).toEqual([]);
});

describeOnBoth('the outbox in a database', (open) => {
  kept(async () => {
    const database = await open();
    return { place: createKeptMailRepository(database), close: () => database.close() };
  });
});

describe('the outbox in a folder', () => {
  kept(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'mailwright-outbox-'));
    return { place: createKeptMailFolder(folder), close: () => rm(folder, { recursive: true }) };
  });
});

function kept(open: () => Promise<{ readonly place: KeptMails; readonly close: () => Promise<void> }>) {
  let place: KeptMails;
  let close: () => Promise<void>;
  let now = 1_800_000_000_000;
  const [anna, ben] = [
    { id: 'anna', email: 'anna@acme.example' },
    { id: 'ben_-2', email: 'ben@acme.example' },
  ];

  beforeAll(async () => {
    ({ place, close } = await open());
  });
  afterAll(() => close());

  const outbox = () => createOutbox(place, 'Mailwright <no-reply@localhost>', () => now);
  const own = { to: ['carla@acme.example'], subject: 'Test', text: 'Hello' };
  const subjectsOf = async (person: typeof anna) =>
    (await collect(outbox().ofPerson(person))).map(({ subject }) => subject);

  test('shows a test mail to its sender alone, and mails of the server to nobody', async () => {
    const { keptAs: test = '' } = await outbox().send({ ...own, from: ben.email, testOf: anna.id });
    const { keptAs: notice = '' } = await outbox().send({ ...own, to: [anna.email], subject: 'Notice' });
    expect(await outbox().testsOf(anna.id)).toMatchObject([{ name: test, subject: 'Test' }]);
    expect(await outbox().testsOf(ben.id)).toEqual([]);
    expect(await outbox().readTest(anna.id, test)).toMatchObject({ text: 'Hello\n' });
    expect(await outbox().readTest(ben.id, test)).toBeNull();
    expect(await outbox().readTest(anna.id, notice)).toBeNull();
  });

  test('keeps no link that lets in whoever has it', async () => {
    const secretLink = 'https://mail.example/new-password#secret';
    const { keptAs = '' } = await outbox().send({ ...own, text: `Choose it here:\n${secretLink}\n`, secretLink });
    const content = String(await place.read(keptAs));
    expect(content).toContain('Choose it here:');
    expect(content).not.toMatch(/secret/);
  });

  test('finds and forgets everything sent by or to a person, however much there is, and nothing else', async () => {
    const person = { id: 'dora', email: 'dora@acme.example' };
    await outbox().send({ ...own, subject: 'to', to: ['Dora@acme.example'] });
    await outbox().send({ ...own, subject: 'reply', replyTo: person.email });
    await outbox().send({ ...own, subject: 'from', from: person.email, testOf: anna.id });
    await outbox().send({ ...own, subject: 'of', from: 'news@acme.example', testOf: person.id });
    const before = await subjectsOf({ id: 'carla', email: 'carla@acme.example' });
    for (let count = 0; count < 520; count += 1) {
      now += 1;
      await place.add(newKeptMailName(now, undefined), Buffer.from(`To: ${ben.email}\r\nSubject: ${count}\r\n\r\nHi`));
    }
    expect((await subjectsOf(person)).toSorted()).toEqual(['from', 'of', 'reply', 'to']);
    expect(await subjectsOf(ben)).toHaveLength(521);
    await outbox().forgetPerson(person);
    expect(await subjectsOf(person)).toEqual([]);
    const after = await subjectsOf({ id: 'carla', email: 'carla@acme.example' });
    expect(after.toSorted()).toEqual(before.filter((subject) => !['from', 'of', 'reply'].includes(subject)).toSorted());
  });

  test('reads no more than headers for that, and none where the name says whose mail it is', async () => {
    const person = { id: 'fay', email: 'fay@acme.example' };
    const long = { ...own, html: `<p>${'Hello '.repeat(20_000)}</p>` };
    const { keptAs: test } = await outbox().send({ ...long, from: 'news@acme.example', testOf: person.id });
    await outbox().send({ ...long, subject: 'Notice', to: [person.email] });
    const parsed = vi.spyOn(PostalMime, 'parse');
    expect((await subjectsOf(person)).toSorted()).toEqual(['Notice', 'Test']);
    expect(Math.max(...parsed.mock.calls.map(([content]) => (content as Buffer).length))).toBeLessThan(1000);
    const read = vi.spyOn(place, 'read');
    await outbox().forgetPerson(person);
    expect(read).not.toHaveBeenCalledWith(test);
    expect(await subjectsOf(person)).toEqual([]);
  });

  test('forgets what has been kept for 30 days', async () => {
    now += 86_400_000;
    const { keptAs = '' } = await outbox().send({ ...own, subject: 'Old', testOf: anna.id });
    now += 30 * 86_400_000 - 1000;
    await outbox().send({ ...own, subject: 'New', testOf: anna.id });
    await outbox().forgetOld();
    expect(await outbox().testsOf(anna.id)).toMatchObject([{ subject: 'New' }, { subject: 'Old' }]);
    now += 2000;
    await outbox().forgetOld();
    expect(await outbox().testsOf(anna.id)).toMatchObject([{ subject: 'New' }]);
    expect(await place.read(keptAs)).toBeNull();
  });
}

test('old mails are forgotten at the start and every hour, also after a failure', async () => {
  vi.useFakeTimers();
  const forgetOld = vi.fn(() => Promise.reject(new Error('The disk is away')));
  const failed = vi.fn();
  const stop = forgetOldMails({ forgetOld }, failed);
  expect(forgetOld).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([forgetOld.mock.calls.length, failed.mock.calls.length]).toEqual([2, 2]);
  stop();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(forgetOld).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
