/** Comparing texts letter by letter ends here: a mail of normal size needs a hundredth of it. */
const BUDGET = 200_000_000;

/**
 * Returns the indexes of the texts of a source that are missing among the words of the result, or occur there less often. All
 * texts are in the form that `plainWords` returns.
 */
export function lostWords(before: readonly string[], after: string): ReadonlySet<number> {
  const all = before.join('');
  if (holdsLetters(after, all)) return new Set();
  const places = Map.groupBy(before.keys(), (index) => before[index] ?? '');
  const lost = new Set<number>();
  const missing: string[] = [];
  let budget = BUDGET;
  // What is lost of a longer text explains what is missing of the shorter ones in it.
  for (const text of [...places.keys()].toSorted((a, b) => b.length - a.length)) {
    budget -= all.length + after.length;
    if (text === '' || budget < 0) continue;
    const explained = missing.reduce((sum, longer) => sum + occurrences(longer, text), 0);
    const count = occurrences(all, text) - occurrences(after, text) - explained;
    if (count <= 0) continue;
    for (const index of likeliest(places.get(text) ?? [], before, after).slice(0, count)) {
      lost.add(index);
      missing.push(text);
    }
  }
  return lost;
}

/** Most equal texts that are compared by their neighbors; of more, the last are taken. */
const MAX_PLACES = 200;

/** Returns equal texts in the order in which they are likely to be lost: first those whose neighbors have changed. */
function likeliest(places: readonly number[], before: readonly string[], after: string): readonly number[] {
  const isAlone = (index: number) => {
    const text = before[index] ?? '';
    return !after.includes((before[index - 1] ?? '') + text) && !after.includes(text + (before[index + 1] ?? ''));
  };
  const alone = new Set(places.length > 1 ? places.slice(0, MAX_PLACES).filter(isAlone) : places);
  return [...alone, ...places.filter((index) => !alone.has(index)).toReversed()];
}

function occurrences(text: string, part: string): number {
  let count = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) count += 1;
  return count;
}

/** Returns whether a text has every letter of another at least as often. */
function holdsLetters(text: string, other: string): boolean {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  for (const letter of other) {
    const left = (counts.get(letter) ?? 0) - 1;
    if (left < 0) return false;
    counts.set(letter, left);
  }
  return true;
}
