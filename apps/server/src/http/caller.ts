import type { Actor } from '@mailwright/contract';
import type { UserRecord } from '../modules/users/port.ts';

/** The signed-in person a request comes from. */
export interface Caller {
  readonly user: UserRecord;
  /** The session id as the client sent it; kept out of logs. */
  readonly sessionId: string;
}

/** Knows live sessions. */
export interface SessionGate {
  /**
   * The caller whose live session has this token; null when there is none. Where `sessionId` is given, it has to be
   * that session's.
   */
  authenticate(token: string, sessionId: string | null): Promise<Caller | null>;
}

/** What the contract's rules need to know of a caller. */
export function actorOf(caller: Caller): Actor {
  return { id: caller.user.id, role: caller.user.role, features: caller.user.plan.features };
}
