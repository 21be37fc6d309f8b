import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { CustomModule, ModuleUpdate, StoredBrandKit } from '@mailwright/contract';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { createPostgresDatabase } from '../../testing/databases.ts';
import type { Components } from '../../testing/documents.ts';
import { mailWith, sectionOf } from '../../testing/linked-mails.ts';
import { type ServerProcess, startProcess } from '../../testing/server-process.ts';
import { createTemplateRepository } from '../templates/repository.ts';
import { kitOf, mailInBrand } from './testing/branded-mails.ts';

const ADMIN = { ADMIN_EMAIL: 'olga@company.example', ADMIN_PASSWORD: 'a-password-of-olga' };
const TEMPLATES = 200;
const INK = newId();

/** Timeout of the tests, milliseconds: what killed servers have reserved becomes free only after a while. */
const TEST_LIMITS_MS = { timeout: 300_000 };

const engines = [
  ['the embedded database', false, async () => ({ url: null, drop: async () => undefined })],
  ['PostgreSQL', inject('postgresUrl') === null, createPostgresDatabase],
] as const;

type Call = Awaited<ReturnType<typeof signIn>>;

/** Texts in the mail before and after the change. */
type Said = readonly [before: string, after: string];

/** Change that is brought to many mails. */
interface Work {
  readonly name: string;
  readonly said: Said;
  readonly prepare: (
    call: Call,
  ) => Promise<{ readonly components: Components; readonly start: () => Promise<ModuleUpdate> }>;
}

const moduleWork: Work = {
  name: 'a version of a module',
  said: ['Version 1', 'Version 2'],
  prepare: async (call) => {
    const components = [sectionOf('Version 1')];
    const module = await call<CustomModule>('POST', 'customblocks', { name: 'Footer', components });
    return {
      components: mailWith(module),
      start: async () => {
        await call('PUT', `customblocks/${module.id}`, { components: [sectionOf('Version 2')] });
        return call<ModuleUpdate>('POST', `customblocks/${module.id}/updates`, { version: 2, templates: 'all' });
      },
    };
  },
};

const brandWork: Work = {
  name: 'a changed brand',
  said: ['color:#102030', 'color:#405060'],
  prepare: async (call) => {
    const { id } = await call<StoredBrandKit>('PUT', 'brand', { kit: kitOf(INK, '#102030'), revision: 0 });
    return {
      components: mailInBrand(INK, '#102030'),
      start: async () => {
        await call('PUT', 'brand', { kit: kitOf(INK, '#405060'), revision: 1 });
        return call<ModuleUpdate>('POST', `brands/${id}/updates`, { templates: 'all' });
      },
    };
  },
};

const works = [moduleWork, brandWork];

describe.each(engines)(
  'a server that is killed in the middle of an update, on %s',
  (_name, isMissing, createDatabase) => {
    let folder: string;
    let database: { readonly url: string | null; drop(): Promise<void> };
    let servers: ServerProcess[] = [];

    beforeEach(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'mailwright-killed-'));
      database = await createDatabase();
    });
    afterEach(async () => {
      await Promise.all(servers.map((server) => server.end('SIGKILL')));
      servers = [];
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    });

    async function start(): Promise<ServerProcess> {
      const where = { DATA_DIR: folder, HOST: '127.0.0.1', ...(database.url && { DATABASE_URL: database.url }) };
      const server = await startProcess({ ...where, ...ADMIN, SEED: 'none' });
      servers.push(server);
      return server;
    }

    const stored = (): OpenDatabase =>
      openDatabase(database.url === null ? { kind: 'sqlite', folder } : { kind: 'postgres', url: database.url }, {
        exclusive: false,
      });

    /** Counts the templates with the new and with the old text, the versions of each, and the finished turns. */
    async function standing(ids: readonly string[], said: Said) {
      const open = stored();
      try {
        const bodies = await createTemplateRepository(open).bodies(ids);
        const texts = ids.map((id) => bodies.get(id)?.html ?? '');
        const rows = await open.kysely
          .selectFrom('versions')
          .select(['template_id', ({ fn }) => fn.countAll<number>().as('count')])
          .groupBy('template_id')
          .execute();
        const counts = new Map(rows.map(({ template_id, count }) => [template_id, Number(count)]));
        const turns = await open.kysely.selectFrom('module_update_templates').select('state').execute();
        const isNew = (text: string) => text.includes(said[1]) && !text.includes(said[0]);
        const isOld = (text: string) => text.includes(said[0]) && !text.includes(said[1]);
        return {
          updated: texts.filter(isNew).length,
          old: texts.filter(isOld).length,
          versions: ids.map((id, index) => (counts.get(id) ?? 0) - (isNew(texts[index] ?? '') ? 1 : 0)),
          turnsOver: turns.filter(({ state }) => state === 'updated').length,
        };
      } finally {
        await open.close();
      }
    }

    /** Creates the mails, starts the run, and returns in the middle of it. */
    async function begin(server: ServerProcess, { said, prepare }: Work) {
      const call = await signIn(server);
      const { components, start } = await prepare(call);
      const ids: string[] = [];
      for (let made = 0; made < TEMPLATES; made++) {
        const { templateId } = await call<{ templateId: string }>('POST', 'usertemplate/type/email', {
          name: `Mail ${made}`,
        });
        await call('PATCH', `usertemplate/${templateId}`, { components });
        ids.push(templateId);
      }
      const run = await start();
      const progress = (from = call) => from<ModuleUpdate>('GET', `moduleupdates/${run.id}`);
      while ((await progress()).updated < 20) await setTimeout(20);
      return { ids, progress, standing: () => standing(ids, said) };
    }

    async function finished(progress: () => Promise<ModuleUpdate>): Promise<ModuleUpdate> {
      for (;;) {
        const now = await progress();
        if (now.state !== 'running') return now;
        await setTimeout(200);
      }
    }

    test.skipIf(isMissing).each(works)(
      'leaves each template old or new, and the rest goes on: $name',
      TEST_LIMITS_MS,
      async (work) => {
        const first = await start();
        const { progress, standing } = await begin(first, work);
        await first.end('SIGKILL');
        const between = await standing();
        expect(between.updated).toBeGreaterThanOrEqual(20);
        expect(between.updated).toBeLessThan(TEMPLATES);
        expect(between.updated + between.old).toBe(TEMPLATES);
        expect(between.turnsOver).toBe(between.updated);
        expect(new Set(between.versions)).toEqual(new Set([1]));

        const again = await start();
        const call = await signIn(again);
        expect(await finished(() => progress(call))).toMatchObject({ state: 'done', updated: TEMPLATES, skipped: 0 });
        await again.end('SIGTERM');
        const after = await standing();
        expect(after).toMatchObject({ updated: TEMPLATES, old: 0, turnsOver: TEMPLATES });
        expect(new Set(after.versions)).toEqual(new Set([1]));
      },
    );

    test.skipIf(isMissing || _name !== 'PostgreSQL')(
      'leaves the rest to another server that shares the work',
      TEST_LIMITS_MS,
      async () => {
        const first = await start();
        const second = await start();
        const { progress, standing } = await begin(first, moduleWork);
        await first.end('SIGKILL');
        const { updated } = await standing();
        expect(updated).toBeLessThan(TEMPLATES);
        const call = await signIn(second);
        expect(await finished(() => progress(call))).toMatchObject({ state: 'done', updated: TEMPLATES, skipped: 0 });
        const after = await standing();
        expect(after).toMatchObject({ updated: TEMPLATES, old: 0 });
        expect(new Set(after.versions)).toEqual(new Set([1]));
      },
    );
  },
);

/** Returns a function that makes a person's calls, by method and path. */
async function signIn(server: ServerProcess) {
  const send = (method: string, call: string, body: object | undefined, headers: Record<string, string>) =>
    fetch(`${server.origin}/api/v2/${call}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  const person = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };
  const { sessionId } = (await (await send('POST', 'auth/login', person, {})).json()) as { sessionId: string };
  const credentials = await send('POST', 'auth/credentials', { sessionId, type: 'email' }, {});
  const { token } = (await credentials.json()) as { token: string };
  return async <T>(method: string, call: string, body?: object): Promise<T> => {
    const answer = await send(method, call, body, { authorization: `Bearer ${token}`, sessionid: sessionId });
    if (!answer.ok) throw new Error(`${method} ${call}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
}
