import { endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnBoth } from '../../../testing/databases.ts';
import { mailOf, section, textBlock } from '../../../testing/modules.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

const rows = endpoints.userTemplates;

describeOnBoth('publishing', (open) => {
  let server: TestApp;
  let anna: TestClient;

  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    anna = await server.person('Anna');
  });

  /** Creates a draft with one button that leads to this address; returns its id. */
  async function draft(href: string, name = 'Spring'): Promise<string> {
    const link = { href, target: '_self', title: '' };
    const props = { label: 'Buy now', link, fullWidth: false, paddingX: 24, paddingY: 12 };
    const button = { id: 'buy', type: 'button', props, style: {} };
    const column = { id: 'column', type: 'column', props: { gap: 16 }, style: {}, children: [button] };
    const layout = { columns: [100], stack: true, reverse: false, verticalAlign: 'top' };
    const section = { id: 'section', type: 'section', props: layout, style: {}, children: [column] };
    const wrapper = { id: 'wrapper', type: 'page-wrapper', props: {}, style: {}, children: [section] };
    const { templateId } = await anna.ok(rows.create, { params: { type: 'email' }, body: { name } });
    const components = { formatVersion: 1, settings: {}, nodes: [wrapper] };
    await anna.ok(rows.update, { params: { id: templateId }, body: { components } });
    return templateId;
  }

  const publish = (id: string, query: { checks?: boolean } = {}) =>
    ({ params: { id, status: 'published' }, query }) as const;
  const statusOf = async (id: string) => (await anna.ok(rows.info, { params: { id } })).status;
  const broken = {
    check: 'linkMissing',
    severity: 'error',
    node: { id: 'buy', type: 'button', name: null, words: 'Buy now' },
    item: null,
    prop: 'link',
  };

  test('with checks is refused for what readers would meet broken, which is named', async () => {
    const id = await draft('');
    const refusal = await anna.call(rows.status, publish(id, { checks: true }));
    expect(refusal.statusCode).toBe(409);
    expect(refusal.json()).toMatchObject({
      code: 'CHECKS_FAILED',
      error: 'Readers would find something in this email broken.',
      findings: [broken],
    });
    expect(await statusOf(id)).toBe('draft');
  });

  test('without checks does as the specification says: a draft is published as it is', async () => {
    const id = await draft('');
    expect((await anna.call(rows.status, publish(id))).statusCode).toBe(200);
    expect(await statusOf(id)).toBe('published');
  });

  test('with checks takes a mail that works, and one with nothing in it', async () => {
    const fine = await draft('https://shop.example/');
    await anna.ok(rows.status, publish(fine, { checks: true }));
    const { templateId: empty } = await anna.ok(rows.create, { params: { type: 'email' }, body: { name: 'Empty' } });
    await anna.ok(rows.status, publish(empty, { checks: true }));
    expect([await statusOf(fine), await statusOf(empty)]).toEqual(['published', 'published']);
  });

  test('with checks asks what the sending system of the person cannot be told, where one is chosen', async () => {
    const components = mailOf([section([{ ...textBlock('Mug', 'line'), repeat: { list: 'orderLines' } }])]);
    const { templateId: id } = await anna.ok(rows.create, { params: { type: 'email' }, body: { name: 'Order' } });
    await anna.ok(rows.update, { params: { id }, body: { components } });
    const choose = (sendingProfile: 'mailchimp' | 'liquid' | 'custom') =>
      anna.ok(endpoints.userSettings.save, { body: { userId: anna.id, sendingProfile } });
    await choose('mailchimp');
    const refusal = await anna.call(rows.status, publish(id, { checks: true }));
    expect(refusal.json()).toMatchObject({
      code: 'CHECKS_FAILED',
      findings: [{ check: 'sendingRepeat', severity: 'warning', node: { id: 'line', words: 'Mug' } }],
    });
    for (const system of ['liquid', 'custom'] as const) {
      await choose(system);
      await anna.ok(rows.status, publish(id, { checks: true }));
      expect(await statusOf(id)).toBe('published');
      await anna.ok(rows.status, { params: { id, status: 'draft' }, query: {} });
    }
  });

  test('asks the permission first: what may not be published is refused for that', async () => {
    const ben = await server.person('Ben');
    const id = await draft('');
    expect((await ben.refused(rows.status, publish(id, { checks: true }))).code).toBe('TEMPLATE_NOT_FOUND');
    await anna.ok(endpoints.sharing.share, { params: { id }, body: { collaborators: [ben.id] } });
    expect((await anna.refused(rows.status, publish(id, { checks: true }))).code).toBe('TEMPLATE_SHARED');
  });

  test('of many gives each the answer it gets alone', async () => {
    const [fine, bad] = [await draft('https://shop.example/'), await draft('https://')];
    const params = { status: 'published' } as const;
    const answer = await anna.ok(rows.bulkStatus, { params, query: { checks: true }, body: [fine, bad, 'unknown'] });
    expect(answer).toEqual({
      updated: [fine],
      failed: [
        {
          id: bad,
          code: 'CHECKS_FAILED',
          error: 'Readers would find something in this email broken.',
          findings: [{ ...broken, check: 'linkUnfinished' }],
        },
        { id: 'unknown', code: 'TEMPLATE_NOT_FOUND', error: 'Template not found' },
      ],
    });
    expect((await anna.ok(rows.bulkStatus, { params, body: [bad] })).updated).toEqual([bad]);
  });
});
