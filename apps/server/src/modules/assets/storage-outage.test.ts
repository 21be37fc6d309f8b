import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints } from '@mailwright/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BlobStore } from '../../storage/blob-store.ts';
import { createFolderStore } from '../../storage/folder-store.ts';
import { createAnsweringStore } from '../../storage/open-store.ts';
import { createS3Store } from '../../storage/s3-store.ts';
import { describeOnBoth, freshDatabase } from '../../testing/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const UNAVAILABLE = { status: 503, code: 'STORAGE_UNAVAILABLE' };
const picture = (color: string) =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: color } })
    .png()
    .toBuffer();

async function upload(server: TestApp, ...colors: readonly string[]) {
  const anna = await server.person('Anna');
  const form = new FormData();
  for (const color of colors) form.append('files[]', new Blob([await picture(color)]), `${color}.png`);
  const request = new Request('http://x', { method: 'POST', body: form });
  const answer = await anna.send({
    method: 'POST',
    url: '/api/v2/assets',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const listed = await anna.ok(endpoints.assets.listOwn, {});
  return { status: answer.statusCode, code: answer.json().code, answer, listed: listed.length };
}

describe('a bucket that fails', () => {
  let failing: Server;
  let mode: 'hang' | 'fail' = 'fail';

  beforeAll(async () => {
    failing = createServer((request, response) => {
      request.resume();
      if (mode === 'fail') response.writeHead(500).end('<Error><Code>InternalError</Code></Error>');
    });
    await new Promise<void>((resolve) => failing.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    failing.closeAllConnections();
    failing.close();
  });

  const bucket = (port: number): BlobStore =>
    createS3Store({
      kind: 's3',
      bucket: 'mails',
      prefix: '',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-central-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });

  test('is told with 503 whether it says so, says nothing or is not there, and nothing is listed', async () => {
    const { port } = failing.address() as AddressInfo;
    for (const [how, store] of [
      ['fail', createAnsweringStore(bucket(port))],
      ['hang', createAnsweringStore(bucket(port), 300)],
      ['fail', createAnsweringStore(bucket(1))],
    ] as const) {
      mode = how;
      const server = await createTestApp(await freshDatabase('sqlite'), { store });
      expect(await upload(server, 'red')).toMatchObject({ ...UNAVAILABLE, listed: 0 });
      expect((await server.app.inject('/readyz')).json().error).toBe('The storage is not responding.');
      await server.close();
    }
  });
});

describe('a folder that fails', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'mailwright-outage-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('in the middle of an upload leaves none of its images in the library', async () => {
    const inner = createFolderStore(path.join(folder, 'half'));
    let puts = 0;
    const put: BlobStore['put'] = async (...blob) => {
      puts += 1;
      if (puts === 2) throw Object.assign(new Error('i/o error'), { code: 'EIO' });
      await inner.put(...blob);
    };
    const server = await createTestApp(await freshDatabase('sqlite'), {
      store: createAnsweringStore({ ...inner, put }),
    });
    expect(await upload(server, 'red', 'blue')).toMatchObject({ ...UNAVAILABLE, listed: 0 });
    expect(await upload(server, 'red', 'blue')).toMatchObject({ status: 201, listed: 2 });
    await server.close();
  });

  test('for want of space is told so, and leaves none of its images in the library', async () => {
    const inner = createFolderStore(path.join(folder, 'full'));
    let isFull = true;
    const put: BlobStore['put'] = async (...blob) => {
      if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      await inner.put(...blob);
    };
    const server = await createTestApp(await freshDatabase('sqlite'), {
      store: createAnsweringStore({ ...inner, put }),
    });
    const full = await upload(server, 'red');
    expect(full).toMatchObject({ status: 503, code: 'STORAGE_FULL', listed: 0 });
    expect(full.answer.json().error).toMatch(/^The server is out of storage space\./);
    isFull = false;
    expect(await upload(server, 'red')).toMatchObject({ status: 201, listed: 1 });
    await server.close();
  });

  test('that is gone is told with 503, and its images are there again when it is back', async () => {
    const place = path.join(folder, 'assets');
    const store = createAnsweringStore(createFolderStore(place));
    const server = await createTestApp(await freshDatabase('sqlite'), { store });
    const { answer } = await upload(server, 'green');
    const url = new URL(answer.json()[0].url, 'http://x').pathname;
    const file = async () => {
      const response = await server.app.inject(url);
      return { status: response.statusCode, code: response.statusCode === 200 ? null : response.json().code };
    };
    expect((await file()).status).toBe(200);
    await rename(place, `${place}-away`);
    expect(await file()).toEqual(UNAVAILABLE);
    await writeFile(place, 'no folder');
    expect(await upload(server, 'red')).toMatchObject({ ...UNAVAILABLE, listed: 0 });
    await rm(place);
    await rename(`${place}-away`, place);
    expect((await file()).status).toBe(200);
    await server.close();
  });
});

describeOnBoth('a folder of the library', (open) => {
  test('that is removed while its images are stored leaves them in the library', async () => {
    const place = await mkdtemp(path.join(tmpdir(), 'mailwright-folder-'));
    const inner = createFolderStore(place);
    let removeFolder = async () => {};
    const put: BlobStore['put'] = async (...blob) => {
      await inner.put(...blob);
      await removeFolder();
    };
    const server = await createTestApp(await open(), { store: { ...inner, put } });
    const anna = await server.person('Anna');
    const { id } = await anna.ok(endpoints.assets.createFolder, { body: { name: 'Autumn' } });
    removeFolder = async () => void (await anna.call(endpoints.assets.removeFolder, { params: { id } }));
    const form = new FormData();
    form.set('folder', id);
    form.append('files[]', new Blob([new Uint8Array(await picture('red'))]), 'leaf.png');
    const request = new Request('http://x', { method: 'POST', body: form });
    const answer = await anna.send({
      method: 'POST',
      url: '/api/v2/assets',
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect([answer.statusCode, answer.json()[0]?.folder]).toEqual([201, null]);
    await server.close();
    await rm(place, { recursive: true, force: true });
  });
});
