import { z } from 'zod';
import { LIMITS } from '../../limits.ts';
import { MESSAGES } from '../../messages.ts';
import { isEmailAddress } from '../../rules/email-address.ts';
import { personName, role } from '../person.ts';
import { entityId, timestamp } from '../wire.ts';
import { newPassword, personText, plan } from './account.ts';

/** Somebody who was asked to join and has not yet. */
export const invitation = z.object({
  id: entityId,
  email: z.string(),
  role,
  plan,
  /** Null when that account is gone, or nobody but the command line asked. */
  invitedBy: personName.nullable(),
  sent: timestamp,
  expires: timestamp,
  isExpired: z.boolean(),
});

export const invitationList = z.object({
  invitations: z.array(invitation),
  /** False where mails are kept on the server and reach nobody. */
  hasMailServer: z.boolean(),
});

export const invitationRequest = z.object({
  email: z
    .string()
    .trim()
    .refine((value) => isEmailAddress(value), { error: MESSAGES.emailInvalid }),
  role: role.default('user'),
  planNumber: z.int().nonnegative(),
});

export const sentInvitation = z.object({
  invitation,
  /** To be passed on by hand where there is no mail server; null where it went by mail. */
  link: z.string().nullable(),
  /** The mail server does not take the mail now; it is tried again by itself. */
  waits: z.boolean(),
});

/** The secret part of a link. */
export const linkToken = z.object({ token: z.string().min(1).max(128) });

/**
 * State and recipient of a link. A link that no longer opens is remembered for a while, so that a page can explain it;
 * a replaced one belongs to an invitation that was sent again, or sent once more to the same address, with a link that
 * still opens.
 */
export const knownLink = z.object({
  state: z.enum(['open', 'used', 'expired', 'revoked', 'replaced']),
  email: z.string(),
});

export const acceptance = linkToken.extend({ firstName: personText, lastName: personText, password: newPassword });

export const passwordReset = linkToken.extend({ password: newPassword });

export const forgottenPassword = z.object({ email: z.string().trim().min(1).max(LIMITS.login.emailMax) });

export type Invitation = z.infer<typeof invitation>;
export type InvitationRequest = z.output<typeof invitationRequest>;
export type KnownLink = z.infer<typeof knownLink>;
export type LinkState = KnownLink['state'];
export type Acceptance = z.output<typeof acceptance>;
