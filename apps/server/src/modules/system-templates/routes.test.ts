import { endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../db/new-id.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { newTemplate } from '../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createCategoryRepository } from '../categories/repository.ts';
import { createTemplateRepository } from '../templates/repository.ts';

const rows = endpoints.systemTemplates;
const users = endpoints.userTemplates;

describeOnBoth('the template library', (open) => {
  let server: TestApp;
  let admin: TestClient;
  let anna: TestClient;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    server = await createTestApp(await open());
    admin = await server.person('Admin', { role: 'admin' });
    anna = await server.person('Anna');
    await addCategory('layouts', { group: 'layouts', name: 'Featured Layouts' });
    await addCategory('sales', { name: 'Sales' });
    await addCategory('hidden', { name: 'Hidden', hidden: true });
    await add('blank', { name: 'Blank', categoryIds: ['layouts'] });
    await add('sale', { name: 'Spring sale', categoryIds: ['sales'] });
    await add('secret', { name: 'Secret', categoryIds: ['hidden'] });
    await add('old', { name: 'Old', status: 'deleted' });
  });
  afterAll(() => server.close());

  function addCategory(id: string, values: object) {
    const plain = { id, name: id, group: 'system', hidden: false, type: 'email', position: 1, now: 1 } as const;
    return createCategoryRepository(server.database).add({ ...plain, ...values });
  }

  async function add(key: string, values: object) {
    ids[key] = newId();
    const template = newTemplate({ ownerId: admin.id, isSystem: true, status: 'published', ...values, id: ids[key] });
    await createTemplateRepository(server.database).create(template);
  }

  async function list(who: TestClient, query: object = {}, status: 'published' | 'deleted' = 'published') {
    const page = await who.ok(rows.list, {
      params: { type: 'email', status },
      query: { sortBy: 'name,asc', hideHtml: true, ...query },
    });
    return page.elements.map((element) => element.name);
  }

  test('shows users what is published and not in a hidden category, whatever they ask for', async () => {
    expect(await list(anna)).toEqual(['Blank', 'Spring sale']);
    expect(await list(anna, { categoryHidden: true })).toEqual(['Blank', 'Spring sale']);
    expect(await list(anna, { group: 'layouts' })).toEqual(['Blank']);
    expect(await list(admin, { categoryHidden: true })).toEqual(['Blank', 'Secret', 'Spring sale']);
  });

  test('keeps its deleted view for admins', async () => {
    const params = { type: 'email', status: 'deleted' } as const;
    expect((await anna.refused(rows.list, { params })).code).toBe('FORBIDDEN');
    expect(await list(admin, {}, 'deleted')).toEqual(['Old']);
    expect((await anna.refused(rows.read, { params: { id: ids.old ?? '' } })).code).toBe('TEMPLATE_NOT_FOUND');
    expect((await admin.ok(rows.read, { params: { id: ids.old ?? '' } })).name).toBe('Old');
  });

  test('is searched by name and category', async () => {
    const search = async (who: TestClient, criteria: readonly object[]) =>
      (await who.ok(rows.search, { body: { criteria } as never })).elements.map((element) => element.name);
    const system = { key: 'isSystem', value: true };
    expect(await search(anna, [system, { key: 'name', value: 'SALE', operation: 'CONTAINS' }])).toEqual([
      'Spring sale',
    ]);
    expect(await search(anna, [system, { key: 'category', value: 'sales' }])).toEqual(['Spring sale']);
    expect(await search(anna, [system, { key: 'category', value: 'hidden' }])).toEqual([]);
    expect(await search(anna, [system, { key: 'status', value: 'deleted' }])).toEqual([]);
    expect(await search(admin, [system, { key: 'status', value: 'deleted' }])).toEqual(['Old']);
  });

  test('is copied by users, who cannot change it: the copy is a draft of their own', async () => {
    const id = ids.blank ?? '';
    expect((await anna.refused(users.update, { params: { id }, body: { name: 'Mine' } })).code).toBe('FORBIDDEN');
    expect((await anna.refused(users.status, { params: { id, status: 'deleted' } })).code).toBe('FORBIDDEN');
    const body = { name: 'My newsletter', id };
    const { templateId } = await anna.ok(users.create, { params: { type: 'email' }, body });
    expect(await anna.ok(users.read, { params: { id: templateId } })).toMatchObject({
      name: 'My newsletter',
      isSystem: false,
      status: 'draft',
      isOwner: true,
      categories: [],
    });
    expect((await admin.refused(users.read, { params: { id: templateId } })).status).toBe(404);
  });

  test('is counted as each role sees it', async () => {
    expect(await anna.ok(users.counts, {})).toMatchObject({ system: 2, deletedSystem: 0 });
    expect(await admin.ok(users.counts, {})).toMatchObject({ system: 3, deletedSystem: 1 });
  });

  test('gains a published template when an admin converts one', async () => {
    const { templateId: id } = await admin.ok(users.create, { params: { type: 'email' }, body: { name: 'Autumn' } });
    const convert = { params: { id }, query: { system: true } };
    expect((await admin.refused(users.clone, convert)).code).toBe('INVALID_TRANSITION');
    await admin.ok(users.status, { params: { id, status: 'published' } });
    const { templateId } = await admin.ok(users.clone, convert);
    const system = await anna.ok(rows.read, { params: { id: templateId } });
    expect(system).toMatchObject({ name: 'Autumn (copy)', isSystem: true, status: 'published', canEdit: false });
  });

  test('has categories, the hidden ones for admins', async () => {
    const names = async (who: TestClient, query: object) =>
      (await who.ok(endpoints.categories.list, { query })).map(({ name, count }) => [name, count]);
    expect(await names(anna, { hidden: true, group: 'system' })).toEqual([['Sales', 1]]);
    expect(await names(admin, { hidden: true, group: 'system' })).toEqual([
      ['Sales', 1],
      ['Hidden', 1],
    ]);
    expect(await names(anna, { type: 'email_cb' })).toEqual([]);
    expect((await anna.refused(endpoints.categories.list, { query: { hidden: 'perhaps' } })).status).toBe(400);
  });
});
