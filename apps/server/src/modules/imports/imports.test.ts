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
  });
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

it('gives up on a source that takes too long, and reads the next one in a new thread', async () => {
  const bounds = { start: 30_000, read: 1_000, rest: 1_000, megabytes: 256, waiting: 2 };
  const reader = createThreadReader(bounds);
  // Each tag is looked for among all lines before it.
  const slow = `<mjml><mj-body>${'\n'.repeat(1_000_000)}${'\n<b></b>'.repeat(100_000)}</mj-body></mjml>`;
  const answers = await Promise.allSettled([
    reader.read(slow, []),
    reader.read(mail('<mj-text>Hello</mj-text>'), []),
    reader.read('', []),
  ]);
  const [first, second, third] = answers;
  expect(first).toMatchObject({ status: 'rejected', reason: { code: 'IMPORT_TOO_COMPLEX' } });
  expect(second).toMatchObject({ status: 'fulfilled', value: { warnings: [] } });
  expect(third).toMatchObject({ status: 'rejected', reason: { code: 'RATE_LIMITED' } });
  await reader.close();
});
