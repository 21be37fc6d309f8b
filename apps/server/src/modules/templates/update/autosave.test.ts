import { endpoints, LIMITS } from '@mailwright/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnBoth } from '../../../testing/databases.ts';
import { createDraft } from '../../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

const rows = endpoints.userTemplates;
const MINUTE = 60_000;

describeOnBoth('saving without being asked', (open) => {
  let server: TestApp;
  let anna: TestClient;
  let id: string;

  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    anna = await server.person('Anna');
    id = await createDraft(anna);
  });

  const patch = async (words: string, autosave: boolean, after: number) => {
    server.clock.now += after;
    return anna.call(rows.update, { params: { id }, body: { html: `<p>${words}</p>`, autosave } });
  };
  const byHand = (words: string, after = MINUTE) => patch(words, false, after);
  const byItself = (words: string, after = MINUTE) => patch(words, true, after);

  /** Returns the texts of the stored versions, newest first. */
  async function kept(): Promise<(string | undefined)[]> {
    const versions = await anna.ok(rows.versions, { params: { id } });
    const bodies = versions.map(({ versionDate }) => anna.ok(rows.version, { params: { id, versionDate } }));
    return (await Promise.all(bodies)).map(({ html }) => /<p>(.*?)<\/p>/.exec(html)?.[1]);
  }
  const bodies = async () => {
    const found = await server.database.kysely
      .selectFrom('bodies')
      .select('hash')
      .where('template_id', '=', id)
      .execute();
    return found.length;
  };

  test('makes one version of ten minutes, the last one of them, and keeps no other body', async () => {
    await byItself('one');
    await byItself('two');
    await byItself('three', 7 * MINUTE);
    expect(await kept()).toEqual(['three']);
    expect(await bodies()).toBe(1);
    const [version] = await anna.ok(rows.versions, { params: { id } });
    expect(version?.versionDate).toBe(new Date(server.clock.now).toISOString());
    expect(await anna.ok(rows.read, { params: { id } })).toMatchObject({ revision: 3 });
    await byItself('four', 2 * MINUTE);
    expect(await kept()).toEqual(['four', 'three']);
    expect(LIMITS.autosave.versionEvery).toBe(10 * MINUTE);
  });

  test('never takes the place of what was saved by hand, nor of what came before the sitting', async () => {
    await byHand('by hand');
    await byItself('one');
    await byHand('by hand again');
    await byItself('two');
    await byItself('three');
    expect(await kept()).toEqual(['three', 'by hand again', 'one', 'by hand']);
  });

  test('leaves what was saved by hand without another change', async () => {
    await byItself('one');
    await byHand('one');
    await byItself('two');
    expect(await kept()).toEqual(['two', 'one']);
  });

  test('leaves what was published, and what somebody else saved', async () => {
    await byItself('published');
    for (const status of ['published', 'draft'] as const) await anna.ok(rows.status, { params: { id, status } });
    await byItself('one');
    expect(await kept()).toEqual(['one', 'published']);
    const ben = await server.person('Ben');
    await server.database.kysely
      .updateTable('versions')
      .set({ user_id: ben.id })
      .where('template_id', '=', id)
      .execute();
    await byItself('two');
    expect(await kept()).toEqual(['two', 'one', 'published']);
  });

  test('does not reach a published template, on which a save by hand goes live', async () => {
    await byHand('live');
    await anna.ok(rows.status, { params: { id, status: 'published' } });
    const refused = await byItself('half done');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'INVALID_TRANSITION']);
    expect((await anna.ok(rows.read, { params: { id } })).html).toContain('live');
    expect((await byHand('done')).statusCode).toBe(200);
  });

  test('is under the same rules as any save: the revision counts, and an unchanged body is no version', async () => {
    expect((await byItself('one')).json().revision).toBe(1);
    const body = { html: '<p>two</p>', autosave: true };
    const stale = await anna.call(rows.update, { params: { id }, body, headers: { 'if-match': '"0"' } });
    expect(stale.json().code).toBe('STALE_REVISION');
    expect((await byItself('one')).json().revision).toBe(1);
    expect(await kept()).toEqual(['one']);
  });
});
