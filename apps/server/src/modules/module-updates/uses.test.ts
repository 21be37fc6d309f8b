import { type CustomModule, endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/databases.ts';
import type { Components } from '../../testing/documents.ts';
import { draftWith, mailWith, newSectionModule, sayInModule } from '../../testing/linked-mails.ts';
import { linked, section, textBlock } from '../../testing/modules.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const rows = endpoints.customModules;
const users = endpoints.userTemplates;

describeOnBoth('where a module is used', (open) => {
  let server: TestApp;
  let anna: TestClient;
  let ben: TestClient;
  let admin: TestClient;
  let module: CustomModule;

  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    admin = await server.person('Admin', { role: 'admin' });
    module = await newSectionModule(anna, 'Version 1');
  });

  const usesOf = (who: TestClient, query: object = {}) => who.ok(rows.uses, { params: { id: module.id }, query });

  test('is told by template, last edited first, with version, owner, status and why one cannot be updated', async () => {
    expect(await usesOf(anna)).toEqual({ uses: [], total: 0, drafts: 0, published: 0, modules: 0, ofOthers: 0 });
    const draft = await draftWith(anna, module, 'Draft');
    server.clock.now += 1000;
    const published = await draftWith(anna, module, 'Published');
    await anna.ok(users.status, { params: { id: published, status: 'published' } });
    server.clock.now += 1000;
    const opened = await draftWith(anna, module, 'Opened');
    await anna.ok(rows.openTemplate, { params: { id: opened }, body: { editor: 'page', modules: [] } });
    const deleted = await draftWith(anna, module, 'Deleted');
    await anna.ok(users.status, { params: { id: deleted, status: 'deleted' } });
    const found = await usesOf(anna);
    expect(found).toMatchObject({ total: 3, drafts: 2, published: 1, ofOthers: 0 });
    expect(found.uses).toMatchObject([
      { templateId: opened, name: 'Opened', status: 'draft', refusal: 'TEMPLATE_OPEN' },
      { templateId: published, name: 'Published', status: 'published', refusal: null },
      {
        templateId: draft,
        name: 'Draft',
        isModule: false,
        isOwner: true,
        owner: { id: anna.id, firstName: 'Anna' },
        version: 1,
        instances: 1,
        refusal: null,
      },
    ]);
    const second = await usesOf(anna, { limit: 1, offset: 1 });
    expect(second.uses.map(({ templateId }) => templateId)).toEqual([published]);
  });

  test('counts modules that hold it apart from templates', async () => {
    await draftWith(anna, module, 'Draft');
    const { nodes } = mailWith(module) as unknown as { nodes: [{ children: Components[] }] };
    const [linked] = nodes[0].children;
    await anna.ok(rows.create, { body: { name: 'Outer', components: [linked as Components] } });
    const found = await usesOf(anna);
    expect(found).toMatchObject({ total: 2, drafts: 1, published: 0, modules: 1, ofOthers: 0 });
    expect(found.uses.find(({ isModule }) => isModule)).toMatchObject({ name: 'Outer' });
  });

  test('counts templates of others without naming them, and for nobody else', async () => {
    await draftWith(ben, module, 'Ben’s');
    const shared = await draftWith(ben, module, 'Shared');
    await ben.ok(endpoints.sharing.share, { params: { id: shared }, body: { collaborators: [anna.id] } });
    const found = await usesOf(anna);
    expect(found).toMatchObject({ total: 2, drafts: 2, published: 0, ofOthers: 1 });
    expect(found.uses).toMatchObject([{ templateId: shared, isOwner: false, owner: { id: ben.id }, refusal: null }]);
    expect((await ben.refused(rows.uses, { params: { id: module.id }, query: {} })).code).toBe('MODULE_NOT_FOUND');
  });

  test('each version counts the same templates, once that stand there now', async () => {
    const shown = async (who: TestClient) =>
      (await who.ok(rows.versions, { params: { id: module.id } })).map(({ version, uses }) => [version, uses]);
    const [own, gone] = [await draftWith(anna, module), await draftWith(anna, module)];
    await draftWith(ben, module);
    await anna.ok(rows.create, {
      body: { name: 'Around it', components: [linked(section([textBlock('Version 1')]), module.id)] },
    });
    expect(await shown(anna)).toEqual([[1, 3]]);
    await anna.ok(users.status, { params: { id: gone, status: 'deleted' } });
    await sayInModule(anna, module, 'Version 2');
    expect(await shown(anna)).toEqual([
      [2, 0],
      [1, 2],
    ]);
    const listed = await usesOf(anna);
    expect(listed.uses).toHaveLength(2);
    expect(listed.uses.map(({ templateId }) => templateId)).toContain(own);
  });

  test('of a module of the system everybody knows for their own templates, and admins for all', async () => {
    module = await newSectionModule(admin, 'Version 1', { isSystem: true });
    await draftWith(anna, module);
    await draftWith(ben, module);
    const { templateId: id } = await admin.ok(endpoints.systemTemplates.create, {
      params: { type: 'email' },
      body: { name: 'System' },
    });
    const mail = await anna.ok(users.read, { params: { id: (await usesOf(anna)).uses[0]?.templateId ?? '' } });
    await admin.ok(endpoints.systemTemplates.update, { params: { id }, body: { components: mail.components } });
    expect(await usesOf(anna)).toMatchObject({ total: 1, ofOthers: 0 });
    const all = await usesOf(admin);
    expect(all).toMatchObject({ total: 3, drafts: 2, published: 1, ofOthers: 2 });
    expect(all.uses).toMatchObject([{ templateId: id, owner: null, refusal: null }]);
  });

  test('a version is looked at before and after, with what differs numbered on both sides', async () => {
    const id = await draftWith(anna, module);
    await sayInModule(anna, module, 'Version 2');
    const look = (query: object) => anna.ok(rows.impact, { params: { id: module.id, templateId: id }, query });
    const { before, after, changes } = await look({ version: 2 });
    expect(changes).toBe(1);
    expect(before.match(/data-changed="\d"/g)).toEqual(['data-changed="1"']);
    expect(after.match(/data-changed="\d"/g)).toEqual(['data-changed="1"']);
    expect(before).toContain('Version 1');
    expect(after).toContain('Version 2');
    expect(before.replace(' data-changed="1"', '')).toBe((await anna.ok(users.read, { params: { id } })).html);
    expect(await look({ version: 1 })).toMatchObject({ changes: 0 });
  });

  test('the working copy is looked at the same way before it becomes a version', async () => {
    const id = await draftWith(anna, module);
    const copy = await anna.ok(users.read, { params: { id: module.id } });
    const components = JSON.parse(JSON.stringify(copy.components).replace('Version 1', 'Not yet published'));
    await anna.ok(users.update, { params: { id: module.id }, body: { components } });
    const params = { id: module.id, templateId: id };
    expect(await anna.ok(rows.impact, { params, query: {} })).toMatchObject({
      changes: 1,
      after: expect.stringContaining('Not yet published'),
    });
    expect((await anna.refused(rows.impact, { params, query: { version: 2 } })).code).toBe('VERSION_NOT_FOUND');
    expect((await ben.refused(rows.impact, { params, query: {} })).code).toBe('MODULE_NOT_FOUND');
    const foreign = await draftWith(ben, module);
    const theirs = { id: module.id, templateId: foreign };
    expect((await anna.refused(rows.impact, { params: theirs, query: {} })).code).toBe('TEMPLATE_NOT_FOUND');
  });
});
