import { BLOCKS, blockRegistry } from '@mailwright/blocks';
import { createProfileWriter, type DisplayCondition, PROFILES } from '@mailwright/contract';
import { DEFAULT_SETTINGS, type DocumentNode, type EmailDocument, fromSeed } from '@mailwright/document';
import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../render-document.ts';
import { renderText } from '../render-text.ts';
import type { BranchWriter } from './branch-tags.ts';

const OPTIONS = { registry: blockRegistry, assetBase: 'https://mail.example', title: 'Mail' };

const CONDITION: DisplayCondition = { match: 'all', tests: [{ field: 'plan', operator: 'is-empty' }] };

const OPPOSITE: DisplayCondition = { match: 'any', tests: [{ field: 'plan', operator: 'is-not-empty' }] };

const WRITERS: Readonly<Record<string, BranchWriter>> = {
  'tags with an else': {
    condition: () => ({ open: '{% if plan == blank %}', else: '{% else %}', close: '{% endif %}' }),
    repeat: (list) => ({ open: `{% for item in ${list} %}`, close: '{% endfor %}' }),
  },
  'tags without an else': {
    condition: ({ tests: [test] }) => {
      const name = test?.operator === 'is-empty' ? 'unless' : 'if';
      return { open: `{{#${name} plan}}`, else: undefined, close: `{{/${name}}}` };
    },
    repeat: (list) => ({ open: `{{#each ${list}}}`, close: '{{/each}}' }),
  },
};

/** A mail whose target has neighbours wherever it can have them. */
const SPOTS = ['section', 'column', 'first block', 'middle block', 'last block', 'only block'] as const;

type Spot = (typeof SPOTS)[number];

function words(id: string): DocumentNode {
  return {
    id,
    type: 'text',
    props: { content: [{ type: 'paragraph', content: [{ type: 'text', text: id }] }] },
    style: {},
  };
}

function column(id: string, ...children: readonly DocumentNode[]): DocumentNode {
  return { id, type: 'column', props: { gap: 16 }, style: { paddingTop: 4 }, children };
}

function section(id: string, ...columns: readonly DocumentNode[]): DocumentNode {
  const shares = columns.map(() => 100 / columns.length);
  const props = { columns: shares, stack: true, reverse: false, verticalAlign: 'top' };
  return { id, type: 'section', props, style: { paddingTop: 8, backgroundColor: '#eeeeee' }, children: columns };
}

type Wrap = (node: DocumentNode) => readonly DocumentNode[];

/** The mail with what `wrap` makes of the target. */
function mailWith(node: DocumentNode, spot: Spot, wrap: Wrap): EmailDocument {
  const [before, after] = [words('before'), words('after')];
  const isSection = node.type !== 'column' && blockRegistry.get(node.type)?.kind === 'section';
  const around = (...blocks: readonly DocumentNode[]) =>
    section('s', column('c', ...blocks), column('d', words('side')));
  const targets: Record<Spot, () => readonly DocumentNode[]> = {
    section: () => wrap(isSection ? node : section('t', column('tc', node), column('td', words('beside')))),
    column: () => [section('s', column('c', before), ...wrap(column('t', node)), column('d', after))],
    'first block': () => [around(...wrap(node), after)],
    'middle block': () => [around(before, ...wrap(node), after)],
    'last block': () => [around(before, ...wrap(node))],
    'only block': () => [around(...wrap(node))],
  };
  const sections = [
    section('a', column('ac', words('top'))),
    ...targets[spot](),
    section('z', column('zc', words('end'))),
  ];
  const wrapper: DocumentNode = { id: 'w', type: 'page-wrapper', props: {}, style: {}, children: sections };
  return { formatVersion: 1, settings: DEFAULT_SETTINGS, nodes: [wrapper] };
}

/**
 * Returns the HTML after a system has read its tags: with the first of two branches, or with the second, which is empty if
 * there is none.
 */
function resolved(html: string, writer: BranchWriter, branch: 'in' | 'out'): string {
  const tags = writer.condition(CONDITION, []);
  const other = writer.condition(OPPOSITE, []);
  if (!tags || !other) throw new Error('no tags');
  const cut = (text: string, open: string, close: string, keep: boolean) => {
    const parts = text.split(open);
    expect(parts).toHaveLength(2);
    const [start = '', rest = ''] = parts;
    const [inside = '', end] = rest.split(close);
    expect(end, `${open} is closed once`).toBeDefined();
    const [first = '', second = ''] = tags.else === undefined ? [inside] : inside.split(tags.else);
    return start + (keep ? first : second) + end;
  };
  const own = cut(html, tags.open, tags.close, branch === 'in');
  return own.includes(other.open) && other.open !== tags.open
    ? cut(own, other.open, other.close, branch === 'out')
    : own;
}

/** The mail as Word reads it, and as everybody else does. */
const READERS = {
  Word: (html: string) =>
    html
      .replace(/<!--\[if !mso\]><!-->[\s\S]*?<!--<!\[endif\]-->/g, '')
      .replace(/<!--\[if mso[^\]]*\]>([\s\S]*?)<!\[endif\]-->/g, '$1'),
  others: (html: string) => html.replace(/<!--[\s\S]*?-->/g, ''),
} as const;

const VOID = new Set([
  'area',
  'br',
  'col',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
  'v:fill',
  'w:anchorlock',
  'v:image',
]);

/** The first end tag that ends nothing, or what is left open; '' where every element ends where it began. */
function unbalanced(html: string): string {
  const open: string[] = [];
  const body = html.slice(html.indexOf('<body'), html.indexOf('</body>'));
  for (const [, end, name = '', rest = ''] of body.matchAll(
    /<(\/?)([a-z][a-z0-9:]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi,
  )) {
    if (end) {
      const begun = open.pop();
      if (begun !== name.toLowerCase()) return `${begun} is ended by ${name}`;
    } else if (!rest.endsWith('/') && !VOID.has(name.toLowerCase())) open.push(name.toLowerCase());
  }
  return open.slice(1).join(' ');
}

function complaints(html: string): readonly string[] {
  const errors: string[] = [];
  parse(html, { onParseError: ({ code }) => errors.push(code) });
  return errors;
}

const samples = BLOCKS.filter(
  ({ kind, type }) => (kind === 'block' || kind === 'section') && type !== 'unreadable',
).flatMap((block) => {
  const [tile] = block.tiles;
  return tile ? [[block.type, fromSeed(tile.create(), blockRegistry, () => `n${Math.random()}`)] as const] : [];
});

/** Every system that can tell whether a field is empty; around one block, since tags stand at the same places. */
const profiles = PROFILES.flatMap((profile) => {
  const writer = createProfileWriter(profile);
  return writer.condition(CONDITION) && writer.condition(OPPOSITE)
    ? [[`the tags of ${profile.name}`, writer, samples.slice(0, 1)] as const]
    : [];
});

const own = Object.entries(WRITERS).map(([name, writer]) => [name, writer, samples] as const);

describe.each([...own, ...profiles])('a mail with %s', (_name, writer, around) => {
  describe.each(around)('around %s', (_type, node) => {
    it.each(SPOTS)('is whole with it and without it, for Word too: %s', (spot) => {
      const conditional = mailWith(node, spot, (target) => [{ ...target, condition: CONDITION }]);
      const { html } = renderDocument(conditional, { ...OPTIONS, profile: { field: () => '', ...writer } });
      const always = renderDocument(
        mailWith(node, spot, (target) => [target]),
        OPTIONS,
      ).html;
      for (const [reader, view] of Object.entries(READERS)) {
        const known = new Set(complaints(view(always)));
        expect(unbalanced(view(always)), `${reader}: not even without tags`).toBe('');
        for (const branch of ['in', 'out'] as const) {
          const seen = view(resolved(html, writer, branch));
          expect(unbalanced(seen), `${reader}: ${branch}`).toBe('');
          expect(
            complaints(seen).filter((code) => !known.has(code)),
            `${reader}: ${branch}`,
          ).toEqual([]);
        }
      }
      expect(resolved(html, writer, 'in').length).toBeGreaterThan(resolved(html, writer, 'out').length);
    });
  });

  it.each(SPOTS)('shows one of two branches in one place: %s', (spot) => {
    const document = mailWith(words('yes'), spot, (target) => {
      const other = JSON.parse(JSON.stringify(target).replaceAll('yes', 'no').replaceAll('"t"', '"u"'));
      return [
        { ...target, condition: CONDITION },
        { ...other, condition: { otherwise: true } },
      ];
    });
    const { html } = renderDocument(document, { ...OPTIONS, profile: { field: () => '', ...writer } });
    const [yes, no] = (['in', 'out'] as const).map((branch) => resolved(html, writer, branch));
    expect(yes).toContain('>yes<');
    expect(yes).not.toContain('>no<');
    expect(no).toContain('>no<');
    expect(no).not.toContain('>yes<');
    for (const view of Object.values(READERS)) {
      expect(unbalanced(view(yes ?? '')) + unbalanced(view(no ?? ''))).toBe('');
      // Lines end elsewhere.
      const inOneLine = (html = '') => view(html).replaceAll('\n', ' ');
      expect(inOneLine(yes).replace('>yes<', '>no<')).toBe(inOneLine(no));
    }
  });

  it.each(SPOTS)('asks a condition once for all that stand beside each other with it: %s', (spot) => {
    const document = mailWith(words('yes'), spot, (target) => {
      const next = JSON.parse(JSON.stringify(target).replaceAll('yes', 'also').replaceAll('"t"', '"u"'));
      return [target, next].map((node) => ({ ...node, condition: CONDITION }));
    });
    const profile = { field: () => '', ...writer };
    const { html } = renderDocument(document, { ...OPTIONS, profile });
    if (spot === 'column') return expect(html).toMatch(/>yes<[\s\S]*>also</);
    const [shown, left] = (['in', 'out'] as const).map((branch) => resolved(html, writer, branch));
    expect(shown).toMatch(/>yes<[\s\S]*>also</);
    expect(left).not.toMatch(/>(?:yes|also)</);
    for (const view of Object.values(READERS)) {
      expect(unbalanced(view(shown ?? '')) + unbalanced(view(left ?? ''))).toBe('');
    }
    const text = renderText(document, { ...OPTIONS, profile });
    expect(text).toMatch(/yes\n\n(?:beside\n\n)?also/);
    expect(resolved(text, writer, 'out')).not.toMatch(/yes|also/);
  });

  it.each(SPOTS)('repeats as often as there are records: %s', (spot) => {
    const document = mailWith(words('line'), spot, (target) => [{ ...target, repeat: { list: 'items' } }]);
    const { html } = renderDocument(document, { ...OPTIONS, profile: { field: () => '', ...writer } });
    const { open, close } = writer.repeat('items', []) ?? {};
    if (open === undefined || close === undefined) return expect(html).toContain('>line<');
    const [start = '', rest = ''] = html.split(open);
    const [line = '', end = ''] = rest.split(close);
    for (const count of [0, 1, 3]) {
      const sent = start + line.repeat(count) + end;
      expect(sent.split('>line<')).toHaveLength(count + 1);
      for (const view of Object.values(READERS)) expect(unbalanced(view(sent))).toBe('');
    }
  });
});

describe('blocks with one condition beside each other', () => {
  const liquid = PROFILES.find(({ id }) => id === 'liquid') ?? PROFILES[0];
  const profile = liquid && createProfileWriter(liquid);
  const shown = (...blocks: readonly DocumentNode[]) =>
    renderDocument(
      mailWith(words('x'), 'only block', () => blocks),
      { ...OPTIONS, ...(profile && { profile }) },
    ).html;
  const tagsOf = (html: string) =>
    (html.match(/\{% (?:if|unless|else|endif|endunless|for|endfor).*?%\}|>[a-d]</g) ?? []).join('');
  const only = (id: string): DocumentNode => ({ ...words(id), condition: CONDITION });

  it('share what is shown otherwise after the last of them', () => {
    const html = shown(only('a'), only('b'), { ...words('c'), condition: { otherwise: true } }, only('d'));
    expect(tagsOf(html)).toMatch(
      /^\{% \w+ [^}]*%\}>a<>b<\{% else %\}>c<\{% end\w+ %\}\{% \w+ [^}]*%\}>d<\{% end\w+ %\}$/,
    );
  });

  it('are apart where the condition differs, or one is repeated', () => {
    const other = { ...words('b'), condition: OPPOSITE };
    expect(tagsOf(shown(only('a'), other)).match(/\{% end/g)).toHaveLength(2);
    expect(
      tagsOf(shown(only('a'), { ...only('b'), repeat: { list: 'items' } })).match(/\{% endif|\{% endun/g),
    ).toHaveLength(2);
  });

  it('keep the space between them and after them', () => {
    const html = shown(only('a'), only('b'), words('c')).replaceAll('\n', '');
    const spaced = (id: string) => html.match(new RegExp(`padding:0 0 (\\d+)px[^>]*>(?:<[^>]*>)*${id}<`))?.[1];
    expect([spaced('a'), spaced('b'), spaced('c')]).toEqual(['16', '16', undefined]);
  });
});

it('parts of one of two branches stand apart in plain text', () => {
  const document = mailWith(words('yes'), 'only block', (target) => [
    { ...target, condition: CONDITION },
    ...['no', 'never'].map((id): DocumentNode => ({ ...words(id), condition: { otherwise: true } })),
  ]);
  const writer = WRITERS['tags with an else'];
  const text = renderText(document, { ...OPTIONS, ...(writer && { profile: { field: () => '', ...writer } }) });
  expect(text).toContain('{% if plan == blank %}yes{% else %}no\n\nnever{% endif %}');
});

describe('what a system cannot say of a condition', () => {
  const repeat = { list: 'items' };
  const loop = { open: '{% for item in items %}', close: '{% endfor %}' };
  const shown = (document: EmailDocument, writer: BranchWriter) =>
    renderDocument(document, { ...OPTIONS, profile: { field: () => '', ...writer } });

  it('leaves the repeat that goes with it, in HTML and plain text', () => {
    const document = mailWith(words('line'), 'only block', (target) => [
      { ...target, condition: CONDITION, repeat },
      { ...words('other'), condition: { otherwise: true }, repeat },
    ]);
    const writer: BranchWriter = { condition: () => undefined, repeat: () => loop };
    for (const text of [
      shown(document, writer).html,
      renderText(document, { ...OPTIONS, profile: { field: () => '', ...writer } }),
    ]) {
      const parts = text.split(loop.open);
      expect(parts).toHaveLength(3);
      expect(parts[1]?.split(loop.close)[0]).toContain('line');
      expect(parts[2]?.split(loop.close)[0]).toContain('other');
    }
  });

  it('and of a repeat leaves the condition', () => {
    const document = mailWith(words('line'), 'only block', (target) => [{ ...target, condition: CONDITION, repeat }]);
    const { html } = shown(document, {
      condition: () => ({ open: '{% if a %}', else: undefined, close: '{% endif %}' }),
      repeat: () => ({ open: '{% for "<b>" %}', close: '{% endfor %}' }),
    });
    expect(html).toMatch(/\{% if a %\}[\s\S]*>line<[\s\S]*\{% endif %\}/);
    expect(html).not.toContain('{% for');
  });
});

describe('a condition that names a field of the entry', () => {
  const repeat = { list: 'items' };
  const dear: DisplayCondition = { match: 'all', tests: [{ field: 'items.price', operator: 'greater', value: '10' }] };
  const liquid = PROFILES.find(({ id }) => id === 'liquid') ?? PROFILES[0];
  const profile = liquid && createProfileWriter(liquid);
  const tagsOf = (html: string) => (html.match(/\{%.*?%\}|>(?:dear|cheap)</g) ?? []).join('');

  it('is asked within the repeat, with what is shown otherwise in it, too', () => {
    const document = mailWith(words('dear'), 'only block', (target) => [
      { ...target, condition: dear, repeat },
      { ...words('cheap'), condition: { otherwise: true }, repeat },
    ]);
    const { html } = renderDocument(document, { ...OPTIONS, ...(profile && { profile }) });
    expect(tagsOf(html)).toMatch(
      /^\{% for item in items %\}\{% .*item\.price.*%\}>dear<\{% else %\}>cheap<\{% endif %\}\{% endfor %\}$/,
    );
  });

  it('leaves alone what is not repeated with it', () => {
    const document = mailWith(words('dear'), 'only block', (target) => [
      { ...target, condition: dear, repeat },
      { ...words('cheap'), condition: { otherwise: true } },
    ]);
    const { html } = renderDocument(document, { ...OPTIONS, ...(profile && { profile }) });
    expect(tagsOf(html)).toMatch(/\{% endif %\}\{% endfor %\}>cheap<$/);
  });
});
