import { endpoints } from '@mailwright/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const rows = endpoints.assets;

describe('images', () => {
  let server: TestApp;
  let anna: TestClient;
  let picture: Buffer;

  beforeAll(async () => {
    server = await createTestApp(await freshDatabase('sqlite'));
    const create = { width: 30, height: 20, channels: 3, background: '#2f5bd7' } as const;
    picture = await sharp({ create }).png().toBuffer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    anna = await server.person('Anna');
  });

  async function upload(who: TestClient, files: readonly (readonly [string, Uint8Array])[], fields: object = {}) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    for (const [name, content] of files) form.append('files[]', new Blob([new Uint8Array(content)]), name);
    const request = new Request('http://x', { method: 'POST', body: form });
    return who.send({
      method: 'POST',
      url: '/api/v2/assets',
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  }

  test('are added to the library and served to everybody, for good, without running', async () => {
    const answer = await upload(anna, [['logo.png', picture]]);
    expect(answer.statusCode).toBe(201);
    const [asset] = answer.json();
    expect(asset).toMatchObject({ originalName: 'logo.png', width: 30, height: 20, contentType: 'image/png' });
    expect(asset.url).toBe(`/api/v2/assets/user/${anna.id}/asset/${asset.savedName}`);
    expect(await anna.ok(rows.listOwn, {})).toEqual([asset]);
    const file = await server.app.inject({ url: asset.url });
    expect(file.rawPayload.equals(picture)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(file.headers['content-security-policy']).toContain('sandbox');
  });

  test('belong to a template where one is named, which has to be the own one', async () => {
    const create = { params: { type: 'email' }, body: { name: 'Spring' } } as const;
    const { templateId } = await anna.ok(endpoints.userTemplates.create, create);
    expect((await upload(anna, [['logo.png', picture]], { templateId })).statusCode).toBe(201);
    expect(await anna.ok(rows.listOfTemplate, { params: { id: templateId } })).toHaveLength(1);
    const ben = await server.person('Ben');
    expect((await upload(ben, [['logo.png', picture]], { templateId })).json().code).toBe('TEMPLATE_NOT_FOUND');
    expect(await ben.ok(rows.listOwn, {})).toEqual([]);
  });

  test('are refused as a whole when one of them is text called .png', async () => {
    const answer = await upload(anna, [
      ['logo.png', picture],
      ['notes.png', Buffer.from('I am no picture')],
    ]);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'UNREADABLE_IMAGE', details: [{ path: 'notes.png' }] });
    expect(await anna.ok(rows.listOwn, {})).toEqual([]);
  });

  test('are refused with more than 40 megapixels, over 10 MB, and over 20 at once', async () => {
    const create = { width: 10_000, height: 6000, channels: 3, background: '#fff' } as const;
    const huge = await sharp({ create }).png().toBuffer();
    expect((await upload(anna, [['huge.png', huge]])).json()).toMatchObject({
      code: 'UNREADABLE_IMAGE',
      error: 'The image has more than 40 megapixels.',
    });
    const heavy = await upload(anna, [['heavy.png', Buffer.alloc(10 * 1024 * 1024 + 1)]]);
    expect([heavy.statusCode, heavy.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const many = Array.from({ length: 21 }, (_, index) => [`${index}.png`, picture] as const);
    expect((await upload(anna, many)).statusCode).toBe(413);
    expect((await upload(anna, [])).statusCode).toBe(400);
  });

  test('have to come as a form', async () => {
    const answer = await anna.send({ method: 'POST', url: '/api/v2/assets', payload: { files: [] } });
    expect(answer.statusCode).toBe(415);
  });

  test('leave the library on request, and stay where a template shows them', async () => {
    const [shown] = (await upload(anna, [['shown.png', picture]])).json();
    const create = { params: { type: 'email' }, body: { name: 'Spring' } } as const;
    const { templateId } = await anna.ok(endpoints.userTemplates.create, create);
    const body = { html: `<p><img src="${shown.url}" alt=""></p>` };
    await anna.ok(endpoints.userTemplates.update, { params: { id: templateId }, body });
    expect((await anna.call(rows.remove, { params: { assetName: shown.savedName } })).statusCode).toBe(204);
    expect(await anna.ok(rows.listOwn, {})).toEqual([]);
    expect((await server.app.inject({ url: shown.url })).statusCode).toBe(200);
    const refusal = await anna.refused(rows.remove, { params: { assetName: shown.savedName } });
    expect(refusal.code).toBe('ASSET_NOT_FOUND');
    expect((await server.app.inject({ url: shown.url.replace(anna.id, 'nobody') })).statusCode).toBe(404);
  });
});
