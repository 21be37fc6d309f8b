import { AppError } from '../../app-error.ts';
import { newId } from '../../db/new-id.ts';
import { type ReadFeed, StoreFailure } from '../../integrations/stores/port.ts';
import type { StoreRecord, StoreRepository, SyncRepository } from './port.ts';
import { refusalOf } from './store-refusal.ts';
import { problemOf, requireRoom, SYNC_LEASE } from './sync-store.ts';

/** Failure of an upload that another upload has ended. */
const REPLACED = new StoreFailure('STORE_UNREADABLE', 'Another file was sent meanwhile.');

const INCOMPLETE = new StoreFailure('STORE_UNREADABLE', 'The file did not arrive completely. Upload it again.');

export interface ReceiveDeps {
  readonly stores: Pick<StoreRepository, 'find'>;
  readonly syncs: SyncRepository;
  readonly readFeed: ReadFeed;
  readonly now: () => number;
}

/**
 * Reads the products of a file while it is uploaded. Products that are no longer in the file are deleted once all of it has
 * arrived; when the file cannot be read to its end, the products read so far are stored, and none are deleted.
 * @throws AppError with the failure
 */
export async function receiveFile(
  { stores, syncs, readFeed, now }: ReceiveDeps,
  store: StoreRecord,
  content: AsyncIterable<Buffer>,
): Promise<void> {
  const sync = await syncs.seize(store.id, newId(), now() + SYNC_LEASE.time);
  if (!sync || !store.feed) throw new AppError('STORE_NOT_FOUND');
  let count = 0;
  try {
    for await (const batch of readFeed(content, store.feed)) {
      count += batch.products.length;
      requireRoom(count);
      const isStored = await syncs.store(sync, { ...batch, cursor: null }, now(), now() + SYNC_LEASE.time);
      if (!isStored) throw await endedBy(stores, store);
    }
    if (count === 0) throw new StoreFailure('STORE_UNREADABLE', 'There are no products in this file.');
  } catch (error) {
    const failure = error instanceof StoreFailure ? error : INCOMPLETE;
    // Whatever else went wrong is the caller's to hear, even where this cannot be stored either.
    const failing = syncs.fail(sync, { problem: problemOf(failure), again: null, tries: 0, keepsCursor: false });
    await failing.catch(() => undefined);
    throw error instanceof StoreFailure ? refusalOf(error) : error;
  }
  if (!(await syncs.finish(sync, now(), null))) {
    const ended = await endedBy(stores, store);
    throw ended instanceof StoreFailure ? refusalOf(ended) : ended;
  }
}

/** Returns the failure for an upload that was ended: another file was sent, or the store was disconnected. */
async function endedBy(stores: ReceiveDeps['stores'], { id, ownerId }: StoreRecord): Promise<StoreFailure | AppError> {
  const isThere = ownerId !== null && (await stores.find(id, ownerId)) !== null;
  return isThere ? REPLACED : new AppError('STORE_NOT_FOUND', { sentence: 'The store was disconnected meanwhile.' });
}
