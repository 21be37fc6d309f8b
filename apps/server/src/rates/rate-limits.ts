import { isIPv6 } from 'node:net';
import type { RateLimit } from '@mailwright/contract';
import { newId } from '../db/new-id.ts';
import { type Spend, spendInProcess } from './budgets.ts';
import type { HitCount, HitRepository } from './port.ts';

/** Person, address or account that something is counted for. */
export interface RateLimitKey {
  /** Id of the person; hits of unknown people are counted by address. */
  readonly person?: string | undefined;
  readonly address: string;
  /** Many people have that address, as behind a proxy that nobody named: they may do many times as much together. */
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
  take(limits: readonly RateLimit[], payer: RateLimitKey, work?: number): Promise<number>;
  /** Takes back what the payer did under the first of the limits, under the others as well. */
  forgive(limits: readonly RateLimit[], payer: RateLimitKey): Promise<void>;
}

const MINUTE = 60_000;

/** Factor by which more is allowed from an address that many people share. */
const SHARED = 20;

interface RateLimitDeps {
  readonly hits: HitRepository;
  /** Rations what is counted without a hit for each. */
  readonly consume?: Spend;
  readonly now: () => number;
}

export function createRateLimits({ hits, consume = spendInProcess(), now }: RateLimitDeps): RateLimits {
  const spending = ({ budget, max, minutes, per }: RateLimit, payer: RateLimitKey, work: number) => ({
    budget,
    key: keyOf(per, payer),
    max,
    work,
    now: now(),
    window: minutes * MINUTE,
  });

  return {
    async take(limits, payer, work = 1) {
      const counting = limits.map((one) =>
        one.per === 'address' && payer.isShared ? { ...one, max: one.max * SHARED } : one,
      );
      const rationed = counting.filter(({ counted }) => counted === 'process');
      const under = counting.filter(({ counted }) => counted === 'database').map((one) => countOf(one, payer));
      const waits = await Promise.all(rationed.map((one) => consume(spending(one, payer, work))));
      const wait = Math.max(0, ...waits);
      if (wait > 0) return Math.ceil(wait / 1000);
      if (under.length === 0) return 0;
      return Math.ceil((await hits.take({ id: newId(), at: now(), under })) / 1000);
    },

    async forgive([first], payer) {
      if (first) await hits.forgive(countOf(first, payer));
    },
  };
}

function countOf({ budget, max, minutes, per }: RateLimit, payer: RateLimitKey): HitCount {
  return { budget, key: keyOf(per, payer), max, window: minutes * MINUTE };
}

function keyOf(per: RateLimit['per'], { person, address, account }: RateLimitKey): string {
  if (per === 'person' && person !== undefined) return person;
  return per === 'account' ? `${addressKey(address)} ${account ?? ''}` : addressKey(address);
}

/**
 * Returns the key that an address is counted by. One person may hold a whole IPv6 network of 64 bits, so that counts as one
 * address.
 */
export function addressKey(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^::ffff:/i, '');
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - left.length - right.length }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
