import { useEffect, useState } from 'react';
import type { Blocker } from '../../../shared/navigation/use-blocker.ts';
import { useBlocker } from '../../../shared/navigation/use-blocker.ts';
import { mayUsePages } from '../../../shared/session/session-store.ts';
import { type EditorSession, isDirty } from '../core/session/editor-session.ts';
import { outlivesPage, saveAutomatically } from './autosave/save-automatically.ts';
import { savesByItself } from './autosave/saves-by-itself.ts';

/** Longest time that leaving waits for an automatic save before it asks, milliseconds. */
const MAX_SAVE_WAIT_MS = 8000;

/**
 * Asks before unsaved work is left, inside the app and by the browser's own means on reload and close. What the editor
 * saves by itself is saved first, and only asked about when that fails: until then the blocker says `unblocked`.
 */
export function useLeaveGuard(session: EditorSession): Blocker {
  const blocker = useBlocker(() => {
    // A session that ended leads to the sign-in screen and back; the draft of this device bridges it.
    if (!mayUsePages()) return false;
    return wouldLose(session);
  });
  const [asking, setAsking] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one attempt for each time that leaving is stopped.
  useEffect(() => {
    if (blocker.state !== 'blocked') {
      setAsking(false);
      return;
    }
    void saveFirst(session).then((saved) => {
      if (saved) blocker.proceed();
      // What the save itself asks has to be answered first.
      else if (session.state.getState().dialog !== null) blocker.reset();
      else setAsking(true);
    });
  }, [blocker.state]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (session.state.getState().reloading) return;
      // Pictures on their way are in the library at best; nothing else brings them to their places.
      const isArriving = session.view.getState().pendingImages !== null;
      if (isArriving || (wouldLose(session) && !isLookedAfter(session))) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [session]);
  return asking || blocker.state !== 'blocked' ? blocker : UNBLOCKED;
}

const UNBLOCKED: Blocker = { state: 'unblocked' };

/**
 * Returns whether leaving would lose work. Work that a lost lock prevents from being saved waits on this device for the
 * next visit.
 */
function wouldLose(session: EditorSession): boolean {
  const { lock, draftKept } = session.state.getState();
  return isDirty(session) && !(lock.kind === 'lost' && draftKept);
}

async function saveFirst(session: EditorSession): Promise<boolean> {
  if (!savesByItself(session) || session.state.getState().held !== null) return false;
  const { promise: late, resolve } = Promise.withResolvers<'late'>();
  const timer = window.setTimeout(() => resolve('late'), MAX_SAVE_WAIT_MS);
  const outcome = await Promise.race([saveAutomatically(session), late]);
  window.clearTimeout(timer);
  return outcome === 'saved' && !isDirty(session);
}

/** The editor saves it in a request that outlives the page, or finds it on this device at the next visit. */
function isLookedAfter(session: EditorSession): boolean {
  const { held, draftKept } = session.state.getState();
  return savesByItself(session) && held === null && (draftKept || outlivesPage(session));
}
