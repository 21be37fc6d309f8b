import { randomBytes } from 'node:crypto';
import type { LinkState } from '@mailwright/contract';

/** Returns the secret part of a link: 256 random bits. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the address of a page, with the token after the `#`, which neither logs nor other sites see. */
export function linkTo(publicUrl: string, page: 'invitation' | 'new-password', token: string): string {
  return `${publicUrl}/${page}#${token}`;
}

interface LinkTimes {
  readonly expiresAt: number;
  readonly usedAt: number | null;
  readonly revokedAt?: number | null;
}

/** Returns the state of a link at `now`. */
export function linkState({ expiresAt, usedAt, revokedAt = null }: LinkTimes, now: number): LinkState {
  if (usedAt !== null) return 'used';
  if (revokedAt !== null) return 'revoked';
  return expiresAt <= now ? 'expired' : 'open';
}
