import { endpoints } from '@mailwright/contract';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { readSessionCookie } from './session-cookie.ts';
import { sessionStore, setSession } from './session-store.ts';

/** Exchanges the cookie's session for a token and the principal; never throws, the store says how it went. */
export async function openSession(): Promise<void> {
  const { state } = sessionStore.getState();
  if (state === 'opening' || state === 'open') return;
  const sessionId = readSessionCookie();
  if (sessionId === null) return setSession({ state: 'signed-out', expired: false });
  setSession({ state: 'opening' });
  try {
    const {
      token,
      expiresIn: _,
      sessionId: __,
      ...account
    } = await call(endpoints.auth.credentials, {
      body: { sessionId, type: 'email' },
    });
    setSession({ state: 'open', session: { token, sessionId, account } });
  } catch (error) {
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
    setSession({ state: refused ? 'refused' : 'unreachable' });
  }
}
