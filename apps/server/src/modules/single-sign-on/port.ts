import type { Role } from '@mailwright/contract';

/** What a provider's groups give somebody; what is left out stays as it is. */
export interface Standing {
  readonly role?: Role;
  readonly planNumber?: number;
}

export interface IdentityRepository {
  /** Who somebody of a provider is here; null for a stranger. Notes that they signed in. */
  use(issuer: string, subject: string, now: number): Promise<string | null>;
  /** Whether somebody of that provider is this person already. */
  has(issuer: string, userId: string): Promise<boolean>;
  /** False when the provider's person has become somebody meanwhile, or somebody else of the provider this person. */
  bind(
    identity: { readonly issuer: string; readonly subject: string; readonly userId: string },
    now: number,
  ): Promise<boolean>;
}
