import { endpoints, LIMITS } from '@mailwright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/databases.ts';
import type { Components } from '../../testing/documents.ts';
import { linked, mailOf, newModule, section, textBlock } from '../../testing/modules.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const rows = endpoints.customModules;
const users = endpoints.userTemplates;

describeOnBoth('linked modules', (open) => {
  let server: TestApp;
  let anna: TestClient;
  let ben: TestClient;

  beforeAll(async () => {
    server = await createTestApp(await open());
    anna = await server.person('Anna');
    ben = await server.person('Ben');
  });
  afterAll(() => server.close());

  async function mail(components: Components, who = anna): Promise<string> {
    const { templateId: id } = await who.ok(users.create, { params: { type: 'email' }, body: { name: 'Mail' } });
    await who.ok(users.update, { params: { id }, body: { components } });
    return id;
  }

  const usesOf = (id: string) =>
    server.database.kysely
      .selectFrom('module_uses')
      .select(['module_id', 'version', 'instances'])
      .where('template_id', '=', id)
      .orderBy('module_id')
      .execute();

  async function bodyHash(id: string): Promise<string> {
    const found = server.database.kysely.selectFrom('templates').select('body_hash').where('id', '=', id);
    return (await found.executeTakeFirstOrThrow()).body_hash ?? '';
  }

  test('are written down with each save, copy and restore of a mail, outermost ones by their oldest version', async () => {
    const { id: footer } = await newModule(anna);
    const inner = linked(textBlock('Inner', 'inner'), 'other', 1, 'i0');
    const sections = [
      linked(section([inner], 's1'), footer, 2, 'i1'),
      linked(section([], 's2'), footer, 2, 'i1'),
      linked(section([], 's3'), footer, 1, 'i2'),
    ];
    const id = await mail(mailOf(sections));
    const both = [{ module_id: footer, version: 1, instances: 2 }];
    expect(await usesOf(id)).toEqual(both);
    const { templateId: copy } = await anna.ok(users.clone, { params: { id } });
    expect(await usesOf(copy)).toEqual(both);
    const { templateId: made } = await anna.ok(users.create, { params: { type: 'email' }, body: { name: 'New', id } });
    expect(await usesOf(made)).toEqual(both);
    await anna.ok(users.update, { params: { id }, body: { components: mailOf(sections.slice(0, 2)) } });
    expect(await usesOf(id)).toEqual([{ module_id: footer, version: 2, instances: 1 }]);
    await anna.ok(users.update, { params: { id }, body: { subject: 'Hello' } });
    expect(await usesOf(id)).toEqual([{ module_id: footer, version: 2, instances: 1 }]);
    const remove = { type: 'remove', ids: ['s1', 's2'] };
    await anna.ok(users.runCommands, { params: { id }, body: { revision: 3, commands: [remove] } });
    expect(await usesOf(id)).toEqual([]);
  });

  test('are refused to no mail for marks that make no sense, and counted where they do', async () => {
    const odd = { ...section([], 'odd'), instance: { id: 5, moduleId: null, version: 'x' } };
    const id = await mail(mailOf([odd]));
    expect(await usesOf(id)).toEqual([]);
    expect((await anna.call(users.read, { params: { id } })).statusCode).toBe(200);
  });

  test('bring the CSS of their author with them, linked or as a copy, and leave the mail’s own as it is', async () => {
    const { id: module } = await newModule(anna, { components: section([textBlock('Hello', 'said')], 'foot') });
    const style = async (customStyles: string) => {
      await anna.ok(users.update, { params: { id: module }, body: { customStyles } });
      const { revision } = await anna.ok(rows.read, { params: { id: module } });
      await anna.ok(rows.publish, { params: { id: module }, body: { revision } });
    };
    const content = (version: number) => anna.ok(rows.version, { params: { id: module, version } });
    await style('h1,.cta{color:red}\nbody{margin:0}');
    const [foot] = (await content(2)).components as Components[];
    expect((await content(1)).components[0]).not.toHaveProperty('scopedCss');
    const [own] = (foot?.scopedCss ?? []) as { scope: string; css: string }[];
    expect(own?.css).toBe(`.${own?.scope} h1,h1.${own?.scope},.${own?.scope} .cta,.${own?.scope}.cta{color:red}`);
    const { templateId: id } = await anna.ok(users.create, { params: { type: 'email' }, body: { name: 'Mail' } });
    const sections = [linked(foot ?? {}, module, 2), { ...foot, id: 'copied' }];
    const body = { components: mailOf(sections), customStyles: 'h1{color:blue}' };
    await anna.ok(users.update, { params: { id }, body });
    const read = await anna.ok(users.read, { params: { id } });
    expect(read.customStyles).toBe('h1{color:blue}');
    expect(read.html?.split(own?.css ?? '-')).toHaveLength(2);
    expect(read.html?.match(new RegExp(`class="[^"]*${own?.scope}`, 'g'))).toHaveLength(2);
    expect(read.html?.indexOf('h1{color:blue}')).toBeGreaterThan(read.html?.indexOf(own?.css ?? '-') ?? -1);
    // What a module answers with may be sent back: it is the same module, whose CSS stands beside its nodes.
    await anna.ok(rows.update, { params: { id: module }, body: { components: [foot ?? {}] } });
    expect(await anna.ok(rows.read, { params: { id: module } })).toMatchObject({ version: 2 });
    const { components: made } = await anna
      .ok(users.create, {
        params: { type: 'email' },
        body: { name: 'Made', modules: { ids: [module], as: 'copy' } },
      })
      .then(({ templateId }) => anna.ok(users.read, { params: { id: templateId } }));
    expect(JSON.stringify(made)).toContain(JSON.stringify([own]));
    const hostile = { ...foot, scopedCss: [{ scope: 'mhostile', css: '@import "https://ex.com/a.css";' }] };
    const refused = await anna.call(users.update, { params: { id }, body: { components: mailOf([hostile]) } });
    expect(refused.json()).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ path: 'components' }] });
  });

  test('are counted up to as many as a mail may have, each with all its places', async () => {
    const last = LIMITS.modules.linked;
    const blocks = Array.from({ length: last + 5 }, (_, at) => linked(textBlock('Hi', `b${at}`), `module-${at}`));
    const again = linked(textBlock('Hi', 'again'), 'module-0', 1, 'other-place');
    const id = await mail(mailOf([section([...blocks, again])]));
    const uses = await usesOf(id);
    expect(uses).toHaveLength(last);
    expect(uses.find((use) => use.module_id === 'module-0')?.instances).toBe(2);
    expect((await anna.call(users.read, { params: { id } })).statusCode).toBe(200);
  });

  test('become copies once their module is gone, with the same html: read, copied, restored and edited', async () => {
    const { id: footer } = await newModule(anna);
    const kept = (await newModule(anna)).id;
    const id = await mail(mailOf([linked(section([], 's1'), footer), linked(section([], 's2'), kept)]));
    const before = await anna.ok(users.read, { params: { id } });
    server.clock.now += 1000;
    await anna.ok(users.update, { params: { id }, body: { components: mailOf([linked(section([], 's1'), footer)]) } });
    await anna.ok(rows.remove, { params: { id: footer } });
    const after = await anna.ok(users.read, { params: { id } });
    expect(after.components).toMatchObject(mailOf([section([], 's1')]));
    expect(JSON.stringify(after.components)).not.toContain('instance');
    const versions = await anna.ok(users.versions, { params: { id } });
    const oldest = { id, versionDate: versions.at(-1)?.versionDate ?? '' };
    const old = await anna.ok(users.version, { params: oldest });
    expect(old.html).toBe(before.html);
    expect(old.components).toMatchObject(mailOf([section([], 's1'), linked(section([], 's2'), kept)]));
    expect(JSON.stringify(old.components)).not.toContain(footer);
    const { templateId: copy } = await anna.ok(users.clone, { params: { id } });
    expect(await usesOf(copy)).toEqual([]);
    // What is linked cannot be renamed; the copy that it has become can.
    const rename = { type: 'rename', id: 's1', name: 'Mine' };
    await anna.ok(users.runCommands, { params: { id }, body: { revision: 2, commands: [rename] } });
    expect(await usesOf(id)).toEqual([]);
  });

  test('keep their links for somebody who may not read the module', async () => {
    const { id: footer } = await newModule(ben);
    const id = await mail(mailOf([linked(section([], 's1'), footer)]));
    const read = await anna.ok(users.read, { params: { id } });
    expect(read.components).toMatchObject(mailOf([linked(section([], 's1'), footer)]));
  });

  test('are nested one level deep: a module in itself, or deeper, is refused and changes nothing', async () => {
    const leaf = (await newModule(anna, { name: 'Leaf' })).id;
    const within = (id: string, node = 's1') => linked(section([], node), id);
    const outer = (await newModule(anna, { name: 'Outer', components: [within(leaf)] })).id;
    const refused = async (id: string, inner: string) => {
      const content = { components: [within(inner)] };
      const kind = await anna.ok(rows.read, { params: { id } });
      const { revision } = kind;
      const put = await anna.refused(rows.update, { params: { id }, body: content });
      const patch = await anna.refused(users.update, { params: { id }, body: { components: mailOf([within(inner)]) } });
      expect(patch.code).toBe(put.code);
      expect((await anna.ok(rows.read, { params: { id } })).revision).toBe(revision);
      return put.code;
    };
    expect(await refused(outer, outer)).toBe('MODULE_IN_ITSELF');
    const other = (await newModule(anna, { components: [section([], 'x')] })).id;
    expect(await refused(other, outer)).toBe('MODULE_NESTED_TOO_DEEP');
    const sections = (await newModule(anna, { components: [section([], 'x')] })).id;
    await anna.ok(rows.update, { params: { id: outer }, body: { components: [within(sections)] } });
    expect(await refused(sections, outer)).toBe('MODULE_IN_ITSELF');
    expect(await refused(sections, other)).toBe('MODULE_NESTED_TOO_DEEP');
    const deep = await anna.refused(rows.create, { body: { name: 'Deep', components: [within(outer)] } });
    expect(deep).toMatchObject({ status: 422, code: 'MODULE_NESTED_TOO_DEEP' });
  });

  test('are not nested deeper by two changes at the same time', async () => {
    const [a, b, c] = await Promise.all(
      ['A', 'B', 'C'].map((name) => newModule(anna, { name, components: [section([], name)] })),
    );
    const put = (id = '', inner = '') =>
      anna.call(rows.update, { params: { id }, body: { components: [linked(section([], 'in'), inner)] } });
    const statuses = (await Promise.all([put(a?.id, b?.id), put(b?.id, c?.id)])).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 422]);
  });

  test('are of versions that never change, whatever becomes of the history of the module', async () => {
    const { id } = await newModule(anna, { name: 'Footer', words: 'Version 1' });
    for (let version = 2; version <= 4; version++) {
      server.clock.now += 1000;
      await anna.ok(rows.update, { params: { id }, body: { components: textBlock(`Version ${version}`) } });
    }
    await mail(mailOf([linked(section([], 's1'), id, 2)]));
    await mail(mailOf([linked(section([], 's1'), id, 4)]));
    await mail(mailOf([linked(section([], 's1'), id, 4)]), ben);
    const versions = await anna.ok(rows.versions, { params: { id } });
    expect(versions.map(({ version, uses }) => [version, uses])).toEqual([
      [4, 1],
      [3, 0],
      [2, 1],
      [1, 0],
    ]);
    expect(versions[0]).toMatchObject({ author: { id: anna.id, firstName: 'Anna' } });
    expect(versions[0]?.createdAt).toBe(new Date(server.clock.now).toISOString());
    // All of its history is older than what is kept, and then there are more saves than are kept.
    await server.database.kysely
      .updateTable('versions')
      .set((eb) => ({ version_at: eb('version_at', '-', 40 * 86_400_000) }))
      .where('template_id', '=', id)
      .execute();
    const { components } = await anna.ok(users.read, { params: { id } });
    const last = { template_id: id, user_id: anna.id, hash: await bodyHash(id), size: 0, autosaved_since: null };
    const newer = Array.from({ length: 60 }, (_, index) => ({
      ...last,
      subject: '',
      version_at: server.clock.now + 1 + index,
    }));
    await server.database.kysely.insertInto('versions').values(newer).execute();
    for (let save = 0; save < 10; save++) {
      server.clock.now += 1000;
      const edited = JSON.parse(JSON.stringify(components).replace('Version 4', `Edit ${save}`));
      await anna.ok(users.update, { params: { id }, body: { components: edited } });
    }
    const history = await anna.ok(users.versions, { params: { id } });
    expect(Date.parse(history.at(-1)?.versionDate ?? '')).toBeGreaterThan(Date.parse(versions[0]?.createdAt ?? ''));
    for (const { version } of versions) {
      const content = await anna.ok(rows.version, { params: { id, version } });
      expect(content).toMatchObject({
        moduleId: id,
        name: 'Footer',
        kind: 'block',
        version,
        components: [textBlock(`Version ${version}`)],
        html: expect.stringContaining(`Version ${version}`),
      });
    }
    expect((await anna.refused(rows.version, { params: { id, version: 5 } })).code).toBe('VERSION_NOT_FOUND');
    expect((await anna.call(rows.remove, { params: { id } })).statusCode).toBe(204);
  });
});
