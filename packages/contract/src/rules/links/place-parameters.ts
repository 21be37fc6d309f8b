import { mapTags, type TagPiece, tagPieces } from '../tags/tag-pieces.ts';
import { stepOf } from '../tags/tag-steps.ts';
import { unsubscribes } from './unsubscribes.ts';

/** `name=value` at the end of an address; template tags may stand in the value. A type, so that it counts as JSON. */
export type LinkParameter = {
  readonly name: string;
  readonly value: string;
};

/** A scheme of what is no page of the web; a number behind it is a port, but for those that are followed by numbers. */
const OTHER_SCHEME = /^(?:tel|sms|mailto|whatsapp):|^(?!https?:)[a-z][a-z0-9+.-]*:(?!\d+(?:[/?#]|$))/i;

/** Beginnings that are no whole address: `https://` alone, an anchor, a path, a tag that was never closed. */
const NO_PAGE = /^(?:https?:\/*(?:[?#]|$)|\/\/(?:[/?#]|$)|\/(?!\/)|#|\{\{|\{%|<%|\*\||%%|\[\[|\$\{)/i;

/** Placeholder for a tag whose inside must not be read. */
const TAG = '\uFFFC';

/**
 * Returns a web address with parameters added: after its own parameters, before its fragment, outside of its template
 * tags. A parameter whose name the address has already is left out. Every other address is returned unchanged: of other
 * kinds (`mailto:`, `#top`), one that is only a tag, one for unsubscribing, and one whose query or fragment depends on
 * a condition.
 *
 * @param label text of the link
 */
export function placeParameters(address: string, parameters: readonly LinkParameter[], label = ''): string {
  const pieces = tagPieces(address.trim());
  if (!leadsToPage(pieces) || unsubscribes(address, label)) return address;
  const parts = partsOf(pieces);
  if (!parts) return address;
  const { before, query, fragment } = parts;
  const taken = new Set(namesIn(query ?? ''));
  const added = parameters.flatMap(({ name, value }) => {
    const key = name.trim();
    if (key === '' || value.trim() === '' || taken.has(key)) return [];
    taken.add(key);
    return [`${encodeURIComponent(key.toWellFormed())}=${mapTags(value.trim(), encode, (tag) => tag)}`];
  });
  if (added.length === 0) return address;
  const isOpen = query === '' || /&(?:amp;)?$/.test(query ?? '');
  const joint = query === null ? '?' : isOpen ? '' : '&';
  return before + joint + added.join('&') + fragment;
}

function leadsToPage(pieces: readonly TagPiece[]): boolean {
  const words = pieces.filter(({ isTag }) => !isTag).map(({ text }) => text);
  if (words.join('').trim() === '') return false;
  if (pieces[0]?.isTag) return !words.some((part) => OTHER_SCHEME.test(part));
  const start = pieces.map(({ text, isTag }) => (isTag ? TAG : text)).join('');
  return !OTHER_SCHEME.test(start) && !NO_PAGE.test(start);
}

interface Parts {
  /** The address up to its fragment, and the fragment with its `#`. */
  readonly before: string;
  readonly fragment: string;
  /** Text after the `?` of the address; null when it has none. */
  readonly query: string | null;
}

/** Returns the parts of an address; null when a condition decides which parts it has. */
function partsOf(pieces: readonly TagPiece[]): Parts | null {
  let [before, fragment, depth] = ['', '', 0];
  let query: string | null = null;
  for (const { text, isTag } of pieces) {
    if (fragment !== '') fragment += text;
    else if (isTag) {
      depth += stepOf(text);
      before += text;
      if (query !== null) query += TAG;
    } else {
      const cut = text.indexOf('#');
      const words = cut < 0 ? text : text.slice(0, cut);
      const asked = query === null ? words.indexOf('?') : -1;
      if (depth !== 0 && (asked >= 0 || cut >= 0)) return null;
      before += words;
      if (query !== null) query += words;
      else if (asked >= 0) query = words.slice(asked + 1);
      if (cut >= 0) fragment = text.slice(cut);
    }
  }
  return depth === 0 || fragment !== '' ? { before, query, fragment } : null;
}

function namesIn(query: string): readonly string[] {
  return query.split(/&(?:amp;)?/).map((part) => decode(part.split('=')[0] ?? ''));
}

function encode(part: string): string {
  return encodeURIComponent(part.toWellFormed());
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return part;
  }
}
