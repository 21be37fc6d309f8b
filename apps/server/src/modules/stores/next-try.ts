const FIRST = 60_000;
const LONGEST = 6 * 3_600_000;

export interface FailedTry {
  readonly now: number;
  /** Number of failures in a row before this one. */
  readonly tries: number;
  /** Seconds that the store asks to wait; null when it does not ask. */
  readonly retryAfter: number | null;
  /** True when some products were stored before the failure. */
  readonly gotOn: boolean;
}

/**
 * Returns the time of the next try after a failure, milliseconds since 1970, and the number of failures in a row. The pause is
 * a minute after the first failure, then doubles up to six hours. It is never shorter than the store asks for, and exactly that
 * long when some products were stored.
 */
export function nextTry({ now, tries, retryAfter, gotOn }: FailedTry): {
  readonly again: number;
  readonly tries: number;
} {
  const failures = gotOn ? 1 : tries + 1;
  const pause = Math.min(FIRST * 2 ** (failures - 1), LONGEST);
  if (retryAfter === null) return { again: now + pause, tries: failures };
  const wanted = Math.min(Math.max(retryAfter * 1000, 1000), LONGEST);
  return { again: now + (gotOn ? wanted : Math.max(wanted, pause)), tries: failures };
}
