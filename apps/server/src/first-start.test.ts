import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { readConfig } from './config.ts';
import { createPostgresDatabase } from './testing/databases.ts';
import { leaveLibraryOut } from './testing/leave-library-out.ts';
import { type ServerProcess, startProcess } from './testing/server-process.ts';

const BEHIND_PROXY: Record<string, string> = { PUBLIC_URL: 'https://mail.company.example', TRUST_PROXY: '1' };
const ADMIN = { ADMIN_EMAIL: 'olga@company.example', ADMIN_PASSWORD: 'a-password-of-olga' };
const DEMO_ADMIN = { email: 'admin@acme.example', password: 'admin-demo' };
const TEST_LIMITS_MS = { timeout: 120_000 };

const embedded = ['the embedded database', false, async () => ({ url: null, drop: async () => undefined })] as const;
const postgres = ['PostgreSQL', inject('postgresUrl') === null, createPostgresDatabase] as const;

/** Databases to test with. Tests of seeding and accounts cover both engines already, so only the deep run uses both here. */
const engines = process.env.DEEP ? [embedded, postgres] : [embedded];

describe.each(engines)('on %s', (_name, isMissing, createDatabase) => {
  let folder: string;
  let database: { readonly url: string | null; drop(): Promise<void> };
  let server: ServerProcess | null = null;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'mailwright-first-start-'));
    database = isMissing ? { url: null, drop: async () => undefined } : await createDatabase();
  });
  afterEach(async () => {
    await server?.end('SIGKILL');
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const where = () => ({ DATA_DIR: folder, HOST: '127.0.0.1', ...(database.url && { DATABASE_URL: database.url }) });

  /** Starts on the same data as the one before, which ends. */
  async function restart(variables: Record<string, string>): Promise<ServerProcess> {
    await server?.end('SIGTERM');
    server = await startProcess({ ...where(), ...variables });
    return server;
  }

  const at = (call: string) => `${server?.origin}/api/v2/${call}`;
  const post = (call: string, body: object, headers: Record<string, string> = {}) =>
    fetch(at(call), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  async function signIn(person: { readonly email: string; readonly password: string }) {
    const login = await post('auth/login', person);
    if (login.status !== 200) return null;
    const { sessionId } = (await login.json()) as { sessionId: string };
    const cookie = login.headers.getSetCookie().join('; ');
    const session = (await (await post('auth/credentials', { sessionId, type: 'email' })).json()) as {
      token: string;
      role: string;
      principalId: string;
      principalList: unknown[];
    };
    return {
      ...session,
      sessionId,
      cookie,
      headers: { authorization: `Bearer ${session.token}`, sessionid: sessionId },
    };
  }

  test.skipIf(isMissing)(
    'a folder that was tried with demo data publishes no administrator behind a reverse proxy',
    TEST_LIMITS_MS,
    async () => {
      await leaveLibraryOut(readConfig(where()).database);
      const demo = await restart({});
      expect(demo.output()).toContain('DEMO ACCOUNTS are enabled');
      const ada = await signIn(DEMO_ADMIN);
      if (!ada) throw new Error('The demo administrator could not sign in');
      expect(await (await fetch(at('auth/demo'))).json()).toHaveLength(3);
      const draft = await post('usertemplate/type/email', { name: 'A draft' }, ada.headers);
      const { templateId } = (await draft.json()) as { templateId: string };
      const page = () => fetch(`${server?.origin}/show/${templateId}`, { headers: { cookie: ada.cookie } });
      expect((await page()).status).toBe(200);

      const closings: Record<string, string>[] = [{ SEED: 'none' }, { ...BEHIND_PROXY, ...ADMIN }];
      for (const variables of closings) {
        const closed = await restart(variables);
        expect(closed.output()).toContain('DEMO ACCOUNTS from an earlier start');
        expect(await signIn(DEMO_ADMIN)).toBeNull();
        expect(await (await fetch(at('auth/demo'))).json()).toEqual([]);
        expect((await post('auth/credentials', { sessionId: ada.sessionId, type: 'email' })).status).toBe(401);
        expect((await fetch(at('usertemplate/counts'), { headers: ada.headers })).status).toBe(401);
        expect((await page()).status).toBe(404);
      }

      const olga = await signIn({ email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD });
      expect(olga).toMatchObject({ role: 'admin', principalList: [] });
      const switched = await post('auth/switch', { principalId: ada.principalId }, olga?.headers);
      expect(switched.status).toBe(404);
      const found = await post('principal/search', { criteria: [] }, olga?.headers);
      expect(await found.text()).not.toContain('@acme.example');

      await restart({});
      expect((await fetch(at('usertemplate/counts'), { headers: ada.headers })).status).toBe(401);
      expect(await signIn(DEMO_ADMIN)).not.toBeNull();
    },
  );

  test.skipIf(isMissing)(
    'an empty folder gets the library and its first administrator, who is never overwritten',
    TEST_LIMITS_MS,
    async () => {
      await restart({ ...BEHIND_PROXY, SEED: 'none' });
      expect(server?.output()).toContain('There is no administrator yet');
      const first = await restart({ ...BEHIND_PROXY, ...ADMIN });
      expect(first.output()).toContain(`Added the administrator ${ADMIN.ADMIN_EMAIL}`);
      expect(first.output()).not.toContain(ADMIN.ADMIN_PASSWORD);
      expect(first.output()).not.toContain('DEMO ACCOUNTS');
      const olga = await signIn({ email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD });
      const ask = async (call: string) => (await fetch(at(call), { headers: olga?.headers ?? {} })).json();
      const list = (await ask('systemtemplate/type/email/status/published')) as {
        pagination: { 'total-elements': number };
      };
      expect(list.pagination['total-elements']).toBeGreaterThanOrEqual(12);
      expect(await ask('contacts/customfields')).not.toHaveLength(0);

      const again = await restart({ ...BEHIND_PROXY, ...ADMIN, ADMIN_PASSWORD: 'another-password' });
      expect(again.output()).not.toContain(ADMIN.ADMIN_EMAIL);
      expect(await signIn({ email: ADMIN.ADMIN_EMAIL, password: 'another-password' })).toBeNull();
      expect(await signIn({ email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD })).not.toBeNull();
    },
  );
});
