import { blockRegistry } from '@mailwright/blocks';
import {
  conditionTags,
  createProfileWriter,
  type DisplayCondition,
  PROFILES,
  type SendingProfile,
} from '@mailwright/contract';
import {
  DEFAULT_SETTINGS,
  type DocumentNode,
  type EmailDocument,
  ISLAND_TYPE,
  readDocument,
  writeDocument,
} from '@mailwright/document';
import { renderDocument } from '@mailwright/render';
import { describe, expect, it } from 'vitest';
import { convertNeutral } from './convert-neutral.ts';

function converted(html: string) {
  const island: DocumentNode = { id: 'h', type: ISLAND_TYPE, props: { source: html }, style: {} };
  const mail: EmailDocument = { formatVersion: 1, settings: DEFAULT_SETTINGS, nodes: [island] };
  const made = convertNeutral(mail, 'h', { scope: 'mw-c' });
  if (!made) throw new Error('Nothing was converted');
  const stored = JSON.parse(JSON.stringify(writeDocument(made.document)));
  expect(readDocument(stored, blockRegistry).problems).toEqual([]);
  const sections = made.document.nodes[0]?.children ?? [];
  return {
    system: made.system,
    source: JSON.stringify(sections),
    shown: nodesIn(sections).flatMap(({ type, condition, repeat }) =>
      condition || repeat ? [[type, repeat ?? condition]] : [],
    ),
    said: made.report.findings.map(({ fidelity, part }) => `${fidelity} ${part}`),
  };
}

function nodesIn(nodes: readonly DocumentNode[]): readonly DocumentNode[] {
  return nodes.flatMap((node) => [node, ...nodesIn(node.children ?? [])]);
}

const page = (body: string) =>
  `<!doctype html><html><body style="margin:0"><table width="600" align="center" cellpadding="0" cellspacing="0">${body}</table></body></html>`;
const words = (text: string) => `<p style="margin:0 0 12px;font:16px/1.4 Arial">${text}</p>`;
const PRO = { match: 'all', tests: [{ field: 'plan', operator: 'is', value: 'pro' }] };

it('conditions and repeats around whole parts are those of the blocks, in cells and around rows', () => {
  const { system, shown, said } = converted(
    page(`<tr><td>${words('Hi {{ name | default: "friend" }}')}
      {% if plan == "pro" %}${words('For you')}{% else %}${words('For others')}{% endif %}</td></tr>
      {% for line in lines %}<tr><td>${words('{{ line.title }}')}</td></tr>{% endfor %}
      <tr><td>${words('Bye')}</td></tr>`),
  );
  expect(system).toBe('Liquid');
  expect(shown.map(([, each]) => each)).toEqual([PRO, { otherwise: true }, { list: 'lines' }]);
  expect(said.filter((each) => each.startsWith('code'))).toEqual([]);
  expect(said).toContain('kept condition');
});

it('what cannot be said, and what is no whole part, stays code with all between its tags', () => {
  const unknown = converted(
    page(`<tr><td>{{ a | default: "b" }}{% if user.isPro() %}${words('x')}{% endif %}</td></tr>`),
  );
  expect(unknown.source).toContain(`{% if user.isPro() %}${words('x').replaceAll('"', '\\"')}{% endif %}`);
  expect(unknown.shown).toEqual([]);
  const cell = converted(
    page(
      `<tr><td width="300">${words('{{ a | default: "b" }}')}</td>{% if plan == "pro" %}<td width="300">${words('x')}</td>{% endif %}</tr>`,
    ),
  );
  expect(cell.shown).toEqual([]);
  expect(cell.source).toContain('{% if plan ==');
});

it('title and preheader have the fields of the mail', () => {
  const source = `<!doctype html><html><head><title>Hi *|FNAME|*</title></head><body><div style="display:none">*|FNAME|*, your order *|ORDER|*</div><table width="600"><tr><td>Hello *|FNAME|*</td></tr></table></body></html>`;
  const island: DocumentNode = { id: 'h', type: ISLAND_TYPE, props: { source }, style: {} };
  const mail: EmailDocument = { formatVersion: 1, settings: DEFAULT_SETTINGS, nodes: [island] };
  expect(convertNeutral(mail, 'h', { scope: 'mw-c' })?.info).toEqual({
    title: 'Hi {{ firstName }}',
    preheader: '{{ firstName }}, your order {{ ORDER }}',
  });
});

it.each([
  ['a chain', '{% if plan == "pro" %}<p>A</p>{% elsif plan == "free" %}<p>B</p>{% else %}<p>C</p>{% endif %}'],
  ['one right within another', '{% if plan == "pro" %}{% if city == "Rome" %}<p>A</p>{% endif %}<p>B</p>{% endif %}'],
  ['one that shows nothing', '{% if plan == "pro" %}{% else %}<p>A</p>{% endif %}'],
  ['one asked twice', '{% if plan == "pro" %}<h2>A</h2>{% endif %}{% if plan == "pro" %}<p>B</p>{% endif %}'],
  ['a question for what is blank', '{% if city != blank %}<p>A</p>{% endif %}'],
])('conditions that would leave with other tags stay code: %s', (_, tags) => {
  const { source, shown } = converted(page(`<tr><td>${words('{{ a | default: "b" }}')}${tags}</td></tr>`));
  expect(shown).toEqual([]);
  expect(source).toContain(JSON.stringify(tags).slice(1, -1));
});

it('a comparison of numbers that could be in several languages stays code', () => {
  const tags = '{% if contact.orders > 10 %}<p>A</p>{% endif %}';
  const { source, shown } = converted(page(`<tr><td>${words('{{ unsubscribe_link }}')}${tags}</td></tr>`));
  expect(shown).toEqual([]);
  expect(source).toContain(tags);
});

it('conditions beside each other that leave with the same tags are read', () => {
  const { shown } = converted(
    page(
      `<tr><td>${words('{{ a | default: "b" }}')}{% if plan == "pro" %}${words('A')}{% else %}${words('B')}{% endif %}{% if points > 10 %}${words('C')}{% endif %}</td></tr>`,
    ),
  );
  expect(shown.map(([, condition]) => condition)).toEqual([
    PRO,
    { otherwise: true },
    { match: 'all', tests: [{ field: 'points', operator: 'greater', value: '10' }] },
  ]);
});

const WITH_CONDITIONS = PROFILES.filter(({ condition }) => condition);

/** A mail of ours with a condition and what is shown otherwise, on a block and on a section. */
function mailFor(condition: DisplayCondition): EmailDocument {
  const text = (id: string, said: string): DocumentNode => ({
    ...{ id, type: 'text', style: {} },
    props: { content: [{ type: 'paragraph', content: [{ type: 'text', text: said }] }] },
  });
  const section = (id: string, ...children: readonly DocumentNode[]): DocumentNode => ({
    ...{ id, type: 'section', style: { backgroundColor: '#eeeeee' } },
    props: { columns: [100], stack: true, reverse: false, verticalAlign: 'top' },
    children: [{ id: `${id}c`, type: 'column', props: { gap: 16 }, style: {}, children }],
  });
  const hello = text('a', 'Hello');
  const greeting: DocumentNode = {
    ...hello,
    props: { content: [{ type: 'paragraph', content: [{ type: 'mergeField', attrs: { name: 'email' } }] }] },
  };
  const nodes = [
    section(
      's1',
      greeting,
      { ...text('b', 'Only some'), condition },
      { ...text('c', 'All others'), condition: { otherwise: true } },
    ),
    { ...section('s2', text('d', 'A section for some')), condition },
    section('s3', text('e', 'Goodbye')),
  ];
  return {
    formatVersion: 1,
    settings: DEFAULT_SETTINGS,
    nodes: [{ id: 'w', type: 'page-wrapper', props: {}, style: {}, children: nodes }],
  };
}

const fieldOf = ({ names }: SendingProfile) => (names.capitals ? 'CITY' : 'city');

describe('a mail of ours, exported for a system and converted again, says its conditions to the same readers', () => {
  it.each(WITH_CONDITIONS.map((each) => [each.name, each] as const))('%s', (_, profile) => {
    const writer = createProfileWriter(profile);
    const tests = [
      { match: 'all', tests: [{ field: fieldOf(profile), operator: 'is', value: 'Lisbon' }] },
      { match: 'all', tests: [{ field: fieldOf(profile), operator: 'is-empty' }] },
    ] as const satisfies readonly DisplayCondition[];
    const condition = tests.find((each) => conditionTags(each, 2, writer, []));
    // Postmark has one condition, and no words for its opposite.
    if (!condition) return expect(profile.id).toBe('postmark');
    const { html } = renderDocument(mailFor(condition), {
      registry: blockRegistry,
      assetBase: '',
      title: 'T',
      profile: writer,
    });
    const { shown } = converted(html);
    expect(shown.map(([, said]) => said)).toEqual([condition, { otherwise: true }, condition]);
  });
});

describe('a block of code that is not shown to everybody once', () => {
  const code = (source: string, more: Partial<DocumentNode>): DocumentNode => ({
    ...{ id: 'h', type: ISLAND_TYPE, props: { source }, style: {} },
    ...more,
  });

  function made(node: DocumentNode) {
    const column: DocumentNode = { id: 'c', type: 'column', props: { gap: 0 }, style: {}, children: [node] };
    const section: DocumentNode = {
      ...{ id: 's', type: 'section', style: {}, children: [column] },
      props: { columns: [100], stack: true, reverse: false, verticalAlign: 'top' },
    };
    const wrapper: DocumentNode = { id: 'w', type: 'page-wrapper', props: {}, style: {}, children: [section] };
    const mail: EmailDocument = { formatVersion: 1, settings: DEFAULT_SETTINGS, nodes: [wrapper] };
    const result = convertNeutral(mail, 'h', { scope: 'mw-c' });
    return result?.nodes.flatMap((id) => nodesIn(result.document.nodes).filter((each) => each.id === id));
  }

  it('becomes blocks that are shown to the same readers', () => {
    const condition = PRO as DisplayCondition;
    const nodes = made(code(`<h2>One</h2><img src="https://a.example/a.png" width="100" height="50">`, { condition }));
    expect(nodes?.length).toBeGreaterThan(1);
    expect(nodes?.map((node) => node.condition)).toEqual(nodes?.map(() => condition));
  });

  it('becomes one block that is repeated, in which names are those of its items, or stays', () => {
    const repeat = { list: 'products' };
    const [node] = made(code('<p>{{n}} {{../shop}} {{#if a}}x{{/if}}</p>', { repeat })) ?? [];
    expect(node?.repeat).toEqual(repeat);
    expect(JSON.stringify(node?.props)).toContain('"name":"products.n"');
    expect(JSON.stringify(node?.props)).toContain('"name":"shop"');
    expect(made(code('<h2>One</h2><hr><p>Two</p>', { repeat }))).toBeUndefined();
  });
});
