import { endpoints } from '@mailwright/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { hashPassword } from '../modules/auth/passwords.ts';
import { freshDatabase } from '../testing/databases.ts';
import { addPerson } from '../testing/people.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';

const SENTENCE = 'The server is out of storage space. You cannot save until there is space again.';

describe('with a full disk under the embedded database', () => {
  let database: OpenDatabase;
  let server: TestApp;
  let anna: TestClient;
  let id: string;

  beforeEach(async () => {
    database = await freshDatabase('sqlite');
    server = await createTestApp(database);
    await addPerson(database, 'Pia', { email: 'pia@acme.example', passwordHash: await hashPassword('right') });
    anna = await server.person('Anna');
    const create = { params: { type: 'email' }, body: { name: 'Spring' } } as const;
    id = (await anna.ok(endpoints.userTemplates.create, create)).templateId;
    await anna.ok(endpoints.userTemplates.update, { params: { id }, body: { html: '<p>As it was</p>' } });
    await fill(database);
  });
  afterEach(() => server.close());

  /** The file may not grow, and has no free page left. */
  async function fill({ kysely }: OpenDatabase): Promise<void> {
    await sql`create table filling (content blob)`.execute(kysely);
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(kysely);
    await sql.raw(`pragma max_page_count = ${Number(rows[0]?.page_count) + 40}`).execute(kysely);
    for (const size of [4000, 400, 20]) {
      const grow = () => sql`insert into filling values (zeroblob(${size}))`.execute(kysely);
      while (
        await grow().then(
          () => true,
          () => false,
        )
      );
    }
    for (const table of ['sessions', 'rate_hits']) {
      const { rows: taken } = await sql<{ sql: string }>`select sql from sqlite_master where name = ${table}`.execute(
        kysely,
      );
      expect(taken).toHaveLength(1);
    }
  }

  const makeRoom = () => sql.raw('pragma max_page_count = 1000000').execute(database.kysely);
  const post = (call: string, payload: object, headers = {}) =>
    server.app.inject({ method: 'POST', url: `/api/v2/auth/${call}`, payload, headers });
  const large = { params: { type: 'email' }, body: { name: 'x'.repeat(200), description: 'y'.repeat(60) } } as const;

  async function signIn() {
    const login = await post('login', { email: 'pia@acme.example', password: 'right' });
    expect(login.statusCode).toBe(200);
    const { sessionId } = login.json();
    const session = await post('credentials', { sessionId, type: 'email' });
    return { sessionId, token: session.json().token as string };
  }

  async function fillWithDrafts(): Promise<void> {
    for (let tries = 0; tries < 200; tries += 1) {
      if ((await anna.call(endpoints.userTemplates.create, large)).statusCode === 503) return;
    }
    throw new Error('The disk does not fill');
  }

  test('a save is refused with a sentence of its own, and what was stored is read', async () => {
    await fillWithDrafts();
    const html = `<p>${Array.from({ length: 20_000 }, (_, at) => (at * 7919) % 99_991).join(' ')}</p>`;
    const refusal = await anna.refused(endpoints.userTemplates.update, { params: { id }, body: { html } });
    expect(refusal).toMatchObject({ status: 503, code: 'STORAGE_FULL', error: SENTENCE });
    const kept = await anna.ok(endpoints.userTemplates.read, { params: { id } });
    expect(kept.html).toContain('As it was');
    await makeRoom();
    const saved = await anna.call(endpoints.userTemplates.update, { params: { id }, body: { html } });
    expect(saved.statusCode).toBe(200);
  });

  test('people sign in, read and sign out, and wrong passwords are counted', async () => {
    await fillWithDrafts();
    const people = [];
    for (let count = 0; count < 60; count += 1) people.push(await signIn());
    const headers = ({ token, sessionId }: { token: string; sessionId: string }) => ({
      authorization: `Bearer ${token}`,
      sessionid: sessionId,
    });
    const counts = async (person: { token: string; sessionId: string }) =>
      (await server.app.inject({ url: '/api/v2/usertemplate/counts', headers: headers(person) })).statusCode;
    expect(new Set(await Promise.all(people.map(counts)))).toEqual(new Set([200]));
    const [first, last] = [people[0]!, people.at(-1)!];
    for (const person of [first, last]) {
      expect((await post('logout', {}, headers(person))).statusCode).toBe(204);
      expect(await counts(person)).toBe(401);
    }
    expect((await post('logout-all', {}, headers(people[30]!))).statusCode).toBe(204);
    expect(new Set(await Promise.all(people.map(counts)))).toEqual(new Set([401]));
    const wrong = [];
    for (let count = 0; count < 11; count += 1) {
      wrong.push((await post('login', { email: 'pia@acme.example', password: 'wrong' })).statusCode);
    }
    expect(wrong).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    await makeRoom();
    server.clock.now += 15 * 60_000;
    expect(await counts(await signIn())).toBe(200);
    expect(await counts(people[30]!)).toBe(401);
  });
});

describe('with a full disk under the images', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const refuse = () => Promise.reject(full);
  const store = {
    put: refuse,
    get: async () => null,
    has: async () => false,
    remove: refuse,
    check: refuse,
    list: () => ReadableStream.from<string>([]),
    isEmpty: async () => false,
  };

  test('an upload is refused with that sentence, and readiness names the disk', async () => {
    const server = await createTestApp(await freshDatabase('sqlite'), { store });
    const anna = await server.person('Anna');
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    const payload = Buffer.concat([
      Buffer.from('--edge\r\nContent-Disposition: form-data; name="files[]"; filename="a.png"\r\n\r\n'),
      picture,
      Buffer.from('\r\n--edge--\r\n'),
    ]);
    const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
    const upload = await anna.send({ method: 'POST', url: '/api/v2/assets', headers, payload });
    expect([upload.statusCode, upload.json().code]).toEqual([503, 'STORAGE_FULL']);
    const ready = await server.app.inject({ url: '/readyz' });
    expect([ready.statusCode, ready.json().code, ready.json().error]).toEqual([
      503,
      'STORAGE_FULL',
      'The disk of the storage is full.',
    ]);
    expect((await anna.call(endpoints.userTemplates.counts, {})).statusCode).toBe(200);
    await server.close();
  });
});
