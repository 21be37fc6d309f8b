/** A mail ready to be sent. */
export interface OutgoingMail {
  /** Absent: the server's own address. */
  readonly from?: string;
  readonly replyTo?: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

export interface DeliveryReport {
  readonly accepted: readonly string[];
  /** Recipients the mail server refused, with its reason. */
  readonly rejected: readonly { readonly address: string; readonly reason: string }[];
  /** Name of the mail in the outbox, where it went no further. */
  readonly keptAs?: string;
}

/** Where mails go: a mail server, or a folder that keeps them. Throws when the mail as a whole could not be handed over. */
export interface MailSender {
  send(mail: OutgoingMail): Promise<DeliveryReport>;
}

/** A mail that went no further than this server. */
export interface KeptMail {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Mails kept for want of a mail server. */
export interface Outbox {
  /** The newest ones, newest first. */
  list(): Promise<readonly KeptMail[]>;
  read(name: string): Promise<KeptMail | null>;
}

/** Where the files of kept mails lie, under names that begin with their time. */
export interface KeptMails {
  add(name: string, content: Buffer): Promise<void>;
  /** Null where there is none of that name. */
  read(name: string): Promise<Buffer | null>;
  /** In any order; so many of the newest at least, where there are as many. */
  names(most: number): Promise<readonly string[]>;
}
