import { mapTags } from '@mailwright/contract';
import {
  type DocumentNode,
  isAnchorName,
  type NodeStyle,
  type RichBlock,
  type RichInline,
  type RichMark,
  type RichText,
  type StyleValues,
} from '@mailwright/document';
import { blockNode } from '../block-node.ts';
import { htmlContent } from '../law/html-content.ts';
import { madeContent } from '../law/made-content.ts';
import type { Note } from '../report-collector.ts';
import type { MjmlPart } from './mjml-tree.ts';
import { readCode } from './read-code.ts';
import { isUnsafe, noteBlock, type Reading } from './reading.ts';
import { HEADING_SIZE, readTextHtml, type TextGroup, type TextHtml } from './text-html.ts';
import { backgroundColorOf, lengthOf, letteringOf, paddingOf, type Values } from './values.ts';

/** Paragraphs nearer to each other than this are lines. */
const NEAR = 6;

/** A text, or several where headings stand in it; what is more than text, or leads where no text block can, stays code. */
export function readText(part: MjmlPart, reading: Reading): readonly DocumentNode[] {
  const text = readTextHtml(part.html);
  if (!text?.plain) return part.html === '' ? [] : [readCode(part, reading)];
  const said: Note[] = [];
  const nodes = textNodes(text, part, { ...reading, note: (note) => void said.push(note) });
  const made = madeContent(nodes);
  const { links } = htmlContent(part.html);
  if (!isUnsafe(part.html) && links.some((link) => link !== '' && !made.holds(link))) return [readCode(part, reading)];
  for (const note of said) reading.note(note);
  reading.underlines.push(...text.underlines);
  return nodes;
}

function textNodes(text: TextHtml, part: MjmlPart, reading: Reading): readonly DocumentNode[] {
  const { groups } = text;
  const box = paddingOf(part.attributes, part.width);
  const background = backgroundColorOf(part.attributes['container-background-color']);
  return groups.flatMap((group, index) => {
    const above = groups[index - 1];
    const spacing: StyleValues = {
      ...box,
      paddingTop: index === 0 ? (box.paddingTop ?? 0) + group.top : Math.max(above?.bottom ?? 0, group.top),
      paddingBottom: index === groups.length - 1 ? (box.paddingBottom ?? 0) + group.bottom : 0,
    };
    return withAnchors(groupNodes(group, text, { ...spacing, ...background }, part, reading), group, reading);
  });
}

/** The nodes of a run with the names in it that links lead to: one each, as a block can have. */
function withAnchors(
  nodes: readonly DocumentNode[],
  { html }: TextGroup,
  { targets }: Reading,
): readonly DocumentNode[] {
  if (targets.size === 0) return nodes;
  const names = [...new Set(htmlContent(html).names)].filter((name) => targets.has(name) && isAnchorName(name));
  return nodes.map((node, index) => (names[index] === undefined ? node : { ...node, anchor: names[index] }));
}

function groupNodes(
  group: TextGroup,
  { look }: TextHtml,
  box: NodeStyle,
  part: MjmlPart,
  reading: Reading,
): readonly DocumentNode[] {
  const seeds = reading.paste.designFromHtml(group.html, { color: look.color ?? '#000000' });
  const adjusted = look['text-transform'] && look['text-transform'] !== 'none' ? ['text-transform'] : [];
  return seeds.map((seed, index) => {
    const spacing = {
      ...box,
      ...(index > 0 && { paddingTop: 0 }),
      ...(index < seeds.length - 1 && { paddingBottom: 0 }),
    };
    const heading = seed.type === 'heading';
    const style = { ...lettering(look, group), ...spacing, ...(heading ? seed.style : {}) };
    const content = dressed(together(seed.props.content as unknown as RichText, group), look);
    const node = blockNode(seed.type, { ...seed.props, content: content as never }, style);
    noteBlock(part, node, reading, adjusted);
    return node;
  });
}

function lettering(look: Values, { heading, lineHeight }: TextGroup): StyleValues {
  if (!heading) return letteringOf({ ...look, ...(lineHeight && { 'line-height': lineHeight }) }, 'text');
  const size = (lengthOf(look['font-size']) ?? 13) * (HEADING_SIZE[heading] ?? 1);
  const own = {
    ...look,
    'font-size': `${size}px`,
    'font-weight': 'bold',
    ...(lineHeight && { 'line-height': lineHeight }),
  };
  return letteringOf(own, 'heading');
}

/** Paragraphs without space between them are lines of one: paragraphs of ours have some. */
function together(text: RichText, { between }: TextGroup): RichText {
  if (between === null || between >= NEAR) return text;
  const lines: RichBlock[] = [];
  for (const block of text) {
    const last = lines.at(-1);
    const joins = last?.type === 'paragraph' && block.type === 'paragraph';
    if (!joins || last.attrs?.textAlign !== block.attrs?.textAlign) lines.push(block);
    else {
      const content: RichInline[] = [...(last.content ?? []), { type: 'hardBreak' }, ...(block.content ?? [])];
      lines[lines.length - 1] = { ...last, content };
    }
  }
  return lines;
}

/** With what a text block has no setting for: slant, lines and capitals of all its words. */
function dressed(text: RichText, look: Values): RichText {
  const marks: RichMark[] = [
    ...(look['font-style'] === 'italic' ? [{ type: 'italic' } as const] : []),
    ...(/underline/.test(look['text-decoration'] ?? '') ? [{ type: 'underline' } as const] : []),
    ...(/line-through/.test(look['text-decoration'] ?? '') ? [{ type: 'strike' } as const] : []),
  ];
  const change = capitals(look['text-transform']);
  if (marks.length === 0 && !change) return text;
  const inline = (one: RichInline): RichInline => {
    if (one.type === 'hardBreak') return one;
    const added = marks.filter(({ type }) => !one.marks?.some((mark) => mark.type === type));
    const marked = added.length > 0 ? { ...one, marks: [...(one.marks ?? []), ...added] } : one;
    return marked.type === 'text' && change ? { ...marked, text: change(marked.text) } : marked;
  };
  const block = (one: RichBlock): RichBlock =>
    one.type === 'paragraph'
      ? { ...one, ...(one.content && { content: one.content.map(inline) }) }
      : { ...one, content: one.content.map((item) => ({ ...item, content: item.content.map(block) })) };
  return text.map(block);
}

/** Returns a function that applies `text-transform` to words, not to fields and template tags; null if it has no effect. */
export function capitals(transform: string | undefined): ((text: string) => string) | null {
  const outside = (change: (words: string) => string) => (text: string) => mapTags(text, change, (tag) => tag);
  switch (transform?.trim().toLowerCase()) {
    case 'uppercase':
      return outside((words) => words.toUpperCase());
    case 'lowercase':
      return outside((words) => words.toLowerCase());
    case 'capitalize':
      return outside((words) =>
        words.replace(/(^|\s)(\p{L})/gu, (_, blank: string, letter: string) => blank + letter.toUpperCase()),
      );
    default:
      return null;
  }
}
