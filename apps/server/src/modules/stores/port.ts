import type { FeedSettings, StoreKind, StoreProblem } from '@mailwright/contract';
import type { ProductBatch, SkippedRow, SourceProduct } from '../../integrations/stores/port.ts';

/** A connected store, without its credentials. Times are milliseconds since 1970. */
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
  /** Until when somebody works on it, or 0. */
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
  /** When its products are to be read; null for never by itself. */
  readonly syncAt: number | null;
}

/** What is left out stays. */
export interface StoreChange {
  readonly name?: string;
  /** Encrypted. */
  readonly credentials?: string | null;
  readonly feed?: FeedSettings;
  /** Has all products read again from the beginning at this time; who is at it loses it. */
  readonly syncAt?: number;
}

export interface StoreRepository {
  /** Those of a person by name, and the demo store after them. */
  ofReader(userId: string): Promise<readonly StoreRecord[]>;
  /** Null where the person may not know of it. */
  find(id: string, userId: string): Promise<StoreRecord | null>;
  /** Those among them that the person may know of. */
  among(ids: readonly string[], userId: string): Promise<readonly StoreRecord[]>;
  countOf(ownerId: string): Promise<number>;
  add(store: NewStore): Promise<void>;
  change(id: string, change: StoreChange): Promise<void>;
  /** Has it read at this time unless somebody is at it; what has been read of it stays. */
  wake(id: string, now: number): Promise<void>;
  remove(id: string): Promise<void>;
  /** Encrypted; null where it has none. */
  credentials(id: string): Promise<string | null>;
}

/** A synchronization that somebody works on. */
export interface HeldSync {
  readonly store: StoreRecord;
  /** Encrypted. */
  readonly credentials: string | null;
  readonly holder: string;
  /** Which one of the store it is. */
  readonly run: number;
  /** Where it goes on; null for its beginning. */
  readonly cursor: string | null;
  /** Failures before it. */
  readonly tries: number;
}

export interface SyncFailure {
  readonly problem: StoreProblem;
  /** When it is tried again; null for never by itself. */
  readonly again: number | null;
  /** Failures in a row, with this one. */
  readonly tries: number;
  /** It then goes on where it stopped. */
  readonly keepsCursor: boolean;
}

/** Synchronizations. Only who holds one writes; each of these calls answers false when another has taken it over. */
export interface SyncRepository {
  /** Takes a store that is due, until `until`; null when there is none. */
  claim(holder: string, now: number, until: number): Promise<HeldSync | null>;
  /** Takes this store, from whoever is at it, to begin anew. */
  seize(id: string, holder: string, until: number): Promise<HeldSync | null>;
  hold(sync: HeldSync, until: number): Promise<boolean>;
  /** Stores products and how far it is, both or neither. */
  store(sync: HeldSync, batch: ProductBatch, now: number, until: number): Promise<boolean>;
  /** Marks products that it has not seen as deleted. `nextAt`: when it begins again; null for never by itself. */
  finish(sync: HeldSync, now: number, nextAt: number | null): Promise<boolean>;
  fail(sync: HeldSync, failure: SyncFailure): Promise<boolean>;
  /** Leaves it to others as it stands. */
  release(sync: HeldSync): Promise<boolean>;
  /** What the shop has just said of one product; null where it has it no more. */
  keep(storeId: string, productId: string, product: SourceProduct | null, now: number): Promise<void>;
}
