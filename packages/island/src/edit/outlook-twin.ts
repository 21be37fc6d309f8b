import type { Island, IslandElement, SourceRange } from '../island.ts';
import { attributesOf } from './edit-island.ts';
import { readText, readValue } from './read-tokens.ts';
import { spliceSource } from './splice-source.ts';
import { encodeText, encodeValue } from './text/encode-text.ts';

/** The same button or link once more, in a comment that only Outlook reads; ranges in the source. */
export interface OutlookTwin {
  readonly comment: SourceRange;
  /** The value of its `href`, without quotes. */
  readonly href: SourceRange | null;
  /** Its words. */
  readonly text: SourceRange | null;
}

/** Most levels above the link at which the comment can be: a button is often alone in its cell or its paragraph. */
const LEVELS = 2;

/**
 * Looks for a twin of a link: the same address, or the same words beside some address, in a conditional comment near
 * it. null when there is none, or several.
 */
export function outlookTwin(source: string, island: Island, element: IslandElement): OutlookTwin | null {
  const href = attributesOf(source, element).get('href') ?? null;
  const words = wordsOf(source, island, element);
  let around: IslandElement | undefined = element;
  for (let level = 0; level < LEVELS; level += 1) {
    around = around.parent === null ? undefined : island.elements[around.parent];
    const { start, end } = around?.range ?? { start: 0, end: source.length };
    const twins = conditionsIn(source, start, end).flatMap(({ comment, content }) => {
      const twin = twinIn(source.slice(content.start, content.end), content.start, href, words);
      return twin ? [{ ...twin, comment }] : [];
    });
    if (twins.length > 0) return twins.length === 1 ? (twins[0] ?? null) : null;
    if (!around) return null;
  }
  return null;
}

/** Writes other values into a twin. null when the comment would not stay the comment that it is. */
export function editTwin(
  source: string,
  twin: OutlookTwin,
  values: { readonly href?: string; readonly text?: string },
): string | null {
  const changes = [
    {
      range: twin.href,
      written: values.href === undefined ? null : encodeValue(values.href, '"').replaceAll("'", '&#39;'),
    },
    { range: twin.text, written: values.text === undefined ? null : encodeText(values.text) },
  ].flatMap(({ range, written }) => (range && written !== null ? [{ range, written }] : []));
  if (changes.some(({ written }) => /--|<!/.test(written) && /-->|<!\[/.test(`${written}>`))) return null;
  return changes
    .sort((a, b) => b.range.start - a.range.start)
    .reduce((now, { range, written }) => spliceSource(now, range, written), source);
}

/** Comments that only Outlook reads. Not `<!--[if !mso]><!-->`, whose content everybody reads. */
function conditionsIn(source: string, from: number, to: number) {
  const found: { readonly comment: SourceRange; readonly content: SourceRange }[] = [];
  const opening = /<!--\[if[^\]<>]*\]>/gi;
  const ending = '<![endif]-->';
  opening.lastIndex = from;
  for (let match = opening.exec(source); match && match.index < to; match = opening.exec(source)) {
    const close = source.indexOf('-->', opening.lastIndex);
    if (close < 0 || close + 3 > to) break;
    const end = close + 3;
    const content = { start: opening.lastIndex, end: end - ending.length };
    const isWhole = content.end >= content.start && source.slice(content.end, end).toLowerCase() === ending;
    if (isWhole) found.push({ comment: { start: match.index, end }, content });
    opening.lastIndex = end;
  }
  return found;
}

function twinIn(
  content: string,
  offset: number,
  href: string | null,
  words: string,
): Omit<OutlookTwin, 'comment'> | null {
  const addresses = [...content.matchAll(/\shref\s*=\s*("[^"]*"|'[^']*')/gi)].map(
    ({ 0: all, 1: quoted = '', index }) => {
      const end = index + all.length - 1;
      const start = end - quoted.length + 2;
      return { start, end, value: readValue(content.slice(start, end).replaceAll('"', '&quot;')) };
    },
  );
  const address = addresses.find(({ value }) => value === href);
  const run = [...content.matchAll(/>([^<]+)</g)]
    .map(({ 1: raw = '', index }) => trimmed(raw, index + 1))
    .find(({ raw }) => words !== '' && fold(readText(raw) ?? raw) === words);
  if (!address && !(run && addresses.length === 1)) return null;
  return {
    href: address ? { start: offset + address.start, end: offset + address.end } : null,
    text: run ? { start: offset + run.start, end: offset + run.start + run.raw.length } : null,
  };
}

function trimmed(raw: string, start: number): { readonly raw: string; readonly start: number } {
  const blank = /^\s*/.exec(raw)?.[0].length ?? 0;
  return { raw: raw.trim(), start: start + blank };
}

function wordsOf(source: string, { texts }: Island, { range }: IslandElement): string {
  const inside = texts.filter((text) => text.range.start >= range.start && text.range.end <= range.end);
  return fold(inside.map((text) => readText(source.slice(text.range.start, text.range.end)) ?? '').join(' '));
}

function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
