import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoints } from '@mailwright/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createGuardedFetch } from '../../fetch/guarded-fetch.ts';
import { freshDatabase } from '../../testing/databases.ts';
import { readZip } from '../../testing/read-zip.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { machineBrowser, testBrowserPool } from '../../testing/test-browser.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createCustomFieldRepository } from '../contacts/repository.ts';

const { html, text, pdf, image } = endpoints.exports;
const { create, update, read } = endpoints.userTemplates;

const red = () =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();

describe('an export', () => {
  const asked: string[] = [];
  let pictures: Server;
  let base: string;
  let server: TestApp;
  let anna: TestClient;
  let id: string;

  beforeAll(async () => {
    const picture = await red();
    pictures = createServer(({ url }, response) => {
      asked.push(url ?? '');
      if (!url?.startsWith('/red')) return void response.writeHead(404).end();
      response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    });
    await new Promise<void>((listening) => {
      pictures.listen(0, '127.0.0.1', listening);
    });
    base = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;
    const fetch = createGuardedFetch({ isAllowed: () => true });
    server = await createTestApp(await freshDatabase('sqlite'), {
      fetch,
      ...(machineBrowser && { browser: testBrowserPool() }),
    });
    await createCustomFieldRepository(server.database).add([
      { name: 'firstName', label: 'First name', sample: 'Maria' },
    ]);
  });
  afterAll(async () => {
    await server.close();
    pictures.close();
  });
  beforeEach(async () => {
    asked.length = 0;
    anna = await server.person('Anna');
    ({ templateId: id } = await anna.ok(create, { params: { type: 'email' }, body: { name: 'Über uns' } }));
    const source = `<!doctype html><html><head><title>x</title></head><body style="margin:0">
<table background='${base}/red?a=1&amp;b=2'><tr><td><img src="${base}/red.png" style="display:block">
<img src="${base}/gone.png" style="display:block" width="1" height="1"></td></tr></table>
<div style="background:url('${base}/red.png')">Hello {{ firstName }}</div></body></html>`;
    await anna.ok(update, { params: { id }, body: { html: source } });
  });

  /** Uploads a picture and returns its path. */
  async function upload(): Promise<string> {
    const form = new FormData();
    form.append('files[]', new Blob([await red()], { type: 'image/png' }), 'red.png');
    const request = new Request('http://localhost/', { method: 'POST', body: form });
    const answer = await anna.send({
      method: 'POST',
      url: '/api/v2/assets',
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    const [asset] = answer.json() as { url: string }[];
    return asset?.url ?? '';
  }

  test('as HTML is the saved mail byte for byte, as a download', async () => {
    const response = await anna.call(html, { params: { id } });
    expect(response.body).toBe((await anna.ok(read, { params: { id } })).html);
    expect(response.headers['content-disposition']).toBe("attachment; filename*=UTF-8''%C3%9Cber%20uns.html");
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['content-security-policy']).toContain('sandbox');
  });

  test('is written for the sending system that is asked for, or else for that of the person', async () => {
    const link = { href: '{{ unsubscribe }}', target: '_self', title: '' };
    const words = { type: 'mergeField', attrs: { name: 'firstName', fallback: 'friend' } };
    const blocks = [
      { type: 'text', props: { content: [{ type: 'paragraph', content: [words] }] } },
      { type: 'link', props: { label: 'Unsubscribe', link, underline: true } },
    ].map((block, index) => ({ id: `b${index}`, style: {}, ...block }));
    const column = { id: 'c', type: 'column', props: { gap: 16 }, style: {}, children: blocks };
    const columns = { columns: [100], stack: true, reverse: false, verticalAlign: 'top' };
    const section = { id: 's', type: 'section', props: columns, style: {}, children: [column] };
    const nodes = [{ id: 'w', type: 'page-wrapper', props: {}, style: {}, children: [section] }];
    await anna.ok(update, { params: { id }, body: { components: { formatVersion: 1, settings: {}, nodes } } });
    const htmlOf = async (profile?: 'klaviyo' | 'mailjet' | 'custom') =>
      (await anna.call(html, { params: { id }, query: profile ? { profile } : {} })).body;
    const saved = (await anna.ok(read, { params: { id } })).html;
    expect(await htmlOf()).toBe(saved);
    expect(await htmlOf('klaviyo')).toContain('{{ first_name|default:"friend" }}');
    expect(await htmlOf('klaviyo')).toContain('href="{% unsubscribe_link %}"');
    await anna.ok(endpoints.userSettings.save, { body: { userId: anna.id, sendingProfile: 'mailjet' } });
    expect(await htmlOf()).toContain('{{data:firstname:"friend"}}');
    expect(await htmlOf('custom')).toBe(saved);
    const plain = await anna.call(text, { params: { id }, query: { profile: 'mailchimp' } });
    expect(plain.body).toContain('*|IF:FNAME|**|FNAME|**|ELSE:|*friend*|END:IF|*');
    const ready = await anna.ok(endpoints.exports.mail, { params: { id }, query: { profile: 'klaviyo' } });
    expect(ready).toMatchObject({ subject: 'Über uns', html: await htmlOf('klaviyo') });
    expect(ready.text).toContain('{{ first_name|default:"friend" }}');
    expect(ready.headers).toEqual({ 'List-Unsubscribe': '<{% unsubscribe_link %}>' });
    expect(ready.unsaid).toEqual([]);
    const told = (await anna.ok(endpoints.exports.mail, { params: { id }, query: { profile: 'custom' } })).unsaid;
    expect(told).toMatchObject([{ check: 'sendingFallback', severity: 'warning' }]);
    const written = await anna.ok(read, { params: { id }, query: { profile: 'klaviyo' } });
    expect([written.html, written.components]).toEqual([
      ready.html,
      (await anna.ok(read, { params: { id } })).components,
    ]);
    expect((await anna.ok(read, { params: { id } })).html).toBe(saved);
    const wrong = await anna.refused(read, { params: { id }, query: { profile: 'mailchump' as 'mailchimp' } });
    expect(wrong).toMatchObject({ status: 400, details: [{ path: 'profile' }] });
    const zip = await readZip((await anna.call(html, { params: { id }, query: { images: 'zip' } })).rawPayload);
    expect(zip.get('index.html')?.toString()).toContain('[[UNSUB_LINK_EN]]');
    const unknown = await anna.call(html, { params: { id }, query: { profile: 'mailchump' as 'mailchimp' } });
    expect(unknown.statusCode).toBe(400);
    expect(unknown.body).toContain('profile');
  });

  test('shows a section to those whom its condition names, and the one after it to all others', async () => {
    const section = (key: string, words: string, condition: object) => {
      const content = [{ type: 'paragraph', content: [{ type: 'text', text: words }] }];
      const block = { id: `t${key}`, type: 'text', style: {}, props: { content } };
      const column = { id: `c${key}`, type: 'column', props: { gap: 16 }, style: {}, children: [block] };
      const props = { columns: [100], stack: true, reverse: false, verticalAlign: 'top' };
      return { id: `s${key}`, type: 'section', props, style: {}, condition, children: [column] };
    };
    const children = [
      section('1', 'For Zoe', { match: 'all', tests: [{ field: 'firstName', operator: 'is', value: 'Zoe' }] }),
      section('2', 'For you', { otherwise: true }),
    ];
    const nodes = [{ id: 'w', type: 'page-wrapper', props: {}, style: {}, children }];
    await anna.ok(update, { params: { id }, body: { components: { formatVersion: 1, settings: {}, nodes } } });
    const liquid = await anna.call(html, { params: { id }, query: { profile: 'liquid' } });
    expect(liquid.body).toMatch(
      /\{% if firstName == "Zoe" %\}[\s\S]*For Zoe[\s\S]*\{% else %\}[\s\S]*For you[\s\S]*\{% endif %\}/,
    );
    const plain = await anna.call(text, { params: { id }, query: { profile: 'liquid' } });
    expect(plain.body).toBe('{% if firstName == "Zoe" %}For Zoe{% else %}For you{% endif %}\n');
    const both = await anna.call(html, { params: { id } });
    expect(both.body).toMatch(/For Zoe[\s\S]*For you/);
    expect(both.body).not.toContain('{%');
  });

  test('as plain text is the text of the mail', async () => {
    const response = await anna.call(text, { params: { id } });
    expect(response.body).toContain('Hello {{ firstName }}');
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  test('as an archive holds each image once and names it in the mail', async () => {
    const response = await anna.call(html, { params: { id }, query: { images: 'zip' } });
    expect(response.headers['content-type']).toBe('application/zip');
    const files = await readZip(response.rawPayload);
    expect([...files.keys()].toSorted()).toEqual(['images/01.png', 'images/02.png', 'index.html']);
    expect(files.get('images/02.png')).toEqual(await red());
    const page = files.get('index.html')?.toString() ?? '';
    expect(page).toContain("background='images/01.png'");
    expect(page).toContain('src="images/02.png"');
    expect(page).toContain("url('images/02.png')");
    expect(page).toContain(`src="${base}/gone.png"`);
    expect(asked.toSorted()).toEqual(['/gone.png', '/red.png', '/red?a=1&b=2']);
  });

  describe('with pictures that this server keeps', () => {
    let path: string;
    let absolute: string;

    beforeEach(async () => {
      path = await upload();
      absolute = `http://localhost:3000${path}`;
      expect(path).toMatch(/^\/api\/v2\/assets\/user\//);
      const source = `<!doctype html><html><body background="${path}"><img src="${path}"><p>Hello</p></body></html>`;
      await anna.ok(update, { params: { id }, body: { html: source } });
    });

    test('as HTML names them by their whole address', async () => {
      const { body } = await anna.call(html, { params: { id } });
      expect(body).toContain(`<body background="${absolute}"><img src="${absolute}">`);
      expect(body).not.toContain(`"${path}"`);
    });

    test('as an archive holds them, and names no path of this server', async () => {
      const response = await anna.call(html, { params: { id }, query: { images: 'zip' } });
      const files = await readZip(response.rawPayload);
      expect([...files.keys()].toSorted()).toEqual(['images/01.png', 'index.html']);
      const page = files.get('index.html')?.toString() ?? '';
      expect(page).toContain('<img src="images/01.png">');
      expect(page).not.toContain('/api/v2/');
    });

    test('as an archive leaves countdowns and live products where they are: as files they would stand still', async () => {
      const [timer, live] = [
        'http://localhost:3000/api/v2/internal/countdown?eventDateTime=2030-01-01T00:00:00Z&amp;timeZone=UTC',
        'http://localhost:3000/api/v2/internal/product/token/picture.png',
      ];
      const source = `<!doctype html><html><body><img src="${timer}"><img src="${live}"><img src="${path}"></body></html>`;
      await anna.ok(update, { params: { id }, body: { html: source } });
      const response = await anna.call(html, { params: { id }, query: { images: 'zip' } });
      const files = await readZip(response.rawPayload);
      expect([...files.keys()].toSorted()).toEqual(['images/01.png', 'index.html']);
      expect(files.get('index.html')?.toString()).toContain(
        `<img src="${timer}"><img src="${live}"><img src="images/01.png">`,
      );
    });

    test('as a test mail and as a page shows them from anywhere', async () => {
      const credentials = { sessionId: anna.sessionId, type: 'email' } as const;
      const { email } = await anna.ok(endpoints.auth.credentials, { body: credentials });
      const body = { from: email, to: ['someone@acme.example'] };
      await anna.ok(endpoints.testMails.send, { params: { id }, body });
      expect(server.mails.at(-1)?.html).toContain(`<img src="${absolute}">`);
      await anna.ok(endpoints.userTemplates.status, { params: { id, status: 'published' } });
      const page = await server.app.inject({ url: `/show/${id}` });
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain(`<img src="${absolute}">`);
    });
  });

  test('is made of what one may read, and of nothing else', async () => {
    const ben = await server.person('Ben');
    for (const row of [html, text, pdf, image]) {
      expect((await ben.refused(row, { params: { id } })).code).toBe('TEMPLATE_NOT_FOUND');
    }
    await anna.ok(endpoints.sharing.share, { params: { id }, body: { collaborators: [ben.id] } });
    expect((await ben.call(html, { params: { id } })).statusCode).toBe(200);
  });

  test('has a width of 320 to 1920 and is a png or a jpeg', async () => {
    for (const width of [319, 1921]) {
      expect((await anna.refused(image, { params: { id }, query: { width } })).code).toBe('VALIDATION_FAILED');
    }
    expect((await anna.refused(image, { params: { id }, query: { format: 'gif' as 'png' } })).status).toBe(400);
  });

  describe.skipIf(!machineBrowser)('with a browser', { timeout: 60_000 }, () => {
    test('as a picture is 600 wide and a png unless something else is wanted', async () => {
      const response = await anna.call(image, { params: { id } });
      expect(response.headers['content-type']).toBe('image/png');
      expect(response.headers['content-disposition']).toContain('desktop%20600.png');
      const { width, format } = await sharp(response.rawPayload).metadata();
      expect([width, format]).toEqual([600, 'png']);
      const mobile = await anna.call(image, { params: { id }, query: { width: 320, format: 'jpeg' } });
      const facts = await sharp(mobile.rawPayload).metadata();
      expect([facts.width, facts.format]).toEqual([320, 'jpeg']);
      expect(mobile.headers['content-disposition']).toContain('mobile%20320.jpg');
    });

    test('as a picture shows images that came through the guard', async () => {
      const response = await anna.call(image, { params: { id }, query: { width: 400 } });
      const corner = await sharp(response.rawPayload)
        .extract({ left: 5, top: 5, width: 1, height: 1 })
        .raw()
        .toBuffer();
      expect([...corner.subarray(0, 3)]).toEqual([255, 0, 0]);
    });

    test('as a PDF is a file of that name', async () => {
      const response = await anna.call(pdf, { params: { id } });
      expect(response.headers['content-type']).toBe('application/pdf');
      expect(response.headers['content-disposition']).toContain('.pdf');
      expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    });

    test('shows pictures that this server keeps', async () => {
      const source = `<body style="margin:0"><img src="http://localhost:3000${await upload()}" style="display:block"><img src="http://localhost:3000/api/v2/usertemplate/${id}">`;
      await anna.ok(update, { params: { id }, body: { html: source } });
      const response = await anna.call(image, { params: { id }, query: { width: 400 } });
      const corner = await sharp(response.rawPayload)
        .extract({ left: 5, top: 5, width: 1, height: 1 })
        .raw()
        .toBuffer();
      expect([...corner.subarray(0, 3)]).toEqual([255, 0, 0]);
    });
  });

  test('as a picture says what to install where there is no browser', async () => {
    const bare = await createTestApp(await freshDatabase('sqlite'));
    const person = await bare.person('Anna');
    const { templateId } = await person.ok(create, { params: { type: 'email' }, body: { name: 'Spring' } });
    for (const row of [pdf, image]) {
      const refused = await person.refused(row, { params: { id: templateId } });
      expect([refused.status, refused.code]).toEqual([503, 'NOT_CONFIGURED']);
      expect(refused.error).toContain('npx playwright install chromium');
    }
    expect((await person.call(html, { params: { id: templateId } })).statusCode).toBe(200);
    await bare.close();
  });
});
