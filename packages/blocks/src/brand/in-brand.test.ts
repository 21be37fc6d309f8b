import type { DisplayCondition } from '@mailwright/contract';
import {
  blankDocument,
  type DocumentNode,
  fromSeed,
  goneContent,
  isNothingGone,
  type JsonObject,
  type NodeSeed,
  type RichInline,
  type RichText,
  walkNodes,
} from '@mailwright/document';
import { islandContent } from '@mailwright/island';
import { describe, expect, test } from 'vitest';
import { blockRegistry } from '../registry.ts';
import { ACME_KIT } from '../testing/acme-kit.ts';
import { brandedFooter } from './branded-footer.ts';
import { inBrand } from './in-brand.ts';

const words = (text: string): RichInline => ({ type: 'text', text });
const bold = (text: string): RichInline => ({ type: 'text', text, marks: [{ type: 'bold' }] });
const linked = (text: string, href: string): RichInline => ({
  type: 'text',
  text,
  marks: [{ type: 'link', attrs: { href } }],
});
const field = (name: string): RichInline => ({ type: 'mergeField', attrs: { name } });
const LINE_BREAK: RichInline = { type: 'hardBreak' };
const paragraph = (...content: readonly RichInline[]) => ({ type: 'paragraph' as const, content });

/** Paragraphs as words; links with their addresses. */
function said(content: RichText): readonly string[] {
  return content.map((block) =>
    (block.content ?? [])
      .map((inline) => {
        if (inline.type === 'hardBreak') return '\n';
        if (inline.type === 'mergeField') return `{{ ${inline.attrs.name} }}`;
        if (inline.type !== 'text') return '';
        const link = inline.marks?.find(({ type }) => type === 'link');
        return link?.type === 'link' ? `[${inline.text}](${link.attrs.href})` : inline.text;
      })
      .join(''),
  );
}

const SENDER = 'Acme Inc. · 1 Main Street, Springfield';
const REASON = 'You signed up at acme.example.';

const FOOTERS: readonly [string, RichText, readonly string[]][] = [
  [
    'name and address, then a reason',
    [paragraph(bold('Old'), words(' · 7 Mill Lane, Bath')), paragraph(words('You get this once a month.'))],
    [SENDER, REASON],
  ],
  [
    'one paragraph with a link to unsubscribe',
    [paragraph(words('Old Ltd · 7 Mill Lane · '), linked('Unsubscribe', '{{ unsubscribe }}'))],
    [`${SENDER} · [Unsubscribe]({{ unsubscribe }})`, REASON],
  ],
  [
    'one paragraph with line breaks, fields and links',
    [
      paragraph(
        words('Old Ltd, 7 Mill Lane'),
        LINE_BREAK,
        words('Sent to '),
        field('email'),
        LINE_BREAK,
        linked('Preferences', '{{ unsubscribe_profile }}'),
        words(' | '),
        linked('View in browser', '{{ view_in_browser }}'),
      ),
    ],
    [
      `${SENDER}\nSent to {{ email }}\n[Preferences]({{ unsubscribe_profile }}) | [View in browser]({{ view_in_browser }})`,
      REASON,
    ],
  ],
  [
    'a sentence around a link',
    [paragraph(words('You get this because you bought from us. To stop, '), linked('leave', '*|UNSUB|*'), words('.'))],
    [SENDER, REASON, 'You get this because you bought from us. To stop, [leave](*|UNSUB|*).'],
  ],
  [
    'legal lines',
    [
      paragraph(words('Old GmbH · 7 Mill Lane · HRB 12345, Amtsgericht Köln')),
      paragraph(words('© 2026 Old GmbH. Alle Rechte vorbehalten.')),
    ],
    [
      SENDER,
      REASON,
      'Old GmbH · 7 Mill Lane · HRB 12345, Amtsgericht Köln',
      '© 2026 Old GmbH. Alle Rechte vorbehalten.',
    ],
  ],
  [
    'a tag of a sending system',
    [paragraph(words('Old Ltd · *|LIST:ADDRESSLINE|*')), paragraph(words('%%unsubscribe%%'))],
    [SENDER, REASON, 'Old Ltd · *|LIST:ADDRESSLINE|*', '%%unsubscribe%%'],
  ],
  ['words that say something else', [paragraph(words('Thanks for reading!'))], [SENDER, REASON, 'Thanks for reading!']],
  ['nothing', [], [SENDER, REASON]],
];

describe('a footer in a brand', () => {
  test.each(FOOTERS)('of %s', (_, before, after) => {
    const once = brandedFooter(before as never, ACME_KIT);
    expect(said(once)).toEqual(after);
    expect(brandedFooter(once as never, ACME_KIT)).toEqual(once);
  });

  test('stays where the kit says nothing', () => {
    const footer = { company: '', address: '', reason: '' };
    for (const [, before] of FOOTERS) expect(brandedFooter(before as never, { ...ACME_KIT, footer })).toEqual(before);
  });

  test('has two lines of reasons once, however often it is branded', () => {
    const kit = { ...ACME_KIT, footer: { ...ACME_KIT.footer, reason: 'We met at the fair.\nWrite to us any time.' } };
    const once = brandedFooter([paragraph(bold('Old')), paragraph(words('You get this once a month.'))] as never, kit);
    expect(said(once)).toEqual([SENDER, 'We met at the fair.', 'Write to us any time.']);
    expect(brandedFooter(once as never, kit)).toEqual(once);
  });
});

function block(type: string, props: JsonObject = {}, more: Partial<NodeSeed> = {}): NodeSeed {
  const seed = blockRegistry.get(type)?.tiles[0]?.create();
  if (!seed) throw new Error(`no tile of ${type}`);
  return { ...seed, ...more, props: { ...seed.props, ...props } };
}

function mailOf(...rows: readonly (readonly NodeSeed[])[]) {
  const sections = rows.map((columns) => {
    const section = block('section');
    const [column] = section.children ?? [];
    const children = columns.map((held) => ({ ...(column as NodeSeed), children: [held] }));
    return { ...section, props: { ...section.props, columns: columns.map(() => 100 / columns.length) }, children };
  });
  const { nodes, settings } = blankDocument(blockRegistry);
  const [wrapper] = nodes as [DocumentNode];
  const children = sections.map((section) => fromSeed(section, blockRegistry));
  return { settings, nodes: [{ ...wrapper, children }] };
}

const brandedMail = ({ nodes, settings }: ReturnType<typeof mailOf>, kit = ACME_KIT) =>
  inBrand(nodes, settings, { kit: { id: 'acme', kit }, registry: blockRegistry });

function propsOf(nodes: readonly DocumentNode[], type: string): readonly JsonObject[] {
  const found: JsonObject[] = [];
  walkNodes(nodes, (node) => {
    if (node.type === type) found.push(node.props);
  });
  return found;
}

const logo = block('image', { src: 'https://a.example/logo.png', alt: 'Old', width: 40 });

test('a logo beside the name of its sender keeps its width; one that stands alone is wide enough to be read', () => {
  const name = block('text', { content: [paragraph(words('Fieldnotes'))] });
  const aside = block('text', { content: [paragraph(linked('View online', '{{ view_in_browser }}'))] });
  const widths = (...columns: readonly NodeSeed[]) =>
    propsOf(brandedMail(mailOf(columns)).nodes, 'image').map(({ src, width }) => [src, width]);
  expect(widths(logo, name)).toEqual([[ACME_KIT.logo.src, 40]]);
  expect(widths(logo, aside)).toEqual([[ACME_KIT.logo.src, 120]]);
  expect(widths(logo)).toEqual([[ACME_KIT.logo.src, 120]]);
});

test('a logo that is another for each reader stays', () => {
  const own = { ...logo.props, src: 'https://a.example/{{ shop }}/logo.png' };
  expect(propsOf(brandedMail(mailOf([{ ...logo, props: own }])).nodes, 'image')).toMatchObject([own]);
});

test('buttons of products have the corners of the kit', () => {
  const after = brandedMail(mailOf([block('product')], [block('product-list')]));
  expect(['product', 'product-list'].map((type) => propsOf(after.nodes, type)[0]?.buttonRadius)).toEqual([3, 3]);
});

test('profiles are replaced, but for addresses that differ by reader or that readers are owed', () => {
  const items = ['acmegoods', '{{ unsubscribe }}', 'https://a.example/{{ user }}', 'https://a.example/unsubscribe'];
  const after = brandedMail(mailOf([block('social-follow', { items: items.map((url) => ({ network: 'x', url })) })]));
  const urls = propsOf(after.nodes, 'social-follow').flatMap(({ items: made }) => made as readonly JsonObject[]);
  expect(urls.map(({ url }) => url)).toEqual([ACME_KIT.social[0]?.url, ...items.slice(1)]);
});

test.each(FOOTERS)('the law: nothing goes out of a mail with a footer of %s', (_, content) => {
  const vip: DisplayCondition = { match: 'all', tests: [{ field: 'vip', operator: 'is-not-empty' }] };
  const island = block('html', {
    source: '<p>© Old <a href="*|UNSUB|*">Off</a> {{ name }} <a href="https://a.example/">Web</a></p>',
  });
  const before = mailOf(
    [logo, block('text', { content: [paragraph(words('Hello '), field('first_name'))] })],
    [block('button', {}, { condition: vip }), island],
    [block('text', { content: content as never })],
  );
  const options = { registry: blockRegistry, foreign: islandContent };
  const gone = goneContent(before, brandedMail(before), options);
  expect(gone).toEqual({ links: [], fields: [], conditions: [], legal: [] });
  expect(isNothingGone(gone)).toBe(true);
});
