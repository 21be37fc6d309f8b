/** What was done, never changed afterwards; names and addresses are those of that moment. */
export interface AuditSchema {
  audit_log: AuditTable;
}

interface AuditTable {
  id: string;
  at: number;
  action: string;
  /** No reference: an entry outlives the person. */
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
