import type { SkippedRow } from '../port.ts';

/** Values of a row or an element of a feed, by column; a repeated column has several values. */
export interface FeedRow {
  readonly line: number;
  readonly values: ReadonlyMap<string, readonly string[]>;
}

/** A row, or why it cannot be read. */
export type RowOrProblem = FeedRow | SkippedRow;

/** Limits on what is read of one row, so that no row takes all the memory. */
export const ROW_LIMITS = {
  /** Characters of a value. */
  value: 100_000,
  /** Values of a row. */
  values: 500,
  /** Elements or objects inside of each other. */
  depth: 4,
  /** Characters of a row that are read at all. */
  read: 12 * 1024 * 1024,
  /** Separators in a line of a table; the parser makes a value of what stands between two, also where that is nothing. */
  separators: 100_000,
} as const;

/** Collects the values of a row within `ROW_LIMITS`. */
export class RowValues {
  readonly values = new Map<string, string[]>();
  #count = 0;

  add(column: string, told: string): void {
    const value = told.trim().slice(0, ROW_LIMITS.value);
    if (value === '' || column === '' || this.#count >= ROW_LIMITS.values) return;
    this.#count += 1;
    const before = this.values.get(column);
    if (before) before.push(value);
    else this.values.set(column, [value]);
  }
}
