import { z } from 'zod';
import { entityId, timestamp } from '../wire.ts';

/** Kinds of mails that wait while the mail server does not take them. */
export const WAITING_MAIL_KINDS = ['invitation', 'unlock', 'notice'] as const;

/**
 * - `waits`: is tried again by itself
 * - `trying`: a server tries it at this moment
 * - `givenUp`: was refused, or waited for too long; its text is deleted
 */
const WAITING_MAIL_STATES = ['waits', 'trying', 'givenUp'] as const;

/** A mail that the mail server did not take at once. Its text is shown to nobody, since its links let in whoever has them. */
export const waitingMail = z.object({
  id: entityId,
  /** Kind and recipient of the mail; null and '' when an earlier release stored it, which saved neither. */
  kind: z.enum(WAITING_MAIL_KINDS).nullable(),
  to: z.string(),
  state: z.enum(WAITING_MAIL_STATES),
  since: timestamp,
  /** Number of tries so far. */
  tries: z.int(),
  /** Latest answer of the mail server, in its words; a sentence of this server when the mail server gave none. */
  answer: z.string(),
  /** Time of the next try; null when there is none, or when the mail is being tried now. */
  next: timestamp.nullable(),
});

export const waitingMailList = z.object({
  /** Those that wait, the oldest first, then those that were given up within the last 30 days, the newest first. */
  mails: z.array(waitingMail),
  /** Number of mails that wait, and of those that were given up, including mails beyond the end of the list. */
  waiting: z.int(),
  givenUp: z.int(),
});

/** Result of a try; `obsolete`: the recipient's account or invitation no longer exists, and the mail is deleted. */
export const mailTry = z.object({
  outcome: z.enum(['sent', 'obsolete', ...WAITING_MAIL_STATES]),
  /** Answer of the mail server; '' when it took the mail. */
  answer: z.string(),
});

export type WaitingMailKind = (typeof WAITING_MAIL_KINDS)[number];
export type WaitingMail = z.infer<typeof waitingMail>;
export type WaitingMailList = z.infer<typeof waitingMailList>;
export type MailTry = z.infer<typeof mailTry>;
