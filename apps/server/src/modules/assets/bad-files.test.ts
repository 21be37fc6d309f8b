import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { crc32 } from 'node:zlib';
import { endpoints } from '@mailwright/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEither } from '../../testing/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const rows = endpoints.assets;
const NOISE = { type: 'gaussian', mean: 128, sigma: 60 } as const;

function noisy(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#fff', noise: NOISE } });
}

/** Returns a chunk of a PNG. */
function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const framed = Buffer.alloc(data.length + 12);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), data.length + 8);
  return framed;
}

/** Returns a PNG with a size in its header and without pixels. */
function headOfPng(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', size),
    chunk('IDAT', Buffer.alloc(64)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

async function animation(frames: number, side: number): Promise<Buffer> {
  const raw = { width: side, height: side * frames, channels: 3, pageHeight: side } as const;
  const pixels = Buffer.alloc(side * side * 3 * frames);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = Math.floor(at / (side * side * 3)) % 251;
  return sharp(pixels, { raw, limitInputPixels: false }).webp({ effort: 0, lossless: true }).toBuffer();
}

describeOnEither('a bad file', (open) => {
  let server: TestApp;
  let anna: TestClient;
  let good: Buffer;

  beforeAll(async () => {
    server = await createTestApp(await open());
    good = await noisy(60, 40).png().toBuffer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    anna = await server.person('Anna');
  });

  async function upload(...files: readonly (readonly [string, Uint8Array | string])[]) {
    const form = new FormData();
    for (const [name, content] of files) form.append('files[]', new Blob([new Uint8Array(Buffer.from(content))]), name);
    const request = new Request('http://x', { method: 'POST', body: form });
    return anna.send({
      method: 'POST',
      url: '/api/v2/assets',
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  }

  async function refusal(name: string, content: Uint8Array | string) {
    const answer = await upload([name, content]);
    expect(await anna.ok(rows.listOwn, {})).toEqual([]);
    return `${answer.statusCode} ${answer.json().code}: ${answer.json().error}`;
  }

  test('that is a text named .png is no image', async () => {
    expect(await refusal('letter.png', 'Dear all')).toBe('422 UNREADABLE_IMAGE: The file is not a supported image.');
  });

  test('of 300 megapixels is refused by its header alone', async () => {
    const before = process.memoryUsage.rss();
    expect(await refusal('huge.png', headOfPng(20_000, 15_000))).toBe(
      '422 IMAGE_TOO_MANY_PIXELS: The image has more than 40 megapixels.',
    );
    expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 1024 * 1024);
  });

  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('that is half a %s is damaged', async (format) => {
    const file = await noisy(200, 150).toFormat(format).toBuffer();
    expect(await refusal(`half.${format}`, file.subarray(0, file.length * 0.6))).toMatch(
      /^422 (IMAGE_DAMAGED: The image is damaged or incomplete\.|UNREADABLE_IMAGE: The file is not a supported image\.)$/,
    );
  });

  test.each(['jpeg', 'png', 'gif'] as const)(
    'that is another one behind a %s is stored without that',
    async (format) => {
      const picture = await noisy(30, 20).toFormat(format).toBuffer();
      const answer = await upload([
        `both.${format}`,
        Buffer.concat([picture, Buffer.from('<script>alert(1)</script>PK')]),
      ]);
      expect(answer.statusCode).toBe(201);
      const [{ url }] = answer.json();
      const stored = await server.app.inject({ url });
      expect(stored.rawPayload.toString('latin1')).not.toContain('<script>');
      expect(await sharp(stored.rawPayload).metadata()).toMatchObject({ format, width: 30, height: 20 });
    },
  );

  test('of 50 MB is refused while it comes', async () => {
    const answer = await upload(['heavy.png', Buffer.alloc(50 * 1024 * 1024)]);
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect(await anna.ok(rows.listOwn, {})).toEqual([]);
  });

  test('that is an SVG with script and addresses is drawn without them, and never as large as a house', async () => {
    const svg = (size: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>` +
      '<script>alert(1)</script><image xlink:href="file:///etc/passwd" width="9" height="9"/>' +
      '<image href="http://127.0.0.1:1/x.png" width="9" height="9"/><rect width="4" height="4" fill="#f00"/></svg>';
    const answer = await upload(['drawing.svg', svg('width="20" height="10"')]);
    expect(answer.json()).toMatchObject([{ contentType: 'image/png', width: 40, height: 20 }]);
    await anna.call(rows.remove, { params: { assetName: answer.json()[0].savedName } });
    const tooMany = '422 IMAGE_TOO_MANY_PIXELS: The image has more than 40 megapixels.';
    expect(await refusal('house.svg', svg('width="1000000000" height="1000000000"'))).toBe(tooMany);
    expect(await refusal('view.svg', svg('viewBox="0 0 1e9 1e9"'))).toBe(tooMany);
    const bomb = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';
    expect(await refusal('bomb.svg', `${bomb}<svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text>`)).toMatch(
      /^422 /,
    );
  });

  test('with a path for a name is stored under its last part, by its content', async () => {
    const [asset] = (await upload(['../../../etc/cron.d/x.png', good])).json();
    expect(asset.originalName).toBe('x.png');
    expect(asset.savedName).toMatch(/^[\w-]{32}\.png$/);
  });

  test('among twenty keeps none of the good ones from arriving', async () => {
    const files = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const content =
          at % 7 === 3
            ? Buffer.from(`bad ${at}`)
            : await noisy(20 + at, 20)
                .png()
                .toBuffer();
        return [`${at}.png`, content] as const;
      }),
    );
    const answer = await upload(...files);
    expect(answer.json()).toHaveLength(17);
    const refused = JSON.parse(decodeURIComponent(String(answer.headers['x-refused-files'])));
    expect(refused.map(({ path }: { path: string }) => path)).toEqual(['3.png', '10.png', '17.png']);
    expect(await anna.ok(rows.listOwn, {})).toHaveLength(17);
  });

  async function sent(parts: string, type = 'multipart/form-data; boundary=b') {
    const request = { method: 'POST', url: '/api/v2/assets', headers: { 'content-type': type } } as const;
    const answer = await anna.send({ ...request, payload: Buffer.from(parts, 'latin1') });
    return { status: answer.statusCode, body: answer.json() };
  }

  test('without a name gets one, and a form that breaks off or has no boundary is refused', async () => {
    const head =
      '--b\r\nContent-Disposition: form-data; name="files[]"\r\nContent-Type: application/octet-stream\r\n\r\n';
    const nameless = await sent(`${head}${good.toString('latin1')}\r\n--b--\r\n`);
    expect(nameless).toMatchObject({ status: 201, body: [{ originalName: 'file' }] });
    const unread = { status: 400, body: { code: 'MALFORMED_JSON', error: 'The request could not be read.' } };
    expect(await sent(`${head}abc`)).toMatchObject(unread);
    expect(await sent('abc', 'multipart/form-data')).toMatchObject(unread);
  });

  test('with a long name among others with long names is named so short that the answer can be read', async () => {
    const bad = Array.from({ length: 19 }, (_, at) => [`${at}${'ä'.repeat(4000)}.txt`, 'no'] as const);
    const answer = await upload(['good.png', good], ...bad);
    const header = String(answer.headers['x-refused-files']);
    expect(header.length).toBeLessThanOrEqual(6000);
    const refused = JSON.parse(decodeURIComponent(header));
    expect(refused).toHaveLength(19);
    expect(refused[3]).toEqual({ path: `3${'ä'.repeat(19)}…`, message: 'The file is not a supported image.' });
  });

  test('that moves in thousands of frames is refused', async () => {
    expect(await refusal('film.webp', await animation(2000, 8))).toBe(
      '422 ANIMATION_TOO_LARGE: The animation is too large: its frames can have up to 80 megapixels together.',
    );
    expect((await upload(['short.webp', await animation(20, 8)])).json()).toMatchObject([{ contentType: 'image/gif' }]);
  });

  test('whose connection is lost in the middle leaves nothing, and the server goes on', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const heads = [
      'POST /api/v2/assets HTTP/1.1',
      'Host: x',
      ...Object.entries(anna.headers).map(([name, value]) => `${name}: ${value}`),
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 500000',
    ];
    const part =
      '--b\r\nContent-Disposition: form-data; name="files[]"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
    const socket = connect(port, '127.0.0.1');
    socket.write(`${heads.join('\r\n')}\r\n\r\n${part}`);
    socket.write(good);
    await once(server.app.server, 'request');
    socket.destroy();
    await once(socket, 'close');
    expect(await anna.ok(rows.listOwn, {})).toEqual([]);
    expect((await upload(['a.png', good])).statusCode).toBe(201);
  });

  test('that is a HEIC says what to do', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)]);
    expect(await refusal('phone.heic', heic)).toMatch(/^422 (IMAGE_HEIC|UNREADABLE_IMAGE)/);
  });
});
