import type { FeedSettings, StoreKind, StoreProblem } from '@mailwright/contract';
import type { ProductBatch, SkippedRow, SourceProduct } from '../../integrations/stores/port.ts';
import type { Backlog } from '../../metrics/backlog-metrics.ts';

/** Connected store, without its credentials. Times are milliseconds since 1970. */
export interface StoreRecord {
  readonly id: string;
  /** Null for the demo store. */
  readonly ownerId: string | null;
  readonly kind: StoreKind;
  readonly name: string;
  readonly url: string;
  readonly feed: FeedSettings | null;
  readonly hasCredentials: boolean;
  readonly currency: string | null;
  readonly createdAt: number;
  readonly products: number;
  readonly sync: SyncRecord;
}

export interface SyncRecord {
  readonly state: 'waiting' | 'running' | 'done' | 'failed';
  readonly done: number;
  readonly total: number | null;
  readonly syncedAt: number | null;
  readonly nextAt: number | null;
  /** Time when the lease of the running synchronization ends; 0 for none. */
  readonly lease: number;
  readonly problem: StoreProblem | null;
  readonly skipped: readonly SkippedRow[];
  readonly skippedCount: number;
}

export interface NewStore {
  readonly id: string;
  readonly ownerId: string | null;
  readonly kind: StoreKind;
  readonly name: string;
  readonly url: string;
  readonly feed: FeedSettings | null;
  /** Encrypted. */
  readonly credentials: string | null;
  readonly currency: string | null;
  readonly now: number;
  /** Time when its products are to be read; null for never by itself. */
  readonly syncAt: number | null;
}

/** Values to change; what is left out stays as it is. */
export interface StoreChange {
  readonly name?: string;
  /** Encrypted. */
  readonly credentials?: string | null;
  readonly feed?: FeedSettings;
  /** Restarts the synchronization from the beginning at this time; a running one loses its lease. */
  readonly syncAt?: number;
}

export interface StoreRepository {
  /** Returns the stores of a person by name, and the demo store after them. */
  ofReader(userId: string): Promise<readonly StoreRecord[]>;
  /** Returns the store; null when the person may not see it. */
  find(id: string, userId: string): Promise<StoreRecord | null>;
  /** Returns those of the stores that the person may see. */
  among(ids: readonly string[], userId: string): Promise<readonly StoreRecord[]>;
  countOf(ownerId: string): Promise<number>;
  /**
   * Adds a store. `room` is called first, in the same transaction, with the number of the owner's stores; it throws when they
   * may have no more.
   */
  add(store: NewStore, room?: (count: number) => void): Promise<void>;
  change(id: string, change: StoreChange): Promise<void>;
  /** Makes a synchronization due at this time, unless one is running; it resumes from its cursor. */
  wake(id: string, now: number): Promise<void>;
  remove(id: string): Promise<void>;
  /** Returns the credentials, encrypted; null when the store has none. */
  credentials(id: string): Promise<string | null>;
}

/** Synchronization that a worker or an upload has leased. */
export interface HeldSync {
  readonly store: StoreRecord;
  /** Encrypted. */
  readonly credentials: string | null;
  readonly holder: string;
  /** Number of this run of the store, which marks the products it has seen. */
  readonly run: number;
  /** Position from which it resumes; null for the beginning. */
  readonly cursor: string | null;
  /** Number of failures before it. */
  readonly tries: number;
}

export interface SyncFailure {
  readonly problem: StoreProblem;
  /** Time of the next try; null for never by itself. */
  readonly again: number | null;
  /** Number of failures in a row, with this one. */
  readonly tries: number;
  /** True when the next try resumes where this one stopped. */
  readonly keepsCursor: boolean;
}

/**
 * Stores synchronizations. Only the holder of the lease writes: calls with a `HeldSync` return false once the lease is lost.
 */
export interface SyncRepository {
  /** Leases a store that is due and whose owner's plan has products, until `until`; null when there is none. */
  claim(holder: string, now: number, until: number): Promise<HeldSync | null>;
  /** Leases this store from the beginning, even if another holder has its lease. */
  seize(id: string, holder: string, until: number): Promise<HeldSync | null>;
  /** Extends the lease. */
  hold(sync: HeldSync, until: number): Promise<boolean>;
  /** Stores a batch, its cursor and the progress in one transaction. */
  store(sync: HeldSync, batch: ProductBatch, now: number, until: number): Promise<boolean>;
  /**
   * Ends a synchronization: products that it has not seen are marked as deleted. `nextAt`: start of the next one; null for
   * never by itself.
   */
  finish(sync: HeldSync, now: number, nextAt: number | null): Promise<boolean>;
  fail(sync: HeldSync, failure: SyncFailure): Promise<boolean>;
  /** Returns the number of stores that are due, including those that are being read. */
  backlog(now: number): Promise<Backlog>;
  /** Gives up the lease; another worker resumes from the cursor. */
  release(sync: HeldSync): Promise<boolean>;
  /** Stores one product as the shop has just answered; null marks it as deleted. */
  keep(storeId: string, productId: string, product: SourceProduct | null, now: number): Promise<void>;
}
