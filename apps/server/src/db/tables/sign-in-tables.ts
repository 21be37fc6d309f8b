import type { Generated } from 'kysely';

/** Tables of ways to sign in other than a password. */
export interface SignInSchema {
  identities: IdentityTable;
  totp_secrets: TotpSecretTable;
  recovery_codes: RecoveryCodeTable;
  sign_in_challenges: SignInChallengeTable;
  passkeys: PasskeyTable;
  passkey_questions: PasskeyQuestionTable;
}

/** Accounts that people of a sign-in provider have here. */
interface IdentityTable {
  issuer: string;
  /** The provider's own name for the person. */
  subject: string;
  user_id: string;
  created_at: number;
  /** Time of the last sign-in with it. */
  used_at: number;
}

/** Secrets from which people's authenticator apps make their codes. */
interface TotpSecretTable {
  user_id: string;
  /** Encrypted. */
  secret: string;
  created_at: number;
  /** Null until a code has shown that the app has it. */
  confirmed_at: number | null;
  /** The last step of time whose code was used; no code counts twice. */
  last_step: number;
}

/** Codes that open an account once in place of its second factor; hashes alone. */
interface RecoveryCodeTable {
  user_id: string;
  code_hash: string;
  used_at: number | null;
}

/** People who have given the right password and not yet the second factor. */
interface SignInChallengeTable {
  id_hash: string;
  user_id: string;
  expires_at: number;
  /** Encrypted: of the provider that stood in for the password. */
  id_token: Generated<string | null>;
  /** Party that took the place of the password: `provider`, or null for none. */
  origin: Generated<string | null>;
}

interface PasskeyTable {
  id: string;
  user_id: string;
  public_key: string;
  counter: number;
  /** JSON. */
  transports: string;
  name: string;
  created_at: number;
  used_at: number | null;
}

/** Challenges that browsers were asked to sign with a passkey. */
interface PasskeyQuestionTable {
  /** Browser or person that was asked, hashed. */
  asked: string;
  challenge: string;
  expires_at: number;
}
