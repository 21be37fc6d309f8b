import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints } from '@mailwright/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { sqliteFileOf } from '../db/sqlite.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';

const rows = endpoints.userTemplates;

/** Program of another process that writes: it holds the file's lock for some milliseconds, then pauses, until it is ended. */
const WRITER = `
  const { DatabaseSync } = require('node:sqlite');
  const [file, held, pause] = process.argv.slice(1);
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec('create table if not exists other_process (at integer)');
  const nap = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(ms));
  for (;;) {
    database.exec('begin immediate; insert into other_process values (1)');
    process.stdout.write('.');
    nap(held);
    database.exec('commit');
    nap(pause);
  }
`;

describe('a server on SQLite beside another process that writes', () => {
  let folder: string;
  let server: TestApp;
  let anna: TestClient;
  let id: string;
  let writer: ChildProcess | null = null;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'mailwright-busy-'));
    await copyFile(inject('migratedFile'), sqliteFileOf(folder));
    server = await createTestApp(openDatabase({ kind: 'sqlite', folder }, { exclusive: true }));
    anna = await server.person('Anna');
  });
  beforeEach(async () => {
    id = (await anna.ok(rows.create, { params: { type: 'email' }, body: { name: 'Spring' } })).templateId;
  });
  afterEach(endWriter);
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function startWriter(times: { readonly heldMs: number; readonly pauseMs: number }): Promise<void> {
    const parameters = [sqliteFileOf(folder), String(times.heldMs), String(times.pauseMs)];
    const child = spawn(process.execPath, ['-e', WRITER, ...parameters], { stdio: ['ignore', 'pipe', 'inherit'] });
    writer = child;
    await once(child.stdout, 'data');
  }

  async function endWriter(): Promise<void> {
    if (writer?.exitCode !== null || writer.signalCode !== null) return;
    writer.kill('SIGKILL');
    await once(writer, 'exit');
  }

  const save = async (number: number) =>
    (await anna.call(rows.update, { params: { id }, body: { html: `<p>save-${number}-</p>` } })).statusCode;

  test('stores every save', { timeout: 90_000 }, async () => {
    await startWriter({ heldMs: 15, pauseMs: 10 });
    const answers: number[] = [];
    for (let number = 0; number < 30; number++) answers.push(await save(number));
    const together = await Promise.all(Array.from({ length: 20 }, (_, number) => save(30 + number)));
    expect([...answers, ...together].filter((status) => status !== 200)).toEqual([]);
    expect(await anna.ok(rows.read, { params: { id } })).toMatchObject({ revision: 50 });
  });

  test('reads on while the other one holds the file, and saves once it is free', { timeout: 60_000 }, async () => {
    await startWriter({ heldMs: 2500, pauseMs: 2500 });
    let isSaved = false;
    const saving = save(0).then((status) => {
      isSaved = true;
      return status;
    });
    for (let reads = 0; reads < 3; reads++)
      expect(await anna.ok(rows.info, { params: { id } })).toMatchObject({ name: 'Spring' });
    expect(isSaved).toBe(false);
    expect(await saving).toBe(200);
  });

  test('answers 503 where the file is not freed in time, and works again afterwards', { timeout: 60_000 }, async () => {
    await startWriter({ heldMs: 60_000, pauseMs: 0 });
    const refused = await anna.call(rows.update, { params: { id }, body: { html: '<p>late</p>' } });
    expect({ status: refused.statusCode, code: refused.json().code }).toEqual({
      status: 503,
      code: 'DATABASE_UNAVAILABLE',
    });
    await endWriter();
    expect(await save(1)).toBe(200);
  });
});
