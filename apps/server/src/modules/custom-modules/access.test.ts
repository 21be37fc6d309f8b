import { type CallInput, type Endpoint, endpoints, fillPath } from '@mailwright/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/databases.ts';
import { newModule, textBlock } from '../../testing/modules.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const rows = endpoints.customModules;
const users = endpoints.userTemplates;

describeOnBoth('who may do what with modules', (open) => {
  let server: TestApp;
  let anna: TestClient;
  let ben: TestClient;
  let admin: TestClient;
  let own: string;
  let system: string;
  let hidden: string;
  let template: string;

  beforeAll(async () => {
    server = await createTestApp(await open());
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    admin = await server.person('Admin', { role: 'admin' });
    const body = { name: 'Retired', type: 'email_cb', group: 'system', hidden: true } as const;
    const category = await admin.ok(endpoints.categories.create, { body });
    hidden = (await newModule(admin, { isSystem: true, category: category.id })).id;
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    own = (await newModule(anna)).id;
    system = (await newModule(admin, { isSystem: true })).id;
    ({ templateId: template } = await anna.ok(users.create, { params: { type: 'email' }, body: { name: 'Spring' } }));
  });

  /** Returns the status of the answer to a call, or the code of its error. */
  async function answer<E extends Endpoint>(who: TestClient, row: E, input: CallInput<E>): Promise<string> {
    const response = await who.call(row, input);
    return response.statusCode < 400 ? String(response.statusCode) : response.json().code;
  }

  /**
   * Makes each call on a module, in the order: read, versions, version, copy, change, new content, publish, delete; returns the
   * answers.
   */
  async function answers(who: TestClient, id: string): Promise<string> {
    const params = { id };
    const list = [
      await answer(who, rows.read, { params }),
      await answer(who, rows.versions, { params }),
      await answer(who, rows.version, { params: { id, version: 1 } }),
      await answer(who, rows.duplicate, { params }),
      await answer(who, rows.update, { params, body: { name: 'Other' } }),
      await answer(who, rows.update, { params, body: { components: textBlock('Other') } }),
      await answer(who, rows.publish, { params, body: { revision: 2 } }),
      await answer(who, rows.remove, { params }),
    ];
    return list.join(' ');
  }

  const everything = '200 200 200 201 200 200 201 204';
  const reading = '200 200 200 201 FORBIDDEN FORBIDDEN FORBIDDEN FORBIDDEN';
  const nothing = Array(8).fill('MODULE_NOT_FOUND').join(' ');

  test('their owners everything, others nothing, admins neither', async () => {
    expect(await answers(ben, own)).toBe(nothing);
    expect(await answers(admin, own)).toBe(nothing);
    expect(await answers(anna, own)).toBe(everything);
  });

  test('those of the system everybody reads and admins change, in hidden categories admins alone', async () => {
    expect(await answers(anna, system)).toBe(reading);
    expect(await answers(admin, system)).toBe(everything);
    expect(await answers(anna, hidden)).toBe(nothing);
    expect(await answers(admin, hidden)).toBe(everything);
  });

  test('what is gone, or is a template, is no module', async () => {
    expect(await answers(anna, 'AAAAAAAAAAAAAAAAAAAAAA')).toBe(nothing);
    expect(await answers(anna, template)).toBe(nothing);
    expect(await answer(anna, users.read, { params: { id: template } })).toBe('200');
  });

  test('lists show one’s own and those of the system, hidden ones to admins who ask', async () => {
    const ids = async (who: TestClient, query: object = {}) =>
      (await who.ok(rows.list, { query: { hideHtml: true, ...query } })).map(({ id }) => id);
    const kept = (await newModule(admin, { isSystem: true, name: 'Kept' })).id;
    expect(await ids(anna)).toEqual(expect.arrayContaining([own, system, kept]));
    expect(await ids(ben)).not.toContain(own);
    const category = await admin.ok(endpoints.categories.create, {
      body: { name: 'Old', type: 'email_cb', group: 'system', hidden: true },
    });
    const old = (await newModule(admin, { isSystem: true, category: category.id })).id;
    expect(await ids(anna, { hidden: true })).not.toContain(old);
    expect(await ids(admin)).not.toContain(old);
    expect(await ids(admin, { hidden: true })).toContain(old);
    expect(await ids(admin, { hidden: true, category: category.id })).toEqual([old]);
    expect(await ids(anna, { category: category.id })).toEqual([]);
  });

  test('only admins make those of the system', async () => {
    const body = { name: 'Header', components: textBlock('Hi'), isSystem: true };
    expect(await answer(anna, rows.create, { body })).toBe('FORBIDDEN');
    expect((await admin.ok(rows.create, { body })).owner).toBeNull();
  });

  test('the working copy is edited as a template by whom the module is, and by nobody else', async () => {
    const edit = async (who: TestClient, id: string) => [
      await answer(who, users.read, { params: { id } }),
      await answer(who, users.versions, { params: { id } }),
      await answer(who, endpoints.notes.listOfTemplate, { params: { id } }),
      await answer(who, users.update, { params: { id }, body: { name: `By ${who.id}`, autosave: true } }),
    ];
    expect(await edit(anna, own)).toEqual(['200', '200', '200', '200']);
    expect(await edit(ben, own)).toEqual(Array(4).fill('TEMPLATE_NOT_FOUND'));
    expect(await edit(admin, system)).toEqual(['200', '200', '200', '200']);
    expect(await edit(anna, system)).toEqual(Array(4).fill('FORBIDDEN'));
    expect(await edit(anna, hidden)).toEqual(Array(4).fill('TEMPLATE_NOT_FOUND'));
  });

  test('of a module of the system, what its author is still at is shown to nobody else', async () => {
    const { id } = await newModule(admin, { isSystem: true });
    const { components } = await admin.ok(users.read, { params: { id } });
    const edited = JSON.parse(JSON.stringify(components).replace('Hello', 'Not yet'));
    await admin.ok(users.update, { params: { id }, body: { components: edited } });
    expect([
      await answer(anna, users.read, { params: { id } }),
      await answer(anna, endpoints.systemTemplates.read, { params: { id } }),
      await answer(anna, endpoints.brand.propose, { body: { templateId: id } }),
      await answer(anna, endpoints.exports.html, { params: { id }, query: {} }),
      await answer(anna, rows.create, { body: { name: 'Mine', components: textBlock('Hi'), templateId: id } }),
      await answer(anna, rows.impact, { params: { id, templateId: template }, query: {} }),
    ]).toEqual(Array(6).fill('FORBIDDEN'));
    expect(await answer(anna, rows.impact, { params: { id, templateId: template }, query: { version: 1 } })).toBe(
      '200',
    );
    for (const shown of [
      await anna.ok(rows.read, { params: { id } }),
      await anna.ok(rows.duplicate, { params: { id } }),
    ]) {
      expect(shown).toMatchObject({ components: textBlock('Hello'), words: 'hello' });
    }
  });

  test('nothing else that is done with templates is done with a module', async () => {
    const params = { id: own };
    const { sharing, systemTemplates } = endpoints;
    expect([
      await answer(anna, users.status, { params: { ...params, status: 'published' } }),
      await answer(anna, users.status, { params: { ...params, status: 'deleted' } }),
      await answer(anna, users.remove, { params }),
      await answer(anna, users.clone, { params }),
      await answer(anna, users.create, { params: { type: 'email' }, body: { name: 'Copy', id: own } }),
      await answer(anna, users.update, { params, body: { tags: 'favorite' } }),
      await answer(anna, sharing.share, { params, body: { collaborators: [ben.id] } }),
      await answer(anna, sharing.lock, { params: { ...params, locked: 'true' } }),
      await answer(admin, systemTemplates.remove, { params: { id: system }, headers: { deletetype: 'soft_delete' } }),
      await answer(admin, systemTemplates.remove, { params: { id: system }, headers: { deletetype: 'hard_delete' } }),
    ]).toEqual(Array(10).fill('FORBIDDEN'));
    const failed = [{ id: own, code: 'FORBIDDEN', error: expect.any(String) }];
    const bulk = await anna.ok(users.bulkStatus, { params: { status: 'deleted' }, body: [own] });
    expect(bulk).toEqual({ updated: [], failed });
    expect(await anna.ok(users.removeList, { params: { type: 'email' }, body: [own] })).toEqual({
      updated: [],
      failed,
    });
    expect(await anna.ok(users.bulkClone, { body: { ids: [own] } })).toMatchObject({
      updated: [],
      failed,
      created: [],
    });
    expect(await anna.ok(users.bulkTags, { body: { ids: [own], add: ['favorite'] } })).toMatchObject({
      updated: [],
      failed,
    });
    expect(await anna.ok(rows.read, { params })).toMatchObject({ id: own, revision: 0 });
  });

  test('no page shows a module to those who may not read it', async () => {
    const pages = endpoints.pages;
    const { id: category } = await admin.ok(endpoints.categories.create, {
      body: { name: 'Withdrawn', type: 'email_cb', group: 'system', hidden: true },
    });
    const withdrawn = (await newModule(admin, { isSystem: true, category })).id;
    for (const id of [own, system, withdrawn]) {
      for (const row of [pages.show, pages.sharingShow]) {
        expect((await server.app.inject({ url: fillPath(row.path, { id }) })).statusCode).toBe(404);
      }
    }
    expect(await answer(anna, pages.viewLink, { params: { id: system } })).toBe('FORBIDDEN');
    const { url } = await admin.ok(pages.viewLink, { params: { id: system } });
    const { pathname, search } = new URL(url);
    const page = await server.app.inject({ url: pathname + search });
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(page.body).toContain('Hello');
    expect(await answer(anna, pages.viewLink, { params: { id: withdrawn } })).toBe('TEMPLATE_NOT_FOUND');
  });

  test('stays a module, whatever type a save names', async () => {
    await anna.ok(users.update, { params: { id: own }, body: { name: 'Renamed', type: 'email' } });
    expect(await anna.ok(rows.read, { params: { id: own } })).toMatchObject({
      name: 'Renamed',
      hasUnpublishedChanges: false,
    });
  });

  test('is in no list, search or count of templates, and templates are in none of modules', async () => {
    const mine = async () => ({
      counts: await anna.ok(users.counts, { query: {} }),
      found: await anna.ok(users.counts, { query: { query: 'o' } }),
      lists: (await anna.ok(users.list, { query: { hideHtml: true } })).elements.map(({ id }) => id),
      sought: (
        await anna.ok(users.search, {
          body: { criteria: [{ key: 'name', value: 'Footer', operation: 'CONTAINS', operator: 'AND' }] },
        })
      ).elements,
    });
    const before = await mine();
    await newModule(anna);
    await newModule(admin, { isSystem: true });
    // A mark from before there was a rule counts for nothing either.
    const mark = { user_id: anna.id, template_id: own, created_at: 1 };
    await server.database.kysely.insertInto('favourites').values(mark).execute();
    expect(await mine()).toEqual(before);
    expect(before.lists).toContain(template);
    expect(before.sought).toEqual([]);
    const ofSystem = await admin.ok(endpoints.systemTemplates.list, {
      params: { type: 'email', status: 'published' },
      query: { hideHtml: true },
    });
    expect(ofSystem.elements).toEqual([]);
    const modules = await anna.ok(rows.list, { query: { hideHtml: true } });
    expect(modules.map(({ id }) => id)).not.toContain(template);
  });
});
