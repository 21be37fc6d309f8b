import { LIMITS } from '../../limits.ts';

/** How far clocks of two nodes may be apart, milliseconds. */
const SKEW = 60_000;

/**
 * Whether a lock is held at a moment; times in milliseconds. One that would end later than a lock lasts was written by a
 * clock that was wrong, and holds nobody up.
 */
export function isLockLive(expiresAt: number, now: number): boolean {
  return expiresAt > now && expiresAt <= now + LIMITS.lock.freeAfter + SKEW;
}
