import { useEffect } from 'react';
import { savesByItself } from '../autosave/saves-by-itself.ts';
import { type EditorSession, isDirty } from '../editor-session.ts';
import { saveTemplate } from './save-template.ts';

/** A save by hand that got no answer is tried again by itself when the connection is back. */
export function useSavingAgain(session: EditorSession): void {
  useEffect(() => {
    const again = () => {
      const { unreachable, saving } = session.state.getState();
      if (unreachable && !saving && isDirty(session) && !savesByItself(session)) void saveTemplate(session);
    };
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [session]);
}
