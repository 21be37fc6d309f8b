import { z } from 'zod';

/** How one can sign in here. */
export const signInWays = z.object({
  /** With an address and a password. */
  passwords: z.boolean(),
  /** At a provider outside, as the button calls it; null where there is none. */
  provider: z.object({ label: z.string() }).nullable(),
});

/** Why signing in at the provider did not lead here: what the sign-in page is told in its address. */
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

/** What does not fit where the provider and this server were set up for each other wrongly. */
export const SETUP_FAULTS = ['issuer', 'audience', 'clock', 'keys', 'client', 'address'] as const;

export type SignInWays = z.infer<typeof signInWays>;
export type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number];
export type SetupFault = (typeof SETUP_FAULTS)[number];
