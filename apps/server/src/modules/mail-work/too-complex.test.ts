import { type Endpoint, endpoints, fillPath } from '@mailwright/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../app-error.ts';
import { freshDatabase } from '../../testing/databases.ts';
import { blankComponents } from '../../testing/documents.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const { exports, pages, userTemplates, systemTemplates } = endpoints;
const broken = vi.hoisted(() => ({ isSo: false }));

/** The thread, which gives every task up once it is broken. */
vi.mock(import('./mail-work.ts'), async (original) => {
  const { createMailWork, ...rest } = await original();
  return {
    ...rest,
    createMailWork: (...given) => {
      const work = createMailWork(...given);
      const refuse = async () => Promise.reject(new AppError('IMPORT_TOO_COMPLEX'));
      return {
        ...work,
        run: (...asked) => (broken.isSo ? refuse() : work.run(...asked)),
        inThread: (...asked) => (broken.isSo ? refuse() : work.inThread(...asked)),
      };
    },
  };
});

/** What gives out a mail that may have become too large for any one thread. */
const READING: readonly Endpoint[] = [
  ...Object.values(exports),
  pages.show,
  pages.sharingShow,
  pages.version,
  userTemplates.read,
  systemTemplates.read,
];

describe('a mail that takes longer than any', () => {
  let server: TestApp;
  let ada: TestClient;
  let ids: { readonly own: string; readonly system: string };
  let versionDate: string;

  beforeAll(async () => {
    server = await createTestApp(await freshDatabase('sqlite'));
    ada = await server.person('Ada', { role: 'admin' });
    const own = (await ada.ok(userTemplates.create, { params: { type: 'email' }, body: { name: 'Spring' } }))
      .templateId;
    await ada.ok(userTemplates.update, { params: { id: own }, body: { components: blankComponents() } });
    const body = { id: own, name: 'Library' };
    const system = (await ada.ok(systemTemplates.create, { params: { type: 'email' }, body })).templateId;
    await ada.ok(userTemplates.status, { params: { id: own, status: 'published' }, query: {} });
    versionDate = (await ada.ok(userTemplates.versions, { params: { id: own }, query: {} }))[0]?.versionDate ?? '';
    ids = { own, system };
    broken.isSo = true;
  });
  afterAll(() => server.close());

  test.each(READING)('is refused by $method $path, whose row says so', async (row) => {
    const id = row === systemTemplates.read ? ids.system : ids.own;
    const query = {
      ...(row === pages.version && { versionDate }),
      ...(row.path.includes('/export/') || [userTemplates.read, systemTemplates.read].includes(row as never)
        ? { profile: 'mailchimp' }
        : {}),
    };
    const answer = await ada.send({ method: row.method, url: fillPath(row.path, { id }), query });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'IMPORT_TOO_COMPLEX']);
    expect(row.errors).toContain('IMPORT_TOO_COMPLEX');
  });
});
