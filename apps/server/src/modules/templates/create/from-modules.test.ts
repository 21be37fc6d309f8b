import { endpoints } from '@mailwright/contract';
import { type EmailDocument, instancesOf, walk } from '@mailwright/document';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBoth } from '../../../testing/databases.ts';
import { newModule, section, textBlock } from '../../../testing/modules.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

describeOnBoth('a template of modules', (open) => {
  let server: TestApp;
  let anna: TestClient;
  let ben: TestClient;
  let admin: TestClient;

  beforeAll(async () => {
    server = await createTestApp(await open());
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    admin = await server.person('Admin', { role: 'admin' });
  });
  afterAll(() => server.close());

  function create(ids: readonly string[], as?: 'linked' | 'copy') {
    const modules = { ids: [...ids], ...(as && { as }) };
    return { params: { type: 'email' }, body: { name: 'Spring', modules } } as const;
  }

  async function made(ids: readonly string[], as?: 'linked' | 'copy') {
    const { templateId } = await anna.ok(endpoints.userTemplates.create, create(ids, as));
    const template = await anna.ok(endpoints.userTemplates.read, { params: { id: templateId } });
    return { ...template, document: template.components as unknown as EmailDocument };
  }

  test('holds them linked, in their order, with the general settings of the first', async () => {
    const components = [section([textBlock('Top')], 's1'), section([textBlock('Middle')], 's2')];
    const hero = await newModule(anna, { name: 'Hero', components, style: { width: 480 } });
    const footer = await newModule(admin, { name: 'Footer', words: 'Bottom', isSystem: true });
    const { document, html, status } = await made([hero.id, footer.id, hero.id]);
    expect(status).toBe('draft');
    expect(document.settings.width).toBe(480);
    const linked = instancesOf(document);
    expect(
      linked.map(({ instance: { moduleId, name, version }, nodes }) => [moduleId, name, version, nodes.length]),
    ).toEqual([
      [hero.id, 'Hero', 1, 2],
      [footer.id, 'Footer', 1, 1],
      [hero.id, 'Hero', 1, 2],
    ]);
    expect(html.match(/Top|Middle|Bottom/g)).toEqual(['Top', 'Middle', 'Bottom', 'Top', 'Middle']);
    const uses = server.database.kysely.selectFrom('module_uses').where('module_id', '=', hero.id);
    expect(await uses.select('instances').execute()).toEqual([{ instances: 2 }]);
    // Each block has a section of its own.
    expect(document.nodes[0]?.children?.map(({ type }) => type)).toEqual(Array(5).fill('section'));
  });

  test('or as copies, without a mark', async () => {
    const footer = await newModule(anna, { words: 'Bottom' });
    const { document, html } = await made([footer.id], 'copy');
    expect(html).toContain('Bottom');
    const marks: unknown[] = [];
    walk(document, ({ instance, origin }) => marks.push(instance, origin));
    expect(marks.every((mark) => mark === undefined)).toBe(true);
  });

  test('shows the latest version of each, not what is being worked on', async () => {
    const footer = await newModule(anna, { words: 'Old' });
    const update = { params: { id: footer.id }, body: { components: textBlock('New') } };
    await anna.ok(endpoints.customModules.update, update);
    const { document, html } = await made([footer.id]);
    expect(html).toContain('New');
    expect(instancesOf(document)[0]?.instance.version).toBe(2);
  });

  test('has the page of the first, so that it is as dark around its modules as in them', async () => {
    const hero = await newModule(anna, { name: 'Hero' });
    const params = { id: hero.id };
    const { components } = await anna.ok(endpoints.userTemplates.read, { params });
    const stored = components as unknown as EmailDocument;
    const style = { paddingTop: 0, dark: { backgroundColor: '#141a2b' } };
    const document = { ...stored, nodes: stored.nodes.map((wrapper) => ({ ...wrapper, style })) };
    const body = { components: document as unknown as Record<string, unknown> };
    await anna.ok(endpoints.userTemplates.update, { params, body });
    const { revision } = await anna.ok(endpoints.customModules.read, { params });
    await anna.ok(endpoints.customModules.publish, { params, body: { revision } });
    expect((await made([hero.id])).document.nodes[0]?.style).toEqual(style);
  });

  test("is not made of others' modules, of none, or of more than a mail takes, and then there is no template", async () => {
    const own = await newModule(anna);
    const theirs = await newModule(ben);
    const count = async () => (await anna.ok(endpoints.userTemplates.counts, { query: {} })).draft;
    const refusal = async (ids: readonly string[]) =>
      (await anna.refused(endpoints.userTemplates.create, create(ids))).code;
    const before = await count();
    expect(await refusal([own.id, theirs.id])).toBe('MODULE_NOT_FOUND');
    expect(await refusal([])).toBe('VALIDATION_FAILED');
    expect(await refusal(Array(51).fill(own.id))).toBe('VALIDATION_FAILED');
    expect(await count()).toBe(before);
  });

  test('can be a system template, for admins', async () => {
    const footer = await newModule(admin, { isSystem: true });
    const { templateId } = await admin.ok(endpoints.systemTemplates.create, create([footer.id]));
    const { components } = await admin.ok(endpoints.systemTemplates.read, { params: { id: templateId } });
    expect(instancesOf(components as unknown as EmailDocument)).toHaveLength(1);
  });
});
