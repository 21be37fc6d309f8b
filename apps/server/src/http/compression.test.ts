import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../testing/databases.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';

const SCRIPT = `export const words = ${JSON.stringify('a word of many '.repeat(500))};`;
const LIST = '/api/v2/usertemplate?limit=100';
const EVERY = 'gzip, deflate, br, zstd';

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

describe('on the wire', () => {
  let root: string;
  let server: TestApp;
  let anna: TestClient;
  let origin: string;

  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'mailwright-compression-'));
    await mkdir(path.join(root, 'assets'));
    const files = { 'index.html': '<!doctype html>', 'embed.js': SCRIPT, 'assets/index-abc123.js': SCRIPT };
    for (const [name, content] of Object.entries(files)) {
      await writeFile(path.join(root, name), content);
      await writeFile(path.join(root, `${name}.br`), brotliCompressSync(content));
      await writeFile(path.join(root, `${name}.gz`), gzipSync(content));
    }
    await writeFile(path.join(root, 'assets/picture-abc123.png'), Buffer.alloc(5000));
    server = await createTestApp(await freshDatabase('sqlite'), { webRoot: root });
    anna = await server.person('Anna');
    for (let index = 0; index < 100; index += 1) {
      await anna.ok(endpoints.userTemplates.create, {
        params: { type: 'email' },
        body: { name: `Monthly letter ${index}` },
      });
    }
    origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await server.close();
    await rm(root, { recursive: true, force: true });
  });

  /** The bytes themselves: unlike `fetch`, nothing is asked for or unpacked on the way. */
  async function send(
    url: string,
    options: { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: object } = {},
  ): Promise<Answer> {
    const headers = { 'accept-encoding': EVERY, ...anna.headers, ...options.headers };
    const json = options.body && { 'content-type': 'application/json' };
    const call = request(`${origin}${url}`, { method: options.method ?? 'GET', headers: { ...headers, ...json } });
    call.end(options.body && JSON.stringify(options.body));
    const [response] = await once(call, 'response');
    return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
  }
  const accepting = (encoding: string) => ({ headers: { 'accept-encoding': encoding } });

  test('a list travels as brotli, as gzip or as it is, whatever the browser takes', async () => {
    const plain = await send(LIST, accepting('identity'));
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(plain.body.toString()).elements).toHaveLength(100);

    const brotli = await send(LIST);
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(brotli.body.length).toBeLessThan(plain.body.length / 5);

    const gzip = await send(LIST, accepting('gzip, br;q=0'));
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  });

  test('what is under 1 KB, and pictures, are left alone', async () => {
    const counts = await send('/api/v2/usertemplate/counts');
    expect(counts.headers['content-encoding']).toBeUndefined();
    expect(counts.headers['content-length']).toBe(String(counts.body.length));
    const picture = await send('/assets/picture-abc123.png');
    expect(picture.headers['content-encoding']).toBeUndefined();
    expect(picture.body).toHaveLength(5000);
    const icon = await send('/api/v2/assets/social/1/facebook-round-color-64.png');
    expect([icon.status, icon.headers['content-encoding']]).toEqual([200, undefined]);
  });

  test('the document of the calls, and its page, are compressed', async () => {
    for (const url of ['/api/openapi.json', '/api/docs/static/swagger-ui.css']) {
      const answer = await send(url);
      expect([url, answer.headers['content-encoding']]).toEqual([url, 'br']);
      expect(brotliDecompressSync(answer.body).length).toBeGreaterThan(answer.body.length * 3);
    }
  });

  test('a text that begins like something compressed is what it says it is', async () => {
    const { templateId } = await anna.ok(endpoints.userTemplates.create, {
      params: { type: 'email' },
      body: { name: 'Treasure' },
    });
    const textOf = async (words: string) => {
      const body = { html: `<p>${words} ${'marks the spot '.repeat(200)}</p>` };
      await anna.ok(endpoints.userTemplates.update, { params: { id: templateId }, body });
      return send(`/api/v2/usertemplate/export/${templateId}/text`);
    };
    const plain = await textOf('x');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toMatch(/^x marks/);
    const packed = await textOf('X');
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.body).toString()).toMatch(/^X marks/);
  });

  test('sessions and what opens them are never compressed, however long the answer is', async () => {
    const { sessionId, token } = await server.person('Maria', { lastName: 'Anna '.repeat(300) });
    const session = await send('/api/v2/auth/credentials', { method: 'POST', body: { sessionId, type: 'email' } });
    expect(JSON.parse(session.body.toString()).token).toBe(token);
    expect(session.body.length).toBeGreaterThan(1024);
    expect(session.headers['content-encoding']).toBeUndefined();
  });

  test('a file of the app travels as the build compressed it, with its type and a name of its own for browsers', async () => {
    for (const [url, cache] of [
      ['/assets/index-abc123.js', 'public, max-age=31536000, immutable'],
      ['/embed.js', 'no-cache'],
    ] as const) {
      const answer = await send(url);
      expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': cache });
      expect(answer.headers['content-type']).toContain('javascript');
      expect(answer.headers.vary).toMatch(/accept-encoding/i);
      expect(answer.headers['content-length']).toBe(String(answer.body.length));
      expect(brotliDecompressSync(answer.body).toString()).toBe(SCRIPT);
      expect(gunzipSync((await send(url, accepting('gzip'))).body).toString()).toBe(SCRIPT);
      expect((await send(url, accepting('identity'))).body.toString()).toBe(SCRIPT);
    }
    expect((await send('/embed.js')).headers['access-control-allow-origin']).toBe('*');
    const page = await send('/edit/abc');
    expect(page.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/html; charset=utf-8' });
    expect(brotliDecompressSync(page.body).toString()).toBe('<!doctype html>');
  });

  test('a file that did not change is not sent again, and each encoding counts for itself', async () => {
    const { etag = '' } = (await send('/embed.js')).headers;
    const again = await send('/embed.js', { headers: { 'if-none-match': etag } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const other = await send('/embed.js', { headers: { 'if-none-match': etag, 'accept-encoding': 'identity' } });
    expect([other.status, other.body.toString()]).toEqual([200, SCRIPT]);
  });

  test('HEAD says the same without a body, and a range is one of what travels', async () => {
    for (const url of ['/embed.js', LIST]) {
      const head = await send(url, { method: 'HEAD' });
      expect([head.status, head.headers['content-encoding'], head.body.length]).toEqual([200, 'br', 0]);
    }
    const whole = await send('/embed.js');
    const part = await send('/embed.js', { headers: { range: 'bytes=10-19' } });
    expect([part.status, part.headers['content-encoding']]).toEqual([206, 'br']);
    expect(part.body.equals(whole.body.subarray(10, 20))).toBe(true);
    const plain = await send('/embed.js', { headers: { range: 'bytes=0-5', 'accept-encoding': 'identity' } });
    expect([plain.status, plain.body.toString()]).toEqual([206, SCRIPT.slice(0, 6)]);
  });
});
