import { type CustomModule, endpoints, type ModuleUpdate, type StartModuleUpdate } from '@mailwright/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AppError } from '../../app-error.ts';
import { createRepositories } from '../../repositories.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import type { Components } from '../../testing/documents.ts';
import { draftWith, mailWith, newSectionModule, sayInModule } from '../../testing/linked-mails.ts';
import { section, textBlock } from '../../testing/modules.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createMailWork, type MailWork } from '../mail-work/mail-work.ts';
import { createRunDeps } from './run-deps.ts';
import { type RunDeps, updateDueTemplate } from './update-due-template.ts';

const rows = endpoints.customModules;
const users = endpoints.userTemplates;

describeOnBoth('an update of templates', (open) => {
  let server: TestApp;
  let deps: RunDeps;
  let anna: TestClient;
  let ben: TestClient;
  let module: CustomModule;

  beforeAll(async () => {
    server = await createTestApp(await open());
    deps = depsWith(createMailWork({ assetBase: 'http://localhost:3000', mergeSyntax: '{{ name }}' }));
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    module = await newSectionModule(anna, 'Version 1');
  });

  const depsWith = (work: MailWork) =>
    createRunDeps(createRepositories(server.database, { demo: true }), {
      work,
      now: () => server.clock.now,
      turns: server.metrics.leases('module_updates'),
    });

  const start = (templates: StartModuleUpdate['templates'] = 'all', version = 2) =>
    anna.ok(rows.startUpdate, { params: { id: module.id }, body: { version, templates } }) as Promise<ModuleUpdate>;
  const finish = async ({ id }: ModuleUpdate) => {
    while (await updateDueTemplate(deps));
    return anna.ok(rows.readUpdate, { params: { id } }) as Promise<ModuleUpdate>;
  };
  const html = async (id: string) => (await anna.ok(users.read, { params: { id } })).html;
  const versions = (id: string) => anna.ok(users.versions, { params: { id } });
  const share = (id: string) => anna.ok(endpoints.sharing.share, { params: { id }, body: { collaborators: [ben.id] } });

  async function drafts(count: number): Promise<string[]> {
    const ids: string[] = [];
    for (let made = 0; made < count; made++) {
      server.clock.now += 1000;
      ids.push(await draftWith(anna, module, `Mail ${made}`));
    }
    return ids;
  }

  test('brings the CSS of the module’s author, which is a difference that can be seen before', async () => {
    const [id = ''] = await drafts(1);
    await anna.ok(users.update, { params: { id }, body: { customStyles: 'a{color:blue}' } });
    await anna.ok(users.update, { params: { id: module.id }, body: { customStyles: '.cta{color:red}' } });
    const { revision } = await anna.ok(rows.read, { params: { id: module.id } });
    const look = await anna.ok(rows.impact, { params: { id: module.id, templateId: id }, query: {} });
    expect(look).toMatchObject({ changes: 1 });
    await anna.ok(rows.publish, { params: { id: module.id }, body: { revision } });
    await finish(await start());
    expect(await html(id)).toMatch(/\.(m\w+) \.cta,\.\1\.cta\{color:red\}\na\{color:blue\}/);
    await anna.ok(users.update, { params: { id: module.id }, body: { customStyles: '' } });
    const { revision: next } = await anna.ok(rows.read, { params: { id: module.id } });
    await anna.ok(rows.publish, { params: { id: module.id }, body: { revision: next } });
    await finish(await start('all', 3));
    expect(await html(id)).not.toContain('.cta');
    expect(await html(id)).toContain('a{color:blue}');
  });

  test('brings a version to each as one version of its own, named after the module', async () => {
    const ids = await drafts(3);
    await sayInModule(anna, module, 'Version 2');
    const started = await start();
    expect(started).toMatchObject({ state: 'running', total: 3, updated: 0, skipped: 0, name: 'Footer', version: 2 });
    const done = await finish(started);
    expect(done).toMatchObject({ state: 'done', total: 3, updated: 3, skipped: 0 });
    expect(done.endedAt).not.toBeNull();
    for (const id of ids) {
      expect(await html(id)).toContain('Version 2');
      expect(await html(id)).toContain('Own words');
      const [latest, ...before] = await versions(id);
      expect(latest).toMatchObject({
        userId: anna.id,
        label: { kind: 'module', name: 'Footer', version: 2, isTakenBack: false },
      });
      expect(before).toHaveLength(1);
      expect(before[0]).not.toHaveProperty('label');
    }
    expect((await finish(await start())).total).toBe(0);
  });

  test('keeps what a mail has changed in a field that the module has opened', async () => {
    const [id = ''] = await drafts(1);
    const mail = await anna.ok(users.read, { params: { id } });
    const mine = JSON.stringify(mail.components).replace('Version 1', 'My own');
    const components = JSON.parse(mine.replace('"open":["content"]', '"open":["content"],"base":{"content":[]}'));
    await anna.ok(users.update, { params: { id }, body: { components } });
    await sayInModule(anna, module, 'Version 2');
    expect(await finish(await start())).toMatchObject({ updated: 1 });
    expect(await html(id)).toContain('My own');
    expect(await html(id)).not.toContain('Version 2');
  });

  test('leaves published ones published, and their page shows the new body', async () => {
    const [draft = '', published = ''] = await drafts(2);
    await anna.ok(users.status, { params: { id: published, status: 'published' } });
    await sayInModule(anna, module, 'Version 2');
    expect(await finish(await start('drafts'))).toMatchObject({ total: 1, updated: 1 });
    expect(await html(draft)).toContain('Version 2');
    expect(await html(published)).toContain('Version 1');
    expect(await finish(await start([published]))).toMatchObject({ total: 1, updated: 1 });
    const page = await server.app.inject({ url: `/show/${published}` });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Version 2');
  });

  test('changes nothing under the hands of anybody, and says why it left a template as it is', async () => {
    const [plain = '', opened = '', held = '', free = '', deleted = ''] = await drafts(5);
    await anna.ok(rows.openTemplate, { params: { id: opened }, body: { editor: 'page', modules: [] } });
    for (const id of [held, free]) await share(id);
    await ben.ok(endpoints.sharing.lock, { params: { id: held, locked: 'true' } as never });
    await sayInModule(anna, module, 'Version 2');
    const started = await start();
    await anna.ok(users.status, { params: { id: deleted, status: 'deleted' } });
    const done = await finish(started);
    expect(done).toMatchObject({ state: 'done', total: 5, updated: 2, skipped: 3 });
    const codes = Object.fromEntries(done.skippedTemplates.map(({ templateId, code }) => [templateId, code]));
    expect(codes).toEqual({ [opened]: 'TEMPLATE_OPEN', [held]: 'TEMPLATE_LOCKED', [deleted]: 'INVALID_TRANSITION' });
    expect(done.skippedTemplates[0]?.name).toMatch(/^Mail \d$/);
    for (const id of [plain, free]) expect(await html(id)).toContain('Version 2');
    for (const id of [opened, held]) expect(await html(id)).toContain('Version 1');
  });

  test('asks again under the lock of the row whether the template is open by now', async () => {
    const [id = ''] = await drafts(1);
    await sayInModule(anna, module, 'Version 2');
    const started = await start();
    const openLate: RunDeps = {
      ...deps,
      runs: {
        ...deps.runs,
        store: async (due, update) => {
          await anna.ok(rows.openTemplate, { params: { id }, body: { editor: 'late', modules: [] } });
          return deps.runs.store(due, update);
        },
      },
    };
    await updateDueTemplate(openLate);
    expect(await finish(started)).toMatchObject({ updated: 0, skippedTemplates: [{ code: 'TEMPLATE_OPEN' }] });
    expect(await html(id)).toContain('Version 1');
  });

  test('is made on top of what somebody saves meanwhile', async () => {
    const [id = ''] = await drafts(1);
    await sayInModule(anna, module, 'Version 2');
    const started = await start();
    let saves = 0;
    const busy: RunDeps = {
      ...deps,
      runs: {
        ...deps.runs,
        store: async (due, update) => {
          if (saves++ === 0) {
            const { components } = await anna.ok(users.read, { params: { id } });
            const changed = JSON.parse(JSON.stringify(components).replace('Own words', 'Saved meanwhile'));
            await anna.ok(users.update, { params: { id }, body: { components: changed } });
          }
          return deps.runs.store(due, update);
        },
      },
    };
    await updateDueTemplate(busy);
    expect(await finish(started)).toMatchObject({ updated: 1, skipped: 0 });
    expect(saves).toBe(2);
    expect(await html(id)).toContain('Saved meanwhile');
    expect(await html(id)).toContain('Version 2');
  });

  test('is stopped: what has been updated stays so, the rest stays as it is', async () => {
    const ids = await drafts(4);
    await sayInModule(anna, module, 'Version 2');
    const started = await start();
    await updateDueTemplate(deps);
    const cancelled = await anna.ok(rows.cancelUpdate, { params: { id: started.id } });
    expect(cancelled).toMatchObject({ state: 'cancelled', total: 4, updated: 1, skipped: 0 });
    expect(await finish(started)).toMatchObject({ state: 'cancelled', updated: 1 });
    const texts = await Promise.all(ids.map(html));
    expect(texts.filter((text) => text.includes('Version 2'))).toHaveLength(1);
  });

  test('that is stopped while a template is being stored stores nothing more', async () => {
    const [id = ''] = await drafts(1);
    await sayInModule(anna, module, 'Version 2');
    const started = await start();
    const stopped: RunDeps = {
      ...deps,
      runs: {
        ...deps.runs,
        store: async (due, update) => {
          await anna.ok(rows.cancelUpdate, { params: { id: started.id } });
          return deps.runs.store(due, update);
        },
      },
    };
    const lost = async () =>
      (await server.metrics.registry.getSingleMetric('mailwright_leases_lost_total')?.get())?.values.find(
        ({ labels }) => labels.work === 'module_updates',
      )?.value;
    const before = await lost();
    await updateDueTemplate(stopped);
    expect(await lost()).toBe(Number(before) + 1);
    expect(await finish(started)).toMatchObject({ state: 'cancelled', updated: 0 });
    expect(await html(id)).toContain('Version 1');
    expect(await versions(id)).toHaveLength(1);
  });

  test('is taken back in two goes where the first was stopped: what was taken back is not touched again', async () => {
    const ids = await drafts(3);
    await sayInModule(anna, module, 'Version 2');
    const done = await finish(await start());
    const first = (await anna.ok(rows.takeBackUpdate, { params: { id: done.id } })) as ModuleUpdate;
    expect(await updateDueTemplate(deps)).toBe(true);
    await anna.ok(rows.cancelUpdate, { params: { id: first.id } });
    expect(await finish(first)).toMatchObject({ state: 'cancelled', total: 3, updated: 1 });
    const rest = (await anna.ok(rows.takeBackUpdate, { params: { id: done.id } })) as ModuleUpdate;
    expect(await finish(rest)).toMatchObject({ state: 'done', total: 2, updated: 2, skipped: 0 });
    for (const id of ids) expect(await html(id)).toContain('Version 1');
  });

  test('is taken back: each gets its old bytes, but for those that somebody has changed since', async () => {
    const [first = '', second = '', changed = ''] = await drafts(3);
    const before = await Promise.all([first, second].map(html));
    await sayInModule(anna, module, 'Version 2');
    const done = await finish(await start());
    await anna.ok(users.update, { params: { id: changed }, body: { customStyles: 'p{color:red}' } });
    await anna.ok(users.update, { params: { id: second }, body: { description: 'Described since' } });
    server.clock.now += 1000;
    const back = await anna.ok(rows.takeBackUpdate, { params: { id: done.id } });
    expect(back).toMatchObject({ takesBack: done.id, total: 3 });
    expect(await finish(back)).toMatchObject({
      updated: 2,
      skippedTemplates: [{ templateId: changed, code: 'STALE_REVISION' }],
    });
    expect(await Promise.all([first, second].map(html))).toEqual(before);
    expect(await anna.ok(users.read, { params: { id: second } })).toMatchObject({ description: 'Described since' });
    expect(await html(changed)).toContain('Version 2');
    const [latest] = await versions(first);
    expect(latest?.label).toEqual({ kind: 'module', name: 'Footer', version: 2, isTakenBack: true });
    const { uses } = await anna.ok(rows.uses, { params: { id: module.id }, query: {} });
    expect(Object.fromEntries(uses.map(({ templateId, version }) => [templateId, version]))).toEqual({
      [first]: 1,
      [second]: 1,
      [changed]: 2,
    });
    const latestRuns = await anna.ok(rows.updates, { params: { id: module.id } });
    expect(latestRuns.map(({ takesBack }) => takesBack)).toEqual([done.id, null]);
  });

  test('tries a failure again, later and later, and skips the template after five times', async () => {
    const [id = ''] = await drafts(1);
    await sayInModule(anna, module, 'Version 2');
    const started = await start();
    let tries = 0;
    const broken: RunDeps = {
      ...deps,
      templates: {
        ...deps.templates,
        body: async () => {
          tries += 1;
          throw new Error('disk on fire');
        },
      },
    };
    for (const wait of [2000, 4000, 8000, 16_000]) {
      expect(await updateDueTemplate(broken)).toBe(true);
      expect(await updateDueTemplate(broken)).toBe(false);
      server.clock.now += wait;
    }
    await updateDueTemplate(broken);
    expect(tries).toBe(5);
    expect(await finish(started)).toMatchObject({
      state: 'done',
      skippedTemplates: [{ templateId: id, code: 'INTERNAL' }],
    });
    expect(await html(id)).toContain('Version 1');
  });

  test('skips no template because the server is busy, however often', async () => {
    const [id = ''] = await drafts(1);
    await sayInModule(anna, module, 'Version 2');
    const started = await start();
    const busy = depsWith({
      ...deps.work,
      run: async () => {
        throw new AppError('BUSY', { retryAfter: 10 });
      },
    });
    for (let tries = 0; tries < 6; tries++) {
      expect(await updateDueTemplate(busy)).toBe(true);
      expect(await updateDueTemplate(busy)).toBe(false);
      server.clock.now += 2000;
    }
    expect(await finish(started)).toMatchObject({ state: 'done', updated: 1, skipped: 0 });
    expect(await html(id)).toContain('Version 2');
  });

  test('goes on with a template whose server is gone, and never does one twice', async () => {
    const [id = ''] = await drafts(1);
    await sayInModule(anna, module, 'Version 2');
    const started = await start();
    const lost = await deps.runs.claim(server.clock.now, server.clock.now + 20_000);
    expect(lost?.templateId).toBe(id);
    expect(await updateDueTemplate(deps)).toBe(false);
    server.clock.now += 20_000;
    expect(await finish(started)).toMatchObject({ state: 'done', updated: 1 });
    expect(await versions(id)).toHaveLength(2);
    if (lost) await deps.runs.pass(lost, 'INTERNAL');
    expect(await finish(started)).toMatchObject({ updated: 1, skipped: 0 });
  });

  test('gives a template up that takes every server with it that tries', async () => {
    const [id = ''] = await drafts(1);
    await sayInModule(anna, module, 'Version 2');
    const started = await start();
    for (let kills = 0; kills < 5; kills++) {
      expect((await deps.runs.claim(server.clock.now, server.clock.now + 20_000))?.templateId).toBe(id);
      server.clock.now += 20_000;
    }
    expect(await finish(started)).toMatchObject({
      state: 'done',
      updated: 0,
      skippedTemplates: [{ templateId: id, code: 'INTERNAL' }],
    });
    expect(await html(id)).toContain('Version 1');
  });

  test('leaves what it has not done yet to a later one, so that no template goes back to an older version', async () => {
    const ids = await drafts(3);
    const [chosen = ''] = ids;
    await sayInModule(anna, module, 'Version 2');
    const earlier = await start();
    const inHand = await deps.runs.claim(server.clock.now, server.clock.now + 20_000);
    await sayInModule(anna, module, 'Version 3');
    const later = await start(inHand ? [chosen, inHand.templateId] : [], 3);
    expect(await finish(later)).toMatchObject({ state: 'done', updated: later.total, skipped: 0 });
    server.clock.now += 20_000;
    expect(await finish(earlier)).toMatchObject({ state: 'done', total: 3, updated: 3 - later.total, skipped: 0 });
    for (const id of ids) {
      const isOfLater = id === chosen || id === inHand?.templateId;
      expect(await html(id)).toContain(isOfLater ? 'Version 3' : 'Version 2');
    }
  });

  test('leaves a mail as it is that has no room for what the version holds', async () => {
    const [plain = ''] = await drafts(1);
    const { nodes, ...mail } = mailWith(module);
    const [wrapper] = nodes as Components[];
    const [top] = (wrapper?.children ?? []) as Components[];
    const components = { ...mail, nodes: [{ ...wrapper, children: [section([top ?? {}], 'around')] }] };
    const { templateId: deep } = await anna.ok(users.create, { params: { type: 'email' }, body: { name: 'Deep' } });
    await anna.ok(users.update, { params: { id: deep }, body: { components } });
    const inner = section([section([textBlock('Version 2', 'said')], 'inner')], 'foot');
    await anna.ok(rows.update, { params: { id: module.id }, body: { components: [inner] } });
    expect(await finish(await start())).toMatchObject({
      total: 2,
      updated: 1,
      skippedTemplates: [{ templateId: deep, code: 'COMMAND_REFUSED' }],
    });
    expect(await html(plain)).toContain('Version 2');
    expect(await html(deep)).toContain('Version 1');
  });

  test('is shared by several that work at the same time', async () => {
    const ids = await drafts(8);
    await sayInModule(anna, module, 'Version 2');
    const started = await start();
    const work = async () => {
      while (await updateDueTemplate(deps));
    };
    await Promise.all([work(), work(), work()]);
    expect(await finish(started)).toMatchObject({ state: 'done', updated: 8, skipped: 0 });
    for (const id of ids) expect(await versions(id)).toHaveLength(2);
  });

  test('makes a new version of a module that has the other one in it, unless that has changes of its own', async () => {
    const components = (mailWith(module).nodes as Components[]).flatMap(({ children }) => children as Components[]);
    const outer = await anna.ok(rows.create, { body: { name: 'Outer', components } });
    const changed = await anna.ok(rows.create, { body: { name: 'Changed', components } });
    const copy = await anna.ok(users.read, { params: { id: changed.id } });
    const unpublished = JSON.parse(JSON.stringify(copy.components).replace('Own words', 'Not yet'));
    await anna.ok(users.update, { params: { id: changed.id }, body: { components: unpublished } });
    await sayInModule(anna, module, 'Version 2');
    const { uses } = await anna.ok(rows.uses, { params: { id: module.id }, query: {} });
    expect(new Set(uses.map(({ name, isModule }) => `${name} ${isModule}`))).toEqual(
      new Set(['Outer true', 'Changed true']),
    );
    const done = await finish(await start());
    expect(done).toMatchObject({
      updated: 1,
      skippedTemplates: [{ templateId: changed.id, code: 'MODULE_HAS_CHANGES' }],
    });
    const after = await anna.ok(rows.read, { params: { id: outer.id } });
    expect(after).toMatchObject({ version: 2, hasUnpublishedChanges: false });
    expect(after.html).toContain('Version 2');
    expect(await anna.ok(rows.read, { params: { id: changed.id } })).toMatchObject({ version: 1 });
  });

  test('is known to nobody but the person who has started it', async () => {
    await drafts(1);
    await sayInModule(anna, module, 'Version 2');
    const { id } = await start();
    for (const row of [rows.readUpdate, rows.cancelUpdate, rows.takeBackUpdate]) {
      expect((await ben.refused(row, { params: { id } })).code).toBe('UPDATE_NOT_FOUND');
    }
    const body = { version: 2, templates: 'all' as const };
    expect((await ben.refused(rows.startUpdate, { params: { id: module.id }, body })).code).toBe('MODULE_NOT_FOUND');
    const never = { version: 9, templates: 'all' as const };
    expect((await anna.refused(rows.startUpdate, { params: { id: module.id }, body: never })).code).toBe(
      'VERSION_NOT_FOUND',
    );
  });

  test('names no template that is no longer shared with the person', async () => {
    const id = await draftWith(ben, module, 'Shared');
    const share = (collaborators: string[]) =>
      ben.ok(endpoints.sharing.share, { params: { id }, body: { collaborators } });
    await share([anna.id]);
    await sayInModule(anna, module, 'Version 2');
    const started = await start();
    expect(started.total).toBe(1);
    await share([]);
    await ben.ok(users.update, { params: { id }, body: { name: 'Secret since then' } });
    const done = await finish(started);
    expect(done.skippedTemplates).toMatchObject([{ templateId: id, name: '', code: 'TEMPLATE_NOT_FOUND' }]);
  });

  test('leaves the rest as it is when its module is deleted meanwhile', async () => {
    const ids = await drafts(3);
    await sayInModule(anna, module, 'Version 2');
    const started = await start();
    await updateDueTemplate(deps);
    await anna.ok(rows.remove, { params: { id: module.id } });
    const done = await finish(started);
    expect(done).toMatchObject({ state: 'done', total: 3, updated: 1, skipped: 2 });
    expect(done.skippedTemplates.map(({ code }) => code)).toEqual(['MODULE_NOT_FOUND', 'MODULE_NOT_FOUND']);
    const shown = await Promise.all(ids.map(html));
    expect(shown.filter((mail) => mail?.includes('Version 2'))).toHaveLength(1);
    expect(shown.filter((mail) => mail?.includes('Version 1'))).toHaveLength(2);
  });

  test('is forgotten a month after it ended, unless it is being taken back', async () => {
    await drafts(1);
    await sayInModule(anna, module, 'Version 2');
    const taken = await finish(await start());
    const plain = await finish(await start());
    const endedLongAgo = ({ id }: ModuleUpdate) =>
      server.database.kysely
        .updateTable('module_updates')
        .set({ ended_at: server.clock.now - 31 * 86_400_000 })
        .where('id', '=', id)
        .execute();
    await endedLongAgo(taken);
    await endedLongAgo(plain);
    const back = (await anna.ok(rows.takeBackUpdate, { params: { id: taken.id } })) as ModuleUpdate;
    expect((await anna.refused(rows.readUpdate, { params: { id: plain.id } })).code).toBe('UPDATE_NOT_FOUND');
    expect(await finish(back)).toMatchObject({ takesBack: taken.id, total: 1, updated: 1 });
    await start();
    expect((await anna.refused(rows.readUpdate, { params: { id: taken.id } })).code).toBe('UPDATE_NOT_FOUND');
    expect(await anna.ok(rows.readUpdate, { params: { id: back.id } })).toMatchObject({ state: 'done' });
    const kept = await server.database.kysely
      .selectFrom('module_update_templates')
      .select('update_id')
      .where('update_id', 'in', [taken.id, plain.id])
      .execute();
    expect(kept).toEqual([]);
  });

  test('is started so often and no oftener, by a person', async () => {
    await sayInModule(anna, module, 'Version 2');
    const body = { version: 2, templates: 'all' as const };
    for (let started = 0; started < 60; started++) await start();
    const refused = await anna.refused(rows.startUpdate, { params: { id: module.id }, body });
    expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    server.clock.now += 10 * 60_000;
    expect((await start()).total).toBe(0);
  });
});
