import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

import type { Account } from './account.ts';

export interface Session {
  readonly token: string;
  readonly sessionId: string;
  readonly account: Account;
  /** Gets a session in its place when it has ended, with the page left as it is; true when there is one. */
  readonly renew?: () => Promise<boolean>;
}

/** Where this page stands with its session. It lives in memory; only the `sessionId` cookie survives a reload. */
export type SessionState =
  | { readonly state: 'unknown' }
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly session: Session }
  /** The person has to set up a second factor before anything else answers. */
  | { readonly state: 'factor-due'; readonly session: Session }
  /** The server does not know the cookie's session. */
  | { readonly state: 'refused' }
  | { readonly state: 'unreachable' }
  /** The page around this one handed over no session. */
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

/** Whether pages are open to the person: who has to set up a second factor first is on the way to it. */
export function mayUsePages(): boolean {
  return sessionStore.getState().state === 'open';
}

/** The server answers nothing else of this session before there is a second factor. */
export function noteFactorDue(): void {
  const session = currentSession();
  if (session !== null) setSession({ state: 'factor-due', session });
}

/** The server refused a call of this session. True when there is another one, with which it can be made again. */
export async function replaceSession(refused: Session | null): Promise<boolean> {
  const current = currentSession();
  if (refused !== null && current !== null && current.token !== refused.token) return true;
  if (refused?.renew !== undefined) return refused.renew();
  setSession({ state: 'signed-out', expired: true });
  return false;
}

/** The person signed in. Only for what the session gate lets through. */
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

/** Calls back when a session that was open ends, e.g. to keep unsaved work before the page leaves. */
export function onSessionEnd(listener: () => void): () => void {
  return sessionStore.subscribe((now, before) => {
    if (before.state === 'open' && now.state !== 'open') listener();
  });
}
