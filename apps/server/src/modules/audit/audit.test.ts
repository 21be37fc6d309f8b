import { endpoints } from '@mailwright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/databases.ts';
import { createDraft } from '../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { hashPassword } from '../auth/passwords.ts';

const { audit: rows, userTemplates } = endpoints;
const DAY = 86_400_000;

describeOnBoth('the audit log', (open) => {
  let server: TestApp;
  let admin: TestClient;
  let anna: TestClient;

  beforeAll(async () => {
    server = await createTestApp(await open());
    admin = await server.person('Ada', { role: 'admin' });
    anna = await server.person('Anna');
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.clock.now += 1000;
  });

  const entries = async (query: object = {}) => (await admin.ok(rows.list, { query })).entries;

  test('tells who published, removed and deleted a template, by the name it had, and skips saves', async () => {
    const id = await createDraft(anna, 'Spring');
    const since = new Date(server.clock.now).toISOString();
    for (const status of ['published', 'draft', 'deleted'] as const) {
      server.clock.now += 1000;
      await anna.ok(userTemplates.status, { params: { id, status } });
    }
    server.clock.now += 1000;
    await anna.ok(userTemplates.removeList, { params: { type: 'email' }, body: [id] });
    const told = await entries({ from: since });
    expect(told.map(({ action }) => action)).toEqual([
      'template.delete',
      'template.remove',
      'template.draft',
      'template.publish',
    ]);
    for (const { person, targets, address } of told) {
      expect(person).toEqual({ id: anna.id, name: 'Anna Example', email: expect.stringContaining('@') });
      expect(targets).toEqual([{ id, name: 'Spring' }]);
      expect(address).toBe('127.0.0.1');
    }
    expect(told[0]?.at).toBe(new Date(server.clock.now).toISOString());
  });

  test('keeps nothing of what was refused, and of a list only what was done', async () => {
    const id = await createDraft(anna, 'Refused');
    const before = (await entries()).length;
    expect((await admin.call(userTemplates.status, { params: { id, status: 'published' } })).statusCode).toBe(404);
    await anna.ok(userTemplates.removeList, { params: { type: 'email' }, body: [id] });
    expect(await entries()).toHaveLength(before);
  });

  test('tells sign-ins, refused ones with the address that was given, and their ends', async () => {
    const passwordHash = await hashPassword('a long password');
    const mia = await server.person('Mia', { passwordHash });
    const { email } = await emailOf(mia.id);
    const login = (password: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/v2/auth/login',
        payload: { email, password },
        headers: { 'user-agent': 'Browser 1.0' },
      });
    expect((await login('wrong')).statusCode).toBe(401);
    server.clock.now += 1000;
    expect((await login('a long password')).statusCode).toBe(200);
    server.clock.now += 1000;
    await mia.ok(endpoints.auth.logout, {});
    const [end, start, refused] = await entries();
    expect(end).toMatchObject({ action: 'session.end', person: { id: mia.id } });
    expect(start).toMatchObject({ action: 'session.start', person: { id: mia.id }, device: 'Browser 1.0' });
    expect(refused).toMatchObject({ action: 'session.refuse', person: null, details: { email } });
    expect(JSON.stringify(await entries())).not.toContain('a long password');
  });

  async function emailOf(id: string): Promise<{ email: string }> {
    const row = sql<{ email: string }>`select email from users where id = ${id}`;
    const [found] = (await row.execute(server.database.kysely)).rows;
    if (!found) throw new Error('nobody');
    return found;
  }

  test('tells what administrators do to people', async () => {
    const { id } = await server.person('Max');
    await admin.ok(endpoints.people.change, { params: { id }, body: { role: 'admin' } });
    server.clock.now += 1000;
    await admin.ok(endpoints.people.deactivate, { params: { id }, body: { handTo: anna.id } });
    const targets = [{ id, name: 'Max Example' }];
    expect((await entries()).slice(0, 2)).toMatchObject([
      { action: 'person.deactivate', targets, details: { handTo: anna.id }, person: { id: admin.id } },
      { action: 'person.change', targets, details: { role: 'admin' } },
    ]);
  });

  test('refuses nobody’s work where it cannot be written', async () => {
    const { kysely } = server.database;
    await sql`alter table audit_log rename to audit_log_away`.execute(kysely);
    const id = await createDraft(anna, 'Unwritten');
    await anna.ok(userTemplates.status, { params: { id, status: 'published' } });
    await sql`alter table audit_log_away rename to audit_log`.execute(kysely);
    expect((await anna.ok(userTemplates.read, { params: { id } })).status).toBe('published');
  });

  test('is searched by words, action and time, and read page by page without gap or double', async () => {
    const id = await createDraft(anna, 'Straße nach Köln');
    await anna.ok(userTemplates.status, { params: { id, status: 'published' } });
    expect(await entries({ q: 'STRASSE anna' })).toHaveLength(1);
    expect(await entries({ q: 'strasse nobody' })).toHaveLength(0);
    expect(new Set((await entries({ action: 'template.publish' })).map(({ action }) => action))).toEqual(
      new Set(['template.publish']),
    );
    const all = await entries();
    const paged = [];
    for (let after: string | undefined; ; ) {
      const page = await admin.ok(rows.list, { query: { limit: 2, ...(after && { after }) } });
      paged.push(...page.entries);
      if (page.next === null) break;
      after = page.next;
    }
    expect(paged).toEqual(all);
    const middle = all[2]?.at ?? '';
    expect(await entries({ from: middle })).toEqual(all.filter(({ at }) => at >= middle));
    expect(await entries({ to: middle })).toEqual(all.filter(({ at }) => at < middle));
    expect((await admin.call(rows.list, { query: { after: 'nowhere' } })).statusCode).toBe(400);
  });

  test('is a file of CSV that no spreadsheet runs, and that is told, too', async () => {
    const id = await createDraft(anna, '=1+1 wins');
    await anna.ok(userTemplates.status, { params: { id, status: 'published' } });
    server.clock.now += 1000;
    const file = await admin.call(rows.download, { query: { q: '=1+1' } });
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = file.body.split('\n');
    expect(lines[0]).toBe('\uFEFFtime,action,person,email,target,details,address,device');
    expect(lines[1]).toContain(`,'=1+1 wins (${id}),`);
    expect((await entries())[0]).toMatchObject({ action: 'audit.export', person: { id: admin.id } });
  });

  test('is for admins alone', async () => {
    expect((await anna.call(rows.list, {})).statusCode).toBe(403);
    expect((await anna.call(rows.download, {})).statusCode).toBe(403);
  });

  test('cannot be changed, not even by the server, and is kept for its time only', async () => {
    const { kysely } = server.database;
    const id = await createDraft(anna, 'Kept');
    await anna.ok(userTemplates.status, { params: { id, status: 'published' } });
    for (const change of [
      `action = 'settings.save'`,
      `person_name = 'Somebody else'`,
      `person_id = 'else'`,
      'at = 1',
      `targets = '[]'`,
      `targets = '[{"id":"else","name":null}]'`,
      `targets = replace(targets, 'Kept', 'Other')`,
      `details = '{"more":""}'`,
      `search_key = search_key || 'more'`,
    ]) {
      const update = sql.raw(`update audit_log set ${change} where targets like '%${id}%'`);
      await expect(update.execute(kysely), change).rejects.toThrow(/append-only/);
    }
    const [newest] = await entries();
    server.clock.now += 366 * DAY;
    const fresh = await server.person('Ada', { role: 'admin' });
    expect((await fresh.ok(rows.list, {})).entries).toEqual([]);
    await fresh.ok(endpoints.userSettings.save, { body: { userId: fresh.id, theme: 'dark' } });
    const { rows: left } = await sql<{ id: string }>`select id from audit_log`.execute(kysely);
    expect(left).toHaveLength(1);
    expect(left[0]?.id).not.toBe(newest?.id);
  });
});
