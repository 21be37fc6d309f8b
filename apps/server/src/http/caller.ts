import type { Actor } from '@mailwright/contract';
import type { UserRecord } from '../modules/users/port.ts';

/** The signed-in person a request comes from. */
export interface Caller {
  readonly user: UserRecord;
  readonly factor: FactorStatus;
  /** Session id as the client sent it; '' on calls that need the token alone. Kept out of logs. */
  readonly sessionId: string;
}

/**
 * State of a session's second factor: the person may have none (`optional`), has one and may not remove the last (`kept`), or
 * has to set one up before anything else (`due`).
 */
export type FactorStatus = 'optional' | 'kept' | 'due';

/** Knows live sessions. */
export interface SessionGate {
  /**
   * Returns the owner of the live session with this token; with a session id, only if both are of one session; null for none.
   * `address`: the
   * address that the session is used from.
   */
  byToken(token: string, sessionId: string | null, address?: string): Promise<Pick<Caller, 'user' | 'factor'> | null>;
}

/** Returns what the contract's rules need to know about a caller. */
export function actorOf(caller: Caller): Actor {
  return { id: caller.user.id, role: caller.user.role, features: caller.user.plan.features };
}
