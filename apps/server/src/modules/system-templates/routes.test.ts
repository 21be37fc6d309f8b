import { endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
    await addCategory('basic', { group: 'layouts', name: 'Basic Layouts' });
    await addCategory('sales', { name: 'Sales' });
    await addCategory('hidden', { name: 'Hidden', hidden: true, position: 2 });
    await add('blank', { name: 'Blank', categoryIds: ['layouts'] });
    await add('columns', { name: 'Two columns', categoryIds: ['basic'] });
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
    expect(await list(anna, { group: 'layouts' })).toEqual(['Blank', 'Two columns']);
    expect(await list(admin, { categoryHidden: true })).toEqual(['Blank', 'Secret', 'Spring sale']);
  });

  test('tells users nothing of a hidden category', async () => {
    await add('both', { name: 'Spring letter', categoryIds: ['sales', 'hidden'] });
    const [id, secret] = [ids.both ?? '', ids.secret ?? ''];
    const named = async (who: TestClient) => {
      const page = await who.ok(rows.list, { params: { type: 'email', status: 'published' } });
      const read = await who.ok(rows.read, { params: { id } });
      const listed = page.elements.find((element) => element.id === id);
      return [listed, read].map((template) => template?.categories.map(({ name }) => name));
    };
    const search = { criteria: [{ key: 'category', value: 'Hidden' }] } as never;
    expect(await named(anna)).toEqual([['Sales'], ['Sales']]);
    expect(await named(admin)).toEqual([
      ['Sales', 'Hidden'],
      ['Sales', 'Hidden'],
    ]);
    expect((await anna.ok(rows.search, { body: search })).elements).toEqual([]);
    expect((await admin.ok(rows.search, { body: search })).elements).toHaveLength(2);
    for (const refused of [
      anna.refused(rows.read, { params: { id: secret } }),
      anna.refused(users.read, { params: { id: secret } }),
      anna.refused(users.clone, { params: { id: secret } }),
      anna.refused(users.create, { params: { type: 'email' }, body: { name: 'Mine', id: secret } }),
    ])
      expect((await refused).code).toBe('TEMPLATE_NOT_FOUND');
    expect((await admin.ok(rows.read, { params: { id: secret } })).name).toBe('Secret');
    await createTemplateRepository(server.database).remove({
      ids: [id],
      viewerId: admin.id,
      guard: () => null,
    });
  });

  test('that becomes hidden is no favourite of a user any more', async () => {
    const favourites = async (who: TestClient) => {
      const criteria = [{ key: 'tags', value: 'favorite' }] as never;
      const found = await who.ok(users.search, { body: { criteria } });
      return [found.elements.length, (await who.ok(users.counts, {})).favorited];
    };
    for (const who of [anna, admin]) {
      await createTemplateRepository(server.database).setFavourite(who.id, ids.secret ?? '', true, 1);
    }
    expect(await favourites(anna)).toEqual([0, 0]);
    expect(await favourites(admin)).toEqual([1, 1]);
  });

  test('shows basic layouts only where layouts are asked for', async () => {
    expect(await list(admin, { categoryHidden: true })).not.toContain('Two columns');
    const { elements } = await anna.ok(rows.search, { body: { criteria: [{ key: 'category', value: 'basic' }] } });
    expect(elements.map(({ name }) => name)).toEqual(['Two columns']);
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

  describe('curated by admins', () => {
    const create = async (name: string) =>
      (await admin.ok(rows.create, { params: { type: 'email' }, body: { name } })).templateId;
    const soft = { deletetype: 'soft_delete' } as const;
    const hard = { deletetype: 'hard_delete' } as const;

    test('gains one by creating, published at once', async () => {
      const id = await create('Welcome mail');
      expect(await anna.ok(rows.read, { params: { id } })).toMatchObject({ isSystem: true, status: 'published' });
      const params = { type: 'email' } as const;
      expect((await anna.refused(rows.create, { params, body: { name: 'Mine' } })).code).toBe('FORBIDDEN');
      expect((await admin.refused(rows.create, { params, body: { name: '' } })).details?.[0]?.message).toBe(
        'Please enter name',
      );
    });

    test('is changed in body and settings', async () => {
      const id = await create('Before');
      const body = { name: 'After', preheader: 'Hello', html: '<p>Hi</p>', categories: ['sales'] };
      const changed = await admin.ok(rows.update, { params: { id }, body });
      expect(changed).toMatchObject({ name: 'After', preheader: 'Hello', revision: 1, categories: [{ id: 'sales' }] });
      expect((await anna.refused(rows.update, { params: { id }, body })).code).toBe('FORBIDDEN');
      const stale = { params: { id }, headers: { 'if-match': '"0"' }, body: { name: 'Late' } };
      expect((await admin.refused(rows.update, stale)).code).toBe('STALE_REVISION');
      const { templateId } = await anna.ok(users.create, { params: { type: 'email' }, body: { name: 'Own' } });
      expect((await anna.refused(rows.update, { params: { id: templateId }, body })).code).toBe('TEMPLATE_NOT_FOUND');
    });

    test('is deleted softly first, restored into the library, and deleted forever', async () => {
      const id = await create('Short lived');
      expect((await anna.refused(rows.remove, { params: { id }, headers: soft })).code).toBe('FORBIDDEN');
      expect((await admin.refused(rows.remove, { params: { id }, headers: hard })).code).toBe('INVALID_TRANSITION');
      await admin.ok(rows.remove, { params: { id }, headers: soft });
      expect((await anna.refused(rows.read, { params: { id } })).status).toBe(404);
      expect(await list(admin, {}, 'deleted')).toContain('Short lived');
      await admin.ok(users.status, { params: { id, status: 'published' } });
      expect(await list(anna)).toContain('Short lived');
      await admin.ok(rows.remove, { params: { id }, headers: soft });
      await admin.ok(rows.remove, { params: { id }, headers: hard });
      expect((await admin.refused(rows.read, { params: { id } })).status).toBe(404);
    });

    test('is deleted in bulk, each judged on its own', async () => {
      const removed = await create('Removed');
      const kept = await create('Kept');
      await admin.ok(rows.remove, { params: { id: removed }, headers: soft });
      const answer = await admin.ok(rows.removeList, { headers: hard, body: [removed, kept, 'nothing'] });
      expect(answer.updated).toEqual([removed]);
      expect(answer.failed.map(({ id, code }) => [id, code])).toEqual([
        [kept, 'INVALID_TRANSITION'],
        ['nothing', 'TEMPLATE_NOT_FOUND'],
      ]);
      expect((await anna.refused(rows.removeList, { headers: soft, body: [kept] })).code).toBe('FORBIDDEN');
      expect((await admin.ok(rows.removeList, { headers: soft, body: [kept] })).updated).toEqual([kept]);
    });

    test('asks how to delete, and never touches what a user owns', async () => {
      const id = await create('Safe');
      expect((await admin.refused(rows.remove, { params: { id }, headers: {} as never })).status).toBe(400);
      const own = (await admin.ok(users.create, { params: { type: 'email' }, body: { name: 'Own' } })).templateId;
      expect((await admin.refused(rows.remove, { params: { id: own }, headers: soft })).code).toBe(
        'TEMPLATE_NOT_FOUND',
      );
    });
  });
});
