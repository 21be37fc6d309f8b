import type { Actor, Store, StoreSync } from '@mailwright/contract';
import { isoTime } from '../templates/present.ts';
import type { StoreRecord, SyncRecord } from './port.ts';

/** Returns a store as the person sees it; of its credentials only whether there are any. */
export function presentStore({ ownerId, url, sync, ...store }: StoreRecord, actor: Actor, now: number): Store {
  return {
    storeUuid: store.id,
    storeUrl: url,
    name: store.name,
    kind: store.kind,
    canEdit: ownerId === actor.id,
    hasCredentials: store.hasCredentials,
    feed: store.feed,
    products: store.products,
    currency: store.currency,
    sync: presentSync(sync, now),
    createdAt: isoTime(store.createdAt),
  };
}

function presentSync({ lease, ...sync }: SyncRecord, now: number): StoreSync {
  const shown = {
    ...sync,
    syncedAt: sync.syncedAt === null ? null : isoTime(sync.syncedAt),
    nextAt: sync.nextAt === null ? null : isoTime(sync.nextAt),
    skipped: [...sync.skipped],
  };
  // A server that stopped during an upload could not store the failure, and no worker resumes an upload.
  const isLost = sync.state === 'running' && sync.nextAt === null && lease <= now;
  return isLost ? { ...shown, state: 'failed', problem: INTERRUPTED } : shown;
}

const INTERRUPTED = {
  code: 'STORE_UNREADABLE',
  message: 'The file did not arrive completely. Upload it again.',
  line: null,
} as const;
