/**
 * Which items may stay where they are when a list is put into a new order: the longest increasing run of old
 * positions. `-1` marks an item that is new. Everything else has to be moved, so a single move costs one DOM operation
 * whatever the length of the list.
 */
export function stableItems(oldPositions: readonly number[]): ReadonlySet<number> {
  /** Index (in `oldPositions`) of the smallest end of a run, by length of that run. */
  const ends: number[] = [];
  const before: number[] = new Array(oldPositions.length).fill(-1);
  const at = (index: number): number => oldPositions[ends[index] ?? -1] ?? -1;
  oldPositions.forEach((position, index) => {
    if (position < 0) return;
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (at(middle) < position) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1] ?? -1;
    ends[low] = index;
  });
  const stable = new Set<number>();
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) stable.add(index);
  return stable;
}
