import type { IconCategory, IconStyle } from '@mailwright/contract';

/** The words of a text as the index has them: small letters and digits of the Latin alphabet, without accents. */
export function iconWords(text: string): string[] {
  const plain = text.replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[a-z0-9]+/g) ?? [];
}

/** The index has more than the words one types. No word has an underscore, so nobody finds these by typing. */
export const nameMark = (word: string) => `_w${word}`;
export const categoryMark = (category: IconCategory) => `_c${category}`;
export const styleMark = (style: IconStyle) => `_s${style}`;
