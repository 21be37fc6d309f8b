/** What several servers on one database have to share. */
export interface NodeSchema {
  kept_mails: KeptMailTable;
  rate_hits: RateHitTable;
  spent_work: SpentWorkTable;
  waiting_mails: WaitingMailTable;
}

/** Mails that the mail server has not taken yet. */
interface WaitingMailTable {
  id: string;
  about: string;
  /** Sealed; null once it was given up. */
  content: string | null;
  created_at: number;
  /** When it is tried again, or until when somebody tries it, or when it was given up. */
  again_at: number;
  tries: number;
  /** Why it was not taken the last time. */
  reason: string;
  /** The recipient, as it was typed and as it compares; null where the release before has stored it. */
  email: string | null;
  email_key: string | null;
  /** Until when a server tries it; null while none does. */
  trying_until: number | null;
}

/** What servers without a mail server keep, where there may be several of them. */
interface KeptMailTable {
  /** Begins with the time. */
  name: string;
  /** As mail programs read it. */
  content: Uint8Array;
}

/** Work of which somebody may have so much done at a time, and how much it was. */
interface SpentWorkTable {
  budget: string;
  /** Who it is counted for. */
  key: string;
  /** When it begins anew. */
  until: number;
  work: number;
}

interface RateHitTable {
  id: string;
  /** One hit counts under several budgets. */
  hit_id: string;
  budget: string;
  key: string;
  at: number;
}
