import type { DocumentNode, JsonObject } from '@mailwright/document';
import { lostWords } from '../law/lost-words.ts';
import { madeContent } from '../law/made-content.ts';
import { partContent, type Said } from './part-content.ts';

/** Content of a part of a design that its nodes lack. */
export interface LostOfPart extends Said {
  readonly kind: 'text' | 'a' | 'img';
}

/** Returns the words, links and images of a part that are missing in the nodes made of it. */
export function lostOfPart(part: JsonObject, nodes: readonly DocumentNode[]): readonly LostOfPart[] {
  const { words, links, images } = partContent(part);
  const made = madeContent(nodes);
  const missing = lostWords(
    words.map(({ value }) => value),
    made.words,
  );
  return [
    ...words.filter((_, index) => missing.has(index)).map((said) => ({ ...said, kind: 'text' as const })),
    ...links.filter(({ value }) => !made.holds(value)).map((said) => ({ ...said, kind: 'a' as const })),
    ...images.filter(({ value }) => !made.holds(value)).map((said) => ({ ...said, kind: 'img' as const })),
  ];
}
