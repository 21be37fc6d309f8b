/** Actions that were done, never changed afterwards; names and addresses are those of that moment. */
export interface AuditSchema {
  audit_log: AuditTable;
  audit_retention: AuditRetentionTable;
}

interface AuditTable {
  id: string;
  at: number;
  action: string;
  /** Id without a reference: an entry outlives the person. */
  person_id: string | null;
  person_name: string;
  person_email: string;
  /** JSON of `{ id, name }[]`. */
  targets: string;
  /** JSON of texts by name. */
  details: string;
  address: string;
  device: string;
  /** All of its words as searches compare them. */
  search_key: string;
}

/** One row: the days that the log is kept, before which the database deletes nothing of it. */
interface AuditRetentionTable {
  id: number;
  days: number;
}
