import { z } from 'zod';
import { LIMITS } from '../../limits.ts';

/** Six digits of an authenticator app, or a recovery code; blanks and dashes do not count. */
const code = z.string().min(1).max(40);

/** Of the caller's own account; left out where it has none. */
const password = z.string().min(1).max(LIMITS.login.passwordMax).optional();

/** Second factors of an account. */
export const secondFactor = z.object({
  /** An authenticator app. */
  totp: z.boolean(),
  /** Number of passkeys of the account. */
  passkeys: z.int().nonnegative(),
  /** Codes that are not used yet. */
  recoveryCodesLeft: z.int().nonnegative(),
  /** True when this session must have a second factor: the last one of the account cannot be removed. */
  required: z.boolean(),
  /** True when changes ask for the password; without a password they ask for a code, if the account has a factor. */
  hasPassword: z.boolean(),
});

/** Factors that the person may answer with. */
export const askedFactor = z.object({ totp: z.boolean(), passkeys: z.boolean(), recoveryCodes: z.boolean() });

export const factorAnswer = z.object({ code });

/** Before a factor is added, or a passkey removed: what `askedProof` says. */
export const ownerProof = z.object({ password, code: code.optional() });

/** Secret for an authenticator app, as text and as the address in the QR code. */
export const newTotp = z.object({ secret: z.string(), address: z.string() });

export const confirmTotpRequest = z.object({ code });

export const provenRequest = z.object({ password, code });

/** Shown once; each opens the account once in place of the second factor. Null where there are some already. */
export const newRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() });

export type SecondFactor = z.infer<typeof secondFactor>;
export type OwnerProof = z.infer<typeof ownerProof>;
export type AskedFactor = z.infer<typeof askedFactor>;
