/** Action that was done, counted under one or more limits at once. */
export interface Hit {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly under: readonly HitCount[];
}

export interface HitCount {
  readonly budget: string;
  /** Person, address or account that it is counted for. */
  readonly key: string;
  readonly max: number;
  /** Milliseconds. */
  readonly window: number;
}

/** Hits and their times, for all servers of one database. */
export interface HitRepository {
  /**
   * Notes a hit, unless one of its counts is used up: then the milliseconds until it may be tried again. Hits side by side
   * cannot slip through together. `held` are hits that count although they are not stored.
   */
  take(hit: Hit, held?: readonly Hit[]): Promise<number>;
  /** The milliseconds until a hit may be tried again, 0 where it may be now; notes nothing. */
  waitOf(hit: Hit, held?: readonly Hit[]): Promise<number>;
  /** Takes back what was counted there, under its other limits as well. */
  forgive(count: Pick<HitCount, 'budget' | 'key'>): Promise<void>;
}

/** Work to be done under a budget. */
export interface Spending {
  readonly budget: string;
  /** Person, address or account that it is counted for. */
  readonly key: string;
  readonly max: number;
  readonly work: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Milliseconds. */
  readonly window: number;
}

/** Work that was spent lately, for all servers of one database; a crash of the database may lose it. */
export interface BudgetRepository {
  /** Spends it, unless too little is left: then the milliseconds until the budget begins anew, else 0. */
  consume(spending: Spending): Promise<number>;
}
