/** What a person may change of their own account. */
export interface OwnAccountRepository {
  /** Null for somebody who is not there, and for an account without one. */
  passwordHash(userId: string): Promise<string | null>;
  /**
   * What the old password has begun, or a link to a new one would, leads nowhere any more; of the sessions one stays. All of
   * it, or nothing: false where the password is not the one any more that it replaces.
   */
  setPassword(password: {
    readonly userId: string;
    readonly passwordHash: string;
    readonly replaces: string;
    readonly keep: string;
    readonly now: number;
  }): Promise<boolean>;
  rename(userId: string, name: { readonly firstName: string; readonly lastName: string }): Promise<void>;
  /** Address of a picture; null shows initials. */
  setImage(userId: string, image: string | null): Promise<void>;
}

/** A link that lets somebody choose a new password; times are milliseconds since 1970. */
export interface PasswordLink {
  readonly userId: string;
  readonly expiresAt: number;
  readonly usedAt: number | null;
}

export interface PasswordLinkRepository {
  /** Forgets those that ended before `forgetBefore`. */
  add(
    link: { readonly tokenHash: string; readonly userId: string; readonly now: number; readonly expiresAt: number },
    forgetBefore: number,
  ): Promise<void>;
  find(tokenHash: string): Promise<PasswordLink | null>;
  /** Uses the link up, stores the password and ends every session of the person, in one transaction; false where the link is used or over. */
  use(tokenHash: string, passwordHash: string, now: number): Promise<boolean>;
}
