import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

import type { Account } from './account.ts';

export interface Session {
  readonly token: string;
  readonly sessionId: string;
  readonly account: Account;
  /** Gets a new session when this one has ended, without changing the page. Returns true when there is one. */
  readonly renew?: () => Promise<boolean>;
}

/** State of this page's session. It is in memory; only the `sessionId` cookie survives a reload. */
export type SessionState =
  | { readonly state: 'unknown' }
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly session: Session }
  /** State of a person who must set up a second factor before any other call is answered. */
  | { readonly state: 'factor-due'; readonly session: Session }
  /** State when the server does not know the cookie's session. */
  | { readonly state: 'refused' }
  | { readonly state: 'unreachable' }
  /** State when the page around this one gave no session. */
  | { readonly state: 'no-ticket' }
  | { readonly state: 'signed-out'; readonly expired: boolean };

export const sessionStore = createStore<SessionState>()(() => ({ state: 'unknown' }));

export function setSession(state: SessionState): void {
  sessionStore.setState(state, true);
}

export function currentSession(): Session | null {
  const state = sessionStore.getState();
  return 'session' in state ? state.session : null;
}

/** Returns whether the person may use pages; not before a required second factor is set up. */
export function mayUsePages(): boolean {
  return sessionStore.getState().state === 'open';
}

/** Records that the person must set up a second factor before the server answers other calls of this session. */
export function noteFactorDue(): void {
  const session = currentSession();
  if (session !== null) setSession({ state: 'factor-due', session });
}

/**
 * Gets another session after the server refused a call of this one. Returns true when there is one, so that the call can be
 * repeated.
 */
export async function replaceSession(refused: Session | null): Promise<boolean> {
  const current = currentSession();
  if (refused !== null && current !== null && current.token !== refused.token) return true;
  if (refused?.renew !== undefined) return refused.renew();
  setSession({ state: 'signed-out', expired: true });
  return false;
}

/** Returns the person signed in. Use it only inside the session gate. */
export function useAccount(): Account {
  const state = useStore(sessionStore);
  if (state.state === 'open') {
    lastAccount = state.session.account;
    return lastAccount;
  }
  // While the gate is leading away from a page, the page may be drawn once more.
  if (lastAccount !== null) return lastAccount;
  throw new Error('useAccount needs an open session');
}

let lastAccount: Account | null = null;

/**
 * Calls `listener` when an open session ends, e.g. to save unsaved work before the page is left. Returns a function that ends
 * that.
 */
export function onSessionEnd(listener: () => void): () => void {
  return sessionStore.subscribe((now, before) => {
    if (before.state === 'open' && now.state !== 'open') listener();
  });
}
