import { endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase } from '../../testing/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const row = endpoints.exports.mjml;
const users = endpoints.userTemplates;

let server: TestApp;
let anna: TestClient;

beforeAll(async () => {
  server = await createTestApp(await freshDatabase('sqlite'));
  anna = await server.person('Anna');
});
afterAll(() => server.close());

const PRO = { match: 'all', tests: [{ field: 'PLAN', operator: 'is', value: 'pro' }] };

async function stored(body: Readonly<Record<string, unknown>>): Promise<string> {
  const { templateId } = await anna.ok(users.create, { params: { type: 'email' }, body: { name: 'Spring' } });
  await anna.ok(users.update, {
    params: { id: templateId },
    body: { subject: 'Hi {{ firstName }}', ...body } as never,
  });
  return templateId;
}

const mail = (...blocks: readonly object[]) => ({
  formatVersion: 1,
  nodes: [
    {
      type: 'page-wrapper',
      props: {},
      style: {},
      children: [
        {
          type: 'section',
          props: { columns: [100], stack: true, reverse: false, verticalAlign: 'top' },
          style: {},
          children: [{ type: 'column', props: { gap: 16 }, style: {}, children: blocks }],
        },
      ],
    },
  ],
});

const text = (words: string, more: object = {}) => ({
  ...{ type: 'text', style: {}, ...more },
  props: { content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
});

it('answers the mail in MJML, its fields and conditions as the sending system reads them, and what is code', async () => {
  const id = await stored({
    components: mail(text('Hello'), text('Pro', { condition: PRO }), {
      type: 'html',
      props: { source: '<b>Own</b>' },
      style: {},
    }),
  });
  const { content, findings } = await anna.ok(row, { params: { id }, query: { profile: 'mailchimp' } });
  expect(content).toContain('<mj-title>Hi *|FNAME|*</mj-title>');
  expect(content).toMatch(
    /<mj-raw>\*\|IF:PLAN=pro\|\*<\/mj-raw><mj-text[^>]*><p[^>]*>Pro<\/p><\/mj-text><mj-raw>\*\|END:IF\|\*<\/mj-raw>/,
  );
  expect(findings).toMatchObject([{ fidelity: 'code', part: 'html', block: 'mj-raw', count: 1 }]);
  const own = await anna.ok(row, { params: { id } });
  expect(own.content).toContain('<mj-title>Hi {{ firstName }}</mj-title>');
  expect(own.findings).toContainEqual(expect.objectContaining({ fidelity: 'dropped', part: 'condition' }));
});

it('follows the sending system of the template', async () => {
  const id = await stored({ components: mail(text('Hello')), profile: 'mailchimp' });
  expect((await anna.ok(row, { params: { id } })).content).toContain('<mj-title>Hi *|FNAME|*</mj-title>');
});

it('answers for a mail that is foreign HTML what its body holds', async () => {
  const id = await stored({ html: '<!doctype html><html><body><p>All of it</p></body></html>' });
  const { content, findings } = await anna.ok(row, { params: { id } });
  expect(content).toContain('<mj-raw><p>All of it</p></mj-raw>');
  expect(findings).toMatchObject([{ fidelity: 'code', part: 'html' }]);
});

it('wants a session, a template that the person may read, and a sending system that is known', async () => {
  const id = await stored({ components: mail(text('Hello')) });
  const answer = await server.app.inject({ method: 'GET', url: `/api/v2/usertemplate/export/${id}/mjml` });
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'UNAUTHENTICATED']);
  const bert = await server.person('Bert');
  expect(await bert.refused(row, { params: { id } })).toMatchObject({ status: 404, code: 'TEMPLATE_NOT_FOUND' });
  expect(await anna.refused(row, { params: { id: 'nowhere' } })).toMatchObject({ status: 404 });
  expect(await anna.refused(row, { params: { id }, query: { profile: 'nobody' } as never })).toMatchObject({
    status: 400,
    code: 'VALIDATION_FAILED',
  });
});
