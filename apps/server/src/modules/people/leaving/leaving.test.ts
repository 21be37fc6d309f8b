import { DELETED_PERSON_ID, endpoints } from '@mailwright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AppError } from '../../../app-error.ts';
import { shapesOf } from '../../../db/copying/fill-tables.ts';
import { anyTable } from '../../../db/copying/table-shapes.ts';
import { createKeptMailRepository } from '../../../integrations/mail/kept-mail-repository.ts';
import { createOutbox } from '../../../integrations/mail/outbox.ts';
import { createFolderStore } from '../../../storage/folder-store.ts';
import { describeOnBoth } from '../../../testing/databases.ts';
import { createDraft } from '../../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { uploadImage } from '../../../testing/upload-image.ts';
import { kitOf } from '../../module-updates/testing/branded-mails.ts';
import { ACCOUNT_REFERENCES } from './account-references.ts';

const { people, userTemplates, brand, assets, audit: log } = endpoints;

describeOnBoth('somebody who leaves', (open) => {
  let server: TestApp;
  let outbox: ReturnType<typeof createOutbox>;
  let ada: TestClient;
  let carla: TestClient;

  beforeAll(async () => {
    const database = await open();
    outbox = createOutbox(createKeptMailRepository(database), 'Mailwright <no-reply@localhost>');
    server = await createTestApp(database, { outbox });
    ada = await server.person('Ada', { role: 'admin' });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.clock.now += 1000;
    carla = await server.person('Carla');
  });

  const params = ({ id }: TestClient) => ({ id });
  const library = (who: TestClient) => who.ok(assets.listOwn, {});

  /** Creates a person who has left traces everywhere. */
  async function busyPerson() {
    const email = `bartholomew.${server.clock.now}@acme.example`;
    const ben = await server.person('Bartholomew', { email, lastName: 'Quince' });
    const id = await createDraft(ben, 'Spring');
    const theirs = await createDraft(carla, 'Of Carla');
    await carla.ok(endpoints.sharing.share, { params: { id: theirs }, body: { collaborators: [ben.id] } });
    await ben.ok(endpoints.notes.create, { body: { templateId: theirs, text: 'Shorter, please' } });
    const image = await uploadImage(ben, 'coast.png', '#2f5bd7');
    await ben.ok(assets.createFolder, { body: { name: 'Coasts' } });
    await ben.ok(brand.save, { body: { kit: kitOf('ink-of-ben', '#102030'), revision: 0 } });
    await ben.ok(endpoints.userSettings.save, { body: { userId: ben.id, theme: 'dark' } });
    await ben.ok(userTemplates.status, { params: { id, status: 'published' } });
    await ada.ok(people.change, { params: params(ben), body: { planNumber: 3 } });
    return { ben, id, theirs, image, email };
  }

  /** Returns the columns of the database that contain a text. */
  async function conditionalGroups(text: string): Promise<string[]> {
    const places: string[] = [];
    for (const { name, columns } of await shapesOf(server.database)) {
      for (const column of columns.filter(({ kind }) => kind === 'text')) {
        const held = anyTable(server.database.kysely)
          .selectFrom(name)
          .select(column.name)
          .where(sql<string>`lower(${sql.ref(column.name)})`, 'like', `%${text.toLowerCase()}%`);
        if ((await held.execute()).length > 0) places.push(`${name}.${column.name}`);
      }
    }
    return places;
  }

  test('is deleted: mails, images and brand go to somebody else, and no name is left anywhere', async () => {
    const { ben, id, theirs, image, email } = await busyPerson();
    const belongings = await ada.ok(people.belongings, { params: params(ben) });
    expect(belongings).toEqual({ templates: 1, modules: 0, images: 1, stores: 0, brandKits: 1 });
    const before = await server.app.inject({ url: image.url });
    expect(before.statusCode).toBe(200);
    await ada.ok(people.remove, { params: params(ben), query: { handTo: carla.id } });

    expect((await ben.call(userTemplates.counts, {})).statusCode).toBe(401);
    expect((await ada.ok(people.list, { query: { query: 'Bartholomew' } })).total).toBe(0);
    expect(await carla.ok(userTemplates.read, { params: { id } })).toMatchObject({
      isOwner: true,
      status: 'published',
    });
    const [copy] = await library(carla);
    expect(copy).toMatchObject({ originalName: 'coast.png', savedName: image.savedName });
    for (const url of [copy?.url ?? '', image.url])
      expect((await server.app.inject({ url })).rawPayload).toEqual(before.rawPayload);
    expect((await carla.ok(brand.read, {})).brand?.kit.colors).toMatchObject([{ id: 'ink-of-ben' }]);
    const [note] = await carla.ok(endpoints.notes.listOfTemplate, { params: { id: theirs } });
    expect(note).toMatchObject({ text: 'Shorter, please', author: { id: DELETED_PERSON_ID } });

    expect(await conditionalGroups('Bartholomew')).toEqual([]);
    expect(await conditionalGroups(email)).toEqual([]);
    const rules: Readonly<Record<string, string>> = ACCOUNT_REFERENCES;
    const kept = (await conditionalGroups(ben.id)).filter(
      (place) => !['address', 'nameless'].includes(rules[place] ?? ''),
    );
    expect(kept.filter((place) => !HOLD_IDS.includes(place))).toEqual([]);
  });

  test('leaves acts in the audit log, without name and addresses', async () => {
    const { ben, id } = await busyPerson();
    server.clock.now += 1000;
    await ada.ok(people.remove, { params: params(ben), query: { handTo: carla.id } });
    const { entries } = await ada.ok(log.list, { query: { limit: 100 } });
    const acts = entries.filter(({ person }) => person?.id === ben.id);
    expect(acts.map(({ action }) => action)).toContain('template.publish');
    for (const { person, address, device } of acts)
      expect({ person, address, device }).toEqual({
        person: { id: ben.id, name: '', email: '' },
        address: '',
        device: '',
      });
    expect(acts.find(({ action }) => action === 'template.publish')?.targets).toEqual([{ id, name: 'Spring' }]);
    expect(entries.find(({ action }) => action === 'person.delete')).toMatchObject({
      action: 'person.delete',
      person: { id: ada.id },
      targets: [{ id: ben.id, name: null }],
      details: { handTo: carla.id },
    });
  });

  test('leaves no mail that was kept of or for them', async () => {
    const { ben, email } = await busyPerson();
    const others = await outbox.send({ to: ['dora@acme.example'], subject: 'Of Carla', text: 'Hi', testOf: carla.id });
    await outbox.send({ to: ['dora@acme.example'], subject: 'Of Ben', text: 'Hi', testOf: ben.id });
    await outbox.send({ to: [email], subject: 'To Ben', text: 'Hi' });
    await ada.ok(people.remove, { params: params(ben), query: { handTo: carla.id } });
    const left = await server.database.kysely.selectFrom('kept_mails').select('name').execute();
    expect(left).toEqual([{ name: others.keptAs }]);
  });

  test('leaves no name of a passkey in the audit log, also where the acts of others have names', async () => {
    const { ben } = await busyPerson();
    const details = JSON.stringify({ name: 'Phone of the Quinces' });
    const words = { person_name: 'Somebody', person_email: 'x@acme.example', address: '', device: '', targets: '[]' };
    for (const [id, person_id, action] of [
      ['added', ben.id, 'passkey.add'],
      ['renamed', ben.id, 'passkey.rename'],
      ['other-act', ben.id, 'category.create'],
      ['other-person', carla.id, 'passkey.add'],
    ] as const) {
      const search_key = 'phone of the quinces, which somebody named x@acme.example so';
      const entry = { id, person_id, action, at: server.clock.now, ...words, details, search_key };
      await server.database.kysely.insertInto('audit_log').values(entry).execute();
    }
    await ada.ok(people.remove, { params: params(ben), query: { handTo: carla.id } });
    const { kysely } = server.database;
    const left = kysely.selectFrom('audit_log').select('id').where('details', 'like', '%Quinces%').orderBy('id');
    expect(await left.execute()).toEqual([{ id: 'other-act' }, { id: 'other-person' }]);
    const found = kysely.selectFrom('audit_log').select('search_key').where('id', '=', 'added');
    expect((await found.executeTakeFirstOrThrow()).search_key).not.toContain('quinces');
  });

  test('is not deleted by others than administrators, nor themselves, nor with work that nobody gets', async () => {
    const { ben } = await busyPerson();
    const refused = async (who: TestClient, of: TestClient, query = {}) =>
      (await who.refused(people.remove, { params: params(of), query })).code;
    expect(await refused(carla, ben)).toBe('FORBIDDEN');
    expect((await carla.refused(people.belongings, { params: params(ben) })).code).toBe('FORBIDDEN');
    expect(await refused(ada, ada)).toBe('OWN_ACCOUNT');
    expect(await refused(ada, ben)).toBe('VALIDATION_FAILED');
    expect(await refused(ada, ben, { handTo: ben.id })).toBe('VALIDATION_FAILED');
    expect((await ada.refused(people.remove, { params: { id: 'nobody' }, query: {} })).code).toBe('USER_NOT_FOUND');
    await ben.ok(userTemplates.counts, {});
    const ghost = await ada.refused(people.remove, { params: { id: DELETED_PERSON_ID } });
    expect(ghost.code).toBe('USER_NOT_FOUND');
    const nobody = await server.person('Noah');
    await ada.ok(people.remove, { params: params(nobody) });
    expect((await ada.refused(people.belongings, { params: params(nobody) })).code).toBe('USER_NOT_FOUND');
  });

  test('stays as they are where the storage of their images does not answer', async () => {
    const { ben } = await busyPerson();
    const silent = async () => {
      throw new AppError('STORAGE_UNAVAILABLE');
    };
    const broken = await createTestApp(server.database, {
      store: { ...createFolderStore('/nowhere'), get: silent, put: silent },
    });
    const admin = await broken.signIn(ada.id);
    const [id, handTo] = [params(ben), carla.id];
    const refused = await admin.refused(people.deactivate, { params: id, body: { handTo } });
    expect(refused.code).toBe('STORAGE_UNAVAILABLE');
    expect((await admin.refused(people.remove, { params: id, query: { handTo } })).code).toBe('STORAGE_UNAVAILABLE');
    await ben.ok(userTemplates.counts, {});
    await broken.app.close();
  });

  test('keeps what others can do without while deactivated, and hands the rest over with images and brand', async () => {
    const { ben, image } = await busyPerson();
    await carla.ok(brand.save, { body: { kit: kitOf('ink-of-carla', '#405060'), revision: 0 } });
    await uploadImage(carla, 'same.png', '#2f5bd7');
    await ada.ok(people.deactivate, { params: params(ben), body: { handTo: carla.id } });
    const own = await carla.ok(brand.read, {});
    expect(own.brand?.kit.colors.map(({ id }) => id)).toEqual(expect.arrayContaining(['ink-of-carla', 'ink-of-ben']));
    expect((await library(carla)).map(({ savedName }) => savedName)).toContain(image.savedName);
    expect((await carla.ok(assets.listFolders, {})).map(({ name }) => name)).toContain('Coasts');
    expect(await ada.ok(people.activate, { params: params(ben) })).toMatchObject({ isActive: true, templates: 0 });
    expect(await conditionalGroups(ben.id)).toContain('user_settings.user_id');
  });
});

/** Columns that may contain the id: names of files and addresses of images do, and the log has the ids of what was changed. */
const HOLD_IDS = ['audit_log.targets', 'audit_log.search_key', 'audit_log.details', 'brand_kits.kit'];
