import {
  type JsonValue,
  listMarker,
  type RichBlock,
  type RichInline,
  type RichList,
  type RichListItem,
  type RichMark,
  type RichParagraph,
  type RichText,
} from '@mailwright/document';
import type { JSONContent } from '@tiptap/core';

type Content = readonly JSONContent[];

/**
 * Returns the content of the text editor as the mail stores it: without empty attributes, and without anything the mail
 * does not know.
 */
export function toRichText(doc: JSONContent): RichText {
  return (doc.content ?? []).flatMap(toBlock);
}

/** The text editor's one line, as the mail keeps it: one paragraph. */
export function toRichLine(doc: JSONContent): RichText {
  return [paragraphOf({ content: doc.content })];
}

/** A rich text as the text editor reads it. */
export function fromRichText(text: JsonValue | undefined): JSONContent {
  const blocks = Array.isArray(text) && text.length > 0 ? text : [{ type: 'paragraph' }];
  return { type: 'doc', content: blocks as JSONContent[] };
}

/** A rich text as one line: its paragraphs follow each other after line breaks, as a heading shows them. */
export function fromRichLine(text: JsonValue | undefined): JSONContent {
  const lines = paragraphsIn(fromRichText(text).content ?? []).map((paragraph) => paragraph.content ?? []);
  const content = lines.flatMap((line, index) => (index === 0 ? line : [{ type: 'hardBreak' }, ...line]));
  return { type: 'doc', content };
}

function paragraphsIn(blocks: Content): JSONContent[] {
  return blocks.flatMap((block) => (block.type === 'paragraph' ? [block] : paragraphsIn(block.content ?? [])));
}

function toBlock(node: JSONContent): RichBlock[] {
  if (node.type === 'paragraph') return [paragraphOf(node)];
  if (node.type !== 'bulletList' && node.type !== 'orderedList') return [];
  const content = (node.content ?? []).map(
    (item): RichListItem => ({
      type: 'listItem',
      ...(typeof item.attrs?.value === 'number' && { attrs: { value: item.attrs.value } }),
      content: (item.content ?? []).flatMap(toBlock),
    }),
  );
  const attrs = listAttrs({ type: node.type, attrs: node.attrs ?? {} });
  return [{ type: node.type, ...(Object.keys(attrs).length > 0 && { attrs }), content }];
}

function listAttrs(list: Pick<RichList, 'type' | 'attrs'>): NonNullable<RichList['attrs']> {
  const { start, dir } = list.attrs ?? {};
  const marker = listMarker(list);
  return {
    ...(marker && { marker }),
    ...(list.type === 'orderedList' && typeof start === 'number' && start !== 1 && { start }),
    ...(dir && { dir }),
  };
}

function paragraphOf({ attrs, content = [] }: JSONContent): RichParagraph {
  const { textAlign, lineHeight, dir } = attrs ?? {};
  const said = { ...(textAlign && { textAlign }), ...(lineHeight && { lineHeight }), ...(dir && { dir }) };
  const inline = content.flatMap(toInline);
  return {
    type: 'paragraph',
    ...(Object.keys(said).length > 0 ? { attrs: said } : {}),
    ...(inline.length > 0 ? { content: inline } : {}),
  };
}

function toInline({ type, text = '', attrs, marks = [] }: JSONContent): RichInline[] {
  const kept = marks.flatMap(toMark);
  const marked = kept.length > 0 ? { marks: kept } : {};
  if (type === 'hardBreak') return [{ type }];
  if (type === 'mergeField') return [{ type, attrs: fieldOf(attrs), ...marked }];
  return type === 'text' ? [{ type, text, ...marked }] : [];
}

function fieldOf(attrs: JSONContent['attrs']): { name: string; fallback?: string } {
  const { name = '', fallback = '' } = attrs ?? {};
  return { name: String(name), ...(fallback !== '' && { fallback: String(fallback) }) };
}

function toMark({ type, attrs }: NonNullable<JSONContent['marks']>[number]): RichMark[] {
  const set = Object.fromEntries(Object.entries(attrs ?? {}).filter(([, value]) => value !== null && value !== ''));
  switch (type) {
    case 'bold':
    case 'italic':
    case 'underline':
    case 'strike':
    case 'subscript':
    case 'superscript':
      return [{ type }];
    case 'link':
      return typeof set.href === 'string' ? [{ type, attrs: { ...set, href: set.href } }] : [];
    case 'textStyle':
      return Object.keys(set).length > 0 ? [{ type, attrs: set }] : [];
    default:
      return [];
  }
}
