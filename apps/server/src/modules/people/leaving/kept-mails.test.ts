import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMail } from '../../../integrations/mail/open-mail.ts';
import { collect } from '../../../testing/collect.ts';
import { describeOnBoth } from '../../../testing/databases.ts';
import { readZip } from '../../../testing/read-zip.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { ACCOUNT_COMMANDS } from '../../../user-commands/account-commands.ts';
import { accountsOn } from '../../../user-commands/open-accounts.ts';

const { account, people } = endpoints;

describeOnBoth('mails that were kept before there was a mail server', (open) => {
  let server: TestApp;
  let dataDir: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'mailwright-kept-'));
    const database = await open();
    server = await createTestApp(database, openMail(config(), database, { now: () => 1_800_000_000_000 }));
  });
  afterAll(async () => {
    await server.close();
    await rm(dataDir, { recursive: true });
  });

  const config = () => ({
    ...{ demo: true, publicUrl: 'https://mail.example', passwordSignIn: true, mailFrom: 'x@mail.example' },
    ...{
      smtpUrl: 'smtp://127.0.0.1:1',
      smtpAllowsPlaintext: false,
      dataDir,
      storage: { kind: 'folder' as const, folder: dataDir },
    },
  });

  /** Creates a person who was sent a mail that was stored; returns a function that counts the person's stored mails too. */
  async function reader(firstName: string) {
    const { id } = await server.person(firstName, { email: `${firstName}@acme.example` });
    const email = `${firstName}@acme.example`;
    const { mail, kept } = openMail({ ...config(), smtpUrl: null }, server.database, { now: () => server.clock.now });
    await mail.send({ to: [email], subject: 'A new device', text: 'Hello' });
    await mail.send({ to: ['dora@acme.example'], subject: 'Spring', text: 'Hello', testOf: id });
    return { id, email, keptOf: async () => (await collect(kept.ofPerson({ id, email }))).length };
  }

  const subjectsIn = async (archive: Buffer): Promise<string[]> =>
    JSON.parse(String((await readZip(archive)).get('mails.json'))).map((mail: { subject: string }) => mail.subject);

  test('are in the archive of a person, and go with the account', async () => {
    const { id, keptOf } = await reader('ben');
    const ben = await server.signIn(id);
    const { rawPayload } = await ben.call(account.personalData, {});
    expect((await subjectsIn(rawPayload)).toSorted()).toEqual(['A new device', 'Spring']);
    const ada = await server.person('Ada', { role: 'admin' });
    expect(await keptOf()).toBe(2);
    await ada.ok(people.remove, { params: { id }, query: {} });
    expect(await keptOf()).toBe(0);
  });

  test('are in the archive of the command, and go with the account that a command deletes', async () => {
    const { id, email, keptOf } = await reader('zoe');
    const accounts = accountsOn(server.database, config(), () => server.clock.now);
    const { content } = await accounts.personalData.archive({ id, role: 'user' }, id);
    expect((await subjectsIn(await buffer(content))).toSorted()).toEqual(['A new device', 'Spring']);
    expect(await keptOf()).toBe(2);
    await ACCOUNT_COMMANDS.delete?.run(accounts, { email });
    expect(await keptOf()).toBe(0);
  });
});
