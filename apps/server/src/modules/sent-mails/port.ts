/** How often somebody had mails sent. */
export interface SentMailRepository {
  /** False, and nothing noted, when `max` mails of the kind were sent since then. */
  note(mail: {
    readonly userId: string;
    readonly kind: 'test' | 'unlock-request';
    /** Milliseconds since 1970. */
    readonly at: number;
    readonly since: number;
    readonly max: number;
  }): Promise<boolean>;
}
