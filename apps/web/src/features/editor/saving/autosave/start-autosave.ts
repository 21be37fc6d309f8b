import { sessionStore } from '../../../../shared/session/session-store.ts';
import { type EditorSession, isDirty } from '../../core/session/editor-session.ts';
import { createAutosave } from './create-autosave.ts';
import { saveAutomatically } from './save-automatically.ts';
import { savesByItself } from './saves-by-itself.ts';

/** Lets the editor save by itself: five seconds after the last change, and when the page is left. Returns what ends it. */
export function startAutosave(session: EditorSession): () => void {
  const { editor, state } = session;
  const autosave = createAutosave({
    isDue: () => isDirty(session) && savesByItself(session) && !isHeld(session),
    save: (leaving) => saveAutomatically(session, leaving),
  });
  const stops = [
    editor.subscribe(({ document }, previous) => {
      if (document !== previous.document) autosave.changed();
    }),
    // What was waited for is over: a dialog, a save by hand, a conflict, the template's being published.
    state.subscribe((now, before) => {
      const changed = ['dialog', 'saving', 'held', 'template'] as const;
      if (changed.some((part) => now[part] !== before[part]) && isDirty(session)) autosave.changed();
    }),
    sessionStore.subscribe(autosave.changed),
    listen(window, 'online', () => autosave.now()),
    listen(document, 'visibilitychange', () => document.visibilityState === 'hidden' && autosave.now(true)),
    listen(window, 'beforeunload', () => autosave.now(true)),
    autosave.stop,
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Returns whether something has to end, or to be decided, before the editor saves. */
function isHeld({ editor, state }: EditorSession): boolean {
  const { dialog, saving, held, reloading } = state.getState();
  if (saving || reloading || (dialog !== null && dialog.kind !== 'save-failed')) return true;
  return held?.kind === 'conflict' || (held?.kind === 'refused' && held.document === editor.getState().document);
}

function listen(target: EventTarget, type: string, listener: () => unknown): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}
