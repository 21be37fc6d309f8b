import { endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../db/new-id.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createCategoryRepository } from './repository.ts';

const rows = endpoints.categories;

describeOnBoth('categories', (open) => {
  let server: TestApp;
  let admin: TestClient;
  let anna: TestClient;

  beforeAll(async () => {
    server = await createTestApp(await open());
    admin = await server.person('Admin', { role: 'admin' });
    anna = await server.person('Anna');
  });
  afterAll(() => server.close());

  const names = async (who: TestClient, query: object = {}) =>
    (await who.ok(rows.list, { query })).map((category) => category.name);

  test('are made by admins, with the name trimmed', async () => {
    expect(await admin.ok(rows.create, { body: { name: '  Welcome ' } })).toEqual({
      id: expect.any(String),
      name: 'Welcome',
      group: 'system',
      hidden: false,
      type: 'email',
      count: 0,
    });
    expect(await names(anna)).toContain('Welcome');
    expect((await anna.refused(rows.create, { body: { name: 'Mine' } })).code).toBe('FORBIDDEN');
  });

  test('need a name that no other has, in whatever case', async () => {
    await admin.ok(rows.create, { body: { name: 'Sales' } });
    const empty = await admin.refused(rows.create, { body: { name: '  ' } });
    expect(empty.details).toEqual([{ path: 'name', message: 'Category name is required' }]);
    const twice = await admin.refused(rows.create, { body: { name: ' sALES' } });
    expect(twice).toMatchObject({
      status: 409,
      code: 'CATEGORY_EXISTS',
      error: 'A category with this name already exists! Please type a different name',
    });
    await admin.ok(rows.create, { body: { name: 'Sales', type: 'email_cb' } });
  });

  test('are made once, however many ask at the same time', async () => {
    const asked = Array.from({ length: 5 }, () => admin.call(rows.create, { body: { name: 'Rush' } }));
    const statuses = (await Promise.all(asked)).map((response) => response.statusCode);
    expect(statuses.sort()).toEqual([201, 409, 409, 409, 409]);
  });

  test('are renamed, hidden and shown', async () => {
    const { id } = await admin.ok(rows.create, { body: { name: 'Old name' } });
    await admin.ok(rows.create, { body: { name: 'Taken' } });
    const change = (body: object) => ({ params: { id }, body });
    expect((await admin.ok(rows.update, change({ name: 'New name' }))).name).toBe('New name');
    expect((await admin.ok(rows.update, change({ name: 'NEW NAME' }))).name).toBe('NEW NAME');
    expect((await admin.refused(rows.update, change({ name: 'taken' }))).code).toBe('CATEGORY_EXISTS');
    expect((await admin.ok(rows.update, change({ hidden: true }))).hidden).toBe(true);
    expect(await names(anna)).not.toContain('NEW NAME');
    expect(await names(admin, { hidden: true })).toContain('NEW NAME');
    await admin.ok(rows.update, change({ hidden: false }));
    expect(await names(anna)).toContain('NEW NAME');
    expect((await anna.refused(rows.update, change({ hidden: true }))).code).toBe('FORBIDDEN');
  });

  test('keep a name that breaks the rules of today, and may be hidden with it', async () => {
    const plain = { group: 'system', hidden: false, type: 'email', position: 1, now: 1 } as const;
    const long = 'x'.repeat(300);
    const stored = createCategoryRepository(server.database);
    await stored.add({ ...plain, id: 'long', name: long });
    for (const id of ['twin-1', 'twin-2']) await stored.add({ ...plain, id, name: 'Twins' });
    const change = (id: string, body: object) => ({ params: { id }, body });
    expect(await admin.ok(rows.update, change('long', { name: long, hidden: true }))).toMatchObject({ hidden: true });
    expect(await admin.ok(rows.update, change('twin-2', { name: 'Twins', hidden: true }))).toMatchObject({
      name: 'Twins',
    });
    expect(await admin.refused(rows.update, change('long', { name: `${long}x` }))).toMatchObject({
      status: 400,
      error: 'Name: Max length exceeded',
    });
    expect((await admin.refused(rows.update, change('long', { name: ' ' }))).error).toBe(
      'Name: Category name is required',
    );
  });

  test('are deleted, and their members stay', async () => {
    const { id } = await admin.ok(rows.create, { body: { name: 'Short lived' } });
    const body = { name: 'Member', categories: [id] };
    const params = { type: 'email' } as const;
    const { templateId } = await admin.ok(endpoints.systemTemplates.create, { params, body });
    expect((await anna.refused(rows.remove, { params: { id } })).code).toBe('FORBIDDEN');
    await admin.ok(rows.remove, { params: { id } });
    const member = await anna.ok(endpoints.systemTemplates.read, { params: { id: templateId } });
    expect(member).toMatchObject({ name: 'Member', categories: [] });
    expect((await admin.refused(rows.remove, { params: { id } })).code).toBe('CATEGORY_NOT_FOUND');
  });

  test('of the layouts group are made, changed and deleted by no call', async () => {
    const id = newId();
    const layouts = { id, name: 'Layouts', group: 'layouts', hidden: false, type: 'email' } as const;
    await createCategoryRepository(server.database).add({ ...layouts, position: 1, now: 1 });
    expect((await admin.refused(rows.create, { body: { name: 'X', group: 'layouts' as never } })).status).toBe(400);
    expect((await admin.refused(rows.update, { params: { id }, body: { hidden: true } })).code).toBe('FORBIDDEN');
    expect((await admin.refused(rows.remove, { params: { id } })).code).toBe('FORBIDDEN');
  });
});
