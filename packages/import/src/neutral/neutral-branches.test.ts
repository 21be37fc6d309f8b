import {
  conditionTags,
  createProfileWriter,
  type DisplayCondition,
  findProfile,
  PROFILES,
  type SendingProfile,
} from '@mailwright/contract';
import type { DocumentNode, NodeCondition } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { neutralBranches } from './neutral-branches.ts';

let count = 0;

const html = (source: string): DocumentNode => {
  count += 1;
  return { id: `h${count}`, type: 'html', props: { source }, style: {} };
};

const block = (id: string, more: Partial<DocumentNode> = {}): DocumentNode => ({
  ...{ id, type: 'text', props: { content: [{ type: 'paragraph' }] }, style: {} },
  ...more,
});

function read(id: string, ...nodes: readonly DocumentNode[]) {
  const profile = findProfile(id);
  if (!profile) throw new Error(`no ${id}`);
  const { nodes: made, left } = neutralBranches(nodes, profile);
  return { made, left: left.map(({ tags }) => tags) };
}

const is = (field: string, value: string): DisplayCondition => ({
  match: 'all',
  tests: [{ field, operator: 'is', value }],
});
const PRO = is('plan', 'pro');
const OTHERWISE: NodeCondition = { otherwise: true };

/** Nodes with the tags of a system between them, as its writer says their conditions and repeats. */
function written(profile: SendingProfile, nodes: readonly DocumentNode[]): readonly DocumentNode[] | undefined {
  const writer = createProfileWriter(profile);
  const result: DocumentNode[] = [];
  for (const [index, node] of nodes.entries()) {
    const { condition, repeat, ...own } = node;
    if (condition && 'otherwise' in condition) continue;
    const others = nodes.slice(index + 1, index + 2).filter((next) => next.condition && 'otherwise' in next.condition);
    const tags = condition && conditionTags(condition, 1 + others.length, writer, []);
    const around = repeat && writer.repeat(repeat.list, []);
    if ((condition && !tags) || (repeat && !around)) return undefined;
    const inner = around ? [html(around.open), own, html(around.close)] : [own];
    const parts = [inner, ...others.map(({ condition: _, ...other }) => [other])];
    for (const [at, part] of parts.entries()) {
      const { before = '', after = '' } = tags?.[at] ?? {};
      result.push(...(before ? [html(before)] : []), ...part, ...(after ? [html(after)] : []));
    }
  }
  return result;
}

describe.each(PROFILES.filter(({ condition }) => condition).map((each) => [each.name, each] as const))(
  '%s: written with its tags and read again, a mail says the same',
  (_, profile) => {
    const name = (text: string) => (profile.names.capitals ? text.toUpperCase() : text);
    const empty: DisplayCondition = { match: 'all', tests: [{ field: name('city'), operator: 'is-empty' }] };
    const own = is(name('plan'), 'pro');
    it.each<[string, readonly DocumentNode[]]>([
      ['one of several', [block('a'), block('b', { condition: own }), block('c')]],
      ['with others', [block('a', { condition: own }), block('b', { condition: OTHERWISE })]],
      ['two after each other', [block('a', { condition: own }), block('b', { condition: empty })]],
      ['empty', [block('a', { condition: empty }), block('b', { condition: OTHERWISE })]],
      ['repeated', [block('a', { repeat: { list: name('lines') } }), block('b')]],
      ['a condition around a repeat', [block('a', { condition: own, repeat: { list: name('lines') } }), block('b')]],
    ])('%s', (_case, nodes) => {
      const tagged = written(profile, nodes);
      if (!tagged) return;
      const { nodes: made, left } = neutralBranches(tagged, profile);
      expect(left.map(({ tags }) => tags)).toEqual([]);
      expect(made).toEqual(nodes);
    });
  },
);

describe('conditions around whole parts', () => {
  it('are those of all the parts between them', () => {
    const { made, left } = read(
      'liquid',
      html('{% if plan == "pro" %}'),
      block('a'),
      block('b'),
      html('{% else %}'),
      block('c'),
      html('{% endif %}'),
      block('d'),
    );
    expect(made.map(({ id, condition }) => [id, condition])).toEqual([
      ['a', PRO],
      ['b', PRO],
      ['c', OTHERWISE],
      ['d', undefined],
    ]);
    expect(left).toEqual([]);
  });

  it('in each other are one, where that can be said', () => {
    const { made } = read(
      'liquid',
      html('{% if plan == "pro" %}{% if city == "Lisbon" %}'),
      block('a'),
      html('{% endif %}'),
      block('b'),
      html('{% endif %}'),
    );
    expect(made.map(({ condition }) => condition)).toEqual([
      { match: 'all', tests: [...PRO.tests, ...is('city', 'Lisbon').tests] },
      PRO,
    ]);
  });

  it('stay as they are where the mail has no words for them, or their end is missing, and are told', () => {
    const unknown = read('liquid', html('{% if plan == other %}'), block('a'), html('{% endif %}'));
    expect(unknown.made.map(({ type }) => type)).toEqual(['html', 'text', 'html']);
    expect(unknown.left).toEqual(['{% if plan == other %}', '{% endif %}']);
    const open = read('liquid', html('{% if plan == "pro" %}'), block('a'));
    expect(open.left).toEqual(['{% if plan == "pro" %}']);
    const elsif = read(
      'liquid',
      html('{% if plan == "pro" %}'),
      block('a'),
      html('{% elsif plan == "b" %}'),
      block('b'),
      html('{% endif %}'),
    );
    expect(elsif.made.map(({ condition }) => condition).filter(Boolean)).toEqual([]);
  });

  it('around sections are found in sections that hold the tags alone', () => {
    const around = (id: string, ...children: readonly DocumentNode[]): DocumentNode => ({
      ...{ id, type: 'section', props: { columns: [100] }, style: {} },
      children: [{ id: `${id}c`, type: 'column', props: { gap: 0 }, style: {}, children }],
    });
    const { made } = read(
      'handlebars',
      around('s1', html('{{#if plan}}')),
      around('s2', block('a')),
      around('s3', html('{{else}}')),
      around('s4', block('b')),
      around('s5', html('{{/if}}')),
    );
    expect(made.map(({ id, condition }) => [id, condition])).toEqual([
      ['s2', { match: 'all', tests: [{ field: 'plan', operator: 'is-not-empty' }] }],
      ['s4', OTHERWISE],
    ]);
  });
});

it('a repeat whose item has another name is read with the conditions in it', () => {
  const column: DocumentNode = {
    ...{ id: 'c', type: 'column', props: { gap: 0 }, style: {} },
    children: [html('{% if line.gift == "yes" %}'), block('g'), html('{% endif %}')],
  };
  const section: DocumentNode = { id: 's', type: 'section', props: { columns: [100] }, style: {}, children: [column] };
  const { made, left } = read('liquid', html('{% for line in lines %}'), section, html('{% endfor %}'));
  expect(left).toEqual([]);
  expect(made).toMatchObject([
    { id: 's', repeat: { list: 'lines' }, children: [{ children: [{ id: 'g', condition: is('lines.gift', 'yes') }] }] },
  ]);
});

it('reads long rows of tags that end nowhere', () => {
  const many = Array.from({ length: 900 }, (_, index) => (index % 2 ? block(`b${index}`) : html('{% if a == "b" %}')));
  expect(read('liquid', ...many).left).toHaveLength(450);
});
