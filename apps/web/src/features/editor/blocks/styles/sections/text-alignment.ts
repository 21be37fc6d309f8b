import type { BlockRegistry, DocumentNode, JsonValue, RichBlock, RichText, StyleValues } from '@mailwright/document';
import type { StyleView } from '../../../core/view/style-view.ts';

type Alignment = NonNullable<StyleValues['textAlign']>;

/** The property with the paragraphs of a text; undefined for what has none, or only one line that its style aligns. */
export function paragraphsProp(node: DocumentNode, registry: BlockRegistry): string | undefined {
  const block = registry.get(node.type);
  return block?.richTextKind === 'inline' ? undefined : block?.richTextProp;
}

/** Returns the alignments that the paragraphs of a text set themselves, each once; contains null when some set none. */
export function explicitAlignments(text: JsonValue | undefined): readonly (Alignment | null)[] {
  const blocks: RichText = isRichText(text) ? text : [];
  return [...new Set(blocks.flatMap(alignmentsIn))];
}

function alignmentsIn(block: RichBlock): readonly (Alignment | null)[] {
  if (block.type === 'paragraph') return [block.attrs?.textAlign ?? null];
  return block.content.flatMap(({ content }) => content.flatMap(alignmentsIn));
}

/** The same text, no paragraph of which says how it is aligned. */
export function withoutAlignments(text: JsonValue | undefined): RichText {
  return isRichText(text) ? text.map(unaligned) : [];
}

function unaligned(block: RichBlock): RichBlock {
  if (block.type !== 'paragraph') {
    return { ...block, content: block.content.map((item) => ({ ...item, content: item.content.map(unaligned) })) };
  }
  const { attrs, ...paragraph } = block;
  return attrs?.lineHeight ? { ...paragraph, attrs: { lineHeight: attrs.lineHeight } } : paragraph;
}

/** Returns whether a text is rich text; the document checked such a property when it was written, so an array is enough. */
function isRichText(text: JsonValue | undefined): text is RichText {
  return Array.isArray(text);
}

/** The view with the alignment as the paragraphs show it: what they say themselves goes before what their block says. */
export function withAlignments(view: StyleView, said: readonly (Alignment | null)[], initial: Alignment): StyleView {
  if (said.every((value) => value === null)) return view;
  const { textAlign: own, ...others } = view.own;
  const { textAlign: inherited, ...below } = view.inherited;
  const around = view.mixed.has('textAlign') ? undefined : (own ?? inherited ?? initial);
  const [first, ...more] = new Set(said.map((value) => value ?? around));
  const set = new Set(view.set).add('textAlign');
  if (first === undefined || more.length > 0) {
    return { own: others, inherited: below, mixed: new Set(view.mixed).add('textAlign'), set };
  }
  const mixed = new Set([...view.mixed].filter((key) => key !== 'textAlign'));
  return { own: { ...others, textAlign: first }, inherited: below, mixed, set };
}
