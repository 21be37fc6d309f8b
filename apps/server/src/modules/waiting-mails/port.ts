import type { WaitingMailKind } from '@mailwright/contract';
import type { Backlog } from '../../metrics/backlog-metrics.ts';

/** Remembers mails that were given up for this time, milliseconds. */
export const REMEMBERED_FOR = 30 * 24 * 3_600_000;

/** Names what a mail is for, and of whom: one that is of no use any more is found by it. */
export type MailAbout = `${WaitingMailKind} ${string}`;

/** A mail that the mail server has not taken yet, while a server tries it. */
export interface WaitingMail {
  readonly id: string;
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

export interface NewWaitingMail extends Pick<WaitingMail, 'id' | 'content' | 'createdAt'> {
  readonly about: MailAbout;
  readonly email: string;
}

/** All but what a mail says; times are milliseconds since 1970. */
export interface WaitingMailFacts extends Pick<WaitingMail, 'id' | 'about' | 'createdAt' | 'tries'> {
  /** Null where an earlier release has stored it. */
  readonly email: string | null;
  readonly isGivenUp: boolean;
  /** When it is tried again, or was given up. */
  readonly againAt: number;
  /** Until when a server tries it; null while none does. */
  readonly tryingUntil: number | null;
  /** Why it was not taken the last time. */
  readonly reason: string;
}

/** What an operator is shown of mails that were not taken at once. */
export interface WaitingMailFigures {
  readonly waiting: number;
  /** Since when the oldest waits, milliseconds since 1970; null where none does. */
  readonly oldest: number | null;
  /** Those that were given up. */
  readonly givenUp: number;
  /** Why the last one was not taken; '' where nothing is known. */
  readonly reason: string;
}

export interface WaitingMailRepository {
  add(mail: NewWaitingMail, again: number, reason: string): Promise<void>;
  /**
   * Takes one that is due and leaves it to nobody else until `until`; null where none is.
   * @param id this one, whether it is due or not, unless somebody tries it
   */
  claim(now: number, until: number, id?: string): Promise<WaitingMail | null>;
  /** Leaves it to whoever comes after `again`. */
  retry(mail: WaitingMail, again: number, reason: string): Promise<void>;
  /** Deletes it. */
  remove(mail: WaitingMail): Promise<void>;
  /**
   * Deletes what it says, and remembers what it was for, to whom, when and why it was not sent; forgets those given up
   * before `since`.
   */
  giveUp(mail: WaitingMail, now: number, since: number, reason: string): Promise<void>;
  /** Deletes those that are about something and still wait. */
  forget(about: MailAbout): Promise<void>;
  /** Those that wait, the oldest first, then those given up at `since` and later, the newest first. */
  list(since: number, most: number): Promise<readonly WaitingMailFacts[]>;
  find(id: string): Promise<WaitingMailFacts | null>;
  /** Deletes one, whether it waits or was given up; what it was, or null where there is none. */
  discard(id: string): Promise<WaitingMailFacts | null>;
  /** @param since of those given up, this time and later count, milliseconds since 1970 */
  figures(since: number): Promise<WaitingMailFigures>;
  backlog(): Promise<Backlog>;
}
