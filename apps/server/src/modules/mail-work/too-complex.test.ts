import { Worker } from 'node:worker_threads';
import { type Endpoint, endpoints, fillPath } from '@mailwright/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freshDatabase } from '../../testing/databases.ts';
import { islandComponents } from '../../testing/documents.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const { exports, pages, userTemplates, systemTemplates } = endpoints;
/** Mail that is large enough for a thread. */
const LARGE_MAIL = `<p>${'A long mail. '.repeat(60_000)}</p>`;

/** Endpoints that return a mail that may have become too large for any one thread. */
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
    await ada.ok(userTemplates.update, { params: { id: own }, body: { components: islandComponents(LARGE_MAIL) } });
    const body = { id: own, name: 'Library' };
    const system = (await ada.ok(systemTemplates.create, { params: { type: 'email' }, body })).templateId;
    await ada.ok(userTemplates.status, { params: { id: own, status: 'published' }, query: {} });
    versionDate = (await ada.ok(userTemplates.versions, { params: { id: own }, query: {} }))[0]?.versionDate ?? '';
    ids = { own, system };
  });
  afterAll(() => server.close());

  test.each(READING)('is refused by $method $path, whose row says so', async (row) => {
    // Each task ends the thread, as one does that takes all the memory that it may.
    vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker) {
      void this.terminate();
    });
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
