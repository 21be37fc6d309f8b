import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints } from '@mailwright/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFolderStore } from '../../storage/folder-store.ts';
import { createAnsweringStore } from '../../storage/open-store.ts';
import { freshDatabase } from '../../testing/databases.ts';
import { readZip } from '../../testing/read-zip.ts';
import { createDraft } from '../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { machineBrowser, testBrowserPool } from '../../testing/test-browser.ts';
import type { TestClient } from '../../testing/test-client.ts';

const { html, pdf, image } = endpoints.exports;

const ELSEWHERE = 'http://127.0.0.1:1/gone.png';
const TIMER = 'http://localhost:3000/api/v2/internal/countdown?eventDateTime=2030-01-01T00:00:00Z&amp;timeZone=UTC';

let folder: string;
let server: TestApp;
let anna: TestClient;
let id: string;
let here: string;
let isDown = false;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mailwright-missing-'));
  const inner = createFolderStore(folder);
  const get: typeof inner.get = async (key) => {
    if (isDown) throw Object.assign(new Error('i/o error'), { code: 'EIO' });
    return inner.get(key);
  };
  server = await createTestApp(await freshDatabase('sqlite'), {
    store: createAnsweringStore({ ...inner, get }),
    ...(machineBrowser && { browser: testBrowserPool() }),
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  isDown = false;
  anna = await server.person('Anna');
  id = await createDraft(anna);
  const { r, g, b } = { r: Math.floor(Math.random() * 256), g: Math.floor(Math.random() * 256), b: 9 };
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: { r, g, b } } });
  const form = new FormData();
  form.append('files[]', new Blob([await picture.png().toBuffer()], { type: 'image/png' }), 'a.png');
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const uploaded = await anna.send({
    method: 'POST',
    url: '/api/v2/assets',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  here = uploaded.json()[0].url;
});

const show = (...addresses: readonly string[]) => {
  const source = `<!doctype html><html><body>${addresses.map((src) => `<img src="${src}">`).join('')}</body></html>`;
  return anna.ok(endpoints.userTemplates.update, { params: { id }, body: { html: source } });
};
const missing = (header: unknown) =>
  header === undefined ? undefined : JSON.parse(decodeURIComponent(String(header)));

test('an archive names the images that could not be had, and no countdown, which is none of them', async () => {
  await show(here, ELSEWHERE, ELSEWHERE, TIMER);
  const { headers, rawPayload } = await anna.call(html, { params: { id }, query: { images: 'zip' } });
  expect(missing(headers['x-missing-images'])).toEqual([ELSEWHERE]);
  expect([...(await readZip(rawPayload)).keys()].toSorted()).toEqual(['images/01.png', 'index.html']);
});

test('an archive that lacks nothing names nothing', async () => {
  await show(here);
  const { headers } = await anna.call(html, { params: { id }, query: { images: 'zip' } });
  expect(headers).not.toHaveProperty('x-missing-images');
});

test('where the storage fails there is no archive without its images, and the HTML, which needs none', async () => {
  await show(here);
  isDown = true;
  const zip = await anna.call(html, { params: { id }, query: { images: 'zip' } });
  expect([zip.statusCode, zip.json().code]).toEqual([503, 'STORAGE_UNAVAILABLE']);
  expect((await anna.call(html, { params: { id } })).statusCode).toBe(200);
  isDown = false;
  expect((await anna.call(html, { params: { id }, query: { images: 'zip' } })).statusCode).toBe(200);
});

test.skipIf(!machineBrowser)('the same holds for what a browser draws', { timeout: 60_000 }, async () => {
  await show(here, ELSEWHERE);
  for (const row of [pdf, image]) {
    const { headers, statusCode } = await anna.call(row, { params: { id } });
    expect([statusCode, missing(headers['x-missing-images'])]).toEqual([200, [ELSEWHERE]]);
  }
  const other = here;
  await show(`${other}?v=2`);
  isDown = true;
  const drawn = await anna.call(pdf, { params: { id } });
  expect([drawn.statusCode, drawn.json().code]).toEqual([503, 'STORAGE_UNAVAILABLE']);
});
