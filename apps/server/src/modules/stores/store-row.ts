import type { Schema } from '../../db/schema.ts';
import type { StoreRecord } from './port.ts';

export function storeOf(row: Schema['stores']): StoreRecord {
  return {
    id: row.id,
    ownerId: row.owner_id,
    kind: row.kind,
    name: row.name,
    url: row.url,
    feed: row.feed === null ? null : JSON.parse(row.feed),
    hasCredentials: row.credentials !== null,
    currency: row.currency,
    createdAt: row.created_at,
    products: row.product_count,
    sync: {
      state: row.sync_state,
      done: row.sync_done,
      total: row.sync_total,
      syncedAt: row.synced_at,
      nextAt: row.sync_at,
      lease: row.sync_lease,
      problem: row.sync_problem === null ? null : JSON.parse(row.sync_problem),
      skipped: JSON.parse(row.sync_skipped),
      skippedCount: row.sync_skipped_count,
    },
  };
}
