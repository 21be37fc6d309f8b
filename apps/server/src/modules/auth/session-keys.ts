import { createHash, createHmac, randomBytes } from 'node:crypto';

export interface SessionKeys {
  /** Known to the client; everything else of the session follows from it or is stored hashed. */
  readonly sessionId: string;
  /** In the HttpOnly cookie of pages opened in a new window. */
  readonly pageSession: string;
}

export function newSessionKeys(): SessionKeys {
  return { sessionId: randomBytes(24).toString('base64url'), pageSession: randomBytes(24).toString('base64url') };
}

/** The bearer token of a session: derived, because the stored hash cannot be turned back into one. */
export function tokenOf(sessionId: string): string {
  return createHmac('sha256', sessionId).update('bearer token').digest('base64url');
}

/** Returns the hash that is stored instead of a key; keys are random enough that a plain hash cannot be guessed. */
export function keyHash(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
