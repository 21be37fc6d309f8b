import { Secret, TOTP } from 'otpauth';

/** Name of the product in authenticator apps. */
const ISSUER = 'Mailwright';
/** Length of a time step, seconds, and number of steps that a clock may be off. */
const PERIOD = 30;
const WINDOW = 1;

/** Returns the code generator with the settings that all authenticator apps support: SHA-1, six digits, 30 seconds. */
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

/** Returns 160 random bits, in base 32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the address that the QR code contains. */
export function totpAddress(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** Returns the time step of a code; null when the code is of no step near now. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  // The library compares bytes, and fails where six characters are more of them.
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta;
}
