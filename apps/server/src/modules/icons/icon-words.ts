import type { IconCategory, IconStyle } from '@mailwright/contract';

/** The words of a text as the index has them: small letters and digits of the Latin alphabet, without accents. */
export function iconWords(text: string): string[] {
  const plain = text.replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[a-z0-9]+/g) ?? [];
}

/** The index has more than the words one types. No word has an underscore, so nobody finds these by typing. */
export const nameMark = (word: string) => `_w${word}`;
/** One mark for both, where both are wanted: two would have to be met with each other anew by every search. */
export const groupMark = (category: IconCategory | null, style: IconStyle | null) =>
  `_g${[category, style].filter((group) => group !== null).join('_')}`;
