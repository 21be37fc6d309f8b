import { useEffect } from 'react';
import { type EditorSession, isDirty } from '../../core/session/editor-session.ts';
import { savesByItself } from '../autosave/saves-by-itself.ts';
import { saveTemplate } from './save-template.ts';

/** Milliseconds before each try: a connection is told of a little before it carries anything. */
const PAUSES = [0, 1000, 2000, 4000, 8000];

/** A save by hand that got no answer is tried again by itself when the connection is back. */
export function useSavingAgain(session: EditorSession): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const trySoon = ([pause, ...later]: readonly number[]) => {
      clearTimeout(timer);
      if (pause === undefined) return;
      const own = setTimeout(async () => {
        const isOver = await saveAgain(session);
        if (!isOver && timer === own) trySoon(later);
      }, pause);
      timer = own;
    };
    const begin = () => trySoon(PAUSES);
    const end = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    window.addEventListener('online', begin);
    window.addEventListener('offline', end);
    return () => {
      end();
      window.removeEventListener('online', begin);
      window.removeEventListener('offline', end);
    };
  }, [session]);
}

/** Saves again when needed. Returns whether no further try is needed. */
async function saveAgain(session: EditorSession): Promise<boolean> {
  const { unreachable, saving } = session.state.getState();
  if (!isDirty(session) || savesByItself(session)) return true;
  // It began without a connection and may end so.
  if (saving) return false;
  if (!unreachable) return true;
  await saveTemplate(session, { again: true });
  return !session.state.getState().unreachable;
}
