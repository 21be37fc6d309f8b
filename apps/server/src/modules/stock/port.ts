/** Stores answers of providers, shared by all servers of one database: a whole installation has one daily limit. */
export interface StockCache {
  /** Returns a value; null when there is none, or it has expired. */
  get(key: string, now: number): Promise<unknown>;
  /** Stores values for `lasts` milliseconds; deletes expired values, and the oldest when there are too many. */
  put(entries: readonly StockCacheEntry[], now: number, lasts: number): Promise<void>;
}

export interface StockCacheEntry {
  readonly key: string;
  /** Any value that JSON can express. */
  readonly value: unknown;
}
