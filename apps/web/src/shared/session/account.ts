import type { Actor, Session as SessionAnswer } from '@mailwright/contract';

/** Person signed in, with their plan and its features. */
export type Account = Omit<SessionAnswer, 'token' | 'expiresIn' | 'sessionId'>;

/** Returns the account as the contract's permission rules need it. */
export function actorOf(account: Account): Actor {
  return { id: account.principalId, role: account.role, features: account.features };
}
