import { endpoints, LIMITS } from '@mailwright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/databases.ts';
import { newModule, section, textBlock } from '../../testing/modules.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const rows = endpoints.customModules;

describeOnBoth('modules', (open) => {
  let server: TestApp;
  let anna: TestClient;
  let ben: TestClient;
  let admin: TestClient;

  beforeAll(async () => {
    server = await createTestApp(await open());
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    admin = await server.person('Admin', { role: 'admin' });
  });
  afterAll(() => server.close());

  test('are made of a block, and read with what the specification names', async () => {
    const made = await newModule(anna, { name: 'Footer', description: 'For all mails', words: 'Straße 5' });
    const read = await anna.ok(rows.read, { params: { id: made.id } });
    expect(read).toEqual(made);
    expect(read).toMatchObject({
      type: 'email',
      name: 'Footer',
      description: 'For all mails',
      templateId: null,
      category: null,
      kind: 'block',
      words: 'strasse 5',
      version: 1,
      revision: 0,
      canEdit: true,
      isSystem: false,
      isUnreadable: false,
      hasUnpublishedChanges: false,
      owner: { id: anna.id, firstName: 'Anna' },
      components: textBlock('Straße 5'),
    });
    expect(read.html).toContain('Straße 5');
    expect(read.css).not.toBe('');
    expect([read.createdAt, read.updatedAt]).toEqual(Array(2).fill(new Date(server.clock.now).toISOString()));
  });

  test('are made of sections, which stay a list, in the width of the mail that they came from', async () => {
    const { templateId } = await anna.ok(endpoints.userTemplates.create, {
      params: { type: 'email' },
      body: { name: 'Spring' },
    });
    const components = [section([textBlock('One', 'a')], 's1'), section([textBlock('Two', 'b')], 's2')];
    const made = await newModule(anna, { components, templateId, style: { width: 480 } });
    expect(made).toMatchObject({ kind: 'sections', width: 480, components, templateId, words: 'one two' });
    const one = await newModule(anna, { components: components[0] });
    expect(one).toMatchObject({ kind: 'sections', components: [components[0]] });
  });

  test('keep foreign HTML byte for byte', async () => {
    const html = '<table>\n<tr><td  bgcolor=red>Grüße &amp; more</td></tr></table>\r\n';
    const made = await newModule(anna, { components: undefined, html });
    expect(made).toMatchObject({ kind: 'block', components: { type: 'html', props: { source: html } } });
    const read = await anna.ok(rows.read, { params: { id: made.id } });
    expect(read.components).toMatchObject({ props: { source: html } });
  });

  test('leave html and components out of a list that asks for it', async () => {
    const { id } = await newModule(ben, { name: 'Short' });
    const [short] = await ben.ok(rows.list, { query: { type: 'email', hideHtml: true } });
    expect(short).toMatchObject({ id, name: 'Short' });
    expect(short).not.toHaveProperty('html');
    expect(short).not.toHaveProperty('components');
    const [long] = await ben.ok(rows.list, { query: {} });
    expect(long).toMatchObject({ id, components: textBlock('Hello') });
  });

  test('are listed whole, or page by page', async () => {
    const names = ['One', 'Two', 'Three'];
    for (const name of names) {
      server.clock.now += 1000;
      await newModule(ben, { name });
    }
    const list = async (query: object) => (await ben.ok(rows.list, { query })).map(({ name }) => name);
    const all = await list({});
    expect(all.slice(0, 3)).toEqual(names.toReversed());
    expect(await list({ limit: 2 })).toEqual(all.slice(0, 2));
    expect(await list({ limit: 2, offset: 2 })).toEqual(all.slice(2, 4));
    expect(await list({ offset: 1 })).toEqual(all.slice(1));
    expect((await ben.call(rows.list, { query: { limit: 101 } })).statusCode).toBe(400);
  });

  test('are as many as there is room for, and who has that many is told', async () => {
    const { kysely } = server.database;
    const full = await server.person('Full');
    const { id } = await newModule(full);
    const { seq: _, ...row } = await kysely
      .selectFrom('templates')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const others = Array.from({ length: LIMITS.modules.perPerson - 1 }, (_, index) => ({
      ...row,
      id: `full-${index}`,
    }));
    for (let start = 0; start < others.length; start += 500) {
      await kysely
        .insertInto('templates')
        .values(others.slice(start, start + 500))
        .execute();
    }
    const refusal = { code: 'MODULES_FULL', error: expect.stringContaining('up to 2,000 modules') };
    const refused = await full.call(rows.create, { body: { name: 'More', components: textBlock('More') } });
    expect([refused.statusCode, refused.json()]).toEqual([409, expect.objectContaining(refusal)]);
    expect((await full.call(rows.duplicate, { params: { id } })).json()).toMatchObject(refusal);
    await full.ok(rows.remove, { params: { id } });
    expect(await newModule(full, { name: 'Again' })).toMatchObject({ name: 'Again' });
  });

  test('get a new name, description and category without a new version', async () => {
    const { id, components } = await newModule(anna);
    const category = await anna.ok(endpoints.categories.create, {
      body: { name: 'Mine', type: 'email_cb', group: 'user' },
    });
    const body = { name: 'Sale: 50%!', description: 'Big & loud', category: category.id };
    const changed = await anna.ok(rows.update, { params: { id }, body });
    expect(changed).toMatchObject({
      name: 'Sale: 50%!',
      description: 'Big & loud',
      category: { id: category.id, name: 'Mine', group: 'user', type: 'email_cb', hidden: false },
      version: 1,
      revision: 1,
      hasUnpublishedChanges: false,
      components,
    });
    expect((await anna.ok(rows.update, { params: { id }, body: { category: null } })).category).toBeNull();
  });

  test('get a new version with new content, and none with the same', async () => {
    const { id } = await newModule(anna);
    const changed = await anna.ok(rows.update, { params: { id }, body: { components: textBlock('Goodbye') } });
    expect(changed).toMatchObject({ version: 2, words: 'goodbye', hasUnpublishedChanges: false });
    const same = await anna.ok(rows.update, { params: { id }, body: { components: textBlock('Goodbye') } });
    expect(same).toMatchObject({ version: 2 });
  });

  test('show their working copy to nobody before it is published', async () => {
    const { id } = await newModule(anna);
    const { components } = await anna.ok(endpoints.userTemplates.read, { params: { id } });
    const edited = JSON.parse(JSON.stringify(components).replace('Hello', 'Draft'));
    await anna.ok(endpoints.userTemplates.update, { params: { id }, body: { components: edited, revision: 0 } });
    const before = await anna.ok(rows.read, { params: { id } });
    expect(before).toMatchObject({
      version: 1,
      revision: 1,
      hasUnpublishedChanges: true,
      components: textBlock('Hello'),
    });
    const after = await anna.ok(rows.publish, { params: { id }, body: { revision: 1 } });
    expect(after).toMatchObject({ version: 2, hasUnpublishedChanges: false, components: textBlock('Draft') });
    expect(await anna.ok(rows.publish, { params: { id }, body: { revision: 1 } })).toMatchObject({ version: 2 });
  });

  test('are published as somebody has saved them: words and content are of one revision', async () => {
    const { id } = await newModule(anna);
    const { components } = await anna.ok(endpoints.userTemplates.read, { params: { id } });
    for (let revision = 1; revision <= 10; revision++) {
      const edited = JSON.parse(JSON.stringify(components).replace('Hello', `Word${revision}`));
      const saving = anna.call(endpoints.userTemplates.update, { params: { id }, body: { components: edited } });
      const publishing = anna.call(rows.publish, { params: { id }, body: { revision } });
      expect((await saving).statusCode).toBe(200);
      expect([201, 409]).toContain((await publishing).statusCode);
      const { html = '', words } = await anna.ok(rows.read, { params: { id } });
      expect(html.toLowerCase()).toContain(words);
    }
  });

  test('publish nothing where no content is sent: what their author is still at stays so', async () => {
    const { id } = await newModule(anna);
    const { components } = await anna.ok(endpoints.userTemplates.read, { params: { id } });
    const edited = JSON.parse(JSON.stringify(components).replace('Hello', 'Draft'));
    await anna.ok(endpoints.userTemplates.update, { params: { id }, body: { components: edited } });
    for (const body of [{ html: '' }, { html: ' ', css: 'p{}' }, { style: null }, { name: 'Renamed', html: '' }]) {
      expect(await anna.ok(rows.update, { params: { id }, body })).toMatchObject({
        version: 1,
        hasUnpublishedChanges: true,
        components: textBlock('Hello'),
      });
    }
  });

  test('are changed by nobody silently: a stale revision is told, with who and when', async () => {
    const { id } = await newModule(anna);
    await anna.ok(rows.update, { params: { id }, body: { name: 'Newer' } });
    const current = { revision: 1, modifiedBy: { id: anna.id, firstName: 'Anna', lastName: 'Example' } };
    const put = await anna.refused(rows.update, { params: { id }, body: { name: 'Older', revision: 0 } });
    expect(put).toMatchObject({ status: 409, code: 'STALE_REVISION', current });
    const headers = { 'if-match': '"0"' };
    const components = textBlock('Older');
    const conditional = await anna.refused(rows.update, { params: { id }, headers, body: { components } });
    expect(conditional).toMatchObject({ status: 409, current });
    expect(await anna.refused(rows.publish, { params: { id }, body: { revision: 0 } })).toMatchObject({ current });
    expect(await anna.ok(rows.read, { params: { id } })).toMatchObject({ name: 'Newer', version: 1 });
  });

  test('are copied to one’s own, also those of the system', async () => {
    const { id } = await newModule(admin, { name: 'Header', isSystem: true });
    const copy = await anna.ok(rows.duplicate, { params: { id } });
    expect(copy).toMatchObject({
      name: 'Header (copy)',
      isSystem: false,
      owner: { id: anna.id },
      version: 1,
      canEdit: true,
    });
    expect(copy.components).toEqual(textBlock('Hello'));
    expect(copy.html).toContain('<title>Header (copy)</title>');
  });

  test('are gone once deleted', async () => {
    const { id } = await newModule(anna);
    expect((await anna.call(rows.remove, { params: { id } })).statusCode).toBe(204);
    expect((await anna.refused(rows.read, { params: { id } })).code).toBe('MODULE_NOT_FOUND');
    expect((await anna.refused(endpoints.userTemplates.read, { params: { id } })).code).toBe('TEMPLATE_NOT_FOUND');
    expect((await anna.refused(rows.remove, { params: { id } })).code).toBe('MODULE_NOT_FOUND');
  });
});
