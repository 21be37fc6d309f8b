import { bracketTag, dollarTag, namedBraceTag, percentTag, pipeTag } from './short-tags.ts';

/** A template tag in a text: where it begins, and where it has ended. */
export interface TagRange {
  readonly start: number;
  readonly end: number;
}

/** Longest tag, in characters without its closer; an opener that nothing closes nearby is only characters. */
const MAX_TAG_LENGTH = 10_000;
const MAX_BRACES_LENGTH = 1000;

/** Longest distance, in characters, from the first `}}` to the one that closes as many braces as were opened. */
const NESTED = 200;

/** Beginnings of tags. */
const OPENER = /\{[{%#$a-z/]|<%|%|\*\||\[|\$\{|\|\|/gi;

/** Closers of tags that end at their own closer, whatever they contain, by opener. */
const CLOSERS: ReadonlyMap<string, string> = new Map([
  ['{%', '%}'],
  ['{#', '#}'],
  ['<%', '%>'],
  ['*|', '|*'],
  ['%%[', ']%%'],
  ['%%=', '=%%'],
  ['[[', ']]'],
]);

/**
 * Finds the tags of the template languages that mails are sent through, in order, none within another: `{{ }}`,
 * `{{{ }}}`, `{% %}`, `{# #}`, `<% %>`, `%%…%%`, `%%[ … ]%%`, `*|…|*`, `{$…}`, `${…}`, `[[…]]`, `||…||`, `%NAME%`, and
 * single brackets and braces with names that senders define (`[unsubscribe]`, `{contactfield=firstname}`, `{if $name}`). Works on
 * words, addresses and values of attributes alike. Takes time linear to the length.
 */
export function findTags(text: string): readonly TagRange[] {
  const tags: TagRange[] = [];
  const ends = createEnds(text);
  OPENER.lastIndex = 0;
  for (let match = OPENER.exec(text); match; match = OPENER.exec(text)) {
    const start = match.index;
    const { end, next } = tagAt(text, start, ends);
    if (end > start) tags.push({ start, end });
    OPENER.lastIndex = Math.max(end, next, start + 1);
  }
  return tags;
}

/** End of a tag that begins here, 0 for none; and the index at which to continue the search. */
interface Found {
  readonly end: number;
  readonly next: number;
}

function tagAt(text: string, start: number, ends: Ends): Found {
  const two = text.slice(start, start + 2);
  if (two === '{{') return bracesAt(text, start, ends);
  const opener = two === '%%' ? text.slice(start, start + 3) : two;
  const closer = CLOSERS.get(opener);
  if (closer !== undefined) return closedAt(text, start, opener, closer, ends);
  return { end: shortTag(text, start), next: 0 };
}

function shortTag(text: string, start: number): number {
  switch (text[start]) {
    case '%':
      return percentTag(text, start);
    case '[':
      return bracketTag(text, start);
    case '|':
      return pipeTag(text, start);
    case '{':
      return namedBraceTag(text, start);
    default:
      return dollarTag(text, start);
  }
}

function closedAt(text: string, start: number, opener: string, closer: string, ends: Ends): Found {
  const from = start + opener.length;
  const close = ends.next(closer, from);
  if (close < 0 || close - start > MAX_TAG_LENGTH) return { end: 0, next: 0 };
  const inside = text.slice(from, close);
  // The one before never closes: what is meant is the last that opens.
  const again = inside.lastIndexOf(opener);
  if (again >= 0) return { end: 0, next: from + again };
  return { end: inside.trim() === '' ? 0 : close + closer.length, next: 0 };
}

/** `{{ }}` and `{{{ }}}`: the closing braces that close as many as were opened, since names may stand in `${}`. */
function bracesAt(text: string, start: number, ends: Ends): Found {
  const first = ends.next('}}', start + 2);
  if (first < 0 || first - start > MAX_BRACES_LENGTH) return { end: 0, next: 0 };
  let open = 0;
  for (let at = start; at < text.length && at <= first + NESTED; at += 1) {
    if (text[at] === '{') open += 1;
    if (text[at] === '}') open -= 1;
    if (open === 0) {
      const isClosed = text[at - 1] === '}' && text.slice(start + 2, at - 1).trim() !== '';
      return { end: isClosed ? at + 1 : 0, next: at + 1 };
    }
  }
  // A brace of its own, as in `{{ "{" }}`; or an opener that is never closed before the next.
  const again = text.slice(start + 2, first).lastIndexOf('{{');
  return again >= 0 ? { end: 0, next: start + 2 + again } : { end: first + 2, next: 0 };
}

interface Ends {
  /** Returns the index of the next closer at or after `from`; -1 when there is none. */
  readonly next: (closer: string, from: number) => number;
}

/** Searches the text for each closer only once, however many openers wait for it. */
function createEnds(text: string): Ends {
  const known = new Map<string, number>();
  return {
    next(closer, from) {
      const last = known.get(closer);
      if (last !== undefined && (last < 0 || last >= from)) return last;
      const found = text.indexOf(closer, from);
      known.set(closer, found);
      return found;
    },
  };
}
