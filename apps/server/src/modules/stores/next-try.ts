const FIRST = 60_000;
const LONGEST = 6 * 3_600_000;

export interface FailedTry {
  readonly now: number;
  /** Failures in a row before it. */
  readonly tries: number;
  /** Seconds that the store asks to wait; null where it does not. */
  readonly retryAfter: number | null;
  /** It stored some products before it failed. */
  readonly gotOn: boolean;
}

/**
 * When a store is asked again after a failure, and how many failures in a row count then. A minute after the first one,
 * then twice as long each time up to six hours; never before the store wants to be asked, and just then where it gets on.
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
