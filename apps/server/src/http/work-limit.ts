import { LRUCache } from 'lru-cache';
import { AppError } from '../app-error.ts';

/** Bounds how much of this process one address may make it do; what costs nothing is never refused. */
export interface WorkLimit {
  /** @throws AppError `RATE_LIMITED` when the address has used up what it gets */
  spend(address: string, work: number): void;
}

const ADDRESSES = 10_000;

/**
 * So much work each `window` milliseconds. Counted in memory: it is this process that is protected, and its share of
 * the requests that costs it.
 */
export function createWorkLimit(work: number, window: number, now: () => number): WorkLimit {
  const spent = new LRUCache<string, { readonly until: number; readonly work: number }>({ max: ADDRESSES });
  return {
    spend(address, cost) {
      const known = spent.get(address);
      const current = known && known.until > now() ? known : { until: now() + window, work: 0 };
      if (current.work + cost > work) {
        throw new AppError('RATE_LIMITED', { retryAfter: Math.ceil((current.until - now()) / 1000) });
      }
      spent.set(address, { ...current, work: current.work + cost });
    },
  };
}
