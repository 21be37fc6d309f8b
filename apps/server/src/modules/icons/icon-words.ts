import type { IconCategory, IconStyle } from '@mailwright/contract';

/** Returns the words of a text as they are in the index: small letters and digits of the Latin alphabet, without accents. */
export function iconWords(text: string): string[] {
  const plain = text.replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[a-z0-9]+/g) ?? [];
}

/**
 * Returns the mark of a word that is in an icon's name. Typed words have no underscore, so that nobody finds marks by typing.
 */
export const nameMark = (word: string) => `_w${word}`;
/**
 * Returns the mark of a category, a style, or both. A pair has a mark of its own, so that a search need not combine two lists.
 */
export const groupMark = (category: IconCategory | null, style: IconStyle | null) =>
  `_g${[category, style].filter((group) => group !== null).join('_')}`;
