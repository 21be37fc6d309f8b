import { type CustomModule, endpoints, type ModuleUpdate } from '@mailwright/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createRepositories } from '../../repositories.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import type { Components } from '../../testing/documents.ts';
import { draftWith, newSectionModule } from '../../testing/linked-mails.ts';
import { section, textBlock } from '../../testing/modules.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createMailWork } from '../mail-work/mail-work.ts';
import { createRunDeps } from './run-deps.ts';
import { type RunDeps, updateDueTemplate } from './update-due-template.ts';

const rows = endpoints.customModules;
const users = endpoints.userTemplates;

describeOnBoth('a version of a module that lacks a link', (open) => {
  let server: TestApp;
  let deps: RunDeps;
  let anna: TestClient;
  let module: CustomModule;

  beforeAll(async () => {
    server = await createTestApp(await open());
    deps = createRunDeps(createRepositories(server.database, { demo: true }), {
      work: createMailWork({ assetBase: 'http://localhost:3000', mergeSyntax: '{{ name }}' }),
      now: () => server.clock.now,
      turns: server.metrics.leases('module_updates'),
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    anna = await server.person('Anna');
    module = await newSectionModule(anna, 'Version 1');
  });

  const finish = async ({ id }: ModuleUpdate) => {
    while (await updateDueTemplate(deps));
    return anna.ok(rows.readUpdate, { params: { id } }) as Promise<ModuleUpdate>;
  };
  const html = async (id: string) => (await anna.ok(users.read, { params: { id } })).html;
  const footer = (...words: readonly object[]) => {
    const content = [{ type: 'paragraph', content: words }];
    return section([{ ...textBlock('', 'said'), props: { content }, open: ['content'] }], 'foot');
  };
  const link = (text: string, href: string) => ({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] });
  const publish = (components: Components) =>
    anna.ok(rows.update, { params: { id: module.id }, body: { components: [components] } });
  const lossy = async () => {
    const off = footer(link('Off', '{{ unsubscribe }}'), link(' Shop', 'https://a.example/'));
    await publish(off);
    const id = await draftWith(anna, module);
    await finish(
      (await anna.ok(rows.startUpdate, {
        params: { id: module.id },
        body: { version: 2, templates: 'all' },
      })) as ModuleUpdate,
    );
    expect(await html(id)).toContain('href="{{ unsubscribe }}"');
    await publish(footer(link('Shop', 'https://b.example/')));
    return id;
  };

  test('is refused by name, and comes where that is allowed; taking it back brings the link again', async () => {
    const id = await lossy();
    const body = { version: 3, templates: 'all' as const };
    const answer = await anna.call(rows.startUpdate, { params: { id: module.id }, body });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'CONTENT_WOULD_BE_LOST',
      details: [{ path: 'links', message: '{{ unsubscribe }}' }],
    });
    expect(await html(id)).toContain('{{ unsubscribe }}');
    const allowed = { params: { id: module.id }, body: { ...body, allowLoss: true } };
    const run = (await anna.ok(rows.startUpdate, allowed)) as ModuleUpdate;
    expect(await finish(run)).toMatchObject({ updated: 1, skipped: 0 });
    expect(await html(id)).not.toContain('{{ unsubscribe }}');
    await finish((await anna.ok(rows.takeBackUpdate, { params: { id: run.id } })) as ModuleUpdate);
    expect(await html(id)).toContain('{{ unsubscribe }}');
  });

  test('skips a mail whose own link in an open field would go with the field', async () => {
    const id = await draftWith(anna, module);
    const mail = await anna.ok(users.read, { params: { id } });
    const mine = JSON.stringify(mail.components)
      .replace('{"type":"text","text":"Version 1"}', JSON.stringify(link('Mine', 'https://own.example/')))
      .replace('"open":["content"]', '"open":["content"],"base":{"content":[]}');
    await anna.ok(users.update, { params: { id }, body: { components: JSON.parse(mine) } });
    await publish(section([textBlock('Other', 'another')], 'foot'));
    const run = (await anna.ok(rows.startUpdate, {
      params: { id: module.id },
      body: { version: 2, templates: 'all', allowLoss: true },
    })) as ModuleUpdate;
    expect(await finish(run)).toMatchObject({ updated: 0, skippedTemplates: [{ code: 'CONTENT_WOULD_BE_LOST' }] });
    expect(await html(id)).toContain('https://own.example/');
  });
});
