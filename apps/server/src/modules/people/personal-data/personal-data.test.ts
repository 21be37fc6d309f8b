import { buffer } from 'node:stream/consumers';
import { endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKeptMailRepository } from '../../../integrations/mail/kept-mail-repository.ts';
import { createOutbox } from '../../../integrations/mail/outbox.ts';
import { createFolderStore } from '../../../storage/folder-store.ts';
import { describeOnBoth } from '../../../testing/databases.ts';
import { readZip } from '../../../testing/read-zip.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { createAccountRepository } from '../account-repository.ts';
import { ACCOUNT_REFERENCES } from '../leaving/account-references.ts';
import { PERSONAL_DATA_FILES, PERSONAL_DATA_REFERENCES } from './personal-data-references.ts';
import { createPersonalDataRepository } from './repository.ts';
import { createPersonalDataService } from './service.ts';
import { busyPerson, OWN_WORDS, SECRETS } from './testing/busy-person.ts';

const { account, people, audit } = endpoints;

type References = typeof PERSONAL_DATA_REFERENCES;
type Told = {
  [Column in keyof References]: References[Column] extends { file: string } ? Column : never;
}[keyof References];

/** Texts of the busy person's rows that the archive must contain, by column. */
const MARKS: Readonly<Record<Told, string>> = {
  'asset_folders.owner_id': 'Coasts',
  'assets.owner_id': 'coast.png',
  'audit_log.person_id': 'log-by-ben',
  'brand_kits.owner_id': 'ink-of-ben',
  'brand_people.user_id': 'Carla Example',
  'categories.owner_id': 'Teasers of Ben',
  'collaborators.user_id': 'Of Carla',
  'external_users.user_id': 'ben-at-platform',
  'favourites.user_id': 'Of Carla',
  'identities.user_id': 'ben-at-provider',
  'image_recipes.owner_id': 'recipe-of-ben',
  'invitations.invited_by': 'invitation-by-ben',
  'module_updates.user_id': 'Run of Ben',
  'module_versions.user_id': 'module version',
  'notes.user_id': 'Shorter, please',
  'passkeys.user_id': 'Phone of Ben',
  'password_links.user_id': '2023-11-14T22:13:22.000Z',
  'recovery_codes.user_id': '2023-11-14T22:13:21.000Z',
  'sample_people.user_id': 'Sample Sue',
  'sessions.user_id': '127.0.0.1',
  'stores.owner_id': 'Shop of Ben',
  'templates.owner_id': 'Tulips for everybody',
  'totp_secrets.user_id': '2023-11-14T22:13:20.000Z',
  'user_settings.user_id': 'dark',
  'versions.user_id': 'Spring/sale',
};

describeOnBoth('everything of a person', (open) => {
  let server: TestApp;
  let outbox: ReturnType<typeof createOutbox>;
  let carla: TestClient;
  let ada: TestClient;
  let busy: Awaited<ReturnType<typeof busyPerson>>;

  beforeAll(async () => {
    const database = await open();
    outbox = createOutbox(createKeptMailRepository(database), 'Mailwright <no-reply@localhost>');
    server = await createTestApp(database, { outbox });
    ada = await server.person('Ada', { role: 'admin' });
    carla = await server.person('Carla', { email: 'carla@acme.example' });
    busy = await busyPerson(server, carla);
  });
  afterAll(() => server.close());

  async function archiveOf(who: TestClient) {
    const response = await who.call(account.personalData, {});
    expect(response.statusCode).toBe(200);
    return { response, files: await readZip(response.rawPayload) };
  }

  const textOf = (files: ReadonlyMap<string, Buffer>, file: string) =>
    [...files].filter(([name]) => name.startsWith(file)).map(([, content]) => content.toString());

  test('has a place for each column that refers to an account, or a reason why not', () => {
    expect(Object.keys(PERSONAL_DATA_REFERENCES).toSorted()).toEqual(Object.keys(ACCOUNT_REFERENCES).toSorted());
  });

  test('is in the archive, table by table', async () => {
    const { response, files } = await archiveOf(busy.ben);
    expect(response.headers['content-type']).toBe('application/zip');
    expect(response.headers['content-disposition']).toContain(
      'mailwright-bartholomew.quince%40acme.example-2027-01-15.zip',
    );
    for (const file of PERSONAL_DATA_FILES) expect(textOf(files, file), file).not.toEqual([]);
    for (const [column, mark] of Object.entries(MARKS)) {
      const rule = PERSONAL_DATA_REFERENCES[column as Told];
      expect(textOf(files, rule.file).join('\n'), `${column} in ${rule.file}`).toContain(mark);
    }
    for (const [name, content] of files) if (name.endsWith('.json')) JSON.parse(content.toString());
    expect(files.get(`images/${busy.image.savedName}`)?.subarray(1, 4).toString()).toBe('PNG');
    const folder = `templates/Spring-sale (${busy.own})`;
    expect(files.get(`${folder}/mail.html`)?.toString()).toContain('Tulips for everybody');
    expect([...files.keys()].filter((name) => name.startsWith(`${folder}/versions/`))).toHaveLength(2);
    expect(files.get('index.html')?.toString()).toContain('Alles, was Mailwright über eine Person speichert');
  });

  test('holds no secret, and of others their names alone', async () => {
    const { files } = await archiveOf(busy.ben);
    const all = [...files.values()].join('\n');
    for (const hidden of [
      ...SECRETS,
      'carla@',
      'Device of Carla',
      'invited@elsewhere',
      'log-of-others',
      'ink-of-carla',
    ]) {
      expect(all, hidden).not.toContain(hidden);
    }
    expect(all).not.toContain('203.0.113.9');
    for (const told of ['log-about-ben', 'Device of Ben', '198.51.100.7']) expect(all, told).toContain(told);
  });

  test('is for the person and for administrators, and the audit log tells of it', async () => {
    const params = { id: busy.ben.id };
    expect((await carla.refused(people.personalData, { params })).code).toBe('FORBIDDEN');
    expect((await ada.refused(people.personalData, { params: { id: 'nobody' } })).code).toBe('USER_NOT_FOUND');
    const files = await readZip((await ada.call(people.personalData, { params })).rawPayload);
    expect(files.get('account.json')?.toString()).toContain(busy.email);
    expect([...files.keys()].filter((name) => /notes|versions\/|mail\.html|design\.json/.test(name))).toEqual([]);
    const whole = [...(await archiveOf(busy.ben)).files.values()].join('\n');
    for (const own of [...OWN_WORDS, 'Shorter, please']) {
      expect(whole, own).toContain(own);
      expect([...files.values()].join('\n'), own).not.toContain(own);
    }
    expect(JSON.parse(String(files.get('stores.json')))).toMatchObject([{ name: 'Shop of Ben', url: 'shop.example' }]);
    expect(files.get('index.html')?.toString()).toContain('Was in Entwürfen');
    await busy.ben.ok(endpoints.sharing.share, { params: { id: busy.own }, body: { collaborators: [] } });
    await busy.ben.ok(endpoints.userTemplates.status, { params: { id: busy.own, status: 'published' } });
    const published = await readZip((await ada.call(people.personalData, { params })).rawPayload);
    expect(published.get(`templates/Spring-sale (${busy.own})/mail.html`)?.toString()).toContain('Tulips');
    const info = JSON.parse(String(published.get(`templates/Spring-sale (${busy.own})/info.json`)));
    expect(info).toMatchObject({ subject: 'Subject of tulips', preheader: 'Preheader of tulips' });
    const versions = String(published.get(`templates/Spring-sale (${busy.own})/versions.json`));
    expect(versions).not.toContain('Subject of tulips');
    const { entries } = await ada.ok(audit.list, { query: { action: 'person.export' } });
    const told = entries.map(({ person, targets }) => [person?.id, targets[0]?.id]);
    expect(told).toContainEqual([ada.id, busy.ben.id]);
    expect(told).toContainEqual([busy.ben.id, undefined]);
    expect(told.some(([by]) => by === carla.id)).toBe(false);
  });

  test('has each mail of the person that was kept, for administrators without its subject', async () => {
    const { id, email } = { id: busy.ben.id, email: busy.email };
    const told = { text: 'Hello', from: 'news@acme.example' };
    await outbox.send({ ...told, to: ['dora@acme.example'], subject: 'Test of tulips', testOf: id });
    for (let count = 0; count < 60; count += 1) await outbox.send({ ...told, to: [email], subject: 'To Ben' });
    await outbox.send({ ...told, to: ['dora@acme.example'], subject: 'Of others', testOf: carla.id });
    const own = String((await archiveOf(busy.ben)).files.get('mails.json'));
    const subjects = JSON.parse(own).map(({ subject }: { readonly subject: string }) => subject);
    expect(subjects.toSorted()).toEqual(['Test of tulips', ...Array.from({ length: 60 }, () => 'To Ben')]);
    expect(own).not.toContain('dora@');
    const { rawPayload } = await ada.call(people.personalData, { params: { id } });
    const theirs = String((await readZip(rawPayload)).get('mails.json'));
    expect(JSON.parse(theirs)).toHaveLength(61);
    expect(theirs).not.toMatch(/tulips|To Ben/);
  });

  test('is broken off when a file cannot be read, and is never half an archive that looks whole', async () => {
    const store = { ...createFolderStore('/nowhere'), get: () => Promise.reject(new Error('The storage is away')) };
    const rows = createPersonalDataRepository(server.database);
    const accounts = createAccountRepository(server.database, { demo: true });
    const service = createPersonalDataService({ accounts, rows, store, kept: outbox, now: () => server.clock.now });
    const { content } = await service.archive({ id: busy.ben.id, role: 'user' }, busy.ben.id);
    await expect(buffer(content)).rejects.toThrow('The storage is away');
  });

  test('is asked for ten times an hour', async () => {
    const dora = await server.person('Dora');
    for (let count = 1; count <= 10; count += 1)
      expect((await dora.call(account.personalData, {})).statusCode).toBe(200);
    expect((await dora.refused(account.personalData, {})).code).toBe('RATE_LIMITED');
  });
});
