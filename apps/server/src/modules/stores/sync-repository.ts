import { sql, type UpdateObject } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { SkippedRow } from '../../integrations/stores/port.ts';
import type { HeldSync, SyncRepository } from './port.ts';
import { markDeleted, writeProducts } from './product-write-repository.ts';
import { storeOf } from './store-row.ts';

/** Most skipped rows of a feed that are stored. */
const SKIPPED_KEPT = 20;

export function createSyncRepository(database: Database): SyncRepository {
  return {
    async claim(holder, now, until) {
      const plans = await plansWithProducts(database);
      if (plans.length === 0) return null;
      const due = await database.kysely
        .selectFrom('stores')
        .select(['id', 'sync_lease'])
        .where('sync_at', '<=', now)
        .where('sync_lease', '<=', now)
        .where('owner_id', 'in', (owners) => owners.selectFrom('users').select('id').where('plan_number', 'in', plans))
        .orderBy('sync_at')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      return due
        ? take(database, due.id, { holder, until, restart: false, due: { now, lease: due.sync_lease } })
        : null;
    },

    async backlog(now) {
      const plans = await plansWithProducts(database);
      if (plans.length === 0) return { count: 0, oldest: null };
      const { count, oldest } = await database.kysely
        .selectFrom('stores')
        .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<number | null>('sync_at').as('oldest')])
        .where('sync_at', '<=', now)
        .where('owner_id', 'in', (owners) => owners.selectFrom('users').select('id').where('plan_number', 'in', plans))
        .executeTakeFirstOrThrow();
      return { count, oldest };
    },

    seize: (id, holder, until) => take(database, id, { holder, until, restart: true, due: null }),

    hold: (sync, until) => ofHolder(database, sync, { sync_lease: until }),

    store: (sync, batch, now, until) =>
      held(database, async (open) => {
        const { store, run } = sync;
        // Disconnected meanwhile.
        if (!(await lockStore(open, store.id))) return false;
        const added = await writeProducts(open, store.id, batch.products, { run, now });
        const skipped = batch.skipped.length > 0 ? await skippedBefore(open, sync) : [];
        return ofHolder(open, sync, {
          sync_lease: until,
          sync_cursor: batch.cursor,
          sync_done: sql<number>`sync_done + ${batch.products.length}`,
          product_count: sql<number>`product_count + ${added}`,
          ...(batch.total !== null && { sync_total: batch.total }),
          ...(batch.skipped.length > 0 && {
            sync_skipped: JSON.stringify([...skipped, ...batch.skipped].slice(0, SKIPPED_KEPT)),
            sync_skipped_count: sql<number>`sync_skipped_count + ${batch.skipped.length}`,
          }),
          ...(store.currency === null && { currency: currencyOf(batch.products) }),
        });
      }),

    finish: (sync, now, nextAt) =>
      held(database, async (open) => {
        await lockStore(open, sync.store.id);
        const gone = await markDeleted(open, sync.store.id, { unseenBy: sync.run }, now);
        return ofHolder(open, sync, {
          ...FREE,
          sync_state: 'done',
          sync_at: nextAt,
          sync_tries: 0,
          sync_cursor: null,
          synced_at: now,
          sync_problem: null,
          product_count: sql<number>`product_count - ${gone}`,
        });
      }),

    fail: (sync, { problem, again, tries, keepsCursor }) =>
      ofHolder(database, sync, {
        ...FREE,
        sync_state: 'failed',
        sync_at: again,
        sync_tries: tries,
        sync_problem: JSON.stringify(problem),
        ...(!keepsCursor && { sync_cursor: null }),
      }),

    release: (sync) => ofHolder(database, sync, { ...FREE, sync_state: 'waiting' }),

    keep: (storeId, productId, product, now) =>
      inTransaction(database, async (open) => {
        const store = await lockStore(open, storeId);
        // Disconnected while it was asked.
        if (!store) return;
        const grown = product
          ? await writeProducts(open, storeId, [product], { run: store.sync_run, now })
          : -(await markDeleted(open, storeId, { id: productId }, now));
        if (grown === 0) return;
        await open.kysely
          .updateTable('stores')
          .set({ product_count: sql<number>`product_count + ${grown}` })
          .where('id', '=', storeId)
          .execute();
      }),
  };
}

/**
 * Locks a store until the transaction ends, so that two writers that add the same product do not both count it. SQLite has only
 * one writer anyway. Returns undefined when the store is gone.
 */
function lockStore({ kysely, engine }: Database, id: string) {
  return kysely
    .selectFrom('stores')
    .select('sync_run')
    .where('id', '=', id)
    .$if(engine === 'postgres', (store) => store.forNoKeyUpdate())
    .executeTakeFirst();
}

const FREE = { sync_lease: 0, sync_holder: null } as const;

interface Taking {
  readonly holder: string;
  readonly until: number;
  /** True starts from the beginning, even if an earlier run left a cursor. */
  readonly restart: boolean;
  /** Condition: it is still due and under the lease it was found with; null takes it from any holder. */
  readonly due: { readonly now: number; readonly lease: number } | null;
}

async function take(
  { kysely }: Database,
  id: string,
  { holder, until, restart, due }: Taking,
): Promise<HeldSync | null> {
  const begins = restart ? sql<boolean>`1 = 1` : sql<boolean>`sync_cursor is null`;
  const row = await kysely
    .updateTable('stores')
    .set({
      sync_state: 'running',
      sync_lease: until,
      sync_holder: holder,
      sync_run: sql<number>`case when ${begins} then sync_run + 1 else sync_run end`,
      sync_done: sql<number>`case when ${begins} then 0 else sync_done end`,
      sync_total: sql<number | null>`case when ${begins} then null else sync_total end`,
      sync_skipped: sql<string>`case when ${begins} then '[]' else sync_skipped end`,
      sync_skipped_count: sql<number>`case when ${begins} then 0 else sync_skipped_count end`,
      ...(restart && { sync_cursor: null }),
    })
    .where('id', '=', id)
    .$if(due !== null, (query) => query.where('sync_lease', '=', due?.lease ?? 0).where('sync_at', '<=', due?.now ?? 0))
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  const { sync_run: run, sync_cursor: cursor, sync_tries: tries, credentials } = row;
  return { store: storeOf(row), credentials, holder, run, cursor, tries };
}

type StoreChanges = UpdateObject<Schema, 'stores'>;

async function ofHolder({ kysely }: Database, { store, holder }: HeldSync, changes: StoreChanges): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('stores')
    .set(changes)
    .where('id', '=', store.id)
    .where('sync_holder', '=', holder)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

async function skippedBefore({ kysely }: Database, { store }: HeldSync): Promise<readonly SkippedRow[]> {
  const row = await kysely.selectFrom('stores').select('sync_skipped').where('id', '=', store.id).executeTakeFirst();
  return row ? JSON.parse(row.sync_skipped) : [];
}

function currencyOf(products: readonly { readonly currency: string | null }[]): string | null {
  return products.find(({ currency }) => currency !== null)?.currency ?? null;
}

/**
 * Returns the plans that have products. Stores of other people wait, and are due at once when their plan has products again.
 */
async function plansWithProducts({ kysely }: Database): Promise<readonly number[]> {
  const plans = await kysely.selectFrom('plans').select(['number', 'features']).execute();
  return plans.filter(({ features }) => JSON.parse(features).products === true).map(({ number }) => number);
}

class TakenOver extends Error {}

/** Runs the work in a transaction; when it returns false, another holder has the store, and nothing is written. */
async function held(database: Database, work: (open: Database) => Promise<boolean>): Promise<boolean> {
  try {
    return await inTransaction(database, async (open) => {
      if (await work(open)) return true;
      throw new TakenOver();
    });
  } catch (error) {
    if (error instanceof TakenOver) return false;
    throw error;
  }
}
