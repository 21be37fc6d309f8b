import { endpoints, fillPath } from '@mailwright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publicVersions } from '../../db/migrations/045-public-versions.ts';
import { newId } from '../../db/new-id.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { mailOf, section, textBlock } from '../../testing/modules.ts';
import { createDraft } from '../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { keyHash, newSessionKeys, tokenOf } from '../auth/session-keys.ts';
import { createSessionRepository } from '../auth/session-repository.ts';
import { createCategoryRepository } from '../categories/repository.ts';
import { createCustomFieldRepository } from '../contacts/repository.ts';

const users = endpoints.userTemplates;
const rows = endpoints.pages;

describeOnBoth('public pages', (open) => {
  let server: TestApp;
  let anna: TestClient;
  let ben: TestClient;
  let id: string;

  beforeAll(async () => {
    server = await createTestApp(await open());
    const fields = createCustomFieldRepository(server.database);
    await fields.add([{ name: 'firstName', label: 'First name', sample: 'Maria <M>' }]);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    id = await createDraft(anna);
    await anna.ok(users.update, { params: { id }, body: { html: '<p>Hello {{ firstName }}</p>' } });
  });

  const show = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
  const pageOf = (row: { readonly path: string }) => fillPath(row.path, { id });

  /** Returns the cookie that a new window of this person sends. */
  async function cookie(who: TestClient): Promise<string> {
    const { sessionId, pageSession } = newSessionKeys();
    const times = {
      createdAt: server.clock.now,
      usedAt: server.clock.now,
      device: '',
      address: '',
      origin: 'here' as const,
    };
    const hashes = {
      idHash: keyHash(sessionId),
      tokenHash: keyHash(tokenOf(sessionId)),
      pageHash: keyHash(pageSession),
    };
    await createSessionRepository(server.database).add({ ...hashes, ...times, userId: who.id });
    return `theme=dark; pageSession=${pageSession}`;
  }

  test('show a published mail to everybody, with sample values, and run nothing', async () => {
    expect((await show(pageOf(rows.show))).statusCode).toBe(404);
    await anna.ok(users.status, { params: { id, status: 'published' } });
    const page = await show(pageOf(rows.show));
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<p>Hello Maria &lt;M&gt;</p>');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'; img-src /);
    expect(page.headers['content-security-policy']).not.toContain('script');
    expect(page.headers['x-content-type-options']).toBe('nosniff');
    expect(page.headers['x-frame-options']).toBeUndefined();
    expect(page.headers['referrer-policy']).toBe('no-referrer');
  });

  test('show a published template of the system to whoever has the address, also where lists hide it', async () => {
    const plain = { name: 'Hidden', group: 'system', type: 'email', position: 1, now: 1 } as const;
    const hidden = newId();
    await createCategoryRepository(server.database).add({ ...plain, id: hidden, hidden: true });
    const admin = await server.person('Ada', { role: 'admin' });
    const { systemTemplates } = endpoints;
    const body = { name: 'Spring', categories: [{ id: hidden }] };
    const { templateId } = await admin.ok(systemTemplates.create, { params: { type: 'email' }, body });
    const shown = () => show(fillPath(rows.show.path, { id: templateId }));
    expect((await anna.refused(systemTemplates.read, { params: { id: templateId } })).code).toBe('TEMPLATE_NOT_FOUND');
    expect((await shown()).statusCode).toBe(200);
  });

  test('show a large mail to as many as come at once', async () => {
    const html = `<p>${'Many words '.repeat(60_000)}</p>`;
    await anna.ok(users.update, { params: { id }, body: { html } });
    await anna.ok(users.status, { params: { id, status: 'published' } });
    const shown = await Promise.all(Array.from({ length: 20 }, () => show(pageOf(rows.show))));
    expect(shown.map(({ statusCode }) => statusCode)).toEqual(shown.map(() => 200));
    expect(new Set(shown.map(({ body }) => body)).size).toBe(1);
    expect(shown[0]?.body).toContain(html);
  });

  test('ask in words for patience where too many are looked at', async () => {
    const publish = async (html: string) => {
      const one = await createDraft(anna);
      await anna.ok(users.update, { params: { id: one }, body: { html } });
      await anna.ok(users.status, { params: { id: one, status: 'published' } });
      return fillPath(rows.show.path, { id: one });
    };
    const long = await publish(`<p>${'Many words '.repeat(300_000)}</p>`);
    const others: string[] = [];
    // More than may wait for the thread that large mails are drawn in.
    for (let count = 0; count < 18; count += 1) others.push(await publish(`<p>${'Many words '.repeat(30_000)}</p>`));
    const pages = await Promise.all([long, ...others].map((url) => show(url)));
    const put = pages.filter(({ statusCode }) => statusCode === 503);
    expect(put.length).toBeGreaterThan(0);
    expect(pages.filter(({ statusCode }) => statusCode === 200)).toHaveLength(pages.length - put.length);
    for (const { headers, body } of put) {
      expect(body).toContain('Please load this page again');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('private, no-store');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  test('show every part of a mail once, whomever it is for, with samples for the records of lists', async () => {
    const content = [{ type: 'paragraph', content: [{ type: 'mergeField', attrs: { name: 'orderLines.name' } }] }];
    const line = { ...textBlock('', 'line'), repeat: { list: 'orderLines' }, props: { content } };
    const tests = [{ field: 'firstName', operator: 'is', value: 'Nobody' }];
    const offer = { ...textBlock('Upgrade now', 'offer'), condition: { match: 'all', tests } };
    const thanks = { ...textBlock('Thank you', 'thanks'), condition: { otherwise: true } };
    const components = mailOf([section([line, offer, thanks])]);
    await anna.ok(users.update, { params: { id }, body: { components } });
    await anna.ok(users.status, { params: { id, status: 'published' } });
    const { body } = await show(pageOf(rows.show));
    for (const words of ['House blend, 1 kg', 'Upgrade now', 'Thank you']) expect(body.split(words)).toHaveLength(2);
  });

  test('show anything else to owner and collaborators alone, by the cookie of their window', async () => {
    expect((await show(pageOf(rows.show), { cookie: await cookie(ben) })).statusCode).toBe(404);
    const own = await show(pageOf(rows.show), { cookie: await cookie(anna) });
    expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'private, no-store']);
    await anna.ok(endpoints.sharing.share, { params: { id }, body: { collaborators: [ben.id] } });
    expect((await show(pageOf(rows.sharingShow), { cookie: await cookie(ben) })).statusCode).toBe(200);
    expect((await show(pageOf(rows.sharingShow))).statusCode).toBe(404);
    expect((await show(pageOf(rows.sharingShow), { cookie: 'pageSession=guess' })).statusCode).toBe(404);
  });

  test('open by a signed link for five minutes, and only what it was signed for', async () => {
    const { url, expiresAt } = await anna.ok(rows.viewLink, { params: { id } });
    expect(url).toMatch(new RegExp(`^http://localhost:3000/show/${id}\\?view=`));
    expect(expiresAt).toBe(new Date(server.clock.now + 300_000).toISOString());
    const path = url.replace('http://localhost:3000', '');
    expect((await show(path)).statusCode).toBe(200);
    const { templateId: other } = await anna.ok(users.create, { params: { type: 'email' }, body: { name: 'Other' } });
    expect((await show(path.replace(id, other))).statusCode).toBe(404);
    expect((await show(`${path.slice(0, -3)}abc`)).statusCode).toBe(404);
    expect((await show(`/show/${id}?view=nonsense`)).statusCode).toBe(404);
    server.clock.now += 300_000;
    expect((await show(path)).statusCode).toBe(404);
    expect((await ben.refused(rows.viewLink, { params: { id } })).code).toBe('TEMPLATE_NOT_FOUND');
  });

  test('do not open by a link of somebody who lost access', async () => {
    await anna.ok(endpoints.sharing.share, { params: { id }, body: { collaborators: [ben.id] } });
    const { url } = await ben.ok(rows.viewLink, { params: { id } });
    await anna.ok(endpoints.sharing.share, { params: { id }, body: { collaborators: [] } });
    expect((await show(url.replace('http://localhost:3000', ''))).statusCode).toBe(404);
  });

  describe('of versions', () => {
    const versionPage = (versionDate: string) =>
      `${pageOf(rows.version)}?versionDate=${encodeURIComponent(versionDate)}`;
    /** Number of used network addresses: each call comes from its own, so that tests do not share rate limits. */
    let addresses = 0;
    const look = (url: string, remoteAddress = `10.9.0.${++addresses}`) => server.app.inject({ url, remoteAddress });
    const status = async (wanted: 'published' | 'draft') => {
      server.clock.now += 1000;
      await anna.ok(users.status, { params: { id, status: wanted } });
    };
    const save = async (words: string) => {
      server.clock.now += 1000;
      await anna.ok(users.update, { params: { id }, body: { html: `<p>${words}</p>` } });
    };
    const seen = async () => {
      const found: Record<string, number> = {};
      for (const { versionDate } of await anna.ok(users.versions, { params: { id } })) {
        const read = await anna.ok(users.version, { params: { id, versionDate } });
        const words = /Hello|First|Second|Third|Fourth/.exec(read.html)?.[0] ?? 'Empty';
        found[words] = (await look(versionPage(versionDate))).statusCode;
      }
      return found;
    };

    test('show everybody those that were published, as long as the mail is', async () => {
      await save('First');
      expect(await seen()).toEqual({ Hello: 404, First: 404 });
      await status('published');
      expect(await seen()).toEqual({ Hello: 404, First: 200 });
      await save('Second');
      expect(await seen()).toEqual({ Hello: 404, First: 200, Second: 200 });
      await status('draft');
      expect(await seen()).toEqual({ Hello: 404, First: 404, Second: 404 });
      await save('Third');
      await save('Fourth');
      await status('published');
      expect(await seen()).toEqual({ Hello: 404, First: 200, Second: 200, Third: 404, Fourth: 200 });
    });

    test('count what a mail was made with as published where it was', async () => {
      const { templateId } = await anna.ok(users.create, {
        params: { type: 'email' },
        body: { name: 'Copy', tags: '', description: '', id },
      });
      id = templateId;
      await status('published');
      await status('draft');
      await save('Second');
      await status('published');
      expect(await seen()).toEqual({ Hello: 200, Second: 200 });
    });

    test('of an older database show only what is there of a published mail', async () => {
      const { kysely } = server.database;
      await save('First');
      await status('published');
      await save('Second');
      await sql`alter table versions drop column public_at`.execute(kysely);
      await sql`alter table templates drop column public_at`.execute(kysely);
      await publicVersions(server.database);
      expect(await seen()).toEqual({ Hello: 404, First: 404, Second: 200 });
      await status('draft');
      await save('Third');
      await status('published');
      expect(await seen()).toEqual({ Hello: 404, First: 404, Second: 200, Third: 200 });
    });

    test('show the others by a link or the cookie of a window', async () => {
      await save('First');
      const versionDate = (await anna.ok(users.versions, { params: { id } })).at(-1)?.versionDate ?? '';
      await status('published');
      const { url } = await anna.ok(rows.viewLink, { params: { id }, query: { versionDate } });
      const path = url.replace('http://localhost:3000', '');
      expect(path).toMatch(new RegExp(`^/api/v2/usertemplate/public/${id}/version\\?versionDate=`));
      const linked = await look(path);
      expect([linked.statusCode, linked.headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(linked.body).toContain('Hello Maria');
      expect((await show(versionPage(versionDate), { cookie: await cookie(anna) })).body).toContain('Hello Maria');
      expect((await show(versionPage(versionDate), { cookie: await cookie(ben) })).statusCode).toBe(404);
      expect((await look(versionPage('2020-01-01T00:00:00.000Z'))).statusCode).toBe(404);
    });

    test('are shown 60 times a minute to one address', async () => {
      await save('First');
      await status('published');
      const versionDate = (await anna.ok(users.versions, { params: { id } }))[0]?.versionDate ?? '';
      const statuses = new Map<number, number>();
      for (let call = 0; call < 62; call += 1) {
        // Guesses count as well.
        const url = versionPage(call % 2 === 0 ? versionDate : '2020-01-01T00:00:00.000Z');
        const { statusCode } = await look(url, '10.8.0.1');
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      }
      expect(Object.fromEntries(statuses)).toEqual({ 200: 30, 404: 30, 429: 2 });
      const refused = await look(versionPage(versionDate), '10.8.0.1');
      expect(refused.body).toContain('Please load this page again');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await look(versionPage(versionDate), '10.8.0.2')).statusCode).toBe(200);
    });
  });

  test('end the links of a session with it: by signing out, in time, and when its person is deactivated', async () => {
    const linkIn = async (who: TestClient) => {
      const { url } = await who.ok(rows.viewLink, { params: { id } });
      return url.replace('http://localhost:3000', '');
    };
    const status = async (url: string) => (await show(url)).statusCode;
    const [first, second] = [await server.signIn(anna.id), await server.signIn(anna.id)];
    const [link, other] = [await linkIn(first), await linkIn(second)];
    expect(link).not.toContain(first.sessionId);
    expect([await status(link), await status(other)]).toEqual([200, 200]);
    await first.ok(endpoints.auth.logout, {});
    expect([await status(link), await status(other)]).toEqual([404, 200]);
    const { kysely } = server.database;
    await kysely.updateTable('users').set({ deactivated_at: 1 }).where('id', '=', anna.id).execute();
    expect(await status(other)).toBe(404);
    await kysely.updateTable('users').set({ deactivated_at: null }).where('id', '=', anna.id).execute();
    expect(await status(other)).toBe(200);
    await kysely.updateTable('sessions').set({ used_at: 1 }).where('user_id', '=', anna.id).execute();
    expect(await status(other)).toBe(404);
  });

  test('say in words that there is nothing', async () => {
    const page = await show('/show/nothing');
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('Email not found');
    expect(page.headers['content-security-policy']).toContain('sandbox');
  });
});
