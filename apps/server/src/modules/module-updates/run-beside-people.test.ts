import { type CustomModule, endpoints, type ModuleUpdate, type StartModuleUpdate } from '@mailwright/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createRepositories } from '../../repositories.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { draftWith, newSectionModule, sayInModule } from '../../testing/linked-mails.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createMailWork } from '../mail-work/mail-work.ts';
import { createRunDeps } from './run-deps.ts';
import { type RunDeps, updateDueTemplate } from './update-due-template.ts';

const rows = endpoints.customModules;
const users = endpoints.userTemplates;

describeOnBoth('an update of templates beside people who work', (open) => {
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

  const start = (templates: StartModuleUpdate['templates'] = 'all') =>
    anna.ok(rows.startUpdate, { params: { id: module.id }, body: { version: 2, templates } }) as Promise<ModuleUpdate>;
  const finish = async ({ id }: ModuleUpdate) => {
    while (await updateDueTemplate(deps));
    return anna.ok(rows.readUpdate, { params: { id } }) as Promise<ModuleUpdate>;
  };
  const html = async (id: string) => (await anna.ok(users.read, { params: { id } })).html;

  async function drafts(count: number): Promise<string[]> {
    const ids: string[] = [];
    for (let made = 0; made < count; made++) ids.push(await draftWith(anna, module, `Mail ${made}`));
    return ids;
  }

  test('skips no template for being saved or described just then, however often', async () => {
    const [id = ''] = await drafts(1);
    await sayInModule(anna, module, 'Version 2');
    const started = await start();
    let saves = 0;
    const saved: RunDeps = {
      ...deps,
      runs: {
        ...deps.runs,
        store: async (due, update) => {
          saves += 1;
          await anna.ok(users.update, { params: { id }, body: { description: `Description ${saves}` } });
          return deps.runs.store(due, update);
        },
      },
    };
    for (let tries = 0; tries < 6; tries++) {
      expect(await updateDueTemplate(saved)).toBe(true);
      expect(await updateDueTemplate(saved)).toBe(false);
      server.clock.now += 2000;
    }
    expect(saves).toBe(30);
    expect(await finish(started)).toMatchObject({ state: 'done', updated: 1, skipped: 0 });
    expect(await html(id)).toContain('Version 2');
    expect(await anna.ok(users.read, { params: { id } })).toMatchObject({ description: 'Description 30' });
  });

  test('that is started twice is one, and another one where the first has done some of it', async () => {
    const ids = await drafts(2);
    await sayInModule(anna, module, 'Version 2');
    const [one, two] = await Promise.all([start(), start()]);
    expect(two.id).toBe(one.id);
    expect((await start(ids.slice(0, 1))).id).toBe(one.id);
    expect(await anna.ok(rows.updates, { params: { id: module.id } })).toHaveLength(1);
    const done = await finish(one);
    expect(done).toMatchObject({ state: 'done', total: 2, updated: 2, skipped: 0 });
    const undo = () => anna.ok(rows.takeBackUpdate, { params: { id: done.id } }) as Promise<ModuleUpdate>;
    const [back, again] = await Promise.all([undo(), undo()]);
    expect(again.id).toBe(back.id);
    expect(await finish(back)).toMatchObject({ state: 'done', total: 2, updated: 2, skipped: 0 });
    for (const id of ids) expect(await html(id)).toContain('Version 1');
  });
});
