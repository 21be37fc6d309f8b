import { findTags } from './find-tags.ts';

/** A template tag, or what stands between two. */
export interface TagPiece {
  readonly text: string;
  readonly isTag: boolean;
}

/** No tag can be where none of these stands. */
const SIGN = /[{%<*[$|]/;

/** A text in its tags and what stands between them, in order; together they are the text. */
export function tagPieces(text: string): readonly TagPiece[] {
  if (!SIGN.test(text)) return text === '' ? [] : [{ text, isTag: false }];
  const pieces: TagPiece[] = [];
  let from = 0;
  for (const { start, end } of findTags(text)) {
    if (start > from) pieces.push({ text: text.slice(from, start), isTag: false });
    pieces.push({ text: text.slice(start, end), isTag: true });
    from = end;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isTag: false });
  return pieces;
}

/** A text with its tags, and what stands between them, each written anew. */
export function mapTags(text: string, words: (part: string) => string, tag: (tag: string) => string): string {
  if (!SIGN.test(text)) return text === '' ? '' : words(text);
  let written = '';
  for (const piece of tagPieces(text)) written += piece.isTag ? tag(piece.text) : words(piece.text);
  return written;
}

/** A template tag without its line ends, which would part it into paragraphs. */
export function tagInOneLine(tag: string): string {
  return tag.replace(/[\r\n\t\f]+/g, ' ');
}

/** Returns whether a text contains a template tag. */
export function holdsTag(text: string): boolean {
  return SIGN.test(text) && findTags(text).length > 0;
}

/** Returns whether a text begins with a template tag. */
export function startsWithTag(text: string): boolean {
  return tagPieces(text)[0]?.isTag ?? false;
}
