import type { WaitingMailKind } from '@mailwright/contract';
import type { Backlog } from '../../metrics/backlog-metrics.ts';

/** Time after which a mail that was given up is deleted, milliseconds. */
export const REMEMBERED_FOR = 30 * 24 * 3_600_000;

/** Key of a mail's purpose and person, by which mails that are no longer needed are found. */
export type MailAbout = `${WaitingMailKind} ${string}`;

/** Mail that the mail server has not accepted yet, reserved by the server that tries it. */
export interface WaitingMail {
  readonly id: string;
  readonly about: string;
  /** Encrypted, because it may contain links that let in anybody who has them. */
  readonly content: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Number of tries since it waits. */
  readonly tries: number;
  /** Time until which it is reserved. */
  readonly lease: number;
}

export interface NewWaitingMail extends Pick<WaitingMail, 'id' | 'content' | 'createdAt'> {
  readonly about: MailAbout;
  readonly email: string;
}

/** Facts about a waiting mail without its text; times are milliseconds since 1970. */
export interface WaitingMailFacts extends Pick<WaitingMail, 'id' | 'about' | 'createdAt' | 'tries'> {
  /** Null when an earlier release has stored the mail. */
  readonly email: string | null;
  readonly isGivenUp: boolean;
  /** Time of the next try, or time when it was given up. */
  readonly againAt: number;
  /** Time until which a server tries it; null while none does. */
  readonly tryingUntil: number | null;
  /** Reason why the mail server did not accept it the last time. */
  readonly reason: string;
}

/** Figures for operators about mails that were not accepted at once. */
export interface WaitingMailFigures {
  readonly waiting: number;
  /** Time since when the oldest mail waits, milliseconds since 1970; null when none waits. */
  readonly oldest: number | null;
  /** Number of mails that were given up. */
  readonly givenUp: number;
  /** Reason why the last one was not accepted; '' when unknown. */
  readonly reason: string;
}

export interface WaitingMailRepository {
  add(mail: NewWaitingMail, again: number, reason: string): Promise<void>;
  /**
   * Reserves a mail that is due until `until`; null when there is none.
   * @param id reserves this mail, due or not, unless a server tries it
   */
  claim(now: number, until: number, id?: string): Promise<WaitingMail | null>;
  /** Releases the mail until `again`. */
  retry(mail: WaitingMail, again: number, reason: string): Promise<void>;
  /** Deletes it. */
  remove(mail: WaitingMail): Promise<void>;
  /**
   * Deletes the text of a mail, and remembers its purpose, its recipient, and when and why it was not sent; deletes mails that
   * were given up before `since`.
   */
  giveUp(mail: WaitingMail, now: number, since: number, reason: string): Promise<void>;
  /** Deletes the mails with this purpose that still wait. */
  forget(about: MailAbout): Promise<void>;
  /** Returns the mails that wait, oldest first, then those given up at `since` and later, newest first. */
  list(since: number, most: number): Promise<readonly WaitingMailFacts[]>;
  find(id: string): Promise<WaitingMailFacts | null>;
  /** Deletes a mail, whether it waits or was given up, and returns what it was; null when there is none. */
  discard(id: string): Promise<WaitingMailFacts | null>;
  /**
   * Returns the figures.
   * @param since mails given up at this time and later count, milliseconds since 1970
   */
  figures(since: number): Promise<WaitingMailFigures>;
  backlog(): Promise<Backlog>;
}
