import { endpoints, LIMITS } from '@mailwright/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnBoth } from '../../../testing/databases.ts';
import { createDraft } from '../../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

const rows = endpoints.userTemplates;

describeOnBoth('many templates at once', (open) => {
  let server: TestApp;
  let anna: TestClient;
  let ben: TestClient;
  let mine: string;
  let shared: string;
  let foreign: string;

  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    mine = await createDraft(anna, 'Spring', 'news,sale');
    shared = await createDraft(anna, 'Summer', 'sale');
    foreign = await createDraft(ben, 'Secret');
    await anna.ok(endpoints.sharing.share, { params: { id: shared }, body: { collaborators: [ben.id] } });
  });

  const read = (who: TestClient, id: string) => who.ok(rows.info, { params: { id } });

  test('get and lose tags; a bad one is named and never fails the rest', async () => {
    const body = { ids: [mine, foreign, shared, 'nothing', mine], add: ['2027', 'sale'], remove: ['news'] };
    expect(await anna.ok(rows.bulkTags, { body })).toEqual({
      updated: [mine, shared],
      failed: [
        { id: foreign, code: 'TEMPLATE_NOT_FOUND', error: 'Template not found' },
        { id: 'nothing', code: 'TEMPLATE_NOT_FOUND', error: 'Template not found' },
      ],
    });
    expect([(await read(anna, mine)).tags, (await read(anna, shared)).tags]).toEqual(['sale,2027', 'sale,2027']);
    expect((await read(ben, foreign)).tags).toBe('');
  });

  test('change nothing where nothing differs: no revision', async () => {
    await anna.ok(rows.bulkTags, { body: { ids: [mine], add: ['sale'], remove: ['unknown'] } });
    expect(await read(anna, mine)).toMatchObject({ tags: 'news,sale', revision: 0 });
  });

  test('are marked as favorites of the caller alone', async () => {
    await ben.ok(rows.bulkTags, { body: { ids: [shared], add: ['favorite'] } });
    expect(await read(ben, shared)).toMatchObject({ tags: 'sale,favorite', revision: 0 });
    expect((await read(anna, shared)).tags).toBe('sale');
    await ben.ok(rows.bulkTags, { body: { ids: [shared], remove: ['favorite'] } });
    expect((await read(ben, shared)).tags).toBe('sale');
  });

  test('stay as they are while somebody else is editing them, or deleted', async () => {
    await ben.ok(endpoints.sharing.lock, { params: { id: shared, locked: 'true' } });
    await anna.ok(rows.status, { params: { id: mine, status: 'deleted' } });
    const { updated, failed } = await anna.ok(rows.bulkTags, { body: { ids: [mine, shared], add: ['x'] } });
    expect(updated).toEqual([]);
    expect(failed.map(({ code }) => code)).toEqual(['INVALID_TRANSITION', 'TEMPLATE_LOCKED']);
  });

  test('refuse tags with a comma, and more than fit', async () => {
    const refusal = await anna.refused(rows.bulkTags, { body: { ids: [mine], add: ['a,b'] } });
    expect(refusal).toMatchObject({ status: 400, details: [{ path: 'add.0' }] });
    const long = Array.from({ length: 11 }, (_, index) => `${index}`.padEnd(LIMITS.tag.max, 'x'));
    const { failed } = await anna.ok(rows.bulkTags, { body: { ids: [mine], add: long } });
    expect(failed).toEqual([{ id: mine, code: 'VALIDATION_FAILED', error: 'Max length exceeded' }]);
    expect((await read(anna, mine)).tags).toBe('news,sale');
  });

  test('are copied into drafts of the caller, not shared with anybody', async () => {
    const answer = await ben.ok(rows.bulkClone, { body: { ids: [shared, mine] } });
    expect(answer).toMatchObject({ updated: [shared], failed: [{ id: mine, code: 'TEMPLATE_NOT_FOUND' }] });
    const [copy] = answer.created;
    expect(copy?.id).toBe(shared);
    expect(await read(ben, copy?.templateId ?? '')).toMatchObject({
      name: 'Summer (copy)',
      isOwner: true,
      isShared: false,
      status: 'draft',
    });
    const many = Array.from({ length: LIMITS.bulkCopies.max + 1 }, (_, index) => `id${index}`);
    expect((await ben.refused(rows.bulkClone, { body: { ids: many } })).code).toBe('VALIDATION_FAILED');
  });

  test('a search is counted in every place', async () => {
    const published = await createDraft(anna, 'Sale of the year');
    await anna.ok(rows.status, { params: { id: published, status: 'published' } });
    await anna.ok(rows.bulkTags, { body: { ids: [mine], add: ['favorite'] } });
    const none = { published: 0, draft: 0, deleted: 0, shared: 0, favorited: 0, system: 0, deletedSystem: 0 };
    const counts = (who: TestClient, query: { query?: string; tag?: string }) => who.ok(rows.counts, { query });
    expect(await counts(anna, { query: 'SALE' })).toEqual({ ...none, published: 1, draft: 2, shared: 1, favorited: 1 });
    expect(await counts(anna, { tag: 'sale' })).toEqual({ ...none, draft: 2, shared: 1, favorited: 1 });
    expect(await counts(anna, { tag: 'sale', query: 'summer' })).toEqual({ ...none, draft: 1, shared: 1 });
    expect(await counts(ben, { query: 'sale' })).toEqual({ ...none, shared: 1 });
    expect(await counts(anna, { query: '%' })).toEqual(none);
    expect((await counts(anna, { query: '' })).draft).toBe(2);
    await anna.ok(rows.status, { params: { id: mine, status: 'deleted' } });
    expect(await counts(anna, { query: 'spring' })).toEqual({ ...none, deleted: 1 });
  });

  test('system templates are counted as their list shows them, deleted ones for admins', async () => {
    const admin = await server.person('Ada', { role: 'admin' });
    const name = `Unique ${Date.now()}`;
    const make = async () =>
      (await admin.ok(endpoints.systemTemplates.create, { params: { type: 'email' }, body: { name } })).templateId;
    await make();
    await admin.ok(endpoints.systemTemplates.remove, {
      params: { id: await make() },
      headers: { deletetype: 'soft_delete' },
    });
    const found = (who: TestClient) => who.ok(rows.counts, { query: { query: name } });
    expect(await found(anna)).toMatchObject({ system: 1, deletedSystem: 0 });
    expect(await found(admin)).toMatchObject({ system: 1, deletedSystem: 1 });
  });
});
