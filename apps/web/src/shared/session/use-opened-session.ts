import { useEffect } from 'react';
import { useStore } from 'zustand';
import { openSession } from './open-session.ts';
import { type SessionState, sessionStore } from './session-store.ts';

/** Returns the state of this page's session, and opens the session if that was not tried yet. */
export function useOpenedSession(): SessionState {
  const session = useStore(sessionStore);
  useEffect(() => {
    if (session.state === 'unknown') void openSession();
  }, [session.state]);
  return session;
}
