import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { blockRegistry } from '@mailwright/blocks';
import { endpoints, LIMITS, type ResponseBody } from '@mailwright/contract';
import { readDocument } from '@mailwright/document';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createThreadReader } from '../../integrations/mjml/thread-reader.ts';
import { describeOnEither } from '../../testing/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const row = endpoints.imports.mjml;
const mail = (content: string, head = '') =>
  `<mjml><mj-head>${head}</mj-head>\n<mj-body><mj-section><mj-column>\n${content}\n</mj-column></mj-section></mj-body></mjml>`;

describeOnEither('importing MJML', (open) => {
  let server: TestApp;
  let anna: TestClient;

  beforeAll(async () => {
    server = await createTestApp(await open());
    // The first source of all waits for MJML, on a busy machine longer than anybody has to.
    const first = await server.person('First');
    await first.call(row, { body: { source: mail('') } });
  }, 60_000);
  afterAll(() => server.close());
  beforeEach(async () => {
    anna = await server.person('Anna');
  });
  const read = (source: string): Promise<ResponseBody<typeof row, 200>> => anna.ok(row, { body: { source } });

  it('makes a document of it, with the title, the first words and what became of each part', async () => {
    const head = '<mj-title>Autumn</mj-title><mj-preview>Coats &amp; more</mj-preview>';
    const { mail: made, problems } = await read(mail('<mj-text color="#ff0000">Hello</mj-text>', head));
    expect(problems).toEqual([]);
    expect(made).toMatchObject({ title: 'Autumn', preHeader: 'Coats & more', customStyles: '' });
    expect(made?.findings).toEqual([
      { fidelity: 'kept', part: 'mj-text', block: 'text', count: 1, nodes: [expect.any(String)] },
    ]);
    const { document, problems: unread } = readDocument(made?.components, blockRegistry);
    expect(unread).toEqual([]);
    expect(document.settings).toMatchObject({ width: 600, padding: 0 });
    expect(document.nodes[0]?.children?.[0]?.children?.[0]?.children?.[0]).toMatchObject({
      type: 'text',
      style: { color: '#ff0000', fontSize: 13, paddingTop: 10, paddingLeft: 25 },
    });
  });

  it('has the web fonts that it names, and those of MJML itself that something is written in', async () => {
    const head =
      '<mj-font name="Raleway" href="https://fonts.googleapis.com/css?family=Raleway" /><mj-attributes><mj-text font-family="Raleway, Arial" /></mj-attributes>';
    const button = '<mj-button href="https://a.example">B</mj-button>';
    const { mail: made } = await read(mail(`<mj-text>Hello</mj-text>${button}`, head));
    const { document } = readDocument(made?.components, blockRegistry);
    const fallback = 'Arial, Helvetica, sans-serif';
    const own = { name: 'Raleway', url: 'https://fonts.googleapis.com/css?family=Raleway', fallback };
    expect(document.settings.webFonts?.map(({ name }) => name).toSorted()).toEqual(['Raleway', 'Ubuntu']);
    expect(document.settings.webFonts).toContainEqual(own);
    expect(document.settings.paragraphFonts).toBe(`'Raleway', ${fallback}`);
    expect(made?.findings.filter(({ part }) => part === 'mj-font')).toEqual([]);
  });

  it('wants a session, a text and no more than 2 MB of it', async () => {
    const answer = await server.app.inject({ method: 'POST', url: row.path, payload: { source: mail('') } });
    expect(answer.statusCode).toBe(401);
    expect(await anna.refused(row, { body: { source: '' } })).toMatchObject({ status: 400 });
    const long = { source: 'a'.repeat(LIMITS.htmlFileBytes + 1) };
    expect(await anna.refused(row, { body: long })).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    const wide = { source: 'ü'.repeat(LIMITS.htmlFileBytes / 2 + 1) };
    expect(await anna.refused(row, { body: wide })).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
  });

  it('opens no file, whatever the source asks for', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'mailwright-mjml-'));
    const secret = path.join(folder, 'secret.mjml');
    await writeFile(secret, '<mj-text>TOP SECRET</mj-text>');
    const asked = [secret, 'package.json', './server.ts', '../../../../etc/passwd'];
    const includes = asked.flatMap((file) => [
      `<mj-include path="${file}" />`,
      `<mj-include path="${file}" type="html" />`,
      `<mj-include path="${file}" type="css"></mj-include>`,
    ]);
    const { mail: made, problems } = await read(mail(`${includes.join('\n')}<mj-text>Hello</mj-text>`));
    await rm(folder, { recursive: true });
    expect(problems.filter(({ kind }) => kind === 'include')).toHaveLength(includes.length);
    expect(problems[0]).toEqual({ kind: 'include', line: 3, tag: 'mj-include', detail: secret });
    expect(made?.findings[0]).toMatchObject({ fidelity: 'dropped', part: 'mj-include', reason: 'no-counterpart' });
    expect(JSON.stringify(made?.components)).not.toMatch(/SECRET|denied|root:|dependencies/);
    expect(JSON.stringify(made?.components)).toContain('Hello');
  });

  it('puts in the files that came along, tells of the others, and has the lines of the mail', async () => {
    const source = mail(
      '<mj-include path="./top.mjml" />\n<mj-include path="./gone.mjml" />\n<mj-text colour="red">B</mj-text>',
    );
    const files = [{ path: 'mail/top.mjml', source: '<mj-text>\nTop\n</mj-text>\n<mj-spacer height="big" />' }];
    const { mail: made, problems } = await anna.ok(row, { body: { source, files } });
    expect(problems).toEqual([
      { kind: 'wrong-value', line: 3, tag: 'mj-spacer', detail: 'height' },
      { kind: 'include', line: 4, tag: 'mj-include', detail: './gone.mjml' },
      { kind: 'unknown-attribute', line: 5, tag: 'mj-text', detail: 'colour' },
    ]);
    expect(JSON.stringify(made?.components)).toContain('Top');
    const long = { source, files: [{ path: 'a', source: 'a'.repeat(LIMITS.htmlFileBytes) }] };
    expect(await anna.refused(row, { body: long })).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
    const many = { source, files: Array.from({ length: LIMITS.importFiles + 1 }, () => ({ path: 'a', source: '' })) };
    expect(await anna.refused(row, { body: many })).toMatchObject({ status: 400 });
  });

  it('says of a broken source where it is broken, and makes nothing of it', async () => {
    expect(await read(mail('<mj-text>Never closed'))).toEqual({
      mail: null,
      problems: [{ kind: 'unclosed-tag', line: 3, tag: 'mj-text', detail: '' }],
    });
    expect(await read('<html><body>Hello</body></html>')).toEqual({
      mail: null,
      problems: [{ kind: 'not-mjml', line: 1, tag: 'mjml', detail: '' }],
    });
  });

  it('reads on past what MJML does not like, and says it with its line', async () => {
    const { mail: made, problems } = await read(
      mail('<mj-text colour="red">A</mj-text>\n<mj-text font-size="big">B</mj-text>\n<mj-unknown>C</mj-unknown>'),
    );
    expect(problems).toEqual([
      { kind: 'unknown-attribute', line: 3, tag: 'mj-text', detail: 'colour' },
      { kind: 'wrong-value', line: 4, tag: 'mj-text', detail: 'font-size' },
      { kind: 'unknown-tag', line: 5, tag: 'mj-unknown', detail: '' },
    ]);
    expect(made?.findings.map(({ fidelity, part }) => [fidelity, part])).toEqual([
      ['kept', 'mj-text'],
      ['placeholder', 'mj-unknown'],
    ]);
  });

  it('makes conditions of what stands between parts, and shows no carousel whose condition it cannot say', async () => {
    const parts = `<mj-section><mj-column><mj-text>VIP</mj-text></mj-column></mj-section>`;
    const source = `<mjml><mj-body>\n<!-- htmlmin:ignore -->{% if vip %}${parts}{% endif %}</mj-body></mjml>`;
    const { mail: made } = await read(source);
    expect(JSON.stringify(made?.components)).toContain('"condition":{"match":"all"');
    expect(made?.profile).not.toBeNull();
    const image = '<mj-carousel-image src="https://a.example/a.png" />';
    const carousel = await read(mail(`<mj-carousel>{% if vip %}${image}{% endif %}</mj-carousel>`));
    expect(carousel.mail?.findings).toMatchObject([{ fidelity: 'placeholder', part: 'mj-carousel with code' }]);
  });

  it('refuses what is deeper or larger than any mail, and is there for the next one', async () => {
    const deep = mail(`${'<mj-wrapper>'.repeat(50_000)}${'</mj-wrapper>'.repeat(50_000)}`);
    expect(await anna.refused(row, { body: { source: deep } })).toMatchObject({
      status: 422,
      code: 'IMPORT_TOO_COMPLEX',
    });
    const many = mail('<mj-spacer/>'.repeat(100_000));
    expect(await anna.refused(row, { body: { source: many } })).toMatchObject({
      status: 422,
      code: 'IMPORT_TOO_COMPLEX',
    });
    expect((await read(mail('<mj-text>Hello</mj-text>'))).mail).not.toBeNull();
  });

  it('bounds what one person may have read', async () => {
    const source = '<html></html>';
    for (let call = 0; call < 10; call += 1) await read(source);
    expect(await anna.refused(row, { body: { source } })).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    const bert = await server.person('Bert');
    expect(await bert.ok(row, { body: { source } })).toMatchObject({ mail: null });
  });
});

const BOUNDS = { start: 60_000, read: 1_000, answer: 60_000, megabytes: 256, mostKept: 160, waiting: 2 };
// Each tag is looked for among all lines before it.
const slow = `<mjml><mj-body>${'\n'.repeat(1_000_000)}${'\n<b></b>'.repeat(100_000)}</mj-body></mjml>`;

it('gives up on a source that takes too long, and reads the next one in a new thread', {
  timeout: 90_000,
}, async () => {
  const reader = createThreadReader(BOUNDS);
  reader.warm();
  const answers = await Promise.allSettled([
    reader.read('anna', slow, []),
    reader.read('anna', mail('<mj-text>Hello</mj-text>'), []),
    reader.read('anna', '', []),
  ]);
  const [first, second, third] = answers;
  expect(first).toMatchObject({ status: 'rejected', reason: { code: 'IMPORT_TOO_COMPLEX' } });
  expect(second).toMatchObject({ status: 'fulfilled', value: { warnings: [] } });
  expect(third).toMatchObject({ status: 'rejected', reason: { code: 'RATE_LIMITED' } });
  await reader.close();
});

it('lets nobody wait longer than it says, and loses no source when a thread makes way', {
  timeout: 90_000,
}, async () => {
  const reader = createThreadReader({ ...BOUNDS, read: 60_000, answer: 1 });
  const late = await Promise.allSettled([
    reader.read('anna', slow, []),
    reader.read('anna', mail('<mj-text>A</mj-text>'), []),
  ]);
  expect(late).toMatchObject([{ reason: { code: 'IMPORT_TIMEOUT' } }, { reason: { code: 'IMPORT_TIMEOUT' } }]);
  await reader.close();
  // One that holds too much makes way after each source, and no source is lost by it.
  const changing = createThreadReader({ ...BOUNDS, read: 20_000, answer: 80_000, mostKept: 0, waiting: 10 });
  const all = Array.from({ length: 2 }, () => changing.read('anna', mail('<mj-text>A</mj-text>'), []));
  expect((await Promise.all(all)).map(({ warnings }) => warnings)).toEqual([[], []]);
  await changing.close();
});

it('says that it took too long where a thread does not start, and reads once one does', {
  timeout: 90_000,
}, async () => {
  const bounds = { ...BOUNDS, read: 20_000, start: 1 };
  const reader = createThreadReader(bounds);
  const ask = () => reader.readOther('anna', { kind: 'html', source: '<p>A</p>', mode: 'blocks' });
  await expect(ask()).rejects.toMatchObject({
    code: 'IMPORT_TIMEOUT',
    cause: { message: 'The thread took longer than 1 ms.' },
  });
  bounds.start = 60_000;
  expect(await ask()).toMatchObject({ document: { nodes: [expect.anything()] } });
  await reader.close();
});
