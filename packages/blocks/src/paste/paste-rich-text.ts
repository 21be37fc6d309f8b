import type { NodeSeed, RichBlock, RichInline, RichText } from '@mailwright/document';
import { replaceFields } from '../shared/merge-text.ts';
import { seedsFromHtml } from './paste-html.ts';
import { type PastedContent, seedsFromText } from './paste-text.ts';
import { createTextFlow } from './paste-text-flow.ts';

/**
 * Makes rich text of what was copied elsewhere, for pasting into a text. What HTML shows without words is left out; if
 * it has no words at all, those copied beside it are taken. Merge fields written in words become fields.
 */
export function richTextFromPaste({ html, text }: PastedContent): RichText {
  const rich = textOf(seedsFromHtml(html, createTextFlow));
  return withFields(rich.length > 0 ? rich : textOf(seedsFromText(text)));
}

function textOf(seeds: readonly NodeSeed[]): RichText {
  return seeds.flatMap(({ type, props }) => (type === 'text' ? (props.content as unknown as RichText) : []));
}

function withFields(text: RichText): RichText {
  return text.map((block): RichBlock => {
    if (block.type === 'paragraph') {
      return block.content ? { ...block, content: block.content.flatMap(fieldsIn) } : block;
    }
    return { ...block, content: block.content.map((item) => ({ ...item, content: withFields(item.content) })) };
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
    (name) => {
      parts.push({ type: 'mergeField', attrs: { name }, ...marks });
      return '';
    },
  );
  return parts;
}
