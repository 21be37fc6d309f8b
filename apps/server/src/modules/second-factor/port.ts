import type { ProviderWord } from '../auth/port.ts';

/** An authenticator app as it is stored. */
export interface StoredTotp {
  /** Encrypted. */
  readonly secret: string;
  readonly isConfirmed: boolean;
}

/** What an account asks for besides the password. */
export interface Factors {
  readonly totp: boolean;
  readonly passkeys: number;
  /** Recovery codes that are not used yet. */
  readonly codesLeft: number;
}

/** Whether an account asks for more than the password; recovery codes alone stand in for nothing. */
export function hasFactor({ totp, passkeys }: Pick<Factors, 'totp' | 'passkeys'>): boolean {
  return totp || passkeys > 0;
}

/** The authenticator app, or the passkey of an id. */
export type FactorName = 'totp' | { readonly passkey: string };

export interface SecondFactorRepository {
  hasFactor(userId: string): Promise<boolean>;
  factorsOf(userId: string): Promise<Factors>;
  totp(userId: string): Promise<StoredTotp | null>;
  /** Keeps a secret until it is confirmed, in place of another one that was not; false where one is confirmed. */
  begin(userId: string, secret: string, now: number): Promise<boolean>;
  /** Uses a code's step of time up; false when it, or a later one, was used before. The first one confirms the secret. */
  spendStep(userId: string, step: number, now: number): Promise<boolean>;
  /** Uses a recovery code up; false when there is no such code, or it was used before. */
  spendCode(userId: string, codeHash: string, now: number): Promise<boolean>;
  /** Puts these in place of all there are. */
  setCodes(userId: string, codeHashes: readonly string[]): Promise<void>;
  /**
   * Forgets a factor where the guard lets go of one of those there are; with the last one the recovery codes as well,
   * which stand in for nothing then.
   */
  remove(
    userId: string,
    factor: FactorName,
    mayGo: (own: Factors) => boolean,
  ): Promise<'removed' | 'missing' | 'refused'>;
  /** Forgets everything, so that the password alone lets them in. */
  reset(userId: string): Promise<void>;
}

/** Somebody who has given the right password, or was let in by a provider, and not yet the second factor; times are milliseconds since 1970. */
export interface ChallengeRepository {
  /** Forgets those that are over. False, and nothing is kept, when the password has been replaced meanwhile. */
  add(
    challenge: {
      readonly idHash: string;
      readonly userId: string;
      readonly expiresAt: number;
      readonly word: ProviderWord | null;
      /** What the password was that was given; null where none was. */
      readonly passwordHash: string | null;
    },
    now: number,
  ): Promise<boolean>;
  /** Whose it is; null when it is over or never was. */
  userOf(idHash: string, now: number): Promise<string | null>;
  /** What the provider had said before; `used` when somebody else has used it up meanwhile. */
  take(idHash: string): Promise<{ readonly word: ProviderWord | null } | 'used'>;
}
