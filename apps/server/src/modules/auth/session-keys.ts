import { createHash, createHmac, randomBytes } from 'node:crypto';

export interface SessionKeys {
  /** Id of the session, known to the client; everything else of the session is derived from it or stored as a hash. */
  readonly sessionId: string;
  /** Key in the HttpOnly cookie of pages opened in a new window. */
  readonly pageSession: string;
}

export function newSessionKeys(): SessionKeys {
  return { sessionId: randomBytes(24).toString('base64url'), pageSession: randomBytes(24).toString('base64url') };
}

/** Returns the bearer token of a session: derived, because the token cannot be computed from the stored hash. */
export function tokenOf(sessionId: string): string {
  return createHmac('sha256', sessionId).update('bearer token').digest('base64url');
}

/** Returns the hash that is stored instead of a key; keys are random enough that a plain hash cannot be guessed. */
export function keyHash(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
