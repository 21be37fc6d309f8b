import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer as createWebServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { newId } from '../db/new-id.ts';
import { sqliteFileOf } from '../db/sqlite.ts';
import { createAuditRepository } from '../modules/audit/repository.ts';
import { createTextSeal } from '../modules/secrets/sealed-text.ts';
import { createWaitingMailRepository } from '../modules/waiting-mails/repository.ts';
import { credentialsKey } from '../storage/credentials-key.ts';
import { createPostgresDatabase, describeOnBoth } from '../testing/databases.ts';
import { addPerson } from '../testing/people.ts';
import { startOpenIdService } from '../testing/sign-in/openid-service.ts';
import { startTestS3 } from '../testing/storage/test-s3.ts';
import { machineBrowser } from '../testing/test-browser.ts';
import { checkDatabase, checkWaitingMails } from './doctor/check-database.ts';
import { checkKeys } from './doctor/check-keys.ts';
import { checkBuild, checkDataFolder, checkDisk } from './doctor/check-machine.ts';
import { checkBrowser, checkClock, checkConfig, checkMail, checkProvider, checkStorage } from './doctor/checks.ts';
import type { Finding } from './doctor/finding.ts';
import { findingLines } from './doctor/run-checks.ts';

const HAS_POSTGRES = inject('postgresUrl') !== null;

let DATA_DIR: string;
beforeEach(async () => {
  DATA_DIR = await mkdtemp(path.join(tmpdir(), 'mailwright-doctor-'));
});
afterEach(() => rm(DATA_DIR, { recursive: true, force: true }));

const config = (variables: Readonly<Record<string, string>> = {}) => readConfig({ DATA_DIR, PATH: '', ...variables });
const said = (findings: readonly Finding[]) => findings.map(({ state, part, text }) => `${state} ${part}: ${text}`);

async function makeDatabase(): Promise<void> {
  const database = openDatabase({ kind: 'sqlite', folder: DATA_DIR }, { exclusive: true });
  await migrate(database);
  await database.close();
}

function changeDatabase(...statements: readonly string[]): void {
  const file = new DatabaseSync(sqliteFileOf(DATA_DIR));
  for (const statement of statements) file.exec(statement);
  file.close();
}

describe('the doctor', { timeout: 120_000 }, () => {
  test('writes a line for each finding, and below it what can be done', () => {
    const findings: Finding[] = [
      { state: 'ok', part: 'Clock', text: 'right' },
      { state: 'problem', part: 'Database', text: 'no answer', advice: 'start it' },
    ];
    expect(findingLines(findings)).toEqual([
      'ok       Clock     right',
      'PROBLEM  Database  no answer',
      '                   → start it',
    ]);
  });

  test('names what of the configuration may not be meant', () => {
    const one = checkConfig(config());
    expect(said(one)[0]).toMatch(
      /^ok Configuration: SQLite in .*, images in .*\/assets, people at http:\/\/localhost:3000$/,
    );
    expect(said(one)[1]).toMatch(/^note Configuration: demo accounts are enabled/);
    const many = checkConfig(config({ DATABASE_URL: 'postgres://u:secret@db/mail', HOST: '0.0.0.0', SEED: 'none' }));
    expect(many.map(({ advice }) => advice)).toEqual([
      undefined,
      'set PUBLIC_URL to the address that people use',
      'set COLLABORATOR_DOMAINS to the domains of your addresses',
      'several servers need STORAGE_URL',
      'several servers need CREDENTIALS_KEY',
    ]);
    expect(JSON.stringify(many)).not.toContain('secret');
    const bucket = { STORAGE_URL: 's3://mails', AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
    expect(said(checkConfig(config({ DATABASE_URL: 'postgres://db/mail', ...bucket, SEED: 'none' })))).toContain(
      'problem Configuration: no server starts on PostgreSQL and a bucket without CREDENTIALS_KEY',
    );
    const shared = checkConfig(config({ SEED: 'none', COLLABORATOR_DOMAINS: 'acme.example,company.test' }));
    expect(shared).toHaveLength(1);
    const told = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_EXPORTER_OTLP_HEADERS: 'x-key: secret' };
    expect(said(checkConfig(config(told))).at(-1)).toMatch(
      /^note Configuration: OTEL_EXPORTER_OTLP_HEADERS is sent in part or not at all: header 1 of 1 (?!.*secret)/,
    );
  });

  test('looks at an embedded database beside a server, at its changes and the key of its stores', async () => {
    expect(said(await checkDatabase(config()))).toEqual([`note Database: there is none in ${DATA_DIR} yet`]);
    await makeDatabase();
    const server = openDatabase({ kind: 'sqlite', folder: DATA_DIR }, { exclusive: true });
    const sound = ['ok Database: SQLite answers, and is sound'];
    const none = 'note Backup: no archive is known';
    const current = [...sound, 'ok Migrations: the database is of this release', none];
    expect(said(await checkDatabase(config()))).toEqual(current);
    await server.close();
    changeDatabase(
      `insert into stores (id, kind, name, url, credentials, created_at, product_count, sync_state, sync_lease, sync_tries,
        sync_run, sync_done, sync_skipped, sync_skipped_count) values ('s', 'woocommerce', 'Shop', '', 'sealed elsewhere', 1, 0, 'done',
        0, 0, 0, 0, '[]', 0)`,
    );
    const lost = 'problem Stores: the keys of connected stores cannot be read';
    expect(said(await checkDatabase(config()))).toContain(lost);
    expect(await readdir(DATA_DIR)).not.toContain('credentials.key');
    changeDatabase(`insert into kysely_migration values ('999-later', '2030')`);
    expect(said(await checkDatabase(config()))[1]).toMatch(/^note Migrations: .*newer release/);
    changeDatabase(`update kysely_migration set name = '999-later-contract' where name = '999-later'`);
    expect(said(await checkDatabase(config()))[1]).toMatch(/^problem Migrations: .*newer release.*999-later-contract/);
    changeDatabase(
      `delete from kysely_migration where name in ('999-later-contract', (select max(name) from kysely_migration where name < '999'))`,
    );
    expect(said(await checkDatabase(config()))[1]).toBe('note Migrations: 1 are to come');
    await writeFile(sqliteFileOf(DATA_DIR), 'not a database at all'.repeat(1000));
    expect(said(await checkDatabase(config()))[0]).toMatch(/^problem Database: .*damaged/);
  });

  test('names images that the storage lacks', async () => {
    await makeDatabase();
    const add = (name: string) =>
      changeDatabase(
        `insert into assets (owner_id, name, original_name, content_type, width, height, size, in_library, created_at)
          values ('anna', '${name}', 'a.png', 'image/png', 1, 1, 1, 1, 1)`,
      );
    const look = async () => said(await checkDatabase(config())).filter((line) => line.includes(' Images: '));
    const folder = path.join(DATA_DIR, 'assets', 'assets', 'anna');
    await mkdir(folder, { recursive: true });
    expect(await look()).toEqual([]);
    add('a.png');
    add('b.png');
    await writeFile(path.join(folder, 'a.png'), 'a');
    expect(await look()).toEqual(['problem Images: the storage lacks 1 of 2: assets/anna/b.png']);
    await writeFile(path.join(folder, 'b.png'), 'b');
    expect(await look()).toEqual(['ok Images: the storage has all 2 that the database names']);
    await rm(path.join(DATA_DIR, 'assets'), { recursive: true });
    expect(await look()).toEqual(['problem Images: the storage lacks 2 of 2: assets/anna/a.png, assets/anna/b.png']);
  });

  test.skipIf(!HAS_POSTGRES)('looks at PostgreSQL, and at the time there', async () => {
    const { url, drop } = await createPostgresDatabase(inject('migratedDatabase') ?? undefined);
    const [engine, migrations, , clock] = said(await checkDatabase(config({ DATABASE_URL: url })));
    expect(engine).toMatch(/^ok Database: PostgreSQL \d\d\.\d+ answers$/);
    expect(migrations).toBe('ok Migrations: the database is of this release');
    expect(clock).toMatch(/^ok Clock: this machine's is 0\.\d s (behind|ahead of) the database's$/);
    await drop();
    expect(said(await checkDatabase(config({ DATABASE_URL: url })))[0]).toMatch(/^problem Database: .*does not exist/);
  });

  test.each(HAS_POSTGRES ? ['sqlite', 'postgres'] : ['sqlite'])(
    'says how old the last archive is: %s',
    async (engine) => {
      const postgres =
        engine === 'postgres' ? await createPostgresDatabase(inject('migratedDatabase') ?? undefined) : null;
      const there = config(postgres ? { DATABASE_URL: postgres.url } : {});
      if (!postgres) await makeDatabase();
      const look = async () => said(await checkDatabase(there)).find((line) => line.includes(' Backup: '));
      const entry = { action: 'data.backup' as const, person: null, targets: [], details: {}, address: '', device: '' };
      const write = async (id: string, hours: number) => {
        const database = openDatabase(there.database, { exclusive: false });
        await createAuditRepository(database).add({ ...entry, id, at: Date.now() - hours * 3_600_000 });
        await database.close();
      };
      expect(await look()).toBe('note Backup: no archive is known');
      await write('old', 36.5);
      expect(await look()).toBe('note Backup: the last archive was written 36.5 hours ago');
      await write('young', 35.5);
      expect(await look()).toBe('ok Backup: the last archive was written 35.5 hours ago');
      await postgres?.drop();
    },
  );

  test('writes, reads and removes in the storage, and leaves nothing there', async () => {
    expect(said(await checkStorage(config()))[0]).toMatch(
      /^ok Storage: .*assets can be written to, read and removed from$/,
    );
    expect(await readdir(path.join(DATA_DIR, 'assets'))).toEqual([]);
    const s3 = await startTestS3();
    const bucket = (secret: string) =>
      config({
        STORAGE_URL: 's3://mails',
        S3_ENDPOINT: s3.endpoint,
        AWS_ACCESS_KEY_ID: s3.accessKeyId,
        AWS_SECRET_ACCESS_KEY: secret,
      });
    expect(said(await checkStorage(bucket(s3.secretAccessKey)))[0]).toMatch(/^ok Storage: the bucket mails can be/);
    expect(said(await checkStorage(bucket('wrong')))[0]).toMatch(
      /^problem Storage: the bucket mails cannot be written to/,
    );
    await s3.close();
    await rm(path.join(DATA_DIR, 'assets'), { recursive: true });
    await writeFile(path.join(DATA_DIR, 'assets'), 'a file where the folder should be');
    expect(said(await checkStorage(config()))[0]).toMatch(/^problem Storage: .*cannot be written to \(E/);
  });

  test('looks whether the data folder can be written to, or made, and leaves it as it is', async () => {
    expect(said(await checkDataFolder(config()))).toEqual([`ok Data folder: ${DATA_DIR} can be written to`]);
    const below = path.join(DATA_DIR, 'not', 'there');
    expect(said(await checkDataFolder(config({ DATA_DIR: below })))).toEqual([`ok Data folder: ${below} can be made`]);
    expect(await readdir(DATA_DIR)).toEqual([]);
    const elsewhere = {
      DATABASE_URL: 'postgres://db/mails',
      STORAGE_URL: 's3://mails',
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
    };
    expect(await checkDataFolder(config({ ...elsewhere, CREDENTIALS_KEY: 'k'.repeat(32) }))).toEqual([]);
    expect(await checkDataFolder(config(elsewhere))).toHaveLength(1);
  });

  test.skipIf(process.platform === 'win32')('says where others reach into the data folder', async () => {
    const look = async () => (await checkDataFolder(config())).slice(1);
    for (const [mode, told] of [
      [0o755, '755'],
      [0o710, '710'],
      [0o701, '701'],
    ] as const) {
      await chmod(DATA_DIR, mode);
      expect(await look()).toEqual([
        {
          state: 'note',
          part: 'Data folder',
          text: `other users of this machine reach what is in it (mode ${told})`,
          advice: `chmod 700 ${DATA_DIR}`,
        },
      ]);
    }
    await chmod(DATA_DIR, 0o700);
    expect(await look()).toEqual([]);
  });

  test
    .skipIf(process.platform !== 'linux')
    .each(['/proc', '/proc/mailwright', '/proc/mailwright/below', '/sys/mailwright'])(
    'ends where folders cannot be made: %s',
    async (odd) => {
      expect(said(await checkDataFolder(config({ DATA_DIR: odd })))[0]).toMatch(
        /^problem Data folder: \/(proc|sys) cannot be written to \(E/,
      );
      const [storage] = await checkStorage(config({ DATA_DIR: odd }));
      expect(storage?.text).toMatch(/cannot be written to \((ENOENT|EPERM|EACCES|EROFS): /);
    },
  );

  test('says where a disk has no room, and what of the build is missing or damaged', async () => {
    expect(said(await checkDisk(path.join(DATA_DIR, 'not', 'there')))[0]).toMatch(/^\w+ Disk: \d+\.\d GB free in /);
    expect((await checkDisk(DATA_DIR, 5e9))[0]?.state).toBe('ok');
    expect((await checkDisk(DATA_DIR, 0.5e9))[0]?.state).toBe('note');
    expect((await checkDisk(DATA_DIR, 1e6))[0]?.state).toBe('problem');
    const icons = path.join(DATA_DIR, 'icons.db');
    expect(said(checkBuild(DATA_DIR, icons))).toEqual([
      'problem Build: there is no web client',
      `problem Icons: there is no file ${icons}`,
    ]);
    await writeFile(path.join(DATA_DIR, 'index.html'), '<!doctype html>');
    await writeFile(icons, 'damaged');
    expect(said(checkBuild(DATA_DIR, icons))).toEqual([
      'ok Build: the web client is there',
      expect.stringMatching(/^problem Icons: the file of icons is damaged/),
    ]);
    await rm(icons);
    new DatabaseSync(icons).close();
    expect(said(checkBuild(DATA_DIR, icons))[1]).toBe('ok Icons: the file of icons can be read');
  });

  test('names the scripts that a browser draws no letters of', { timeout: 60_000 }, async () => {
    const fontConfig = path.join(DATA_DIR, 'fonts.conf');
    await writeFile(fontConfig, '<?xml version="1.0"?><fontconfig></fontconfig>');
    const { CHROMIUM_PATH, PATH = '' } = process.env;
    const places = { chromiumPath: CHROMIUM_PATH || null, searchPath: PATH, fontConfig };
    const found = said(await checkBrowser(places));
    if (!machineBrowser) expect(found[0]).toMatch(/^note Browser: there is none/);
    else if (process.platform === 'linux')
      expect(found).toEqual(['note Browser: draws no letters of these scripts: Arabic, CJK, Thai, Devanagari']);
    else expect(found[0]).toMatch(/^(ok|note) Browser: draws/);
  });

  test('says where no browser draws', async () => {
    expect(said(await checkBrowser({ chromiumPath: '/nowhere', searchPath: '' }))[0]).toMatch(
      /^note Browser: there is none/,
    );
    await mkdir(path.join(DATA_DIR, 'bin'));
    const broken = path.join(DATA_DIR, 'bin', 'chromium');
    await writeFile(broken, '#!/bin/sh\nexit 127\n', { mode: 0o755 });
    expect(said(await checkBrowser({ chromiumPath: broken, searchPath: '' }))[0]).toMatch(
      /^problem Browser: does not draw/,
    );
  });
});

describe('the doctor at a mail server', () => {
  let open: SMTPServer;
  let silent: Server;
  const portOf = (server: Server) => (server.address() as { port: number }).port;

  beforeAll(async () => {
    open = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _session, done) =>
        username === 'anna' && password === 'right' ? done(null, { user: 'anna' }) : done(new Error('Wrong password')),
    });
    await new Promise<void>((resolve) => open.listen(0, '127.0.0.1', resolve));
    silent = createServer((socket) => socket.end());
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await new Promise<void>((resolve) => open.close(() => resolve()));
    silent.close();
  });

  test('signs in, and says what it is answered, never the password', async () => {
    const address = `127.0.0.1:${portOf(open.server as Server)}`;
    const look = (SMTP_URL: string) => checkMail(config({ SMTP_URL }));
    expect(said(await look(`smtp://anna:right@${address}`))).toEqual([`ok Mail: ${address} lets us in`]);
    const [refused] = said(await look(`smtp://anna:wrongly@${address}`));
    expect(refused).toMatch(/^problem Mail: .* does not let us in \(.*Wrong password/);
    expect(refused).not.toContain('wrongly');
    expect(said(await look(`smtp://127.0.0.1:${portOf(silent)}`))[0]).toMatch(/^problem Mail: /);
    expect(said(await checkMail(config()))[0]).toMatch(/^note Mail: mails are kept in .*outbox and go to nobody$/);
  });
});

describeOnBoth('the doctor at what is sealed', (open) => {
  test('counts secrets of authenticator apps that another key made', async () => {
    const database = await open();
    const CREDENTIALS_KEY = 'the key of this server, and of others';
    const look = async (variables: Readonly<Record<string, string>>) =>
      said(await checkKeys(database, config(variables)));
    const add = async (key: string, confirmed_at: number | null) => {
      const user_id = await addPerson(database, 'Pia', { email: `${newId()}@acme.example`.toLowerCase() });
      const secret = createTextSeal(credentialsKey(config({ CREDENTIALS_KEY: key }))).seal(user_id, 'SECRET');
      await database.kysely
        .insertInto('totp_secrets')
        .values({ user_id, secret, confirmed_at, created_at: 1, last_step: 0 })
        .execute();
    };
    expect(await look({ CREDENTIALS_KEY })).toEqual([]);
    await add(CREDENTIALS_KEY, 1);
    await add('a key that one node had made for itself', null);
    expect(await look({ CREDENTIALS_KEY })).toEqual(['ok Second factor: secrets of authenticator apps can be read']);
    await add('a key that one node had made for itself', 1);
    const lost = (count: string) => [`problem Second factor: ${count} secrets of authenticator apps cannot be read`];
    expect(await look({ CREDENTIALS_KEY })).toEqual(lost('1 of 2'));
    expect(await look({})).toEqual(lost('2 of 2'));
    expect(await readdir(DATA_DIR)).toEqual([]);
  });
});

describeOnBoth('the doctor at mails that the mail server did not take', (open) => {
  test('counts those that wait and those that were given up, with the reason', async () => {
    const database = await open();
    const mails = createWaitingMailRepository(database);
    expect(await checkWaitingMails(database)).toEqual([]);
    const add = (id: string, at: number) =>
      mails.add(
        { id, about: `notice ${id}`, email: 'ada@acme.example', content: 'sealed', createdAt: at },
        at,
        'mail.example did not respond',
      );
    const now = Date.now();
    await add('one', now - 10 * 60_000);
    await add('two', now - 5 * 60_000);
    expect(said(await checkWaitingMails(database))).toEqual([
      'note Waiting mails: 2 wait for the mail server, the oldest for 10 minutes (mail.example did not respond)',
    ]);
    for (let left = 2; left > 0; left--) {
      const due = await mails.claim(now, now + 60_000);
      if (due) await mails.giveUp(due, now, 0, '550 No such person');
    }
    expect(said(await checkWaitingMails(database))).toEqual([
      'problem Waiting mails: 2 could not be sent within the last 30 days (550 No such person)',
    ]);
    await database.close();
  });
});

describe('the doctor at a sign-in provider', () => {
  const provider = (OIDC_ISSUER: string, OIDC_PASSWORDS = 'on') =>
    config({ OIDC_ISSUER, OIDC_CLIENT_ID: 'mailwright', OIDC_PASSWORDS });

  test('reads its configuration, and says who cannot sign in where it does not answer', async () => {
    expect(await checkProvider(config())).toEqual([]);
    const service = await startOpenIdService([]);
    const { issuer } = service;
    expect(said(await checkProvider(provider(issuer)))).toEqual([`ok Sign-in: the provider ${issuer} can be asked`]);
    const other = `${issuer}/other`;
    expect(said(await checkProvider(provider(other)))[0]).toMatch(/cannot be asked \(.*\): nobody signs in there$/);
    await service.close();
    const [gone] = await checkProvider(provider('http://127.0.0.1:1', 'off'));
    expect(gone).toMatchObject({
      state: 'problem',
      text: expect.stringMatching(/cannot be asked \(.+\): nobody signs in at all, for OIDC_PASSWORDS is off$/),
      advice: expect.stringMatching(/OIDC_PASSWORDS=on/),
    });
  });

  test('compares the time there, and that of the storage, with this machine’s', async () => {
    const alone = 'ok Clock: there is one server, whose own time it is, and nobody to compare it with';
    expect(said(await checkClock(config()))).toEqual([alone]);
    let headers: (now: number) => Record<string, string> = () => ({});
    const server = createWebServer((_, response) => {
      response.sendDate = false;
      response.writeHead(403, headers(Date.now())).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const date = (time: number) => new Date(time).toUTCString();
    const look = async () => said(await checkClock(provider(address)));
    expect(await look()).toEqual([alone]);
    headers = (now) => ({ date: date(now) });
    expect((await look())[0]).toMatch(
      /^ok Clock: this machine's is [01]\.\d s (behind|ahead of) the sign-in provider's$/,
    );
    headers = (now) => ({ date: date(now - 400_000), age: '400' });
    expect((await look())[0]).toMatch(/^ok Clock: /);
    headers = (now) => ({ date: date(now + 15_000) });
    expect((await look())[0]).toMatch(/^note Clock: this machine's is 1[45]\.\d s behind /);
    headers = (now) => ({ date: date(now - 45_000) });
    expect((await look())[0]).toMatch(/^problem Clock: this machine's is 4[45]\.\d s ahead of /);
    const bucket = {
      STORAGE_URL: 's3://mails',
      S3_ENDPOINT: address,
      AWS_ACCESS_KEY_ID: 'k',
      AWS_SECRET_ACCESS_KEY: 's',
    };
    expect(said(await checkClock(config(bucket)))[0]).toMatch(/^problem Clock: .* ahead of the storage's$/);
    await new Promise((resolve) => server.close(resolve));
    expect(said(await checkClock(config(bucket)))).toEqual([alone]);
  });
});
