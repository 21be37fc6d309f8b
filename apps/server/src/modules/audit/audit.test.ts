import { endpoints, fillPath } from '@mailwright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../db/new-id.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { createDraft } from '../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createAuditRepository } from './repository.ts';

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

  test('tells the browser and the system apart from what it calls itself, and the names of people whom details name', async () => {
    const ben = await server.person('Ben');
    const heir = await server.person('Cleo');
    const device =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
    const leave = fillPath(endpoints.people.deactivate.path, { id: ben.id });
    const headers = { 'user-agent': device };
    const since = new Date(server.clock.now).toISOString();
    await admin.send({ method: 'POST', url: leave, headers, payload: { handTo: heir.id } });
    const id = await createDraft(anna, 'Shared');
    server.clock.now += 1000;
    await anna.ok(endpoints.sharing.share, { params: { id }, body: { collaborators: [heir.id, admin.id] } });
    const [shared, deactivated] = await entries({ from: since });
    expect(deactivated).toMatchObject({ action: 'person.deactivate', device, browser: 'Chrome', system: 'Windows' });
    expect(deactivated?.details).toEqual({ handTo: heir.id });
    expect(deactivated?.names).toEqual({ [heir.id]: 'Cleo Example' });
    expect(shared?.names).toEqual({ [heir.id]: 'Cleo Example', [admin.id]: 'Ada Example' });
  });

  test('is a file of CSV that no spreadsheet runs', async () => {
    const names = ['=1+1 wins', '+1+1 wins', '-1+1 wins', '＝1+1 wins'];
    const publish = (id: string) => {
      const url = fillPath(userTemplates.status.path, { id, status: 'published' });
      return anna.send({ method: 'PUT', url, headers: { 'user-agent': '@SUM(1)' } });
    };
    for (const name of names) {
      const id = await createDraft(anna, name);
      await publish(id);
      server.clock.now += 1000;
    }
    const file = await admin.call(rows.download, { query: { q: 'wins' } });
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, ...lines] = file.body.trimEnd().split('\n');
    expect(head).toBe('\uFEFFtime,action,person,email,target,details,address,device');
    const cells = lines.map((line) => line.split(','));
    expect(cells.map(([, , , , target]) => target?.replace(/ \([\w-]+\)$/, ''))).toEqual(
      names.toReversed().map((name) => `'${name}`),
    );
    expect(new Set(cells.map((line) => line.at(-1)))).toEqual(new Set(["'@SUM(1)"]));
  });

  test('is for admins alone', async () => {
    expect((await anna.call(rows.list, {})).statusCode).toBe(403);
    expect((await anna.call(rows.download, {})).statusCode).toBe(403);
  });

  test('cannot be changed, not even by the server', async () => {
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
  });

  test('is kept for its time, and cleared of what is older than that', async () => {
    // The database counts by its own time.
    server.clock.now = Date.now();
    const { kysely } = server.database;
    const [young, old] = [server.clock.now - 364 * DAY, server.clock.now - 366 * DAY];
    for (const at of [young, old]) {
      const entry = { id: newId(), at, action: 'brand.save', person: null } as const;
      const rest = { targets: [], details: {}, address: '192.0.2.9', device: '' };
      await createAuditRepository(server.database).add({ ...entry, ...rest });
    }
    const admin = await server.person('Ada', { role: 'admin' });
    const listed = await admin.ok(rows.list, { query: { q: '192.0.2.9' } });
    expect(listed.entries.map(({ at }) => Date.parse(at))).toEqual([young]);
    expect(listed.keptDays).toBe(365);
    await admin.ok(endpoints.userSettings.save, { body: { userId: admin.id, theme: 'dark' } });
    const there = kysely.selectFrom('audit_log').select('at').where('address', '=', '192.0.2.9');
    await expect.poll(async () => (await there.execute()).map(({ at }) => Number(at))).toEqual([young]);
    expect(await kysely.selectFrom('audit_retention').select('days').execute()).toEqual([{ days: 365 }]);
  });
});
