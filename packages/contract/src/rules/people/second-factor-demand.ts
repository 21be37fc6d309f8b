import type { Role } from '../../entities/person.ts';
import type { SecondFactor } from '../../entities/sign-in/second-factor.ts';

/** People who must have a second factor, by the server's configuration: nobody, administrators, or everyone. */
export const SECOND_FACTOR_DEMANDS = ['optional', 'admins', 'everyone'] as const;

export type SecondFactorDemand = (typeof SECOND_FACTOR_DEMANDS)[number];

/** Returns whether people of this role must have a second factor. */
export function demandsSecondFactor(demand: SecondFactorDemand, role: Role): boolean {
  return demand === 'everyone' || (demand === 'admins' && role === 'admin');
}

/** Returns whether one of the factors may be removed: the last one may not when a factor is required. */
export function mayRemoveFactor({
  totp,
  passkeys,
  required,
}: Pick<SecondFactor, 'totp' | 'passkeys' | 'required'>): boolean {
  return !required || Number(totp) + passkeys > 1;
}

/** Proof that the owner changes a factor, and not somebody who found the page open. */
export type AskedProof = 'password' | 'code' | 'nothing';

/**
 * Returns the proof to ask for. A code comes from the app or is a recovery code; an account with neither password nor
 * factor has no proof to give.
 */
export function askedProof({
  hasPassword,
  totp,
  passkeys,
}: Pick<SecondFactor, 'hasPassword' | 'totp' | 'passkeys'>): AskedProof {
  if (hasPassword) return 'password';
  return totp || passkeys > 0 ? 'code' : 'nothing';
}
