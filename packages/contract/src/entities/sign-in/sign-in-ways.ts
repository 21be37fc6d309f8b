import { z } from 'zod';

/** Ways to sign in to this server. */
export const signInWays = z.object({
  /** True when people can sign in with an email address and a password. */
  passwords: z.boolean(),
  /** Outside provider for signing in, with the label of its button; null when there is none. */
  provider: z.object({ label: z.string() }).nullable(),
});

/** Reasons why signing in at the provider failed; the address of the sign-in page carries one. */
export const SIGN_IN_PROBLEMS = [
  'denied',
  'expired',
  'setup',
  'unavailable',
  'unverified',
  'domain',
  'group',
  'taken',
  'deactivated',
] as const;

/** Settings that do not match between the provider and this server. */
export const SETUP_FAULTS = ['issuer', 'audience', 'clock', 'keys', 'client', 'address'] as const;

export type SignInWays = z.infer<typeof signInWays>;
export type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number];
export type SetupFault = (typeof SETUP_FAULTS)[number];
