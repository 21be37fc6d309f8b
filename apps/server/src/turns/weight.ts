/** Length of a text, characters, or of other data, bytes, from which the work on it is worth a detour. */
const LARGE_DATA_LENGTH = 512 * 1024;

/** Weight of an object, of a list and of each of their members: a document of small nodes takes as long as much text. */
const MEMBER = 8;

/** Returns whether a text of so many characters is worth the detour. */
export function isLarge(...lengths: readonly number[]): boolean {
  return lengths.some((length) => length > LARGE_DATA_LENGTH);
}

/** Returns whether plain data weighs more than `most`. Reads no more of it than it needs to. */
export function isHeavy(data: unknown, most: number): boolean {
  return weightOf(data, most) > most;
}

/**
 * Returns the weight of plain data, in about as many bytes.
 * @param enough weight at which counting may stop
 */
export function weightOf(data: unknown, enough = Number.POSITIVE_INFINITY): number {
  let weight = 0;
  const open: unknown[] = [data];
  while (open.length > 0 && weight <= enough) {
    const value = open.pop();
    if (typeof value === 'string') weight += value.length;
    else if (value instanceof Uint8Array) weight += value.length;
    else if (typeof value === 'object' && value !== null) {
      for (const member of Object.values(value)) {
        weight += MEMBER;
        open.push(member);
      }
    }
  }
  return weight;
}
