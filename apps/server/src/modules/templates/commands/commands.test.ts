import { blockRegistry } from '@mailwright/blocks';
import { endpoints, LIMITS, MESSAGES } from '@mailwright/contract';
import { blankDocument, type Command, fromSeed, type NodeSeed, writeDocument } from '@mailwright/document';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnBoth } from '../../../testing/databases.ts';
import { islandComponents } from '../../../testing/documents.ts';
import { newTemplate } from '../../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { createVersionRepository } from '../../versions/repository.ts';
import { createTemplateRepository } from '../repository.ts';

const rows = endpoints.userTemplates;

/** Returns a mail with the ids `w > s > c > b`. */
function components(label = 'Buy') {
  const blank = blankDocument(blockRegistry, () => 'w');
  const button = tile('button');
  const seed = { ...tile('section'), children: [column({ ...button, props: { ...button.props, label } })] };
  const names = ['s', 'c', 'b'];
  const section = fromSeed(seed, blockRegistry, () => names.shift() ?? '');
  return { ...writeDocument({ ...blank, nodes: blank.nodes.map((node) => ({ ...node, children: [section] })) }) };
}

function column(...children: readonly NodeSeed[]): NodeSeed {
  const [empty] = tile('section').children ?? [];
  if (!empty) throw new Error('no column');
  return { ...empty, children };
}

function tile(type: string): NodeSeed {
  const seed = blockRegistry.get(type)?.tiles[0]?.create();
  if (!seed) throw new Error(`no tile of ${type}`);
  return seed;
}

const target = { parentId: 'c', index: 0 };

describeOnBoth('editing a template by commands', (open) => {
  let server: TestApp;
  let anna: TestClient;
  let id: string;
  let revision: number;

  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    anna = await server.person('Anna');
    id = (await anna.ok(rows.create, { params: { type: 'email' }, body: { name: 'Spring' } })).templateId;
    revision = (await save({ components: components() })).json().revision;
  });

  const save = (body: Parameters<typeof anna.call<typeof rows.update>>[1]['body'], who = anna) =>
    who.call(rows.update, { params: { id }, body });
  const run = (commands: readonly (Command | Record<string, unknown>)[], more: object = {}, who = anna) => {
    const body = { revision, commands: commands as { type: string }[] };
    return who.call(rows.runCommands, { params: { id }, body, ...more });
  };
  const read = () => anna.ok(rows.read, { params: { id } });
  const versions = () => createVersionRepository(server.database).list(id);
  /** Checks that the commands are refused and that the mail and its versions stay the same. */
  const refused = async (commands: Parameters<typeof run>[0], more: object = {}, who = anna) => {
    const [before, kept] = [await read(), await versions()];
    const answer = await run(commands, more, who);
    expect(await read()).toEqual(before);
    expect(await versions()).toEqual(kept);
    return { status: answer.statusCode, ...answer.json() };
  };

  test('they are done in order as one revision and one version, and the server renders the mail', async () => {
    const before = await versions();
    server.clock.now += 1000;
    const answer = await run([
      { type: 'insert', nodes: [{ type: 'heading', props: tile('heading').props }], target },
      { type: 'updateProps', id: 'b', props: { label: 'Order now' } },
      { type: 'updateStyle', ids: ['b'], style: { paddingTop: 12 } },
      { type: 'updateSettings', settings: { width: 500, lang: 'de' } },
    ]);
    expect(answer.statusCode).toBe(200);
    const { template, ids } = answer.json();
    expect(template).toMatchObject({ id, revision: revision + 1 });
    expect(template).not.toHaveProperty('html');
    expect(ids).toEqual([[expect.any(String)], ['b'], ['b'], []]);
    const stored = await read();
    expect(stored.html).toContain('Order now');
    expect(stored.html).toContain('lang="de"');
    expect(stored.style).toMatchObject({ width: 500 });
    const [wrapper] = (stored.components?.nodes ?? []) as NodeSeed[];
    const blocks = wrapper?.children?.[0]?.children?.[0]?.children as (NodeSeed & { id: string })[];
    expect(blocks.map((block) => block.type)).toEqual(['heading', 'button']);
    expect(blocks[0]?.id).toBe(ids[0][0]);
    expect(blocks[1]).toMatchObject({ id: 'b', style: { paddingTop: 12 } });
    expect(await versions()).toHaveLength(before.length + 1);
  });

  test('commands that change nothing are no revision and no version', async () => {
    const before = await versions();
    const answer = await run([{ type: 'updateProps', id: 'b', props: { label: 'Buy' } }]);
    expect(answer.json()).toMatchObject({ template: { revision }, ids: [['b']] });
    expect(await versions()).toEqual(before);
  });

  test('a template that was never saved begins with the page wrapper that a command brings', async () => {
    id = (await anna.ok(rows.create, { params: { type: 'email' }, body: { name: 'New' } })).templateId;
    revision = 0;
    const wrapper = { type: 'page-wrapper', children: [tile('section')] };
    const answer = await run([{ type: 'insert', nodes: [wrapper], target: { parentId: null, index: 0 } }]);
    expect(answer.statusCode).toBe(200);
    expect(await read()).toMatchObject({ revision: 1, components: { nodes: [{ type: 'page-wrapper' }] } });
  });

  test('a whole document takes the place of the one before, with its own CSS', async () => {
    const document = { ...islandComponents('<p>Hello</p>'), customStyles: 'p{color:red}' };
    expect((await run([{ type: 'replaceDocument', document, action: 'import' }])).statusCode).toBe(200);
    const stored = await read();
    expect(stored.customStyles).toBe('p{color:red}');
    expect(stored.html).toContain('<p>Hello</p>');
    expect(stored.components).not.toHaveProperty('customStyles');
  });

  test('a stale revision is refused with what is current, whether the commands are possible or not', async () => {
    const label = (text: string) => ({ type: 'updateProps', id: 'b', props: { label: text } });
    await run([label('First')]);
    for (const command of [label('Second'), { type: 'remove', ids: ['gone'] }]) {
      expect(await refused([command])).toMatchObject({
        status: 409,
        code: 'STALE_REVISION',
        current: { revision: revision + 1, modifiedBy: { id: anna.id } },
      });
    }
    const answers = await Promise.all([1, 2].map(() => (revision === 1 ? run([label('Third')]) : run([]))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
  });

  test('of two calls on the same revision one is done and the other is told', async () => {
    const answers = await Promise.all(['One', 'Two'].map((name) => run([{ type: 'rename', id: 'b', name }])));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('a refused command answers with its index, its reason and the sentence of the editor', async () => {
    const fine = { type: 'updateProps', id: 'b', props: { label: 'Lost' } };
    const twoTables = Array.from({ length: 2 }, () => ({
      type: 'insert',
      nodes: [tile('form-data-table')],
      target,
    }));
    expect(await refused([fine, ...twoTables, fine])).toMatchObject({
      status: 422,
      code: 'COMMAND_REFUSED',
      error: MESSAGES.oneFormDataTable,
      details: [{ path: 'commands.2', message: MESSAGES.oneFormDataTable, reason: 'ONE_FORM_DATA_TABLE' }],
    });
    expect(await refused([fine, { type: 'remove', ids: ['unknown'] }])).toMatchObject({
      status: 422,
      details: [{ path: 'commands.1', message: 'This block is no longer in the email.', reason: 'NOT_FOUND' }],
    });
  });

  test.each([
    ['a block of an unknown type', { type: 'buton', props: { label: 'Go' } }],
    ['props that its schema does not take', { type: 'button', props: { label: 7 } }],
    [
      'such props inside',
      { type: 'section', children: [{ type: 'column', children: [{ type: 'button', props: { label: 7 } }] }] },
    ],
  ])('%s is no new node', async (_, node) => {
    const answer = await refused([{ type: 'insert', nodes: [node], target }]);
    expect(answer).toMatchObject({ status: 422, details: [{ path: 'commands.0', reason: 'INVALID_VALUE' }] });
  });

  test.each([
    ['an unknown type', { type: 'explode' }, 'commands.1.type'],
    ['a member too many', { type: 'remove', ids: ['b'], all: true }, 'commands.1'],
    [
      'a style value that leaves its declaration',
      { type: 'updateStyle', ids: ['b'], style: { color: 'red;x:y' } },
      'commands.1.style.color',
    ],
    ['no ids', { type: 'remove' }, 'commands.1.ids'],
    ['no type', { ids: ['b'] }, 'commands.1.type'],
  ])('%s is refused before anything is done', async (_, command, path) => {
    const answer = await refused([{ type: 'rename', id: 'b', name: 'Main' }, command]);
    expect(answer).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', details: [{ path }] });
  });

  test('at most 1,000 commands are taken, at least one, and none that is nested without end', async () => {
    const rename = (_: unknown, index: number) => ({ type: 'rename', id: 'b', name: `Name ${index}` });
    expect(await refused(Array.from({ length: 1001 }, rename))).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
    });
    expect((await refused([])).status).toBe(400);
    let props: Record<string, unknown> = {};
    for (let depth = 0; depth < LIMITS.jsonDepth; depth += 1) props = { props };
    expect((await refused([{ type: 'updateProps', id: 'b', props }])).status).toBe(400);
    expect((await run(Array.from({ length: 1000 }, rename))).statusCode).toBe(200);
    expect(await read()).toMatchObject({ revision: revision + 1 });
  });

  test('what would be over 10 MB is 202 and nothing is stored', async () => {
    const source = `<p>${'x'.repeat(6 * 1024 * 1024)}</p>`;
    const island = { type: 'insert', nodes: [{ type: 'html', props: { source } }], target };
    expect(await refused([island, island])).toMatchObject({
      status: 202,
      code: 'OVERSIZE',
      limit: LIMITS.templateBytes,
      message: expect.stringContaining('only supports templates up to 10MB'),
    });
  });

  test('an act of looks that would take something out of the mail is refused, and names it', async () => {
    const off = { href: '{{ unsubscribe }}', target: '_self', title: '' };
    const put = await run([{ type: 'updateProps', id: 'b', props: { label: 'Off {{ name }}', link: off } }]);
    revision = put.json().template.revision;
    const { components: whole } = await read();
    const document = JSON.parse(JSON.stringify(whole).replace('{{ unsubscribe }}', '').replace('{{ name }}', ''));
    for (const act of ['in-brand', 'brand']) {
      expect(await refused([{ type: 'replaceDocument', document, action: act }])).toMatchObject({
        status: 422,
        code: 'CONTENT_WOULD_BE_LOST',
        details: [
          { path: 'links', message: '{{ unsubscribe }}' },
          { path: 'fields', message: '{{ name }}' },
        ],
      });
    }
    expect((await run([{ type: 'replaceDocument', document, action: 'import' }])).statusCode).toBe(200);
  });

  test('a command that would part an alternative from its condition is refused, and moves of the condition take it along', async () => {
    const free = { match: 'all', tests: [{ field: 'plan', operator: 'is', value: 'free' }] };
    const button = (name: string, condition: object) => ({ ...tile('button'), name, condition });
    const put = await run([
      { type: 'insert', nodes: [button('free', free), button('others', { otherwise: true })], target },
    ]);
    revision = put.json().template.revision;
    const [[first = '', second = ''] = []] = put.json().ids;
    const between = { ...target, index: target.index + 1 };
    const parted = { code: 'COMMAND_REFUSED', details: [{ reason: 'OTHERWISE_PARTED' }] };
    expect(await refused([{ type: 'remove', ids: [first] }])).toMatchObject(parted);
    expect(await refused([{ type: 'insert', nodes: [tile('text')], target: between }])).toMatchObject(parted);
    expect(await refused([{ type: 'setCondition', id: first, condition: null }])).toMatchObject(parted);
    const moved = await run([{ type: 'move', ids: [first], target: { ...target, index: 99 } }]);
    expect(moved.statusCode).toBe(200);
    revision = moved.json().template.revision;
    const stored = JSON.stringify((await read()).components);
    expect(stored.indexOf(`"id":"${second}"`)).toBeGreaterThan(stored.indexOf(`"id":"${first}"`));
    expect(stored).toContain('"condition":{"otherwise":true}');
  });

  test('copies without end are oversize before they are rendered', async () => {
    const source = `<p>${'x'.repeat(1024 * 1024)}</p>`;
    const document = components();
    const island = { id: 'i', type: 'html', props: { source }, style: {} };
    const [wrapper] = document.nodes as unknown as [{ children: [{ children: [{ children: unknown[] }] }] }];
    wrapper.children[0].children[0].children.push(island);
    revision = (await save({ components: document })).json().revision;
    const copies = Array.from({ length: 1000 }, () => ({ type: 'duplicate', ids: ['i'] }));
    expect(await refused(copies)).toMatchObject({ status: 202, code: 'OVERSIZE' });
  });

  test('the plan decides as in the editor: custom code, products and scripts', async () => {
    const ben = await server.trialPerson('Ben');
    const made = await ben.ok(rows.create, { params: { type: 'email' }, body: { name: 'Trial' } });
    const call = async (commands: readonly Record<string, unknown>[], at: number) =>
      ben.call(rows.runCommands, {
        params: { id: made.templateId },
        body: { revision: at, commands: commands as { type: string }[] },
      });
    const saved = await ben.call(rows.update, { params: { id: made.templateId }, body: { components: components() } });
    const at = saved.json().revision;
    const insert = (type: string) => ({ type: 'insert', nodes: [tile(type)], target });
    expect((await call([insert('html')], at)).json()).toMatchObject({
      code: 'COMMAND_REFUSED',
      error: MESSAGES.customCodeNotInPlan,
      details: [{ reason: 'PLAN_CUSTOM_CODE' }],
    });
    expect((await call([insert('product')], at)).json()).toMatchObject({
      code: 'COMMAND_REFUSED',
      details: [{ message: MESSAGES.notInPlan, reason: 'PLAN_PRODUCTS' }],
    });
    const document = islandComponents('<p>Hi</p><script>alert(1)</script>');
    expect((await call([{ type: 'replaceDocument', document, action: 'import' }], at)).json()).toMatchObject({
      code: 'CUSTOM_SCRIPT_NOT_ALLOWED',
    });
  });

  test('a mail that is swapped whole, by a command or a save, may hold code without scripts on any plan, as an import', async () => {
    const ben = await server.trialPerson('Ben');
    const { templateId } = await ben.ok(rows.create, { params: { type: 'email' }, body: { name: 'Trial' } });
    const params = { id: templateId };
    const replace = (document: Record<string, unknown>) =>
      ({ type: 'replaceDocument', document, action: 'import' }) as unknown as { type: string };
    const swap = async (revision: number, source: string) =>
      ben.call(rows.runCommands, { params, body: { revision, commands: [replace(islandComponents(source))] } });
    const save = (source: string) => ben.call(rows.update, { params, body: { components: islandComponents(source) } });
    expect((await swap(0, '<p>One</p>')).statusCode).toBe(200);
    expect((await save('<p>Two</p>')).statusCode).toBe(200);
    expect((await ben.call(rows.update, { params, body: { html: '<p>Three</p>' } })).statusCode).toBe(200);
    const { revision } = await ben.ok(rows.read, { params });
    for (const refused of [await swap(revision, '<script>1</script>'), await save('<p onclick="a()">Four</p>')])
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'CUSTOM_SCRIPT_NOT_ALLOWED']);
  });

  test('base64 content is refused as by a save', async () => {
    const props = { ...tile('image').props, src: 'data:image/png;base64,iVBORw0KGgo=' };
    expect(await refused([{ type: 'insert', nodes: [{ type: 'image', props }], target }])).toMatchObject({
      code: 'BASE64_NOT_ALLOWED',
    });
  });

  test("nobody edits another person's template, and a shared draft only under the live lock", async () => {
    const ben = await server.person('Ben');
    const rename = [{ type: 'rename', id: 'b', name: 'Main' }];
    expect((await refused(rename, {}, ben)).code).toBe('TEMPLATE_NOT_FOUND');
    const shared = await createTemplateRepository(server.database).create(
      newTemplate({ ownerId: anna.id, collaborators: [ben.id] }),
    );
    id = shared?.id ?? '';
    revision = 0;
    const insert = [
      { type: 'insert', nodes: [{ type: 'page-wrapper', children: [] }], target: { parentId: null, index: 0 } },
    ];
    expect((await refused(insert, {}, ben)).code).toBe('TEMPLATE_LOCKED');
    const lock = { locked_by: ben.id, lock_number: 7, lock_expires_at: server.clock.now + 60_000 };
    await server.database.kysely.updateTable('templates').set(lock).where('id', '=', id).execute();
    expect((await refused(insert, { headers: { 'x-lock': 6 } }, ben)).code).toBe('TEMPLATE_LOCKED');
    expect((await refused(insert, { headers: { 'x-lock': 7 } })).code).toBe('TEMPLATE_LOCKED');
    const impossible = [{ type: 'remove', ids: ['nobody'] }];
    expect((await refused(impossible, { headers: { 'x-lock': 7 } })).code).toBe('TEMPLATE_LOCKED');
    expect((await refused(impossible, { headers: { 'x-lock': 7 } }, ben)).code).toBe('COMMAND_REFUSED');
    const base64 = { components: { formatVersion: 1 }, html: '<img src="data:image/png;base64,AAAA">', revision };
    expect((await anna.refused(rows.update, { params: { id }, body: base64 })).code).toBe('TEMPLATE_LOCKED');
    expect((await run(insert, { headers: { 'x-lock': 7 } }, ben)).statusCode).toBe(200);
  });
});
