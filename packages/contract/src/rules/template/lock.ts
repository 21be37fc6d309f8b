import { LIMITS } from '../../limits.ts';

/** Largest difference between the clocks of two nodes, milliseconds. */
const SKEW = 60_000;

/**
 * Returns whether a lock is valid at a moment; times in milliseconds. A lock that would end later than any lock lasts
 * was written by a wrong clock and does not count.
 */
export function isLockLive(expiresAt: number, now: number): boolean {
  return expiresAt > now && expiresAt <= now + LIMITS.lock.freeAfter + SKEW;
}
