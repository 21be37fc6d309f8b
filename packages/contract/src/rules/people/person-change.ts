import type { Role } from '../../entities/person.ts';
import type { ErrorCode } from '../../errors.ts';

/** What the rules need to know of an account. */
export interface AccountFacts {
  readonly id: string;
  readonly role: Role;
  readonly isActive: boolean;
}

/** What an administrator may change of an account. */
export interface AccountChange {
  readonly role?: Role | undefined;
  readonly isActive?: boolean | undefined;
}

export type AccountRefusal = Extract<ErrorCode, 'FORBIDDEN' | 'OWN_ACCOUNT' | 'LAST_ADMINISTRATOR'>;

/**
 * Why an account may not be changed like this; null where it may. Only administrators change accounts, nobody deactivates
 * their own, and one administrator always remains.
 * @param administrators how many may sign in now
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
