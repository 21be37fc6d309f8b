import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { copyData } from './copy-data.ts';
import { type ServerProcess, startProcess } from './testing/server-process.ts';

let root: string;
let source: string;
let server: ServerProcess | null = null;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'mailwright-copy-'));
  source = path.join(root, 'data');
});
afterEach(async () => {
  await server?.end('SIGKILL');
  server = null;
  await rm(root, { recursive: true, force: true });
});

async function signIn(url: string) {
  const post = async (call: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${url}/api/v2/auth/${call}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const { sessionId } = (await post('login', { email: 'anna@acme.example', password: 'anna-demo' })) as {
    sessionId: string;
  };
  const { token } = (await post('credentials', { sessionId, type: 'email' })) as { token: string };
  return { authorization: `Bearer ${token}`, sessionid: sessionId, 'content-type': 'application/json' };
}

describe('a copy of the data folder', () => {
  test('made while the server saves is sound, starts, and has all that was saved before', {
    timeout: 120_000,
  }, async () => {
    server = await startProcess({ DATA_DIR: source });
    const headers = await signIn(server.url);
    const { url } = server;
    const call = (method: string, address: string, body: object) =>
      fetch(`${url}/api/v2/${address}`, { method, headers, body: JSON.stringify(body) });
    const created = await call('POST', 'usertemplate/type/email', { name: 'Saved again and again' });
    const { templateId } = (await created.json()) as { templateId: string };
    let saved = 0;
    let isCopying = true;
    const saving = (async () => {
      while (isCopying) {
        const html = `<p>save-${saved + 1}-</p>${Array.from({ length: 20_000 }, (_, at) => (at * saved) % 9973).join(' ')}`;
        expect((await call('PATCH', `usertemplate/${templateId}`, { html })).status).toBe(200);
        saved += 1;
      }
    })();
    const copies: { folder: string; before: number }[] = [];
    for (let count = 0; count < 3; count += 1) {
      const folder = path.join(root, `copy-${count}`);
      const before = saved;
      await copyData(readConfig({ DATA_DIR: source }), folder);
      copies.push({ folder, before });
    }
    isCopying = false;
    await saving;
    for (const { folder, before } of copies) {
      const copy = new DatabaseSync(path.join(folder, 'mailwright.db'));
      expect(copy.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
      expect(copy.prepare('pragma foreign_key_check').all()).toEqual([]);
      const row = copy.prepare('select revision from templates where id = ?').get(templateId);
      copy.close();
      expect(Number(row?.revision)).toBeGreaterThanOrEqual(before);
      expect((await readdir(folder)).filter((name) => name !== 'outbox').toSorted()).toEqual([
        'assets',
        'mailwright.db',
      ]);
    }
    expect(await server.end('SIGTERM')).toBe(0);
    const images = await readdir(path.join(source, 'assets'), { recursive: true });
    const last = copies.at(-1)?.folder ?? '';
    expect((await readdir(path.join(last, 'assets'), { recursive: true })).length).toBe(images.length);
    server = await startProcess({ DATA_DIR: last });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    await expect(signIn(server.url)).resolves.toBeDefined();
  });

  test('goes to an empty folder outside, and only where there is a database to copy', async () => {
    const copy = (target: string, variables = {}) => copyData(readConfig({ DATA_DIR: source, ...variables }), target);
    await expect(copy(path.join(root, 'copy'))).rejects.toThrow(`There is no database in ${source}`);
    await expect(copy(path.join(root, 'copy'), { DATABASE_URL: 'postgres://db/mail' })).rejects.toThrow('pg_dump');
    await (await startProcess({ DATA_DIR: source, SEED: 'none' })).end('SIGTERM');
    const key = path.join(source, 'credentials.key');
    await writeFile(key, 'What keys of stores are encrypted with', { mode: 0o600 });
    await copy(path.join(root, 'whole'));
    expect((await stat(path.join(root, 'whole', 'credentials.key'))).mode & 0o777).toBe(0o600);
    expect(await readFile(path.join(root, 'whole', 'credentials.key'), 'utf8')).toContain('What keys');
    const full = await mkdtemp(path.join(root, 'full-'));
    await writeFile(path.join(full, 'letter.txt'), 'Keep me');
    await expect(copy(full)).rejects.toThrow(`${full} is not empty`);
    await expect(copy(path.join(source, 'copy'))).rejects.toThrow('lies in the data folder itself');
    expect(await readdir(full)).toEqual(['letter.txt']);
  });
});
