import type { Role } from '@mailwright/contract';

/** Role and plan that the provider's groups give; what is left out stays as it is. */
export interface Standing {
  readonly role?: Role;
  readonly planNumber?: number;
}

export interface IdentityRepository {
  /** Returns the account of a person of a provider, and stores the time of the sign-in; null for an unknown person. */
  use(issuer: string, subject: string, now: number): Promise<string | null>;
  /** Returns whether the account is connected to a person of that provider already. */
  has(issuer: string, userId: string): Promise<boolean>;
  /** Connects a person of a provider to an account; false when either of the two has been connected meanwhile. */
  bind(
    identity: { readonly issuer: string; readonly subject: string; readonly userId: string },
    now: number,
  ): Promise<boolean>;
}
