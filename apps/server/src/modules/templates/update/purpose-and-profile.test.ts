import { endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnBoth } from '../../../testing/databases.ts';
import { islandComponents } from '../../../testing/documents.ts';
import { createDraft } from '../../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

const rows = endpoints.userTemplates;
const systems = endpoints.systemTemplates;

describeOnBoth('what a mail is sent for, and through which system', (open) => {
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

  type Change = Parameters<typeof anna.ok<typeof rows.update>>[1]['body'];
  const change = (body: Change, headers = {}) => anna.call(rows.update, { params: { id }, body, headers });
  const read = (of = id) => anna.ok(rows.read, { params: { id: of } });

  test('is marketing and the system of whoever exports it, until somebody says otherwise', async () => {
    expect(await read()).toMatchObject({ purpose: 'marketing', profile: null });
    expect((await change({ purpose: 'transactional', profile: 'mailchimp' })).json()).toMatchObject({
      purpose: 'transactional',
      profile: 'mailchimp',
      revision: 1,
    });
    expect(await anna.ok(rows.info, { params: { id } })).toMatchObject({ purpose: 'transactional' });
    expect((await change({ profile: 'custom' })).json()).toMatchObject({ profile: 'custom', revision: 2 });
    expect((await change({ profile: null })).json()).toMatchObject({ profile: null, revision: 3 });
    const list = await anna.ok(rows.list, { query: { hideHtml: true } });
    expect(list.elements.find((element) => element.id === id)).toMatchObject({
      purpose: 'transactional',
      profile: null,
    });
  });

  test('counts as a change of the template, and makes no version and no other mail', async () => {
    await change({ components: islandComponents('<p>Hello</p>') });
    const before = await read();
    server.clock.now += 60_000;
    await change({ purpose: 'transactional' });
    const after = await read();
    expect(after.lastModified > before.lastModified).toBe(true);
    expect([after.revision, after.html]).toEqual([before.revision + 1, before.html]);
    expect(await anna.ok(rows.versions, { params: { id }, query: {} })).toHaveLength(1);
    server.clock.now += 60_000;
    await change({ purpose: 'transactional', profile: null });
    expect(await read()).toMatchObject({ revision: after.revision, lastModified: after.lastModified });
  });

  test('is refused where there is no such purpose or system', async () => {
    const purpose = await change({ purpose: 'spam' as 'marketing' });
    expect([purpose.statusCode, purpose.json().details[0].path]).toEqual([400, 'purpose']);
    const profile = await change({ profile: 'mailchump' as 'mailchimp' });
    expect([profile.statusCode, profile.json().details[0].path]).toEqual([400, 'profile']);
    expect(await read()).toMatchObject({ purpose: 'marketing', profile: null, revision: 0 });
  });

  test('goes along with copies, and with mails that are made of system templates', async () => {
    await change({ purpose: 'transactional', profile: 'klaviyo' });
    const kept = { purpose: 'transactional', profile: 'klaviyo' };
    const { templateId: clone } = await anna.ok(rows.clone, { params: { id }, query: {} });
    expect(await read(clone)).toMatchObject(kept);
    const { templateId: copy } = await anna.ok(rows.create, { params: { type: 'email' }, body: { name: 'Copy', id } });
    expect(await read(copy)).toMatchObject(kept);
    const { created } = await anna.ok(rows.bulkClone, { body: { ids: [id] } });
    expect(await read(created[0]!.templateId)).toMatchObject(kept);
    const admin = await server.person('Olga', { role: 'admin' });
    const body = { name: 'Receipt' };
    const { templateId: receipt } = await admin.ok(systems.create, { params: { type: 'email' }, body });
    await admin.ok(systems.update, { params: { id: receipt }, body: { purpose: 'transactional' } });
    expect(await admin.ok(systems.read, { params: { id: receipt } })).toMatchObject({ purpose: 'transactional' });
    const mine = await anna.ok(rows.create, { params: { type: 'email' }, body: { name: 'Mine', id: receipt } });
    expect(await read(mine.templateId)).toMatchObject({ purpose: 'transactional', profile: null });
    const blank = await anna.ok(rows.create, { params: { type: 'email' }, body: { name: 'Blank' } });
    expect(await read(blank.templateId)).toMatchObject({ purpose: 'marketing', profile: null });
  });

  test('the revision that is read is taken by a change as it stands', async () => {
    await change({ components: islandComponents('<p>Hello</p>') });
    const answer = await anna.call(rows.read, { params: { id } });
    const etag = answer.headers.etag;
    expect(etag).toBe(`"${answer.json().revision}"`);
    expect((await anna.call(rows.read, { params: { id }, query: { profile: 'klaviyo' } })).headers.etag).toBe(etag);
    expect((await change({ purpose: 'transactional' }, { 'if-match': etag })).statusCode).toBe(200);
    const late = await change({ purpose: 'marketing' }, { 'if-match': etag });
    expect([late.statusCode, late.json().code]).toEqual([409, 'STALE_REVISION']);
  });
});
