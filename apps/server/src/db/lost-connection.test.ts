import { endpoints } from '@mailwright/contract';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createPostgresDatabase } from '../testing/databases.ts';
import { startNetwork, type TestNetwork } from '../testing/network.ts';
import { createDraft } from '../testing/templates.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { inTransaction } from './transaction.ts';

const rows = endpoints.userTemplates;
const UNAVAILABLE = { status: 503, code: 'DATABASE_UNAVAILABLE' };
const TEST_TIMEOUT_MS = 60_000;

describe.skipIf(inject('postgresUrl') === null)('a server on PostgreSQL', () => {
  let server: TestApp;
  let anna: TestClient;
  let network: TestNetwork;
  let operator: pg.Client;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const created = await createPostgresDatabase();
    drop = created.drop;
    operator = new pg.Client({ connectionString: created.url });
    await operator.connect();
    const url = new URL(created.url);
    network = await startNetwork({ host: url.hostname, port: Number(url.port) });
    url.port = String(network.port);
    const database = openDatabase({ kind: 'postgres', url: url.href }, { exclusive: true });
    await migrate(database);
    server = await createTestApp(database);
    anna = await server.person('Anna');
  }, TEST_TIMEOUT_MS);

  afterAll(async () => {
    await server.close();
    await operator.end();
    await network.close();
    await drop();
  }, TEST_TIMEOUT_MS);

  async function newTemplate(): Promise<string> {
    const made = await anna.ok(rows.create, { params: { type: 'email' }, body: { name: 'Spring' } });
    return made.templateId;
  }

  const killAll = () =>
    operator.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  const list = async () => (await anna.call(rows.list, {})).statusCode;
  const listAtOnce = (count: number) => Promise.all(Array.from({ length: count }, list));
  const outcome = (response: { statusCode: number; json: () => { code?: string } }) => ({
    status: response.statusCode,
    code: response.json().code,
  });
  const readiness = async () => (await server.app.inject('/readyz')).statusCode;

  test('answers as if nothing had been when its idle connections were ended', async () => {
    for (let round = 0; round < 5; round++) {
      expect(await listAtOnce(12)).toEqual(Array(12).fill(200));
      await killAll();
      expect(await listAtOnce(12)).toEqual(Array(12).fill(200));
    }
    expect(await readiness()).toBe(200);
  });

  test('fails what was in a transaction cleanly, and goes on', async () => {
    const id = await newTemplate();
    const change = inTransaction(server.database, async ({ kysely }) => {
      await kysely.updateTable('templates').set({ name: 'Lost' }).where('id', '=', id).execute();
      await killAll();
      await kysely.updateTable('templates').set({ description: 'Lost' }).where('id', '=', id).execute();
    });
    await expect(change).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    expect(await anna.ok(rows.read, { params: { id } })).toMatchObject({ name: 'Spring', description: '' });
  });

  test('fails a write that was ended while it ran, and does not do it twice', async () => {
    const id = await newTemplate();
    const slow = sql`update templates set revision = revision + 1 where id = ${id} and pg_sleep(3) is not null`;
    const change = slow.execute(server.database.kysely).then(
      () => null,
      (error: unknown) => error,
    );
    const isRunning = () =>
      operator.query("select 1 from pg_stat_activity where query like '%pg_sleep(3)%' and pid <> pg_backend_pid()");
    await expect.poll(async () => (await isRunning()).rowCount).toBe(1);
    await killAll();
    expect(await change).toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    expect(await anna.ok(rows.read, { params: { id } })).toMatchObject({ revision: 0 });
  });

  test('loses no acknowledged save while its connections are ended again and again', {
    timeout: TEST_TIMEOUT_MS,
  }, async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, newTemplate));
    let isOver = false;
    const seen = new Set<string>();
    const save = async (id: string) => {
      let acknowledged = -1;
      for (let number = 0; !isOver; number++) {
        const response = await anna.call(rows.update, { params: { id }, body: { html: `<p>save-${number}-</p>` } });
        if (response.statusCode === 200) acknowledged = number;
        else seen.add(JSON.stringify(outcome(response)));
      }
      return { id, acknowledged };
    };
    const saving = Promise.all(ids.map(save));
    for (let kill = 0; kill < 32; kill++) {
      await killAll();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    isOver = true;
    const saved = await saving;
    expect([...seen].filter((answer) => answer !== JSON.stringify(UNAVAILABLE))).toEqual([]);
    for (const { id, acknowledged } of saved) {
      const { html } = await anna.ok(rows.read, { params: { id } });
      expect(Number(/save-(\d+)-/.exec(html)?.[1] ?? -1)).toBeGreaterThanOrEqual(acknowledged);
    }
  });

  test('says 503 while the database is gone or silent, and goes on when it is back', {
    timeout: TEST_TIMEOUT_MS,
  }, async () => {
    expect(await list()).toBe(200);
    for (const breakIt of [network.cut, network.silence]) {
      await breakIt();
      const id = 'x';
      const answers = await Promise.all([
        anna.call(rows.list, {}),
        anna.call(rows.update, { params: { id }, body: { name: 'Other' } }),
      ]);
      expect(answers.map(outcome)).toEqual([UNAVAILABLE, UNAVAILABLE]);
      expect(await readiness()).toBe(503);
      await network.mend();
      await expect.poll(readiness).toBe(200);
      expect(await listAtOnce(12)).toEqual(Array(12).fill(200));
      await newTemplate();
    }
  });

  test('lets a row that somebody else holds keep nobody but those who need it', {
    timeout: TEST_TIMEOUT_MS,
  }, async () => {
    const locked = await newTemplate();
    const ben = await server.person('Ben');
    const other = await createDraft(ben);
    await operator.query('begin');
    await operator.query('select 1 from templates where id = $1 for update', [locked]);
    let answered = 0;
    const blocked = Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const body = { html: `<p>${index}</p>` };
        const response = await anna.call(rows.update, { params: { id: locked }, body });
        answered++;
        return outcome(response);
      }),
    );
    for (let round = 0; round < 5; round++) {
      expect(await readiness()).toBe(200);
      expect(await listAtOnce(5)).toEqual(Array(5).fill(200));
      const save = await ben.call(rows.update, { params: { id: other }, body: { html: `<p>${round}</p>` } });
      expect(save.statusCode).toBe(200);
    }
    expect(answered).toBe(0);
    expect(await blocked).toEqual(Array(30).fill(UNAVAILABLE));
    await operator.query('rollback');
    const save = await anna.call(rows.update, { params: { id: locked }, body: { html: '<p>free</p>' } });
    expect(save.statusCode).toBe(200);
  });
});
