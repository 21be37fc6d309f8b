import { FOREIGN_START, tagPieces } from '@mailwright/blocks';
import { byteLength } from './byte-length.ts';

/** Octets that a line of a mail may have without its end (RFC 5322, 2.1.1). */
const MAX_LINE_OCTETS = 998;

const [QUOTE, APOSTROPHE, BLANK, END, LESS, MORE] = [0x22, 0x27, 0x20, 0x0a, 0x3c, 0x3e];

/**
 * HTML of ours with no line longer than mail servers take: instead of a blank between two attributes, or between two
 * words where there are no attributes, a line ends. Words without blanks, as Chinese has them, are parted by a comment.
 * What cannot be parted stays: addresses, and foreign HTML, which is never rewritten.
 *
 * @param foreign foreign HTML in it; columns that are stacked the other way round are written so, and no order is sure
 */
export function foldLines(html: string, foreign: readonly string[]): string {
  let folded = '';
  let at = 0;
  let octets = 0;
  // The longest first: one may begin as another does.
  const sources = [...new Set(foreign)].toSorted((one, other) => other.length - one.length);
  let start = sources.length > 0 ? html.indexOf(FOREIGN_START) : -1;
  for (; start >= 0; start = html.indexOf(FOREIGN_START, at)) {
    const inside = start + FOREIGN_START.length;
    const source = sources.find((each) => html.startsWith(each, inside)) ?? '';
    const kept = FOREIGN_START + source;
    const [before, rest] = foldPart(html.slice(at, start), octets);
    folded += before + kept;
    const lastEnd = kept.lastIndexOf('\n');
    octets = byteLength(kept.slice(lastEnd + 1)) + (lastEnd < 0 ? rest : 0);
    at = start + kept.length;
  }
  return folded + foldPart(html.slice(at), octets)[0];
}

/** The part folded, and the octets of its last line, which began with so many. */
function foldPart(html: string, begun: number): readonly [string, number] {
  const pieces: string[] = [];
  let from = 0;
  let octets = begun;
  // Where the line could end, best first: in a table, between the attributes of others, in a text.
  let table: number | null = null;
  let blank: number | null = null;
  let word = -1;
  let wordStart = 0;
  let state: 'text' | 'tag' | 'mark' | '"' | "'" = 'text';
  let textStart = 0;
  let isForWord = false;
  for (let index = 0; index < html.length; index += 1) {
    const code = html.charCodeAt(index);
    if (code === END) {
      octets = 0;
      table = null;
      blank = null;
      word = -1;
      continue;
    }
    octets += code < 0x80 ? 1 : code < 0x800 || isHalf(code) ? 2 : 3;
    if (state === 'text') {
      if (code === LESS && /[a-z/!]/i.test(html[index + 1] ?? '')) {
        state = /[a-z]/i.test(html[index + 1] ?? '') ? 'tag' : 'mark';
        if (html.startsWith('<!--[if mso', index)) isForWord = true;
        if (html.startsWith('<![endif]', index)) isForWord = false;
      } else if (code === BLANK || (!isForWord && mayPart(code) && octets + 4 <= MAX_LINE_OCTETS)) {
        word = index;
        wordStart = textStart;
      }
    } else if (state === 'mark' || (state === 'tag' && code === MORE)) {
      if (code === MORE) {
        state = 'text';
        textStart = index + 1;
      }
    } else if (state === 'tag') {
      if (code === QUOTE) state = '"';
      else if (code === APOSTROPHE) state = "'";
      else if (code === BLANK) {
        if (html.startsWith('cellpadding', index + 1)) table = index;
        else blank = index;
      }
    } else if (code === (state === '"' ? QUOTE : APOSTROPHE)) state = 'tag';
    if (octets <= MAX_LINE_OCTETS) continue;
    let at = table ?? blank ?? -1;
    if (at < 0 && word >= 0) {
      const looked = outsideTags(html, Math.max(wordStart, from), word, index, isForWord);
      at = looked.place;
      // What was looked through in vain is not looked through again: a text may be nothing but tags.
      if (at < 0) textStart = looked.until;
      word = -1;
    }
    if (at < 0) continue;
    const isBlank = html.charCodeAt(at) === BLANK;
    pieces.push(html.slice(from, at), isBlank ? '\n' : '<!--\n-->');
    from = isBlank ? at + 1 : at;
    octets = byteLength(html.slice(from, index + 1)) + (isBlank ? 0 : 3);
    // Places that were passed since may do for the next line.
    table = null;
    if (blank !== null && blank <= at) blank = null;
    if (word <= at) word = -1;
  }
  return [pieces.join('') + html.slice(from), octets];
}

/** Half of a character. */
function isHalf(code: number): boolean {
  return code >= 0xd800 && code < 0xe000;
}

/** Characters of scripts without blanks, apart from signs that belong to the one before. */
function mayPart(code: number): boolean {
  return code > 0x2e7f && !isHalf(code) && !(code >= 0xfe00 && code <= 0xfe0f) && code !== 0x3099 && code !== 0x309a;
}

/**
 * The last place up to `last` where a text may be parted: not within a tag of a sending system. -1 without one; before
 * `until` there is none then.
 */
function outsideTags(
  html: string,
  start: number,
  last: number,
  end: number,
  onlyBlanks: boolean,
): { readonly place: number; readonly until: number } {
  let found = -1;
  let at = start;
  for (const { text, isTag } of tagPieces(html.slice(start, end + MAX_LINE_OCTETS))) {
    for (let index = Math.min(at + text.length - 1, last); !isTag && index >= at; index -= 1) {
      const code = html.charCodeAt(index);
      if (index > start && (code === BLANK || (!onlyBlanks && mayPart(code)))) {
        found = index;
        break;
      }
    }
    if (at + text.length > last) break;
    at += text.length;
  }
  return { place: found, until: at };
}
