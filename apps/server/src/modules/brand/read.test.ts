import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { blockRegistry } from '@mailwright/blocks';
import { endpoints } from '@mailwright/contract';
import { fromSeed } from '@mailwright/document';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createGuardedFetch } from '../../fetch/guarded-fetch.ts';
import { LIBRARY } from '../../seed/content/library.ts';
import { freshDatabase } from '../../testing/databases.ts';
import { createDraft } from '../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const { brand, userTemplates } = endpoints;

const PAGE = `<!doctype html><html><head><title>Bakery Blum | Bread</title>
<link rel="stylesheet" href="/site.css"><link rel="stylesheet" href="data:text/css,a{color:red}">
<style>:root { --brand: #b3261e } body { font-family: "Fancy Font", Georgia, serif; color: #2b1d14; background: #fffaf3 }</style>
</head><body><img src="/img/logo.svg" alt="Blum"><a href="https://www.instagram.com/blum">Instagram</a>
<a href="https://www.facebook.com/sharer/sharer.php?u=x">Share</a><address>Hauptstraße 1, Wien</address></body></html>`;

const FILES: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '/': ['text/html; charset=utf-8', PAGE],
  '/site.css': ['text/css', 'h1{font-family:Verdana}.btn{background:var(--brand);color:#fff}'],
  '/picture': ['image/png', 'not a page'],
  '/huge': ['text/html', `<p>${'x'.repeat(4 * 1024 * 1024)}</p>`],
  '/deep': ['text/html', '<div>'.repeat(100_000)],
  '/colors': [
    'text/html',
    `<style>${Array.from({ length: 10_000 }, (_, at) => `.c${at}{color:#${(at * 1571).toString(16).padStart(6, '0')}}`).join('')}</style>`,
  ],
  '/data': [
    'text/html',
    `<style>body{background:url(data:image/png;base64,${'A'.repeat(500_000)})}</style><p>Hello</p>`,
  ],
};

describe('a brand is read', () => {
  let server: TestApp;
  let site: Server;
  let address: string;
  let anna: TestClient;

  beforeAll(async () => {
    site = createServer((request, response) => {
      const [type, body] = FILES[request.url ?? ''] ?? ['text/plain', 'nothing'];
      response.writeHead(type === 'text/plain' ? 404 : 200, { 'content-type': type }).end(body);
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    const fetch = createGuardedFetch({ isAllowed: (ip) => ip === '127.0.0.1' });
    server = await createTestApp(await freshDatabase('sqlite'), { fetch });
  });
  afterAll(async () => {
    await server.close();
    site.close();
  });
  beforeEach(async () => {
    anna = await server.person('Anna');
  });

  const read = (url: string) => anna.ok(brand.propose, { body: { url } });
  const refused = (url: string) => anna.refused(brand.propose, { body: { url } });

  test('out of a web page and its style sheets', async () => {
    const found = await read(address);
    const roles = Object.fromEntries(found.colors.flatMap(({ role, light }) => (role ? [[role, light]] : [])));
    expect(roles).toEqual({ accent: '#b3261e', text: '#2b1d14', background: '#fffaf3' });
    expect(found.fonts).toEqual({ heading: 'Verdana, Geneva, sans-serif', body: 'Georgia, serif' });
    expect(found.logo).toEqual({ src: `${address}/img/logo.svg`, alt: 'Bakery Blum' });
    expect(found.social).toEqual([{ network: 'instagram', url: 'https://www.instagram.com/blum' }]);
    expect(found.footer).toEqual({ company: 'Bakery Blum', address: 'Hauptstraße 1, Wien', reason: '' });
  });

  test('out of a template that one may read', async () => {
    const newsletter = LIBRARY[0]?.mails[0];
    if (!newsletter) throw new Error('There is no newsletter');
    const id = await createDraft(anna);
    const nodes = [fromSeed(newsletter.wrapper, blockRegistry)];
    const components = { formatVersion: 1, settings: newsletter.settings, nodes };
    await anna.ok(userTemplates.update, { params: { id }, body: { components } });
    const found = await anna.ok(brand.propose, { body: { templateId: id } });
    expect(found.colors.map(({ role }) => role).slice(0, 3)).toEqual(['accent', 'text', 'background']);
    expect(found.colors.some(({ dark }) => dark !== null)).toBe(true);
    expect(found.button).not.toBeNull();
    expect(found.footer.company).not.toBe('');
    const ben = await server.person('Ben');
    expect(await ben.refused(brand.propose, { body: { templateId: id } })).toMatchObject({
      code: 'TEMPLATE_NOT_FOUND',
    });
  });

  test('out of foreign HTML in a template', async () => {
    const id = await createDraft(anna);
    await anna.ok(userTemplates.update, { params: { id }, body: { html: PAGE } });
    const found = await anna.ok(brand.propose, { body: { templateId: id } });
    expect(found.colors.find(({ role }) => role === 'accent')?.light).toBe('#b3261e');
  });

  test('and an address that leads nowhere is told apart from one that may not be asked', async () => {
    expect(await refused(`${address}/nothing`)).toMatchObject({ status: 422, code: 'PAGE_UNREADABLE' });
    expect(await refused(`${address}/picture`)).toMatchObject({ code: 'PAGE_UNREADABLE' });
    for (const private_ of [
      'http://169.254.169.254/latest',
      'http://10.0.0.1',
      'file:///etc/passwd',
      'http://[::1]/',
    ]) {
      expect(await refused(private_)).toMatchObject({ status: 422, code: 'PAGE_NOT_PUBLIC' });
    }
  });

  test('and a hostile page ends in a sentence or in what little it says', async () => {
    expect(await refused(`${address}/huge`)).toMatchObject({ status: 422, code: 'IMPORT_TOO_COMPLEX' });
    expect(await refused(`${address}/deep`)).toMatchObject({ status: 422, code: 'IMPORT_TOO_COMPLEX' });
    expect((await read(`${address}/colors`)).colors.length).toBeLessThanOrEqual(10);
    expect((await read(`${address}/data`)).colors).toEqual([]);
  });
});
