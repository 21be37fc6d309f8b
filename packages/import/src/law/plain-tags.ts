import { tagPieces } from '@mailwright/contract';

/** The template tags in a text, in order. */
export function tagsIn(text: string): readonly string[] {
  return tagPieces(text).flatMap(({ text: piece, isTag }) =>
    isTag && !/^\[(?:if|endif)\b/i.test(piece) ? [piece] : [],
  );
}

/** A tag as it is compared: without its blanks, and with one kind of quotes. */
export function plainTag(tag: string): string {
  return tag.replace(/\s+/g, '').replaceAll("'", '"');
}
