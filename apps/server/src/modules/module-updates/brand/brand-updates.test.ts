import { blockRegistry } from '@mailwright/blocks';
import { type BrandKit, endpoints, type ModuleUpdate, type StartBrandUpdate } from '@mailwright/contract';
import { blankDocument, writeDocument } from '@mailwright/document';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { brandUsesIndex } from '../../../db/migrations/021-brand-uses.ts';
import { brandSets } from '../../../db/migrations/022-brand-sets.ts';
import { newId } from '../../../db/new-id.ts';
import { createRepositories } from '../../../repositories.ts';
import { describeOnBoth } from '../../../testing/databases.ts';
import type { Components } from '../../../testing/documents.ts';
import { section, textBlock } from '../../../testing/modules.ts';
import { createDraft } from '../../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { createMailWork } from '../../mail-work/mail-work.ts';
import { createRunDeps } from '../run-deps.ts';
import { boundTo, kitOf, mailInBrand } from '../testing/branded-mails.ts';
import { type RunDeps, updateDueTemplate } from '../update-due-template.ts';

const { brand: rows, customModules: modules, userTemplates: users } = endpoints;

describeOnBoth('a brand kit that changes', (open) => {
  let server: TestApp;
  let deps: RunDeps;
  let anna: TestClient;
  let ben: TestClient;
  let color: string;
  let kitId: string;

  beforeAll(async () => {
    server = await createTestApp(await open());
    const composing = { assetBase: 'http://localhost:3000', mergeSyntax: '{{ name }}' };
    deps = createRunDeps(createRepositories(server.database, { demo: true }), {
      work: createMailWork(composing),
      now: () => server.clock.now,
      turns: server.metrics.leases('module_updates'),
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    color = newId();
    kitId = (await save('#102030', 0)).id;
  });

  const save = (light: string, revision: number, more: Partial<BrandKit> = {}) =>
    anna.ok(rows.save, { body: { kit: { ...kitOf(color, light), ...more }, revision } });
  const usesOf = (who: TestClient, query: object = {}) => who.ok(rows.uses, { params: { id: kitId }, query });
  const start = (who: TestClient, templates: StartBrandUpdate['templates'] = 'all') =>
    who.ok(rows.startUpdate, { params: { id: kitId }, body: { templates } }) as Promise<ModuleUpdate>;
  const finish = async (who: TestClient, { id }: ModuleUpdate) => {
    while (await updateDueTemplate(deps));
    return who.ok(modules.readUpdate, { params: { id } }) as Promise<ModuleUpdate>;
  };
  const html = async (who: TestClient, id: string) => (await who.ok(users.read, { params: { id } })).html ?? '';

  async function draft(who: TestClient, name: string): Promise<string> {
    server.clock.now += 1000;
    const id = await createDraft(who, name);
    await who.ok(users.update, { params: { id }, body: { components: mailInBrand(color, '#102030') } });
    return id;
  }

  test('is used in the templates that have values of it, last edited first, and says which are behind', async () => {
    expect(await usesOf(anna)).toEqual({
      uses: [],
      total: 0,
      drafts: 0,
      published: 0,
      modules: 0,
      ofOthers: 0,
      behind: 0,
    });
    const one = await draft(anna, 'One');
    const published = await draft(anna, 'Published');
    await anna.ok(users.status, { params: { id: published, status: 'published' } });
    const copy = await anna.ok(users.clone, { params: { id: one }, query: {} });
    const plain = await createDraft(anna, 'Plain');
    const gone = await draft(anna, 'Deleted');
    await anna.ok(users.status, { params: { id: gone, status: 'deleted' } });
    expect(await usesOf(anna)).toMatchObject({ total: 3, drafts: 2, published: 1, behind: 0 });
    await save('#405060', 1);
    const found = await usesOf(anna);
    expect(found).toMatchObject({ total: 3, behind: 3, ofOthers: 0 });
    expect(found.uses.map(({ templateId }) => templateId)).not.toContain(plain);
    expect(found.uses.at(-1)).toMatchObject({
      templateId: one,
      name: 'One',
      status: 'draft',
      owner: { id: anna.id },
      isOwner: true,
      isModule: false,
      isCurrent: false,
      refusal: null,
    });
    const [second] = (await usesOf(anna, { limit: 1, offset: 1 })).uses;
    expect(second?.templateId).toBe(found.uses[1]?.templateId);
    // Another color typed there is the mail's own from then on.
    await anna.ok(users.update, { params: { id: one }, body: { components: mailInBrand(null, '#102030') } });
    expect(await usesOf(anna)).toMatchObject({ total: 2, behind: 2 });
    expect(found.uses.map(({ templateId }) => templateId).sort()).toEqual([one, published, copy.templateId].sort());
  });

  test('is known of templates that were saved before there was an index, too', async () => {
    const id = await draft(anna, 'One');
    const before = await usesOf(anna);
    for (const table of ['template_brands', 'brand_sets'])
      await server.database.kysely.schema.dropTable(table).execute();
    await brandUsesIndex(server.database);
    await brandSets(server.database);
    expect(await usesOf(anna)).toEqual(before);
    expect(before.uses).toMatchObject([{ templateId: id }]);
  });

  test('shows each template before and after, with what differs numbered', async () => {
    const id = await draft(anna, 'One');
    await save('#405060', 1);
    const look = await anna.ok(rows.impact, { params: { id: kitId, templateId: id } });
    expect(look.changes).toBe(1);
    expect(look.before).toContain('color:#102030');
    expect(look.after).toContain('color:#405060');
    expect(look.after).not.toContain('color:#102030');
    for (const side of [look.before, look.after]) {
      expect(side.match(/data-changed="\d"/g)).toEqual(['data-changed="1"']);
    }
    expect(look.before.replace(' data-changed="1"', '')).toBe(await html(anna, id));
  });

  test('a change of the general settings is a difference too', async () => {
    const id = await createDraft(anna, 'Paper');
    const blank = blankDocument(blockRegistry);
    const settings = { ...blank.settings, bgColor: '#102030', brand: { bgColor: `color:${color}` } };
    const components: Components = { ...writeDocument({ ...blank, settings }) };
    await anna.ok(users.update, { params: { id }, body: { components } });
    await save('#405060', 1);
    const look = await anna.ok(rows.impact, { params: { id: kitId, templateId: id } });
    expect(look.changes).toBe(1);
    expect(look.after).toContain('#405060');
    expect(look.after).toContain('data-changed="1"');
  });

  test('comes to all that are behind, as one version each named after the kit, and is taken back', async () => {
    const [one, two] = [await draft(anna, 'One'), await draft(anna, 'Two')];
    await anna.ok(users.status, { params: { id: two, status: 'published' } });
    const before = { [one]: await html(anna, one), [two]: await html(anna, two) };
    await save('#405060', 1);
    const done = await finish(anna, await start(anna));
    expect(done).toMatchObject({ kind: 'brand', moduleId: kitId, name: 'Acme', state: 'done', total: 2, updated: 2 });
    for (const id of [one, two]) {
      expect(await html(anna, id)).toContain('color:#405060');
      const [latest, ...older] = await anna.ok(users.versions, { params: { id } });
      expect(latest?.label).toEqual({ kind: 'brand', name: 'Acme', version: 2, isTakenBack: false });
      expect(older).toHaveLength(1);
    }
    const page = await server.app.inject({ url: `/show/${two}` });
    expect(page.body).toContain('color:#405060');
    expect(await usesOf(anna)).toMatchObject({ total: 2, behind: 0 });
    expect((await finish(anna, await start(anna))).total).toBe(0);
    const back = (await anna.ok(modules.takeBackUpdate, { params: { id: done.id } })) as ModuleUpdate;
    expect(await finish(anna, back)).toMatchObject({ kind: 'brand', takesBack: done.id, state: 'done', updated: 2 });
    for (const id of [one, two]) expect(await html(anna, id)).toBe(before[id]);
    expect(await usesOf(anna)).toMatchObject({ behind: 2 });
    const listed = await anna.ok(rows.updates, { params: { id: kitId } });
    expect(listed.map(({ takesBack }) => takesBack)).toContain(done.id);
  });

  test('comes to drafts alone, or to those that are chosen', async () => {
    const [one, two, three] = [await draft(anna, 'One'), await draft(anna, 'Two'), await draft(anna, 'Three')];
    await anna.ok(users.status, { params: { id: three, status: 'published' } });
    await save('#405060', 1);
    expect(await finish(anna, await start(anna, [two]))).toMatchObject({ total: 1, updated: 1 });
    expect(await html(anna, two)).toContain('color:#405060');
    expect(await finish(anna, await start(anna, 'drafts'))).toMatchObject({ total: 1, updated: 1 });
    expect(await html(anna, one)).toContain('color:#405060');
    expect(await html(anna, three)).toContain('color:#102030');
  });

  test('leaves alone what somebody holds or has open, with the reason', async () => {
    const [free, opened, held] = [await draft(anna, 'Free'), await draft(anna, 'Opened'), await draft(anna, 'Held')];
    await anna.ok(modules.openTemplate, { params: { id: opened }, body: { editor: 'page', modules: [] } });
    await anna.ok(endpoints.sharing.share, { params: { id: held }, body: { collaborators: [ben.id] } });
    await ben.ok(endpoints.sharing.lock, { params: { id: held, locked: 'true' } as never });
    await save('#405060', 1);
    const refusals = Object.fromEntries((await usesOf(anna)).uses.map((use) => [use.templateId, use.refusal]));
    expect(refusals).toEqual({ [free]: null, [opened]: 'TEMPLATE_OPEN', [held]: 'TEMPLATE_LOCKED' });
    const done = await finish(anna, await start(anna));
    expect(done).toMatchObject({ total: 3, updated: 1, skipped: 2 });
    expect(done.skippedTemplates.map(({ code }) => code).sort()).toEqual(['TEMPLATE_LOCKED', 'TEMPLATE_OPEN']);
    expect(await html(anna, opened)).toContain('color:#102030');
  });

  test('a module that has values of it gets its next version', async () => {
    const words = { ...textBlock('Said', 'said'), ...boundTo(color, '#102030') };
    const module = await anna.ok(modules.create, { body: { name: 'Footer', components: [section([words], 'foot')] } });
    await save('#405060', 1);
    expect((await usesOf(anna)).uses).toMatchObject([{ templateId: module.id, isModule: true, isCurrent: false }]);
    expect(await finish(anna, await start(anna, 'drafts'))).toMatchObject({ total: 0 });
    expect(await finish(anna, await start(anna))).toMatchObject({ total: 1, updated: 1, skipped: 0 });
    const after = await anna.ok(modules.read, { params: { id: module.id } });
    expect(after).toMatchObject({ version: 2, hasUnpublishedChanges: false });
    expect(after.html).toContain('color:#405060');
  });

  test('who it is shared with updates templates of their own; nobody else learns of it', async () => {
    await anna.ok(rows.share, { body: { people: [ben.id] } });
    const [hers, his] = [await draft(anna, 'Hers'), await draft(ben, 'His')];
    await save('#405060', 1);
    expect(await usesOf(anna)).toMatchObject({ total: 2, ofOthers: 1, behind: 1, uses: [{ templateId: hers }] });
    expect(await usesOf(ben)).toMatchObject({ total: 1, ofOthers: 0, behind: 1, uses: [{ templateId: his }] });
    expect(await finish(ben, await start(ben))).toMatchObject({ total: 1, updated: 1 });
    expect(await html(ben, his)).toContain('color:#405060');
    expect(await html(anna, hers)).toContain('color:#102030');
    expect((await ben.refused(rows.impact, { params: { id: kitId, templateId: hers } })).code).toBe(
      'TEMPLATE_NOT_FOUND',
    );
    const cleo = await server.person('Cleo');
    const params = { id: kitId };
    for (const refused of [
      await cleo.refused(rows.uses, { params, query: {} }),
      await cleo.refused(rows.updates, { params }),
      await cleo.refused(rows.startUpdate, { params, body: { templates: 'all' } }),
      await cleo.refused(rows.impact, { params: { id: kitId, templateId: hers } }),
    ]) {
      expect(refused).toMatchObject({ status: 404, code: 'BRAND_NOT_FOUND' });
    }
  });

  test('a kit that is deleted meanwhile changes no more templates', async () => {
    const id = await draft(anna, 'One');
    await save('#405060', 1);
    const run = await start(anna);
    await anna.ok(rows.remove, {});
    expect(await finish(anna, run)).toMatchObject({ updated: 0, skippedTemplates: [{ code: 'BRAND_NOT_FOUND' }] });
    expect(await html(anna, id)).toContain('color:#102030');
  });

  test('is stopped, and what was not done stays as it is', async () => {
    const ids = [await draft(anna, 'One'), await draft(anna, 'Two')];
    await save('#405060', 1);
    const run = await start(anna);
    expect(await updateDueTemplate(deps)).toBe(true);
    const stopped = (await anna.ok(modules.cancelUpdate, { params: { id: run.id } })) as ModuleUpdate;
    expect(stopped).toMatchObject({ state: 'cancelled', updated: 1 });
    await finish(anna, run);
    const bodies = await Promise.all(ids.map((id) => html(anna, id)));
    expect(bodies.filter((body) => body.includes('color:#405060'))).toHaveLength(1);
  });
});
