import { isRelativeAddress, mailUrl } from '@mailwright/blocks';
import {
  BEGINNING_TAGS,
  ENDING_TAGS,
  FIELD_NAME_SIGNS,
  isHarmlessTag,
  quotedAttribute,
  tagPieces,
} from '@mailwright/contract';

/** Template tags that begin or end something: conditions, loops, blocks. */
export interface TemplateTags {
  /** How many more begin than end between two positions. */
  readonly depth: (start: number, end: number) => number;
  /** Whether all that begins between two positions ends there, too, and the other way round. */
  readonly balanced: (start: number, end: number) => boolean;
}

interface Token {
  readonly at: number;
  readonly step: 1 | -1;
}

export function findTemplateTags(source: string): TemplateTags {
  const tokens: Token[] = /\{%|\{\{|\*\||<%|<#|%%\[|%IF/.test(source)
    ? [...positions(source, BEGINNING_TAGS, 1), ...positions(source, ENDING_TAGS, -1)].sort((a, b) => a.at - b.at)
    : [];
  const within = (start: number, end: number) => tokens.slice(firstFrom(tokens, start), firstFrom(tokens, end));
  if (tokens.length === 0) return { depth: () => 0, balanced: () => true };
  return {
    depth: (start, end) => within(start, end).reduce((sum, { step }) => sum + step, 0),
    balanced(start, end) {
      let depth = 0;
      for (const { step } of within(start, end)) {
        depth += step;
        if (depth < 0) return false;
      }
      return depth === 0;
    },
  };
}

function firstFrom(tokens: readonly Token[], position: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.at ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

function positions(source: string, patterns: readonly RegExp[], step: 1 | -1): readonly Token[] {
  return patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(({ index }) => ({ at: index, step })));
}

/** FreeMarker's, which no place of a block can hold: in words it would be read as a comment. */
const FREEMARKER = /<\/?[#@][^>]*>/;

/**
 * Whether words may be written anew without changing what a sending system reads in them: each tag stands in the source
 * as it will be written.
 */
export function isKeptInText(text: string, source: string): boolean {
  if (FREEMARKER.test(text)) return false;
  return tagsOf(text).every((tag) => FIELD.test(tag) || (isHarmlessTag(tag) && source.includes(tag)));
}

/** Whether a block sends an address as it is written, template tags included. */
export function isKeptAddress(address: string, source: string): boolean {
  const sent = mailUrl(address, '', (name) => `{{${name}}}`);
  if (sent === '' || FREEMARKER.test(address)) return false;
  // A block would send it as a path of this server.
  if (address.startsWith('/') && isRelativeAddress(address)) return false;
  // A tag that is known by its place alone, as `{UNSUBSCRIBE}`.
  if (/^[^\p{L}\p{N}#/.]/u.test(address) && !quotedAttribute(sent).includes(address)) return false;
  const tags = tagsOf(address);
  if (tags.map(spaceless).join(' ') !== tagsOf(sent).map(spaceless).join(' ')) return false;
  const written = quotedAttribute(sent);
  return tags.every((tag) => FIELD.test(tag) || (written.includes(tag) && source.includes(tag)));
}

/** Written anew by its name. */
const FIELD = new RegExp(String.raw`^\{\{[\s${FIELD_NAME_SIGNS}]*\}\}$`, 'u');

/** Fields are compared by their name alone. */
function spaceless(tag: string): string {
  return FIELD.test(tag) ? tag.replace(/\s/g, '') : tag;
}

function tagsOf(text: string): readonly string[] {
  return tagPieces(text).flatMap((piece) => (piece.isTag ? [piece.text] : []));
}

export function holdsTag(text: string): boolean {
  return FREEMARKER.test(text) || tagsOf(text).length > 0;
}
