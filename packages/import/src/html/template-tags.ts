import { isRelativeAddress, mailUrl } from '@mailwright/blocks';
import {
  BEGINNING_TAGS,
  ENDING_TAGS,
  isHarmlessTag,
  quotedAttribute,
  readNeutralTag,
  startsWithTag,
  tagPieces,
} from '@mailwright/contract';
import type { HtmlElement } from '@mailwright/island';

/** Template tags that begin or end something: conditions, loops, blocks. */
export interface TemplateTags {
  /** Counts how many are open behind the second of two positions, of `open` before the first. What began nowhere ends nothing. */
  readonly openAfter: (start: number, end: number, open: number) => number;
  /** Returns whether everything that begins between two positions also ends there, and vice versa. */
  readonly balanced: (start: number, end: number) => boolean;
  /** Returns whether a tag between two positions was read as markup: a part of it as an element, an attribute, or both. */
  readonly breaks: (start: number, end: number) => boolean;
}

interface TagRange {
  readonly start: number;
  readonly end: number;
}

interface Token {
  readonly at: number;
  readonly step: 1 | -1;
}

/** @param elements what a parser read in the source */
export function findTemplateTags(source: string, elements: readonly HtmlElement[] = []): TemplateTags {
  const broken = brokenTags(source, elements);
  const isSteered = /\{%|\{\{|\*\||<%|<#|%%\[|%IF|\[if:|\{if\s/i.test(source);
  const tokens: Token[] = [
    ...(isSteered ? [...positions(source, BEGINNING_TAGS, 1), ...positions(source, ENDING_TAGS, -1)] : []),
    ...(VELOCITY_BLOCK.test(source) ? positions(source, [/#(?:if|foreach|macro|define)\s*\(/g], 1) : []),
    ...(VELOCITY_BLOCK.test(source) ? positions(source, [/#end\b/g], -1) : []),
    // What was read within a tag stays together with it.
    ...broken.flatMap(({ start, end }): Token[] => [
      { at: start, step: 1 },
      { at: end - 1, step: -1 },
    ]),
  ].sort((a, b) => a.at - b.at);
  const within = (start: number, end: number) => tokens.slice(firstFrom(tokens, start), firstFrom(tokens, end));
  if (tokens.length === 0)
    return { openAfter: (_start, _end, open) => open, balanced: () => true, breaks: () => false };
  return {
    openAfter: (start, end, open) => within(start, end).reduce((sum, { step }) => Math.max(0, sum + step), open),
    balanced(start, end) {
      let depth = 0;
      for (const { step } of within(start, end)) {
        depth += step;
        if (depth < 0) return false;
      }
      return depth === 0;
    },
    breaks: (start, end) => (broken[firstBehind(broken, start)]?.start ?? end) < end,
  };
}

/** Tags in which a parser read the beginning or the end of an element, or a part of an attribute. */
function brokenTags(source: string, elements: readonly HtmlElement[]): readonly TagRange[] {
  const tags = tagRanges(source);
  const code = serverCode(source);
  if (tags.length + code.length === 0) return [];
  const broken = new Set<TagRange>(code);
  const around = (position: number) => {
    const tag = tags[firstBehind(tags, position)];
    return tag && tag.start < position ? tag : undefined;
  };
  for (const { sourceCodeLocation: place } of elements) {
    const { startTag, endTag } = place ?? {};
    for (const start of [startTag?.startOffset, endTag?.startOffset]) {
      const tag = start === undefined ? undefined : around(start);
      if (tag) broken.add(tag);
    }
    if (!startTag) continue;
    const attributes = Object.values(place?.attrs ?? {})
      .map(({ startOffset, endOffset }) => ({ start: startOffset, end: endOffset }))
      .toSorted((a, b) => a.start - b.start);
    for (let at = firstBehind(tags, startTag.startOffset); at < tags.length; at += 1) {
      const tag = tags[at];
      if (!tag || tag.start >= startTag.endOffset) break;
      const attribute = attributes[firstBehind(attributes, tag.start)];
      const isHeld = attribute && attribute.start <= tag.start && tag.end <= attribute.end;
      if (tag.start > startTag.startOffset && !isHeld) broken.add(tag);
    }
  }
  return [...broken].toSorted((a, b) => a.start - b.start);
}

/** PHP, which a parser reads as a comment up to the first `>`, and ERB or EJS: programs that no block writes. */
const SERVER_CODE = /<\?(?:php\b|=)(?:(?!\?>)[\s\S])*\?>|<%(?:(?!%>)[\s\S])*%>/g;

function serverCode(source: string): readonly TagRange[] {
  if (!/<\?(?:php|=)|<%/i.test(source)) return [];
  return [...source.matchAll(SERVER_CODE)].map(({ 0: text, index }) => ({ start: index, end: index + text.length }));
}

/** The first of ranges in order that has not ended before a position. */
function firstBehind(ranges: readonly TagRange[], position: number): number {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.end ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}

function tagRanges(source: string): readonly TagRange[] {
  let at = 0;
  return tagPieces(source).flatMap(({ text, isTag }) => {
    at += text.length;
    return isTag ? [{ start: at - text.length, end: at }] : [];
  });
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

/** Velocity's directives: they hold `<` and `&` that no block would write as they are. */
const VELOCITY = /#(?:(?:if|elseif|foreach|set|macro|define|include|parse|evaluate)\s*\(|(?:else|end)\b)/;
const VELOCITY_BLOCK = /#(?:if|foreach|macro|define)\s*\(/;

/**
 * Returns whether words can be rewritten without changing what a sending system reads in them: each tag is in the source as
 * it will be written.
 */
export function isKeptInText(text: string, source: string): boolean {
  if (FREEMARKER.test(text) || (VELOCITY_BLOCK.test(source) && VELOCITY.test(text))) return false;
  return tagsOf(text).every((tag) => isField(tag) || (isHarmlessTag(tag) && source.includes(tag)));
}

/** Returns whether a block sends an address as it is written, with its template tags. */
export function isKeptAddress(address: string, source: string): boolean {
  const sent = mailUrl(address, '', (name) => `{{${name}}}`);
  if (sent === '' || FREEMARKER.test(address)) return false;
  // A block would send it as a path of this server.
  if (address.startsWith('/') && isRelativeAddress(address)) return false;
  // A tag that is known by its place alone, as `{UNSUBSCRIBE}`.
  const isUnknown = /^[^\p{L}\p{N}#/.]/u.test(address) && !startsWithTag(address);
  if (isUnknown && !quotedAttribute(sent).includes(address)) return false;
  const tags = tagsOf(address);
  if (tags.map(spaceless).join(' ') !== tagsOf(sent).map(spaceless).join(' ')) return false;
  const written = quotedAttribute(sent);
  return tags.every((tag) => isField(tag) || (written.includes(tag) && source.includes(tag)));
}

/** Returns whether a tag is a field, which is written again by its name. */
function isField(tag: string): boolean {
  return readNeutralTag(tag) !== undefined;
}

/** Fields are compared by their name alone. */
function spaceless(tag: string): string {
  return isField(tag) ? tag.replace(/\s/g, '') : tag;
}

function tagsOf(text: string): readonly string[] {
  return tagPieces(text).flatMap((piece) => (piece.isTag ? [piece.text] : []));
}

export function holdsTag(text: string): boolean {
  return FREEMARKER.test(text) || tagsOf(text).length > 0;
}
