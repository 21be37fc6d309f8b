import { endpoints, LIMITS } from '@mailwright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/databases.ts';
import { newModule, section, textBlock } from '../../testing/modules.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { prepareBody } from '../versions/prepare-body.ts';

const rows = endpoints.customModules;
const users = endpoints.userTemplates;

describeOnBoth('modules that cannot be', (open) => {
  let server: TestApp;
  let anna: TestClient;
  let ben: TestClient;

  beforeAll(async () => {
    server = await createTestApp(await open());
    anna = await server.person('Anna');
    ben = await server.trialPerson('Ben');
  });
  afterAll(() => server.close());

  const refused = (body: object, who = anna) =>
    who.refused(rows.create, { body: { name: 'Footer', components: textBlock('Hi'), ...body } });

  test('need a name, and no longer texts than fit', async () => {
    const of = async (body: object) => (await refused(body)).details?.map(({ path, message }) => [path, message]);
    expect(await of({ name: '  ' })).toEqual([['name', 'Name is required']]);
    expect(await of({ name: 'x'.repeat(256) })).toEqual([['name', 'Max length exceeded']]);
    expect(await of({ description: 'x'.repeat(71) })).toEqual([['description', 'Max length exceeded']]);
    const { id } = await newModule(anna);
    const rename = await anna.refused(users.update, { params: { id }, body: { name: ' ' } });
    expect(rename.details).toEqual([{ path: 'name', message: 'Name is required' }]);
    expect((await anna.refused(rows.update, { params: { id }, body: { name: '' } })).code).toBe('VALIDATION_FAILED');
  });

  test('need content that is one block, or sections alone, and that this release can read', async () => {
    const code = async (components: unknown) => (await refused({ components })).code;
    expect(await code(undefined)).toBe('VALIDATION_FAILED');
    expect(await code([])).toBe('VALIDATION_FAILED');
    expect(await code([textBlock('a'), textBlock('b')])).toBe('VALIDATION_FAILED');
    expect(await code([section([]), textBlock('b')])).toBe('VALIDATION_FAILED');
    expect(await code({ type: 'page-wrapper', props: {}, style: {}, children: [] })).toBe('VALIDATION_FAILED');
    expect(await code(Array(LIMITS.modules.sections + 1).fill(section([])))).toBe('VALIDATION_FAILED');
    expect(await code({ type: 'hologram', id: 'x', props: {}, style: {} })).toBe('MODULE_UNREADABLE');
    expect(await code(section([{ type: 'hologram', id: 'x', props: {}, style: {} }]))).toBe('MODULE_UNREADABLE');
    expect(await code({ ...textBlock('a'), props: { content: 5 } })).toBe('MODULE_UNREADABLE');
    expect(await code({ any: 'thing' })).toBe('MODULE_UNREADABLE');
    expect((await refused({ components: undefined, html: ' ' })).code).toBe('VALIDATION_FAILED');
  });

  test.each([
    ['a text', 'x'],
    ['a number', 3],
    ['an object', { 0: section([]) }],
    ['null', null],
    ['a list of null', [null]],
    ['a list of texts', ['column']],
    ['a list of a list', [[]]],
    ['a list of an empty object', [{}]],
  ])('are refused where the children of a section are %s', async (_, children) => {
    const components = [{ ...section([]), children }];
    expect(await refused({ components })).toMatchObject({ status: 422, code: 'MODULE_UNREADABLE' });
    const inside = [{ ...section([]), children: [{ ...section([]), type: 'column', props: { gap: 16 }, children }] }];
    expect(await refused({ components: inside })).toMatchObject({ status: 422, code: 'MODULE_UNREADABLE' });
    const { id } = await newModule(anna, { components: [section([textBlock('a')])] });
    const put = await anna.refused(rows.update, { params: { id }, body: { components } });
    expect(put).toMatchObject({ status: 422, code: 'MODULE_UNREADABLE' });
  });

  test('may name no template and no category that one does not see', async () => {
    const { templateId } = await ben.ok(users.create, { params: { type: 'email' }, body: { name: 'Mine' } });
    expect(await refused({ templateId })).toMatchObject({ status: 404, code: 'TEMPLATE_NOT_FOUND' });
    expect(await refused({ category: 'none' })).toMatchObject({ status: 404, code: 'CATEGORY_NOT_FOUND' });
  });

  test('hold no base64, with the lines it stands on, and no script outside the plan', async () => {
    const html = '<p>One</p>\n<img src="data:image/png;base64,iVBORw0KGgo=">';
    const base64 = await refused({ components: undefined, html });
    expect(base64).toMatchObject({ status: 422, code: 'BASE64_NOT_ALLOWED', details: [{ path: 'html', line: 2 }] });
    const script = { components: undefined, html: '<script>alert(1)</script>' };
    expect(await refused(script, ben)).toMatchObject({ status: 403, code: 'CUSTOM_SCRIPT_NOT_ALLOWED' });
    const { id } = await newModule(ben);
    const components = { id: 'x', type: 'html', props: { source: script.html }, style: {} };
    const put = await ben.refused(rows.update, { params: { id }, body: { components } });
    expect(put.code).toBe('CUSTOM_SCRIPT_NOT_ALLOWED');
    expect(await ben.ok(rows.read, { params: { id } })).toMatchObject({ revision: 0, version: 1 });
  });

  test('are no larger than a template', async () => {
    const html = `<p>${'x'.repeat(LIMITS.templateBytes)}</p>`;
    expect(await refused({ components: undefined, html })).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
    const { id } = await newModule(anna);
    const put = await anna.refused(rows.update, { params: { id }, body: { html } });
    expect(put).toMatchObject({ status: 413, error: 'The template content exceeds the size limit.' });
  });

  test('do not turn from a block into sections, and have something in them when published', async () => {
    const { id } = await newModule(anna);
    const put = await anna.refused(rows.update, { params: { id }, body: { components: [section([])] } });
    expect(put).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ path: 'components' }] });
    await anna.ok(users.update, { params: { id }, body: { components: null } });
    const publish = await anna.refused(rows.publish, { params: { id }, body: { revision: 1 } });
    expect(publish).toMatchObject({ code: 'VALIDATION_FAILED', error: 'This module consists of exactly one block.' });
    expect(await anna.ok(rows.read, { params: { id } })).toMatchObject({ version: 1, components: textBlock('Hello') });
  });

  test('made by the same call twice are two', async () => {
    const [one, two] = await Promise.all([newModule(anna), newModule(anna)]);
    expect(one.id).not.toBe(two.id);
  });

  test('are changed by one of two people at the same time, and the other is told', async () => {
    const { id } = await newModule(anna);
    const put = (words: string) =>
      anna.call(rows.update, { params: { id }, body: { revision: 0, components: textBlock(words) } });
    const statuses = (await Promise.all([put('One'), put('Two')])).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 409]);
    const publish = () => anna.call(rows.publish, { params: { id }, body: { revision: 1 } });
    expect((await Promise.all([publish(), publish()])).map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await anna.ok(rows.read, { params: { id } })).toMatchObject({ version: 2, revision: 1 });
  });

  test('of a later release are listed and said to be unreadable, and stay as they are', async () => {
    const { id } = await newModule(anna, { name: 'From tomorrow' });
    const body = { html: '<p>Later</p>', css: '', style: null, customStyles: '', components: { formatVersion: 9 } };
    const { content } = await prepareBody(body);
    await server.database.kysely.updateTable('bodies').set({ content }).where('template_id', '=', id).execute();
    const [listed] = (await anna.ok(rows.list, { query: {} })).filter((module) => module.id === id);
    expect(listed).toMatchObject({ name: 'From tomorrow', isUnreadable: true, html: '<p>Later</p>' });
    expect(listed).not.toHaveProperty('components');
    const version = await anna.refused(rows.version, { params: { id, version: 1 } });
    expect(version).toMatchObject({ status: 422, code: 'MODULE_UNREADABLE' });
    expect((await anna.refused(rows.publish, { params: { id }, body: { revision: 0 } })).code).toBe(
      'MODULE_UNREADABLE',
    );
    await anna.ok(rows.update, { params: { id }, body: { name: 'Still from tomorrow' } });
    const read = await anna.ok(users.read, { params: { id } });
    expect(read).toMatchObject({ name: 'Still from tomorrow', components: { formatVersion: 9 } });
  });

  test('have no more CSS than may come to mails with them; what is stored stays, opens and is edited', async () => {
    const { id } = await newModule(anna);
    const most = `.a{color:red}${' '.repeat(LIMITS.modules.customStyles - 13)}`;
    const save = (customStyles: string) => ({ params: { id }, body: { customStyles } });
    await anna.ok(users.update, save(most));
    const refusal = await anna.refused(users.update, save(`${most} `));
    expect(refusal).toMatchObject({ status: 422, code: 'IMPORT_TOO_COMPLEX', details: [{ path: 'customStyles' }] });
    const { kysely } = server.database;
    const { body_hash } = await kysely
      .selectFrom('templates')
      .select('body_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const stored = await anna.ok(users.read, { params: { id } });
    const { html, css, style, components } = stored;
    const body = await prepareBody({ html, css, style, components, customStyles: `${most}.b{color:red}` });
    await kysely.updateTable('bodies').set({ content: body.content }).where('hash', '=', body_hash).execute();
    expect((await anna.ok(users.read, { params: { id } })).customStyles).toHaveLength(most.length + 13);
    expect((await anna.ok(rows.read, { params: { id } })).isUnreadable).toBe(false);
    const renamed = await anna.ok(users.update, { params: { id }, body: { name: 'Other', components } });
    const { revision } = await anna.ok(users.info, { params: { id } });
    expect(renamed).toMatchObject({ revision });
    const published = await anna.refused(rows.publish, { params: { id }, body: { revision } });
    expect([published.status, published.code]).toEqual([422, 'IMPORT_TOO_COMPLEX']);
  });

  test('are published 30 times in ten minutes', async () => {
    const carla = await server.person('Carla');
    const { id, revision } = await newModule(carla);
    const publish = { params: { id }, body: { revision } };
    for (let time = 0; time < 30; time += 1) await carla.ok(rows.publish, publish);
    expect(await carla.refused(rows.publish, publish)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    server.clock.now += 10 * 60_000;
    await carla.ok(rows.publish, publish);
  });
});
