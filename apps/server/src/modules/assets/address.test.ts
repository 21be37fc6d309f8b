import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoints, LIMITS } from '@mailwright/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createGuardedFetch } from '../../fetch/guarded-fetch.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { createDraft } from '../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const rows = endpoints.assets;

describeOnBoth('a picture of the web', (open) => {
  let web: Server;
  let origin: string;
  let picture: Buffer;
  let server: TestApp;
  let anna: TestClient;

  const pages: Record<string, RequestListener> = {
    '/red%20shoes.png': (_, response) => response.end(picture),
    '/page.html': (_, response) => response.setHeader('content-type', 'image/png').end('<p>No picture</p>'),
    '/broken.png': (_, response) => response.end(picture.subarray(0, picture.length / 2)),
    '/endless.png': (_, response) => {
      const part = Buffer.alloc(1024 * 1024);
      const more = () => response.write(part, () => response.destroyed || more());
      more();
    },
    '/away.png': (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
    '/cut.png': (_, response) => {
      response.writeHead(200, { 'content-length': '5000' }).write(picture);
      response.destroy();
    },
  };

  beforeAll(async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff', noise } })
      .png()
      .toBuffer();
    web = createServer((request, response) => {
      const page = pages[request.url ?? ''];
      if (page) page(request, response);
      else response.writeHead(404).end();
    }).listen(0, '127.0.0.1');
    await once(web, 'listening');
    origin = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
    const fetch = createGuardedFetch({ isAllowed: (address) => address === '127.0.0.1' });
    server = await createTestApp(await open(), { fetch });
  });
  afterAll(async () => {
    await server.close();
    web.closeAllConnections();
    web.close();
  });
  beforeEach(async () => {
    anna = await server.person('Anna');
  });

  test('is copied to the library, the folder and the template, by the name it has there', async () => {
    const templateId = await createDraft(anna);
    const folder = await anna.ok(rows.createFolder, { body: { name: 'Shoes' } });
    const body = { url: ` ${origin}/red%20shoes.png`, templateId, folder: folder.id };
    const asset = await anna.ok(rows.fromAddress, { body });
    expect(asset).toMatchObject({ originalName: 'red shoes.png', width: 60, height: 40, folder: folder.id });
    expect((await server.app.inject({ url: asset.url })).rawPayload.equals(picture)).toBe(true);
    expect(await anna.ok(rows.listOwn, {})).toEqual([asset]);
    expect(await anna.ok(rows.listOfTemplate, { params: { id: templateId } })).toHaveLength(1);
  });

  test('may be one of this server, of anybody', async () => {
    const asset = await anna.ok(rows.fromAddress, { body: { url: `${origin}/red%20shoes.png` } });
    const ben = await server.person('Ben');
    for (const url of [asset.url, `http://localhost:3000${asset.url}`]) {
      expect(await ben.ok(rows.fromAddress, { body: { url } })).toMatchObject({ savedName: asset.savedName });
    }
    expect(await ben.ok(rows.listOwn, {})).toHaveLength(1);
    const gone = { url: asset.url.replace(anna.id, 'nobody') };
    expect((await anna.refused(rows.fromAddress, { body: gone })).code).toBe('ASSET_NOT_FOUND');
  });

  test.each([
    ['/none.png', 'ADDRESS_WITHOUT_IMAGE'],
    ['/page.html', 'UNREADABLE_IMAGE'],
    ['/broken.png', 'IMAGE_DAMAGED'],
    ['/endless.png', 'IMAGE_TOO_LARGE'],
    ['/away.png', 'ADDRESS_NOT_PUBLIC'],
    ['/cut.png', 'UPSTREAM_FAILED'],
  ])('is refused at %s by %s, and nothing is stored', async (path, code) => {
    expect((await anna.refused(rows.fromAddress, { body: { url: origin + path } })).code).toBe(code);
    expect(await anna.ok(rows.listOwn, {})).toEqual([]);
  });

  test.each(['file:///etc/passwd', 'http://[::1]/x.png', 'http://10.0.0.1/x.png', 'no address', '/healthz'])(
    'is not looked for at %s',
    async (url) => {
      expect((await anna.refused(rows.fromAddress, { body: { url } })).code).toBe('ADDRESS_NOT_PUBLIC');
    },
  );

  test('needs an address, and a template and folder of the own ones', async () => {
    const empty = await anna.refused(rows.fromAddress, { body: { url: ' ' } });
    expect(empty).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ message: 'Image URL should not be empty.' }],
    });
    const ben = await server.person('Ben');
    const url = `${origin}/red%20shoes.png`;
    const templateId = await createDraft(ben);
    expect((await anna.refused(rows.fromAddress, { body: { url, templateId } })).code).toBe('TEMPLATE_NOT_FOUND');
    expect((await anna.refused(rows.fromAddress, { body: { url, folder: 'none' } })).code).toBe('FOLDER_NOT_FOUND');
    expect(await anna.ok(rows.listOwn, {})).toEqual([]);
    expect(LIMITS.upload.megabytes * 1024 * 1024).toBe(LIMITS.upload.fileBytes);
  });
});
