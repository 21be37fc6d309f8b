import { blockRegistry } from '@mailwright/blocks';
import {
  DEFAULT_SETTINGS,
  type DocumentNode,
  type EmailDocument,
  fromSeed,
  mapContent,
  type NodeSeed,
  type NodeStyle,
} from '@mailwright/document';

const WORDS = ['Hello', 'Tea & <cake>', 'Über 5 % "off"', '{{ firstName }}', 'a > b', 'naïve 😀', '50 %', "it's"];

const LINKS = [
  'https://shop.example/a?b=c&d=e',
  'https://shop.example/{{ city }}/x',
  'mailto:anna@shop.example?subject=Hi%20you',
  'tel:+4930123456',
  '#top',
  '{{ unsubscribe }}',
  '',
];

const IMAGES = ['https://pics.example/a.png?x=1&y=2', '/api/v2/assets/user/u/asset/b.png', '{{ picture }}', 'c.png'];

const STYLES: readonly NodeStyle[] = [
  {},
  { paddingTop: 10, paddingBottom: 4, backgroundColor: '#ffeecc' },
  { borderTopWidth: 1, borderStyle: 'dashed', borderColor: '#ccc' },
  { hideOn: 'mobile', textAlign: 'center', color: '#11223344' },
  { opacity: 0.5, phone: { paddingTop: 0 } },
  { dark: { backgroundColor: '#000000' }, fontSize: 18.5, lineHeight: 120 },
  { backgroundImage: 'https://pics.example/bg.png?a=1&b=2', borderRadius: 8 },
  { cssClass: 'own', gradientFrom: '#fff', gradientTo: '#000' },
];

const TILES = [...blockRegistry.values()].flatMap(({ kind, tiles }) => (kind === 'block' ? tiles : []));

const ISLANDS = [
  '<p>Own <b>HTML</b> <a href="https://own.example/?a=1&amp;b=2">link</a></p>',
  '<table><tr><td>Cell</td></tr></table><!-- closed -->',
  '<style>.x{color:red}</style><p class="x">Styled</p>',
  '{% if a < b %}<p>Raw</p>{% endif %}',
  '</mj-raw><mj-text>Not MJML</mj-text>',
  '<!--[if mso]><p>Word</p><![endif]--><p>All</p>',
];

/** A mail of every kind of block, the same for the same number: its layout, words, addresses, looks and conditions are by chance. */
export function randomMail(number: number): EmailDocument {
  const random = generator(number);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const style = () => (random() < 0.4 ? pick(STYLES) : {});
  const block = (): NodeSeed => {
    if (random() < 0.1) return { type: 'html', props: { source: pick(ISLANDS) }, style: {} };
    const seed = pick(TILES).create();
    return { ...seed, style: { ...seed.style, ...style() } };
  };
  const many = <T>(most: number, make: () => T): readonly T[] =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, make);
  const section = (depth: number): NodeSeed => {
    const count = 1 + Math.floor(random() * random() * 4);
    const isOnPicture = random() < 0.1;
    const layout = { stack: random() < 0.8, reverse: random() < 0.2, verticalAlign: 'top' };
    const picture = { src: 'https://pics.example/bg.png', fit: 'cover', position: 'center center', minHeight: 200 };
    return {
      type: isOnPicture ? 'background-image' : 'section',
      props: { columns: Array<number>(count).fill(100 / count), ...layout, ...(isOnPicture && picture) },
      style: { ...style(), ...(random() < 0.1 && { stripe: true }) },
      children: Array.from({ length: count }, () => ({
        type: 'column',
        props: { gap: 16 },
        style: style(),
        children: many(3, () => (depth < 2 && random() < 0.15 ? section(depth + 1) : block())),
      })),
    };
  };
  const wrapper = fromSeed(
    { type: 'page-wrapper', props: {}, style: {}, children: many(5, () => section(1)) },
    blockRegistry,
  );
  const settings = { ...DEFAULT_SETTINGS, dir: random() < 0.2 ? ('rtl' as const) : ('ltr' as const) };
  const bare: EmailDocument = { formatVersion: 1, settings, nodes: [conditional(wrapper, random)] };
  const filled = mapContent(bare, { registry: blockRegistry }, (entry) => {
    if (entry.kind === 'link') return pick(LINKS);
    if (entry.kind === 'image') return pick(IMAGES);
    return `${pick(WORDS)} ${number}`;
  });
  return random() < 0.2
    ? { ...filled, customStyles: '.own{color:#123456}@media (max-width:480px){.own{color:red}}' }
    : filled;
}

/** Returns the node; some nodes in it have a condition, or are repeated. */
function conditional(node: DocumentNode, random: () => number): DocumentNode {
  const children = node.children?.map((child) => conditional(child, random));
  const made = children ? { ...node, children } : node;
  if (node.type === 'page-wrapper') return made;
  if (random() < 0.06)
    return { ...made, condition: { match: 'all', tests: [{ field: 'city', operator: 'is', value: 'Lisbon' }] } };
  return random() < 0.03 && node.type === 'section' ? { ...made, repeat: { list: 'items' } } : made;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function generator(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
