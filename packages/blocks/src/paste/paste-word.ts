import type { ListMarker, RichInline, RichList, RichText } from '@mailwright/document';
import { type HtmlElement, type HtmlNode, isElement } from '@mailwright/island';
import { markerOfMark } from '../shared/text/item-number.ts';
import { attributeOf } from './paste-element.ts';

/** Bullet or number that Word writes before an item instead of making a list. */
const MARK = /^[\s\u00a0]*(?:[·•▪§o–-]|\d{1,3}[.)]|[a-z][.)])[\s\u00a0]+/i;

/** `mso-list:l0 level2 lfo1`: which list, which level. */
const PLACE = /mso-list:\s*(l\d+)\s+level(\d{1,2})(?:\s+(lfo\d+))?/i;

const WRITTEN_MARK = /mso-list:\s*ignore/i;

/** Rule in a style sheet of Word for one level of a list. */
const LEVEL = /@list\s+(l\d+):level(\d{1,2})[^{}]{0,200}\{([^{}]{0,2000})\}/gi;

/** More of them are not read. */
const MAX_LEVELS = 2000;

const FORMATS: Readonly<Record<string, ListMarker>> = {
  'alpha-lower': 'lower-alpha',
  'alpha-upper': 'upper-alpha',
  'roman-lower': 'lower-roman',
  'roman-upper': 'upper-roman',
};

/** An item that Word wrote as a paragraph. */
export interface WordItem {
  readonly list: string;
  readonly level: number;
  readonly type: RichList['type'];
  readonly marker?: ListMarker;
  readonly mark: string;
}

/** Number format and first number of Word's lists, by list and level (`l0:1`). */
export type WordLists = ReadonlyMap<string, { readonly format: string; readonly start: string }>;

export function wordLists(source: string): WordLists {
  const lists = new Map<string, { format: string; start: string }>();
  if (!source.includes('mso-level')) return lists;
  for (const [, list = '', level = '', body = ''] of source.matchAll(LEVEL)) {
    if (lists.size >= MAX_LEVELS) break;
    const value = (name: string) => new RegExp(`${name}:\\s*([\\w-]+)`, 'i').exec(body)?.[1]?.toLowerCase() ?? '';
    const format = value('mso-level-number-format') || 'decimal';
    lists.set(`${list.toLowerCase()}:${level}`, { format, start: value('mso-level-start-at') });
  }
  return lists;
}

/** Word writes list items as paragraphs that begin with their bullet or number; null for any other element. */
export function wordItem(element: HtmlElement, lists: WordLists): WordItem | null {
  if (element.tagName !== 'p') return null;
  const [, list = '', level = '', override = ''] = PLACE.exec(attributeOf(element, 'style')) ?? [];
  if (list === '' && !/^MsoListParagraph/.test(attributeOf(element, 'class'))) return null;
  const known = lists.get(`${list.toLowerCase()}:${level}`);
  const written = writtenMark(element.childNodes);
  if (list === '' && written === null && !MARK.test(wordsOf(element.childNodes))) {
    // A class alone is a paragraph of a list, too, as Outlook writes it.
    return { list: '', level: 1, type: 'bulletList', mark: '' };
  }
  const mark = written ?? MARK.exec(wordsOf(element.childNodes))?.[0]?.trim() ?? known?.start ?? '';
  const place = { list: `${list} ${override}`, level: Math.max(1, Number(level) || 1), mark };
  const marker = known ? (FORMATS[known.format] ?? 'decimal') : markerOfMark(mark);
  if (known ? known.format === 'bullet' || known.format === 'image' : marker === null)
    return { ...place, type: 'bulletList' };
  return { ...place, type: 'orderedList', ...(marker && { marker }) };
}

/** Returns whether an element is the bullet or number that Word wrote before an item. */
export function isWrittenMark(element: HtmlElement): boolean {
  return WRITTEN_MARK.test(attributeOf(element, 'style'));
}

function writtenMark(nodes: readonly HtmlNode[]): string | null {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const mark = isWrittenMark(node) ? wordsOf([node]).replaceAll('\u00a0', ' ').trim() : writtenMark(node.childNodes);
    if (mark !== null) return mark;
  }
  return null;
}

function wordsOf(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (node.nodeName === '#text' && 'value' in node) return node.value;
      return isElement(node) ? wordsOf(node.childNodes) : '';
    })
    .join('');
}

/** The item's text without its mark, where it is written among the words; it may reach over several runs. */
export function withoutWordMark(texts: RichText): RichText {
  const [first, ...rest] = texts;
  if (first?.type !== 'paragraph' || !first.content) return texts;
  const line = first.content.map((inline) => (inline.type === 'text' ? inline.text : ' ')).join('');
  const length = MARK.exec(line)?.[0].length ?? 0;
  return [{ ...first, content: cutStart(first.content, length) }, ...rest];
}

function cutStart(content: readonly RichInline[], length: number): readonly RichInline[] {
  let left = length;
  return content.flatMap((inline) => {
    if (left === 0 || inline.type !== 'text') return [inline];
    const text = inline.text.slice(left);
    left = Math.max(0, left - inline.text.length);
    return text === '' ? [] : [{ ...inline, text }];
  });
}
