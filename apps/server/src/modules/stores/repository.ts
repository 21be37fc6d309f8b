import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { NewStore, StoreRepository } from './port.ts';
import { storeOf } from './store-row.ts';

/** Rows deleted by one statement. */
const ROWS_PER_STATEMENT = 500;

/** Ends a running synchronization, and leaves no credentials behind if the server stops before all rows are deleted. */
const FORGOTTEN = { credentials: null, sync_at: null, sync_lease: 0, sync_holder: null } as const;

export function createStoreRepository(database: Database): StoreRepository {
  const { kysely } = database;
  const known = (userId: string) =>
    kysely
      .selectFrom('stores')
      .selectAll()
      .where(({ eb, or }) => or([eb('owner_id', '=', userId), eb('owner_id', 'is', null)]));

  return {
    async ofReader(userId) {
      const rows = await known(userId).orderBy(sql`owner_id is null`).orderBy(sql`lower(name)`).orderBy('id').execute();
      return rows.map(storeOf);
    },

    async find(id, userId) {
      const row = await known(userId).where('id', '=', id).executeTakeFirst();
      return row ? storeOf(row) : null;
    },

    async among(ids, userId) {
      if (ids.length === 0) return [];
      return (await known(userId).where('id', 'in', ids).execute()).map(storeOf);
    },

    countOf: (ownerId) => countOf(database, ownerId),

    add: (store, room) =>
      inTransaction(database, async (open) => {
        if (room && store.ownerId !== null) {
          await lockOwner(open, store.ownerId);
          room(await countOf(open, store.ownerId));
        }
        await open.kysely.insertInto('stores').values(newRow(store)).execute();
      }),

    async change(id, { name, credentials, feed, syncAt }) {
      const restarted = {
        sync_at: syncAt,
        sync_state: 'waiting',
        sync_lease: 0,
        sync_holder: null,
        sync_tries: 0,
        sync_cursor: null,
        sync_done: 0,
        sync_total: null,
        sync_problem: null,
      } as const;
      const set = {
        ...(name !== undefined && { name }),
        ...(credentials !== undefined && { credentials }),
        ...(feed && { feed: JSON.stringify(feed) }),
        ...(syncAt !== undefined && restarted),
      };
      if (Object.keys(set).length === 0) return;
      await kysely.updateTable('stores').set(set).where('id', '=', id).execute();
    },

    async wake(id, now) {
      await kysely
        .updateTable('stores')
        .set({ sync_at: now, sync_state: 'waiting' })
        .where('id', '=', id)
        .where('sync_at', 'is not', null)
        .where('sync_lease', '<=', now)
        .execute();
    },

    async remove(id) {
      // The lease is taken away first; products are deleted in small statements, so that no other request waits for thousands.
      await kysely.updateTable('stores').set(FORGOTTEN).where('id', '=', id).execute();
      const some = kysely.selectFrom('products').select('id').where('store_id', '=', id).limit(ROWS_PER_STATEMENT);
      for (;;) {
        const { numDeletedRows } = await kysely
          .deleteFrom('products')
          .where('store_id', '=', id)
          .where('id', 'in', some)
          .executeTakeFirstOrThrow();
        if (numDeletedRows < ROWS_PER_STATEMENT) break;
        await setImmediate();
      }
      await kysely.deleteFrom('stores').where('id', '=', id).execute();
    },

    async credentials(id) {
      const row = await kysely.selectFrom('stores').select('credentials').where('id', '=', id).executeTakeFirst();
      return row?.credentials ?? null;
    },
  };
}

/** Makes others who connect a store for the same person wait until the transaction ends. SQLite has one writer anyway. */
async function lockOwner({ kysely, engine }: Database, id: string): Promise<void> {
  const owner = kysely.selectFrom('users').select('id').where('id', '=', id);
  if (engine === 'postgres') await owner.forNoKeyUpdate().execute();
}

async function countOf({ kysely }: Database, ownerId: string): Promise<number> {
  const { count } = await kysely
    .selectFrom('stores')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return count;
}

function newRow({ id, ownerId, kind, name, url, feed, credentials, currency, now, syncAt }: NewStore) {
  return {
    id,
    owner_id: ownerId,
    kind,
    name,
    url,
    feed: feed && JSON.stringify(feed),
    credentials,
    currency,
    created_at: now,
    product_count: 0,
    sync_state: 'waiting',
    sync_at: syncAt,
    sync_lease: 0,
    sync_holder: null,
    sync_tries: 0,
    sync_run: 0,
    sync_cursor: null,
    sync_done: 0,
    sync_total: null,
    synced_at: null,
    sync_problem: null,
    sync_skipped: '[]',
    sync_skipped_count: 0,
  } as const;
}
