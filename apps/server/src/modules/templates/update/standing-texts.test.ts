import { endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBoth } from '../../../testing/databases.ts';
import { blankComponents } from '../../../testing/documents.ts';
import { newTemplate } from '../../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { createTemplateRepository } from '../repository.ts';

const users = endpoints.userTemplates;
const systems = endpoints.systemTemplates;

/** Texts that an earlier release accepted; each breaks a present rule. */
const STANDING = {
  name: 'Welcome, part 1',
  description: 'What was ordered, what it costs',
  tags: 't'.repeat(1001),
  preheader: 'p'.repeat(501),
};

describeOnBoth('a template whose texts break the rules of today', (open) => {
  let server: TestApp;
  let anna: TestClient;
  let admin: TestClient;

  beforeAll(async () => {
    server = await createTestApp(await open());
    anna = await server.person('Anna');
    admin = await server.person('Admin', { role: 'admin' });
  });
  afterAll(() => server.close());

  async function store(values: object): Promise<{ readonly id: string }> {
    const template = newTemplate({ ownerId: anna.id, ...STANDING, ...values });
    await createTemplateRepository(server.database).create(template);
    return { id: template.id };
  }

  test('is saved, published and restored with them sent back as they are', async () => {
    const params = await store({});
    const components = blankComponents();
    const body = { ...STANDING, components };
    expect(await anna.ok(users.update, { params, body })).toMatchObject({ name: 'Welcome, part 1' });
    await anna.ok(users.status, { params: { ...params, status: 'published' } });
    expect((await anna.ok(users.read, { params })).components).toEqual(components);
    const [version] = await anna.ok(users.versions, { params });
    await anna.ok(users.version, { params: { ...params, versionDate: version!.versionDate } });
    const better = { ...STANDING, name: 'Better' };
    expect(await anna.ok(users.update, { params, body: better })).toMatchObject({ name: 'Better' });
  });

  test('a new text is judged all the same, and refused together with the content', async () => {
    const params = await store({});
    const body = { ...STANDING, name: 'Welcome, part 2', components: blankComponents() };
    const refusal = await anna.refused(users.update, { params, body });
    expect(refusal.details?.map(({ path }) => path)).toEqual(['name']);
    expect((await anna.ok(users.read, { params })).components).toBeNull();
  });

  test('is copied, made a system template, and copied by name', async () => {
    const params = await store({ status: 'published' });
    const nameOf = async (id: string) => (await admin.ok(systems.read, { params: { id } })).name;
    const copy = await anna.ok(users.clone, { params, query: {} });
    expect((await anna.ok(users.read, { params: { id: copy.templateId } })).name).toBe('Welcome, part 1 (copy)');
    const own = await store({ status: 'published', ownerId: admin.id });
    const system = await admin.ok(users.clone, { params: own, query: { system: true } });
    expect(await nameOf(system.templateId)).toBe('Welcome, part 1 (copy)');
    const { name, description, tags } = STANDING;
    const named = { params: { type: 'email' as const }, body: { name, description, tags, id: params.id } };
    const made = await anna.ok(users.create, named);
    expect((await anna.ok(users.read, { params: { id: made.templateId } })).description).toBe(description);
    const withoutSource = await anna.refused(users.create, { ...named, body: { name } });
    expect(withoutSource.details?.[0]?.path).toBe('name');
  });

  test('is changed in the library, too', async () => {
    const params = await store({ isSystem: true, status: 'published', ownerId: admin.id });
    const body = { ...STANDING, components: blankComponents() };
    expect(await admin.ok(systems.update, { params, body })).toMatchObject({ revision: 1 });
  });

  test('a change on top of an older revision is stale, whatever its texts are', async () => {
    const params = await store({});
    await anna.ok(users.update, { params, body: { name: 'Mended elsewhere' } });
    const late = { params, headers: { 'if-match': '"0"' }, body: { ...STANDING, components: blankComponents() } };
    expect((await anna.refused(users.update, late)).code).toBe('STALE_REVISION');
  });
});
