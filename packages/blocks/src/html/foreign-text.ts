import { type HtmlElement, type HtmlNode, isElement, isSafeLink, parseHtml } from '@mailwright/island';
import { attributeOf, inlineStyleOf } from '../paste/paste-element.ts';
import { itemNumber } from '../shared/text/item-number.ts';
import {
  isWithinMail,
  PLAIN_CELLS,
  PLAIN_RULE,
  plainAddress,
  plainLabel,
  plainMark,
} from '../shared/text/plain-parts.ts';
import { createHidden } from './hidden-parts.ts';
import { putTagsAside, type TagsAside } from './tags-aside.ts';

/** Elements that nobody reads. */
const UNREAD: ReadonlySet<string> = new Set(
  'head style script title template noembed noframes iframe object svg math audio video canvas datalist'.split(' '),
);

/** Elements with an empty line around them. */
const PARAGRAPHS: ReadonlySet<string> = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol dl table blockquote pre figure fieldset form hr'.split(' '),
);

/** Elements that begin and end a line. */
const LINES: ReadonlySet<string> = new Set(
  'address article aside caption center dd details dialog div dt fieldset figcaption footer header legend li main map nav noscript optgroup option section select summary tbody textarea tfoot thead tr'.split(
    ' ',
  ),
);

/** Lists within lists are not indented further, characters. */
const MAX_INDENT = 32;

/** Pieces of a link that are looked through for its words. */
const MAX_PIECES = 40;

/**
 * Stand in the text until it is whole: a blank that is kept, where a line and a paragraph begin or end, and where an address
 * or the words for a picture stand right beside other words.
 */
const INDENT = '\ue006';
const LINE = '\ue003';
const PARAGRAPH = '\ue004';
const END = '\ue007';

const SIGNS = /[\ue003\ue004\ue006\ue007]/g;

/** Kinds of content that an element has added to the text. */
interface Left {
  readonly words: boolean;
  /** True when something in the element has lines of its own. */
  readonly lines: boolean;
  /** A picture, with or without words for it. */
  readonly picture: boolean;
}

const NOTHING: Left = { words: false, lines: false, picture: false };

/**
 * Plain text of foreign HTML, as blocks have theirs: paragraphs apart, marks before items, cells of a row beside each other,
 * addresses after links and pictures, hidden parts left out. Template tags stand as they are, also those of comments.
 */
export function foreignText(source: string): string {
  const aside = putTagsAside(source.replace(SIGNS, ''));
  const document = parseHtml(aside.html, { scripting: false });
  if (!document) return tidied(aside.words());
  const writer = createWriter(aside, createHidden(document.childNodes));
  writer.all(document.childNodes);
  return aside.restored(tidied(writer.text()));
}

function createWriter(aside: TagsAside, isHidden: (element: HtmlElement) => boolean) {
  const pieces: string[] = [];
  let indent = 0;

  const breakLine = (by: string) => pieces.push(by + INDENT.repeat(Math.min(indent, MAX_INDENT)));

  function all(nodes: readonly HtmlNode[]): Left {
    let left = NOTHING;
    for (const node of nodes) left = joined(left, one(node));
    return left;
  }

  function one(node: HtmlNode): Left {
    if (isElement(node)) return UNREAD.has(node.tagName) || isHidden(node) ? NOTHING : element(node);
    if ('value' in node) return words(node.value, isPreformatted(node.parentNode));
    return 'data' in node && aside.isTag(node.data) ? tag(node.data, node.parentNode) : NOTHING;
  }

  function words(value: string, isKept: boolean): Left {
    const text = value.replace(FILLER, '');
    if (text === '') return NOTHING;
    pieces.push(isKept ? text : text.replace(/\s+/g, ' '));
    return text.trim() === '' ? NOTHING : { ...NOTHING, words: true };
  }

  /** Between the rows of a table a tag has a line of its own. */
  function tag(data: string, parent: HtmlNode | { readonly nodeName: string } | null): Left {
    const isBetweenRows = /^(?:table|tbody|thead|tfoot)$/.test(parent?.nodeName ?? '');
    if (isBetweenRows) breakLine(LINE);
    pieces.push(`<!--${data}-->`);
    if (isBetweenRows) breakLine(LINE);
    return { ...NOTHING, words: true };
  }

  function element(node: HtmlElement): Left {
    const { tagName } = node;
    switch (tagName) {
      case 'br':
        breakLine('\n');
        return { ...NOTHING, lines: true };
      case 'hr':
        breakLine(PARAGRAPH);
        pieces.push(PLAIN_RULE);
        breakLine(PARAGRAPH);
        return { ...NOTHING, lines: true };
      case 'img':
      case 'amp-img':
        return picture(node);
      case 'a':
      case 'area':
        return link(node);
      case 'ul':
      case 'ol':
        return list(node);
      case 'tr':
        return row(node);
    }
    const isLine = LINES.has(tagName) || /^(?:block|table|flex)$/.test(inlineStyleOf(node).get('display') ?? '');
    const gap = PARAGRAPHS.has(tagName) ? PARAGRAPH : isLine ? LINE : null;
    if (gap === null) return all(node.childNodes);
    breakLine(gap);
    const left = all(node.childNodes);
    breakLine(gap);
    return { ...left, lines: true };
  }

  function picture(node: HtmlElement): Left {
    const alt = attributeOf(node, 'alt').replace(/\s+/g, ' ').trim();
    if (alt !== '') pieces.push(END + alt + END);
    return { words: alt !== '', lines: false, picture: true };
  }

  function link(node: HtmlElement): Left {
    const start = pieces.length;
    const left = node.tagName === 'area' ? words(attributeOf(node, 'alt'), false) : all(node.childNodes);
    const address = addressOf(node, aside);
    if (address === '' || !(left.words || left.picture)) return left;
    let end = pieces.length;
    while (end > start && (pieces[end - 1] ?? '').replace(SIGNS, '').trim() === '') end -= 1;
    const isShort = end - start <= MAX_PIECES;
    const said = () => aside.restored(pieces.slice(start, end).join('').replaceAll(END, ' '));
    const label = isShort ? said().replace(/\s+/g, ' ').trim() : '…';
    const isPicture = label === '' || (left.picture && end - start === 1);
    const last = pieces[end - 1];
    if (end > start && last !== undefined) pieces[end - 1] = last.trimEnd();
    const written = isPicture ? plainLabel(label, address).slice(label.length) : plainAddress(address, label);
    pieces.splice(end, 0, written + END);
    return { ...left, words: true };
  }

  function list(node: HtmlElement): Left {
    breakLine(PARAGRAPH);
    const numbers = node.tagName === 'ol' ? numbersOf(node) : null;
    let item = 0;
    let left = NOTHING;
    for (const child of node.childNodes) {
      if (!isElement(child) || child.tagName !== 'li' || isHidden(child)) {
        left = joined(left, one(child));
        continue;
      }
      const number = numbers?.[item];
      const mark = plainMark(number === undefined ? undefined : itemNumber(number, attributeOf(node, 'type') || '1'));
      item += 1;
      breakLine(LINE);
      pieces.push(mark.replaceAll(' ', INDENT));
      const start = pieces.length;
      indent += mark.length;
      const within = all(child.childNodes);
      indent -= mark.length;
      // The words begin beside the mark, whatever stands around them.
      for (let at = start; at < pieces.length && (pieces[at] ?? '').replace(SIGNS, '').trim() === ''; at += 1) {
        pieces[at] = '';
      }
      if (!within.words && !within.picture) pieces[start - 1] = '';
      left = joined(left, within);
    }
    breakLine(PARAGRAPH);
    return { ...left, lines: true };
  }

  function row(node: HtmlElement): Left {
    breakLine(LINE);
    let left = NOTHING;
    let before: Left | null = null;
    for (const child of node.childNodes) {
      const between = pieces.push('') - 1;
      const own = one(child);
      left = joined(left, own);
      if (!isElement(child) || !own.words) continue;
      if (before)
        pieces[between] = before.lines || own.lines ? LINE + INDENT.repeat(Math.min(indent, MAX_INDENT)) : PLAIN_CELLS;
      before = own;
    }
    breakLine(LINE);
    return { ...left, lines: true };
  }

  return { all, text: () => pieces.join('') };
}

function joined(one: Left, other: Left): Left {
  return {
    words: one.words || other.words,
    lines: one.lines || other.lines,
    picture: one.picture || other.picture,
  };
}

/** Soft hyphens and signs of no width with which mails fill their first text. */
const FILLER = /\u034f|[\u00ad\u200b\u2060\ufeff]|(?<=^|\s)[\u200c\u200d]+(?=\s|$)/g;

/** One blank between words, no more than one empty line, none around lines. */
function tidied(text: string): string {
  return text
    .replace(/\ue007{2,}/g, END)
    .replace(/(?<=[^\s\ue003\ue004\ue006([{])\ue007(?=[\p{L}\p{N}<[{(])/gu, ' ')
    .replaceAll(END, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/(?: ?[\n\ue003\ue004]\ue006*)+ ?/g, breaksAsLines)
    .replace(/^[\s\ue006]+|[\s\ue006]+$/g, '')
    .replaceAll(INDENT, ' ');
}

/** One line end, or two around an empty line; the blanks before the next line stay. */
function breaksAsLines(breaks: string): string {
  const isApart = breaks.includes(PARAGRAPH) || breaks.indexOf('\n') !== breaks.lastIndexOf('\n');
  return (isApart ? '\n\n' : '\n') + (/\ue006*(?= ?$)/.exec(breaks)?.[0] ?? '');
}

/** Finds where a link leads: not within the mail, nor into code. */
function addressOf(node: HtmlElement, aside: TagsAside): string {
  const address = aside.restored(attributeOf(node, 'href')).trim();
  return isWithinMail(address) || !isSafeLink(address) ? '' : address.replace(/(?<!\s)\s*[\r\n]\s*/g, '');
}

/** The numbers of the items of a list, as browsers count them. */
function numbersOf(list: HtmlElement): readonly number[] {
  const items = list.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'li');
  const isReversed = list.attrs.some(({ name }) => name === 'reversed');
  let next = whole(attributeOf(list, 'start')) ?? (isReversed ? items.length : 1);
  return items.map((item) => {
    const number = whole(attributeOf(item, 'value')) ?? next;
    next = number + (isReversed ? -1 : 1);
    return number;
  });
}

function whole(text: string): number | undefined {
  return /^\s*-?\d{1,9}/.test(text) ? Number.parseInt(text, 10) : undefined;
}

function isPreformatted(parent: unknown): boolean {
  const around = parent as HtmlElement | null;
  if (around === null || !('attrs' in around)) return false;
  return around.tagName === 'pre' || /^pre/.test(inlineStyleOf(around).get('white-space') ?? '');
}
