import type { Backlog } from '../../metrics/backlog-metrics.ts';

/** A mail that the mail server has not taken yet. */
export interface WaitingMail {
  readonly id: string;
  /** What it is for: one that is of no use any more is found by it. */
  readonly about: string;
  /** Sealed, since there may be links in it that let in whoever has them. */
  readonly content: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** How often it was tried since it waits. */
  readonly tries: number;
  /** Until when whoever has this tries it. */
  readonly lease: number;
}

/** What an operator is shown of mails that were not taken at once. */
export interface WaitingMailFigures {
  readonly waiting: number;
  /** Since when the oldest waits, milliseconds since 1970; null where none does. */
  readonly oldest: number | null;
  /** Those that were given up within the last 30 days; nothing of them is stored but when and why. */
  readonly givenUp: number;
  /** Why the last one was not taken; '' where nothing is known. */
  readonly reason: string;
}

export interface WaitingMailRepository {
  add(mail: Pick<WaitingMail, 'id' | 'about' | 'content' | 'createdAt'>, again: number, reason: string): Promise<void>;
  /** Takes one that is due and leaves it to nobody else until `until`; null where none is. */
  claim(now: number, until: number): Promise<WaitingMail | null>;
  /** Leaves it to whoever comes after `again`. */
  retry(mail: WaitingMail, again: number, reason: string): Promise<void>;
  /** Deletes it. */
  remove(mail: WaitingMail): Promise<void>;
  /** Deletes what is in it, and remembers when and why it was not sent; forgets those given up before `since`. */
  giveUp(mail: WaitingMail, now: number, since: number, reason: string): Promise<void>;
  /** Deletes those that are about something and still wait. */
  forget(about: string): Promise<void>;
  figures(): Promise<WaitingMailFigures>;
  backlog(): Promise<Backlog>;
}
