import { endpoints, type TemplateInfo } from '@mailwright/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnBoth } from '../../../testing/databases.ts';
import { blankComponents, type Components, islandComponents } from '../../../testing/documents.ts';
import { createDraft, newTemplate } from '../../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { createVersionRepository } from '../../versions/repository.ts';
import { createTemplateRepository } from '../repository.ts';

const rows = endpoints.userTemplates;
const MEGABYTE = 1024 * 1024;

describeOnBoth('saving a template', (open) => {
  let server: TestApp;
  let anna: TestClient;
  let id: string;

  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    anna = await server.person('Anna');
    id = await createDraft(anna);
  });

  type Change = Parameters<typeof anna.ok<typeof rows.update>>[1]['body'];

  const save = (body: Change, headers = {}, who = anna) => who.call(rows.update, { params: { id }, body, headers });
  const read = () => anna.ok(rows.read, { params: { id } });
  const versions = () => createVersionRepository(server.database).list(id);

  test('a change whose answer got lost may be sent once more, and is no change of somebody else', async () => {
    const body = { html: '<p>First</p>', name: 'Named' };
    const once = await save(body, { 'if-match': '"0"' });
    const again = await save(body, { 'if-match': '"0"' });
    expect([once.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json().revision).toBe(once.json().revision);
    expect(await versions()).toHaveLength(1);
    const other = await save({ ...body, html: '<p>Other</p>' }, { 'if-match': '"0"' });
    expect([other.statusCode, other.json().code]).toEqual([409, 'STALE_REVISION']);
    await save({ html: '<p>Second</p>' }, { 'if-match': `"${once.json().revision}"` });
    expect((await save(body, { 'if-match': '"0"' })).statusCode).toBe(409);
  });

  test('the server renders html and css from the document and does not trust the client', async () => {
    const components = islandComponents('<p>Hello</p>');
    const answer = await save({ components, html: '<p>forged</p>', css: 'forged' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).not.toHaveProperty('html');
    expect(answer.json()).toMatchObject({ revision: 1, name: 'Spring' });
    const stored = await read();
    expect(stored.components).toEqual(components);
    expect(stored.style).toEqual(components.settings);
    expect(stored.html).toContain('<p>Hello</p>');
    expect(stored.html).toContain('<title>Spring</title>');
    expect(stored.html).toContain(stored.css.trim().slice(0, 50));
    expect(stored.html).not.toContain('forged');
    expect(stored.size).toBeCloseTo((stored.html.length + stored.css.length) / 1024, 1);
  });

  test('html alone replaces the document by that html as one island', async () => {
    const html = '<!DOCTYPE html>\r\n<html><body><p>As it is</p></body></html>\n';
    await save({ html });
    const stored = await read();
    expect(stored.html).toBe(html);
    expect(stored.components).toMatchObject({ formatVersion: 1, nodes: [{ type: 'html', props: { source: html } }] });
    expect((await save({ html, css: '' })).json().revision).toBe(1);
  });

  test('css beside a whole document is put into it, once, and nothing else of it changes', async () => {
    const html = '<html><head><style>p{margin:0}</style></head><body><p class="x">q</p></body></html>\r\n';
    const styled = html.replace('</head>', '<style>\n.x{color:blue}\n</style>\n</head>');
    for (const beside of [{ css: '.x{color:blue}' }, { customStyles: '.x{color:blue}' }]) {
      await save({ html: '<p>before</p>' });
      expect((await save({ html, ...beside })).statusCode).toBe(200);
      const stored = await read();
      expect(stored).toMatchObject({ html: styled, customStyles: '', css: 'p{margin:0}\n.x{color:blue}' });
      expect((await save({ html, ...beside })).json().revision).toBe(stored.revision);
      const changed = styled.replace('q', 'r');
      await save({ html: changed, css: stored.css });
      expect((await read()).html).toBe(changed);
    }
    const island = islandComponents(html);
    const sent = { components: island as Components, customStyles: '.x{color:blue}' };
    const { revision } = (await save(sent)).json();
    const stored = await read();
    expect(stored.html).toBe(styled);
    // Whoever keeps the styles apart sends them beside the document each time.
    await save({ ...sent, components: stored.components });
    expect(await read()).toMatchObject({ html: styled, revision });
    const alone = (await save({ customStyles: '.x{color:red}' })).json();
    expect(alone).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ path: 'customStyles' }] });
    const out = (await save({ html, css: 'a{}\n</style><b>' })).json();
    expect(out).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ path: 'customStyles', line: 2 }] });
  });

  test('the same html again changes nothing, and other html keeps the island it is in', async () => {
    const html = '<p>A fragment</p>';
    await save({ html, css: 'p{color:red}' });
    const { components, customStyles } = await read();
    expect((await save({ html, css: 'p{color:red}' })).json().revision).toBe(1);
    expect(await versions()).toHaveLength(1);
    await save({ html: '<p>Another</p>', css: 'p{color:red}' });
    const [island] = components!.nodes as { readonly id: string }[];
    expect(await read()).toMatchObject({
      revision: 2,
      customStyles,
      components: { nodes: [{ id: island?.id, type: 'html', props: { source: '<p>Another</p>' } }] },
    });
  });

  test('own styles and settings change without the document being sent again', async () => {
    await save({ components: blankComponents() });
    await save({ customStyles: 'p{color:red}' });
    expect((await read()).html).toContain('p{color:red}');
    const { style, components } = await read();
    await save({ style: { ...style, lang: 'de' } });
    const stored = await read();
    expect(stored.html).toContain('lang="de"');
    expect(stored.components).toEqual({ ...components, settings: { ...style, lang: 'de' } });
    expect(stored.customStyles).toBe('p{color:red}');
  });

  test('a mail has a subject of its own: in its title, its copies and its exports; the name stands in without one', async () => {
    const title = async (of: string) =>
      /<title>(.*)<\/title>/.exec((await anna.ok(rows.read, { params: { id: of } })).html)?.[1];
    await anna.ok(rows.update, { params: { id }, body: { components: blankComponents() } });
    expect(await title(id)).toBe('Spring');
    const changed = await anna.ok(rows.update, { params: { id }, body: { subject: ' Tulips & more\r\n🌷 ' } });
    expect(changed).toMatchObject({ name: 'Spring', subject: 'Tulips & more 🌷' });
    expect(await title(id)).toBe('Tulips &amp; more 🌷');
    expect((await anna.call(endpoints.exports.html, { params: { id } })).body).toContain('<title>Tulips &amp; more 🌷');
    const { templateId } = await anna.ok(rows.clone, { params: { id }, query: {} });
    expect((await anna.ok(rows.read, { params: { id: templateId } })).subject).toBe('Tulips & more 🌷');
    expect(await title(templateId)).toBe('Tulips &amp; more 🌷');
    const before = (await anna.ok(rows.read, { params: { id } })).revision;
    await anna.ok(rows.update, { params: { id }, body: { subject: 'Tulips & more 🌷' } });
    expect((await anna.ok(rows.read, { params: { id } })).revision).toBe(before);
    const refused = await anna.refused(rows.update, { params: { id }, body: { subject: 'a'.repeat(256) } });
    expect([refused.status, refused.details]).toEqual([400, [{ path: 'subject', message: 'Max length exceeded' }]]);
    await anna.ok(rows.update, { params: { id }, body: { subject: '' } });
    expect(await title(id)).toBe('Spring');
  });

  test('a change of name or preheader reaches the mail and makes no version', async () => {
    await save({ components: islandComponents('<p>Hello</p>') });
    const before = await versions();
    const renamed = (await save({ name: 'Autumn', preHeader: 'Leaves are falling' })).json() as TemplateInfo;
    expect(renamed).toMatchObject({ name: 'Autumn', preheader: 'Leaves are falling', preHeader: 'Leaves are falling' });
    expect(renamed.revision).toBe(2);
    const { html } = await read();
    expect(html).toContain('<title>Autumn</title>');
    expect(html).toContain('Leaves are falling');
    expect(await versions()).toEqual(before);
  });

  test('what did not change is no revision and no version', async () => {
    const components = islandComponents('<p>Hello</p>');
    await save({ components });
    expect((await save({ name: 'Spring', tags: '', description: '', components })).json().revision).toBe(1);
    expect(await versions()).toHaveLength(1);
    server.clock.now += 1000;
    await save({ components: islandComponents('<p>Bye</p>') });
    expect(await versions()).toHaveLength(2);
  });

  test('a stale revision is refused with who and when, and nothing changes', async () => {
    const first = (await save({ name: 'First' }, { 'if-match': '"0"' })).json() as TemplateInfo;
    expect(first.revision).toBe(1);
    const stale = await save({ name: 'Second' }, { 'if-match': '"0"' });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({
      code: 'STALE_REVISION',
      current: {
        revision: 1,
        lastModified: first.lastModified,
        modifiedBy: { id: anna.id, firstName: 'Anna', lastName: 'Example' },
      },
    });
    expect((await save({ name: 'Third', revision: 0 })).statusCode).toBe(409);
    expect((await read()).name).toBe('First');
    expect((await save({ name: 'Fourth', revision: 1 })).json().revision).toBe(2);
    expect((await save({ name: 'Fifth' }, { 'if-match': 'nonsense' })).statusCode).toBe(400);
  });

  test('of two saves on the same revision one is kept and the other is told', async () => {
    const [one, two] = await Promise.all(
      ['<p>one</p>', '<p>two</p>'].map((html) => save({ html }, { 'if-match': '"0"' })),
    );
    expect([one?.statusCode, two?.statusCode].sort()).toEqual([200, 409]);
  });

  test('saves without a condition are all taken, one after the other', async () => {
    const answers = await Promise.all(['A', 'B', 'C'].map((name) => save({ name })));
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    expect((await read()).revision).toBe(3);
  });

  test('over 10 MB it is 202 and nothing is stored', async () => {
    const answer = await save({ html: `<p>${'x'.repeat(11 * MEGABYTE)}</p>`, name: 'Large' });
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toMatchObject({ code: 'OVERSIZE', limit: 10 * MEGABYTE });
    expect(answer.json().size).toBeGreaterThan(11 * MEGABYTE);
    expect(answer.json().message).toContain('the current draft template is 11.1MB');
    expect(await read()).toMatchObject({ name: 'Spring', revision: 0, html: '' });
  });

  test('base64 content is refused with its lines', async () => {
    const html = '<!doctype html>\n<body>\n<img src="data:image/png;base64,iVBORw0KGgo=">\n</body>';
    const refusal = (await save({ html })).json();
    expect(refusal).toMatchObject({
      code: 'BASE64_NOT_ALLOWED',
      error:
        'Base64 encoded content is not allowed in the template. Please check and remove them before saving the template',
      details: [{ path: 'html', line: 3 }],
    });
    const styles = (
      await save({ components: blankComponents(), customStyles: 'a{}\nb{src:url(data:x/y;base64,AA)}' })
    ).json();
    expect(styles.code).toBe('BASE64_NOT_ALLOWED');
    const image = { id: 'i', type: 'image', props: { src: 'data:image/png;base64,iVBORw0KGgo=' }, style: {} };
    const hidden = (await save({ components: { ...blankComponents(), nodes: [image] } })).json();
    expect(hidden).toMatchObject({ code: 'BASE64_NOT_ALLOWED', details: [{ path: 'components' }] });
  });

  test('base64 content is refused in every spelling that mail clients read', async () => {
    const spellings = ['data&colon;image/png', '&#100;ata:image/png', 'dat\na:image/png', '\\64 ata:image/png'];
    for (const spelling of spellings) {
      const html = `<p>\n<img src="${spelling};base64,AAAA">`;
      const details = [{ path: 'html', line: 2 }];
      expect((await save({ html })).json()).toMatchObject({ code: 'BASE64_NOT_ALLOWED', details });
      const island = { id: 'i', type: 'html', props: { source: html }, style: {} };
      const inside = (await save({ components: { ...blankComponents(), nodes: [island] } })).json();
      expect(inside).toMatchObject({ code: 'BASE64_NOT_ALLOWED', details: [{ path: 'components' }] });
    }
  });

  test('base64 content of a part of a mail is refused with the lines that were sent', async () => {
    const html = '<p>one</p>\n<p>two</p>\n<img src="data:image/png;base64,iVBORw0KGgo=">';
    expect((await save({ html })).json().details).toEqual([expect.objectContaining({ path: 'html', line: 3 })]);
    const css = (await save({ html: '<p>one</p>', css: 'a{}\nb{src:url(data:x/y;base64,AA)}' })).json();
    expect(css.details).toEqual([expect.objectContaining({ path: 'css', line: 2 })]);
  });

  test('css alone is refused with a sentence, as it would change nothing; the css that stands may be sent back', async () => {
    await save({ html: '<p>one</p>' });
    const refusal = (await save({ css: 'p{color:red}' })).json();
    expect(refusal).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ path: 'css' }] });
    expect(refusal.details[0].message).toContain('send customStyles');
    const { html, css, revision } = await read();
    expect((await save({ html, css: `${css}p{color:red}` })).statusCode).toBe(400);
    expect((await save({ html, css })).statusCode).toBe(200);
    expect(await read()).toMatchObject({ html, revision });
  });

  test('unconditional saves at the same time are all accepted, one after another', async () => {
    const before = (await read()).revision;
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => save({ html: `<p>save ${index}</p>` })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(200));
    const revisions = answers.map((answer) => answer.json().revision as number).sort((a, b) => a - b);
    expect(revisions).toEqual(Array.from({ length: 30 }, (_, index) => before + 1 + index));
  });

  test('the last change never lies before the one before it, whatever the clock does', async () => {
    await save({ html: '<p>now</p>' });
    const { lastModified } = await read();
    server.clock.now -= 3_600_000;
    await save({ html: '<p>an hour ago</p>' });
    const saved = (await read()).lastModified;
    expect(Date.parse(saved)).toBeGreaterThanOrEqual(Date.parse(lastModified));
    await anna.ok(rows.status, { params: { id, status: 'published' } });
    expect(Date.parse((await read()).lastModified)).toBeGreaterThanOrEqual(Date.parse(saved));
    server.clock.now += 3_600_000;
  });

  test('addresses of own images in html leave absolute', async () => {
    const image = '/api/v2/assets/user/u1/asset/a.png';
    await save({ html: `<!doctype html><body><img src="${image}"></body>` });
    expect((await read()).html).toBe(`<!doctype html><body><img src="http://localhost:3000${image}"></body>`);
  });

  test('tags and categories are a revision of their own and leave the time of the last change, all else moves it', async () => {
    const admin = await server.person('Olga', { role: 'admin' });
    const body = { name: 'Seasons', group: 'user' as const };
    const { id: category } = await admin.ok(endpoints.categories.create, { body });
    const before = await read();
    for (const change of [{ tags: 'spring' }, { categories: [category] }, { tags: 'spring,sale', name: before.name }]) {
      server.clock.now += 60_000;
      expect((await save(change)).statusCode).toBe(200);
    }
    const filed = await read();
    expect(filed).toMatchObject({ tags: 'spring,sale', lastModified: before.lastModified });
    expect(filed.revision).toBe(before.revision + 3);
    for (const change of [{ subject: 'Sun' }, { tags: 'sale', description: 'For May' }, { preheader: 'Sunny' }]) {
      const { lastModified } = await read();
      server.clock.now += 60_000;
      await save(change);
      expect((await read()).lastModified > lastModified).toBe(true);
    }
  });

  test('own styles with tags, imports or code are refused with their lines', async () => {
    const customStyles = 'a{}\n@import "x.css";\nb{width:expression(1)}\n</style>';
    const refusal = await save({ components: blankComponents(), customStyles });
    expect(refusal.statusCode).toBe(400);
    expect(refusal.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [2, 3, 4].map((line) => ({ path: 'customStyles', line })),
    });
    expect((await read()).customStyles).toBe('');
  });

  test('a script needs the plan that allows it', async () => {
    const ben = await server.trialPerson('Ben');
    const { templateId } = await ben.ok(rows.create, { params: { type: 'email' }, body: { name: 'Trial' } });
    const html = '<p>Hi</p><script>alert(1)</script>';
    const refusal = await ben.refused(rows.update, { params: { id: templateId }, body: { html } });
    expect(refusal).toMatchObject({
      status: 403,
      code: 'CUSTOM_SCRIPT_NOT_ALLOWED',
      error: 'You are not allowed to insert custom script, please upgrade your plan to use this feature',
    });
    expect((await save({ html })).statusCode).toBe(200);
  });

  test('code in the head of the mail needs the plan that allows it, and is in the mail then', async () => {
    const ben = await server.trialPerson('Ben');
    const { templateId } = await ben.ok(rows.create, { params: { type: 'email' }, body: { name: 'Trial' } });
    const blank = blankComponents();
    const settings = { ...(blank.settings as object), headCode: '<meta name="author" content="Acme">' };
    const body = { components: { ...blank, settings } as Components };
    const refusal = await ben.refused(rows.update, { params: { id: templateId }, body });
    expect(refusal).toMatchObject({ status: 403, code: 'CUSTOM_SCRIPT_NOT_ALLOWED' });
    expect((await save(body)).statusCode).toBe(200);
    expect((await read()).html).toContain('\n<meta name="author" content="Acme">\n</head>');
  });

  test('a document with unknown and broken nodes is kept as it is', async () => {
    const components: Components = {
      ...blankComponents(),
      nodes: [{ id: 'a', type: 'hologram', props: { depth: 3 }, style: {} }, { broken: true }, 'text'],
    };
    expect((await save({ components })).statusCode).toBe(200);
    expect((await read()).components).toEqual(components);
  });

  test('what is no document is refused', async () => {
    for (const components of [{ pages: [] }, { formatVersion: 2, nodes: [] }]) {
      expect((await save({ components })).json()).toMatchObject({
        code: 'VALIDATION_FAILED',
        details: [{ path: 'components' }],
      });
    }
    const depth = 50_000;
    const deep = `{"components":{"formatVersion":1,"nodes":[${'{"type":"section","children":['.repeat(depth)}${']}'.repeat(depth)}]}}`;
    const request = { method: 'PATCH', url: `/api/v2/usertemplate/${id}`, payload: deep } as const;
    const answer = await anna.send({ ...request, headers: { 'content-type': 'application/json' } });
    expect(answer.statusCode).toBe(400);
  });

  test('a shared draft is saved only on a known revision and under the live lock', async () => {
    const ben = await server.person('Ben');
    const templates = createTemplateRepository(server.database);
    const shared = await templates.create(newTemplate({ ownerId: anna.id, collaborators: [ben.id] }));
    id = shared?.id ?? '';
    expect((await save({ name: 'Autumn' })).json().code).toBe('REVISION_REQUIRED');
    expect((await save({ html: '<p>1</p>' }, { 'if-match': '"0"' }, ben)).json().code).toBe('TEMPLATE_LOCKED');
    const lock = { locked_by: ben.id, lock_number: 7, lock_expires_at: server.clock.now + 60_000 };
    await server.database.kysely.updateTable('templates').set(lock).where('id', '=', id).execute();
    const headers = { 'if-match': '"0"', 'x-lock': 7 };
    expect((await save({ html: '<p>1</p>' }, headers)).json().code).toBe('TEMPLATE_LOCKED');
    expect((await save({ html: '<p>1</p>' }, { ...headers, 'x-lock': 6 }, ben)).json().code).toBe('TEMPLATE_LOCKED');
    expect((await save({ html: '<p>1</p>' }, headers, ben)).statusCode).toBe(200);
    expect(await read()).toMatchObject({
      isLocked: true,
      canEdit: false,
      collaboratorId: ben.id,
      lockedBy: { firstName: 'Ben' },
    });
    expect((await anna.refused(rows.status, { params: { id, status: 'published' } })).code).toBe('TEMPLATE_SHARED');
    expect(await anna.refused(rows.status, { params: { id, status: 'deleted' } })).toMatchObject({
      code: 'TEMPLATE_LOCKED',
      error: 'This template is locked and cannot be deleted.',
    });
  });

  test('calculate answers KB, or oversize above the limit', async () => {
    const size = (html: string) => anna.ok(rows.calculate, { body: { templateType: 'email', html, css: '' } });
    expect(await size('x'.repeat(2048))).toEqual({ size: 2 });
    expect(await size('x'.repeat(10 * MEGABYTE))).toEqual({ size: 10_240 });
    expect(await size('x'.repeat(10 * MEGABYTE + 1))).toEqual({ size: 'oversize' });
  });
});
