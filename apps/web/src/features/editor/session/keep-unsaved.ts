import { onSessionEnd } from '../../../shared/session/session-store.ts';
import { dropDraft, keepDraft } from './draft-store.ts';
import { type EditorSession, isDirty } from './editor-session.ts';

/** Rest after an edit before the work is kept, and the longest that steady work goes unkept. */
const REST = 1000;
const LONGEST = 8000;

/**
 * Keeps unsaved work on this device while it is unsaved: after each pause, and at once when the page goes away or the
 * session ends. Returns what stops it.
 */
export function keepUnsaved(session: EditorSession): () => void {
  const { editor, state, userId, writer } = session;
  const templateId = state.getState().template.id;
  let timer: number | undefined;
  let waitingSince: number | null = null;

  const keep = async () => {
    window.clearTimeout(timer);
    waitingSince = null;
    if (!isDirty(session)) return;
    const { document } = editor.getState();
    const kept = await keepDraft(userId, templateId, document, writer.revision());
    if (editor.getState().document === document) state.setState({ draftKept: kept && isDirty(session) });
  };
  const stopWatching = editor.subscribe(({ document, saved }, previous) => {
    if (document === previous.document && saved === previous.saved) return;
    state.setState({ draftKept: false });
    window.clearTimeout(timer);
    if (document === saved) {
      waitingSince = null;
      void dropDraft(userId, templateId);
      return;
    }
    waitingSince ??= Date.now();
    const left = LONGEST - (Date.now() - waitingSince);
    timer = window.setTimeout(keep, Math.max(0, Math.min(REST, left)));
  });
  const now = () => void keep();
  window.addEventListener('pagehide', now);
  document.addEventListener('visibilitychange', now);
  const stopSessionEnd = onSessionEnd(now);
  return () => {
    now();
    stopWatching();
    stopSessionEnd();
    window.removeEventListener('pagehide', now);
    document.removeEventListener('visibilitychange', now);
  };
}
