import { z } from 'zod';
import { PROFILE_IDS } from '../../profiles/profile-ids.ts';

/** Sending system that mails are written for; `custom` is the syntax from the server's configuration. */
export const profileChoice = z.enum(['custom', ...PROFILE_IDS]);

/** Sending system that the HTML of an answer is written for; without it, the HTML is as stored. */
export const writtenQuery = z.object({ profile: profileChoice.optional() });

/**
 * Purpose of a mail. `marketing` mails need an unsubscribe link and a postal address; `transactional` ones answer an
 * act of their reader.
 */
export const mailPurpose = z.enum(['marketing', 'transactional']);

export type ProfileChoice = z.infer<typeof profileChoice>;
export type MailPurpose = z.infer<typeof mailPurpose>;
