import type { ProviderWord } from '../auth/port.ts';

/** Authenticator app as it is stored. */
export interface StoredTotp {
  /** Encrypted. */
  readonly secret: string;
  readonly isConfirmed: boolean;
}

/** Second factors of an account. */
export interface Factors {
  readonly totp: boolean;
  readonly passkeys: number;
  /** Number of recovery codes that are not used yet. */
  readonly codesLeft: number;
}

/** Returns whether an account asks for more than the password; recovery codes alone are no second factor. */
export function hasFactor({ totp, passkeys }: Pick<Factors, 'totp' | 'passkeys'>): boolean {
  return totp || passkeys > 0;
}

/** Name of a factor: the authenticator app, or a passkey by its id. */
export type FactorName = 'totp' | { readonly passkey: string };

export interface SecondFactorRepository {
  hasFactor(userId: string): Promise<boolean>;
  factorsOf(userId: string): Promise<Factors>;
  totp(userId: string): Promise<StoredTotp | null>;
  /** Stores a secret to be confirmed, and replaces one that was not confirmed; false when one is confirmed already. */
  begin(userId: string, secret: string, now: number): Promise<boolean>;
  /**
   * Marks the time step of a code as used; false when it, or a later one, was used before. The first call confirms the secret.
   */
  spendStep(userId: string, step: number, now: number): Promise<boolean>;
  /** Marks a recovery code as used; false when there is no such code, or it was used before. */
  spendCode(userId: string, codeHash: string, now: number): Promise<boolean>;
  /** Replaces all recovery codes. */
  setCodes(userId: string, codeHashes: readonly string[]): Promise<void>;
  /**
   * Deletes a factor when `mayGo` allows it for the account's factors; with the last factor the recovery codes too, which are
   * of no use then.
   */
  remove(
    userId: string,
    factor: FactorName,
    mayGo: (own: Factors) => boolean,
  ): Promise<'removed' | 'missing' | 'refused'>;
  /** Deletes all factors, so that the password alone is enough. */
  reset(userId: string): Promise<void>;
}

/**
 * Stores sign-ins that wait for the second factor, after the right password or after a provider; times are milliseconds since
 * 1970.
 */
export interface ChallengeRepository {
  /**
   * Stores a challenge and deletes those that are over; false, and nothing is stored, when the password has been replaced
   * meanwhile.
   */
  add(
    challenge: {
      readonly idHash: string;
      readonly userId: string;
      readonly expiresAt: number;
      readonly word: ProviderWord | null;
      /** Hash of the password that was given; null when none was. */
      readonly passwordHash: string | null;
    },
    now: number,
  ): Promise<boolean>;
  /** Returns the account of a challenge; null when it is over or never existed. */
  userOf(idHash: string, now: number): Promise<string | null>;
  /** Deletes a challenge and returns what the provider sent at its start; `used` when another call has deleted it meanwhile. */
  take(idHash: string): Promise<{ readonly word: ProviderWord | null } | 'used'>;
}
