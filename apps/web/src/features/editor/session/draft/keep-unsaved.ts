import { beforeReload } from '../../../../shared/missing-chunk/reload-page.ts';
import { onSessionEnd } from '../../../../shared/session/session-store.ts';
import { type EditorSession, isDirty } from '../editor-session.ts';
import { prefetchWhenIdle } from '../prefetch-when-idle.ts';
import { forgetOldWork } from './recovered-draft.ts';
import { keepForReload } from './switch-mode.ts';

/** Rest after an edit before the work is kept, and the longest that steady work goes unkept. */
const REST = 1000;
const LONGEST = 8000;

/**
 * Keeps the work and its history on this device: after each pause, and at once when the page goes away or the session
 * ends. Returns what stops it.
 */
export function keepUnsaved(session: EditorSession): () => void {
  const { editor, state, work } = session;
  let timer: number | undefined;
  let waitingSince: number | null = null;

  const keep = async (atOnce: boolean) => {
    window.clearTimeout(timer);
    waitingSince = null;
    const { document } = editor.getState();
    const kept = await work.keep(atOnce);
    if (editor.getState().document === document) state.setState({ draftKept: kept && isDirty(session) });
  };
  const wait = () => {
    window.clearTimeout(timer);
    waitingSince ??= Date.now();
    const left = LONGEST - (Date.now() - waitingSince);
    timer = window.setTimeout(() => void keep(false), Math.max(0, Math.min(REST, left)));
  };
  const stopWatching = editor.subscribe(({ document, saved }, previous) => {
    if (document === previous.document && saved === previous.saved) return;
    state.setState({ draftKept: false });
    // What is saved goes from here at once: a page that is left right after saving must not offer older work.
    if (saved !== previous.saved) void keep(false);
    else wait();
  });
  const now = () => {
    if (waitingSince !== null) void keep(true);
  };
  const end = work.begin();
  const stopCleaning = prefetchWhenIdle(forgetOldWork);
  window.addEventListener('pagehide', now);
  document.addEventListener('visibilitychange', now);
  const stopSessionEnd = onSessionEnd(now);
  const stopReload = beforeReload(() => keepForReload(session));
  return () => {
    now();
    end();
    stopWatching();
    stopCleaning();
    stopSessionEnd();
    stopReload();
    window.removeEventListener('pagehide', now);
    document.removeEventListener('visibilitychange', now);
  };
}
