import { blockRegistry } from '@mailwright/blocks';
import { endpoints, type ProfileChoice } from '@mailwright/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/databases.ts';
import { createDraft } from '../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const { html, text, mail } = endpoints.exports;
const { update, status } = endpoints.userTemplates;

/** Returns a mail that greets by a field with a fallback, and shows a line for each entry of a list. */
function components(more: readonly object[] = []) {
  const field = (name: string, fallback?: string) => ({
    type: 'mergeField',
    attrs: { name, ...(fallback !== undefined && { fallback }) },
  });
  const block = (id: string, content: object, more = {}) => ({
    id,
    type: 'text',
    style: {},
    props: { content: [{ type: 'paragraph', content: [content] }] },
    ...more,
  });
  const children = [
    block('greeting', field('firstName', 'friend')),
    block('line', { type: 'text', text: 'Größe „M“' }, { repeat: { list: 'orderLines' } }),
    ...more,
  ];
  const column = { id: 'c', type: 'column', props: { gap: 16 }, style: {}, children };
  const props = { columns: [100], stack: true, reverse: false, verticalAlign: 'top' };
  const section = { id: 's', type: 'section', props, style: {}, children: [column] };
  const nodes = [{ id: 'w', type: 'page-wrapper', props: {}, style: {}, children: [section] }];
  return { formatVersion: 1, settings: {}, nodes };
}

describeOnBoth('the sending system of an export', (open) => {
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
    await anna.ok(update, { params: { id }, body: { components: components() } });
  });

  const mine = (sendingProfile: ProfileChoice) =>
    anna.ok(endpoints.userSettings.save, { body: { userId: anna.id, sendingProfile } });
  const itsOwn = (profile: ProfileChoice | null) => anna.ok(update, { params: { id }, body: { profile } });
  const told = (header: unknown) => (header === undefined ? [] : JSON.parse(decodeURIComponent(String(header))));

  test('is the one that is asked for, else that of the template, else that of the person, else the own syntax', async () => {
    const FIRST_NAMES = {
      custom: '{{ firstName }}',
      klaviyo: '{{ first_name|default:"friend" }}',
      mailjet: '{{data:firstname:"friend"}}',
      liquid: '{{ firstName | default: "friend" }}',
    };
    const written = async (profile?: ProfileChoice) => {
      const query = profile ? { profile } : {};
      const files = await Promise.all([
        anna.call(html, { params: { id }, query }),
        anna.call(text, { params: { id }, query }),
        anna.call(mail, { params: { id }, query }),
      ]);
      return files.map(({ body }) => body.replaceAll('\\"', '"').replaceAll('&quot;', '"'));
    };
    const expectEach = (files: readonly string[], tag: string) => {
      for (const file of files) expect(file).toContain(tag);
    };
    expectEach(await written(), FIRST_NAMES.custom);
    await mine('klaviyo');
    expectEach(await written(), FIRST_NAMES.klaviyo);
    await itsOwn('mailjet');
    expectEach(await written(), FIRST_NAMES.mailjet);
    expectEach(await written('liquid'), FIRST_NAMES.liquid);
    expectEach(await written('custom'), FIRST_NAMES.custom);
    await itsOwn('custom');
    expectEach(await written(), FIRST_NAMES.custom);
    await itsOwn(null);
    expectEach(await written(), FIRST_NAMES.klaviyo);
  });

  test('tells with the mail what the system writes raw into addresses and what it demands', async () => {
    const link = { href: 'https://a.example/?c={{ city }}', target: '_blank', title: '' };
    const props = { ...blockRegistry.get('button')?.tiles[0]?.create().props, link };
    const version = blockRegistry.get('button')?.version;
    const button = { id: 'b', type: 'button', version, style: {}, props };
    await anna.ok(update, { params: { id }, body: { components: components([button]) } });
    const about = async (profile: ProfileChoice) => {
      const { findings, unsupported } = await anna.ok(mail, { params: { id }, query: { profile } });
      return { checks: findings.map(({ check }) => check), unsupported: unsupported.map(({ check }) => check) };
    };
    expect(await about('sendgrid')).toEqual({ checks: ['addressFieldRaw'], unsupported: [] });
    expect((await about('hubspot')).checks).toContain('profileDemand');
    const custom = await about('custom');
    expect(custom.checks).toEqual(custom.unsupported);
  });

  test('names in a header of every file what it cannot be told, and in the mail by both names', async () => {
    const repeat = { check: 'sendingRepeat', node: { id: 'line', type: 'text', name: null, words: 'Größe „M“' } };
    await itsOwn('mailchimp');
    for (const [row, query] of [
      [html, {}],
      [html, { images: 'zip' }],
      [text, {}],
    ] as const) {
      const { headers } = await anna.call(row, { params: { id }, query });
      expect(headers['x-unsupported']).toMatch(/^[\w%.!~*'()-]+$/);
      expect(told(headers['x-unsupported'])).toEqual([repeat]);
    }
    const sent = await anna.ok(mail, { params: { id }, query: {} });
    expect(sent.unsupported).toMatchObject([repeat]);
    expect(sent.unsaid).toEqual(sent.unsupported);
    const custom = await anna.call(html, { params: { id }, query: { profile: 'custom' } });
    expect(told(custom.headers['x-unsupported']).map(({ check }: { check: string }) => check)).toEqual([
      'sendingFallback',
      'sendingRepeat',
    ]);
    for (const row of [html, text]) {
      const { headers } = await anna.call(row, { params: { id }, query: { profile: 'liquid' } });
      expect(headers).not.toHaveProperty('x-unsupported');
    }
  });

  test('is asked by the checks before publishing, too', async () => {
    await mine('mailchimp');
    await itsOwn('liquid');
    const publish = () => anna.call(status, { params: { id, status: 'published' }, query: { checks: true } });
    expect((await publish()).statusCode).toBe(200);
    await anna.ok(status, { params: { id, status: 'draft' }, query: {} });
    await mine('liquid');
    await itsOwn('mailchimp');
    const refusal = await publish();
    expect([refusal.json().code, refusal.json().findings.map(({ check }: { check: string }) => check)]).toEqual([
      'CHECKS_FAILED',
      ['sendingRepeat'],
    ]);
  });
});
