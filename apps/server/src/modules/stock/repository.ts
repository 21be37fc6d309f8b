import type { Database } from '../../db/database.ts';
import type { StockCache } from './port.ts';

/** Most entries: a page of results takes some kilobytes, one of its pictures less than one, about 10 MB in all. */
const MAX_ENTRIES = 10_000;

export function createStockCache({ kysely }: Database, most = MAX_ENTRIES): StockCache {
  return {
    async get(key, now) {
      const row = await kysely
        .selectFrom('stock_cache')
        .select('value')
        .where('key', '=', key)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row ? JSON.parse(row.value) : null;
    },

    async put(entries, now, lasts) {
      if (entries.length === 0) return;
      const values = entries.map(({ key, value }) => ({
        key,
        value: JSON.stringify(value),
        stored_at: now,
        expires_at: now + lasts,
      }));
      await kysely
        .insertInto('stock_cache')
        .values(values)
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((eb) => ({
            value: eb.ref('excluded.value'),
            stored_at: eb.ref('excluded.stored_at'),
            expires_at: eb.ref('excluded.expires_at'),
          })),
        )
        .execute();
      await kysely.deleteFrom('stock_cache').where('expires_at', '<=', now).execute();
      const first = await kysely
        .selectFrom('stock_cache')
        .select('stored_at')
        .orderBy('stored_at', 'desc')
        .offset(most)
        .limit(1)
        .executeTakeFirst();
      if (first) await kysely.deleteFrom('stock_cache').where('stored_at', '<=', first.stored_at).execute();
    },
  };
}
