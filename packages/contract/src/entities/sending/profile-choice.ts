import { z } from 'zod';
import { PROFILE_IDS } from '../../profiles/profile-ids.ts';

/** Which sending system mails are written for; `custom` is the syntax that the server is set up with. */
export const profileChoice = z.enum(['custom', ...PROFILE_IDS]);

export type ProfileChoice = z.infer<typeof profileChoice>;
