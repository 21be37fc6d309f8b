import { endpoints, LIMITS } from '@mailwright/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../db/new-id.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { createDraft, newTemplate } from '../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createOpenEditorRepository } from '../templates/module-updates/open-editor-repository.ts';
import { createTemplateRepository } from '../templates/repository.ts';

const { openTemplate } = endpoints.customModules;

describeOnBoth('a template that is open in an editor', (open) => {
  let server: TestApp;
  let anna: TestClient;
  let ben: TestClient;
  let admin: TestClient;
  let id: string;

  beforeAll(async () => {
    server = await createTestApp(await open());
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    admin = await server.person('Admin', { role: 'admin' });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    id = await createDraft(anna);
  });

  const say = (who: TestClient, modules: readonly string[] = [], more: object = {}) =>
    who.ok(openTemplate, { params: { id }, body: { editor: 'page-1', modules: [...modules], ...more } });
  const isOpen = async () => {
    const found = await createOpenEditorRepository(server.database).openAmong([id, 'another'], server.clock.now);
    return found.has(id);
  };

  async function addModule(owner: TestClient, version: number, isSystem = false): Promise<string> {
    const module = newTemplate({ ownerId: owner.id, type: 'email_cb', name: 'Footer', isSystem });
    await createTemplateRepository(server.database).create(module);
    await server.database.kysely
      .insertInto('modules')
      .values({
        template_id: module.id,
        kind: 'sections',
        version,
        published_revision: 1,
        width: 600,
        words: '',
        source_template_id: null,
      })
      .execute();
    return module.id;
  }

  async function hide(moduleId: string): Promise<void> {
    const category = newId();
    await server.database.kysely
      .insertInto('categories')
      .values({
        id: category,
        name: category,
        name_key: category,
        type: 'email_cb',
        group: 'system',
        hidden: 1,
        created_at: 1,
        position: 0,
      })
      .execute();
    await server.database.kysely
      .insertInto('template_categories')
      .values({ template_id: moduleId, category_id: category })
      .execute();
  }

  test('is known to be open until its editor says nothing more, or says that it closes', async () => {
    expect(await isOpen()).toBe(false);
    await say(anna);
    expect(await isOpen()).toBe(true);
    server.clock.now += LIMITS.modules.openFor - 1;
    expect(await isOpen()).toBe(true);
    await say(anna);
    server.clock.now += LIMITS.modules.openFor - 1;
    expect(await isOpen()).toBe(true);
    server.clock.now += 1;
    expect(await isOpen()).toBe(false);
    await say(anna);
    await say(anna, [], { isClosing: true });
    expect(await isOpen()).toBe(false);
  });

  test('stays open while another page has it open', async () => {
    await say(anna);
    await say(anna, [], { editor: 'page-2' });
    await say(anna, [], { isClosing: true });
    expect(await isOpen()).toBe(true);
    await say(anna, [], { editor: 'page-2', isClosing: true });
    expect(await isOpen()).toBe(false);
  });

  test('leaves nothing behind of pages that ended without a word', async () => {
    await say(anna);
    server.clock.now += LIMITS.modules.openFor;
    await say(anna, [], { editor: 'page-2' });
    const rows = await server.database.kysely
      .selectFrom('open_editors')
      .select('editor')
      .where('template_id', '=', id)
      .execute();
    expect(rows).toEqual([{ editor: 'page-2' }]);
  });

  test('answers its revision, so that an editor learns of a change that came before it said so', async () => {
    expect((await say(anna)).revision).toBe(0);
    await anna.ok(endpoints.userTemplates.update, { params: { id }, body: { html: '<p>One</p>' } });
    expect((await say(anna)).revision).toBe(1);
  });

  test('answers how the modules in it stand: own ones, of others, of the system, hidden, and gone', async () => {
    const own = await addModule(anna, 3);
    const foreign = await addModule(ben, 4);
    const system = await addModule(admin, 5, true);
    const hidden = await addModule(admin, 6, true);
    await hide(hidden);
    const { modules } = await say(anna, [own, foreign, system, hidden, 'gone']);
    expect(modules).toEqual([
      { moduleId: own, name: 'Footer', version: 3, isGone: false, canEdit: true },
      { moduleId: foreign, name: '', version: null, isGone: false, canEdit: false },
      { moduleId: system, name: 'Footer', version: 5, isGone: false, canEdit: false },
      { moduleId: hidden, name: '', version: null, isGone: false, canEdit: false },
      { moduleId: 'gone', name: '', version: null, isGone: true, canEdit: false },
    ]);
  });

  test('is unknown to others, and is not open for those who may only look', async () => {
    const body = { editor: 'page-1', modules: [] };
    expect((await ben.refused(openTemplate, { params: { id }, body })).code).toBe('TEMPLATE_NOT_FOUND');
    await anna.ok(endpoints.userTemplates.status, { params: { id, status: 'deleted' } });
    await say(anna);
    expect(await isOpen()).toBe(false);
  });
});
