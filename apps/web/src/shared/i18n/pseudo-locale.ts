/**
 * Tag of the pseudo-language: English with accents and a third longer. It reveals untranslated strings and tight places.
 * Development only.
 */
export const PSEUDO_LANGUAGE = 'en-XA';

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  g: 'ğ',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Í',
  N: 'Ñ',
  O: 'Ö',
  S: 'Š',
  U: 'Ü',
  Y: 'Ý',
};

function accent(text: string): string {
  const parts = text.split(/(\{\{[^}]*\}\}|<[^>]*>)/);
  const accented = parts
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[a-zA-Z]/g, (letter) => ACCENTS[letter] ?? letter)))
    .join('');
  return `[${accented}${'·'.repeat(Math.ceil(text.length / 3))}]`;
}

/** Accents every string of a namespace; placeholders and tags stay as they are. */
export function toPseudo(strings: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(strings).map(([key, text]) => [key, accent(text)]));
}
