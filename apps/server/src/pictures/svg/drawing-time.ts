import { performance } from 'node:perf_hooks';
import { AppError } from '../../app-error.ts';

/** Milliseconds. */
export interface DrawingBounds {
  /** Longest time that the drawings of one person may take together. */
  readonly time: number;
  /** Time for which that duration is remembered. */
  readonly within: number;
}

interface Spent {
  readonly since: number;
  readonly time: number;
}

const TOO_LONG = 'Your drawings take too long. Please wait a minute before you send this one again.';

/** Counts what the drawings of each person take, in this process alone: whoever brings slow ones waits themselves. */
export function createDrawingTime({ time, within }: DrawingBounds) {
  const spent = new Map<string, Spent>();

  function spentBy(person: string, now: number): Spent {
    const known = spent.get(person);
    return known && now - known.since < within ? known : { since: now, time: 0 };
  }

  function forgetOld(now: number): void {
    for (const [person, { since }] of spent) if (now - since >= within) spent.delete(person);
  }

  return {
    /**
     * Draws, and counts what that takes: what `draw` tells, or all the time until it ends where it tells nothing.
     * @throws AppError `UNREADABLE_IMAGE` where the person has had too much drawn
     */
    async consume<T>(person: string, draw: (tell: (took: number) => void) => Promise<T>): Promise<T> {
      const began = performance.now();
      if (spentBy(person, began).time >= time) throw new AppError('UNREADABLE_IMAGE', { sentence: TOO_LONG });
      const told: number[] = [];
      try {
        return await draw((took) => told.push(took));
      } finally {
        const now = performance.now();
        forgetOld(now);
        const before = spentBy(person, now);
        const [took = now - began] = told;
        spent.set(person, { since: before.since, time: before.time + took });
      }
    },
  };
}
