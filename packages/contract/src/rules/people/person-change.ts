import type { Role } from '../../entities/person.ts';
import type { ErrorCode } from '../../errors.ts';

/** Facts of an account that the rules need. */
export interface AccountFacts {
  readonly id: string;
  readonly role: Role;
  readonly isActive: boolean;
}

/** Change of an account by an administrator. */
export interface AccountChange {
  readonly role?: Role | undefined;
  readonly isActive?: boolean | undefined;
}

export type AccountRefusal = Extract<ErrorCode, 'FORBIDDEN' | 'OWN_ACCOUNT' | 'LAST_ADMINISTRATOR'>;

/**
 * Returns the reason why an account may not be changed like this; null when it may. Only administrators change
 * accounts, nobody deactivates their own, and one administrator always remains.
 * @param administrators number of administrators who can sign in now
 */
export function accountRefusal(
  actor: { readonly id: string; readonly role: Role },
  account: AccountFacts,
  change: AccountChange,
  administrators: number,
): AccountRefusal | null {
  if (actor.role !== 'admin') return 'FORBIDDEN';
  if (change.isActive === false && account.id === actor.id) return 'OWN_ACCOUNT';
  const isAdministrator = account.role === 'admin' && account.isActive;
  const remainsOne = (change.role ?? account.role) === 'admin' && (change.isActive ?? account.isActive);
  return isAdministrator && !remainsOne && administrators <= 1 ? 'LAST_ADMINISTRATOR' : null;
}
