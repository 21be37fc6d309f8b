import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { currentSession } from '../../../shared/session/session-store.ts';
import { type EditorSession, isDirty } from './editor-session.ts';

/** Asks before unsaved work is left, inside the app and by the browser's own means on reload and close. */
export function useLeaveGuard(session: EditorSession) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    // A session that ended leads to the sign-in screen and back; the draft of this device bridges it.
    if (currentSession() === null) return false;
    return wouldLose(session) && currentLocation.pathname !== nextLocation.pathname;
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (wouldLose(session) && !session.state.getState().reloading) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [session]);
  return blocker;
}

/** What a lost lock keeps from being saved waits on this device for the next visit. */
function wouldLose(session: EditorSession): boolean {
  const { lock, draftKept } = session.state.getState();
  return isDirty(session) && !(lock.kind === 'lost' && draftKept);
}
