import type { AuditAction, AuditDetails, AuditEntry, AuditFilter } from '@mailwright/contract';

/** What a name is looked up for; modules are templates. */
export type TargetKind = 'template' | 'store' | 'category' | 'person';

export type AuditTarget = AuditEntry['targets'][number];

/** What is kept; the rest of an entry is found out when it is read. */
export interface AuditRecord extends Omit<AuditEntry, 'at' | 'browser' | 'system' | 'names'> {
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Where a page begins: after the entry of this time and id, in the order newest first. */
export interface AuditPlace {
  readonly at: number;
  readonly id: string;
}

export interface AuditRange {
  readonly words: readonly string[];
  readonly action?: AuditAction;
  /** Milliseconds since 1970; from this one on, and before that one. */
  readonly from?: number;
  readonly to?: number;
  readonly after?: AuditPlace;
  readonly limit: number;
}

export interface AuditRepository {
  add(entry: AuditRecord): Promise<void>;
  /** When that was done last, milliseconds since 1970; null where no entry tells. */
  lastTime(action: AuditAction): Promise<number | null>;
  /** Newest first. */
  list(range: AuditRange): Promise<readonly AuditRecord[]>;
  /**
   * Says how long the log is kept, and deletes what was older than that at this time, some entries after the other; the
   * database lets nothing else go. Once `ending` is aborted, the rest stays for the next time.
   */
  removeOlderThan(days: number, now: number, ending?: AbortSignal): Promise<void>;
  /** What things are called now; those that are gone are missing. */
  namesOf(kind: TargetKind, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Who did something, and from where. */
export interface AuditOrigin {
  readonly person: AuditEntry['person'];
  readonly address: string;
  readonly device: string;
}

export interface AuditDeed extends AuditOrigin {
  readonly action: AuditAction;
  readonly targets?: readonly AuditTarget[];
  readonly details?: AuditDetails;
}

/** A log that cannot be written refuses nobody's work: `record` and `namesOf` never reject, the server's own log tells why. */
export interface AuditService {
  record(deed: AuditDeed): Promise<void>;
  /** Deletes what is too old, in the background. */
  clear(): void;
  namesOf: AuditRepository['namesOf'];
  list(filter: AuditFilter, page: { readonly limit: number; readonly after?: string }): Promise<AuditServicePage>;
  /** All entries a filter lets through, page by page. */
  each(filter: AuditFilter): AsyncIterable<AuditRecord>;
}

export interface AuditServicePage {
  readonly entries: readonly AuditRecord[];
  readonly next: string | null;
}
