import { setTimeout } from 'node:timers/promises';
import type { Database } from './database.ts';
import { isLockedByOthers } from './postgres-failure.ts';

/** Time for which a transaction is tried again when others hold its rows, and bounds of the pause in between, milliseconds. */
const ROWS = { patience: 3000, shortestPause: 10, longestPause: 60 } as const;

/**
 * Runs the work in a transaction, the one that is open already if there is one. Where rows it needs are locked, it gives
 * its connection back and begins again a little later: many who wait for one row must not take every connection.
 */
export async function inTransaction<T>(database: Database, work: (database: Database) => Promise<T>): Promise<T> {
  if (database.kysely.isTransaction) return work(database);
  const deadline = performance.now() + ROWS.patience;
  for (;;) {
    try {
      return await database.kysely.transaction().execute((kysely) => work({ kysely, engine: database.engine }));
    } catch (error) {
      if (!isLockedByOthers(error) || performance.now() >= deadline) throw error;
    }
    await setTimeout(ROWS.shortestPause + Math.random() * (ROWS.longestPause - ROWS.shortestPause));
  }
}
