import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints, type TemplateElement } from '@mailwright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBodyComposer } from '../modules/templates/update/compose-body.ts';
import { createFolderStore } from '../storage/folder-store.ts';
import { describeOnEither } from '../testing/databases.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { machineBrowser, testBrowserPool } from '../testing/test-browser.ts';
import { createTestClient, type TestClient } from '../testing/test-client.ts';
import { runSeed } from './run-seed.ts';
import { DEMO_ACCOUNTS } from './steps/demo-accounts.ts';

const users = endpoints.userTemplates;
const systems = endpoints.systemTemplates;
const WORDS = 'Changed by me, for good!';

describeOnEither('a person with what the first start brings', (open) => {
  let server: TestApp;
  let folder: string;
  let anna: TestClient;
  let admin: TestClient;

  beforeAll(async () => {
    const database = await open();
    folder = await mkdtemp(path.join(tmpdir(), 'mailwright-journey-'));
    const store = createFolderStore(folder);
    const browser = machineBrowser ? { browser: testBrowserPool() } : {};
    server = await createTestApp(database, { store, ...browser });
    const compose = createBodyComposer({ assetBase: () => 'http://localhost:3000', mergeSyntax: '{{ name }}' });
    await runSeed({ database, store, now: server.clock.now, compose }, 'demo');
    anna = await signIn('anna@acme.example');
    admin = await signIn('admin@acme.example');
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function signIn(email: string): Promise<TestClient> {
    const password = DEMO_ACCOUNTS.find((account) => account.email === email)!.password;
    const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload });
    const { sessionId } = (await post('/api/v2/auth/login', { email, password })).json();
    const answer = await post('/api/v2/auth/credentials', { sessionId, type: 'email' });
    return createTestClient(server.app, { id: answer.json().principalId, sessionId, token: answer.json().token });
  }

  async function library(): Promise<readonly TemplateElement[]> {
    const params = { type: 'email', status: 'published' } as const;
    const groups = ['system', 'layouts'] as const;
    const lists = await Promise.all(
      groups.map((group) => admin.ok(systems.list, { params, query: { group, hideHtml: true } })),
    );
    return [...new Map(lists.flatMap(({ elements }) => elements.map((one) => [one.id, one]))).values()];
  }

  /** Does everything a person does with a mail of their own, from the first change to the test mail. */
  async function work(id: string): Promise<void> {
    const params = { id };
    const { name, description, tags, components, status, revision } = await anna.ok(users.read, { params });
    if (status === 'deleted') await anna.ok(users.status, { params: { id, status: 'draft' } });
    const body = { name, description, tags, components: withOtherWords(components) };
    const conditions = { headers: { 'if-match': `"${(await anna.ok(users.read, { params })).revision}"` } };
    expect(await anna.ok(users.update, { params, ...conditions, body }), name).toMatchObject({ name });
    if (status === 'published') await anna.ok(users.status, { params: { id, status: 'draft' } });
    await anna.ok(users.status, { params: { id, status: 'published' } });
    const after = await anna.ok(users.read, { params });
    expect(after, name).toMatchObject({ status: 'published', description });
    const exported = await anna.call(endpoints.exports.html, { params });
    expect(exported.statusCode, name).toBe(200);
    // An empty page has no words to change.
    if (name !== 'Blank (copy)') {
      expect(after.revision, name).toBeGreaterThan(revision);
      expect(exported.body, name).toContain(WORDS);
    }
    // Twenty test mails an hour.
    server.clock.now += 240_000;
    const mail = { from: 'anna@acme.example', to: ['carla@acme.example'] };
    expect((await anna.ok(endpoints.testMails.send, { params, body: mail })).rejected, name).toEqual([]);
    expect(server.mails.at(-1)?.subject).toBe(`[Test] ${name}`);
  }

  test('selects, changes, saves, publishes, exports and tests every system template', async () => {
    const templates = await library();
    expect(templates).toHaveLength(19);
    for (const { id } of templates) {
      const { templateId } = await anna.ok(users.clone, { params: { id }, query: {} });
      await work(templateId);
    }
  }, 60_000);

  test('does the same with every demo mail', async () => {
    const mine = await Promise.all(
      (['published', 'draft', 'deleted'] as const).map((status) =>
        anna.ok(users.list, { query: { status, limit: 100, hideHtml: true } }),
      ),
    );
    const demos = mine.flatMap(({ elements }) => elements).filter(({ name }) => !name.endsWith('(copy)'));
    expect(demos).toHaveLength(7);
    for (const { id } of demos) await work(id);
  }, 60_000);

  test('as an admin saves every system template as it is', async () => {
    for (const { id } of await library()) {
      const { name, description, tags, preheader, components } = await admin.ok(systems.read, { params: { id } });
      const body = { name, description, tags, preheader, components: withOtherWords(components) };
      expect(await admin.ok(systems.update, { params: { id }, body }), name).toMatchObject({ name, description });
    }
  }, 60_000);

  test.skipIf(!machineBrowser)('takes a picture and a PDF of one of them away', async () => {
    const [{ id } = { id: '' }] = await library();
    const { templateId } = await anna.ok(users.clone, { params: { id }, query: {} });
    const picture = await anna.call(endpoints.exports.image, { params: { id: templateId }, query: { width: 600 } });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    const pdf = await anna.call(endpoints.exports.pdf, { params: { id: templateId } });
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  });
});

/** The document with the words of its first text changed. */
function withOtherWords(components: Record<string, unknown> | null): Record<string, unknown> | null {
  let isChanged = false;
  return JSON.parse(JSON.stringify(components), (_key, value) => {
    const isText = typeof value === 'object' && value?.type === 'text' && typeof value.text === 'string';
    if (!isText || isChanged) return value;
    isChanged = true;
    return { ...value, text: WORDS };
  });
}
