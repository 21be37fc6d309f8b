import { randomBytes } from 'node:crypto';
import type { LinkState } from '@mailwright/contract';

/** The secret part of a link: 256 random bits. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A page with the token behind the `#`, where neither logs nor other sites get to see it. */
export function linkTo(publicUrl: string, page: 'invitation' | 'new-password', token: string): string {
  return `${publicUrl}/${page}#${token}`;
}

interface LinkTimes {
  readonly expiresAt: number;
  readonly usedAt: number | null;
  readonly revokedAt?: number | null;
}

/** What became of a link. */
export function linkState({ expiresAt, usedAt, revokedAt = null }: LinkTimes, now: number): LinkState {
  if (usedAt !== null) return 'used';
  if (revokedAt !== null) return 'revoked';
  return expiresAt <= now ? 'expired' : 'open';
}
