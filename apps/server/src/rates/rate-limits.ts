import type { RateLimit } from '@mailwright/contract';
import { LRUCache } from 'lru-cache';
import { newId } from '../db/new-id.ts';
import { addressKey } from './address-key.ts';
import type { HitCount, HitRepository } from './port.ts';

/** Who something is counted for. */
export interface Payer {
  /** Counted by their address where nobody is known. */
  readonly person?: string | undefined;
  readonly address: string;
  /** Everybody has that address, as behind a proxy: it is nobody's, and not counted. */
  readonly isShared?: boolean;
  /** An account that somebody tries to enter. */
  readonly account?: string;
}

/** The one place that says whether something was done too often. */
export interface RateLimits {
  /**
   * Counts work under limits, unless one of them is used up: then the seconds until it may be tried again, else 0. What
   * is counted in the database is one hit each time, whatever its work.
   */
  take(limits: readonly RateLimit[], payer: Payer, work?: number): Promise<number>;
  /** Takes back what the payer did under the first of the limits, under the others as well. */
  forgive(limits: readonly RateLimit[], payer: Payer): Promise<void>;
}

const MINUTE = 60_000;

/** So many are remembered by a process for each budget. */
const PAYERS = 10_000;

interface Spent {
  readonly until: number;
  readonly work: number;
}

export function createRateLimits(deps: { readonly hits: HitRepository; readonly now: () => number }): RateLimits {
  const { hits, now } = deps;
  const budgets = new Map<string, LRUCache<string, Spent>>();

  /** Spends nothing before `spend` is called, nor where too little is left. */
  function inProcess({ budget, max, minutes, per }: RateLimit, payer: Payer, work: number) {
    const payers = budgets.get(budget) ?? new LRUCache<string, Spent>({ max: PAYERS });
    budgets.set(budget, payers);
    const key = keyOf(per, payer);
    const known = payers.get(key);
    const current = known && known.until > now() ? known : { until: now() + minutes * MINUTE, work: 0 };
    return {
      wait: current.work + work > max ? current.until - now() : 0,
      spend: () => payers.set(key, { ...current, work: current.work + work }),
    };
  }

  return {
    async take(limits, payer, work = 1) {
      const counting = limits.filter(({ per }) => per !== 'address' || payer.isShared !== true);
      const own = counting.filter(({ counted }) => counted === 'process').map((one) => inProcess(one, payer, work));
      const under = counting.filter(({ counted }) => counted === 'database').map((one) => countOf(one, payer));
      const wait = Math.max(0, ...own.map((one) => one.wait));
      if (wait > 0) return Math.ceil(wait / 1000);
      // Before anything is waited for, or calls side by side would slip through together.
      for (const { spend } of own) spend();
      if (under.length === 0) return 0;
      return Math.ceil((await hits.take({ id: newId(), at: now(), under })) / 1000);
    },

    async forgive([first], payer) {
      if (first) await hits.forgive(countOf(first, payer));
    },
  };
}

function countOf({ budget, max, minutes, per }: RateLimit, payer: Payer): HitCount {
  return { budget, key: keyOf(per, payer), max, window: minutes * MINUTE };
}

function keyOf(per: RateLimit['per'], { person, address, account }: Payer): string {
  if (per === 'person' && person !== undefined) return person;
  return per === 'account' ? `${addressKey(address)} ${account ?? ''}` : addressKey(address);
}
