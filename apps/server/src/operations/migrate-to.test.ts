import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { sqliteFileOf } from '../db/sqlite.ts';
import { createAuditRepository } from '../modules/audit/repository.ts';
import { createPostgresDatabase } from '../testing/databases.ts';
import { deepTest } from '../testing/deep-test.ts';
import type { PostgresDatabase } from '../testing/postgres-database.ts';
import { startProcess } from '../testing/server-process.ts';
import { startTestS3, type TestS3 } from '../testing/storage/test-s3.ts';
import { writeBackup } from './backup/write-backup.ts';
import { migrateTo } from './move/migrate-to.ts';
import { signIn } from './testing/signed-in.ts';

const CLI = path.join(import.meta.dirname, 'migrate-to-cli.ts');

describe.skipIf(inject('postgresUrl') === null)('a move from SQLite and a folder to PostgreSQL and a bucket', () => {
  let root: string;
  let DATA_DIR: string;
  let s3: TestS3;
  let postgres: PostgresDatabase;
  let target: Readonly<Record<string, string>>;
  let templateId: string;
  let image: string;

  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'mailwright-move-'));
    DATA_DIR = path.join(root, 'data');
    s3 = await startTestS3();
    postgres = await createPostgresDatabase();
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
    await writeFile(
      path.join(root, 'new.env'),
      Object.entries(target)
        .map((pair) => `${pair.join('=')}\n`)
        .join(''),
    );
  }, 240_000);
  afterAll(async () => {
    await postgres.drop();
    await s3.close();
    await rm(root, { recursive: true, force: true });
  });

  /** Returns the entries that the audit log has of moves. */
  async function movesIn(variables: Readonly<Record<string, string>>) {
    const database = openDatabase(readConfig(variables).database, { exclusive: false });
    const entries = await createAuditRepository(database).list({ words: [], action: 'data.move', limit: 10 });
    await database.close();
    return entries.map(({ id: _, at: __, ...entry }) => entry);
  }
  const moved = (details: Readonly<Record<string, string>>) => ({
    action: 'data.move',
    person: null,
    targets: [],
    address: '',
    device: 'npm run migrate-to',
    details,
  });

  /** Runs the command, and kills it when it has said that. */
  async function run(killAt: RegExp | null) {
    const child = spawn(process.execPath, [CLI, path.join(root, 'new.env')], {
      env: { PATH: process.env.PATH, DATA_DIR },
    });
    let said = '';
    const read = (chunk: Buffer) => {
      said += chunk;
      if (killAt?.test(said)) child.kill('SIGKILL');
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    return { code, said };
  }

  deepTest(
    'that is killed midway starts nowhere, goes on with what changed since, and is compared row by row',
    async () => {
      const before = await readFile(sqliteFileOf(DATA_DIR));
      expect((await run(/^templates: /m)).code).toBeNull();
      expect(await readFile(sqliteFileOf(DATA_DIR))).toEqual(before);
      await expect(startProcess({ DATA_DIR: path.join(root, 'other'), ...target })).rejects.toThrow(
        'only partly moved',
      );
      await expect(writeBackup(readConfig({ DATA_DIR, ...target }), path.join(root, 'half.tar'))).rejects.toThrow(
        'only partly moved',
      );
      // Meanwhile work went on at the old place.
      const file = new DatabaseSync(sqliteFileOf(DATA_DIR), { enableForeignKeyConstraints: true });
      const rename = file.prepare('update templates set name = ?, name_key = ? where id = ?');
      rename.run('Renamed on its way', 'renamed on its way', templateId);
      const gone = file.prepare(`select id from templates where id <> ? and is_system = 0 limit 1`).get(templateId)?.id;
      file.prepare('delete from templates where id = ?').run(String(gone));
      // As in an older copy of it that was put in its place.
      file.exec('drop trigger audit_log_is_kept; delete from audit_log');
      file.close();
      const { code, said } = await run(null);
      const [, rows, there] = /^templates: (\d+) rows, (\d+) of them there already$/m.exec(said) ?? [];
      expect(Number(there)).toBe(Number(rows) - 1);
      const [, images = ''] = /^All (\d+) images are there, and the same\.$/m.exec(said) ?? [];
      const [, all = ''] = /^All (\d+) rows of \d+ tables are there, and the same\.$/m.exec(said) ?? [];
      expect(code).toBe(0);
      expect(await movesIn({ DATA_DIR, ...target })).toEqual([moved({ rows: all, images })]);
      expect(await movesIn({ DATA_DIR })).toEqual([]);
      const server = await startProcess({ DATA_DIR: path.join(root, 'node'), ...target });
      try {
        const anna = await signIn(server.url);
        expect(await anna.template(templateId)).toMatchObject({ name: 'Renamed on its way', status: 'draft' });
        await expect(anna.template(String(gone))).rejects.toThrow('404');
        expect((await fetch(`${server.url}${image}`)).headers.get('content-type')).toBe('image/png');
        await anna.saveOnce(templateId);
        expect(await anna.publish(templateId)).toBe('published');
        expect((await anna.find('Renamed')).map(({ id }) => id)).toEqual([templateId]);
      } finally {
        await server.end('SIGTERM');
      }
      const again = await run(null);
      expect(again.said).toContain('The database to move to is not empty');
      expect(again.code).toBe(1);
    },
    240_000,
  );

  test('of images alone is kept in the audit log of the database that stays', async () => {
    const { DATABASE_URL: _, ...bucket } = target;
    const said: string[] = [];
    await migrateTo(readConfig({ DATA_DIR }), readConfig({ DATA_DIR, ...bucket }), (sentence) => said.push(sentence));
    const [, images = ''] = /^All (\d+) images/.exec(said.at(-1) ?? '') ?? [];
    expect(Number(images)).toBeGreaterThan(20);
    expect(await movesIn({ DATA_DIR })).toEqual([moved({ images })]);
  }, 120_000);

  test('is refused where there is nothing to move, or something is in its way', async () => {
    const config = (variables = {}) => readConfig({ DATA_DIR, ...variables });
    const say = () => undefined;
    await expect(migrateTo(config(), config(), say)).rejects.toThrow('there is nothing to move');
    await expect(migrateTo(config(), config({ DATA_DIR: path.join(root, 'b') }), say)).rejects.toThrow(
      '`npm run backup`',
    );
    await expect(migrateTo(config({ DATA_DIR: path.join(root, 'none') }), config(target), say)).rejects.toThrow(
      'There is no database in',
    );
    await writeFile(path.join(DATA_DIR, 'credentials.key'), 'What the keys of stores are encrypted with');
    await expect(migrateTo(config(), config(target), say)).rejects.toThrow('CREDENTIALS_KEY is another one there');
    const { CREDENTIALS_KEY: _, ...keyless } = target;
    await expect(migrateTo(config(), config(keyless), say)).rejects.toThrow(
      `set it to what stands in ${path.join(DATA_DIR, 'credentials.key')}`,
    );
    const sameKey = { ...target, CREDENTIALS_KEY: 'What the keys of stores are encrypted with' };
    const running = openDatabase({ kind: 'sqlite', folder: DATA_DIR }, { exclusive: true });
    await migrate(running);
    await expect(migrateTo(config(), config(sameKey), say)).rejects.toThrow('Another server already runs');
    await running.close();
  });
});
