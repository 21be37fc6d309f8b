import { endpoints } from '@mailwright/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/databases.ts';
import { createDraft } from '../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const rows = endpoints.assets;

describeOnBoth('images', (open) => {
  let server: TestApp;
  let anna: TestClient;
  let picture: Buffer;

  beforeAll(async () => {
    server = await createTestApp(await open());
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

  test('that are sent again keep the name, folder and age they have, and move where they are sent to', async () => {
    const [first] = (await upload(anna, [['logo.png', picture]])).json();
    const folder = await anna.ok(rows.createFolder, { body: { name: 'Brand' } });
    const other = await anna.ok(rows.createFolder, { body: { name: 'Other' } });
    const params = { assetName: first.savedName };
    const named = await anna.ok(rows.update, {
      params,
      body: { originalName: 'Our logo', folder: folder.id, alt: { en: 'Acme' } },
    });
    server.clock.now += 60_000;
    const [again] = (await upload(anna, [['copy of logo.png', picture]])).json();
    expect(again).toEqual(named);
    expect(await anna.ok(rows.listOwn, { query: { query: 'our logo' } })).toEqual([named]);
    const [moved] = (await upload(anna, [['logo.png', picture]], { folder: other.id })).json();
    expect(moved).toEqual({ ...named, folder: other.id });
    await anna.ok(rows.remove, { params });
    const [back] = (await upload(anna, [['logo.png', picture]])).json();
    expect(back).toMatchObject({ originalName: 'logo.png', folder: null });
    expect(back.createdAt > named.createdAt).toBe(true);
  });

  test('belong to a template where one is named, which has to be the own one', async () => {
    const templateId = await createDraft(anna);
    expect((await upload(anna, [['logo.png', picture]], { templateId })).statusCode).toBe(201);
    expect(await anna.ok(rows.listOfTemplate, { params: { id: templateId } })).toHaveLength(1);
    const ben = await server.person('Ben');
    expect((await upload(ben, [['logo.png', picture]], { templateId })).json().code).toBe('TEMPLATE_NOT_FOUND');
    expect(await ben.ok(rows.listOwn, {})).toEqual([]);
  });

  test('arrive beside files that are none, which are named with the reason', async () => {
    const answer = await upload(anna, [
      ['logo.png', picture],
      ['notes ä.png', Buffer.from('I am no picture')],
    ]);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject([{ originalName: 'logo.png' }]);
    expect(JSON.parse(decodeURIComponent(String(answer.headers['x-refused-files'])))).toEqual([
      { path: 'notes ä.png', message: 'The file is not a supported image.' },
    ]);
    expect(await anna.ok(rows.listOwn, {})).toHaveLength(1);
  });

  test('arrive beside one that is too large, unless all of them together are', async () => {
    const heavy = ['heavy.png', Buffer.alloc(10 * 1024 * 1024 + 1)] as const;
    const answer = await upload(anna, [heavy, ['logo.png', picture]]);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject([{ originalName: 'logo.png' }]);
    expect(JSON.parse(decodeURIComponent(String(answer.headers['x-refused-files'])))).toEqual([
      { path: 'heavy.png', message: 'Images can be up to 10 MB.' },
    ]);
    const all = await upload(anna, [heavy, heavy, heavy, heavy, heavy, ['logo.png', picture]]);
    expect([all.statusCode, all.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  test('are refused when none of them is one, each with its name', async () => {
    const answer = await upload(anna, [
      ['a.png', Buffer.from('I am no picture')],
      ['../../b.png', Buffer.from('Nor am I')],
    ]);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'UNREADABLE_IMAGE', details: [{ path: 'a.png' }, { path: 'b.png' }] });
    expect(await anna.ok(rows.listOwn, {})).toEqual([]);
  });

  test('lie in folders, which have names of their own and leave their images behind', async () => {
    const ben = await server.person('Ben');
    const folder = await anna.ok(rows.createFolder, { body: { name: ' Summer ' } });
    expect(folder).toEqual({ id: folder.id, name: 'Summer', count: 0 });
    expect((await anna.refused(rows.createFolder, { body: { name: 'SUMMER' } })).code).toBe('FOLDER_EXISTS');
    expect((await anna.refused(rows.createFolder, { body: { name: '  ' } })).code).toBe('VALIDATION_FAILED');
    expect((await ben.ok(rows.createFolder, { body: { name: 'Summer' } })).count).toBe(0);
    const [inside] = (await upload(anna, [['logo.png', picture]], { folder: folder.id })).json();
    expect(inside.folder).toBe(folder.id);
    expect((await upload(ben, [['logo.png', picture]], { folder: folder.id })).json().code).toBe('FOLDER_NOT_FOUND');
    expect(await anna.ok(rows.listFolders, {})).toMatchObject([{ name: 'Summer', count: 1 }]);
    expect(await anna.ok(rows.listOwn, { query: { folder: folder.id } })).toHaveLength(1);
    expect(await anna.ok(rows.listOwn, { query: { folder: 'none' } })).toEqual([]);
    const winter = await anna.ok(rows.createFolder, { body: { name: 'Winter' } });
    const winterId = { params: { id: winter.id } };
    expect((await anna.refused(rows.renameFolder, { ...winterId, body: { name: 'summer' } })).code).toBe(
      'FOLDER_EXISTS',
    );
    expect(await anna.ok(rows.renameFolder, { ...winterId, body: { name: 'WINTER' } })).toMatchObject({
      name: 'WINTER',
    });
    expect((await ben.refused(rows.renameFolder, { ...winterId, body: { name: 'Mine' } })).code).toBe(
      'FOLDER_NOT_FOUND',
    );
    expect((await ben.refused(rows.removeFolder, { params: { id: folder.id } })).code).toBe('FOLDER_NOT_FOUND');
    expect((await anna.call(rows.removeFolder, { params: { id: folder.id } })).statusCode).toBe(204);
    expect(await anna.ok(rows.listOwn, {})).toMatchObject([{ savedName: inside.savedName, folder: null }]);
  });

  test('are renamed, moved and described by their owner alone', async () => {
    const ben = await server.person('Ben');
    const [logo] = (await upload(anna, [['logo.png', picture]])).json();
    const folder = await anna.ok(rows.createFolder, { body: { name: 'Summer' } });
    const params = { assetName: logo.savedName };
    const change = { originalName: 'Brand.png', folder: folder.id, alt: { en: 'Our logo', de: 'Unser Logo' } };
    expect(await anna.ok(rows.update, { params, body: change })).toEqual({ ...logo, ...change });
    expect(await anna.ok(rows.update, { params, body: { folder: null } })).toEqual({
      ...logo,
      ...change,
      folder: null,
    });
    expect((await anna.refused(rows.update, { params, body: { originalName: ' ' } })).code).toBe('VALIDATION_FAILED');
    expect((await anna.refused(rows.update, { params, body: { alt: { 'no language!': 'x' } } })).code).toBe(
      'VALIDATION_FAILED',
    );
    expect((await anna.refused(rows.update, { params, body: { folder: 'unknown' } })).code).toBe('FOLDER_NOT_FOUND');
    expect((await ben.refused(rows.update, { params, body: change })).code).toBe('ASSET_NOT_FOUND');
    expect((await ben.refused(rows.usage, { params })).code).toBe('ASSET_NOT_FOUND');
  });

  test('are copied to a template and taken out of it, by who may edit it', async () => {
    const ben = await server.person('Ben');
    const [logo] = (await upload(anna, [['logo.png', picture]])).json();
    const id = await createDraft(anna);
    const copy = { params: { id, imageName: logo.savedName } };
    expect(await anna.ok(rows.copyToTemplate, copy)).toEqual(logo);
    expect((await anna.refused(rows.copyToTemplate, copy)).code).toBe('ASSET_IN_TEMPLATE');
    expect((await ben.refused(rows.copyToTemplate, copy)).code).toBe('TEMPLATE_NOT_FOUND');
    expect((await anna.refused(rows.copyToTemplate, { params: { id, imageName: 'none.png' } })).code).toBe(
      'ASSET_NOT_FOUND',
    );
    expect(await anna.ok(rows.listOfTemplate, { params: { id } })).toHaveLength(1);
    const remove = (url: string) => anna.call(rows.removeFromTemplate, { params: { id }, body: { url } });
    expect((await ben.refused(rows.removeFromTemplate, { params: { id }, body: { url: logo.url } })).code).toBe(
      'TEMPLATE_NOT_FOUND',
    );
    expect((await remove('http://elsewhere.example/logo.png')).statusCode).toBe(404);
    expect((await remove('http://[')).statusCode).toBe(404);
    expect((await remove(`https://mail.example${logo.url}`)).statusCode).toBe(204);
    expect((await remove(logo.url)).statusCode).toBe(404);
    expect(await anna.ok(rows.listOfTemplate, { params: { id } })).toEqual([]);
    expect(await anna.ok(rows.listOwn, {})).toHaveLength(1);
  });

  test('are refused with more than 40 megapixels, over 10 MB, and over 20 at once', async () => {
    const create = { width: 10_000, height: 6000, channels: 3, background: '#fff' } as const;
    const huge = await sharp({ create }).png().toBuffer();
    expect((await upload(anna, [['huge.png', huge]])).json()).toMatchObject({
      code: 'IMAGE_TOO_MANY_PIXELS',
      error: 'The image has more than 40 megapixels.',
    });
    const heavy = await upload(anna, [['heavy.png', Buffer.alloc(10 * 1024 * 1024 + 1)]]);
    expect([heavy.statusCode, heavy.json().code]).toEqual([413, 'IMAGE_TOO_LARGE']);
    const many = Array.from({ length: 21 }, (_, index) => [`${index}.png`, picture] as const);
    const refusal = await upload(anna, many);
    expect(refusal.statusCode).toBe(400);
    expect(refusal.json().details).toEqual([{ path: 'files[]', message: 'Send 20 files at a time at most.' }]);
    expect((await upload(anna, [])).statusCode).toBe(400);
  });

  test('have to come as a form', async () => {
    const answer = await anna.send({ method: 'POST', url: '/api/v2/assets', payload: { files: [] } });
    expect(answer.statusCode).toBe(415);
  });

  test('leave the library on request, and stay where a template shows them', async () => {
    const [shown] = (await upload(anna, [['shown.png', picture]])).json();
    const templateId = await createDraft(anna);
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
