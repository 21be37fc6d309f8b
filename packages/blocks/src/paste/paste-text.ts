import { mapTags, tagInOneLine } from '@mailwright/contract';
import { ISLAND_TYPE, type NodeSeed, type RichInline } from '@mailwright/document';
import { seedsFromHtml } from './paste-html.ts';

/** Content of the clipboard, copied from another program. */
export interface PastedContent {
  readonly html: string;
  readonly text: string;
}

/**
 * Makes blocks of what was copied elsewhere. Markup copied as text is taken over as it is where the plan allows custom
 * code, as an HTML block; elsewhere, and for everything that is not markup, what it says becomes blocks.
 */
export function seedsFromPaste({ html, text }: PastedContent, customCode: boolean): readonly NodeSeed[] {
  if (isMarkup(text)) {
    return customCode ? [{ type: ISLAND_TYPE, props: { source: text.trim() }, style: {} }] : seedsFromHtml(text);
  }
  const rich = seedsFromHtml(html);
  return rich.length > 0 ? rich : seedsFromText(text);
}

/** Returns whether a text is HTML source: it begins and ends with a tag. */
function isMarkup(text: string): boolean {
  const source = text.trim();
  const begins = /^<(?:!doctype\s|!--|[a-z][a-z0-9-]*(?=[\s/>]))/i.test(source);
  return begins && /(?:<\/[a-z][a-z0-9-]*\s*>|-->|<(?:img|br|hr|input|meta|link)\b[^>]*>)$/i.test(source);
}

/** Plain text as one text block: a paragraph after each blank line, lines kept. */
export function seedsFromText(text: string): readonly NodeSeed[] {
  const paragraphs = mapTags(text.replace(/\r\n?/g, '\n'), (words) => words, tagInOneLine)
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.replace(/^\n+/, '').trimEnd())
    .filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return [];
  const content = paragraphs.map((paragraph) => ({ type: 'paragraph', content: linesOf(paragraph) }));
  return [{ type: 'text', props: { content }, style: {} }];
}

function linesOf(paragraph: string): readonly RichInline[] {
  return paragraph.split('\n').flatMap((line, index) => {
    const words: RichInline[] = line === '' ? [] : [{ type: 'text', text: line }];
    return index === 0 ? words : [{ type: 'hardBreak' }, ...words];
  });
}
