import { endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEither } from '../../testing/databases.ts';
import { deepTest } from '../../testing/deep-test.ts';
import { textBlock } from '../../testing/modules.ts';
import { createDraft } from '../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const { userTemplates: users, customModules: modules, exports: files, testMails, pages, brand } = endpoints;

const SENDER = 'news@acme.example';

/** Nine megabytes in the deep run, else as little as is large; a word of it is other with each number. */
const WORDS = 'Word '.repeat(process.env.DEEP ? 1_800_000 : 120_000);
const htmlOf = (number: number) => `<p>${number} ${WORDS}</p>`;

describeOnEither('a mail or module as large as may be', (open) => {
  let server: TestApp;
  let anna: TestClient;
  let id: string;
  let moduleId: string;
  let revision: number;

  beforeAll(async () => {
    server = await createTestApp(await open(), { mailFromDomains: ['acme.example'] });
    anna = await server.person('Anna');
    id = await createDraft(anna);
    await anna.ok(users.update, { params: { id }, body: { html: htmlOf(0) } });
    const made = await anna.ok(modules.create, { body: { name: 'Large', html: htmlOf(0) } });
    moduleId = made.id;
    revision = made.revision;
  }, 60_000);
  afterAll(() => server.close());

  async function doneInThread(): Promise<number> {
    const figures = await server.metrics.registry.metrics();
    return Number(/mailwright_thread_duration_seconds_count\{[^}]*"large_body"[^}]*\} (\d+)/.exec(figures)?.[1] ?? 0);
  }

  const info = { name: 'Large', tags: '', description: '' };
  const saved = async () => (await anna.ok(users.info, { params: { id } })).revision;

  const fetched = async (answer: ReturnType<TestClient['call']>) => expect((await answer).statusCode).toBe(200);

  /** Names of the calls that the ordinary run tests too; the others run in the deep tests only. */
  const SOME = new Set(['saved', 'looked at', 'a module that is opened', 'a module that is changed by components']);

  const CALLS: readonly (readonly [what: string, call: () => Promise<unknown>])[] = [
    ['saved', () => anna.ok(users.update, { params: { id }, body: { html: htmlOf(1) } })],
    ['named', () => anna.ok(users.update, { params: { id }, body: { name: 'Another' } })],
    ['opened for a sending system', () => anna.ok(users.read, { params: { id }, query: { profile: 'brevo' } })],
    ['copied', () => anna.ok(users.clone, { params: { id }, query: {} })],
    ['copied with others', () => anna.ok(users.bulkClone, { body: { ids: [id] } })],
    ['what a mail begins with', () => anna.ok(users.create, { params: { type: 'email' }, body: { ...info, id } })],
    [
      'edited by commands',
      async () => {
        const { components } = await anna.ok(users.read, { params: { id } });
        const [island] = components!.nodes as readonly { readonly id: string }[];
        const commands = [{ type: 'rename', id: island?.id, name: 'Words' }];
        await anna.ok(users.runCommands, { params: { id }, body: { revision: await saved(), commands } });
      },
    ],
    ['downloaded', () => fetched(anna.call(files.html, { params: { id }, query: { profile: 'brevo' } }))],
    ['downloaded as text', () => fetched(anna.call(files.text, { params: { id }, query: {} }))],
    ['downloaded as it is sent', () => anna.ok(files.mail, { params: { id }, query: {} })],
    ['sent as a test', () => anna.ok(testMails.send, { params: { id }, body: { from: SENDER, to: [SENDER] } })],
    [
      'looked at',
      async () => {
        const { url } = await anna.ok(pages.viewLink, { params: { id }, query: {} });
        expect((await server.app.inject({ url: url.replace('http://localhost:3000', '') })).statusCode).toBe(200);
      },
    ],
    ['read for its brand', () => anna.ok(brand.propose, { body: { templateId: id } })],
    ['published', () => anna.ok(users.status, { params: { id, status: 'published' }, query: { checks: true } })],
    ['a new module', () => anna.ok(modules.create, { body: { name: 'Other', html: htmlOf(1) } })],
    ['a module that is opened', () => anna.ok(modules.read, { params: { id: moduleId } })],
    ['one of the modules that are listed', () => anna.ok(modules.list, { query: {} })],
    ['a version', () => anna.ok(modules.version, { params: { id: moduleId, version: 1 } })],
    ['a module that is copied', () => anna.ok(modules.duplicate, { params: { id: moduleId } })],
    [
      'a module that a mail is made of',
      () => anna.ok(users.create, { params: { type: 'email' }, body: { ...info, modules: { ids: [moduleId] } } }),
    ],
    [
      'the working copy that is saved',
      async () => {
        const { components } = await anna.ok(users.read, { params: { id: moduleId } });
        const saved = await anna.ok(users.update, {
          params: { id: moduleId },
          body: { components, customStyles: '.a{color:red}' },
        });
        if (!('revision' in saved)) throw new Error('It is not that large');
        revision = saved.revision;
      },
    ],
    [
      'a working copy that is published',
      () => anna.ok(modules.publish, { params: { id: moduleId }, body: { revision } }),
    ],
    ['a module that is named', () => anna.ok(modules.update, { params: { id: moduleId }, body: { name: 'Another' } })],
    [
      'a module that is changed',
      () => anna.ok(modules.update, { params: { id: moduleId }, body: { html: htmlOf(2) } }),
    ],
    [
      'a new module of components',
      () => anna.ok(modules.create, { body: { name: 'Components', components: textBlock(WORDS) } }),
    ],
    [
      'a module that is changed by components',
      async () => {
        const { id } = await anna.ok(modules.create, { body: { name: 'Small', components: textBlock('Small') } });
        await anna.ok(modules.update, { params: { id }, body: { components: textBlock(WORDS) } });
      },
    ],
  ];

  for (const [what, call] of CALLS) {
    const run = SOME.has(what) ? test : deepTest;
    run(
      `is made where it holds nobody up: ${what}`,
      async () => {
        const before = await doneInThread();
        await call();
        expect(await doneInThread()).toBeGreaterThan(before);
      },
      60_000,
    );
  }
});
