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
