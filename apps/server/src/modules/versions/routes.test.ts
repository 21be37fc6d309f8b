import { endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const users = endpoints.userTemplates;
const system = endpoints.systemTemplates;

describeOnBoth('versions', (open) => {
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

  async function saved(who: TestClient, rows: typeof users | typeof system, bodies: readonly string[]) {
    const { templateId: id } = await who.ok(rows.create, { params: { type: 'email' }, body: { name: 'Spring' } });
    for (const html of bodies) {
      server.clock.now += 1000;
      await who.ok(rows.update, { params: { id }, body: { html } });
    }
    return id;
  }

  test('are kept with each changed body, newest first, with who saved it', async () => {
    const id = await saved(anna, users, ['<p>1</p>', '<p>2</p>']);
    const versions = await anna.ok(users.versions, { params: { id } });
    const dates = [server.clock.now, server.clock.now - 1000].map((time) => new Date(time).toISOString());
    expect(versions).toEqual(
      dates.map((versionDate) => ({
        userId: anna.id,
        versionDate,
        author: { id: anna.id, firstName: 'Anna', lastName: 'Example' },
      })),
    );
  });

  test('are read a part at a time where a limit is given', async () => {
    const id = await saved(anna, users, ['<p>1</p>', '<p>2</p>', '<p>3</p>']);
    const all = (await anna.ok(users.versions, { params: { id } })).map(({ versionDate }) => versionDate);
    const part = async (query: object) =>
      (await anna.ok(users.versions, { params: { id }, query })).map(({ versionDate }) => versionDate);
    expect(all).toHaveLength(3);
    expect(await part({ limit: 2 })).toEqual(all.slice(0, 2));
    expect(await part({ limit: 2, offset: 2 })).toEqual(all.slice(2));
    expect(await part({ offset: 1 })).toEqual(all.slice(1));
  });

  test('answer the template with the body it had then', async () => {
    const id = await saved(anna, users, ['<p>1</p>', '<p>2</p>']);
    const [, first] = await anna.ok(users.versions, { params: { id } });
    const versionDate = first?.versionDate ?? '';
    const version = await anna.ok(users.version, { params: { id, versionDate } });
    expect(version).toMatchObject({ id, name: 'Spring', versionDate, html: expect.stringContaining('<p>1</p>') });
    expect(version.components).not.toBeNull();
    expect((await anna.ok(users.read, { params: { id } })).html).toContain('<p>2</p>');
  });

  test('keep the subject that the mail had, the latest also one that was changed after it', async () => {
    const { templateId: id } = await anna.ok(users.create, { params: { type: 'email' }, body: { name: 'Spring' } });
    const change = async (body: object) => {
      server.clock.now += 1000;
      await anna.ok(users.update, { params: { id }, body });
    };
    await change({ html: '<p>1</p>', subject: 'First' });
    await change({ html: '<p>2</p>' });
    await change({ subject: 'Second' });
    await change({ html: '<p>3</p>', subject: 'Third' });
    const versions = await anna.ok(users.versions, { params: { id } });
    const subjects = await Promise.all(
      versions.map(async ({ versionDate }) => (await anna.ok(users.version, { params: { id, versionDate } })).subject),
    );
    expect(subjects).toEqual(['Third', 'Second', 'First']);
    await server.database.kysely.updateTable('versions').set({ subject: null }).execute();
    const versionDate = versions[2]?.versionDate ?? '';
    expect((await anna.ok(users.version, { params: { id, versionDate } })).subject).toBe('Third');
  });

  test('are unknown to others, and so is a date that never was', async () => {
    const id = await saved(anna, users, ['<p>1</p>']);
    expect((await ben.refused(users.versions, { params: { id } })).code).toBe('TEMPLATE_NOT_FOUND');
    const never = { id, versionDate: '2020-01-01T00:00:00.000Z' };
    expect((await anna.refused(users.version, { params: never })).code).toBe('VERSION_NOT_FOUND');
    const wrong = { id, versionDate: 'yesterday' };
    expect((await anna.refused(users.version, { params: wrong })).status).toBe(400);
  });

  test('of system templates are for admins, by their own call', async () => {
    const id = await saved(admin, system, ['<p>1</p>', '<p>2</p>']);
    expect(await admin.ok(system.versions, { params: { id } })).toHaveLength(2);
    expect((await anna.refused(system.versions, { params: { id } })).code).toBe('FORBIDDEN');
    expect((await admin.refused(users.versions, { params: { id } })).code).toBe('TEMPLATE_NOT_FOUND');
  });
});
