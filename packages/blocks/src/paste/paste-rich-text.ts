import type { JsonValue, NodeSeed, RichBlock, RichInline, RichMark, RichText } from '@mailwright/document';
import { linkSchema } from '../shared/link/link.ts';
import { replaceFields } from '../shared/text/merge-text.ts';
import { createPasteFlow, type PasteFlow } from './paste-flow.ts';
import { seedsFromHtml, seedsWithLooks } from './paste-html.ts';
import type { PasteLooks } from './paste-looks.ts';
import { linkMark } from './paste-marks.ts';
import { type PastedContent, seedsFromText } from './paste-text.ts';

const BOLD: RichMark = { type: 'bold' };

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

/** A flow that makes one text of everything: headings are bold lines, images their alternative text, buttons links. */
function createTextFlow(): PasteFlow {
  const flow = createPasteFlow();
  return { ...flow, block: (seed) => writeAsText(seed, flow) };
}

function writeAsText({ type, props }: NodeSeed, flow: PasteFlow): void {
  if (type === 'heading') flow.rich(bold(props.content as unknown as RichText));
  else if (type === 'image') flow.words(String(props.alt), linkMarks(props.link));
  else if (type === 'button') flow.words(String(props.label), linkMarks(props.link));
  else flow.endParagraph();
}

function bold(text: RichText): RichText {
  return text.map((block) => {
    if (block.type !== 'paragraph' || !block.content) return block;
    const content = block.content.map((inline) => {
      if (inline.type !== 'text' || inline.marks?.some((mark) => mark.type === 'bold')) return inline;
      return { ...inline, marks: [...(inline.marks ?? []), BOLD] };
    });
    return { ...block, content };
  });
}

function linkMarks(value: JsonValue | undefined): readonly RichMark[] {
  const link = linkSchema.safeParse(value).data;
  return link?.href ? [linkMark(link)] : [];
}
