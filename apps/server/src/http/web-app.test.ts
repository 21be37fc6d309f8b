import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../testing/databases.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

describe('the web app', () => {
  let root: string;
  let server: TestApp;

  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'mailwright-web-'));
    await mkdir(path.join(root, 'assets'));
    await writeFile(path.join(root, 'index.html'), '<!doctype html><title>Mailwright</title>');
    await writeFile(path.join(root, 'assets/index-abc123.js'), 'export {};');
    await writeFile(path.join(root, 'assets/index-abc123.js.br'), 'packed');
    await writeFile(path.join(root, 'embed.js'), 'export {};');
    await writeFile(path.join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    server = await createTestApp(await freshDatabase('sqlite'), { webRoot: root });
  });
  afterAll(async () => {
    await server.close();
    await rm(root, { recursive: true, force: true });
  });

  const get = (url: string) => server.app.inject({ url });

  test('answers every address it routes itself with its start page, under a policy', async () => {
    for (const url of ['/', '/edit/abc?embed=true', '/login', '/not-found', '/anything/else']) {
      const page = await get(url);
      expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.body).toContain('<title>Mailwright</title>');
      expect(page.headers['content-security-policy']).toContain("script-src 'self'");
      expect(page.headers['cache-control']).toBe('no-cache');
    }
  });

  test('has its named files kept by browsers for good, and others asked for again', async () => {
    expect((await get('/assets/index-abc123.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
    const kept = { method: 'HEAD', url: '/assets/index-abc123.js' } as const;
    expect((await server.app.inject(kept)).headers['cache-control']).toContain('immutable');
  });

  test('lets pages that are nobody’s origin have its icon, which browsers ask for beside them', async () => {
    const icon = await get('/favicon.ico');
    expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(icon.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect((await get('/favicon.svg')).headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  test('sends a part as the build compressed it', async () => {
    const packed = { url: '/assets/index-abc123.js', headers: { 'accept-encoding': 'gzip, br' } };
    const { headers, body } = await server.app.inject(packed);
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringMatching(/accept-encoding/i) });
    expect(headers['content-type']).toContain('javascript');
    expect(headers['cache-control']).toContain('immutable');
    expect(body).toBe('packed');
  });

  test('sends its parts without what speaks of pages, and still bounded', async () => {
    const { headers } = await get('/assets/index-abc123.js');
    expect(headers['content-security-policy']).toBe("default-src 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    const length = Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + `${value}`.length + 4, 0);
    expect(length).toBeLessThan(600);
  });

  test('lets pages of other origins import the embedding script, and nothing else', async () => {
    const script = await get('/embed.js');
    expect(script.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-cache',
    });
    expect(script.headers['content-type']).toContain('javascript');
    const other = await get('/assets/index-abc123.js');
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
    expect(other.headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  test('has no start page for files that are gone and calls that do not exist', async () => {
    const gone = await get('/assets/index-gone.js');
    expect([gone.statusCode, gone.headers['cache-control'], gone.json().code]).toEqual([
      404,
      'no-store',
      'ROUTE_NOT_FOUND',
    ]);
    expect((await get('/api/v2/nothing')).json().code).toBe('ROUTE_NOT_FOUND');
    expect((await get('/metrics')).json().code).toBe('ROUTE_NOT_FOUND');
    expect((await get('/../../etc/passwd')).body).not.toContain('root:');
    for (const outside of ['%2e%2e%2findex.html', '..%5cindex.html', 'a%00b.js', '.']) {
      const { statusCode, body } = await get(`/assets/${outside}`);
      expect([400, 404], outside).toContain(statusCode);
      expect(body, outside).not.toContain('<title>');
    }
  });
});
