import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readConfig } from '../config.ts';
import { lockDataDir } from '../db/data-dir-lock.ts';
import { openDatabase } from '../db/database.ts';
import { sqliteFileOf } from '../db/sqlite.ts';
import { createAuditRepository } from '../modules/audit/repository.ts';
import { createPostgresDatabase } from '../testing/databases.ts';
import { deepTest } from '../testing/deep-test.ts';
import { type ServerProcess, startProcess } from '../testing/server-process.ts';
import { startTestS3 } from '../testing/storage/test-s3.ts';
import type { Manifest } from './archive/manifest.ts';
import { archiveParts, verifyArchive } from './archive/read-archive.ts';
import { rowsOfPart } from './archive/row-parts.ts';
import { recordBackup } from './backup/record-backup.ts';
import { writeBackup } from './backup/write-backup.ts';
import { restoreBackup } from './restore/restore-backup.ts';
import { type SignedIn, signIn } from './testing/signed-in.ts';

const CLI = path.join(import.meta.dirname, 'backup-cli.ts');
const RESTORE_CLI = path.join(import.meta.dirname, 'restore-cli.ts');
const HAS_POSTGRES = inject('postgresUrl') !== null;

let root: string;
/** Archive that was written while people saved, by a server on SQLite with the demo data. */
let archive: string;
let lastNight: Manifest;
let templateId: string;
let image: string;
let savedBefore: number;

const now = new Date('2026-03-01T02:00:00Z');
const intoEmpty = { replace: false, now };
const configOf = (variables: Readonly<Record<string, string>>) => readConfig(variables);

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'mailwright-backup-'));
  const DATA_DIR = path.join(root, 'data');
  archive = path.join(root, 'night.tar');
  const server = await startProcess({ DATA_DIR });
  try {
    await writeFile(path.join(DATA_DIR, 'credentials.key'), 'What the keys of stores are encrypted with\n', {
      mode: 0o600,
    });
    const anna = await signIn(server.url);
    ({ templateId } = await anna.create('Saved again and again'));
    image = await anna.upload(templateId);
    const saving = anna.saveUntilStopped(templateId);
    await saving.saved(3);
    savedBefore = saving.count();
    lastNight = await writeBackup(configOf({ DATA_DIR }), archive, now);
    await saving.stop();
  } finally {
    await server.end('SIGTERM');
  }
}, 240_000);

afterAll(() => rm(root, { recursive: true, force: true }));

/** Runs the command. */
async function backUp(target: Readonly<Record<string, string>>, file: string) {
  const child = spawn(process.execPath, [CLI, file], { env: { ...target, PATH: process.env.PATH } });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output, errors };
}

/** Checks what a person does the morning after: everything is there, and work goes on. */
async function requireLife(server: ServerProcess, anna: SignedIn): Promise<void> {
  const { name, revision, status } = await anna.template(templateId);
  expect({ name, status }).toEqual({ name: 'Saved again and again', status: 'draft' });
  expect(revision).toBeGreaterThanOrEqual(savedBefore);
  const picture = await fetch(`${server.url}${image}`);
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(50);
  expect(await anna.publish(templateId)).toBe('published');
  expect((await anna.find('Saved again')).map(({ id }) => id)).toEqual([templateId]);
}

/** All rows of an archive that a restore keeps, in an order of their own. */
async function rowsIn(file: string, manifest: Manifest): Promise<Map<string, string[]>> {
  const rows = new Map<string, string[]>(manifest.tables.map(({ name }) => [name, []]));
  const tables = new Map(manifest.tables.map((table) => [table.name, table]));
  for await (const { name, content } of archiveParts(file)) {
    const table = tables.get(name.split('/')[1] ?? '');
    if (!name.startsWith('tables/') || !table) continue;
    for (const row of await rowsOfPart(content, table.columns)) rows.get(table.name)?.push(JSON.stringify(row));
  }
  for (const each of rows.values()) each.sort();
  // What lets somebody in ends with a restore.
  rows.delete('sessions');
  // A restore leaves an entry of its own.
  const entries = rows.get('audit_log') ?? [];
  rows.set(
    'audit_log',
    entries.filter((entry) => !entry.includes('data.restore')),
  );
  return rows;
}

/** Returns the entries that the audit log has of the commands, newest first. */
async function deedsIn(target: Readonly<Record<string, string>>) {
  const database = openDatabase(configOf(target).database, { exclusive: false });
  const entries = await createAuditRepository(database).list({ words: ['npm', 'run'], limit: 10 });
  await database.close();
  return entries.map(({ id: _, at: __, ...entry }) => entry);
}

/** Returns the time of the newest archive by the audit log, milliseconds since 1970. */
async function lastBackupIn(target: Readonly<Record<string, string>>) {
  const database = openDatabase(configOf(target).database, { exclusive: false });
  const last = await createAuditRepository(database).lastTime('data.backup');
  await database.close();
  return last;
}

/** Restores write each image to the disk for good, which a busy machine takes its time for. */
const withoutTimeouts = { timeout: 240_000 };

describe('an archive', withoutTimeouts, () => {
  test('that was written while people saved says what stands in it, and only its owner may read it', async () => {
    expect(await verifyArchive(archive)).toEqual(lastNight);
    expect((await stat(archive)).mode & 0o777).toBe(0o600);
    expect(lastNight).toMatchObject({ format: 1, engine: 'sqlite', createdAt: now.toISOString() });
    expect(lastNight.tables.find(({ name }) => name === 'templates')?.rows).toBeGreaterThan(20);
    expect(lastNight.images.missing).toBe(0);
    expect(lastNight.images.count).toBeGreaterThan(20);
    expect(lastNight.files.map(({ name }) => name)).toEqual(['files/credentials.key']);
    expect((await readdir(root)).filter((name) => name.includes('night'))).toEqual(['night.tar']);
    await expect(writeBackup(configOf({ DATA_DIR: path.join(root, 'data') }), archive)).rejects.toThrow(
      'is there already',
    );
  });

  test('names the images that the database knows and the storage has lost, and is whole without them', async () => {
    const DATA_DIR = path.join(root, 'lossy');
    await restoreBackup(configOf({ DATA_DIR }), archive, intoEmpty);
    const key = image.replace(/^.*\/user\/([\w-]+)\/asset\//, 'assets/$1/');
    await rm(path.join(DATA_DIR, 'assets', key));
    const file = path.join(root, 'lossy.tar');
    const { images } = await writeBackup(configOf({ DATA_DIR }), file);
    expect(images).toMatchObject({ missing: 1, missingKeys: [key], count: lastNight.images.count - 1 });
    await expect(verifyArchive(file)).resolves.toMatchObject({ images: { missing: 1 } });
    const folder = await mkdtemp(path.join(root, 'nights-'));
    const whole = 'mailwright-2026-02-28T020000Z.tar';
    await writeFile(path.join(folder, whole), 'Has every image');
    const child = spawn(process.execPath, [CLI, folder, '--keep', '1'], { env: { DATA_DIR, PATH: process.env.PATH } });
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(2);
    expect((await readdir(folder)).toSorted()).toEqual([whole, expect.stringMatching(/^mailwright-\d.*\.tar$/)]);
  });

  test('is nothing at all when its writing is killed, or the storage stops answering', async () => {
    const folder = await mkdtemp(path.join(root, 'killed-'));
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const bucket = {
      DATA_DIR: path.join(root, 'data'),
      STORAGE_URL: 's3://mails',
      S3_ENDPOINT: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
    };
    const files = async () => (await readdir(folder)).map((name) => name.replace(/\.tar.*(?=\.part)/, '.tar'));
    for (const [signal, left] of [
      ['SIGKILL', [expect.stringMatching(/^mailwright-.*\.tar\.part$/)]],
      ['SIGTERM', []],
    ] as const) {
      const child = spawn(process.execPath, [CLI, folder], { env: { ...bucket, PATH: process.env.PATH } });
      const gone = new Promise((resolve) => child.once('exit', resolve));
      while ((await files()).length === 0 && child.exitCode === null) await wait(20);
      child.kill(signal);
      await gone;
      expect(await files()).toEqual(left);
      for (const name of await readdir(folder)) {
        await expect(verifyArchive(path.join(folder, name))).rejects.toThrow('is no whole archive');
        await rm(path.join(folder, name));
      }
    }
    silent.closeAllConnections();
    await new Promise((resolve) => silent.close(resolve));
    await expect(writeBackup(configOf(bucket), path.join(folder, 'a.tar'))).rejects.toThrow();
    expect(await files()).toEqual([]);
  });

  deepTest('is nothing at all where the disk has no room for it, be it for the last bytes alone', async () => {
    const folder = await mkdtemp(path.join(root, 'full-'));
    const DATA_DIR = path.join(root, 'data');
    await writeBackup(configOf({ DATA_DIR }), path.join(folder, 'whole.tar'));
    const blocks = (await stat(path.join(folder, 'whole.tar'))).size / 512;
    for (const room of [blocks / 2, blocks - 3, blocks - 1]) {
      const limited = ['-c', 'ulimit -f "$0" && exec "$@"', String(Math.floor(room)), process.execPath, CLI];
      const child = spawn('sh', [...limited, path.join(folder, 'a.tar')], {
        env: { DATA_DIR, PATH: process.env.PATH },
      });
      let said = '';
      child.stderr.on('data', (chunk: Buffer) => {
        said += chunk;
      });
      expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1);
      expect(said).toMatch(/^There is no room left \(EFBIG: .*\); make room, and run it again\.\n$/);
      expect(await readdir(folder)).toEqual(['whole.tar']);
    }
  });

  test('that was cut short, or in which one byte changed, is refused before anything is touched', async () => {
    const file = path.join(root, 'changed.tar');
    const target = path.join(root, 'untouched');
    const { size } = await stat(archive);
    const refused = async () => {
      await expect(restoreBackup(configOf({ DATA_DIR: target }), file, intoEmpty)).rejects.toThrow(
        'is no whole archive of Mailwright: it was cut short or changed. Nothing was restored.',
      );
      await expect(stat(target)).rejects.toThrow('ENOENT');
    };
    for (const length of [0, 1000, 2048, Math.floor(size / 2), size - 2048, size - 512, size - 1]) {
      await cp(archive, file);
      await truncate(file, length);
      await refused();
    }
    // A header, a text, a picture, what fills up a block, the manifest, the checksum, the end.
    for (const place of [
      3,
      130,
      700,
      Math.floor(size / 3),
      Math.floor(size / 2),
      size - 5000,
      size - 1500,
      size - 900,
      size - 1,
    ]) {
      await cp(archive, file);
      const handle = await open(file, 'r+');
      const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, place);
      await handle.write(Buffer.from([(buffer[0] ?? 0) ^ 0x20]), 0, 1, place);
      await handle.close();
      await refused();
    }
    await writeFile(file, 'Dear diary\n'.repeat(1000));
    await refused();
  });
});

describe('a restore', withoutTimeouts, () => {
  test('goes where nothing is, unless it is told that what is there gives way, and keeps that', async () => {
    const DATA_DIR = path.join(root, 'taken');
    await restoreBackup(configOf({ DATA_DIR }), archive, intoEmpty);
    const before = await readFile(sqliteFileOf(DATA_DIR));
    await expect(restoreBackup(configOf({ DATA_DIR }), archive, intoEmpty)).rejects.toThrow(
      `There is a database in ${DATA_DIR} already; name an empty one, or say --replace`,
    );
    expect(await readFile(sqliteFileOf(DATA_DIR))).toEqual(before);
    await restoreBackup(configOf({ DATA_DIR }), archive, { replace: true, now });
    expect(await readFile(path.join(DATA_DIR, 'before-restore-2026-03-01T02-00-00-000Z/mailwright.db'))).toEqual(
      before,
    );
    expect((await readdir(DATA_DIR)).toSorted()).toEqual([
      'assets',
      'before-restore-2026-03-01T02-00-00-000Z',
      'credentials.key',
      'mailwright.db',
      'server.lock',
    ]);
    expect((await stat(path.join(DATA_DIR, 'credentials.key'))).mode & 0o777).toBe(0o600);
  });

  test('waits for no server that works on the folder: it is refused', async () => {
    const DATA_DIR = path.join(root, 'busy');
    const { release } = lockDataDir(DATA_DIR);
    const restoring = restoreBackup(configOf({ DATA_DIR }), archive, { replace: true, now });
    await expect(restoring).rejects.toThrow('Another server already runs on the data folder');
    release();
  });

  test('is refused where the keys of connected stores could not be read any more', async () => {
    const DATA_DIR = path.join(root, 'other-key');
    const CREDENTIALS_KEY = 'another key of thirty-two characters';
    await expect(restoreBackup(configOf({ DATA_DIR, CREDENTIALS_KEY }), archive, intoEmpty)).rejects.toThrow(
      'CREDENTIALS_KEY is another one',
    );
    const bucket = { STORAGE_URL: 's3://mails', AWS_ACCESS_KEY_ID: 'none', AWS_SECRET_ACCESS_KEY: 'none' };
    const shared = configOf({ DATA_DIR, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', ...bucket });
    await expect(restoreBackup(shared, archive, intoEmpty)).rejects.toThrow(
      `set it to what stands in files/credentials.key of ${archive}`,
    );
    const same = configOf({ DATA_DIR, CREDENTIALS_KEY: 'What the keys of stores are encrypted with' });
    await expect(restoreBackup(same, archive, intoEmpty)).resolves.toEqual(lastNight);
  });

  test('that fails midway leaves the database as it was', async () => {
    const DATA_DIR = path.join(root, 'midway');
    const s3 = await startTestS3({ failAfter: 10 });
    const bucket = {
      DATA_DIR,
      STORAGE_URL: 's3://mails',
      S3_ENDPOINT: s3.endpoint,
      AWS_ACCESS_KEY_ID: s3.accessKeyId,
      AWS_SECRET_ACCESS_KEY: s3.secretAccessKey,
    };
    await expect(restoreBackup(configOf(bucket), archive, intoEmpty)).rejects.toThrow();
    expect(await readdir(DATA_DIR)).toEqual(['server.lock']);
    const key = path.join(DATA_DIR, 'credentials.key');
    await writeFile(key, 'The key of the database that stays');
    await expect(restoreBackup(configOf(bucket), archive, { replace: true, now })).rejects.toThrow();
    expect(await readFile(key, 'utf8')).toBe('The key of the database that stays');
    await rm(key);
    s3.recover();
    await expect(restoreBackup(configOf(bucket), archive, intoEmpty)).resolves.toEqual(lastNight);
    await s3.close();
  });

  deepTest('that is killed leaves nothing of the database, at the latest after the next one', async () => {
    const DATA_DIR = path.join(root, 'interrupted');
    await mkdir(DATA_DIR);
    const begun = async () => (await readdir(DATA_DIR)).filter((name) => name.startsWith('restore-'));
    for (const [signal, left] of [
      ['SIGTERM', 0],
      ['SIGKILL', 1],
    ] as const) {
      const child = spawn(process.execPath, [RESTORE_CLI, archive], { env: { DATA_DIR, PATH: process.env.PATH } });
      const gone = new Promise((resolve) => child.once('exit', resolve));
      while ((await begun()).length === 0 && child.exitCode === null) await wait(5);
      child.kill(signal);
      await gone;
      expect(await begun()).toHaveLength(left);
      await expect(stat(sqliteFileOf(DATA_DIR))).rejects.toThrow('ENOENT');
    }
    await expect(restoreBackup(configOf({ DATA_DIR }), archive, intoEmpty)).resolves.toEqual(lastNight);
    expect(await begun()).toEqual([]);
  });

  test('that finds no room, be it for the database alone, says so in one sentence and leaves nothing of it', async () => {
    const DATA_DIR = path.join(root, 'limited');
    const blocks = lastNight.images.bytes / 512;
    const said = new Set<string>();
    for (const room of [1, 40, 120, 300, 800, Math.ceil(blocks)]) {
      await rm(DATA_DIR, { recursive: true, force: true });
      const limited = ['-c', 'ulimit -f "$0" && exec "$@"', String(room), process.execPath, RESTORE_CLI, archive];
      const child = spawn('sh', limited, { env: { DATA_DIR, PATH: process.env.PATH } });
      let text = '';
      child.stderr.on('data', (chunk: Buffer) => (text += chunk));
      if ((await new Promise((resolve) => child.once('close', resolve))) === 0) break;
      expect(text).toMatch(
        /^(There is no room left|The database cannot be read and written) \(.+\); .*, and run it again\.\n$/,
      );
      said.add(text.split(' (')[0] ?? '');
      const left = await readdir(DATA_DIR, { recursive: true });
      expect(left.filter((name) => /\.part|mailwright\.db|restore-/.test(name))).toEqual([]);
    }
    expect([...said].toSorted()).toEqual(['The database cannot be read and written', 'There is no room left']);
  });

  test('brings back nothing that lets somebody in: sessions, what was begun, links and questions', async () => {
    const DATA_DIR = path.join(root, 'let-in');
    await restoreBackup(configOf({ DATA_DIR }), archive, intoEmpty);
    const file = new DatabaseSync(sqliteFileOf(DATA_DIR));
    file.exec(`
      insert into sessions (id_hash, token_hash, page_hash, user_id, created_at, used_at) select id, id, id, id, 1, 1 from users;
      insert into sign_in_challenges (id_hash, user_id, expires_at) select id, id, 1 from users;
      insert into password_links (token_hash, user_id, created_at, expires_at) select id, id, 1, 1 from users;
      insert into passkey_questions (asked, challenge, expires_at) values ('1', '2', 3)`);
    file.close();
    const full = path.join(root, 'let-in.tar');
    const tables = ['sessions', 'sign_in_challenges', 'password_links', 'passkey_questions'];
    const rows = async (manifest: Manifest) =>
      tables.map((name) => manifest.tables.find((table) => table.name === name)?.rows);
    expect((await rows(await writeBackup(configOf({ DATA_DIR }), full))).every((count) => Number(count) > 0)).toBe(
      true,
    );
    const targets: Record<string, string>[] = [{ DATA_DIR: path.join(root, 'let-in-again') }];
    const postgres = HAS_POSTGRES ? await createPostgresDatabase() : null;
    if (postgres) targets.push({ DATA_DIR: path.join(root, 'let-in-postgres'), DATABASE_URL: postgres.url });
    for (const [at, target] of targets.entries()) {
      await restoreBackup(configOf(target), full, intoEmpty);
      const again = await writeBackup(configOf(target), path.join(root, `let-in-${at}.tar`));
      expect(await rows(again)).toEqual([0, 0, 0, 0]);
    }
    await postgres?.drop();
  });

  test('is told by the audit log from its end on, and so is each archive that is written', async () => {
    const postgres = HAS_POSTGRES ? await createPostgresDatabase() : null;
    const targets: Record<string, string>[] = [{ DATA_DIR: path.join(root, 'told') }];
    if (postgres) targets.push({ DATA_DIR: path.join(root, 'told-postgres'), DATABASE_URL: postgres.url });
    const nobody = { person: null, address: '', targets: [] };
    const rows = lastNight.tables.reduce((sum, table) => sum + table.rows, 0);
    const images = String(lastNight.images.count);
    for (const target of targets) {
      await restoreBackup(configOf(target), archive, intoEmpty);
      const restored = {
        ...nobody,
        action: 'data.restore',
        device: 'npm run restore',
        details: { name: 'night.tar', written: '2026-03-01 02:00 UTC', rows: String(rows), images },
      };
      expect(await deedsIn(target)).toEqual([restored]);

      const file = path.join(await mkdtemp(path.join(root, 'told-')), 'morning.tar');
      const said = await backUp(target, file);
      expect(said).toMatchObject({ code: 0, errors: '' });
      const [, count, , size] =
        /: (\d+) rows of \d+ tables and (\d+) images, (\d+\.\d MB)\.\n$/.exec(said.output) ?? [];
      const written = {
        ...nobody,
        action: 'data.backup',
        device: 'npm run backup',
        details: { name: 'morning.tar', rows: count, images, size },
      };
      expect(await deedsIn(target)).toEqual([written, restored]);
      await recordBackup(configOf(target), file, { ...lastNight, createdAt: '2035-01-01T00:00:00.000Z' });
      expect(await lastBackupIn(target)).toBeCloseTo(Date.parse('2035-01-01'), -4);
    }
    await postgres?.drop();
  });

  test('or an archive that the audit log cannot be told of: the archive is whole, and the command says so', async () => {
    const DATA_DIR = path.join(root, 'mute');
    await restoreBackup(configOf({ DATA_DIR }), archive, intoEmpty);
    const database = new DatabaseSync(sqliteFileOf(DATA_DIR));
    database.exec(`create trigger mute before insert on audit_log begin select raise(abort, 'not today'); end`);
    database.close();
    const file = path.join(root, 'mute.tar');
    const { code, errors } = await backUp({ DATA_DIR }, file);
    expect(errors).toBe('The archive is whole, but could not be written into the audit log (not today).\n');
    expect(code).toBe(3);
    await expect(verifyArchive(file)).resolves.toMatchObject({ images: { missing: 0 } });
  });

  test("of last night's archive on a fresh machine starts, and work goes on", async () => {
    const DATA_DIR = path.join(root, 'fresh');
    await restoreBackup(configOf({ DATA_DIR }), archive, intoEmpty);
    const server = await startProcess({ DATA_DIR });
    try {
      await requireLife(server, await signIn(server.url));
    } finally {
      await server.end('SIGTERM');
    }
  });

  if (process.env.DEEP) {
    test.skipIf(!HAS_POSTGRES)(
      'brings SQLite to PostgreSQL and back, row for row, while people save',
      async () => {
        const { url, drop } = await createPostgresDatabase();
        try {
          const DATA_DIR = path.join(root, 'postgres');
          const variables = { DATA_DIR, DATABASE_URL: url };
          await restoreBackup(configOf(variables), archive, intoEmpty);
          const there = path.join(root, 'there.tar');
          const moved = await writeBackup(configOf(variables), there);
          expect(await rowsIn(there, moved)).toEqual(await rowsIn(archive, lastNight));
          await expect(restoreBackup(configOf(variables), archive, intoEmpty)).rejects.toThrow(
            'DATABASE_URL is not empty',
          );
          const back = path.join(root, 'back.tar');
          const server = await startProcess(variables);
          try {
            const anna = await signIn(server.url);
            await requireLife(server, anna);
            const saving = anna.saveUntilStopped(templateId);
            await saving.saved(2);
            const written = await writeBackup(configOf(variables), back);
            expect(written.engine).toBe('postgres');
            await saving.stop();
          } finally {
            await server.end('SIGTERM');
          }
          const home = path.join(root, 'home');
          await restoreBackup(configOf({ DATA_DIR: home }), back, intoEmpty);
          const again = path.join(root, 'again.tar');
          const manifest = await writeBackup(configOf({ DATA_DIR: home }), again);
          expect(await rowsIn(again, manifest)).toEqual(await rowsIn(back, await verifyArchive(back)));
          await restoreBackup(configOf(variables), archive, { replace: true, now });
          await rm(there);
          expect(await rowsIn(there, await writeBackup(configOf(variables), there))).toEqual(
            await rowsIn(archive, lastNight),
          );
        } finally {
          await drop();
        }
      },
      240_000,
    );
  }
});
