import { z } from 'zod';
import { entityId, timestamp } from '../wire.ts';

/** What mails are for that wait while the mail server does not take them. */
export const WAITING_MAIL_KINDS = ['invitation', 'unlock', 'notice'] as const;

/**
 * - `waits`: is tried again by itself
 * - `trying`: a server tries it at this moment
 * - `givenUp`: was refused, or waited for too long; its text is deleted
 */
const WAITING_MAIL_STATES = ['waits', 'trying', 'givenUp'] as const;

/** A mail that the mail server did not take at once. What it says is shown to nobody: links in it let in whoever has them. */
export const waitingMail = z.object({
  id: entityId,
  /** What it is for, and the recipient; null and empty where an earlier release stored it, which kept neither. */
  kind: z.enum(WAITING_MAIL_KINDS).nullable(),
  to: z.string(),
  state: z.enum(WAITING_MAIL_STATES),
  since: timestamp,
  /** How often it was tried. */
  tries: z.int(),
  /** What the mail server answered last, in its words; a sentence of this server where it said nothing. */
  answer: z.string(),
  /** When it is tried again; null where it is not, or is being tried. */
  next: timestamp.nullable(),
});

export const waitingMailList = z.object({
  /** Those that wait, the oldest first, then those that were given up within the last 30 days, the newest first. */
  mails: z.array(waitingMail),
  /** How many there are of both, also where the list ends before. */
  waiting: z.int(),
  givenUp: z.int(),
});

/** What became of a try; `obsolete`: the recipient's account or the invitation is not there any more, and the mail is deleted. */
export const mailTry = z.object({
  outcome: z.enum(['sent', 'obsolete', ...WAITING_MAIL_STATES]),
  /** What the mail server answered; empty where it took the mail. */
  answer: z.string(),
});

export type WaitingMailKind = (typeof WAITING_MAIL_KINDS)[number];
export type WaitingMail = z.infer<typeof waitingMail>;
export type WaitingMailList = z.infer<typeof waitingMailList>;
export type MailTry = z.infer<typeof mailTry>;
