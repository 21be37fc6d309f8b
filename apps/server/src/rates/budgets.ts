import { LRUCache } from 'lru-cache';
import { AppError } from '../app-error.ts';
import type { BudgetRepository, Spending } from './port.ts';

/** Most keys that a process remembers for each budget. */
const PAYERS = 10_000;

interface Spent {
  readonly until: number;
  readonly work: number;
}

/** Rations work; the milliseconds until it may be tried again, 0 where it was spent. */
export type Spend = (spending: Spending) => Promise<number> | number;

/** Returns a counter of work that one process spends: correct when no other process works on the database. */
export function spendInProcess(): Spend {
  const budgets = new Map<string, LRUCache<string, Spent>>();
  return ({ budget, key, max, work, now, window }) => {
    const payers = budgets.get(budget) ?? new LRUCache<string, Spent>({ max: PAYERS });
    budgets.set(budget, payers);
    const known = payers.get(key);
    const current = known && known.until > now ? known : { until: now + window, work: 0 };
    if (current.work + work > max) return current.until - now;
    payers.set(key, { ...current, work: current.work + work });
    return 0;
  };
}

/**
 * Returns a counter of work that all servers of a database consume together. While the database does not answer, each server
 * counts by itself.
 */
export function spendTogether(repository: BudgetRepository): Spend {
  const alone = spendInProcess();
  return async (spending) => {
    try {
      return await repository.consume(spending);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'DATABASE_UNAVAILABLE')) throw error;
      return alone(spending);
    }
  };
}
