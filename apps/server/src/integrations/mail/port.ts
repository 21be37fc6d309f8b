import { MAIL_SERVER, oneLine } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { reasonOf } from '../../storage/require-storage.ts';

/** Letters of a mail server's answer that are shown. */
export const MAX_ANSWER_LENGTH = 500;

/** A mail ready to be sent. */
export interface OutgoingMail {
  /** Sender; the server's own address when absent. */
  readonly from?: string;
  readonly replyTo?: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Id of the person whose test mail it is; an outbox shows it to nobody else. */
  readonly testOf?: string;
  /** A link in the text that lets in whoever has it: where mails are kept, it is left out. */
  readonly secretLink?: string;
}

/** A recipient whom the mail server did not take a mail for. */
export interface Refusal {
  readonly address: string;
  /** Reason in the words of the mail server. */
  readonly reason: string;
  /** The mail server takes it another time. */
  readonly isTemporary?: true;
}

export interface DeliveryReport {
  readonly accepted: readonly string[];
  /** Recipients the mail server refused, with its reason. */
  readonly rejected: readonly Refusal[];
  /** Name of the mail in the outbox, where it went no further. */
  readonly keptAs?: string;
  /** The mail server does not take it now, and it is tried again by itself. */
  readonly waits?: true;
}

/** Hands mails to a mail server, or to a folder that keeps them. Throws when the mail as a whole could not be handed over. */
export interface MailSender {
  send(mail: OutgoingMail): Promise<DeliveryReport>;
}

/** Header of a mail that went no further than this server. */
export interface KeptMailHead {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Id of the person whose test mail it is; null for mails of the server itself. */
  readonly testOf: string | null;
  readonly from: string;
  readonly replyTo: readonly string[];
  readonly to: readonly string[];
  readonly subject: string;
}

/** The whole of it. */
export interface KeptMail extends KeptMailHead {
  readonly text: string;
  readonly html: string;
}

export interface Person {
  readonly id: string;
  readonly email: string;
}

/** Mails kept for want of a mail server. */
export interface Outbox {
  /** The newest test mails of a person, newest first. */
  testsOf(personId: string): Promise<readonly KeptMail[]>;
  /** Null for all that is no test mail of this person. */
  readTest(personId: string, name: string): Promise<KeptMail | null>;
  /** Returns every mail sent by or to a person, newest first. */
  ofPerson(person: Person): AsyncIterable<KeptMailHead>;
  /** Deletes everything sent by or to a person. */
  forgetPerson(person: Person): Promise<void>;
  /** Deletes what has been kept for 30 days. */
  forgetOld(): Promise<void>;
}

/** Files of kept mails, under names that begin with their time. */
export interface KeptMails {
  add(name: string, content: Buffer): Promise<void>;
  /** Null where there is none of that name. */
  read(name: string): Promise<Buffer | null>;
  /** The last names in their order, last first; of those before one, where it is given. */
  names(before: string | null, most: number): Promise<readonly string[]>;
  /** Removes the mails with these names, at least one; a mail that is gone already is no error. */
  remove(names: readonly string[]): Promise<void>;
}

/**
 * Returns the failure of a mail that was not taken, with the mail server's own words where it said any.
 * @param words at most one line each is shown
 */
export function mailFailure(words: readonly string[], cause: unknown): AppError {
  const answer = [...new Set(words)].join('; ').slice(0, MAX_ANSWER_LENGTH);
  const sentence =
    answer === ''
      ? 'The mail server did not respond. Please try again later.'
      : `The mail server did not take the mail: ${answer}`;
  return new AppError('UPSTREAM_FAILED', { cause, sentence, details: [{ path: MAIL_SERVER, message: answer }] });
}

/** Returns in one line what the mail server answered to a mail that failed; what kept the mail from it where it said nothing. */
export function failureWords(error: unknown): string {
  const { details = [], cause } = error instanceof AppError ? error.extras : {};
  const words = details.find(({ path }) => path === MAIL_SERVER)?.message || (cause instanceof Error && cause.message);
  return oneLine(words || reasonOf(error)).slice(0, MAX_ANSWER_LENGTH);
}
