import type { AuditAction, AuditDetails, AuditEntry, AuditFilter } from '@mailwright/contract';

/** Kinds of things whose names are looked up; modules are looked up as templates. */
export type TargetKind = 'template' | 'store' | 'category' | 'person';

export type AuditTarget = AuditEntry['targets'][number];

/** Entry as it is stored; the other fields of an entry are computed when it is read. */
export interface AuditRecord extends Omit<AuditEntry, 'at' | 'browser' | 'system' | 'names'> {
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Start of a page: the entries after the one with this time and id, newest first. */
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
  /** Returns the time of the last entry with this action, milliseconds since 1970; null when there is none. */
  lastTime(action: AuditAction): Promise<number | null>;
  /** Returns entries, newest first. */
  list(range: AuditRange): Promise<readonly AuditRecord[]>;
  /**
   * Sets how many days the log is kept, and deletes the entries that are older than that at `now`, in several statements; the
   * database refuses every other deletion. Once `ending` is aborted, the rest is left for the next time.
   */
  removeOlderThan(days: number, now: number, ending?: AbortSignal): Promise<void>;
  /** Returns the present names by id; ids of things that are deleted are missing. */
  namesOf(kind: TargetKind, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Person who did something, with their address and browser. */
export interface AuditOrigin {
  readonly person: AuditEntry['person'];
  readonly address: string;
  readonly device: string;
}

export interface AuditEvent extends AuditOrigin {
  readonly action: AuditAction;
  readonly targets?: readonly AuditTarget[];
  readonly details?: AuditDetails;
}

/**
 * Writes and reads the audit log. A log that cannot be written stops nobody's work: `record` and `namesOf` never reject; the
 * server's own log gets the error.
 */
export interface AuditService {
  record(deed: AuditEvent): Promise<void>;
  /** Deletes old entries in the background. */
  clear(): void;
  namesOf: AuditRepository['namesOf'];
  list(filter: AuditFilter, page: { readonly limit: number; readonly after?: string }): Promise<AuditServicePage>;
  /** Yields all entries that match the filter, page by page. */
  each(filter: AuditFilter): AsyncIterable<AuditRecord>;
}

export interface AuditServicePage {
  readonly entries: readonly AuditRecord[];
  readonly next: string | null;
}
