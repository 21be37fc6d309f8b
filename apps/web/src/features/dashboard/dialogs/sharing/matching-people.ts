import type { Principal } from '@mailwright/contract';

/** Those whose name or address has every word of the term, in any case and without accents. */
export function matchingPeople(people: readonly Principal[], term: string): readonly Principal[] {
  const words = fold(term).split(/\s+/).filter(Boolean);
  return people.filter(({ firstName, lastName, email }) => {
    const text = fold(`${firstName} ${lastName} ${email}`);
    return words.every((word) => text.includes(word));
  });
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
