import { blockRegistry, paragraph } from '@mailwright/blocks';
import {
  DEFAULT_SETTINGS,
  type DocumentNode,
  type EmailDocument,
  fromSeed,
  type NodeSeed,
  type NodeStyle,
} from '@mailwright/document';

/** Texts of the example mail, in the language of the interface. */
interface ExampleWords {
  readonly headline: string;
  readonly text: string;
  readonly link: string;
  readonly button: string;
  readonly offer: string;
  readonly footer: string;
}

const NO_LINK = { href: 'https://example.com', target: '_blank', title: '' };

/** Returns a small mail that uses everything that a brand kit sets, in neutral colors. */
export function exampleMail(words: ExampleWords, { hasLogo }: { readonly hasLogo: boolean }): EmailDocument {
  const image: NodeSeed = {
    type: 'image',
    props: { src: '/logo.png', alt: 'logo', decorative: false, link: NO_LINK, width: 160, fullWidth: false },
    style: { align: 'left' },
  };
  const heading = (level: string, text: string): NodeSeed => ({
    type: 'heading',
    props: { level, content: paragraph(text) },
    style: { color: '#222222', dark: { color: '#f0f0f0' } },
  });
  const text = (content: string, style: NodeStyle = {}): NodeSeed => ({
    type: 'text',
    props: { content: paragraph(content) },
    style: { color: '#222222', dark: { color: '#f0f0f0' }, ...style },
  });
  const link: NodeSeed = {
    type: 'link',
    props: { label: words.link, link: NO_LINK, underline: true },
    style: { color: '#2563eb', dark: { color: '#93b4fb' } },
  };
  const button = tile('button', {
    props: { label: words.button, link: NO_LINK },
    style: {
      backgroundColor: '#2563eb',
      color: '#ffffff',
      borderRadius: 6,
      dark: { backgroundColor: '#93b4fb', color: '#14141c' },
    },
  });
  const social = tile('social-follow', { props: { size: 28 }, style: {} });
  const tint: NodeStyle = { backgroundColor: '#eef3ff', dark: { backgroundColor: '#1f2430' } };
  const sections = [
    ...(hasLogo ? [section([image], { paddingTop: 24, paddingBottom: 8 })] : []),
    section([heading('h1', words.headline), text(words.text), link, button], { paddingTop: 20, paddingBottom: 28 }),
    section([heading('h3', words.offer), text(words.text)], { paddingTop: 24, paddingBottom: 24, ...tint }),
    section([social, text(words.footer, { fontSize: 13, color: '#6b7280', dark: { color: '#a3a8b3' } })], {
      paddingTop: 24,
      paddingBottom: 24,
    }),
  ];
  const wrapper: NodeSeed = {
    type: 'page-wrapper',
    props: {},
    style: { dark: { backgroundColor: '#17171c' } },
    children: sections,
  };
  const node: DocumentNode = fromSeed(wrapper, blockRegistry);
  const settings = { ...DEFAULT_SETTINGS, width: 600, padding: 0, lineSpacing: 120 as const };
  return { formatVersion: 1, settings, nodes: [node] };
}

function section(blocks: readonly NodeSeed[], style: NodeStyle): NodeSeed {
  return {
    type: 'section',
    props: { columns: [100], stack: true, reverse: false, verticalAlign: 'top' },
    style: { paddingLeft: 32, paddingRight: 32, ...style },
    children: [{ type: 'column', props: { gap: 16 }, style: {}, children: blocks }],
  };
}

/** Returns the seed of a new block of the palette with other values. */
function tile(type: string, { props, style }: Pick<NodeSeed, 'props' | 'style'>): NodeSeed {
  const seed = blockRegistry.get(type)?.tiles[0]?.create() ?? { type, props: {}, style: {} };
  return { ...seed, props: { ...seed.props, ...props }, style: { ...seed.style, ...style } };
}
