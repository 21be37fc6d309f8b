import { escapeHtml } from '../mail/escape-html.ts';
import { withoutVerbatim } from './neutral-field.ts';
import { holdsTag, mapTags, tagPieces } from './tag-pieces.ts';

/**
 * Characters that a mail may not contain unescaped, even in a tag, since a sending system may leave the tag there: the
 * beginning of an element or comment, the end of a comment (the code for Word is in one), the canvas's marks, and
 * characters that HTML may not contain. A `<` before anything else is a character to every parser.
 */
const MARKUP = /<[a-z/!?]|--!?>|data-mw-|[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}|\p{Surrogate}/iu;

/**
 * Returns whether a tag can be in texts, quoted attributes and comments unescaped without changing how the code around
 * it is read.
 */
export function isHarmlessTag(tag: string): boolean {
  return !MARKUP.test(tag);
}

/**
 * Returns a text as HTML: template tags unescaped, so that the sending system reads what the author wrote, all else
 * escaped.
 */
export function taggedHtml(text: string): string {
  return mapTags(text, escapeHtml, rawTag);
}

function rawTag(tag: string): string {
  return isHarmlessTag(tag) ? withoutVerbatim(tag) : escapeHtml(tag);
}

/**
 * The value of an attribute in its quotes. Template tags stand raw: a value with a tag that holds one kind of quotes
 * gets the other. Where tags hold both kinds, those with double quotes are escaped; no tag ends the attribute.
 *
 * @param write what stands for a tag, itself unless given; HTML
 */
export function quotedAttribute(value: string, write: (tag: string) => string = (tag) => tag): string {
  if (!holdsTag(value)) return `"${escapeHtml(value)}"`;
  const pieces = tagPieces(value).map(({ text, isTag }) => (isTag ? asRaw(write(text)) : { html: text, isRaw: false }));
  const raw = pieces.filter(({ isRaw }) => isRaw).map(({ html }) => html);
  const quote = raw.some((html) => html.includes('"')) && !raw.some((html) => html.includes("'")) ? "'" : '"';
  const content = pieces.map(({ html, isRaw }) => (isRaw && !html.includes(quote) ? html : escaped(html, quote)));
  return quote + content.join('') + quote;
}

function asRaw(html: string): { readonly html: string; readonly isRaw: boolean } {
  return { html: withoutVerbatim(html), isRaw: isHarmlessTag(html) };
}

function escaped(text: string, quote: string): string {
  const html = escapeHtml(text);
  return quote === "'" ? html.replaceAll("'", '&#39;') : html;
}
