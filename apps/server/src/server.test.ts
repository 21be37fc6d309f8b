import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { type DatabaseConfig, readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { createVersionRepository } from './modules/versions/repository.ts';
import { createPostgresDatabase } from './testing/databases.ts';
import { deepTest } from './testing/deep-test.ts';
import { leaveLibraryOut } from './testing/leave-library-out.ts';
import { type ServerProcess, StartFailure, startProcess } from './testing/server-process.ts';

const SAVES = 200;
const AT_ONCE = 4;
/** Timeout of tests that start and stop real processes on machines that may be busy, milliseconds. */
const TEST_LIMITS_MS = { timeout: 90_000 };

let folder: string;
let dropDatabase: (() => Promise<void>) | undefined;
let running: ServerProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mailwright-server-'));
});

afterEach(async () => {
  await Promise.all(running.map((server) => server.end('SIGKILL')));
  running = [];
  await dropDatabase?.();
  dropDatabase = undefined;
  await rm(folder, { recursive: true, force: true });
});

async function start(variables: Record<string, string>): Promise<ServerProcess> {
  const server = await startProcess({ DATA_DIR: folder, ...variables });
  running.push(server);
  return server;
}

/** Signs somebody in; their calls go to whatever address they are given, as those of a browser left open do. */
async function signIn(url: string, who = 'anna') {
  const json = { 'content-type': 'application/json' };
  const post = async (call: string, body: object) => {
    const answer = await fetch(`${url}/api/v2/auth/${call}`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { sessionId: string; token: string; principalId: string };
  };
  const { sessionId } = await post('login', { email: `${who}@acme.example`, password: `${who}-demo` });
  const { token, principalId } = await post('credentials', { sessionId, type: 'email' });
  const sessionHeaders = { authorization: `Bearer ${token}`, sessionid: sessionId };
  const headers = { ...json, ...sessionHeaders };
  const call = (method: string, address: string, body?: object) =>
    fetch(address, { method, headers: body ? headers : sessionHeaders, ...(body && { body: JSON.stringify(body) }) });
  return { call, headers, principalId };
}

async function surviveKill(variables: Record<string, string>, database: DatabaseConfig): Promise<void> {
  await leaveLibraryOut(database);
  const first = await start(variables);
  const { call } = await signIn(first.url);
  const ids = await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, index) => {
      const answer = await call('POST', `${first.url}/api/v2/usertemplate/type/email`, { name: `Saved ${index}` });
      return ((await answer.json()) as { templateId: string }).templateId;
    }),
  );
  const acknowledged = new Map<string, number[]>(ids.map((id) => [id, []]));
  let begun = 0;
  const save = async (id: string): Promise<void> => {
    while (begun < SAVES) {
      const number = begun++;
      const html = `<p>save-${number}-</p>${'<p>filling</p>'.repeat(500)}`;
      const answer = await call('PATCH', `${first.url}/api/v2/usertemplate/${id}`, { html }).catch(() => null);
      if (answer === null) return;
      expect(answer.status).toBe(200);
      acknowledged.get(id)?.push(number);
      if (number === SAVES / 2) void first.end('SIGKILL');
    }
  };
  await Promise.all(ids.map(save));
  await first.end('SIGKILL');
  const counted = [...acknowledged.values()].flat().length;
  expect(counted).toBeGreaterThan(SAVES / 2 - AT_ONCE);
  expect(counted).toBeLessThan(SAVES);

  const second = await start(variables);
  for (const [id, numbers] of acknowledged) {
    const answer = await call('GET', `${second.url}/api/v2/usertemplate/${id}`);
    const template = (await answer.json()) as { html: string; revision: number };
    expect(template.revision).toBeGreaterThanOrEqual(numbers.length);
    const stored = Number(/save-(\d+)-/.exec(template.html)?.[1]);
    expect(stored).toBeGreaterThanOrEqual(numbers.at(-1) ?? 0);
  }
  expect(await second.end('SIGTERM')).toBe(0);
  expect(await keptSaves(database, ids)).toEqual(expect.arrayContaining([...acknowledged.values()].flat()));
}

async function keptSaves(config: DatabaseConfig, ids: readonly string[]): Promise<number[]> {
  const database = openDatabase(config, { exclusive: true });
  const versions = createVersionRepository(database);
  const kept: number[] = [];
  for (const id of ids) {
    for (const { versionDate } of await versions.list(id)) {
      const version = await versions.read(id, versionDate);
      const number = /save-(\d+)-/.exec(version?.body.html ?? '')?.[1];
      if (number !== undefined) kept.push(Number(number));
    }
  }
  await database.close();
  return kept;
}

describe('a server killed in the middle of 200 saves', () => {
  test('has every acknowledged save after a restart on the embedded database', TEST_LIMITS_MS, async () => {
    await surviveKill({}, readConfig({ DATA_DIR: folder }).database);
  });

  if (process.env.DEEP) {
    test.skipIf(inject('postgresUrl') === null)(
      'has every acknowledged save after a restart on PostgreSQL',
      TEST_LIMITS_MS,
      async () => {
        const { url, drop } = await createPostgresDatabase();
        dropDatabase = drop;
        await surviveKill({ DATABASE_URL: url }, readConfig({ DATABASE_URL: url }).database);
      },
    );
  }
});

describe('two servers on one PostgreSQL', () => {
  test.skipIf(inject('postgresUrl') === null)(
    'agree on who holds a lock though the clock of one is six minutes ahead',
    TEST_LIMITS_MS,
    async () => {
      const { url, drop } = await createPostgresDatabase();
      dropDatabase = drop;
      await leaveLibraryOut(readConfig({ DATABASE_URL: url }).database);
      const ahead = encodeURIComponent('const now = Date.now.bind(Date); Date.now = () => now() + 360_000;');
      const right = await start({ DATABASE_URL: url });
      const wrong = await start({ DATABASE_URL: url, NODE_OPTIONS: `--import=data:text/javascript,${ahead}` });
      const [anna, ben] = [await signIn(right.url, 'anna'), await signIn(right.url, 'ben')];
      const read = async (answer: Response) => (await answer.json()) as Record<string, string>;
      const templates = '/api/v2/usertemplate';
      const { templateId } = await read(
        await anna.call('POST', `${right.url}${templates}/type/email`, { name: 'Ours' }),
      );
      const sharing = `${templates}/sharing/${templateId}`;
      const { principalId } = ben;
      expect((await anna.call('PATCH', `${right.url}${sharing}`, { collaborators: [principalId] })).status).toBe(200);
      expect((await anna.call('PATCH', `${right.url}${sharing}/lock/true`)).status).toBe(200);
      const taken = await ben.call('PATCH', `${wrong.url}${sharing}/lock/true`);
      expect([taken.status, (await read(taken)).code]).toEqual([409, 'TEMPLATE_LOCKED']);
      const seen = await read(await anna.call('GET', `${wrong.url}${templates}/${templateId}`));
      expect(seen.isLocked).toBe(true);
    },
  );
});

describe('the process', () => {
  deepTest('is refused with a sentence where another one runs on the same data folder', TEST_LIMITS_MS, async () => {
    await leaveLibraryOut(readConfig({ DATA_DIR: folder }).database);
    await start({});
    const second = startProcess({ DATA_DIR: folder });
    await expect(second).rejects.toThrow(StartFailure);
    await expect(second).rejects.toMatchObject({ exitCode: 1 });
    await expect(second).rejects.toThrow(`Another server already runs on the data folder ${folder}`);
  });

  deepTest(
    'is refused with one sentence where its data folder, its database or its port cannot be used',
    TEST_LIMITS_MS,
    async () => {
      const file = path.join(folder, 'file');
      await writeFile(file, '');
      await leaveLibraryOut(readConfig({ DATA_DIR: folder }).database);
      const taken = createServer().listen(0, '127.0.0.1');
      await once(taken, 'listening');
      const { port } = taken.address() as AddressInfo;
      for (const [variables, sentence] of [
        [{ DATA_DIR: file }, /^Configuration: DATA_DIR must be a .*\n$/],
        [
          { DATA_DIR: folder, DATABASE_URL: 'postgres://mail:secret@127.0.0.1:1/mail' },
          /^Configuration: the database of DATABASE_URL cannot be used \(connect ECONNREFUSED 127\.0\.0\.1:1\).*\n$/,
        ],
        [{ DATA_DIR: folder, PORT: String(port) }, /^The port is in use by another program.*\n$/],
      ] as const) {
        const failure = await startProcess(variables).catch((error: unknown) => error);
        expect(failure).toMatchObject({ exitCode: 1, message: expect.stringMatching(sentence) });
      }
      taken.close();
    },
  );

  test('is refused with a sentence that names what half of the S3 variables lack', TEST_LIMITS_MS, async () => {
    const half = startProcess({ DATA_DIR: folder, STORAGE_URL: 's3://mails', AWS_ACCESS_KEY_ID: 'key' });
    await expect(half).rejects.toMatchObject({ exitCode: 1 });
    await expect(half).rejects.toThrow(/^Configuration: .*AWS_SECRET_ACCESS_KEY is missing/);
  });

  test(
    'says that it is about to end while it still answers, so that balancers send nothing new',
    TEST_LIMITS_MS,
    async () => {
      const server = await start({ SEED: 'none', DRAIN_SECONDS: '4' });
      const ready = async () =>
        (await fetch(`${server.url}/readyz`)).json() as Promise<{ status?: string; code?: string }>;
      expect(await ready()).toEqual({ status: 'ready' });
      const ended = server.end('SIGTERM');
      let answer = await ready();
      while (answer.status === 'ready') answer = await ready();
      expect(answer).toMatchObject({ code: 'NOT_READY', message: 'The server is about to end.' });
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      expect(await ended).toBe(0);
    },
  );

  test(
    'says at its start that nobody can be shared with as long as the domains are examples',
    TEST_LIMITS_MS,
    async () => {
      const variables = { SEED: 'none', LOG_LEVEL: 'warn' };
      const said = 'nobody can be shared with: the people who can have addresses at acme.example';
      const first = await start(variables);
      expect(first.output()).toContain(said);
      expect(await first.end('SIGTERM')).toBe(0);
      expect((await start({ ...variables, COLLABORATOR_DOMAINS: 'company.test' })).output()).not.toContain(said);
    },
  );

  test(
    'finishes the call in flight when it is told to stop, takes no new one, and ends with 0',
    TEST_LIMITS_MS,
    async () => {
      await leaveLibraryOut(readConfig({ DATA_DIR: folder }).database);
      const server = await start({});
      const { headers } = await signIn(server.url);
      const body = JSON.stringify({ name: 'In flight' });
      const pending = request(`${server.url}/api/v2/usertemplate/type/email`, {
        method: 'POST',
        headers: { ...headers, 'content-length': String(body.length) },
      });
      const answered = once(pending, 'response');
      pending.write(body.slice(0, 5));
      await sleep(300);
      const ended = server.end('SIGTERM');
      await sleep(300);
      await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
      pending.end(body.slice(5));
      const [answer] = (await answered) as [IncomingMessage];
      expect(answer.statusCode).toBe(201);
      answer.resume();
      expect(await ended).toBe(0);
    },
  );

  test('ends in time although a mail server that took its mail never answers', TEST_LIMITS_MS, async () => {
    const reached = Promise.withResolvers<Socket>();
    const mails = createTcpServer((socket) => {
      const answers: Readonly<Record<string, string>> = {
        EHLO: '250 ok',
        MAIL: '250 ok',
        RCPT: '250 ok',
        DATA: '354 go on',
      };
      socket.write('220 ready\r\n');
      socket.on('data', (line) => {
        const command = line.toString().slice(0, 4);
        if (command === 'DATA') reached.resolve(socket);
        if (answers[command]) socket.write(`${answers[command]}\r\n`);
      });
    }).listen(0, '127.0.0.1');
    await once(mails, 'listening');
    const { port } = mails.address() as AddressInfo;
    await leaveLibraryOut(readConfig({ DATA_DIR: folder }).database);
    const server = await start({ SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: 'warn' });
    const asked = await fetch(`${server.url}/api/v2/auth/password/forgot`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'anna@acme.example' }),
    });
    expect(asked.status).toBe(202);
    const connection = await reached.promise;
    expect(await Promise.race([server.end('SIGTERM'), sleep(12_000, 'late')])).toBe(0);
    expect(server.output()).toContain('The server ends without what was not done in time');
    connection.destroy();
    mails.close();
  });
});
