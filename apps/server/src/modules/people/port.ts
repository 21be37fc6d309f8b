import type { AccountQuery, Plan, Role } from '@mailwright/contract';

/** An account as administrators see it; times are milliseconds since 1970. */
export interface AccountRecord {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly image: string | null;
  readonly role: Role;
  readonly plan: Plan;
  readonly isActive: boolean;
  readonly hasSecondFactor: boolean;
  readonly created: number;
  readonly lastSeen: number | null;
  /** Number of the person's templates and modules. */
  readonly templates: number;
}

export interface AccountUpdate {
  readonly role?: Role | undefined;
  readonly planNumber?: number | undefined;
  /** Time of the deactivation; null activates the account again. */
  readonly deactivatedAt?: number | null;
}

/** Called with the account as it is while nobody else changes accounts; a non-null result refuses the change. */
export type AccountGuard<Refusal> = (current: AccountRecord, administrators: number) => Refusal | null;

export type AccountOutcome<Refusal> =
  | { readonly kind: 'done'; readonly account: AccountRecord }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'missing' };

export interface AccountRepository {
  find(id: string): Promise<AccountRecord | null>;
  list(query: AccountQuery): Promise<{ readonly people: readonly AccountRecord[]; readonly total: number }>;
  plans(): Promise<readonly Plan[]>;
  /** Returns the number of administrators who may sign in. */
  countAdministrators(): Promise<number>;
  change<Refusal>(change: {
    readonly id: string;
    readonly update: AccountUpdate;
    readonly guard: AccountGuard<Refusal>;
  }): Promise<AccountOutcome<Refusal>>;
}

export interface InvitationRecord {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly plan: Plan;
  readonly invitedBy: { readonly id: string; readonly firstName: string; readonly lastName: string } | null;
  readonly sentAt: number;
  readonly expiresAt: number;
  readonly acceptedAt: number | null;
  readonly revokedAt: number | null;
}

export interface NewInvitation {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly planNumber: number;
  readonly invitedBy: string | null;
  readonly tokenHash: string;
  readonly now: number;
  readonly expiresAt: number;
}

export interface InvitationRepository {
  /**
   * Stores an invitation, revokes earlier ones to the same address, and deletes invitations that ended before `forgetBefore`.
   */
  add(invitation: NewInvitation, forgetBefore: number): Promise<void>;
  find(id: string): Promise<InvitationRecord | null>;
  findByToken(tokenHash: string): Promise<InvitationRecord | null>;
  /** Returns the invitations that are neither accepted nor revoked, newest first. */
  listPending(): Promise<readonly InvitationRecord[]>;
  /** Returns the invitation to the same address that has replaced this one, or its link; null when there is none. */
  findNewer(invitation: InvitationRecord): Promise<InvitationRecord | null>;
  /**
   * Replaces the link of an invitation, and stores the previous one as revoked; false when the invitation is no longer pending.
   */
  renew(
    id: string,
    link: { readonly tokenHash: string; readonly now: number; readonly expiresAt: number },
  ): Promise<boolean>;
  /** Revokes an invitation; false when it is no longer pending. */
  revoke(id: string, now: number): Promise<boolean>;
  /**
   * Makes the account in the transaction that marks the link as used. `gone`: somebody was faster, or the link is over;
   * `taken`: the address has an account meanwhile.
   */
  accept(acceptance: {
    /** Hash of the link's token, or an email address that a provider has verified. */
    readonly by: { readonly tokenHash: string } | { readonly email: string };
    readonly userId: string;
    readonly firstName: string;
    readonly lastName: string;
    /** Null for a person who signs in without a password. */
    readonly passwordHash: string | null;
    /** Role that replaces the one in the invitation. */
    readonly role?: Role | undefined;
    readonly planNumber?: number | undefined;
    readonly now: number;
  }): Promise<'accepted' | 'gone' | 'taken'>;
}
