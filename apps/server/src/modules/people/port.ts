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
  /** Templates and modules of theirs. */
  readonly templates: number;
}

export interface AccountUpdate {
  readonly role?: Role | undefined;
  readonly planNumber?: number | undefined;
  /** Since when it is deactivated; null lets the person in again. */
  readonly deactivatedAt?: number | null;
}

/** Asked with the account as it is while nobody else changes accounts; a non-null answer refuses the change. */
export type AccountGuard<Refusal> = (current: AccountRecord, administrators: number) => Refusal | null;

export type AccountOutcome<Refusal> =
  | { readonly kind: 'done'; readonly account: AccountRecord }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'missing' };

export interface AccountRepository {
  find(id: string): Promise<AccountRecord | null>;
  list(query: AccountQuery): Promise<{ readonly people: readonly AccountRecord[]; readonly total: number }>;
  plans(): Promise<readonly Plan[]>;
  /** Administrators who may sign in. */
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
  /** Takes the place of those to the same address; those that are over since `forgetBefore` are forgotten. */
  add(invitation: NewInvitation, forgetBefore: number): Promise<void>;
  find(id: string): Promise<InvitationRecord | null>;
  findByToken(tokenHash: string): Promise<InvitationRecord | null>;
  /** Neither accepted nor revoked, the newest first. */
  listPending(): Promise<readonly InvitationRecord[]>;
  /** The one to the same address that has taken the place of an invitation, or of its link; null where none did. */
  findNewer(invitation: InvitationRecord): Promise<InvitationRecord | null>;
  /** Gives it another link, and knows the one before as revoked; false where it is pending no more. */
  renew(
    id: string,
    link: { readonly tokenHash: string; readonly now: number; readonly expiresAt: number },
  ): Promise<boolean>;
  /** False where it is pending no more. */
  revoke(id: string, now: number): Promise<boolean>;
  /**
   * Makes the account in the one transaction that uses the link up. `gone`: somebody was faster, or it is over; `taken`:
   * the address has an account meanwhile.
   */
  accept(acceptance: {
    /** The link, or an address that somebody else has verified. */
    readonly by: { readonly tokenHash: string } | { readonly email: string };
    readonly userId: string;
    readonly firstName: string;
    readonly lastName: string;
    /** Null for who signs in some other way. */
    readonly passwordHash: string | null;
    /** In place of what the invitation gives. */
    readonly role?: Role | undefined;
    readonly planNumber?: number | undefined;
    readonly now: number;
  }): Promise<'accepted' | 'gone' | 'taken'>;
}
