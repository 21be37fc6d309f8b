import type { BlockSplit, JsonValue } from '@mailwright/document';

/** Share of each child, percent. Shares for another number of children count as even, as they are drawn. */
export type Shares = readonly number[];

/** Reads what a block keeps about its split. */
export function sharesOf(kept: JsonValue | undefined, count: number): Shares {
  const numbers = Array.isArray(kept) ? kept.filter((share) => typeof share === 'number' && share > 0) : [];
  const shares = numbers.length === count ? (numbers as number[]) : Array.from({ length: count }, () => 1);
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => (share / sum) * 100);
}

/** The shares after the border behind child `index` was put where that child has `wanted` percent. */
export function dragBorder(shares: Shares, index: number, wanted: number, reach: number, split: BlockSplit): Shares {
  const near = stopsOf(shares, index, split)
    .map((stop) => ({ stop, away: Math.abs(stop - wanted) }))
    .sort((a, b) => a.away - b.away)
    .find(({ away }) => away <= reach);
  return withBorder(shares, index, near ? near.stop : Math.round(wanted), split);
}

/** The shares after the border behind child `index` went to its next stop; the same when there is none that way. */
export function stepBorder(shares: Shares, index: number, step: 1 | -1, split: BlockSplit): Shares {
  const now = shares[index] ?? 0;
  const stops = stopsOf(shares, index, split).filter((stop) => (stop - now) * step > 0.5);
  const next = step > 0 ? Math.min(...stops) : Math.max(...stops);
  return stops.length === 0 ? shares : withBorder(shares, index, next, split);
}

/** Least and most of child `index` while only its border to the next one moves. */
export function borderRange(shares: Shares, index: number, { min }: BlockSplit): { min: number; max: number } {
  return { min, max: pairOf(shares, index) - min };
}

/** Returns the shares of child `index` at which the border may rest, percent: those of the known splits, and the middle. */
function stopsOf(shares: Shares, index: number, split: BlockSplit): readonly number[] {
  const known = split.snaps
    .filter((snap) => snap.length === shares.length)
    .map((snap) => sharesOf([...snap], snap.length));
  const stops = [...known.map((snap) => snap[index] ?? 0), pairOf(shares, index) / 2];
  const { min, max } = borderRange(shares, index, split);
  return [...new Set(stops)].filter((stop) => stop >= min && stop <= max);
}

function pairOf(shares: Shares, index: number): number {
  return (shares[index] ?? 0) + (shares[index + 1] ?? 0);
}

/** Written as the known split has it where it is one, else in percent with two digits. */
function withBorder(shares: Shares, index: number, wanted: number, split: BlockSplit): Shares {
  const { min, max } = borderRange(shares, index, split);
  const first = Math.min(Math.max(wanted, min), max);
  const next = shares.with(index, first).with(index + 1, pairOf(shares, index) - first);
  const known = split.snaps.find(
    (snap) =>
      snap.length === next.length && sharesOf([...snap], snap.length).every((share, at) => isNear(share, next[at])),
  );
  return known ?? next.map((share) => Math.round(share * 100) / 100);
}

function isNear(share: number, other = 0): boolean {
  return Math.abs(share - other) < 0.05;
}
