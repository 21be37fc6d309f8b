import { ApiError } from '../api/api-error.ts';
import { NoTicketError } from '../embedding/ask-for-ticket.ts';
import { allowParents, isEmbedded, isFramed } from '../embedding/parent-window.ts';
import { sessionById } from './session-by-id.ts';
import { sessionByTicket } from './session-by-ticket.ts';
import { readSessionCookie } from './session-cookie.ts';
import { type Session, type SessionState, sessionStore, setSession } from './session-store.ts';

/**
 * Exchanges the cookie's session for a token and the principal; without one, a framed page asks the page around it. It never
 * rejects; the store has the result.
 */
export async function openSession(): Promise<void> {
  const { state } = sessionStore.getState();
  if (state === 'opening' || state === 'open' || state === 'factor-due') return;
  const cookie = readSessionCookie();
  const hasHost = isEmbedded() && isFramed();
  if (cookie === null && !hasHost) return setSession({ state: 'signed-out', expired: false });
  setSession({ state: 'opening' });
  try {
    const session = await findSession(cookie, hasHost);
    allowParents(session.account.embedOrigins);
    setSession({ state: session.account.secondFactorRequired ? 'factor-due' : 'open', session });
  } catch (error) {
    setSession(failure(error, hasHost));
  }
}

async function findSession(cookie: string | null, hasHost: boolean): Promise<Session> {
  if (cookie === null) return sessionByTicket('start');
  try {
    return await sessionById(cookie);
  } catch (error) {
    if (hasHost && isRefusal(error)) return sessionByTicket('start');
    throw error;
  }
}

function failure(error: unknown, hasHost: boolean): SessionState {
  if (error instanceof NoTicketError) return { state: 'no-ticket' };
  if (isRefusal(error)) return { state: hasHost ? 'no-ticket' : 'refused' };
  return { state: 'unreachable' };
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  // Without a secret to check tickets by, the server answers 503: trying again will not help, asking somebody will.
  return (error.status >= 400 && error.status < 500 && error.status !== 429) || error.code === 'NOT_CONFIGURED';
}
