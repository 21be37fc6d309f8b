import type { OpenDatabase } from '../../apps/server/src/db/database.ts';
import type { SourceProduct } from '../../apps/server/src/integrations/stores/port.ts';
import { createMetrics } from '../../apps/server/src/metrics/metrics.ts';
import { createCredentialBox } from '../../apps/server/src/modules/stores/sealed-credentials.ts';
import { createSyncRepository } from '../../apps/server/src/modules/stores/sync-repository.ts';
import { syncDueStore } from '../../apps/server/src/modules/stores/sync-store.ts';
import { addPerson } from '../../apps/server/src/testing/people.ts';
import { addStore } from '../../apps/server/src/testing/shops/stores.ts';
import { figure, percentile } from '../support/statistics.ts';
import { fiftyThousand, PRODUCTS } from './fifty-thousand.ts';

/** Number of products that a shop returns in one answer. */
const BATCH = 250;

interface Synchronized {
  readonly ownerId: string;
  readonly storeId: string;
  /** Results, one row for each measurement. */
  readonly rows: string[][];
}

/** Reads 50,000 products three times from a shop that takes no time. */
export async function measureSynchronizing(database: OpenDatabase): Promise<Synchronized> {
  let now = 1_800_000_000_000;
  const ownerId = await addPerson(database, 'Anna');
  const storeId = await addStore(database, ownerId, [], { now, syncAt: now });

  async function synchronize(name: string, products: readonly SourceProduct[]): Promise<string[]> {
    const batches: number[] = [];
    const start = performance.now();
    await syncDueStore({
      syncs: createSyncRepository(database),
      connect: () => ({
        test: () => Promise.reject(new Error('Not asked')),
        async *products() {
          for (let from = 0; from < products.length; from += BATCH) {
            const before = performance.now();
            yield { products: products.slice(from, from + BATCH), cursor: String(from), total: null, skipped: [] };
            batches.push(performance.now() - before);
          }
        },
      }),
      box: createCredentialBox(() => Buffer.alloc(32)),
      now: () => now,
      log: console,
      signal: new AbortController().signal,
      turns: createMetrics().leases('store_syncs'),
    });
    const seconds = (performance.now() - start) / 1000;
    now += 3_600_000;
    const each = `${figure(percentile(batches, 0.5))} / ${figure(percentile(batches, 0.95))}`;
    return [name, figure(seconds), figure(PRODUCTS / seconds), each];
  }

  const rows = [
    await synchronize('all new', fiftyThousand(0)),
    await synchronize('nothing changed', fiftyThousand(0)),
    await synchronize('1 % changed', fiftyThousand(1)),
  ];
  return { ownerId, storeId, rows };
}
