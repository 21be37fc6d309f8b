import { findTags, isHarmlessTag, stepOf, type TagRange, tagPieces } from '@mailwright/contract';

/** Foreign HTML in which no template tag can be taken for markup, nor a bare `<` for a tag. */
export interface TagsAside {
  readonly html: string;
  /** Returns whether a comment of the HTML replaces a template tag. */
  readonly isTag: (comment: string) => boolean;
  /** A text, an address or a comment of it, with its tags as they were written. */
  readonly restored: (text: string) => string;
  /** The words alone, for HTML that is too deep or too large for a parser. */
  readonly words: () => string;
}

/** Stands for a template tag, with its number between two of it. */
const SIGN = '\ue005';

const SIGNED = /(?:<!--)?\ue005(\d+)\ue005(?:-->)?/g;

/** Elements whose content is no HTML. */
const RAW: ReadonlySet<string> = new Set('style script title textarea xmp iframe noembed noframes'.split(' '));

/**
 * Puts signs in the place of the template tags of foreign HTML: comments where words stand, so that a table does not part
 * from the tags between its rows, and private characters within its own tags. Of comments their template tags alone are
 * left; of those for Outlook only what opens or closes a part that is not closed or opened there. A `<` before what is no
 * whole tag is a character. Takes time linear to the length.
 */
export function putTagsAside(written: string): TagsAside {
  const source = written.replaceAll(SIGN, '');
  const places = createPlaces(source);
  const tags: string[] = [];
  const html: string[] = [];
  const words: string[] = [];

  const sign = (tag: string) => {
    tags.push(plainCharacters(tag).replace(/(?<!\s)\s*[\r\n]\s*/g, ' '));
    return `${SIGN}${tags.length - 1}${SIGN}`;
  };
  const addWords = (text: string) => {
    html.push(text.replaceAll('<', '&lt;'));
    words.push(plainCharacters(text));
  };
  const addTag = (tag: string) => html.push(`<!--${sign(tag)}-->`);
  /** Markup with signs for its tags. */
  const addMarkup = (from: number, to: number) => {
    let position = from;
    for (const tag of places.tagsIn(from, to)) {
      html.push(source.slice(position, tag.start), sign(source.slice(tag.start, tag.end)));
      position = tag.end;
    }
    html.push(source.slice(position, to));
    words.push(' ');
  };

  for (let at = 0; at < source.length; ) {
    const tag = places.tagFrom(at);
    if (tag?.start === at) {
      addTag(source.slice(at, tag.end));
      words.push(html.at(-1) ?? '');
      at = tag.end;
    } else if (source.startsWith('<!--', at)) {
      const { end, content } = commentAt(source, at, places);
      for (const each of tagsOfComment(content)) addTag(each);
      at = end;
    } else if (/^<[a-z/!?]/i.test(source.slice(at, at + 2))) {
      const end = markupEnd(source, at, places);
      if (end < 0) addWords('<');
      // What Outlook alone reads as a condition, all others take for a comment.
      else if (!/^<(?:!\[|\?)/.test(source.slice(at, at + 3))) addMarkup(at, end);
      const stop = end < 0 ? at + 1 : rawEnd(source, at, end, places);
      if (stop > end && end >= 0) html.push(source.slice(end, stop));
      at = stop;
    } else {
      const mark = source.indexOf('<', at + 1);
      const stop = Math.min(mark < 0 ? source.length : mark, tag?.start ?? source.length);
      addWords(source.slice(at, stop));
      at = stop;
    }
  }
  const restored = (text: string) => text.replace(SIGNED, (_, index: string) => tags[Number(index)] ?? '');
  return {
    html: html.join(''),
    isTag: (comment) => comment.startsWith(SIGN),
    restored,
    words: () => restored(words.join('')),
  };
}

/** Finds the template tags and the ends of markup in a source. */
interface Places {
  /** The tag that stands here or next. To be asked from left to right. */
  readonly tagFrom: (position: number) => TagRange | undefined;
  readonly tagsIn: (from: number, to: number) => readonly TagRange[];
  /** The tag that a position is in. */
  readonly tagAround: (position: number) => TagRange | undefined;
  /** Finds where a text stands next, whatever its case; -1 for nowhere. To be asked from left to right. */
  readonly next: (text: string, from: number) => number;
}

function createPlaces(source: string): Places {
  const tags = findTags(source).filter(({ start, end }) => isWholeTag(source.slice(start, end)));
  const known = new Map<string, number>();
  let current = 0;
  /** The first tag that ends behind a position. */
  const indexAt = (position: number) => {
    let [low, high] = [0, tags.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tags[middle]?.end ?? 0) <= position) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    tagFrom(position) {
      while (current < tags.length && (tags[current]?.start ?? 0) < position) current += 1;
      return tags[current];
    },
    tagsIn(from, to) {
      const found: TagRange[] = [];
      for (let index = indexAt(from); (tags[index]?.end ?? to + 1) <= to; index += 1) {
        const tag = tags[index];
        if (tag && tag.start >= from) found.push(tag);
      }
      return found;
    },
    tagAround(position) {
      const tag = tags[indexAt(position)];
      return tag && tag.start <= position ? tag : undefined;
    },
    next(text, from) {
      const last = known.get(text);
      if (last !== undefined && (last < 0 || last >= from)) return last;
      const pattern = new RegExp(text, 'gi');
      pattern.lastIndex = from;
      const found = pattern.exec(source)?.index ?? -1;
      known.set(text, found);
      return found;
    },
  };
}

/** Finds where a comment that begins here has ended, by the rules of HTML, and what is in it. */
function commentAt(source: string, at: number, places: Places): { readonly end: number; readonly content: string } {
  const [abrupt] = /^<!---?>/.exec(source.slice(at, at + 6)) ?? [];
  if (abrupt !== undefined) return { end: at + abrupt.length, content: '' };
  const close = places.next('--!?>', at + 4);
  if (close < 0) return { end: source.length, content: source.slice(at + 4) };
  return { end: source.indexOf('>', close) + 1, content: source.slice(at + 4, close) };
}

/** The template tags of a comment. What is for Outlook stands beside it for everybody else; its end is no tag. */
function tagsOfComment(content: string): readonly string[] {
  const tags = tagPieces(content).flatMap(({ text, isTag }) =>
    isTag && isWholeTag(text) && !/^\[endif\]$/i.test(text) ? [text] : [],
  );
  return /^\s*(?:\[if\b|<!\[)/i.test(content) ? unpaired(tags) : tags;
}

/** Tags that begin or end a part of which the other end stands elsewhere. */
function unpaired(tags: readonly string[]): readonly string[] {
  const left: string[] = [];
  for (const tag of tags) {
    const step = stepOf(tag);
    if (step < 0 && stepOf(left.at(-1) ?? '') > 0) left.pop();
    else if (step !== 0) left.push(tag);
  }
  return left;
}

/** Finds where a tag, a doctype or what browsers take for a comment has ended; -1 where it is none: its `<` is a character. */
function markupEnd(source: string, at: number, places: Places): number {
  const from = at + (source[at + 1] === '/' ? 2 : 1);
  if (!/[a-z]/i.test(source[from] ?? '')) {
    const close = places.next('>', from);
    return close < 0 ? -1 : close + 1;
  }
  let isValue = false;
  for (let position = from; position < source.length; position += 1) {
    const sign = source[position] ?? '';
    const tag = sign === '"' || sign === "'" ? undefined : places.tagAround(position);
    if (tag) {
      position = tag.end - 1;
      isValue = false;
    } else if (sign === '>') return position + 1;
    else if (sign === '<') return -1;
    else if (isValue && (sign === '"' || sign === "'")) {
      position = quoteEnd(source, position, places);
      if (position < 0) return -1;
      isValue = false;
    } else if (!/\s/.test(sign)) isValue = sign === '=';
  }
  return -1;
}

/** Finds where the quote stands that closes the one here, template tags passed over; -1 for nowhere. */
function quoteEnd(source: string, at: number, places: Places): number {
  const quote = source[at] ?? '';
  let position = places.next(quote, at + 1);
  while (position >= 0) {
    const tag = places.tagAround(position);
    if (!tag) return position;
    position = source.indexOf(quote, tag.end);
  }
  return -1;
}

/** Finds where what stands in a tag that has ended is HTML again. */
function rawEnd(source: string, at: number, end: number, places: Places): number {
  const [, name = ''] = /^<([a-z]+)/i.exec(source.slice(at, Math.min(end, at + 12))) ?? [];
  if (!RAW.has(name.toLowerCase())) return end;
  const close = places.next(`</${name.toLowerCase()}`, end);
  return close < 0 ? source.length : close;
}

/** Returns whether a text is one tag whatever markup it holds: none, or only in its quotes. */
function isWholeTag(tag: string): boolean {
  return isHarmlessTag(tag) || isHarmlessTag(tag.replace(/"[^"]*"|'[^']*'/g, '""'));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** The characters that a tag or a stretch of words has for its most usual entities. */
function plainCharacters(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? '');
}
