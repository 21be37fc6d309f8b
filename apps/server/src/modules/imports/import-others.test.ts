import { blockRegistry } from '@mailwright/blocks';
import { endpoints, LIMITS, type ResponseBody } from '@mailwright/contract';
import { type DocumentNode, readDocument } from '@mailwright/document';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../testing/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const { html: htmlRow, unlayer: unlayerRow, beefree: beefreeRow, mjml: mjmlRow } = endpoints.imports;

type Mail = NonNullable<ResponseBody<typeof htmlRow, 200>['mail']>;

let server: TestApp;
let anna: TestClient;

beforeAll(async () => {
  server = await createTestApp(await freshDatabase('sqlite'));
  // The first source of all waits for the thread.
  const first = await server.person('First');
  await first.call(htmlRow, { body: { source: '<p>a</p>', mode: 'blocks' } });
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  anna = await server.person('Anna');
});

function nodesOf(mail: Mail | null): readonly DocumentNode[] {
  const { document, problems } = readDocument(mail?.components ?? {}, blockRegistry);
  expect(problems).toEqual([]);
  const all = (nodes: readonly DocumentNode[]): readonly DocumentNode[] =>
    nodes.flatMap((node) => [node, ...all(node.children ?? [])]);
  return all(document.nodes);
}

const WHOLE =
  '<!doctype html><html><head><title>Hi *|FNAME|*</title></head><body><table width="600"><tr><td><p>Dear *|FNAME|*</p></td></tr><tr><td>*|IF:PLAN=pro|*<p>Pro</p>*|END:IF|*</td></tr></table></body></html>';

describe('importing HTML', () => {
  it('keeps its bytes as one block, with the CSS that counts for it', async () => {
    const { mail, problems } = await anna.ok(htmlRow, { body: { source: WHOLE, mode: 'island' } });
    expect(problems).toEqual([]);
    expect(mail).toMatchObject({ title: 'Hi {{ firstName }}', profile: 'mailchimp', preHeader: '', customStyles: '' });
    expect(mail?.subject).toBe(mail?.title);
    expect(nodesOf(mail).map(({ type, props }) => [type, props.source])).toEqual([['html', WHOLE]]);
    expect(mail?.findings).toMatchObject([{ fidelity: 'code', part: 'html', count: 1 }]);
    const fragment = { source: '<p class="a">a</p>', mode: 'island', css: '.a{color:red}' } as const;
    const part = await anna.ok(htmlRow, { body: fragment });
    expect(part.mail).toMatchObject({ customStyles: '.a{color:red}', profile: null, title: '' });
  });

  it('makes blocks of it, with the fields and conditions of its sending system', async () => {
    const { mail } = await anna.ok(htmlRow, { body: { source: WHOLE, mode: 'blocks' } });
    const nodes = nodesOf(mail);
    expect(nodes.map(({ type }) => type)).toContain('text');
    expect(nodes.find(({ condition }) => condition)?.condition).toEqual({
      match: 'all',
      tests: [{ field: 'PLAN', operator: 'is', value: 'pro' }],
    });
    expect(JSON.stringify(mail?.components)).not.toContain('*|');
    expect(mail).toMatchObject({ profile: 'mailchimp', subject: 'Hi {{ firstName }}' });
  });

  it('says of HTML with nothing in it that there is nothing, and refuses what is larger or deeper than any mail', async () => {
    const nothing = { source: ' <!-- nothing --> ', mode: 'blocks' } as const;
    expect(await anna.ok(htmlRow, { body: nothing })).toEqual({
      mail: null,
      problems: [{ kind: 'no-content', line: 1, tag: 'html', detail: '' }],
    });
    for (const source of ['<div>'.repeat(9_000), '<i>a</i>'.repeat(20_000), `<p>${'<b '.repeat(600_000)}`])
      expect(await anna.refused(htmlRow, { body: { source, mode: 'blocks' } })).toMatchObject({
        status: 422,
        code: 'IMPORT_TOO_COMPLEX',
      });
    expect((await anna.ok(htmlRow, { body: { source: '<p>Next</p>', mode: 'blocks' } })).mail).not.toBeNull();
  }, 60_000);

  it('refuses base64 content by its lines', async () => {
    const source = '<p>a</p>\n<img src="data:image/png;base64,AAAA">';
    expect(await anna.refused(htmlRow, { body: { source, mode: 'island' } })).toMatchObject({
      status: 422,
      code: 'BASE64_NOT_ALLOWED',
      details: [{ path: 'source', line: 2 }],
    });
  });
});

const UNLAYER = {
  schemaVersion: 16,
  body: {
    values: { contentWidth: '600px', preheaderText: 'Hello {{ first_name|default:"you" }}' },
    rows: [
      {
        cells: [1],
        values: {},
        columns: [
          { values: {}, contents: [{ type: 'text', values: { text: '<p>Hi {{ first_name|default:"friend" }}</p>' } }] },
        ],
      },
    ],
  },
};

const BEEFREE = {
  page: {
    rows: [
      {
        columns: [
          {
            'grid-columns': 12,
            modules: [
              {
                type: 'mailup-bee-newsletter-modules-paragraph',
                descriptor: { paragraph: { html: '<p>Hi *|FNAME|*</p>' } },
              },
            ],
          },
        ],
      },
    ],
  },
};

describe('importing designs', () => {
  it('makes a mail of one of Unlayer and of Beefree, of the JSON and of its text', async () => {
    for (const source of [UNLAYER, JSON.stringify(UNLAYER)]) {
      const { mail, problems } = await anna.ok(unlayerRow, { body: { source } });
      expect(problems).toEqual([]);
      expect(mail).toMatchObject({ title: '', subject: '', profile: 'klaviyo' });
      expect(nodesOf(mail).map(({ type }) => type)).toEqual(['page-wrapper', 'section', 'column', 'text']);
      expect(JSON.stringify(mail?.components)).toContain('"fallback":"friend"');
      expect(mail?.findings).toMatchObject([{ fidelity: 'kept', part: 'text' }]);
    }
    const { mail } = await anna.ok(beefreeRow, { body: { source: BEEFREE } });
    expect(mail).toMatchObject({ profile: 'mailchimp' });
    expect(JSON.stringify(mail?.components)).toContain('"name":"firstName"');
  });

  it('says of a text that is no JSON where, and of JSON that is no design of this kind that it is none', async () => {
    const broken = { source: '{\n"body": {\n"rows": [oops]}}' };
    expect(await anna.ok(unlayerRow, { body: broken })).toEqual({
      mail: null,
      problems: [{ kind: 'no-json', line: 3, tag: 'unlayer', detail: '' }],
    });
    for (const source of [BEEFREE, '[1]', 'null', '"a"', { body: { rows: {} } }, {}])
      expect(await anna.ok(unlayerRow, { body: { source } })).toEqual({
        mail: null,
        problems: [{ kind: 'no-design', line: 1, tag: 'unlayer', detail: '' }],
      });
    expect((await anna.ok(beefreeRow, { body: { source: UNLAYER } })).problems).toMatchObject([{ kind: 'no-design' }]);
  });

  it('refuses what is deeper or has more parts than any design, before it is parsed, and base64 content', async () => {
    const deep = `{"body":{"rows":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`;
    const wide = { ...UNLAYER, body: { rows: Array.from({ length: 10_001 }, () => ({})) } };
    const modules = Array.from({ length: 10_001 }, () => ({}));
    const long = { page: { rows: [{ columns: [{ modules }] }] } };
    const tooMuch = { status: 422, code: 'IMPORT_TOO_COMPLEX' };
    expect(await anna.refused(unlayerRow, { body: { source: deep } })).toMatchObject(tooMuch);
    expect(await anna.refused(unlayerRow, { body: { source: wide } })).toMatchObject(tooMuch);
    expect(await anna.refused(beefreeRow, { body: { source: long } })).toMatchObject(tooMuch);
    const image = { body: { rows: [{ x: 'data:image/png;base64,AAAA' }] } };
    const escaped = JSON.stringify(image).replace('data', '\\u0064ata');
    for (const source of [image, escaped])
      expect(await anna.refused(unlayerRow, { body: { source } })).toMatchObject({
        status: 422,
        code: 'BASE64_NOT_ALLOWED',
      });
  });
});

describe('every import', () => {
  const bodies = [
    [htmlRow, { source: '<p>a</p>', mode: 'island' }],
    [unlayerRow, { source: UNLAYER }],
    [beefreeRow, { source: BEEFREE }],
  ] as const;

  it('wants a session', async () => {
    for (const [row, payload] of bodies) {
      const answer = await server.app.inject({ method: 'POST', url: row.path, payload });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'UNAUTHENTICATED']);
    }
  });

  it('wants a source of at most 2 MB, and HTML a mode', async () => {
    const invalid = { status: 400, code: 'VALIDATION_FAILED' };
    const long = 'a'.repeat(LIMITS.htmlFileBytes + 1);
    for (const [row, payload] of bodies) {
      for (const source of ['', 5, null, long])
        expect(await anna.refused(row, { body: { ...payload, source } as never })).toMatchObject(invalid);
      const large = row === htmlRow ? 'ü'.repeat(LIMITS.htmlFileBytes / 2 + 1) : { a: long };
      expect(await anna.refused(row, { body: { ...payload, source: large } as never })).toMatchObject({
        status: 413,
        code: 'PAYLOAD_TOO_LARGE',
      });
      anna = await server.person('Other');
    }
    expect(await anna.refused(htmlRow, { body: { source: 'a' } as never })).toMatchObject(invalid);
    expect(await anna.refused(htmlRow, { body: { source: 'a', mode: 'both' } as never })).toMatchObject(invalid);
  });

  it('counts against one budget of ten a minute', async () => {
    for (let call = 0; call < 9; call += 1) await anna.ok(unlayerRow, { body: { source: {} } });
    expect(await anna.ok(mjmlRow, { body: { source: '<html></html>' } })).toMatchObject({ mail: null });
    for (const [row, body] of bodies)
      expect(await anna.refused(row, { body: body as never })).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  });
});
