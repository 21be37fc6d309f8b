import type { Actor, Session as SessionAnswer } from '@mailwright/contract';

/** The person signed in, their plan and what it allows. */
export type Account = Omit<SessionAnswer, 'token' | 'expiresIn' | 'sessionId'>;

/** The account as the contract's permission rules want it. */
export function actorOf(account: Account): Actor {
  return { id: account.principalId, role: account.role, features: account.features };
}
