import { type ErrorDetail, endpoints, type TemplateInfo } from '@mailwright/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/databases.ts';
import { newTemplate } from '../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createCategoryRepository } from '../categories/repository.ts';
import { createTemplateRepository } from './repository.ts';

const rows = endpoints.userTemplates;

describeOnBoth('templates of a user', (open) => {
  let server: TestApp;
  let anna: TestClient;
  let ben: TestClient;

  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    anna = await server.person('Anna');
    ben = await server.person('Ben');
  });

  async function create(who: TestClient, body: { name: string; tags?: string; description?: string; id?: string }) {
    const answer = await who.call(rows.create, { params: { type: 'email' }, body });
    expect(answer.statusCode).toBe(201);
    return answer.json().templateId as string;
  }

  const read = (who: TestClient, id: string) => who.ok(rows.read, { params: { id } });

  test('a new one is a draft of its maker with nothing in it', async () => {
    const id = await create(anna, { name: 'Spring', tags: 'news, sale', description: 'For March' });
    expect(id.length).toBeGreaterThanOrEqual(21);
    const time = new Date(server.clock.now).toISOString();
    expect(await read(anna, id)).toEqual({
      id,
      templateId: id,
      name: 'Spring',
      description: 'For March',
      tags: 'news,sale',
      type: 'email',
      status: 'draft',
      subject: '',
      preheader: '',
      preHeader: '',
      purpose: 'marketing',
      profile: null,
      categories: [],
      isSystem: false,
      isShared: false,
      isLocked: false,
      userId: anna.id,
      collaboratorId: null,
      collaboratorsList: [],
      owner: { id: anna.id, firstName: 'Anna', lastName: 'Example' },
      collaborators: [],
      lockedBy: null,
      isOwner: true,
      isCollaborator: false,
      canEdit: true,
      revision: 0,
      size: 0,
      created: time,
      lastModified: time,
      noteCount: 0,
      thumbnailUrl: null,
      html: '',
      css: '',
      style: null,
      customStyles: '',
      components: null,
    });
  });

  test('a name that breaks the rule is refused with the sentence, on create and on change', async () => {
    const id = await create(anna, { name: 'Spring' });
    for (const name of ['a'.repeat(256), 'Half price!', ' Spring', 'Spring ']) {
      const refusal = await anna.refused(rows.create, { params: { type: 'email' }, body: { name } });
      expect([refusal.status, refusal.code]).toEqual([400, 'VALIDATION_FAILED']);
      expect(refusal.details).toEqual([
        {
          path: 'name',
          message:
            '255 characters max, cannot contain special chars(!@#$%^&*,.?":{}|<>) and should not be started and ended with spaces',
        },
      ]);
      expect((await anna.refused(rows.update, { params: { id }, body: { name } })).status).toBe(400);
    }
    const both = await anna.refused(rows.update, {
      params: { id },
      body: { name: 'Why?', description: 'x'.repeat(71) },
    });
    expect(both.error).toMatch(/^Name: 255 characters max, .*; Description: 70 characters max, /);
    const empty = await anna.refused(rows.create, { params: { type: 'email' }, body: { name: '' } });
    expect(empty.error).toBe('Name: Please enter name');
    const none = await anna.refused(rows.create, { params: { type: 'email' }, body: {} as { name: string } });
    expect(none.error).toBe('Name: Please enter name');
    expect(empty.details?.[0]?.message).toBe('Please enter name');
    expect((await anna.refused(rows.update, { params: { id }, body: { description: 'a'.repeat(71) } })).status).toBe(
      400,
    );
    expect((await anna.refused(rows.update, { params: { id }, body: { preheader: 'a'.repeat(501) } })).status).toBe(
      400,
    );
  });

  test('one that is opened is what the list says of it, member by member, and what its schema says', async () => {
    const id = await create(anna, { name: 'Größe “auf” 😀' });
    await anna.ok(rows.update, { params: { id }, body: { customStyles: 'a{color:#123456}' } });
    const opened = await anna.ok(rows.read, { params: { id } });
    expect(opened).toMatchObject({ id, templateId: id });
    const [listed] = (await anna.ok(rows.list, { query: { limit: 1 } })).elements;
    expect(opened).toEqual(listed);
    expect(rows.read.responses[200].strict().parse(opened)).toEqual(opened);
    expect(opened.customStyles).toBe('a{color:#123456}');
    expect(await anna.ok(rows.read, { params: { id }, query: { profile: 'custom' } })).toEqual(opened);
  });

  test("another user's template is not found, whatever is tried", async () => {
    const id = await create(anna, { name: 'Spring' });
    const params = { id };
    const answers = await Promise.all([
      ben.refused(rows.read, { params }),
      ben.refused(rows.update, { params, body: { name: 'Mine' } }),
      ben.refused(rows.update, { params, body: { tags: 'favorite' } }),
      ben.refused(rows.clone, { params }),
      ben.refused(rows.remove, { params }),
      ben.refused(rows.status, { params: { id, status: 'published' } }),
      ben.refused(rows.create, { params: { type: 'email' }, body: { name: 'Copy', id } }),
      ben.refused(endpoints.assets.listOfTemplate, { params }),
      ben.refused(endpoints.systemTemplates.read, { params }),
    ]);
    expect(answers.map((answer) => answer.code)).toEqual(answers.map(() => 'TEMPLATE_NOT_FOUND'));
    expect((await read(anna, id)).name).toBe('Spring');
  });

  test('lists are paged, sorted and without bodies where asked', async () => {
    for (const name of ['Beta', 'alpha', 'Gamma']) {
      server.clock.now += 1000;
      await create(anna, { name });
    }
    await create(ben, { name: 'Foreign' });
    const page = await anna.ok(rows.list, {
      query: { status: 'draft', sortBy: 'name,asc', limit: 2, offset: 0, hideHtml: true },
    });
    expect(page.elements.map((element) => element.name)).toEqual(['alpha', 'Beta']);
    expect(page.elements[0]).not.toHaveProperty('html');
    expect(page.pagination).toEqual({ 'first-page': 0, 'last-page': 1, 'total-page': 2, 'total-elements': 3 });
    const newest = await anna.ok(rows.list, { query: { offset: 1 } });
    expect(newest.elements.map((element) => element.name)).toEqual(['alpha', 'Beta']);
    expect(newest.elements[0]).toHaveProperty('html', '');
    expect((await anna.refused(rows.list, { query: { sortBy: 'size' } })).status).toBe(400);
  });

  test.each([[endpoints.userTemplates.search], [endpoints.systemTemplates.search], [endpoints.principals.search]])(
    '$path takes numbers as numbers alone',
    async ({ path: url }) => {
      const answer = (payload: object) => anna.send({ method: 'POST', url, payload });
      for (const wrong of ['1', '', null, true, [1], 1.5]) {
        const refusal = await answer({ limit: wrong, offset: wrong });
        expect(refusal.statusCode, JSON.stringify(wrong)).toBe(400);
        expect(refusal.json().details.map((detail: ErrorDetail) => detail.path)).toEqual(['limit', 'offset']);
      }
      expect((await answer({ limit: 1, offset: 0 })).statusCode).toBe(200);
    },
  );

  test('a search joins criteria by their own operators, AND before OR', async () => {
    const spring = await create(anna, { name: 'Spring sale', tags: 'shop' });
    const autumn = await create(anna, { name: 'Autumn', tags: 'Sale 100%' });
    await create(anna, { name: 'Winter' });
    await anna.ok(rows.status, { params: { id: autumn, status: 'published' } });
    const search = async (criteria: readonly object[]) => {
      const body = { criteria, orderBy: 'name', orderDirection: 'ASC' } as never;
      return (await anna.ok(rows.search, { body })).elements.map((element) => element.name);
    };
    const draft = { key: 'status', value: 'draft', operation: 'EQUAL' };
    const sale = (key: string, operator: string) => ({ key, value: 'SALE', operation: 'CONTAINS', operator });
    expect(await search([draft, sale('name', 'AND'), sale('tags', 'OR')])).toEqual(['Autumn', 'Spring sale']);
    expect(await search([draft, sale('name', 'AND'), { ...draft, operator: 'OR' }, sale('tags', 'AND')])).toEqual([
      'Spring sale',
    ]);
    expect(await search([{ key: 'tags', value: '100%', operation: 'CONTAINS' }])).toEqual(['Autumn']);
    expect(await search([{ key: 'name', value: 'S_ring', operation: 'CONTAINS' }])).toEqual([]);
    expect(await search([{ key: 'name', value: 'Spring sale', operation: 'EQUAL' }])).toEqual(['Spring sale']);
    expect((await read(anna, spring)).tags).toBe('shop');
  });

  test('a favourite is a mark of one person: no revision, no other sees it', async () => {
    const id = await create(anna, { name: 'Spring', tags: 'news' });
    const marked = await anna.ok(rows.update, { params: { id }, body: { tags: 'news, favorite' } });
    expect(marked).toMatchObject({ tags: 'news,favorite', revision: 0 });
    const both = await anna.ok(rows.update, { params: { id }, body: { tags: 'favorite,news,sale' } });
    expect(both).toMatchObject({ tags: 'news,sale,favorite', revision: 1 });
    expect(await anna.ok(rows.counts, {})).toMatchObject({ favorited: 1, draft: 1 });
    const found = await anna.ok(rows.search, { body: { criteria: [{ key: 'tags', value: 'favorite' }] } });
    expect(found.elements.map((element) => element.id)).toEqual([id]);
    await anna.ok(rows.update, { params: { id }, body: { tags: 'news,sale' } });
    expect(await anna.ok(rows.counts, {})).toMatchObject({ favorited: 0 });
  });

  test('a draft shared with somebody is found among their shared ones, not among their own drafts', async () => {
    const templates = createTemplateRepository(server.database);
    const shared = await templates.create(newTemplate({ ownerId: anna.id, name: 'Ours', collaborators: [ben.id] }));
    await ben.ok(rows.update, { params: { id: shared?.id ?? '' }, body: { tags: 'favorite' } });
    const names = async (who: TestClient, status: string) => {
      const page = await who.ok(rows.search, { body: { criteria: [{ key: 'status', value: status }] } });
      return page.elements.map((element) => element.name);
    };
    expect(await names(ben, 'shared')).toEqual(['Ours']);
    expect(await names(anna, 'shared')).toEqual(['Ours']);
    expect(await names(ben, 'draft')).toEqual([]);
    expect(await names(ben, 'favorited')).toEqual(['Ours']);
    expect(await names(anna, 'favorited')).toEqual([]);
    expect(await ben.ok(rows.counts, {})).toMatchObject({ draft: 0, shared: 1, favorited: 1 });
  });

  test('a copy of a shared draft takes its collaborators along on request, for the owner alone', async () => {
    const templates = createTemplateRepository(server.database);
    const shared = await templates.create(newTemplate({ ownerId: anna.id, collaborators: [ben.id] }));
    const clone = async (who: TestClient, copySharedInfo: boolean) => {
      const answer = await who.ok(rows.clone, { params: { id: shared?.id ?? '' }, query: { copySharedInfo } });
      return (await read(who, answer.templateId)).collaboratorsList;
    };
    expect(await clone(anna, true)).toEqual([ben.id]);
    expect(await clone(anna, false)).toEqual([]);
    expect(await clone(ben, true)).toEqual([]);
  });

  test('statuses follow the table, and anything else is an invalid transition', async () => {
    const id = await create(anna, { name: 'Spring' });
    const to = (status: 'draft' | 'published' | 'deleted') => anna.call(rows.status, { params: { id, status } });
    const published = await to('published');
    expect([published.statusCode, published.body]).toEqual([200, '']);
    expect((await to('published')).json().code).toBe('INVALID_TRANSITION');
    expect((await anna.refused(rows.remove, { params: { id } })).code).toBe('INVALID_TRANSITION');
    expect((await to('draft')).statusCode).toBe(200);
    expect((await to('deleted')).statusCode).toBe(200);
    expect((await to('published')).statusCode).toBe(409);
    expect((await anna.refused(rows.update, { params: { id }, body: { name: 'New' } })).code).toBe(
      'INVALID_TRANSITION',
    );
    expect((await to('draft')).statusCode).toBe(200);
    await to('deleted');
    expect((await anna.call(rows.remove, { params: { id } })).statusCode).toBe(204);
    expect((await anna.refused(rows.read, { params: { id } })).status).toBe(404);
  });

  test('a bulk call does what it can and names the rest', async () => {
    const own = await create(anna, { name: 'Own' });
    const foreign = await create(ben, { name: 'Foreign' });
    const ids = [own, foreign, 'unknown'];
    const removed = await anna.ok(rows.bulkStatus, { params: { status: 'deleted' }, body: ids });
    const notFound = { code: 'TEMPLATE_NOT_FOUND', error: 'Template not found' };
    expect(removed).toEqual({
      updated: [own],
      failed: [
        { id: foreign, ...notFound },
        { id: 'unknown', ...notFound },
      ],
    });
    expect(await anna.ok(rows.counts, {})).toMatchObject({ draft: 0, deleted: 1 });
    const forever = await anna.ok(rows.removeList, { params: { type: 'email' }, body: ids });
    expect(forever.updated).toEqual([own]);
    expect(await anna.ok(rows.counts, {})).toMatchObject({ deleted: 0 });
    expect((await anna.refused(rows.bulkStatus, { params: { status: 'draft' }, body: [] })).status).toBe(400);
  });

  test('a copy is a draft of its maker, named as such, without the favourite', async () => {
    const id = await create(anna, { name: 'Spring', tags: 'news,favorite' });
    await anna.ok(rows.update, { params: { id }, body: { html: '<p>Hello</p>', preheader: 'Soon' } });
    await anna.ok(rows.status, { params: { id, status: 'published' } });
    const { templateId } = await anna.ok(rows.clone, { params: { id } });
    const copy = await read(anna, templateId);
    expect(copy).toMatchObject({
      name: 'Spring (copy)',
      tags: 'news',
      status: 'draft',
      preheader: 'Soon',
      revision: 0,
    });
    expect(copy.html).toContain('<title>Spring (copy)</title>');
    expect(copy.html).toContain('<p>Hello</p>');
    expect((await anna.refused(rows.clone, { params: { id }, query: { system: true } })).code).toBe('FORBIDDEN');
  });

  test('categories have to be ones the person may use', async () => {
    const categories = createCategoryRepository(server.database);
    const add = async (name: string, values: object = {}) => {
      const category = { id: `${name}-${anna.id}`, name: `${name} ${anna.id}`, group: 'user', type: 'email' } as const;
      await categories.add({ ...category, hidden: false, position: 1, now: server.clock.now, ...values });
      return category.id;
    };
    const [sales, hidden] = [await add('Sales'), await add('Hidden', { hidden: true })];
    const id = await create(anna, { name: 'Spring' });
    const change = (chosen: string[]) => anna.call(rows.update, { params: { id }, body: { categories: chosen } });
    const changed = (await change([sales])).json() as TemplateInfo;
    expect(changed.categories).toEqual([{ id: sales, name: `Sales ${anna.id}`, group: 'user' }]);
    expect((await change([sales, hidden])).json().code).toBe('CATEGORY_NOT_FOUND');
    expect((await change(['unknown'])).statusCode).toBe(404);
    expect((await change([])).json().categories).toEqual([]);
  });

  test('a category that is hidden later stays unseen, and a change of the others leaves it', async () => {
    const categories = createCategoryRepository(server.database);
    const [first, second] = [`first-${anna.id}`, `second-${anna.id}`];
    for (const id of [first, second]) {
      const plain = { group: 'user', type: 'email', hidden: false, position: 1, now: server.clock.now } as const;
      await categories.add({ id, name: id, ...plain });
    }
    const id = await create(anna, { name: 'Spring' });
    await anna.ok(rows.update, { params: { id }, body: { categories: [first, second] } });
    const hidden = await categories.findMany([second]);
    const scope = { type: 'email', viewerId: anna.id, withHidden: true } as const;
    for (const one of hidden) await categories.update(one, { name: one.name, hidden: true }, scope);
    const { revision, categories: seen } = await read(anna, id);
    expect(seen.map((category) => category.id)).toEqual([first]);
    const same = await anna.ok(rows.update, { params: { id }, body: { categories: [first] } });
    expect(same).toMatchObject({ revision });
    await anna.ok(rows.update, { params: { id }, body: { categories: [] } });
    const stored = await createTemplateRepository(server.database).find(id, anna.id);
    expect(stored?.categories.map((category) => category.id)).toEqual([second]);
  });
});
