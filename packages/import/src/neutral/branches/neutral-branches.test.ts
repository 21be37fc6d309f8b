import {
  conditionTags,
  createProfileWriter,
  type DisplayCondition,
  findProfile,
  negatedCondition,
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

const CHAINS = PROFILES.filter(({ condition }) => condition?.elseIf);

/** The tag that tests again as the one that begins a condition does; undefined where this one is written otherwise. */
function elseIfTag({ condition }: SendingProfile, open: string): string | undefined {
  const [before = '', after = ''] = condition?.elseIf?.open.split('<test>') ?? [];
  const isSame = open.startsWith(before) && open.endsWith(after) && !open.includes('}{') && !open.includes(']%%%');
  const test = open.slice(before.length, open.length - after.length);
  return isSame ? condition?.elseIf?.tag.replace('<test>', () => test) : undefined;
}

describe.each(CHAINS.map((each) => [each.name, each] as const))(
  '%s: what is tested for one after the other',
  (_, profile) => {
    const name = (text: string) => (profile.names.capitals ? text.toUpperCase() : text);
    const filled = (field: string): DisplayCondition => ({
      match: 'all',
      tests: [{ field: name(field), operator: 'is-not-empty' }],
    });
    const writer = createProfileWriter(profile);
    const choices: readonly (readonly [DisplayCondition, DisplayCondition])[] = [
      [is(name('plan'), 'pro'), is(name('plan'), 'free')],
      [filled('city'), filled('plan')],
    ];

    it('has a condition of its own each, which is written and read again the same', () => {
      const known = choices.flatMap(([one, other]) => {
        const [first, second] = [one, other].map((each) => writer.condition(each, []));
        const next = second && elseIfTag(profile, second.open);
        return first?.else && next ? [{ one, other, first, next }] : [];
      });
      expect(known).not.toEqual([]);
      for (const { one, other, first, next } of known) {
        const { made, left } = read(
          profile.id,
          ...[html(first.open), block('a'), html(next), block('b'), html(first.else ?? ''), block('c')],
          html(first.close),
        );
        expect(left).toEqual([]);
        const not = [negatedCondition(one), negatedCondition(other)].flatMap((each) => each?.tests ?? []);
        const isSame = one.tests[0]?.field === other.tests[0]?.field;
        expect(made.map(({ condition }) => condition)).toEqual([
          one,
          isSame ? other : { match: 'all', tests: [...not.slice(0, 1), ...other.tests] },
          { match: 'all', tests: not },
        ]);
        const again = written(profile, made);
        if (again) expect(neutralBranches(again, profile).nodes).toEqual(made);
      }
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
    const chain = read(
      'liquid',
      html('{% if points > 10 %}'),
      block('a'),
      html('{% elsif plan == "b" %}'),
      block('b'),
      html('{% endif %}'),
    );
    expect(chain.made.map(({ condition }) => condition).filter(Boolean)).toEqual([]);
    expect(chain.left).toEqual(['{% if points > 10 %}', '{% elsif plan == "b" %}', '{% endif %}']);
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

describe('tags made to be slow', () => {
  /** Returns the work spent on a row of `count` tags, with a part after each `together` of them. */
  function workFor(id: string, tag: string, count: number, together: number, end = ''): number {
    const profile = findProfile(id);
    if (!profile) throw new Error(`no ${id}`);
    const rows = Array.from({ length: count / together }, (_, at) => [html(tag.repeat(together)), block(`b${at}`)]);
    const most = 1_000_000_000;
    const work = { left: most };
    neutralBranches([...rows.flat(), ...(end ? [html(end)] : [])], profile, work);
    return most - work.left;
  }

  it.each([
    ['liquid', '{% if a == "b" %}', 1],
    ['handlebars', '{{#if a}}', 30],
    ['mailchimp', '*|IF:A=B|*', 30],
    ['liquid', '{% elsif a == "b" %}', 10],
    ['liquid', '{% for a in b %}', 10],
  ] as const)('%s %s: twice as many that end nowhere take twice the work', (id, tag, together) => {
    const [some, twice] = [60, 120].map((count) => workFor(id, tag, count, together));
    expect(twice).toBeGreaterThan(some ?? 0);
    expect(twice).toBeLessThan((some ?? 0) * 2.3);
  });

  it('that begin one in another stay code from where looking for their ends would take too long', () => {
    const rows = Array.from({ length: 400 }, (_, at) => [html('{{#if a}}'), block(`b${at}`)]).flat();
    const profile = findProfile('handlebars');
    if (!profile) throw new Error('no profile');
    const work = { left: 1000 };
    const { nodes, left } = neutralBranches([...rows, html('{{/if}}')], profile, work);
    expect(nodes).toEqual([...rows, expect.objectContaining({ type: 'html' })]);
    expect(left).toHaveLength(401);
    // Past its end each tag that is left is looked at once more, not each with all that follow.
    expect(work.left).toBeGreaterThan(-3000);
  });
});

it('reads long rows of tags that end nowhere', () => {
  const many = Array.from({ length: 900 }, (_, index) => (index % 2 ? block(`b${index}`) : html('{% if a == "b" %}')));
  expect(read('liquid', ...many).left).toHaveLength(450);
});
