/** Tables that several servers on one database have to share. */
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
  /** Time of the next try, end of a try that is under way, or time when it was given up. */
  again_at: number;
  tries: number;
  /** Reason why it was not accepted at the last try. */
  reason: string;
  /** The recipient, as it was typed and as it compares; null where the release before has stored it. */
  email: string | null;
  email_key: string | null;
  /** End of the time in which a server tries it; null while none does. */
  trying_until: number | null;
}

/** Mails kept by servers without a mail server, when there may be several such servers. */
interface KeptMailTable {
  /** Begins with the time. */
  name: string;
  /** The mail in the format that mail programs read. */
  content: Uint8Array;
}

/** Work of which somebody may have so much done at a time, and how much it was. */
interface SpentWorkTable {
  budget: string;
  /** Person, account or address that the work is counted for. */
  key: string;
  /** Time when the count begins again from 0. */
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
