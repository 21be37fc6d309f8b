import { LINK_TAGS } from '@mailwright/blocks';
import { tagPieces } from '@mailwright/contract';

/** Passage that reads wrong in a mail for one person. */
export interface PeopleProblem {
  readonly kind: 'empty' | 'tag';
  /** The words around it, or the tag. */
  readonly words: string;
}

/** A blank before a comma, or between a greeting and its mark, is where a field was empty. */
const GAP = /[^\n]{0,24}[\p{L}\p{N}] +[,.;](?=\s|$)|(?:^|\n)\s*\p{L}{2,12} +!/gu;

/** The sending system fills these in, whoever reads. */
const OF_SENDERS = new RegExp(`${LINK_TAGS.join('|')}|unsub|preference|browser`, 'i');

/** Gaps where a field was empty, and tags that nothing stood in for, in the words of a mail as one person gets it. */
export function problemsOfText(text: string): readonly PeopleProblem[] {
  const pieces = tagPieces(text);
  const tags = pieces.flatMap((piece) => (piece.isTag && !OF_SENDERS.test(piece.text) ? [piece.text] : []));
  const gaps = [...text.matchAll(GAP)].map(([words]) => words.trim());
  return [
    ...[...new Set(gaps)].map((words) => ({ kind: 'empty', words }) as const),
    ...[...new Set(tags)].map((words) => ({ kind: 'tag', words }) as const),
  ];
}
