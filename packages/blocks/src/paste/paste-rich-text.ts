import type { NodeSeed, RichBlock, RichInline, RichText } from '@mailwright/document';
import { replaceFields } from '../shared/text/merge-text.ts';
import { seedsFromHtml, seedsWithLooks } from './paste-html.ts';
import type { PasteLooks } from './paste-looks.ts';
import { type PastedContent, seedsFromText } from './paste-text.ts';
import { createTextFlow } from './paste-text-flow.ts';

/**
 * Makes rich text of what was copied elsewhere, for pasting into a text. What HTML shows without words is left out; if
 * it has no words at all, those copied beside it are taken. Merge fields written in words become fields.
 */
export function richTextFromPaste({ html, text }: PastedContent): RichText {
  const rich = textOf(seedsFromHtml(html, createTextFlow));
  return withMergeFields(rich.length > 0 ? rich : textOf(seedsFromText(text)));
}

/** Makes blocks of a design's HTML, with its looks. Merge fields written in words become fields. */
export function designFromHtml(html: string, looks: PasteLooks): readonly NodeSeed[] {
  return seedsWithLooks(html, looks).map((seed) => {
    if (seed.type !== 'text' && seed.type !== 'heading') return seed;
    const content = withMergeFields(seed.props.content as unknown as RichText);
    return { ...seed, props: { ...seed.props, content } };
  });
}

function textOf(seeds: readonly NodeSeed[]): RichText {
  return seeds.flatMap(({ type, props }) => (type === 'text' ? (props.content as unknown as RichText) : []));
}

/** Rich text whose merge fields written in words are fields. */
export function withMergeFields(text: RichText): RichText {
  return text.map((block): RichBlock => {
    if (block.type === 'paragraph') {
      return block.content ? { ...block, content: block.content.flatMap(fieldsIn) } : block;
    }
    return { ...block, content: block.content.map((item) => ({ ...item, content: withMergeFields(item.content) })) };
  });
}

function fieldsIn(inline: RichInline): RichInline[] {
  if (inline.type !== 'text' || !inline.text.includes('{{')) return [inline];
  const marks = inline.marks ? { marks: inline.marks } : {};
  const parts: RichInline[] = [];
  replaceFields(
    inline.text,
    (words) => {
      if (words !== '') parts.push({ type: 'text', text: words, ...marks });
      return '';
    },
    (name, fallback) => {
      const attrs = { name, ...(fallback !== undefined && { fallback }) };
      parts.push({ type: 'mergeField', attrs, ...marks });
      return '';
    },
  );
  return parts;
}
