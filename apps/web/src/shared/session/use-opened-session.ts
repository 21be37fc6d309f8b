import { useEffect } from 'react';
import { useStore } from 'zustand';
import { openSession } from './open-session.ts';
import { type SessionState, sessionStore } from './session-store.ts';

/** Where this page stands with its session, which is looked for where nobody has yet. */
export function useOpenedSession(): SessionState {
  const session = useStore(sessionStore);
  useEffect(() => {
    if (session.state === 'unknown') void openSession();
  }, [session.state]);
  return session;
}
