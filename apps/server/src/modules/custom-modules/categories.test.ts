import { endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/databases.ts';
import { newModule } from '../../testing/modules.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const rows = endpoints.categories;
const modules = endpoints.customModules;

describeOnBoth('categories of modules', (open) => {
  let server: TestApp;
  let anna: TestClient;
  let ben: TestClient;
  let admin: TestClient;
  let trial: TestClient;

  beforeAll(async () => {
    server = await createTestApp(await open());
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    admin = await server.person('Admin', { role: 'admin' });
    trial = await server.trialPerson('Tina');
  });
  afterAll(() => server.close());

  const create = (who: TestClient, name: string, more: object = {}) =>
    who.ok(rows.create, { body: { name, type: 'email_cb', group: 'user', ...more } });
  const refused = (who: TestClient, name: string, more: object = {}) =>
    who.refused(rows.create, { body: { name, type: 'email_cb', group: 'user', ...more } });
  const names = async (who: TestClient, query: object = {}) =>
    (await who.ok(rows.list, { query: { type: 'email_cb', ...query } })).map(({ name }) => name);

  test('are one’s own, where the plan has them, and nobody else sees them', async () => {
    const made = await create(anna, '  Winter  ');
    expect(made).toEqual({
      id: expect.any(String),
      name: 'Winter',
      group: 'user',
      type: 'email_cb',
      hidden: false,
      count: 0,
    });
    expect(await names(anna)).toEqual(['Winter']);
    expect(await names(anna, { type: 'email' })).not.toContain('Winter');
    expect([...(await names(ben)), ...(await names(admin, { hidden: true }))]).toEqual([]);
    expect(await refused(trial, 'Mine')).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await refused(anna, 'For all', { group: 'system' })).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });

  test('have a name, trimmed, that is the only one among those that one sees, in whatever case', async () => {
    await create(ben, 'Summer');
    const required = await refused(ben, '   ');
    expect(required.details).toEqual([{ path: 'name', message: 'Category name is required' }]);
    expect(await refused(ben, ' SUMMER ')).toMatchObject({
      status: 409,
      code: 'CATEGORY_EXISTS',
      error: 'A category with this name already exists! Please type a different name',
    });
    await create(anna, 'Summer');
    await create(admin, 'Headers', { group: 'system' });
    expect((await refused(ben, 'headers')).code).toBe('CATEGORY_EXISTS');
    await create(admin, 'Secret', { group: 'system', hidden: true });
    const { id } = await create(ben, 'Secret');
    expect((await refused(admin, 'secret', { group: 'system' })).code).toBe('CATEGORY_EXISTS');
    const rename = await ben.refused(rows.update, { params: { id }, body: { name: 'Headers' } });
    expect(rename.code).toBe('CATEGORY_EXISTS');
    expect(await ben.ok(rows.update, { params: { id }, body: { name: 'Shown', hidden: true } })).toMatchObject({
      name: 'Shown',
      hidden: true,
    });
    expect(await names(ben)).toContain('Shown');
  });

  test('are changed and deleted by whom they are alone, and leave their modules in none', async () => {
    const { id: own } = await create(anna, 'Footers');
    server.clock.now += 1;
    const { id: shared } = await create(admin, 'Team', { group: 'system' });
    const { id: module } = await newModule(anna, { category: own });
    const { id: ofSystem } = await newModule(admin, { category: shared, isSystem: true });
    const codes = async (who: TestClient, id: string) => [
      (await who.refused(rows.update, { params: { id }, body: { name: 'Other' } })).code,
      (await who.refused(rows.remove, { params: { id } })).code,
    ];
    expect(await codes(ben, own)).toEqual(['CATEGORY_NOT_FOUND', 'CATEGORY_NOT_FOUND']);
    expect(await codes(admin, own)).toEqual(['CATEGORY_NOT_FOUND', 'CATEGORY_NOT_FOUND']);
    expect(await codes(anna, shared)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    const counts = await anna.ok(rows.list, { query: { type: 'email_cb' } });
    expect(counts.filter(({ count }) => count > 0).map(({ name, count }) => [name, count])).toEqual([
      ['Footers', 1],
      ['Team', 1],
    ]);
    await anna.ok(rows.remove, { params: { id: own } });
    await admin.ok(rows.remove, { params: { id: shared } });
    expect((await anna.ok(modules.read, { params: { id: module } })).category).toBeNull();
    expect((await anna.ok(modules.read, { params: { id: ofSystem } })).category).toBeNull();
  });

  test('take the modules that belong there: own ones into own ones, those of the system into those of the system', async () => {
    const { id: own } = await create(anna, 'Mine');
    const { id: bens } = await create(ben, 'Mine');
    const { id: system } = await create(admin, 'Texts', { group: 'system' });
    const { id: templates } = await admin.ok(rows.create, { body: { name: 'Mails' } });
    const { id } = await newModule(anna);
    const { id: ofSystem } = await newModule(admin, { isSystem: true });
    const move = async (who: TestClient, module: string, category: string) => {
      const response = await who.call(modules.update, { params: { id: module }, body: { category } });
      return response.statusCode === 200 ? response.json().category.name : response.json().code;
    };
    expect(await move(anna, id, own)).toBe('Mine');
    expect(await move(anna, id, bens)).toBe('CATEGORY_NOT_FOUND');
    expect(await move(anna, id, system)).toBe('FORBIDDEN');
    expect(await move(anna, id, templates)).toBe('CATEGORY_NOT_FOUND');
    expect(await move(admin, ofSystem, system)).toBe('Texts');
    const { id: adminsOwn } = await create(admin, 'Drafts');
    expect(await move(admin, ofSystem, adminsOwn)).toBe('FORBIDDEN');
    const mail = { params: { type: 'email' as const }, body: { name: 'Mail', categories: [own] } };
    expect((await anna.refused(endpoints.userTemplates.create, mail)).code).toBe('CATEGORY_NOT_FOUND');
  });

  test('of one moment are listed in one order, and one that is gone is not found, also by whose it was', async () => {
    const cleo = await server.person('Cleo');
    const made = await Promise.all(['One', 'Two', 'Three', 'Four', 'Five'].map((name) => create(cleo, name)));
    const listed = (await cleo.ok(rows.list, { query: { type: 'email_cb', group: 'user' } })).map(({ id }) => id);
    expect(listed).toEqual(made.map(({ id }) => id).sort());
    const [id = ''] = listed;
    await cleo.ok(rows.remove, { params: { id } });
    expect((await cleo.refused(rows.remove, { params: { id } })).code).toBe('CATEGORY_NOT_FOUND');
    expect((await cleo.refused(rows.update, { params: { id }, body: { name: 'X' } })).code).toBe('CATEGORY_NOT_FOUND');
  });
});
