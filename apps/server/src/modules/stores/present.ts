import type { Actor, Store } from '@mailwright/contract';
import { isoTime } from '../templates/present.ts';
import type { StoreRecord } from './port.ts';

/** A store as somebody sees it; whether it has credentials is all that is said of them. */
export function presentStore({ ownerId, url, sync, ...store }: StoreRecord, actor: Actor): Store {
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
    sync: {
      ...sync,
      syncedAt: sync.syncedAt === null ? null : isoTime(sync.syncedAt),
      nextAt: sync.nextAt === null ? null : isoTime(sync.nextAt),
      skipped: [...sync.skipped],
    },
    createdAt: isoTime(store.createdAt),
  };
}
