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
}

/** Where mails go: a mail server, or a folder that keeps them. Throws when the mail as a whole could not be handed over. */
export interface MailSender {
  send(mail: OutgoingMail): Promise<DeliveryReport>;
}
