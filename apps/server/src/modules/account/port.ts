/** Stores what people may change of their own account. */
export interface OwnAccountRepository {
  /** Returns the hash of the account's password; null for an unknown account, and for an account without a password. */
  passwordHash(userId: string): Promise<string | null>;
  /**
   * Stores a new password; false, and nothing is changed, when the password is no longer the one that `replaces` names. In the
   * same transaction it ends the person's sessions except `keep`, sign-ins begun with the old password, and links to choose a
   * new one.
   */
  setPassword(password: {
    readonly userId: string;
    readonly passwordHash: string;
    readonly replaces: string;
    readonly keep: string;
    readonly now: number;
  }): Promise<boolean>;
  rename(userId: string, name: { readonly firstName: string; readonly lastName: string }): Promise<void>;
  /** Stores the address of the person's picture; null shows initials. */
  setImage(userId: string, image: string | null): Promise<void>;
}

/** A link that lets somebody choose a new password; times are milliseconds since 1970. */
export interface PasswordLink {
  readonly userId: string;
  readonly expiresAt: number;
  readonly usedAt: number | null;
}

export interface PasswordLinkRepository {
  /** Stores a link, and deletes links that ended before `forgetBefore`. */
  add(
    link: { readonly tokenHash: string; readonly userId: string; readonly now: number; readonly expiresAt: number },
    forgetBefore: number,
  ): Promise<void>;
  find(tokenHash: string): Promise<PasswordLink | null>;
  /**
   * Marks the link as used, stores the password and ends every session of the person, in one transaction; false when the link
   * is used or over.
   */
  use(tokenHash: string, passwordHash: string, now: number): Promise<boolean>;
}
