import { Secret, TOTP } from 'otpauth';

/** What authenticator apps call the product. */
const ISSUER = 'Mailwright';
/** Seconds of a step, and how many steps a clock may be off. */
const PERIOD = 30;
const WINDOW = 1;

/** Codes of an authenticator app, by the rules that all of them know: SHA-1, six digits, 30 seconds. */
function totpOf(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
  });
}

/** 160 random bits, in base 32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What stands in the QR code. */
export function totpAddress(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** The step of time that a code is of; null where it is of none near now. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  // The library compares bytes, and fails where six characters are more of them.
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta;
}
