import { endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/databases.ts';
import { newTemplate } from '../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createTemplateRepository } from '../templates/repository.ts';

const rows = endpoints.notes;

describeOnBoth('notes', (open) => {
  let server: TestApp;
  let anna: TestClient;
  let ben: TestClient;
  let stranger: TestClient;
  let id: string;

  beforeAll(async () => {
    server = await createTestApp(await open());
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    stranger = await server.person('Eve');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const template = newTemplate({ ownerId: anna.id, collaborators: [ben.id] });
    await createTemplateRepository(server.database).create(template);
    id = template.id;
  });

  async function add(who: TestClient, text: string, values: object = {}) {
    server.clock.now += 1000;
    return (await who.ok(rows.create, { body: { templateId: id, text, ...values } })).id;
  }
  const texts = async (who: TestClient) =>
    (await who.ok(rows.listOfTemplate, { params: { id } })).map((note) => note.text);

  test('are read by owner and collaborators, newest first, each by its author', async () => {
    await add(anna, 'First');
    // Whoever a body names: a note is the caller's.
    await add(ben, '  Second ', { userId: anna.id });
    expect(await texts(anna)).toEqual(['Second', 'First']);
    const [second] = await ben.ok(rows.listOfTemplate, { params: { id } });
    expect(second).toEqual({
      id: second?.id,
      templateId: id,
      text: 'Second',
      userId: ben.id,
      author: { id: ben.id, firstName: 'Ben', lastName: 'Example' },
      createdAt: new Date(server.clock.now).toISOString(),
    });
  });

  test('are read a part at a time where a limit is given', async () => {
    for (const text of ['one', 'two', 'three']) await add(anna, text);
    const part = async (query: object) =>
      (await anna.ok(rows.listOfTemplate, { params: { id }, query })).map((note) => note.text);
    expect(await part({ limit: 2 })).toEqual(['three', 'two']);
    expect(await part({ limit: 2, offset: 2 })).toEqual(['one']);
    expect(await part({ offset: 1 })).toEqual(['two', 'one']);
    expect((await anna.refused(rows.listOfTemplate, { params: { id }, query: { limit: 101 } })).status).toBe(400);
  });

  test('are counted for those who may read them', async () => {
    const count = async (who: TestClient) => (await who.ok(endpoints.userTemplates.read, { params: { id } })).noteCount;
    expect(await count(anna)).toBe(0);
    await add(anna, 'First');
    await add(ben, 'Second');
    expect([await count(anna), await count(ben)]).toEqual([2, 2]);
    const { elements } = await ben.ok(endpoints.sharing.list, { query: { hideHtml: true } });
    expect(elements.find((element) => element.id === id)?.noteCount).toBe(2);
    const system = newTemplate({ ownerId: anna.id, isSystem: true, status: 'published' });
    await createTemplateRepository(server.database).create(system);
    const admin = await server.person('Ada', { role: 'admin' });
    await admin.ok(rows.create, { body: { templateId: system.id, text: 'For admins' } });
    const read = (who: TestClient) => who.ok(endpoints.systemTemplates.read, { params: { id: system.id } });
    expect([(await read(admin)).noteCount, (await read(ben)).noteCount]).toEqual([1, 0]);
  });

  test('must not be empty', async () => {
    const refusal = await anna.refused(rows.create, { body: { templateId: id, text: '  ' } });
    expect(refusal).toMatchObject({ status: 400, details: [{ path: 'text', message: 'Please enter a note!' }] });
  });

  test('are unknown to everybody else', async () => {
    const noteId = await add(anna, 'Secret');
    expect((await stranger.refused(rows.listOfTemplate, { params: { id } })).code).toBe('TEMPLATE_NOT_FOUND');
    expect((await stranger.refused(rows.create, { body: { templateId: id, text: 'Hi' } })).status).toBe(404);
    expect((await stranger.refused(rows.remove, { params: { id: noteId } })).code).toBe('NOTE_NOT_FOUND');
    expect((await stranger.refused(rows.removeAll, { params: { id } })).status).toBe(404);
    expect((await anna.refused(rows.remove, { params: { id: 'nothing' } })).code).toBe('NOTE_NOT_FOUND');
    expect(await texts(anna)).toEqual(['Secret']);
  });

  test('are deleted by their author or by the owner of the template, all of them by the owner', async () => {
    const annas = await add(anna, 'Of Anna');
    const bens = await add(ben, 'Of Ben');
    const bens2 = await add(ben, 'Of Ben too');
    expect((await ben.refused(rows.remove, { params: { id: annas } })).code).toBe('FORBIDDEN');
    await ben.ok(rows.remove, { params: { id: bens } });
    await anna.ok(rows.remove, { params: { id: bens2 } });
    expect(await texts(anna)).toEqual(['Of Anna']);
    expect((await ben.refused(rows.removeAll, { params: { id } })).code).toBe('FORBIDDEN');
    await anna.ok(rows.removeAll, { params: { id } });
    expect(await texts(anna)).toEqual([]);
  });
});
