import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { isUntouched } from '../db/migrate.ts';
import { sqliteFileOf } from '../db/sqlite.ts';
import { openStore } from '../storage/open-store.ts';
import { collect } from '../testing/collect.ts';
import { createPostgresDatabase } from '../testing/databases.ts';
import type { PostgresDatabase } from '../testing/postgres-database.ts';
import { startProcess } from '../testing/server-process.ts';
import { startTestS3, type TestS3 } from '../testing/storage/test-s3.ts';
import { signIn } from './testing/signed-in.ts';

const CLI = path.join(import.meta.dirname, 'migrate-to-cli.ts');

/** Images that a move copies at the same time when it is killed. */
const UNDERWAY = 8;

describe.skipIf(inject('postgresUrl') === null)('a move to PostgreSQL and a bucket that is killed', () => {
  let root: string;
  let DATA_DIR: string;
  let s3: TestS3;
  let postgres: PostgresDatabase;
  let target: Readonly<Record<string, string>>;
  let templateId: string;
  let image: string;

  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'mailwright-killed-move-'));
    DATA_DIR = path.join(root, 'data');
    [s3, postgres] = await Promise.all([startTestS3(), createPostgresDatabase()]);
    target = {
      DATABASE_URL: postgres.url,
      STORAGE_URL: 's3://mails/prod',
      S3_ENDPOINT: s3.endpoint,
      AWS_ACCESS_KEY_ID: s3.accessKeyId,
      AWS_SECRET_ACCESS_KEY: s3.secretAccessKey,
      CREDENTIALS_KEY: 'the-key-of-all-servers-of-the-company',
    };
    const server = await startProcess({ DATA_DIR });
    const anna = await signIn(server.url);
    ({ templateId } = await anna.create('On its way'));
    image = await anna.upload(templateId);
    await server.end('SIGTERM');
    const lines = Object.entries(target).map((pair) => `${pair.join('=')}\n`);
    await writeFile(path.join(root, 'new.env'), lines.join(''));
  }, 240_000);
  afterAll(async () => {
    await postgres.drop();
    await s3.close();
    await rm(root, { recursive: true, force: true });
  });

  /** Runs the command, and kills it as soon as that is so. */
  async function run(isTime: (said: string) => boolean) {
    const variables = { PATH: process.env.PATH, DATA_DIR };
    const child = spawn(process.execPath, [CLI, path.join(root, 'new.env')], { env: variables });
    let said = '';
    const look = () => isTime(said) && child.kill('SIGKILL');
    const timer = setInterval(look, 1);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk;
        look();
      });
    }
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    clearInterval(timer);
    return { code, said };
  }

  const storeOf = (variables: Readonly<Record<string, string>>) => openStore(readConfig(variables).storage);

  async function isTargetUntouched(): Promise<boolean> {
    const database = openDatabase({ kind: 'postgres', url: postgres.url }, { exclusive: false });
    try {
      return await isUntouched(database);
    } finally {
      await database.close();
    }
  }

  test('among its images and its rows goes on each time, and brings every byte once', {
    timeout: 240_000,
  }, async () => {
    const [here, there] = [storeOf({ DATA_DIR }), storeOf(target)];
    const keys = (await collect(here.list())).toSorted();
    expect(keys.length).toBeGreaterThan(100);
    const database = await readFile(sqliteFileOf(DATA_DIR));
    const kills = [3, Math.floor(keys.length / 3), Math.floor((keys.length * 2) / 3)];
    for (const kill of kills) {
      const { code, said } = await run(() => s3.puts() >= kill);
      expect({ code, said }).toEqual({ code: null, said: '' });
      const arrived = await collect(there.list());
      expect(arrived.length).toBeGreaterThan(kill - UNDERWAY - 1);
      expect(arrived.length).toBeLessThan(keys.length);
      expect(await isTargetUntouched()).toBe(true);
    }
    // A bucket with some of the images and a database with nothing are no place to begin at.
    await expect(startProcess({ DATA_DIR: path.join(root, 'early'), ...target })).rejects.toThrow(
      'There are images in the storage, but the database of DATABASE_URL is missing or empty',
    );
    const amongRows = await run((said) => /^templates: /m.test(said));
    expect(amongRows.code).toBeNull();
    expect(amongRows.said).toContain(`All ${keys.length} images are there, and the same.`);
    await expect(startProcess({ DATA_DIR: path.join(root, 'early'), ...target })).rejects.toThrow('only partly moved');

    const { code, said } = await run(() => false);
    expect(code, said).toBe(0);
    expect(said).toContain(`All ${keys.length} images are there, and the same.`);
    expect(said).toMatch(/^All \d+ rows of \d+ tables are there, and the same\.$/m);
    expect((await collect(there.list())).toSorted()).toEqual(keys);
    for (const key of keys) {
      const [kept, moved] = await Promise.all([here.get(key), there.get(key)]);
      expect(kept !== null && moved !== null && Buffer.from(kept).equals(moved), key).toBe(true);
    }
    // What arrived before is only compared.
    expect(s3.puts()).toBeLessThanOrEqual(keys.length + kills.length * UNDERWAY);
    expect(await readFile(sqliteFileOf(DATA_DIR))).toEqual(database);

    const server = await startProcess({ DATA_DIR: path.join(root, 'node'), ...target });
    try {
      const anna = await signIn(server.url);
      expect(await anna.template(templateId)).toMatchObject({ name: 'On its way', status: 'draft' });
      expect((await fetch(`${server.url}${image}`)).headers.get('content-type')).toBe('image/png');
      await anna.saveOnce(templateId);
      expect(await anna.publish(templateId)).toBe('published');
    } finally {
      await server.end('SIGTERM');
    }
  });
});
