import type { PasteReader } from '@mailwright/blocks';
import type { DocumentNode, NodeSeed, NodeStyle, RichInline, RichText } from '@mailwright/document';
import { blockNode } from '../block-node.ts';
import { hoistLook, isBold, linesOf, plainWords, withLinkColor, withoutMark } from './runs.ts';

/** Default look of the words in a design. */
export interface WordsAround {
  readonly paste: PasteReader;
  readonly color: string | undefined;
  readonly linkColor: string | undefined;
}

/** The blocks that a text of HTML becomes: one text, and more where pictures, buttons or headings stand in it. */
export function textNodes(html: string, style: NodeStyle, around: WordsAround): readonly DocumentNode[] {
  const seeds = around.paste.designFromHtml(html, { color: style.color ?? around.color ?? '' });
  const nodes = seeds.map((seed) => nodeOf(seed, style, around));
  return nodes.length > 0 ? nodes : [blockNode('text', { content: [{ type: 'paragraph' }] }, style)];
}

/** A heading of all that the HTML says. Boldness is the heading's own, so its words need not say it. */
export function headingNode(html: string, level: string, style: NodeStyle, around: WordsAround): DocumentNode {
  const words = contentOf(html, style, around);
  const { content, look } = hoistLook(isBold(words) ? withoutMark(words, 'bold') : words);
  const bold = isBold(words) ? { fontWeight: 'bold' as const } : {};
  return blockNode(
    'heading',
    { level: /^h[1-6]$/.test(level) ? level : 'h2', content: [oneLine(content)] },
    { ...style, ...look, ...bold },
  );
}

/** A label without marks, the look all of it had, and whether parts of it had others. */
export function labelOf(html: string, style: NodeStyle, around: WordsAround) {
  const words = contentOf(html, style, around);
  const bold = isBold(words);
  const { content, look } = hoistLook(bold ? withoutMark(words, 'bold') : words);
  const isPlain = linesOf(content)
    .flat()
    .every((run) => run.type === 'hardBreak' || !run.marks?.some(({ type }) => type !== 'link'));
  return { label: plainWords(words).slice(0, 500), look, bold, isPlain };
}

function nodeOf(seed: NodeSeed, style: NodeStyle, around: WordsAround): DocumentNode {
  if (seed.type === 'text') {
    const { content, look } = hoistLook(withLinkColor(seed.props.content as unknown as RichText, around.linkColor));
    return blockNode('text', { content }, { ...style, ...look });
  }
  if (seed.type === 'heading') {
    const { fontSize: _, lineHeight: __, ...rest } = style;
    const { content, look } = hoistLook(withLinkColor(seed.props.content as unknown as RichText, around.linkColor));
    return blockNode('heading', { ...seed.props, content }, { ...rest, ...seed.style, ...look });
  }
  const { paddingLeft, paddingRight, textAlign, hideOn } = style;
  const align = textAlign === 'center' || textAlign === 'right' ? textAlign : 'left';
  return blockNode(seed.type, seed.props, {
    ...seed.style,
    align,
    ...(paddingLeft !== undefined && { paddingLeft }),
    ...(paddingRight !== undefined && { paddingRight }),
    ...(hideOn && { hideOn }),
  });
}

function contentOf(html: string, style: NodeStyle, around: WordsAround): RichText {
  const seeds = around.paste.designFromHtml(html, { color: style.color ?? around.color ?? '' });
  const content = seeds.flatMap(({ type, props }): RichText => {
    if (type === 'text' || type === 'heading') return props.content as unknown as RichText;
    return typeof props.label === 'string'
      ? [{ type: 'paragraph', content: [{ type: 'text', text: props.label }] }]
      : [];
  });
  return withLinkColor(content, around.linkColor);
}

function oneLine(content: RichText) {
  const inlines = linesOf(content).flatMap<RichInline>((line, index) =>
    index === 0 ? line : [{ type: 'hardBreak' }, ...line],
  );
  return { type: 'paragraph', content: inlines };
}
