import { escapeHtml, taggedHtml } from '@mailwright/contract';
import {
  listMarker,
  markerType,
  type RichBlock,
  type RichInline,
  type RichList,
  type RichMark,
  type RichParagraph,
  type RichText,
  type TextDirection,
} from '@mailwright/document';
import type { RenderContext } from '../../mail-block.ts';
import { classAttribute, color, css, fontStack, styleAttribute } from '../css.ts';
import { darkLinkClass, darkTextColor } from '../dark-ink.ts';
import { hoverLinkClass } from '../hover-link-class.ts';
import { linkAttributes } from '../link/link.ts';
import { replaceFields } from './merge-text.ts';
import { lineHeight, linkCss, paragraphSpace } from './typography.ts';
import { withWholeTags } from './whole-tags.ts';

type RichContext = Pick<RenderContext, 'settings' | 'url' | 'mergeTag' | 'darkBackground' | 'responsive'>;

/** Order of nesting, outermost first: one link stays one element however its words are marked. */
const NESTING: readonly RichMark['type'][] = [
  'link',
  'textStyle',
  'bold',
  'italic',
  'underline',
  'strike',
  'subscript',
  'superscript',
];

const TAGS = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  subscript: 'sub',
  superscript: 'sup',
} as const;

/** Paragraphs and lists as HTML. The last block has no space under it: the column's gap follows. */
export function richTextHtml(text: RichText, context: RichContext): string {
  return text.map((block, index) => blockHtml(block, index === text.length - 1, context)).join('');
}

/** All paragraphs as one line of HTML, for headings. Lists give their words. */
export function richInlineHtml(text: RichText, context: RichContext): string {
  return paragraphsOf(text)
    .map((paragraph) => inlineHtml(paragraph.content ?? [], context))
    .join('<br>');
}

function paragraphsOf(blocks: readonly RichBlock[]): RichParagraph[] {
  return blocks.flatMap((block) =>
    block.type === 'paragraph' ? [block] : block.content.flatMap((item) => paragraphsOf(item.content)),
  );
}

function blockHtml(block: RichBlock, last: boolean, context: RichContext): string {
  const bottom = last ? '0' : `0 0 ${paragraphSpace(context.settings)}px`;
  if (block.type === 'paragraph') {
    const { textAlign: align, lineHeight: lines, dir } = block.attrs ?? {};
    const look = [
      dir ? `direction:${dir}` : '',
      align ? `text-align:${align}` : '',
      lines ? `line-height:${lineHeight(lines)}` : '',
      growingLines([block], context),
    ];
    // An empty paragraph is an empty line: without the blank it would collapse to nothing.
    const content = inlineHtml(block.content ?? [], context) || '&nbsp;';
    return `<p${directionAttribute(dir)}${styleAttribute(`margin:${bottom}`, ...look)}>${content}</p>`;
  }
  return listHtml(block, bottom, context);
}

function listHtml(list: RichList, bottom: string, context: RichContext): string {
  const tag = list.type === 'bulletList' ? 'ul' : 'ol';
  const { start, dir } = list.attrs ?? {};
  const side = (dir ?? context.settings.dir) === 'rtl' ? 'margin-right' : 'margin-left';
  const items = list.content.map((item) => {
    const value = tag === 'ol' && item.attrs?.value != null ? ` value="${item.attrs.value}"` : '';
    return `<li${value}>${itemHtml(item.content, context)}</li>`;
  });
  const type = markerType(list);
  const attributes = [
    tag === 'ol' && start != null && start !== 1 ? ` start="${start}"` : '',
    type ? ` type="${type}"` : '',
    directionAttribute(dir),
  ];
  const marker = type ? `;list-style-type:${listMarker(list)}` : '';
  // The indent is a margin: Word ignores the padding of lists.
  const look = `margin:${bottom};${side}:24px;padding:0${marker}${dir ? `;direction:${dir}` : ''}`;
  return `<${tag}${attributes.join('')} style="${look}">${items.join('')}</${tag}>`;
}

/** The direction that all paragraphs and lists of a text have of their own; undefined where they have none or differ. */
export function commonDirection([first, ...others]: RichText): TextDirection | undefined {
  const dir = first?.attrs?.dir ?? undefined;
  return others.every(({ attrs }) => attrs?.dir === dir) ? dir : undefined;
}

/** Several webmails drop the attribute, for which the style stands beside it. */
export function directionAttribute(dir: TextDirection | null | undefined): string {
  return dir ? ` dir="${dir}"` : '';
}

/** Lines grow with larger words in them, but for those of Word, which are told to be exact: it would cut the words off. */
export function growingLines(text: RichText, { settings }: Pick<RichContext, 'settings'>): string {
  return settings.outlook && paragraphsOf(text).some(hasOwnSize) ? 'mso-line-height-rule:at-least' : '';
}

function hasOwnSize({ content = [] }: RichParagraph): boolean {
  return content.some(
    (inline) =>
      inline.type !== 'hardBreak' &&
      inline.marks?.some((mark) => mark.type === 'textStyle' && (mark.attrs.fontSize || mark.attrs.lineHeight)),
  );
}

function itemHtml(blocks: readonly RichBlock[], context: RichContext): string {
  const [first, ...rest] = blocks;
  if (
    first?.type !== 'paragraph' ||
    first.attrs?.textAlign ||
    first.attrs?.lineHeight ||
    first.attrs?.dir ||
    hasOwnSize(first)
  )
    return richTextHtml(blocks, context);
  return inlineHtml(first.content ?? [], context) + richTextHtml(rest, context);
}

/** Runs of text, opening and closing only the marks in which neighbours differ. */
function inlineHtml(content: readonly RichInline[], context: RichContext): string {
  let html = '';
  let open: readonly RichMark[] = [];
  for (const inline of withWholeTags(content)) {
    const marks = inline.type === 'hardBreak' ? open : ordered(inline.marks ?? []);
    const shared = sharedLength(open, marks);
    html += close(open.slice(shared), context);
    for (const mark of marks.slice(shared)) html += openTag(mark, context);
    open = marks;
    html += inlineText(inline, context);
  }
  return html + close(open, context);
}

function inlineText(inline: RichInline, context: RichContext): string {
  if (inline.type === 'hardBreak') return '<br>';
  if (inline.type === 'mergeField') return context.mergeTag(inline.attrs.name, inline.attrs.fallback);
  return replaceFields(inline.text, wordsHtml, context.mergeTag, taggedHtml);
}

/** Browsers fold blanks in a row; the author saw them. */
function wordsHtml(text: string): string {
  return escapeHtml(text).replace(/ {2}/g, '&nbsp; ');
}

function ordered(marks: readonly RichMark[]): readonly RichMark[] {
  if (marks.length < 2) return marks;
  return [...marks].sort((a, b) => NESTING.indexOf(a.type) - NESTING.indexOf(b.type));
}

function sharedLength(a: readonly RichMark[], b: readonly RichMark[]): number {
  let length = 0;
  while (length < a.length && length < b.length && sameMark(a[length], b[length])) length += 1;
  return length;
}

function sameMark(a: RichMark | undefined, b: RichMark | undefined): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

function close(marks: readonly RichMark[], context: RichContext): string {
  return marks
    .map((mark) => closeTag(mark, context))
    .reverse()
    .join('');
}

function openTag(mark: RichMark, context: RichContext): string {
  if (mark.type === 'link') {
    const address = linkAttributes(mark.attrs, context);
    const dark = classAttribute(darkLinkClass(context), hoverLinkClass(context));
    return `<${address ? 'a' : 'span'}${address}${dark} style="${linkCss(context.settings)}">`;
  }
  if (mark.type === 'textStyle') {
    return `<span${classAttribute(darkRunClass(mark.attrs, context))}${styleAttribute(textStyleCss(mark.attrs))}>`;
  }
  return `<${TAGS[mark.type]}>`;
}

/** An `<a>` without an address is no link: words that lead nowhere only look as one. */
function closeTag(mark: RichMark, context: RichContext): string {
  if (mark.type === 'link') return linkAttributes(mark.attrs, context) ? '</a>' : '</span>';
  return mark.type === 'textStyle' ? '</span>' : `</${TAGS[mark.type]}>`;
}

/** A run keeps its background in dark mode, and with it the color on it; without one it stands on that of the text. */
function darkRunClass(
  { color: own, backgroundColor }: Extract<RichMark, { type: 'textStyle' }>['attrs'],
  { settings, darkBackground, responsive }: RichContext,
): string {
  const behind = darkBackground && color(backgroundColor);
  const ink = behind
    ? color(own) || darkTextColor('#ffffff', behind) || color(settings.textColor)
    : darkTextColor(own ?? '', darkBackground);
  return ink && responsive('dark', `color:${ink}`);
}

function textStyleCss(attrs: Extract<RichMark, { type: 'textStyle' }>['attrs']): string {
  return css(
    color(attrs.color) && `color:${color(attrs.color)}`,
    color(attrs.backgroundColor) && `background-color:${color(attrs.backgroundColor)}`,
    fontStack(attrs.fontFamily) && `font-family:${fontStack(attrs.fontFamily)}`,
    /^\d{1,3}(?:\.\d+)?(?:px|pt|em|%)$/.test(attrs.fontSize ?? '') && `font-size:${attrs.fontSize}`,
    /^\d{2,3}%$/.test(attrs.lineHeight ?? '') &&
      `line-height:${lineHeight(Number.parseInt(attrs.lineHeight ?? '', 10))}`,
  );
}
