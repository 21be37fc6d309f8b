import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, open, rm, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { explainStart } from './explain-start.ts';
import { deepTest } from './testing/deep-test.ts';
import { type StartFailure, startProcess } from './testing/server-process.ts';
import { startTestS3 } from './testing/storage/test-s3.ts';

const SERVER = path.join(import.meta.dirname, 'server.ts');
const TEST_LIMITS_MS = { timeout: 90_000 };

let root: string;
/** A data folder that a server has worked on and closed. */
let used: string;
let folder: string;
let count = 0;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'mailwright-start-'));
  used = path.join(root, 'used');
  await (await startProcess({ DATA_DIR: used })).end('SIGTERM');
}, TEST_LIMITS_MS.timeout);
afterAll(() => rm(root, { recursive: true, force: true }));
beforeEach(async () => {
  folder = path.join(root, String(++count));
  await cp(used, folder, { recursive: true });
});

/** Returns what a start that has to fail writes, which is one line. */
async function sentence(variables: Record<string, string>): Promise<string> {
  const failure = (await startProcess({ DATA_DIR: folder, ...variables }).catch(
    (error: unknown) => error,
  )) as StartFailure;
  expect(failure).toMatchObject({ exitCode: 1 });
  expect(failure.message.trim().split('\n')).toHaveLength(1);
  return failure.message;
}

/** True when a process can be given a disk of its own on this machine. */
const canMount =
  spawnSync('unshare', ['-rm', 'sh', '-c', 'mount -t tmpfs -o size=64k tmpfs /mnt'], { timeout: 10_000 }).status === 0;

/** Returns what a start writes on a disk that holds the used folder and has 8 KB left. */
function startOnFullDisk(disk: string): string {
  const script = `
    mount -t tmpfs -o size=20m tmpfs ${disk} && cp -r ${used} ${disk}/data && rm -f ${disk}/data/mailwright.db-*
    dd if=/dev/zero of=${disk}/filler bs=1k
    truncate -s "$(($(stat -c %s ${disk}/filler) - 8192))" ${disk}/filler
    PORT=0 THUMBNAILS=off DATA_DIR=${disk}/data LOG_LEVEL=error ${process.execPath} ${SERVER} 2>&1
  `;
  return spawnSync('unshare', ['-rm', 'sh', '-c', script], { encoding: 'utf8' }).stdout;
}

const file = () => path.join(folder, 'mailwright.db');

describe('a start is refused with one sentence', () => {
  test('where the database is damaged inside', TEST_LIMITS_MS, async () => {
    const { size } = await stat(file());
    const handle = await open(file(), 'r+');
    // The pages that such files differ in when they are copied while somebody writes.
    for (let at = 8 * 4096; at < size; at += 9 * 4096) await handle.write(Buffer.alloc(2048, 7), 0, 2048, at);
    await handle.close();
    expect(await sentence({})).toMatch(
      /^The database \S+mailwright\.db is damaged \(.+\)\. Nothing was changed: put a sound/,
    );
  });

  deepTest('where the database was cut off, and where something else lies in its place', TEST_LIMITS_MS, async () => {
    const handle = await open(file(), 'r+');
    await handle.truncate((await stat(file())).size - 5 * 4096);
    await handle.close();
    expect(await sentence({})).toContain('is damaged');
    await writeFile(file(), 'This is a letter, and no database of any kind.\n'.repeat(200));
    expect(await sentence({})).toContain('is damaged (file is not a database)');
  });

  deepTest('where the database is missing or empty beside images, unless that is wanted', TEST_LIMITS_MS, async () => {
    await writeFile(file(), '');
    expect(await sentence({})).toContain(
      'mailwright.db is missing or empty: put the database back, or set ALLOW_EMPTY',
    );
    await rm(file());
    expect(await sentence({})).toContain('missing or empty');
    const server = await startProcess({ DATA_DIR: folder, ALLOW_EMPTY_DATABASE: 'true' });
    expect(await server.end('SIGTERM')).toBe(0);
  });

  test('where the database is of a newer release', TEST_LIMITS_MS, async () => {
    const database = new DatabaseSync(file());
    database.exec(
      `insert into kysely_migration (name, timestamp) values ('999-tomorrow-contract', '2099-01-01T00:00:00Z')`,
    );
    database.close();
    expect(await sentence({})).toContain(
      'The database is of a newer release of Mailwright (it has had the change 999-tomorrow-contract)',
    );
  });

  test.skipIf(process.platform !== 'linux')('where the data folder can never be made', TEST_LIMITS_MS, async () => {
    for (const DATA_DIR of ['/proc/mailwright', '/sys/mailwright/data'])
      expect(await sentence({ DATA_DIR })).toMatch(
        /^Configuration: the data folder \/\S+ cannot be used \(E.+\); set DATA_DIR/,
      );
  });

  test('where servers can be several and have no key in common', TEST_LIMITS_MS, async () => {
    const bucket = { STORAGE_URL: 's3://mails', AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
    const told = await sentence({ DATABASE_URL: 'postgres://127.0.0.1:1/mails', ...bucket, CREDENTIALS_KEY: '' });
    expect(told).toMatch(/^Configuration: with PostgreSQL and a bucket CREDENTIALS_KEY has to be set; /);
  });

  test(
    'where the port is in use, before there is a data folder or a change of the database',
    TEST_LIMITS_MS,
    async () => {
      const taken = createServer().listen(0, '127.0.0.1');
      await once(taken, 'listening');
      const { port } = taken.address() as AddressInfo;
      const untouched = path.join(root, 'untouched');
      const variables = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: untouched };
      expect(await sentence(variables)).toMatch(/^The port is in use by another program; stop it, or set PORT/);
      expect(await stat(untouched).catch(() => null)).toBeNull();
      taken.close();
    },
  );

  deepTest('where HOST is no address of this machine', TEST_LIMITS_MS, async () => {
    expect(await sentence({ HOST: '203.0.113.9' })).toContain('HOST 203.0.113.9 is no address of this machine');
    expect(await sentence({ HOST: 'no-such-host.invalid' })).toMatch(
      /^HOST no-such-host\.invalid (is not known|cannot be)/,
    );
  });

  test('where the bucket does not exist', TEST_LIMITS_MS, async () => {
    const s3 = await startTestS3();
    s3.dropBucket('typo');
    const keys = { AWS_ACCESS_KEY_ID: s3.accessKeyId, AWS_SECRET_ACCESS_KEY: s3.secretAccessKey };
    const told = await sentence({ STORAGE_URL: 's3://typo', S3_ENDPOINT: s3.endpoint, ...keys });
    expect(told).toMatch(
      /^Configuration: the storage of STORAGE_URL cannot be used \(the bucket typo does not exist\); start it/,
    );
    await s3.close();
  });

  deepTest('where the bucket does not answer, or refuses', TEST_LIMITS_MS, async () => {
    const taken = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const bucket = { STORAGE_URL: 's3://mails', AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
    for (const endpoint of [`http://127.0.0.1:${port}`, 'http://127.0.0.1:1']) {
      const told = await sentence({ ...bucket, S3_ENDPOINT: endpoint });
      expect(told).toMatch(/^Configuration: the storage of STORAGE_URL cannot be used \(.+\); start it/);
    }
    taken.close();
  });
});

describe('what an operator is told', () => {
  const place = { host: '127.0.0.1', port: 80, dataDir: '/data' };
  const failure = (facts: object) => Object.assign(new Error('what it said'), facts);

  test.each([
    [{ code: 'ENOSPC', syscall: 'write' }, 'The disk of the data folder /data is full (what it said); make room'],
    [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, 'The disk of the data folder /data is full'],
    [
      { cause: failure({ code: 'ENOSPC', syscall: 'write' }) },
      'The disk of the data folder /data is full (what it said)',
    ],
    [{ code: 'EIO', syscall: 'read' }, 'The data folder /data cannot be read and written (what it said)'],
    [{ code: 'ERR_SQLITE_ERROR', errcode: 10 + 256 }, 'The data folder /data cannot be read and written'],
    [{ code: 'EROFS', syscall: 'open' }, 'The data folder /data cannot be read and written'],
    [{ code: 'EACCES', syscall: 'listen' }, 'Listening on port 80 is not allowed here'],
  ])('of %o is a sentence', (facts, sentence) => {
    expect(explainStart(failure(facts), place)).toContain(sentence);
    expect(explainStart(failure(facts), place)).not.toContain('\n');
  });

  test.skipIf(!canMount)(
    'of a disk without room for the files beside the database is that it is full',
    TEST_LIMITS_MS,
    async () => {
      const disk = await mkdtemp(path.join(tmpdir(), 'mailwright-full-'));
      try {
        expect(startOnFullDisk(disk)).toBe(
          `The disk of the data folder ${disk}/data is full (disk I/O error); make room and start again.\n`,
        );
      } finally {
        await rm(disk, { recursive: true });
      }
    },
  );

  test('of anything else is its trace', () => {
    expect(explainStart(failure({}), place)).toContain('start-failure.test.ts');
  });
});
