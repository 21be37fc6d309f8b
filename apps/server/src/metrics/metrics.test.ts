import { readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '@mailwright/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../app-error.ts';
import { inTransaction } from '../db/transaction.ts';
import { createAdmissionQueue } from '../http/admission-queue.ts';
import { createAuditRepository } from '../modules/audit/repository.ts';
import { describeOnBoth, freshDatabase } from '../testing/databases.ts';
import { mailOf, newModule, section, textBlock } from '../testing/modules.ts';
import { addStore } from '../testing/shops/stores.ts';
import { createDraft } from '../testing/templates.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { uploadImage } from '../testing/upload-image.ts';
import { METRICS_TOKEN, scrape } from './testing/scrape.ts';

const rows = endpoints.userTemplates;

describeOnBoth('figures of the database', (open) => {
  let server: TestApp;
  let anna: TestClient;

  beforeEach(async () => {
    server = await createTestApp(await open(), { metricsToken: METRICS_TOKEN });
    anna = await server.person('Anna');
  });
  afterEach(() => server.close());

  test('tell how many pictures are behind, of emails and of modules, and since when', async () => {
    for (let count = 0; count < 2; count++) {
      const id = await createDraft(anna);
      await anna.ok(rows.update, { params: { id }, body: { html: '<p>Hello</p>' } });
      server.clock.now += 60_000;
    }
    await newModule(anna, { words: 'Footer' });
    server.clock.now += 30_000;
    const figures = await scrape(server);
    expect(figures.get('mailwright_backlog{work="thumbnails"}')).toBe(2);
    expect(figures.get('mailwright_backlog_oldest_seconds{work="thumbnails"}')).toBeCloseTo(150);
    expect(figures.get('mailwright_backlog{work="module_thumbnails"}')).toBe(1);
    expect(figures.get('mailwright_backlog_oldest_seconds{work="module_thumbnails"}')).toBeCloseTo(30);
    expect(figures.get('mailwright_backlog{work="module_updates"}')).toBe(0);
    expect(figures.get('mailwright_backlog_oldest_seconds{work="store_syncs"}')).toBe(0);
    expect(figures.get('mailwright_backlog_failures_total')).toBe(0);
  });

  test('tell of templates whose update is to come, and of stores that are due', async () => {
    const { id: module } = await newModule(anna, { words: 'Footer' });
    const run = { id: 'run', kind: 'module', module_id: module, name: 'Footer', version: 2, takes_back: null } as const;
    const { kysely } = server.database;
    const began = {
      user_id: anna.id,
      state: 'running',
      started_at: server.clock.now - 90_000,
      ended_at: null,
    } as const;
    await kysely
      .insertInto('module_updates')
      .values({ ...run, ...began })
      .execute();
    const nothing = { code: null, lease: 0, tries: 0, revision_after: null, version_before: null };
    const items = (['waiting', 'waiting', 'waiting', 'updated'] as const).map((state, position) => ({
      ...nothing,
      update_id: 'run',
      template_id: `template ${position}`,
      position,
      state,
    }));
    await kysely.insertInto('module_update_templates').values(items).execute();
    const { now } = server.clock;
    for (const syncAt of [now - 40_000, now - 10_000, now + 10_000]) {
      await addStore(server.database, anna.id, [], { syncAt, now });
    }
    const figures = await scrape(server);
    expect(figures.get('mailwright_backlog{work="module_updates"}')).toBe(3);
    expect(figures.get('mailwright_backlog_oldest_seconds{work="module_updates"}')).toBeCloseTo(90);
    expect(figures.get('mailwright_backlog{work="store_syncs"}')).toBe(2);
    expect(figures.get('mailwright_backlog_oldest_seconds{work="store_syncs"}')).toBeCloseTo(40);
  });

  test.each([
    { of: ['data.backup', 'data.restore'] as const, age: 7200 },
    { of: ['data.restore'] as const, age: undefined },
  ])('tell how long ago the last archive was written, and nothing where none is known: $of', async ({ of, age }) => {
    const entry = { person: null, targets: [], details: {}, address: '', device: '' };
    for (const action of of)
      for (const days of [0, 1]) {
        const at = server.clock.now - days * 86_400_000;
        await createAuditRepository(server.database).add({ ...entry, id: `${action} ${days}`, action, at });
      }
    server.clock.now += 7_200_000;
    expect((await scrape(server)).get('mailwright_backup_age_seconds')).toBe(age);
  });

  test('tell of connections that are used, and of those who wait for one', async () => {
    const { database } = server;
    const isFile = database.engine === 'sqlite';
    const pool = isFile ? 'file' : 'writers';
    const most = isFile ? 1 : 6;
    const figure = async (name: string) =>
      (await database.connections()).find((use) => use.pool === pool)?.[name as 'idle'];
    const done = Promise.withResolvers<void>();
    const began = Array.from({ length: most }, () => Promise.withResolvers<void>());
    const held = began.map((beginning) =>
      inTransaction(database, async () => {
        beginning.resolve();
        await done.promise;
      }),
    );
    await Promise.all(began.map(({ promise }) => promise));
    const waits = [1, 2].map(() => inTransaction(database, async () => undefined));
    await new Promise(setImmediate);
    expect([await figure('total'), await figure('idle'), await figure('waiting')]).toEqual([most, 0, 2]);
    done.resolve();
    await Promise.all([...held, ...waits]);
    const figures = await scrape(server);
    expect(figures.get(`mailwright_database_connections{pool="${pool}"}`)).toBe(most);
    expect(figures.get(`mailwright_database_connections_idle{pool="${pool}"}`)).toBe(most);
    expect(figures.get(`mailwright_database_connections_most{pool="${pool}"}`)).toBe(most);
    expect(figures.get(`mailwright_database_waiting{pool="${pool}"}`)).toBe(0);
  });
});

test('statements of the database are timed by what they do', async () => {
  const watched: { of?: TestApp } = {};
  const database = await freshDatabase('sqlite', (...told) => watched.of?.metrics.watchStatement(...told));
  const server = await createTestApp(database, { metricsToken: METRICS_TOKEN });
  watched.of = server;
  await database.kysely.selectFrom('users').select('id').execute();
  await database.kysely.deleteFrom('users').where('id', '=', 'nobody').execute();
  const figures = await scrape(server);
  const count = (operation: string) =>
    figures.get(`mailwright_database_statement_duration_seconds_count{operation="${operation}"}`);
  expect([count('select'), count('delete'), count('insert')]).toEqual([1, 1, undefined]);
  await server.close();
});

test('saves that wait, and those that are put off, are counted', async () => {
  const lane = { atOnce: 1, parked: 1, perUser: 1, perPerson: 1, maxWaitMs: 60_000 };
  const admission = createAdmissionQueue({ small: lane, large: lane, now: () => 0, watch: () => () => true });
  const server = await createTestApp(await freshDatabase('sqlite'), { metricsToken: METRICS_TOKEN, admission });
  const [first, second] = [admission.reserve('a', 1), admission.reserve('b', 1)];
  await first.begin();
  const waiting = second.begin();
  expect(() => admission.reserve('b', 1)).toThrow(AppError);
  const figures = await scrape(server);
  expect(figures.get('mailwright_gate_working{size="small"}')).toBe(1);
  expect(figures.get('mailwright_gate_waiting{size="small"}')).toBe(1);
  expect(figures.get('mailwright_gate_refused_total{size="small"}')).toBe(1);
  expect(figures.get('mailwright_gate_refused_total{size="large"}')).toBe(0);
  first.end();
  await waiting;
  second.end();
  expect((await scrape(server)).get('mailwright_gate_working{size="small"}')).toBe(0);
  await server.close();
});

describe('figures of what a server works with', () => {
  let server: TestApp;
  let anna: TestClient;
  let isStorageGone = false;
  let mailFate: 'taken' | 'refused' | 'broken' = 'taken';

  beforeAll(async () => {
    const stored = new Map<string, Uint8Array>();
    const store = {
      async put(key: string, content: Uint8Array) {
        if (isStorageGone) throw new AppError('STORAGE_UNAVAILABLE');
        stored.set(key, content);
      },
      get: async (key: string) => stored.get(key) ?? null,
      has: async (key: string) => stored.has(key),
      remove: async () => undefined,
      check: async () => undefined,
      async *list() {},
      isEmpty: async () => true,
    };
    const mail = {
      async send({ to }: { readonly to: readonly string[] }) {
        if (mailFate === 'broken') throw new AppError('UPSTREAM_FAILED');
        const [first = '', ...others] = to;
        if (mailFate === 'taken') return { accepted: to, rejected: [] };
        return { accepted: others, rejected: [{ address: first, reason: 'unknown' }] };
      },
    };
    server = await createTestApp(await freshDatabase('sqlite'), { metricsToken: METRICS_TOKEN, store, mail });
    anna = await server.person('Anna', { email: 'anna@acme.example' });
  });
  afterAll(() => server.close());

  test('operations of the storage are timed, and those that fail counted apart', async () => {
    await uploadImage(anna, 'red.png', '#f00');
    isStorageGone = true;
    await uploadImage(anna, 'blue.png', '#00f');
    const figures = await scrape(server);
    const puts = (outcome: string) =>
      figures.get(`mailwright_storage_duration_seconds_count{operation="put",outcome="${outcome}"}`);
    expect(puts('ok')).toBeGreaterThan(0);
    expect(puts('failed')).toBe(1);
    expect(figures.get('mailwright_in_progress{area="storage",operation="put"}')).toBe(0);
  });

  test('recipients of mails are counted by what became of them', async () => {
    const id = await createDraft(anna);
    await anna.ok(rows.update, { params: { id }, body: { html: '<p>Hello</p>' } });
    const to = ['pia@acme.example', 'otto@acme.example', 'nora@acme.example'];
    const send = () => anna.call(endpoints.testMails.send, { params: { id }, body: { from: 'anna@acme.example', to } });
    const counts = async () => {
      const figures = await scrape(server);
      const count = (outcome: string) => figures.get(`mailwright_mail_recipients_total{outcome="${outcome}"}`);
      return [count('sent'), count('refused'), count('failed'), count('kept')];
    };
    await send();
    expect(await counts()).toEqual([3, 0, 0, 0]);
    mailFate = 'refused';
    await send();
    expect(await counts()).toEqual([5, 1, 0, 0]);
    mailFate = 'broken';
    await send();
    expect(await counts()).toEqual([5, 1, 3, 0]);
    const failed = 'mailwright_mail_duration_seconds_count{operation="send",outcome="failed"}';
    expect((await scrape(server)).get(failed)).toBe(1);
  });

  test('a section that was rendered before is a hit', async () => {
    const id = await createDraft(anna);
    const components = mailOf([section([textBlock('Hello')])]);
    const hits = async () => (await scrape(server)).get('mailwright_cache_hits_total{cache="sections"}') ?? 0;
    await anna.ok(rows.update, { params: { id }, body: { components, customStyles: '.a { color: red }' } });
    const before = await hits();
    await anna.ok(rows.update, { params: { id }, body: { components, customStyles: '.a { color: blue }' } });
    expect(await hits()).toBeGreaterThan(before);
  });

  test('a lease is held while its work goes on, and one that was lost is counted', async () => {
    const work = server.metrics.leases('thumbnails');
    const over = Promise.withResolvers<void>();
    const turn = work.turn(() => over.promise);
    const held = async () => (await scrape(server)).get('mailwright_leases_held{work="thumbnails"}');
    expect(await held()).toBe(1);
    work.lost();
    over.resolve();
    await turn;
    await expect(work.turn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await held()).toBe(0);
    const figures = await scrape(server);
    expect(figures.get('mailwright_leases_lost_total{work="thumbnails"}')).toBe(1);
    const turns = (outcome: string) =>
      figures.get(`mailwright_background_duration_seconds_count{operation="thumbnails",outcome="${outcome}"}`);
    expect([turns('ok'), turns('failed')]).toEqual([1, 1]);
  });

  test('room on the disk, the release and the loop are told, and requests that are open', async () => {
    const figures = await scrape(server);
    const free = figures.get('mailwright_disk_free_bytes') ?? 0;
    expect(free).toBeGreaterThan(0);
    expect(figures.get('mailwright_disk_size_bytes')).toBeGreaterThan(free);
    expect(figures.get('mailwright_build_info{version="0.0.0"}')).toBe(1);
    expect(figures.get('mailwright_event_loop_active_seconds_total')).toBeGreaterThan(0);
    expect(figures.get('http_requests_in_flight')).toBe(1);
  });

  test('all labels are words of ours: nothing of people, mails or keys', async () => {
    const values = [...(await scrape(server)).keys()].flatMap((series) =>
      [...series.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', value = '']) => ({ label, value })),
    );
    const ours = values.filter(({ label }) => !/^(route|le|method|status|version|major|minor|patch)$/.test(label));
    expect(ours.length).toBeGreaterThan(50);
    expect(ours.filter(({ value }) => !/^[a-z]+([ _][a-z]+)*$/i.test(value))).toEqual([]);
    const routes = values.filter(({ label }) => label === 'route').map(({ value }) => value);
    expect(routes).toContain(rows.update.path.replace(/\{(\w+)\}/g, ':$1'));
    const series = [...(await scrape(server)).keys()].join('\n');
    for (const secret of [anna.id, 'acme.example', anna.token]) expect(series).not.toContain(secret);
  });

  test('the table of the handbook names every figure of ours, and no other', async () => {
    const page = readFileSync(path.join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8');
    const documented = [...page.matchAll(/`((?:mailwright|http)_\w+)`/g)].map(([, name]) => name);
    const exposed = server.metrics.registry
      .getMetricsAsArray()
      .map(({ name }) => name)
      .filter((name) => /^(mailwright|http)_/.test(name));
    expect([...new Set(documented)].toSorted()).toEqual(exposed.toSorted());
  });
});
