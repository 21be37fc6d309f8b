import { keyHash } from '../auth/session-keys.ts';
import { linkTo, newLinkToken } from '../people/link-token.ts';
import type { PasswordLinkRepository } from './port.ts';

const MINUTE = 60_000;
/** Time a link is valid, and time a link is remembered before it is deleted, milliseconds. */
const LASTS = 30 * MINUTE;
const KNOWN_FOR = 7 * 24 * 60 * MINUTE;

interface PasswordLinkDeps {
  readonly links: Pick<PasswordLinkRepository, 'add'>;
  readonly publicUrl: string;
  readonly now: () => number;
}

/** Makes a link that lets somebody choose a new password, once. */
export async function makePasswordLink({ links, publicUrl, now }: PasswordLinkDeps, userId: string): Promise<string> {
  const token = newLinkToken();
  const time = now();
  await links.add({ tokenHash: keyHash(token), userId, now: time, expiresAt: time + LASTS }, time - KNOWN_FOR);
  return linkTo(publicUrl, 'new-password', token);
}
