import { z } from 'zod';
import { PROFILE_IDS } from '../../profiles/profile-ids.ts';

/** Which sending system mails are written for; `custom` is the syntax that the server is set up with. */
export const profileChoice = z.enum(['custom', ...PROFILE_IDS]);

/** For which sending system the HTML of an answer is written; without it, as it is stored. */
export const writtenQuery = z.object({ profile: profileChoice.optional() });

/** Which mails have to offer a way out and a postal address: `transactional` ones follow from what their reader did. */
export const mailPurpose = z.enum(['marketing', 'transactional']);

export type ProfileChoice = z.infer<typeof profileChoice>;
export type MailPurpose = z.infer<typeof mailPurpose>;
