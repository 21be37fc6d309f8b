/** Answers of providers, shared by all servers of one database: a whole installation has one daily limit. */
export interface StockCache {
  /** Null when there is none, or its time is over. */
  get(key: string, now: number): Promise<unknown>;
  /** Keeps values for `lasts` milliseconds. What is over goes away with it, and the oldest of what would be too much. */
  put(entries: readonly StockCacheEntry[], now: number, lasts: number): Promise<void>;
}

export interface StockCacheEntry {
  readonly key: string;
  /** Anything that is JSON. */
  readonly value: unknown;
}
