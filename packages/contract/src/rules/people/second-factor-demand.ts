import type { Role } from '../../entities/person.ts';
import type { SecondFactor } from '../../entities/sign-in/second-factor.ts';

/** Whom a server may ask for a second factor: nobody has to have one, administrators have to, or everyone. */
export const SECOND_FACTOR_DEMANDS = ['optional', 'admins', 'everyone'] as const;

export type SecondFactorDemand = (typeof SECOND_FACTOR_DEMANDS)[number];

/** Whether somebody of this role has to have a second factor. */
export function demandsSecondFactor(demand: SecondFactorDemand, role: Role): boolean {
  return demand === 'everyone' || (demand === 'admins' && role === 'admin');
}

/** Whether one of these may be removed: the last one stays where it is required. */
export function mayRemoveFactor({
  totp,
  passkeys,
  required,
}: Pick<SecondFactor, 'totp' | 'passkeys' | 'required'>): boolean {
  return !required || Number(totp) + passkeys > 1;
}

/** What has to prove that a factor is changed by its owner, and not by whoever finds the page open. */
export type AskedProof = 'password' | 'code' | 'nothing';

/** A code is of the app, or a recovery code; who has neither password nor factor has nothing to prove it with. */
export function askedProof({
  hasPassword,
  totp,
  passkeys,
}: Pick<SecondFactor, 'hasPassword' | 'totp' | 'passkeys'>): AskedProof {
  if (hasPassword) return 'password';
  return totp || passkeys > 0 ? 'code' : 'nothing';
}
