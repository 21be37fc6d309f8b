import { endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeOnBoth } from '../testing/databases.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { refuseNulInJson, wellFormed } from './storable-text.ts';

const HALF = '\ud83d';

describeOnBoth('a NUL character', (open) => {
  let server: TestApp;
  let anna: TestClient;
  let id: string;

  beforeAll(async () => {
    server = await createTestApp(await open());
    anna = await server.person('Anna');
    const create = { params: { type: 'email' }, body: { name: 'Spring' } } as const;
    id = (await anna.ok(endpoints.userTemplates.create, create)).templateId;
  });
  afterAll(() => server.close());

  const outcome = async (request: Parameters<TestClient['send']>[0]) => {
    const response = await anna.send(request);
    return [response.statusCode, response.json().code, response.json().details?.[0]?.path];
  };

  test.each([
    ['GET', '/api/v2/usertemplate/a%00b', 'path'],
    ['DELETE', '/api/v2/usertemplate/%00', 'path'],
    ['PATCH', '/api/v2/usertemplate/lock/true/a%00', 'path'],
    ['GET', '/api/v2/assets/user/a%00/asset/b.png', 'path'],
    ['GET', '/show/a%00', 'path'],
    ['GET', '/nowhere/a%00', 'path'],
    ['GET', '/api/v2/usertemplate/type/email/status/draft?sortBy=%00', 'query'],
    ['GET', '/api/v2/usertemplate/counts?unknown=a%00&b=1', 'query'],
  ] as const)('in an address is refused: %s %s', async (method, url, part) => {
    expect(await outcome({ method, url })).toEqual([400, 'VALIDATION_FAILED', part]);
  });

  test('in a header is refused', async () => {
    const headers = { cookie: 'pageSession=a\0b' };
    expect(await outcome({ url: `/show/${id}`, headers })).toEqual([400, 'VALIDATION_FAILED', 'headers.cookie']);
  });

  test.each<readonly [string, string, object]>([
    ['PATCH', 'usertemplate/ID', { name: 'a\0b' }],
    ['PATCH', 'usertemplate/ID', { html: '<p>a\0b</p>' }],
    ['PATCH', 'usertemplate/ID', { components: { deep: [{ 'a\0': 1 }] } }],
    ['POST', 'usertemplate/type/email', { name: 'Copy', id: '\0' }],
    ['POST', 'auth/login', { email: 'a\0@acme.example', password: 'x' }],
    ['POST', 'auth/login', { email: 'a@acme.example', password: '\0' }],
    ['POST', 'principal/search', { criteria: [{ key: 'email', value: '\0' }] }],
  ])('in a body is refused: %s %s %o', async (method, call, payload) => {
    const url = `/api/v2/${call.replace('ID', id)}`;
    expect(await outcome({ method: method as 'POST', url, payload })).toEqual([400, 'VALIDATION_FAILED', 'body']);
  });

  test.each([
    ['a field', 'name="templateId"\r\n\r\na\0b'],
    ['a file name', 'name="files[]"; filename="a\0b.png"\r\nContent-Type: image/png\r\n\r\nx'],
    ['a file name written by its octets', `name="files[]"; filename*=UTF-8''a%00b.png\r\n\r\nx`],
    ['the name of a field', 'name="template\0Id"\r\n\r\nx'],
  ])('in %s of a form is refused, and nothing is stored', async (_where, part) => {
    const payload = `--edge\r\nContent-Disposition: form-data; ${part}\r\n--edge--\r\n`;
    const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
    const response = await anna.send({ method: 'POST', url: '/api/v2/assets', headers, payload });
    expect(response.statusCode).toBe(400);
    expect(await anna.ok(endpoints.assets.listOwn, {})).toEqual([]);
  });

  test('that is only spoken of is a text like any other', async () => {
    const body = { html: '<p>\\u0000 and \\\\u0000 and %00</p>' };
    await anna.ok(endpoints.userTemplates.update, { params: { id }, body });
    const kept = await anna.ok(endpoints.userTemplates.read, { params: { id } });
    expect(kept.html).toContain(body.html);
  });

  test('is looked for in 10 MB of backslashes as in any other text', () => {
    const text = JSON.stringify({ html: '\\'.repeat(5 * 1024 * 1024) });
    refuseNulInJson(text);
    refuseNulInJson(JSON.stringify({ html: '\\u0000'.repeat(1024 * 1024) }));
    expect(() => refuseNulInJson(`${text.slice(0, -2)}\\u0000"}`)).toThrow();
  });

  test('has nothing to do with half a character, which is replaced wherever it stands', async () => {
    const body = { name: `Sale ${HALF}`, html: `<p>${HALF}</p>`, description: 'Whole \u{1f600}' };
    const updated = await anna.send({ method: 'PATCH', url: `/api/v2/usertemplate/${id}`, payload: body });
    expect([updated.statusCode, updated.json().name]).toEqual([200, 'Sale \ufffd']);
    const kept = await anna.ok(endpoints.userTemplates.read, { params: { id } });
    expect(kept).toMatchObject({ name: 'Sale \ufffd', description: 'Whole \u{1f600}' });
    expect(kept.html).toContain('<p>\ufffd</p>');
  });
});

describe('a body that goes 100,000 levels deep', () => {
  test('is read even with half a character at its bottom', () => {
    const depth = 100_000;
    const json = `${'['.repeat(depth)}"\\ud800"${']'.repeat(depth)}`;
    expect(() => wellFormed(JSON.parse(json), json)).not.toThrow();
  });
});
